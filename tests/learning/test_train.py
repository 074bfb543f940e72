"""Training: what a round remembers, what it learns from, and that a run learns and goes on. Needs PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'emberwatch[train]'")

from emberwatch.bots.net import read_net  # noqa: E402
from emberwatch.cli.main import main  # noqa: E402
from emberwatch.learning.export import export  # noqa: E402
from emberwatch.learning.measure import measure, sum_up  # noqa: E402
from emberwatch.learning.rollout import Rollout, advantages  # noqa: E402
from emberwatch.learning.train import Settings, Trainer, leads, train  # noqa: E402

SMALL = Settings(
    "outlive", minutes=0.2, seats=(2,), width=48, depth=1, tables=24, steps=24, samples=512, epochs=1, blocks=2
)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def round_of(seats: list[int], worth: list[float], ends: list[bool], finals: list[float]) -> Rollout:
    """A round at one table: who chose, how its position was judged, and whether a game ended before."""
    made = Rollout(len(seats), 1, 4, 3, "cpu")
    made.seats[:, 0] = torch.tensor(seats)
    made.worth[:, 0] = torch.tensor(worth)[:, None]
    made.ends[:, 0] = torch.tensor(ends)
    made.finals[:, 0, : len(finals)] = torch.tensor(finals)[:, None]
    return made


def test_a_choice_is_judged_by_the_next_choice_of_the_same_seat() -> None:
    made = round_of([0, 1, 0, 1], [0.1, 0.5, 0.4, 0.2], [False] * 4, [])
    better, sequel = advantages(made, trust=0.0)
    assert better[:2, 0, 0].tolist() == pytest.approx([0.3, -0.3])
    assert sequel[:, 0].tolist() == [True, True, False, False]


def test_the_last_choices_of_a_game_are_judged_by_its_end() -> None:
    made = round_of([0, 1, 0], [0.1, 0.5, 0.3], [False, False, True], [1.0, -1.0])
    better, sequel = advantages(made, trust=0.0)
    assert better[:2, 0, 0].tolist() == pytest.approx([0.9, -1.5])
    assert sequel[:, 0].tolist() == [True, True, False]


def test_trust_looks_further_ahead() -> None:
    made = round_of([0, 0, 0], [0.1, 0.2, 0.6], [False] * 3, [])
    better, _ = advantages(made, trust=0.5)
    assert better[:2, 0, 0].tolist() == pytest.approx([0.1 + 0.5 * 0.4, 0.4])


def test_leads() -> None:
    scores = torch.tensor([[40.0, 30.0, 0.0, 0.0], [10.0, 90.0, 20.0, 0.0]])
    there = torch.tensor([[True, True, False, False], [True, True, True, False]])
    assert leads(scores, there).tolist() == [[0.5, -0.5, 0.0, 0.0], [-1.0, 1.0, -1.0, 0.0]]


def test_a_run_learns_and_goes_on(tmp_path: Path) -> None:
    rows: list[dict[str, float]] = []
    first = train(SMALL, tmp_path, until=0.1, tell=rows.append)
    assert rows[-1]["entropy"] < rows[0]["entropy"] + 0.5
    assert first.choices == rows[-1]["choices"] == len(rows) * SMALL.steps * SMALL.tables
    before = first.choices
    second = Trainer(SMALL, tmp_path, rows.append)
    assert second.choices == before
    assert second.seconds == pytest.approx(first.seconds)
    for name, value in first.player.model.state_dict().items():
        assert torch.equal(value, second.player.model.state_dict()[name])
    second.run(60 * 0.12)
    assert second.choices > before


def test_what_was_learned_can_be_played(tmp_path: Path) -> None:
    trained = train(SMALL, tmp_path, until=0.02, tell=lambda row: None)
    export(trained.player, "outlive", tmp_path / "net.npz", {"minutes": 0.02})
    net, row = read_net(tmp_path / "net.npz", "outlive"), bytes(range(200)) * 7 + bytes(44)
    with torch.no_grad():
        picks, worth = trained.player.model(
            torch.frombuffer(bytearray(row), dtype=torch.uint8)[None] * trained.player.scale
        )
    judged = net.judge([row])
    np.testing.assert_allclose(judged.picks[0], picks[0].numpy(), atol=0.05, rtol=0.02)
    np.testing.assert_allclose([judged.win[0], judged.lead[0]], worth[0].numpy(), atol=0.05, rtol=0.02)


def test_a_run_can_begin_with_a_net(tmp_path: Path) -> None:
    first = train(SMALL, tmp_path / "one", until=0.01, tell=lambda row: None)
    export(first.player, "outlive", tmp_path / "net.npz", {})
    second = Trainer(SMALL, tmp_path / "two", lambda row: None, tmp_path / "net.npz")
    for name, value in first.player.model.state_dict().items():
        assert torch.allclose(value, second.player.model.state_dict()[name], atol=2e-3)


def test_strength_is_measured_with_equally_many_games_at_every_table(tmp_path: Path) -> None:
    trained = train(SMALL, tmp_path, until=0.01, tell=lambda row: None)
    found = measure(trained.player, "outlive", ["random"], 10, tables=4, seed=1, processes=0)
    assert found.games == 12
    assert 0 <= found.low <= found.share <= found.high <= 1


def test_the_interval_is_wilsons() -> None:
    found = sum_up(("random",), [1.0] * 8 + [0.0] * 2)
    assert (found.share, found.low, found.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


def test_train_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "outlive", "--minutes", "0.01", "--out", str(tmp_path / "run"), "--tables", "8", "--workers", "1"]
    main([*words, "--width", "16", "--depth", "1", "--seats", "2", "--measure", "random", "--games", "4"])
    printed = capsys.readouterr().out
    assert "The net is in" in printed
    assert "Against random:" in printed
    assert (tmp_path / "run" / "net.npz").is_file()
