"""Seatings are balanced, shares are counted, intervals are right."""

from __future__ import annotations

from collections import Counter

import pytest

from emberwatch.lab.arena.seatings import field, mixes, rounds, schedule
from emberwatch.lab.arena.standings import is_balanced, ratings, standings
from emberwatch.lab.report.shares import chance_of, ranks, share_of, wins


@pytest.mark.parametrize(
    ("bots", "seats", "count"), [(("a", "b"), 4, 14), (("a", "b", "c"), 3, 24), (("a", "b"), 1, 2), (("a",), 3, 1)]
)
def test_all_mixes_are_seated(bots: tuple[str, ...], seats: int, count: int) -> None:
    found = mixes(bots, seats)
    assert len(found) == len(set(found)) == count


def test_a_field_is_seated_in_all_orders() -> None:
    assert len(field(["a", "b", "b", "b"])) == 4
    assert len(field(["a", "a", "b", "b"])) == 6
    assert len(field(["a", "b", "c", "d"])) == 24


@pytest.mark.parametrize("seatings", [mixes("ab", 4), mixes("abc", 3), field("abbb"), field("aabb")])
def test_in_every_round_each_bot_sits_on_each_seat_equally_often(seatings: list[tuple[str, ...]]) -> None:
    found = rounds(seatings)
    assert sorted(seating for one in found for seating in one) == sorted(seatings)
    for one in found:
        assert is_balanced([{"bots": seating} for seating in one], len(seatings[0]))


def test_a_cycle_has_all_seatings_and_the_next_has_them_again() -> None:
    entries = schedule(mixes("ab", 4), 28, seed=3)
    for part in (entries[:14], entries[14:]):
        assert Counter(entry.bots for entry in part) == Counter(mixes("ab", 4))
    assert [entry.seed for entry in entries] == list(range(3, 31))


def test_more_games_go_on_where_fewer_ended() -> None:
    assert schedule(mixes("abc", 4), 200, seed=9)[:50] == schedule(mixes("abc", 4), 50, seed=9)
    assert [f.bots for f in schedule(mixes("abc", 4), 50, 9)] != [f.bots for f in schedule(mixes("abc", 4), 50, 10)]


def test_the_interval_is_wilsons() -> None:
    """Figures from the textbook: 10 of 20, none of 10, 1 of 1."""
    share = share_of(10, 20)
    assert (round(share.low, 4), round(share.high, 4)) == (0.2993, 0.7007)
    none = share_of(0, 10)
    assert (none.low, round(none.high, 4)) == (0.0, 0.2775)
    one = share_of(1, 1)
    assert (round(one.low, 4), one.high) == (0.2065, 1.0)
    assert share_of(0, 0) == (0.0, 0.0, 1.0, 0)


def test_a_shared_victory_is_shared_in_outlive_and_whole_in_discover() -> None:
    assert wins("outlive", 3, [0, 2]) == [0.5, 0.0, 0.5]
    assert wins("discover", 3, [0, 2]) == [1.0, 0.0, 1.0]
    assert wins("outlive", 2, []) == [0.0, 0.0]
    assert chance_of("outlive", 4) == 0.25
    assert chance_of("discover", 4) is None


def test_winners_come_first_then_points_count() -> None:
    assert ranks([1], [20, 20, 5, 5]) == [2, 1, 3, 3]
    assert ranks([], [0, 0]) == [1, 1]
    assert ranks([0, 1], [1, 1, 0]) == [1, 1, 3]


def row(bots: str, winner: int) -> dict[str, object]:
    scores = [10 if seat == winner else 1 for seat in range(len(bots))]
    return {"bots": list(bots), "winners": [winner], "scores": scores}


def test_who_wins_is_rated_higher() -> None:
    rows = [row("ab", 0), row("ba", 1)] * 5
    found = ratings(rows)
    assert float(str(found["a"]["rating"])) > 25 > float(str(found["b"]["rating"]))
    assert float(str(found["a"]["rating_half"])) < 1.96 * 25 / 3


def test_what_a_bot_wins_from_itself_makes_no_difference() -> None:
    """Nobody's rating moves much if the same bot sits on all seats but one and everybody wins in turn."""
    assert ratings([row("aa", 0)]) == {}
    even = ratings([row("aab", winner) for winner in (0, 1, 2)] * 20)
    assert abs(float(str(even["a"]["rating"])) - float(str(even["b"]["rating"]))) < 4


def test_standings_count_seats() -> None:
    table = standings("outlive", [row("aab", 0), row("aba", 1), row("baa", 2)])
    assert [(entry["bot"], entry["n"], entry["won"]) for entry in table] == [("a", 6, 2.0), ("b", 3, 1.0)]
    assert [entry["mean_score"] for entry in table] == [4.0, 4.0]
