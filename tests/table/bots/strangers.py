"""Bots from another package, installed in a folder: what the entry point `emberwatch.bots` may bring to a table."""

from __future__ import annotations

from pathlib import Path

CODE = '''
import os
import time

from emberwatch.bots import Bot, Why


class Crasher(Bot):
    name = "crasher"

    def choose(self, glimpse):
        raise ZeroDivisionError("as always")


class Quitter(Bot):
    name = "quitter"

    def choose(self, glimpse):
        os._exit(3)


class Dreamer(Bot):
    name = "dreamer"

    def choose(self, glimpse):
        return ("fly", "moon")


class Stillborn(Bot):
    name = "stillborn"

    def __init__(self, seed):
        raise OSError("no weights")


class Sleeper(Bot):
    name = "sleeper"

    def choose(self, glimpse):
        time.sleep(600)


class Talker(Bot):
    """Plays well, but prints, and gives reasons that nobody has words for."""

    name = "talker"

    def choose(self, glimpse):
        print("thinking", flush=True)
        os.write(1, b"loudly")
        return glimpse.picks[0]

    def why(self):
        return Why("talker-says", mood=object())


class Mute(Talker):
    name = "mute"

    def why(self):
        raise ValueError("no idea")
'''
NAMES = ("crasher", "quitter", "dreamer", "stillborn", "sleeper", "talker", "mute")


def install(folder: Path) -> Path:
    """Write a package as pip would leave it: its module, and a .dist-info with its entry points."""
    about = folder / "strangers-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "strangers_at_the_table.py").write_text(CODE, encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    points = [f"{name} = strangers_at_the_table:{name.title()}" for name in NAMES]
    (about / "entry_points.txt").write_text("\n".join(["[emberwatch.bots]", *points, ""]), encoding="utf-8")
    return folder
