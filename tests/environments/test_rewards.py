"""What the end of a game is worth: by win, margin, rank and share, and by one's own function."""

from __future__ import annotations

import pytest

from emberwatch.engine.errors import BadOption
from emberwatch.engine.rules import Outcome
from emberwatch.environments.rewards import by_margin, by_rank, by_share, reward_of


def outcome(winners: tuple[int, ...], *scores: int) -> Outcome:
    return Outcome(winners, scores, "test")


def twice(outcome: Outcome) -> list[float]:
    return [2.0 * score for score in outcome.scores]


def test_margin_is_the_lead_over_the_best_of_the_others() -> None:
    assert by_margin(outcome((1,), 30, 40, 38)) == [-0.5, 0.1, -0.1]


def test_margin_stops_at_a_clear_lead() -> None:
    assert by_margin(outcome((0,), 90, 10)) == [1.0, -1.0]


def test_rank_goes_from_first_to_last() -> None:
    assert by_rank(outcome((2,), 10, 20, 30)) == [-1.0, 0.0, 1.0]


def test_rank_puts_whoever_won_the_tiebreaker_first() -> None:
    assert by_rank(outcome((1,), 30, 30, 10, 5)) == [1 - 2 / 3, 1.0, 1 - 4 / 3, -1.0]


def test_equal_ranks_are_shared() -> None:
    assert by_rank(outcome((2,), 20, 20, 30)) == [-0.5, -0.5, 1.0]


def test_share_of_a_win() -> None:
    assert by_share(outcome((0, 2), 30, 10, 30)) == [0.5, 0.0, 0.5]


@pytest.mark.parametrize("reward", [by_margin, by_rank])
def test_alone_a_game_is_won_or_lost(reward: object) -> None:
    assert callable(reward)
    assert reward(outcome((0,), 7)) == [1.0]
    assert reward(outcome((), 7)) == [-1.0]


def test_rewards_by_name() -> None:
    end = outcome((1,), 30, 40)
    assert reward_of("outlive", "win")(end) == [-1.0, 1.0]
    assert reward_of("outlive", "margin")(end) == [-0.5, 0.5]
    assert reward_of("outlive", twice)(end) == [60.0, 80.0]
    assert reward_of("outlive", "tests.environments.test_rewards:twice")(end) == [60.0, 80.0]


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="win, margin, rank, share, module:function"):
        reward_of("outlive", "glory")
