"""Services: the ways in which messages leave this server, and which addresses a visitor may enter.

The operator writes a pattern for each service, a URL of Apprise in which `{address}` is replaced by what a visitor
enters. Whatever that is, it stays one address: it adds no option, no second recipient, and no host of the visitor's
choice, except for webhooks, which this server sends itself (see webhook.py).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Final
from urllib.parse import quote

import apprise
from apprise import NotifyBase

from emberwatch.engine.errors import BadOption, quote_input
from emberwatch.table.notify.webhook import is_name, is_place

ADDRESS: Final = "{address}"
WEBHOOK: Final = "jsons://{address}"
"""The only pattern in which a visitor names a host."""
LINKS: Final = {
    "discord": ("https://discord.com/api/webhooks/", "https://discordapp.com/api/webhooks/"),
    "jsons": ("https://",),
}
"""Prefixes of an address that was copied from a link; only the rest counts."""
LONGEST_ADDRESS: Final = 400
LONGEST_MAIL: Final = 254
LONGEST_LOCAL_PART: Final = 64
MAILERS: Final = ("ses", "smtp2go", "sparkpost")
"""Services that write to mail addresses although their tokens do not say so."""
EXAMPLE_MAIL: Final = "somebody@example.org"
EXAMPLES: Final = ("1234567890", "123456789012345678", "example", "u" * 30, "0a" * 16, "U" + "0a" * 16)
"""Words of the shapes that services want: phone numbers, numbers and names of people, keys."""

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
SCHEME: Final = re.compile(r"[a-z0-9][a-z0-9+.-]*")
WORD: Final = re.compile(r"[A-Za-z0-9_-]+")
WORDS: Final = re.compile(r"[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*")
DOTTED: Final = r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*"
LOCAL_PART: Final = re.compile(rf"(?!-){DOTTED}(\+{DOTTED})?")
"""The part before the @. Mail allows more, but Apprise would silently drop it."""

# Apprise logs the names of addresses and servers; messages.py logs what an operator has to know.
logging.getLogger("apprise").addHandler(logging.NullHandler())
logging.getLogger("apprise").propagate = False


class ServiceKind(Enum):
    """What a visitor enters."""

    MAIL = "mail"
    """A mail address."""
    WORD = "word"
    """One word: somebody's name or number at a service, a channel, a key."""
    WORDS = "words"
    """Words separated by slashes: the keys of your own webhook at a service."""
    HOST = "host"
    """A host with a path, which this server contacts itself."""


# -- the operator's patterns ------------------------------------------------------------------------------------


def parse_services(given: Sequence[str]) -> dict[str, str]:
    """Read the operator's services by name, each given as NAME=PATTERN. Problems repeat nothing that may be secret."""
    services: dict[str, str] = {}
    for number, text in enumerate(given, start=1):
        name, _, pattern = text.partition("=")
        if not NAME.fullmatch(name) or not pattern:
            raise BadOption("error-message-form", number=number)
        if name in services:
            raise BadOption("error-message-twice", name=name)
        check_pattern(name, pattern)
        services[name] = pattern
    return services


def check_pattern(name: str, pattern: str) -> None:
    """Check that Apprise would understand the pattern once an address is filled in."""
    kind = kind_of(name, pattern)
    if kind is ServiceKind.HOST or kind is ServiceKind.WORDS:  # keys have a different form at each service
        return
    for example in (EXAMPLE_MAIL,) if kind is ServiceKind.MAIL else EXAMPLES:
        if load_service(pattern, example) is not None:
            return
    raise BadOption("error-message-pattern", name=name)


@cache
def kind_of(name: str, pattern: str) -> ServiceKind:
    """What a visitor enters in this pattern; BadOption if it is not a valid pattern."""
    scheme, separator, rest = pattern.partition("://")
    if not separator or not SCHEME.fullmatch(scheme) or re.search(r"[\s\\]", pattern):
        raise BadOption("error-message-url", name=name)
    if pattern.count(ADDRESS) != 1:
        raise BadOption("error-message-address-once", name=name)
    service = service_of(scheme)
    if service is None:
        raise BadOption("error-message-scheme", name=name, scheme=scheme)
    return kind_at(name, pattern, place_in(rest), service)


def service_of(scheme: str) -> type[NotifyBase] | None:
    """The service that Apprise has for this scheme, if everything it needs is installed."""
    known = apprise.NotificationManager()  # type: ignore[no-untyped-call]
    return known[scheme] if scheme in known and known[scheme].enabled else None


def place_in(rest: str) -> str:
    """Where the address is in what follows `scheme://`; empty if there is no valid place for it.

    There is always a host: Apprise would take the first part of the path for a missing one.
    """
    before, _, query = rest.partition("?")
    authority, _, path = before.partition("/")
    user, _, host = authority.rpartition("@")
    if host == ADDRESS:
        return "host"
    if host and ADDRESS in user.split(":"):
        return "user"
    if host and (ADDRESS in path.split("/") or f"to={ADDRESS}" in query.split("&")):
        return "target"
    return ""


def kind_at(name: str, pattern: str, place: str, service: type[NotifyBase]) -> ServiceKind:
    if place == "host":
        templates: Sequence[str] = service.templates
        names_host = any(["{host}" in template for template in templates])
        if names_host and pattern != WEBHOOK:
            raise BadOption("error-message-host", name=name, webhook=WEBHOOK)
        return ServiceKind.HOST if names_host else ServiceKind.WORDS
    if not place:
        raise BadOption("error-message-place", name=name)
    return ServiceKind.MAIL if place == "target" and writes_mail(service) else ServiceKind.WORD


def writes_mail(service: type[NotifyBase]) -> bool:
    targets = [token for token in service.template_tokens if token.startswith("target_")]
    return targets == ["target_email"] or service.secure_protocol in MAILERS


def load_service(pattern: str, address: str) -> NotifyBase | None:
    """The service as Apprise makes it for one address; None if it refuses."""
    url = pattern.replace(ADDRESS, quote(address, safe="/"))
    asset = apprise.AppriseAsset(app_id="Emberwatch", app_desc="Emberwatch", http_redirects=False)
    return apprise.Apprise.instantiate(url, asset=asset)


# -- visitors' addresses ----------------------------------------------------------------------------------------


def check_message(services: Mapping[str, str], service: str, address: str) -> str:
    """The bare address; BadOption if the service is not enabled, or if it cannot be an address there."""
    if service not in services:
        raise BadOption("error-message-service", service=quote_input(service))
    pattern = services[service]
    kind, plain = kind_of(service, pattern), bare(pattern, address)
    if len(plain) > LONGEST_ADDRESS or not FORMS[kind](plain):
        raise BadOption(f"error-message-to-{kind.value}")
    if kind is not ServiceKind.HOST and load_service(pattern, plain) is None:
        raise BadOption("error-message-to-unknown", service=service)
    return plain


def bare(pattern: str, address: str) -> str:
    """The address without surrounding spaces and without the prefix of a link."""
    plain = address.strip(" ")
    for beginning in LINKS.get(pattern.partition("://")[0], ()):
        plain = plain.removeprefix(beginning)
    return plain


def is_mail(address: str) -> bool:
    """Whether it is a plain mail address: no name beside it, no quotes, no comment, no second address."""
    local, _, host = address.rpartition("@")
    short = len(address) <= LONGEST_MAIL and len(local) <= LONGEST_LOCAL_PART
    return short and LOCAL_PART.fullmatch(local) is not None and is_name(host)


def is_word(address: str) -> bool:
    return WORD.fullmatch(address) is not None


def are_words(address: str) -> bool:
    return WORDS.fullmatch(address) is not None


FORMS: Final[Mapping[ServiceKind, Callable[[str], bool]]] = {
    ServiceKind.MAIL: is_mail,
    ServiceKind.WORD: is_word,
    ServiceKind.WORDS: are_words,
    ServiceKind.HOST: is_place,
}
