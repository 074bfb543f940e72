"""The table: the server on which people play in the browser, alone, at one screen, or with friends."""
