"""The narrator speaks to the person who reads: "You take 1 wood", while everybody else reads the name."""

from __future__ import annotations

import re

import pytest

import emberwatch as ew
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.narrator import SEAT_FIELDS, TO_THE_READER, Narrator
from emberwatch.text import LANGUAGES
from tests.text.test_messages import messages

NAMES = ("Zebulon", "Wilhelmina", "Quirinus")
TOLD = re.compile(r"(discover-)?told-[a-z-]+")
TO_ONE_SEAT = ("discover-told-project-shown",)
"""An event that only the other person hears of, so its sentence speaks to that person anyway."""


def play(name: str, seed: int) -> tuple[Game, list[str]]:
    """A game played at random, and every question that anybody was asked in it, in words."""
    game, dice, questions = ew.new_game(name, seats=3, seed=seed, aloud=True), CounterDice(seed), []
    while game.waiting:
        seat = game.waiting[0]
        narrator = Narrator(game, "en", NAMES, reader=seat)
        choices = [narrator.choice(seat, pick) for pick in game.asked[seat]]
        questions += [f"{seat}: {said}" for said in (narrator.question(seat), *choices)]
        game.take(seat, game.asked[seat][dice.below(len(game.asked[seat]))])
    return game, questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_that_names_somebody_can_be_said_to_them(language: str) -> None:
    told = {key: named for key, named in messages(language).items() if TOLD.fullmatch(key) and key not in TO_ONE_SEAT}
    wanted = [f"{key}.{TO_THE_READER[name]}" for key, named in told.items() for name in SEAT_FIELDS if name in named]
    assert len(wanted) > 100
    assert [key for key in wanted if key not in messages(language)] == []


@pytest.mark.parametrize("name", ["outlive", "discover"])
def test_nobody_reads_their_own_name(name: str) -> None:
    for seed in range(3):
        game, questions = play(name, seed)
        for reader, own in enumerate(NAMES):
            narrator = Narrator(game, "en", NAMES, reader=reader)
            assert [line for line in map(narrator.line, narrator.story(reader)) if own in line] == []
            assert [said for said in questions if said.startswith(f"{reader}:") and own in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_to_each_reader(language: str) -> None:
    for name in ("outlive", "discover"):
        game, _ = play(name, 1)
        for reader in (None, 0, 1, 2):
            narrator = Narrator(game, language, NAMES, reader=reader)
            assert all(map(narrator.line, narrator.story(reader)))
            assert narrator.ending()


def test_a_spectator_and_the_others_read_names() -> None:
    game, _ = play("outlive", 1)
    told = {reader: Narrator(game, "en", NAMES, reader=reader) for reader in (None, 0, 1)}
    taken = next(e for e in told[None].story(None) if e["told"] == "took" and e["seat"] == 0)
    assert told[0].line(taken).startswith("You take ")
    assert told[1].line(taken).startswith("Zebulon takes ")
    assert told[None].line(taken).startswith("Zebulon takes ")


def test_the_winner_reads_that_they_have_won() -> None:
    game, _ = play("outlive", 1)
    assert game.outcome is not None
    (winner,) = game.outcome.winners
    assert Narrator(game, "en", NAMES, reader=winner).ending().startswith("You join")
    assert NAMES[winner] in Narrator(game, "en", NAMES, reader=(winner + 1) % 3).ending()
