"""The table server: people play in the browser, alone, at one screen, or with friends."""
