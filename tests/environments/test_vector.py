"""Many tables at once are exactly what Gymnasium's own vector environments make of single ones."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import vector as wrappers

import emberwatch as ew
from emberwatch.environments.games import NotBegun
from emberwatch.environments.gymnasium import IDS, SeatEnv
from emberwatch.environments.vector import SeatVectorEnv

TABLES = [
    {"seats": 3, "opponents": "greedy"},
    {"seats": 4, "seat": "random", "opponents": ["random", "novice", "random"], "reward": "margin", "edition": "de"},
    {"game": "discover", "seats": 2, "seat": 1, "opponents": "scout", "reward": "rank"},
    {"game": "discover", "seats": 1},
]


def same_tables(options: dict[str, Any], count: int) -> SyncVectorEnv:
    """Gymnasium's own vector environment of single tables."""
    return SyncVectorEnv([lambda: SeatEnv(**options)] * count, autoreset_mode=AutoresetMode.SAME_STEP)


def choose(masks: Any, turn: int) -> Any:  # noqa: ANN401
    """A legal action for each table, another one each time."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return np.array([its[(turn * 7 + i) % len(its)] for i, its in enumerate(legal)])


def check_same(shown: Any, expected: Any) -> None:  # noqa: ANN401
    """Rewards are 32-bit numbers at the tables; everything else is equal to the bit."""
    *mine, infos = shown
    *other, other_infos = expected
    for a, b in zip(mine, other, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-6)
        assert (a.dtype, a.shape) == (b.dtype, b.shape)
    assert set(infos) == set(other_infos)
    assert data_equivalence(plain(infos), plain(other_infos))


def plain(infos: dict[str, Any]) -> dict[str, Any]:
    """Infos whose arrays of objects are lists."""
    found: dict[str, Any] = {}
    for key, value in infos.items():
        if isinstance(value, dict):
            found[key] = plain(value)
        else:
            found[key] = list(value) if value.dtype == object else value
    return found


@pytest.mark.parametrize("processes", [0, 2])
@pytest.mark.parametrize("options", TABLES)
def test_it_is_gymnasiums_own_vector_environment(options: dict[str, Any], processes: int) -> None:
    tables, expected = SeatVectorEnv(3, **options, processes=processes), same_tables(options, 3)
    assert tables.observation_space == expected.observation_space
    assert tables.action_space == expected.action_space
    assert tables.single_action_space == expected.single_action_space
    assert tables.metadata["autoreset_mode"] is expected.metadata["autoreset_mode"]
    shown: Any = tables.reset(seed=11)
    check_same(shown, expected.reset(seed=11))
    ends = 0
    for turn in range(600):
        actions = choose(shown[-1]["action_mask"], turn)
        shown = tables.step(actions)
        check_same(shown, expected.step(actions))
        ends += int(shown[2].sum())
        if ends >= 4:
            break
    assert ends >= 4, "games ended, and others began"
    check_same(tables.reset(), expected.reset())
    tables.close()


def test_an_illegal_action_loses_as_at_a_single_table() -> None:
    tables, expected = SeatVectorEnv(2, seats=2), same_tables({"seats": 2}, 2)
    shown = tables.reset(seed=1)
    expected.reset(seed=1)
    for wrong in (int(np.flatnonzero(shown[1]["action_mask"][0] == 0)[0]), 9999):
        actions = np.array([wrong, choose(tables.action_masks(), 0)[1]])
        told = tables.step(actions)
        check_same(told, expected.step(actions))
        assert told[1][0] == -1
        assert list(told[2]) == [True, False]
        assert told[4]["final_info"]["illegal"][0]


def test_an_illegal_action_can_raise_instead() -> None:
    tables = SeatVectorEnv(2, seats=2, illegal="raise")
    observations, infos = tables.reset(seed=1)
    wrong = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    legal = choose(infos["action_mask"], 0)
    with pytest.raises(ew.IllegalPick, match="cannot pick"):
        tables.step(np.array([legal[0], wrong]))
    np.testing.assert_array_equal(tables.action_masks(), infos["action_mask"])
    again = SeatVectorEnv(2, seats=2, illegal="raise")
    again.reset(seed=1)
    np.testing.assert_array_equal(tables.step(legal)[0], again.step(legal)[0])
    assert not np.array_equal(tables.batch.observations * tables.batch.scale, observations)


@pytest.mark.parametrize("id", IDS.values())
def test_make_vec_uses_it(id: str) -> None:
    tables = gymnasium.make_vec(id, num_envs=2, seats=2, opponents="random")
    assert isinstance(tables, SeatVectorEnv)
    assert tables.spec is not None
    observations, _ = tables.reset(seed=3)
    assert tables.observation_space.contains(observations)
    tables.close()


def test_it_can_be_made_without_an_import() -> None:
    """Gymnasium 1 knows no plugins; an id may name the module that registers it."""
    code = (
        "import gymnasium\n"
        "id = 'emberwatch.environments.gymnasium:Emberwatch/Outlive-v0'\n"
        "print(type(gymnasium.make(id).unwrapped).__name__, type(gymnasium.make_vec(id)).__name__)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout == "SeatEnv SeatVectorEnv\n", done.stderr


def test_gymnasiums_wrappers_fit() -> None:
    tables = wrappers.DictInfoToList(wrappers.RecordEpisodeStatistics(SeatVectorEnv(2, seats=2)))
    _, infos = tables.reset(seed=2)
    episodes = 0
    for turn in range(600):
        _, rewards, ends, _, infos = tables.step(choose([info["action_mask"] for info in infos], turn))
        for table in np.flatnonzero(ends):
            episodes += 1
            assert infos[table]["episode"]["r"] == pytest.approx(rewards[table])
        if episodes >= 3:
            break
    assert episodes >= 3


def test_some_tables_can_be_reset() -> None:
    tables = SeatVectorEnv(3, seats=2)
    first, infos = tables.reset(seed=5)
    moved = tables.step(choose(infos["action_mask"], 1))[0]
    again, _ = tables.reset(seed=5, options={"reset_mask": np.array([True, False, True])})
    np.testing.assert_array_equal(again[[0, 2]], first[[0, 2]])
    np.testing.assert_array_equal(again[1], moved[1])


def test_what_is_returned_is_not_written_again() -> None:
    tables = SeatVectorEnv(2, seats=2)
    observations, infos = tables.reset(seed=5)
    kept = observations.copy(), infos["action_mask"].copy()
    tables.step(choose(infos["action_mask"], 1))
    np.testing.assert_array_equal(observations, kept[0])
    np.testing.assert_array_equal(infos["action_mask"], kept[1])


def test_opponents_may_be_functions_in_one_process() -> None:
    options = {"seats": 2, "opponents": lambda observation, mask: int(np.flatnonzero(mask)[0])}
    tables, expected = SeatVectorEnv(2, **options), same_tables(options, 2)  # type: ignore[arg-type]
    shown: Any = tables.reset(seed=1)
    check_same(shown, expected.reset(seed=1))
    for turn in range(30):
        actions = choose(shown[-1]["action_mask"], turn)
        shown = tables.step(actions)
        check_same(shown, expected.step(actions))


@pytest.mark.parametrize(
    "options",
    [
        {"seat": 3},
        {"opponents": "nobody"},
        {"illegal": "ignore"},
        {"render_mode": "human"},
        {"processes": 1, "opponents": print},
        {"num_envs": 0},
        {"edition": "klingon"},
    ],
)
def test_what_cannot_be_played_is_refused_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(ew.BadOption) as refused:
        SeatVectorEnv(**{"num_envs": 2, "seats": 3, **options})
    assert str(refused.value)


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [0.5, 0.5], "no"])
def test_what_are_no_actions_is_refused(actions: Any) -> None:  # noqa: ANN401
    tables = SeatVectorEnv(2, seats=2)
    with pytest.raises(NotBegun):
        tables.step(actions)
    tables.reset(seed=1)
    with pytest.raises(ew.IllegalPick, match="2 whole numbers"):
        tables.step(actions)


@pytest.mark.parametrize("seed", [-1, [1], [1, 2, 3], [1, -1]])
def test_a_bad_seed_is_refused(seed: Any) -> None:  # noqa: ANN401
    with pytest.raises(ew.BadOption):
        SeatVectorEnv(2, seats=2).reset(seed=seed)
