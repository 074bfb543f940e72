"""The weight of the first page: the bytes that a browser loads, compressed as the server sends them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Final
from urllib.parse import urljoin

from benchmarks.table.server import Reply, Subject

LINKS: Final = ("stylesheet", "modulepreload", "preload", "icon", "manifest")
"""Kinds of links whose targets are loaded at once."""
FONT: Final = re.compile(r"@font-face\s*\{(.*?)\}", re.DOTALL)
URL: Final = re.compile(r"url\(\s*[\"']?([^\"')]+)")
RANGE: Final = re.compile(r"unicode-range\s*:([^;}]*)")
IMPORT: Final = re.compile(r"(?:\bfrom|\bimport)\s*[\"'`](\./[^\"'`]+\.js)[\"'`]")
"""Another script that a script needs before it can run."""
WORDS: Final = re.compile(r"text/en/[\w-]+\.ftl[\"'`]:[^{}]*?import\(\s*[\"'`](\./[^\"'`]+)")
"""A script with the words of one language, which is loaded before anything is shown."""
LETTER: Final = ord("A")


class Links(HTMLParser):
    """The links in a page's head."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "script" and given.get("src"):
            self.found.append(str(given["src"]))
        if tag == "link" and given.get("rel") in LINKS and given.get("href"):
            self.found.append(str(given["href"]))


def first_page(subject: Subject) -> dict[str, int] | None:
    """Each address that the first page loads, with the bytes of its answer; None if the page has not been built."""
    if subject.ask("GET", "/").status != 200:
        return None
    sizes: dict[str, int] = {}
    waiting = ["/"]
    while waiting:
        path = waiting.pop()
        if path not in sizes:
            reply = subject.ask("GET", path, Accept_Encoding="gzip")
            sizes[path] = reply.size
            waiting += [urljoin(path, name) for name in files_named_in(path, text_of(reply))]
    return sizes


def text_of(reply: Reply) -> str:
    body = gzip.decompress(reply.body) if reply.headers.get("content-encoding") == "gzip" else reply.body
    return body.decode("utf-8", errors="replace")


def files_named_in(path: str, text: str) -> Iterator[str]:
    """The files that a browser loads because of this one."""
    if path == "/":
        links = Links()
        links.feed(text)
        yield from links.found
    elif path.endswith(".js"):
        yield from IMPORT.findall(text)
        yield from WORDS.findall(text)
    elif path.endswith(".css"):
        yield from fonts(text)


def fonts(style: str) -> Iterator[str]:
    """The fonts for plain letters: a browser does not load those for other characters until it meets one."""
    for face in FONT.findall(style):
        where, span = URL.search(face), RANGE.search(face)
        if where and (span is None or any([holds(part.strip()) for part in span[1].split(",")])):
            yield where[1]


def holds(span: str) -> bool:
    """Whether a range such as `U+0-7F`, `U+41` or `U+??` contains a plain letter."""
    first, _, last = span.upper().removeprefix("U+").partition("-")
    last = last or first.replace("?", "F")
    return int(first.replace("?", "0"), 16) <= LETTER <= int(last, 16)
