"""A match as a fold over its events: stale orders, undo, ending a turn explicitly."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from emberwatch.engine.agenda import CHANCE, Words
from emberwatch.engine.errors import IllegalPick
from emberwatch.engine.snapshot import snapshot
from emberwatch.table.play.match import Match, MatchEvent, StaleOrder, Start

SECRET = "5e" * 32
OUTLIVE = Start("outlive", 3, {}, SECRET)
DISCOVER = Start("discover", 2, {"copy": 7}, SECRET)
ALONE = Start("discover", 1, {"copy": 7}, SECRET)


def pick(match: Match, seat: int, words: Words, *, hold: bool = False, nonce: str | None = None) -> None:
    match.check_pick(seat, match.count, words)
    match.apply(MatchEvent(match.count, "pick", seat, words, hold, nonce))


def undo(match: Match, seat: int) -> None:
    match.check_undo(seat, match.count)
    match.apply(MatchEvent(match.count, "undo", seat))


def end(match: Match, seat: int) -> None:
    match.check_end(seat, match.count)
    match.apply(MatchEvent(match.count, "end", seat))


def play_until(match: Match, found: Callable[[Match], bool], dice: random.Random, *, hold: bool = False) -> None:
    while not found(match):
        assert match.game.outcome is None, "the situation never came"
        if match.held is not None:
            end(match, match.held)
            continue
        seat = dice.choice(match.waiting)
        pick(match, seat, dice.choice(match.game.picks(seat)), hold=hold)


def same(a: Match, b: Match) -> bool:
    return snapshot(a.game.state) == snapshot(b.game.state) and a.game.log == b.game.log and a.held == b.held


@pytest.mark.parametrize("start", [OUTLIVE, DISCOVER, ALONE])
@pytest.mark.parametrize("seed", range(3))
def test_the_same_events_give_the_same_match(start: Start, seed: int) -> None:
    """Random play with undo and end of turn: folding the events again leads to the same match at every moment."""
    dice, match, events = random.Random(seed), Match(start), []
    while match.game.outcome is None and match.count < 400:
        undoable = [seat for seat in range(start.seats) if match.undoable(seat)]
        if undoable and dice.random() < 0.25:
            event = MatchEvent(match.count, "undo", dice.choice(undoable))
        elif match.held is not None:
            event = MatchEvent(match.count, "end", match.held)
        else:
            seat = dice.choice(match.waiting)
            event = MatchEvent(match.count, "pick", seat, dice.choice(match.game.picks(seat)), dice.random() < 0.5)
        events.append(event)
        match.apply(event)
    again = Match(start, events)
    assert same(match, again)
    assert match.asked_at == again.asked_at
    assert [s.kind for s in match.game.state.story or []] == [s.kind for s in again.game.state.story or []]


@pytest.mark.parametrize("start", [OUTLIVE, DISCOVER])
@pytest.mark.parametrize("seed", range(4))
def test_taking_back_leads_where_one_was(start: Start, seed: int) -> None:
    """Whenever a pick can be taken back, doing so restores the state before it, and nothing had been drawn."""
    dice, match, taken_back = random.Random(seed), Match(start), 0
    while match.game.outcome is None and match.count < 300 and taken_back < 40:
        if match.held is not None:
            end(match, match.held)
            continue
        seat = dice.choice(match.waiting)
        before, drawn = retold(match), chance_in(match)
        pick(match, seat, dice.choice(match.game.picks(seat)), hold=dice.random() < 0.5)
        if match.undoable(seat):
            assert chance_in(match) == drawn
            undo(match, seat)
            assert same(match, before)
            taken_back += 1
            pick(match, seat, dice.choice(match.game.picks(seat)))
    assert taken_back > 5


def retold(match: Match) -> Match:
    """A match made only from the events that count."""
    return Match(match.start, [msgspec.structs.replace(event, number=n) for n, event in enumerate(match.done)])


def chance_in(match: Match) -> int:
    return len([seat for seat, _ in match.game.log if seat == CHANCE])


def test_a_pick_that_drew_something_stays() -> None:
    dice, match = random.Random(1), Match(OUTLIVE)

    def drew(match: Match) -> bool:
        return bool(match.done) and chance_in(match) > 40 and match.game.log[-1][0] == CHANCE

    play_until(match, drew, dice)
    for seat in range(3):
        assert match.undoable(seat) is None
        with pytest.raises(IllegalPick, match="take that back"):
            match.check_undo(seat, match.count)


def why_no_undo(match: Match, seat: int) -> str:
    with pytest.raises(IllegalPick) as caught:
        match.check_undo(seat, match.count)
    return caught.value.key


def test_undo_that_is_impossible_says_why() -> None:
    """Nothing chosen, something drawn, somebody else has moved, the game is over: each has a sentence of its own."""
    dice, match = random.Random(5), Match(OUTLIVE)
    assert why_no_undo(match, 0) == "error-table-undo-nothing"
    seen: set[str] = set()
    while match.game.outcome is None:
        if match.held is not None:
            end(match, match.held)
            continue
        seat, drawn = dice.choice(match.waiting), chance_in(match)
        pick(match, seat, dice.choice(match.game.picks(seat)))
        for other in range(3):
            if match.game.outcome is None and match.undoable(other) is None:
                seen.add(why_no_undo(match, other))
        if match.game.outcome is None and match.undoable(seat) is None and chance_in(match) > drawn:
            assert why_no_undo(match, seat) == "error-table-undo-drawn"
    assert seen >= {"error-table-undo-drawn", "error-table-undo-others"}
    assert why_no_undo(match, 0) == "error-table-undo-over"


def test_a_turn_is_told_from_its_first_pick() -> None:
    """The latest turn of a seat begins where it began to act after the turn last changed."""
    dice, match = random.Random(3), Match(OUTLIVE)
    play_until(match, lambda m: m.turn >= 0 and not m.game.state.parallel and m.count > 30, dice)
    turn = match.turn
    play_until(match, lambda m: m.turn != turn, dice)
    told = match.latest_turn(turn)
    assert told[0].seat == turn
    assert told[0].pick[0] in ("move", "stay"), "a turn of the day begins with a hero's move"
    assert [event.number for event in told] == [event.number for event in match.done[-len(told) :]]


def test_somebody_elses_turn_ends_taking_back() -> None:
    dice, match = random.Random(2), Match(OUTLIVE)
    play_until(match, lambda m: m.turn >= 0 and not m.game.state.parallel and m.undoable(m.waiting[0]) is None, dice)
    first = match.waiting[0]
    while match.waiting == (first,):
        pick(match, first, match.game.picks(first)[-1])
    if match.undoable(first) is not None:
        other = match.waiting[0]
        pick(match, other, match.game.picks(other)[0])
        assert match.undoable(first) is None


def test_in_parallel_ones_own_picks_can_be_taken_back_though_others_moved() -> None:
    """Set-up: everybody chooses at once, on lanes that do not touch each other."""
    match = Match(OUTLIVE)
    assert match.waiting == (0, 1, 2)
    own, others = match.game.picks(0)[0], match.game.picks(1)[1]
    pick(match, 0, own)
    pick(match, 1, others)
    undo(match, 0)
    assert own in match.game.picks(0)
    assert match.picks == [(1, others)]
    assert match.undoable(1) is not None


def test_orders_about_an_old_question_are_stale_and_change_nothing() -> None:
    match = Match(OUTLIVE)
    words = match.game.picks(0)[0]
    pick(match, 0, words)
    before = snapshot(match.game.state)
    with pytest.raises(StaleOrder):
        match.check_pick(0, 0, match.game.picks(0)[0])
    with pytest.raises(StaleOrder):
        match.check_pick(0, 99, match.game.picks(0)[0])
    assert snapshot(match.game.state) == before


def test_somebody_elses_lane_does_not_make_ones_own_question_stale() -> None:
    """Two people who move at the same moment both get their move."""
    match = Match(OUTLIVE)
    pick(match, 0, match.game.picks(0)[0])
    match.check_pick(1, 0, match.game.picks(1)[0])


def test_who_wants_to_say_when_the_turn_is_over_holds_the_others() -> None:
    dice, match = random.Random(5), Match(OUTLIVE)
    play_until(match, lambda m: m.held is not None, dice, hold=True)
    held = match.held
    assert held is not None
    assert match.waiting == ()
    asked = match.game.waiting[0]
    assert asked != held
    with pytest.raises(StaleOrder, match="has not ended their turn"):
        match.check_pick(asked, match.count, match.game.picks(asked)[0])
    with pytest.raises(StaleOrder):
        match.check_end(asked, match.count)
    undo(match, held)
    assert match.held is None
    assert held in match.waiting


def test_after_the_end_of_the_turn_nothing_is_taken_back() -> None:
    dice, match = random.Random(6), Match(OUTLIVE)
    play_until(match, lambda m: m.held is not None, dice, hold=True)
    held = match.held
    assert held is not None
    end(match, held)
    assert match.held is None
    assert match.undoable(held) is None
    assert match.waiting == match.game.waiting


def test_an_order_is_known_again_by_its_name() -> None:
    match = Match(OUTLIVE)
    pick(match, 0, match.game.picks(0)[0], nonce="a")
    assert match.event_of_order(0, "a") == 0
    assert match.event_of_order(1, "a") is None
    assert match.event_of_order(0, "b") is None


# -- gestures ---------------------------------------------------------------------------------------------------------


def gesture(match: Match, seat: int, picks: list[Words], *, hold: bool = False) -> int:
    """Make picks together; return how many were made."""
    made, first = match.check_gesture(seat, match.count, picks), match.count
    for words in made:
        match.apply(MatchEvent(match.count, "pick", seat, words, hold, gesture=first))
    return len(made)


def shortcut_words(match: Match, seat: int) -> list[list[Words]]:
    found = match.game.rules.shortcuts.offer(match.game, seat, lambda key, **_: key)
    return [[pick.words for pick in shortcut.picks] for shortcut in found]


@pytest.mark.parametrize("start", [OUTLIVE, DISCOVER])
@pytest.mark.parametrize("seed", range(3))
def test_a_gesture_is_taken_back_as_one(start: Start, seed: int) -> None:
    """Random play with shortcuts: one undo leads to where one was before, and the events fold to the same match."""
    dice, match, taken_back = random.Random(seed), Match(start), 0
    while match.game.outcome is None and match.count < 400 and taken_back < 15:
        if match.held is not None:
            end(match, match.held)
            continue
        seat = dice.choice(match.waiting)
        found = [picks for picks in shortcut_words(match, seat) if len(picks) > 1]
        if not found:
            pick(match, seat, dice.choice(match.game.picks(seat)))
            continue
        before = retold(match)
        gesture(match, seat, dice.choice(found), hold=dice.random() < 0.5)
        if match.undoable(seat):
            undo(match, seat)
            assert same(match, before)
            taken_back += 1
            pick(match, seat, dice.choice(match.game.picks(seat)))
    assert taken_back > 2


def test_undone_gestures_fold_away() -> None:
    dice, match, events = random.Random(3), Match(OUTLIVE), []
    while match.count < 300 and match.game.outcome is None:
        found = [(seat, picks) for seat in match.waiting for picks in shortcut_words(match, seat) if len(picks) > 1]
        undoable = [seat for seat in range(3) if match.undoable(seat)]
        if match.held is not None:
            made = [MatchEvent(match.count, "end", match.held)]
        elif undoable and dice.random() < 0.4:
            made = [MatchEvent(match.count, "undo", dice.choice(undoable))]
        elif found:
            seat, picks = dice.choice(found)
            row = match.check_gesture(seat, match.count, picks)
            first = match.count
            made = [MatchEvent(first + i, "pick", seat, words, True, gesture=first) for i, words in enumerate(row)]
        else:
            seat = dice.choice(match.waiting)
            made = [MatchEvent(match.count, "pick", seat, dice.choice(match.game.picks(seat)), True)]
        for event in made:
            match.apply(event)
        events += made
    assert any([event.kind == "undo" for event in events])
    assert same(match, Match(OUTLIVE, events))


def test_a_gesture_stops_where_a_pick_is_not_offered_or_a_draw_was_made() -> None:
    dice, match = random.Random(6), Match(OUTLIVE)

    def can_search(match: Match) -> bool:
        return any([("search", "blackwood") in match.game.picks(seat) for seat in match.waiting])

    play_until(match, can_search, dice)
    seat = next(seat for seat in match.waiting if ("search", "blackwood") in match.game.picks(seat))
    search: Words = ("search", "blackwood")
    assert match.check_gesture(seat, match.count, [search, ("pass",)]) == [search]
    assert match.check_gesture(seat, match.count, [search, search, search])[:1] == [search]
    assert match.check_gesture(seat, match.count, [search, ("take", "wood")]) == [search]
    with pytest.raises(IllegalPick):
        match.check_gesture(seat, match.count, [("take", "wood"), search])


def test_a_pass_within_a_gesture_lets_one_take_it_back() -> None:
    """Somebody who ends turns explicitly is asked once more, since the pass came with the rest."""
    dice, match = random.Random(9), Match(OUTLIVE)

    def can_take(match: Match) -> bool:
        seat = match.turn
        return seat in match.waiting and len(match.game.picks(seat)) > 1 and ("take", "wood") in match.game.picks(seat)

    play_until(match, can_take, dice)
    seat = match.turn
    gesture(match, seat, [("take", "wood"), ("pass",)], hold=True)
    assert match.held == seat
    undo(match, seat)
    assert ("take", "wood") in match.game.picks(seat)
