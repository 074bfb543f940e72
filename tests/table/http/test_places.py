"""The addresses of the page: which exist, what they are called, and what others are answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from emberwatch.table.http.addresses import find_addresses, is_loopback, own_addresses
from emberwatch.table.http.places import LOST, PagePlace, place_of, title_of, with_title
from emberwatch.table.settings import ServerSettings
from tests.table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page of one line, so that this needs no build."""
    folder = tmp_path_factory.mktemp("places")
    with Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "server.log") as running:
        yield running


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("", PagePlace("home")),
        ("tables/", PagePlace("tables")),
        ("new", PagePlace("new")),
        ("credits", PagePlace("credits")),
        ("rules", PagePlace("rules")),
        ("rules/outlive", PagePlace("rules", "outlive")),
        ("t/aB-3_x", PagePlace("table")),
        ("join/token", PagePlace("join")),
        ("rules/chess", LOST),
        ("rules/outlive/N2", LOST),
        ("t", LOST),
        ("t/a/b", LOST),
        ("t/a b", LOST),
        ("wp-login.php", LOST),
    ],
)
def test_places(path: str, place: PagePlace) -> None:
    assert place_of(path) == place


def test_every_place_has_a_title_of_its_own() -> None:
    titles = {title_of(place_of(path), "en") for path in ("new", "tables", "credits", "rules", "join/x", "nowhere")}
    assert len(titles) == 6
    assert title_of(place_of("rules/discover"), "de") == "Regeln von Discover · Emberwatch"
    assert title_of(place_of(""), "fr") == title_of(place_of("t/x"), "fr") == "Emberwatch"


def test_a_title_cannot_bring_tags() -> None:
    html = '<html lang="en"><title>Emberwatch</title>'
    assert with_title(html, PagePlace("rules", "<b>&"), "es").startswith('<html lang="es"><title>Reglas')
    assert "<b>" not in with_title(html, PagePlace("rules", "<b>&"), "en")


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/rules", 200), ("/rules/outlive", 200), ("/tables", 200), ("/nowhere", 404), ("/rules/chess", 404)],
)
def test_unknown_addresses_are_not_found_and_head_is_answered_alike(server: Server, path: str, status: int) -> None:
    page = httpx.get(server.url + path, headers={"Accept-Language": "de"})
    head = httpx.head(server.url + path, headers={"Accept-Language": "de"})
    if page.status_code == 503:
        pytest.skip("the page has not been built")
    assert (page.status_code, head.status_code) == (status, status)
    assert (head.text, head.headers["content-type"]) == ("", page.headers["content-type"])
    assert f"<title>{title_of(place_of(path[1:]), 'de')}</title>" in page.text
    assert '<html lang="de"' in page.text


def test_addresses_of_the_api_are_refused_as_data(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/nothing")
    assert (answer.status_code, answer.json()["key"]) == (404, "error-table-http")
    assert httpx.head(f"{server.url}/health").status_code == 200


# -- where friends can open the server --------------------------------------------------------------------------------


def test_a_public_origin_comes_before_everything(tmp_path: Path) -> None:
    settings = ServerSettings(host="0.0.0.0", origins=("https://games.example.org/",))
    assert find_addresses(settings) == (["https://games.example.org"], "public")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_on_loopback_is_for_this_machine_only(host: str) -> None:
    assert find_addresses(ServerSettings(host=host)) == ([], "here")


def test_a_server_on_one_address_is_found_there() -> None:
    assert find_addresses(ServerSettings(host="192.168.1.5", port=81)) == (["http://192.168.1.5:81"], "network")
    assert find_addresses(ServerSettings(host="fd00::5", port=81))[0] == ["http://[fd00::5]:81"]


def test_a_server_on_all_addresses_is_found_in_its_networks() -> None:
    origins, reach = find_addresses(ServerSettings(host="0.0.0.0", port=81))
    outside = [host for host in own_addresses() if not is_loopback(host)]
    assert origins == [f"http://{host}:81" for host in outside]
    assert reach == ("network" if outside else "here")


def test_the_server_says_where_it_can_be_opened(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/addresses").json() == {"origins": [], "reach": "here"}
