"""The addresses of the page: which of them exist, and what each is called. The page itself draws them."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from emberwatch.registry import all_games
from emberwatch.text import speaker

NAME: Final = re.compile(r"[\w-]{1,100}")
"""An id of a table, or a token."""
PLAIN: Final = ("new", "tables", "credits", "rules")
"""Pages without anything further in their address."""
TITLE: Final = re.compile(r"<title>.*?</title>")
LANGUAGE: Final = re.compile(r'<html lang="\w+"')


class PagePlace(msgspec.Struct, frozen=True):
    """A page, as the router of the page knows it."""

    page: str
    game: str = ""


LOST: Final = PagePlace("lost")


def place_of(path: str) -> PagePlace:
    """The page at an address; LOST if there is none."""
    parts = [part for part in path.split("/") if part]
    if len(parts) < 2:
        return PagePlace("home") if not parts else PagePlace(parts[0]) if parts[0] in PLAIN else LOST
    first, second = parts[0], parts[1]
    if len(parts) > 2:
        return LOST
    if first == "rules" and second in all_games():
        return PagePlace("rules", second)
    if first in ("t", "join") and NAME.fullmatch(second):
        return PagePlace("table" if first == "t" else "join")
    return LOST


def title_of(place: PagePlace, language: str) -> str:
    """What the browser calls the page, until the page itself says more."""
    known = speaker(language)
    if place.page in ("home", "table"):
        return known.say("page-title")
    if place.game:
        name = f"page-game-{place.game}"
        called = known.say("page-rules-of", game=known.say(name) if known.knows(name) else place.game)
    else:
        called = known.say(f"page-title-{place.page}")
    return known.say("page-title-of", page=called)


def with_title(html: str, place: PagePlace, language: str) -> str:
    """The page's HTML with its title and language; names of games come from other packages, so they are escaped."""
    title = title_of(place, language).replace("&", "&amp;").replace("<", "&lt;")
    html = TITLE.sub(lambda _: f"<title>{title}</title>", html, count=1)
    return LANGUAGE.sub(f'<html lang="{language}"', html, count=1)
