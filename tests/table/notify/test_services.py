"""Services: what an operator may enable, and how little a visitor can do with an address."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from emberwatch.engine.errors import BadOption
from emberwatch.table.notify import webhook
from emberwatch.table.notify.messages import check_message, parse_services
from emberwatch.table.notify.services import ServiceKind, kind_of, load_service
from emberwatch.text import LANGUAGES, speaker
from tests.effort import often

MAIL = "mailtos://robot:hunter2@smtp.example.org?to={address}"
SERVICES = {
    "mail": MAIL,
    "discord": "discord://{address}",
    "webhook": "jsons://{address}",
    "telegram": "tgram://123456789:abcdefg_hijklmnop/{address}",
}
TOKEN = f"{'1' * 18}/{'a' * 68}"


# -- the operator -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "kind"),
    [
        (MAIL, ServiceKind.MAIL),
        ("mailto://smtp.example.org:2525/{address}?from=robot@example.org", ServiceKind.MAIL),
        ("sendgrid://key:robot@example.org/{address}", ServiceKind.MAIL),
        ("discord://{address}", ServiceKind.WORDS),
        ("slack://{address}", ServiceKind.WORDS),
        ("tgram://123456789:abcdefg_hijklmnop/{address}", ServiceKind.WORD),
        ("ntfys://ntfy.example.org/{address}", ServiceKind.WORD),
        (f"pover://{{address}}@{'a' * 30}", ServiceKind.WORD),
        ("jsons://{address}", ServiceKind.HOST),
    ],
)
def test_patterns_of_an_operator(pattern: str, kind: ServiceKind) -> None:
    assert parse_services([f"some={pattern}"]) == {"some": pattern}
    assert kind_of("some", pattern) is kind


def test_several_services() -> None:
    assert parse_services([f"{name}={pattern}" for name, pattern in SERVICES.items()]) == SERVICES
    assert parse_services([]) == {}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("", "error-message-form"),
        ("mail", "error-message-form"),
        ("mail=", "error-message-form"),
        (f"={MAIL}", "error-message-form"),
        (MAIL, "error-message-form"),
        (f"My Mail={MAIL}", "error-message-form"),
        ("mail=smtp.example.org", "error-message-url"),
        ("mail=jsons:/{address}", "error-message-url"),
        ("mail=jsons://a b/{address}", "error-message-url"),
        ("mail=jsons://\\{address}", "error-message-url"),
        ("mail=jsons://example.org/\n{address}", "error-message-url"),
        ("mail=mailtos://robot:hunter2@smtp.example.org", "error-message-address-once"),
        ("mail=jsons://{address}/{address}", "error-message-address-once"),
        ("mail=carrierpigeon://{address}", "error-message-scheme"),
        ("mail=mailto://{address}", "error-message-host"),
        ("mail=json://{address}", "error-message-host"),
        ("mail=jsons://{address}/hook", "error-message-host"),
        ("mail=jsons://{address}?method=get", "error-message-host"),
        ("mail=jsons://robot:hunter2@{address}", "error-message-host"),
        ("mail=ntfy://{address}", "error-message-host"),
        ("mail=matrixs://robot:hunter2@{address}/room", "error-message-host"),
        ("mail=jsons:///{address}", "error-message-place"),
        ("mail=mailtos://?to={address}", "error-message-place"),
        ("mail=mailtos://{address}@", "error-message-place"),
        ("mail=jsons://{address}:8443/", "error-message-place"),
        ("mail=jsons://{address}.example.org", "error-message-place"),
        ("mail=jsons://example.org/a{address}", "error-message-place"),
        ("mail=mailtos://smtp.example.org?from=a@example.org&to=x{address}", "error-message-place"),
        ("mail=mailtos://smtp.example.org?to=a@example.org&smtp={address}", "error-message-place"),
        ("mail=tgram://notatoken/{address}", "error-message-pattern"),
        ("mail=mailto://smtp.example.org?mode=nonsense&to={address}", "error-message-pattern"),
    ],
)
def test_bad_patterns_are_refused_and_no_secret_is_said(given: str, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        parse_services([given])
    assert caught.value.key == key
    for language in LANGUAGES:
        assert "hunter2" not in speaker(language).say(key, **caught.value.details)


def test_two_services_of_one_name() -> None:
    with pytest.raises(BadOption, match="mail"):
        parse_services([f"mail={MAIL}", "mail=discord://{address}"])


# -- the visitor ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("service", "address", "kept"),
    [
        ("mail", "ada@example.org", "ada@example.org"),
        ("mail", "  Ada.Lovelace-1+games@mail.example.co.uk ", "Ada.Lovelace-1+games@mail.example.co.uk"),
        ("discord", TOKEN, TOKEN),
        ("discord", f"https://discord.com/api/webhooks/{TOKEN}", TOKEN),
        ("telegram", "-1001234567890", "-1001234567890"),
        ("webhook", "hooks.example.org", "hooks.example.org"),
        ("webhook", "https://hooks.example.org/a/b-c_d.e~f", "hooks.example.org/a/b-c_d.e~f"),
        ("webhook", "hooks.example.org:443/ada", "hooks.example.org:443/ada"),
        ("webhook", "xn--bcher-kva.example", "xn--bcher-kva.example"),
        ("webhook", "1.1.1.1/ada", "1.1.1.1/ada"),
        ("webhook", "[2606:4700:4700::1111]/ada", "[2606:4700:4700::1111]/ada"),
    ],
)
def test_good_addresses(service: str, address: str, kept: str) -> None:
    assert check_message(SERVICES, service, address) == kept


def test_only_enabled_services() -> None:
    with pytest.raises(BadOption) as caught:
        check_message({"mail": MAIL}, "webhook", "hooks.example.org")
    assert caught.value.key == "error-message-service"


SMUGGLED = (
    *("", " ", "@", "ada", "ada@", "@example.org", "ada@@example.org", "ada@localhost", "ada@127.0.0.1", "ada@[::1]"),
    *("ada@example.org?cc=eve@example.org", "ada@example.org&smtp=evil.example.org", "ada@example.org&mode=insecure"),
    *("ada@example.org,eve@example.org", "ada@example.org eve@example.org", "ada@example.org;eve@example.org"),
    *("ada@example.org/eve@example.org", "ada@example.org\n", "ada@example.org\r\nBcc: eve@example.org"),
    *("Ada <ada@example.org>", '"ada eve"@example.org', "ada%40example.org", "ada%0a@example.org", "ada@example.org#x"),
    *(
        "ada@example.org%26cc=eve@example.org",
        "ädä@example.org",
        "ada@exämple.org",
        "ada..b@example.org",
        "-f@example.org",
    ),
    *(".ada@example.org", "ada@example..org", "ada@-example.org", f"{'a' * 65}@example.org", f"a@{'b.' * 130}org"),
    *("{address}@example.org", "{{x}}@example.org", "ada@example.org\u2028", "ada\x00@example.org", "a" * 500),
)


@pytest.mark.parametrize("address", SMUGGLED)
def test_a_mail_address_is_nothing_but_one(address: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_message(SERVICES, "mail", address)
    assert caught.value.key == "error-message-to-mail"


@pytest.mark.parametrize("service", ["discord", "telegram"])
@pytest.mark.parametrize(
    "address",
    [
        *(
            "",
            "/",
            "a//b",
            "/a",
            "a/",
            "a?b=c",
            "a&b",
            "a@b",
            "a%2fb",
            "a:b",
            "a.b",
            "a b",
            "a,b",
            "a;b",
            "a#b",
            "a\\b",
        ),
        *("a\n", "../a", "{address}", "ä", f"{TOKEN}?avatar_url=x", f"{TOKEN}/?x", f"evil@{TOKEN}", "a" * 500),
    ],
)
def test_words_are_nothing_but_words(service: str, address: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_message(SERVICES, service, address)
    assert caught.value.key == ("error-message-to-words" if service == "discord" else "error-message-to-word")


def test_one_word_names_one_recipient() -> None:
    with pytest.raises(BadOption):
        check_message(SERVICES, "telegram", "1/2")


def test_a_word_that_the_service_cannot_use() -> None:
    with pytest.raises(BadOption) as caught:
        check_message(SERVICES, "discord", "onlyoneword")
    assert caught.value.key == "error-message-to-unknown"


ATOM = st.from_regex(r"[A-Za-z0-9_+.-]{1,12}@[A-Za-z0-9.-]{1,12}\.[A-Za-z]{1,4}", fullmatch=True)


@settings(max_examples=often(60, 1000))
@example("ada@example.org")
@example("Ada.Lovelace-1+games@mail.example.co.uk")
@example("a+b+c@example.org")
@example("a+@example.org")
@given(ATOM)
def test_apprise_understands_an_address_as_it_is_meant(address: str) -> None:
    """An accepted address becomes the one recipient, and the operator's server and secrets stay the operator's."""
    try:
        check_message(SERVICES, "mail", address)
    except BadOption:
        return
    for pattern in (MAIL, "mailtos://robot:hunter2@smtp.example.org/{address}"):
        made: Any = load_service(pattern, address)
        assert made.targets == [(False, address)]
        assert (made.smtp_host, made.user, made.password) == ("smtp.example.org", "robot", "hunter2")
        assert not made.cc
        assert not made.bcc


INSIDE = (
    *(
        "127.0.0.1",
        "127.1",
        "127.0.1",
        "0x7f.1",
        "0x7f000001",
        "0177.0.0.1",
        "2130706433",
        "017700000001",
        "0",
        "0.0.0.0",
    ),
    *("127.0.0.1.", "10.0.0.1", "10.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("100.127.255.254", "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.1", "203.0.113.1"),
    *("224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8"),
    *("::127.0.0.1", "::ffff:7f00:1", "64:ff9b::7f00:1", "64:ff9b:1::1", "100::1", "fe80::1", "fec0::1", "fc00::1"),
    *("fd00:ec2::254", "ff02::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "3fff::1", "5f00::1", "fe80::1%eth0"),
)


@pytest.mark.parametrize("host", INSIDE)
def test_inside_addresses_are_not_public(host: str) -> None:
    assert not webhook.is_public(host)
    for address in (host, f"[{host}]", f"{host}/ada", f"[{host}]:443/ada", f"https://{host}"):
        with pytest.raises(BadOption) as caught:
            check_message(SERVICES, "webhook", address)
        assert caught.value.key == "error-message-to-host"


@pytest.mark.parametrize(
    "address",
    [
        *("", "/", "localhost", "LOCALHOST", "localhost.", "intranet/hook", "example", "example.org.", ".example.org"),
        *(
            "robot:hunter2@example.org",
            "robot@example.org",
            "example.org@localhost",
            "example.org:80",
            "example.org:8443",
        ),
        *("example.org:443:80", "example.org:0443", "http://example.org", "file:///etc/passwd", "//example.org"),
        *("https://https://example.org", "example.org/?a=b", "example.org?a=b", "example.org/a&b", "example.org/%2e"),
        *(
            "example.org/#x",
            "example.org/a b",
            "example.org/\r\nHost: localhost",
            "example.org\n",
            "example.org\\@localhost",
        ),
        *(
            "exa_mple.org",
            "-example.org",
            "example-.org",
            "exämple.org",
            "ⓔxample.org",
            "１２７.0.0.1",
            "example.org。",
        ),
        *("example.0x7f", "example.127", f"{'a' * 64}.org", f"{'a.' * 130}org", "[example.org]x", "[::1", "::1]"),
    ],
)
def test_a_webhook_is_a_host_and_a_path(address: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_message(SERVICES, "webhook", address)
    assert caught.value.key == "error-message-to-host"


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "1.1.1.1", "100.63.255.255", "172.32.0.1", "2606:4700::1", "2a00:1450::1"]
)
def test_public_addresses(address: str) -> None:
    assert webhook.is_public(address)
