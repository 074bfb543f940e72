"""The texts: Fluent messages, in one folder per language. Only this module loads and formats them.

A game of another package brings its own folders: see `add_folder`.
"""

from __future__ import annotations

import re
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from emberwatch.engine.errors import BadOption

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "fr", "es")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=(?:.*\n?)(?:^(?!#|-?[A-Za-z]).*\n?)*", re.MULTILINE)
"""A message or a term with all its lines. A line that begins with neither a name nor a comment belongs to it."""
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
PACKAGES = [__name__]
"""Where the folders of languages are; what an earlier package says cannot be replaced by a later one."""


def add_folder(package: str) -> None:
    """Read the words of another package, too: from its folders en, de, fr and es.

    Where it has no folder for a language, its English words are used.
    """
    if package not in PACKAGES:
        entries_of(ENGLISH, package)  # raises now if there are none
        PACKAGES.append(package)
        for known in SPEAKERS.values():
            known.learn(package)


def entries_of(language: str, package: str = __name__) -> dict[str, str]:
    """The sources of all messages and terms (`-name`) of a language in a package."""
    folder = files(package).joinpath(language)
    if not folder.is_dir():
        folder = files(package).joinpath(ENGLISH)
    entries: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
                entries.setdefault(entry[1], entry[0])
    return entries


class Speaker:
    """A speaker of one language. It parses a message when it first says it, since most programs say few messages."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        """What has not been parsed yet."""
        for package in PACKAGES:
            self.learn(package)

    def learn(self, package: str) -> None:
        """Know the words of one more package."""
        self.unread = entries_of(self.language, package) | self.unread

    def read(self, name: str) -> None:
        """Parse a message, and all messages and terms that it contains."""
        source = self.unread.pop(name, None)
        if source is not None:
            self.bundle.add_resource(FluentResource(source))
            for other in REFERENCE.findall(source):
                self.read(other)

    def knows(self, key: str) -> bool:
        """Whether this message, or this attribute of a message (`room-look.help`), exists."""
        name, _, attribute = key.partition(".")
        self.read(name)
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, **details: str | int) -> str:
        """Format a message, or an attribute of a message, with its arguments."""
        if not self.knows(key):
            raise KeyError(f"no message {key!r} in {self.language!r}")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, problems = self.bundle.format_pattern(pattern, dict(details))
        if problems:
            raise KeyError(f"message {key!r} in {self.language!r}: {problems[0]}")
        return str(said)


SPEAKERS: dict[str, Speaker] = {}


def speaker(language: str) -> Speaker:
    """The speaker of a language, which is made only once."""
    if language not in LANGUAGES:
        raise BadOption("error-language", language=language, languages=", ".join(LANGUAGES))
    if language not in SPEAKERS:
        SPEAKERS[language] = Speaker(language)
    return SPEAKERS[language]
