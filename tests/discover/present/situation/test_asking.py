"""The card that asks: which card stands behind a question, and that the question names it."""

from __future__ import annotations

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.discover.rules.day import Turn
from emberwatch.discover.rules.explore import read_aloud
from emberwatch.discover.rules.night import Nightfall, threaten
from emberwatch.engine.game import Game
from emberwatch.narrator import Narrator
from tests.discover.wilderness import ability, found, instant, night, play, survivor, threat, wild

PAY = {"pay": "wood 1", "do": ["gain stone 1"], "else": ["tire 1"]}
NAMES = ("Ann", "Ben")


def asking(game: Game, seat: int) -> tuple[str, str] | None:
    """The kind and the key of the card that asks a seat."""
    card = Narrator(game, "en", NAMES).asking_card(seat)
    return (card.kind, card.thing) if card else None


def test_go_7_a_discovery_card_asks_its_price_and_is_named_in_the_question() -> None:
    s = wild(seats=2, cards=[instant(7, PAY)])
    survivor(s, 0, space="A1", resources={"wood": 1})
    read_aloud(s, 0, s.content.labels.index(7), ())
    game = play(s)
    assert asking(game, 0) == ("read", "card:7")
    assert Narrator(game, "en", NAMES).question(0) == "“Instant 7” asks: Pay 1 wood?"


def test_ro_6_the_night_card_asks_each_survivor_not_the_card_read_last() -> None:
    s = wild(seats=2, cards=[instant(7, "gain wood 1")], nights=[night("dry", {"each": "everyone", "do": [PAY]})])
    for seat in range(2):
        survivor(s, seat, space="A0", resources={"wood": 1})
    s.decks.read_cards |= 1 << s.content.labels.index(7)
    game = play(s, Nightfall())
    seat = game.waiting[0]
    assert asking(game, seat) == ("night-card", "night:dry")
    game.choose(seat, ("pass",))
    assert asking(game, game.waiting[0]) == ("night-card", "night:dry")


def test_th_1_a_threat_asks() -> None:
    s = wild(threats=[threat("thorn", PAY)])
    survivor(s, 0, resources={"wood": 1})
    threaten(s, 0, 1)
    assert asking(play(s), 0) == ("threat", "threat:thorn")


def test_ca_6_an_item_asks_and_its_question_names_it_once() -> None:
    s = wild(cards=[found(9, ability("night", "rest 1", pay="wood 1"))], nights=[night("calm")])
    survivor(s, 0, items=[9], resources={"wood": 1})
    game = play(s, Nightfall())
    assert asking(game, 0) == ("item", "item:0:found-9")
    assert Narrator(game, "en", NAMES).question(0).count("Found 9") == 1


def test_nobodys_card_asks_what_to_do_in_a_turn() -> None:
    s = wild()
    survivor(s, 0, space="A1")
    assert asking(play(s, Turn(0)), 0) is None


def test_every_question_about_lines_has_a_card_behind_it() -> None:
    """In whole games, whoever is asked by a block of lines outside a combat is asked by a card."""
    blocks = ("discover-ask-pay", "discover-ask-choose", "discover-ask-may", "discover-ask-moment")
    seen = 0
    for seed in range(3):
        game = ew.new_game("discover", seats=2, seed=seed, copy=seed)
        players = [bots.make("random", "discover", seed + seat) for seat in range(2)]
        while game.waiting and game.moment < 900:
            seat = game.waiting[0]
            prompt = game.prompt(seat)
            if prompt and prompt.key in blocks and game.view(None)["combat"] is None:
                seen += 1
                assert asking(game, seat) is not None, prompt
            game.take(seat, players[seat].choose(Glimpse(game, seat)))
    assert seen > 10
