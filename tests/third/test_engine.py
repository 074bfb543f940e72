"""Pebbles in the engine: laws, records, positions, knowledge, texts."""

from __future__ import annotations

import json

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import emberwatch as ew
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.engine.position import read_position, write_position
from emberwatch.engine.snapshot import snapshot
from emberwatch.narrator import Narrator
from emberwatch.text import LANGUAGES, speaker
from tests.paths import ROOT

pytestmark = pytest.mark.usefixtures("_pebbles")


def played(seed: int, picks: int | None = None) -> Game:
    """A random game of three, to its end or to this many picks."""
    game, dice = ew.new_game("pebbles", seats=3, seed=seed, aloud=True), CounterDice(seed)
    while game.waiting and game.choices != picks:
        offered = game.asked[game.waiting[0]]
        game.take(game.waiting[0], offered[dice.below(len(offered))])
    return game


def test_it_is_listed_after_ours() -> None:
    assert list(ew.games()) == ["outlive", "discover", "pebbles"]
    assert ew.games()["pebbles"]["options"] == {"edition": {"values": ["short", "long"], "default": "short"}}


@pytest.mark.parametrize("edition", ["short", "long"])
@pytest.mark.parametrize("seats", [2, 3])
def test_it_keeps_the_laws(seats: int, edition: str) -> None:
    for seed in range(5):
        game = ew.check_laws(
            lambda seed=seed: ew.new_game("pebbles", seats=seats, seed=seed, edition=edition),  # type: ignore[misc]
            ew.replay, seed, thorough_every=1,
        )  # fmt: skip
        assert game.decisions == 5 * seats


def test_a_record_reproduces_and_an_edited_one_is_refused() -> None:
    game = played(3)
    record = json.loads(json.dumps(game.record()))
    assert ew.replay(record).outcome == game.outcome
    record["picks"][-1] = [*record["picks"][-1][:-1], "purple"]
    with pytest.raises(ew.BadRecord):
        ew.replay(record)


def test_a_position_is_taken_up_again() -> None:
    game = played(4, picks=7)
    position = json.loads(json.dumps(write_position(game)))
    again = read_position(position, game.rules, game.seats, game.options, CounterDice(4))
    again.resume()
    assert snapshot(again.state) == snapshot(game.state)
    assert again.asked == game.asked


def test_pb1_favourites_are_secret_and_imagined_in_every_way() -> None:
    game = played(5, picks=4)
    own = game.view(1)["favourites"]
    assert isinstance(own, list)
    assert [favourite is None for favourite in own] == [True, False, True]
    assert game.view(None)["favourites"] == [None, None, None]
    worlds = {str(game.imagine(1, seed).rules.view(game.imagine(1, seed).state, 0)["favourites"]) for seed in range(20)}
    assert len(worlds) == 2, "seat 0 may have either of the two colours that seat 1 has not"
    told = [event for event in game.story(1) if event["told"] == "favourite"]
    assert [event["colour"] for event in told] == [own[1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    game = ew.new_game("pebbles", seats=3, seed=6, aloud=True)
    narrator, said = Narrator(game, language, ["Ada", "Ben", "Cyd"]), []
    while game.waiting:
        seat = game.waiting[0]
        said += [narrator.question(seat), *[narrator.choice(seat, pick) for pick in game.asked[seat]]]
        said += [entry.title for entry in game.rules.clickables.glossary(game.state, seat, narrator.say).values()]
        game.take(seat, game.asked[seat][-1])
    said += [narrator.line(event) for seat in range(3) for event in narrator.story(seat)]
    said += [narrator.ending(), *narrator.rules(game.rules.rule_ids)]
    assert all(said)
    assert not [line for line in said if "pebbles-" in line]


def test_its_texts_are_the_same_in_all_languages() -> None:
    keys = {language: keys_in(language) for language in LANGUAGES}
    assert all(found == keys["en"] for found in keys.values())


def keys_in(language: str) -> list[str]:
    body = FluentParser().parse((ROOT / f"tests/pebbles/{language}/pebbles.ftl").read_text("utf-8")).body
    messages = [entry for entry in body if isinstance(entry, Message)]
    return [f"{m.id.name}.{a.id.name}" for m in messages for a in m.attributes] + [m.id.name for m in messages]


def test_a_speaker_that_was_there_before_learns_its_texts() -> None:
    """`ew` is imported, and much is said, before anybody asks which games exist."""
    english = speaker("en")
    assert english.say("game-outlive") == "Outlive"
    assert not english.knows("game-pebbles")
    ew.games()
    assert english.say("game-pebbles") == "Pebbles"
    assert speaker("de").say("game-pebbles") == "Kiesel"
