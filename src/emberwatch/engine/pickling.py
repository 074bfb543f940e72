"""Pickled games: the position, the dice and the record. Steps and states of the compiled form cannot be pickled.

Importing this module tells `pickle` how to do it.
"""

from __future__ import annotations

import copyreg
from typing import Any, NamedTuple

from emberwatch.engine.agenda import NO_PICKS, Agenda, LogEvent, Words
from emberwatch.engine.dice import Dice
from emberwatch.engine.errors import BadPosition
from emberwatch.engine.game import Game
from emberwatch.engine.position import Reader, Relic, forgotten_pick, write_value
from emberwatch.engine.record import Memory, without_script
from emberwatch.engine.rules import Rules


class WholeGame(NamedTuple):
    """All that a game consists of, as plain data, with its rules and its dice."""

    rules: Rules
    version: int
    options: dict[str, object]
    state: object
    dice: Dice
    asked: list[list[int]]
    """What each seat is offered, by the numbers of the picks."""
    log: list[tuple[int, Words]]
    chapters: tuple[object, ...]
    decisions: int
    choices: int
    story: list[tuple[Any, ...]] | None


def write_whole(game: Game) -> WholeGame:
    story = game.state.story
    return WholeGame(
        game.rules,
        game.rules.version,
        dict(game.options),
        write_value(game.state),
        game.dice,
        [[pick.number for pick in picks] for picks in game.asked],
        [(seat, pick.words) for seat, pick in game.log],
        game.chapters,
        game.decisions,
        game.choices,
        None if story is None else [(told.kind, told.numbers, told.only, told.at) for told in story],
    )


def restore(whole: WholeGame) -> Game:
    """The game that was pickled; BadPosition if the rules have changed since."""
    rules, seats = whole.rules, len(whole.asked)
    if whole.version != rules.version:
        problem = f"pickled with version {whole.version} of the rules, these are version {rules.version}"
        raise BadPosition("error-position", problem=problem)
    state = Reader(rules, rules.start(seats, whole.options)).read(whole.state)
    assert isinstance(state, Agenda)
    state.story = None if whole.story is None else [event_of(told) for told in whole.story]
    picks = rules.vocabulary.picks
    asked = [[picks[number] for number in numbers] if numbers else NO_PICKS for numbers in whole.asked]
    game = Game(rules, whole.options, state, whole.dice, asked)
    remember(game, whole)
    return without_script(game)


def event_of(told: tuple[Any, ...]) -> LogEvent:
    event = LogEvent(told[0], told[1], told[2])
    event.at = told[3]
    return event


def remember(game: Game, whole: WholeGame) -> None:
    known = game.rules.vocabulary.by_words
    for seat, words in whole.log:
        game.note(seat, known.get(words) or forgotten_pick(words))
    game.chapters = whole.chapters  # type: ignore[assignment]
    game.decisions, game.choices = whole.decisions, whole.choices


def reduce_game(game: Game) -> tuple[Any, ...]:
    return restore, (write_whole(game),)


def refuse_relic(relic: Relic) -> tuple[Any, ...]:
    raise TypeError("a relic cannot be pickled: these rules cannot read its state back")


copyreg.pickle(Game, reduce_game)
copyreg.pickle(Memory, reduce_game)
copyreg.pickle(Relic, refuse_relic)
