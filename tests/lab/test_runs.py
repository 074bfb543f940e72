"""Run folders: complete or explained, resumable, the same on any number of workers; and what is kept of games."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emberwatch as ew
from emberwatch.cli.main import main
from emberwatch.environments.encoding import encoding_of
from emberwatch.environments.pettingzoo import raw_env
from emberwatch.lab.jobs import DECISIONS, FACTS, GameJob, ScheduleEntry, play
from emberwatch.lab.outlive.facts import by_day, counts
from emberwatch.lab.report.facts import NOTED, columns_of
from emberwatch.lab.runs import parquet, runs
from emberwatch.lab.runs.runs import games_of, spans
from emberwatch.lab.simulate import play_game
from emberwatch.outlive.model.content import load
from emberwatch.outlive.model.names import LEADERS
from emberwatch.outlive.rules.scoring import PARTS
from tests.lab.strangers import emberwatch, environment, install

HURTING = {"rat-infestation", "radioactive-cloud", "enemy-clan", "cold-snap"}
"""The events that cost people."""
OUTLIVE = ("simulate", "outlive", "--bots", "random,random", "--language", "en")


def simulate(*words: str | Path) -> int:
    return main([str(word) for word in words])


def rows_of(folder: Path) -> list[dict[str, Any]]:
    return games_of(folder)[1]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games, and every decision."""
    folder = tmp_path_factory.mktemp("runs") / "whole"
    assert simulate(*OUTLIVE, "--games", "6", "--decisions", "--out", folder) == 0
    return folder


def test_a_row_a_game(whole: Path) -> None:
    rows = rows_of(whole)
    assert [row["seed"] for row in rows] == [1, 2, 3, 4, 5, 6]
    for row in rows:
        game = play_game("outlive", ["random", "random"], row["seed"], {})
        assert game.outcome is not None
        assert row["scores"] == list(game.outcome.scores)
        assert row["winners"] == list(game.outcome.winners)
        assert [sum(row[f"score_{part}"][seat] for part in PARTS) for seat in range(2)] == row["scores"]
        assert row["decisions"] == game.decisions
        assert len(row["events_came"]) == len(row["overcome_in"]) == 6
        for came, (event, overcome) in enumerate(zip(row["events_came"], row["overcome_in"], strict=True), 1):
            assert (overcome == 0) == all(event not in events for events in row["events"])
            assert overcome == 0 or came <= overcome <= 6
        assert all(len(rows) == 6 and set(rows) <= {0, 1, 2, 3} for rows in row["airlock_rows"]), "one a night"
        assert sum(row["tiles_left"]) + sum(map(sum, row["caught"])) == 3 * 6, "stacks of six for two players"
        assert sum(row["wins"]) == pytest.approx(1)
        assert {event for events in row["events"] for event in events} <= set(row["events_came"])
        assert all(set(row["rooms_built"][seat]) <= set(row["rooms_kept"][seat]) for seat in range(2))


def test_who_began_is_kept_not_who_has_the_token_at_the_end(whole: Path) -> None:
    """S-5: the oldest leader is first player."""
    moved = 0
    for row in rows_of(whole):
        game = play_game("outlive", ["random", "random"], row["seed"], {})
        ages = [load().age[LEADERS.index(leader)] for leader in row["leaders"]]
        assert row["first"] == ages.index(max(ages))
        moved += game.view(None)["first"] != row["first"]
    assert moved, "the token changes hands in some games"


def test_who_starves_is_not_lost_to_events() -> None:
    """The story tells of people lost by day, to an event, and at night, to hunger or radiation."""
    words = ("day", "lost-survivor", "night", "starved", "lost-survivor", "day", "lost-survivor", "moved", "night")
    story: list[dict[str, object]] = [{"told": word, "seat": 1} for word in words]
    assert [event["told"] for event in by_day(story)] == ["lost-survivor", "lost-survivor", "moved"]
    assert counts(by_day(story), "lost-survivor", 2) == [0, 2]
    for seed in range(20):
        facts = play(GameJob("outlive", {}, FACTS, ScheduleEntry(0, seed, ("random", "random"))))["facts"]
        assert isinstance(facts, dict)
        if not HURTING & set(facts["events_came"]):
            assert facts["lost_to_events"] == [0, 0]


def test_a_row_a_decision(whole: Path) -> None:
    """The picks of a game's decisions are those of its record that had an alternative."""
    notes = parquet.read(whole / "decisions-00000.parquet")
    for row in rows_of(whole):
        mine = [note for note in notes if note["number"] == row["number"]]
        assert len(mine) == row["choices"]
        assert [note["at"] for note in mine] == list(range(row["choices"]))
        assert min(note["offered"] for note in mine) >= 2
        game = play_game("outlive", ["random", "random"], row["seed"], {})
        made = [(seat, " ".join(map(str, pick.words))) for seat, pick in game.log if seat >= 0]
        left = iter(made)
        assert all((note["seat"], note["pick"]) in left for note in mine), "in this order among all picks"


def test_decisions_have_their_actions(whole: Path) -> None:
    """The numbers are those of the vocabulary, and the pick is among those that were offered."""
    picks = ew.rules_of("outlive").vocabulary.picks
    for note in parquet.read(whole / "decisions-00000.parquet"):
        assert " ".join(map(str, picks[note["action"]].words)) == note["pick"]
        assert note["action"] in note["legal"]
        assert len(note["legal"]) == note["offered"]
        assert note["vector"] is None


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_vectors_are_the_observations_of_the_environments(game: str, tmp_path: Path) -> None:
    assert main(["simulate", game, "--seats", "random,random", "--games", "2", "--seed", "3", "--out",
                 str(tmp_path / "run"), "--decisions", "--vectors"]) == 0  # fmt: skip
    notes = [n for n in parquet.read(tmp_path / "run" / "decisions-00000.parquet") if n["number"] == 1]
    table, encoding = raw_env(game, seats=2), encoding_of(game)
    table.reset(seed=4)
    for note in notes:
        seat = note["seat"]
        seen = np.frombuffer(note["vector"], np.uint8) * encoding.scale
        np.testing.assert_array_equal(seen, encoding.encode(table.game, seat))
        assert note["legal"] == [pick.number for pick in table.game.asked[seat]]
        table.game.take(seat, table.game.rules.vocabulary.picks[note["action"]])
    assert table.game.outcome is not None


def test_vectors_come_with_decisions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "outlive", "--out", str(tmp_path / "run"), "--vectors"]) == 1
    assert "--decisions" in capsys.readouterr().err


def test_the_columns_are_always_the_same(whole: Path) -> None:
    names = parquet.open_file(whole / "games-00000.parquet").schema_arrow.names
    assert names == list(columns_of("outlive"))
    assert parquet.open_file(whole / "decisions-00000.parquet").schema_arrow.names == list(NOTED)


def test_the_manifest_says_what_was_played(whole: Path) -> None:
    manifest = json.loads((whole / "run.json").read_text())
    assert manifest["game"] == "outlive"
    assert manifest["rules"] == ew.rules_of("outlive").version
    assert manifest["emberwatch"] == ew.__version__
    assert (manifest["seed"], manifest["games"], manifest["bots"]) == (1, 6, ["random", "random"])
    assert manifest["parts"][0]["numbers"] == [[0, 5]]


def test_the_same_rows_on_two_workers(whole: Path, tmp_path: Path) -> None:
    done = emberwatch(*OUTLIVE, "--games", "6", "--workers", "2", "--decisions", "--out", tmp_path / "run")
    assert done.returncode == 0, done.stderr
    assert rows_of(tmp_path / "run") == rows_of(whole)
    assert parquet.read(tmp_path / "run/decisions-00000.parquet") == parquet.read(whole / "decisions-00000.parquet")


def test_a_run_goes_on_where_it_ended(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for games in ("2", "6", "6", "3"):
        assert simulate(*OUTLIVE, "--games", games, "--decisions", "--out", tmp_path / "run") == 0
    assert rows_of(tmp_path / "run") == rows_of(whole)
    assert [part["numbers"] for part in games_of(tmp_path / "run")[0]["parts"]] == [[[0, 1]], [[2, 5]]]
    assert "holds 6 of 6 games" in capsys.readouterr().out


def test_a_part_that_the_manifest_does_not_name_is_written_anew(whole: Path, tmp_path: Path) -> None:
    """As after a kill between the two."""
    folder = tmp_path / "run"
    shutil.copytree(whole, folder)
    manifest = json.loads((folder / "run.json").read_text())
    (folder / "run.json").write_text(json.dumps({**manifest, "parts": []}))
    assert simulate(*OUTLIVE, "--games", "6", "--decisions", "--out", folder) == 0
    assert rows_of(folder) == rows_of(whole)


def test_another_set_up_is_refused(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (whole / "run.json").read_bytes()
    for more, says in (
        (["--seed", "9"], "seed"),
        (["--edition", "fr"], "options"),
        (["--bots", "random,greedy"], "bots"),
    ):
        assert simulate(*OUTLIVE, "--decisions", "--out", whole, *more) == 1
        assert f"{says} is" in capsys.readouterr().err
    assert simulate(*OUTLIVE, "--out", whole) == 1
    assert 'noted is "actions"' in capsys.readouterr().err
    assert (whole / "run.json").read_bytes() == before


def broken(folder: Path, how: str) -> str:
    """Damage a run folder; return what the program should say about it."""
    manifest = json.loads((folder / "run.json").read_text())
    part = folder / "games-00000.parquet"
    if how == "part missing":
        part.unlink()
        return "games-00000.parquet is missing"
    if how == "part cut":
        part.write_bytes(part.read_bytes()[:500])
        return "cannot be read"
    if how == "part of another run":
        manifest["parts"][0]["games"] = 7
        (folder / "run.json").write_text(json.dumps(manifest))
        return "the expected number of rows (7)"
    if how == "no manifest":
        (folder / "run.json").unlink()
        return "run.json"
    changed = {
        "manifest cut": '{"run": 2',
        "no object": "[]",
        "newer": '{"run": 2}',
        "no parts": '{"run": 2, "game": 3}',
    }
    (folder / "run.json").write_text(changed[how])
    return "run.json is damaged"


@pytest.mark.parametrize(
    "how",
    [
        "part missing",
        "part cut",
        "part of another run",
        "no manifest",
        "manifest cut",
        "no object",
        "newer",
        "no parts",
    ],
)
def test_a_broken_folder_is_explained(
    how: str, whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """When resuming and when making a report; nothing is changed."""
    folder = tmp_path / "run"
    shutil.copytree(whole, folder)
    says = broken(folder, how)
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    for words in ((*OUTLIVE, "--games", "9", "--decisions", "--out", folder), ("report", folder, "--language", "en")):
        assert simulate(*words) == 1
        err = capsys.readouterr().err
        assert says in err
        assert "Traceback" not in err
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_wrong_calls_are_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    out = ["--out", str(tmp_path / "run")]
    for more, says in (
        (["--decisions"], "--out"),
        (["--records", str(tmp_path / "kept"), *out], "--records"),
        (["--out", str(tmp_path / "file")], "cannot be used"),
        (["--bots", "random,nobody", *out], "nobody"),
        (["--bots", "random", *out], "2, 3, 4"),
    ):
        assert simulate(*OUTLIVE, "--games", "1", *more) == 1
        assert says in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_a_bot_that_breaks_down_costs_its_games_only(tmp_path: Path) -> None:
    site = install(tmp_path)
    words = ("simulate", "outlive", "--bots", "random,clumsy", "--games", "8", "--out", tmp_path / "run")
    done = emberwatch(*words, "--json", env=environment(site))
    assert done.returncode == 1
    told = json.loads(done.stdout)
    manifest, rows = games_of(tmp_path / "run")
    assert told["failed"] == manifest["failed"] != []
    failed = {row["number"] for row in manifest["failed"]}
    assert {row["number"] for row in rows} == set(range(8)) - failed
    again = emberwatch(*words, "--json", env=environment(site))
    assert sorted(row["number"] for row in json.loads(again.stdout)["failed"]) == sorted(failed)
    assert rows_of(tmp_path / "run") == rows


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_breaks_down_without_a_folder(workers: str, tmp_path: Path) -> None:
    """The finished games are printed all the same, with what failed."""
    words = ("simulate", "outlive", "--bots", "random,clumsy", "--games", "8", "--workers", workers, "--language", "en")
    done = emberwatch(*words, "--json", env=environment(install(tmp_path)))
    assert done.returncode == 1
    played = [outcome["seed"] for outcome in json.loads(done.stdout)["outcomes"]]
    failed = sorted(set(range(1, 9)) - set(played))
    assert played
    assert failed
    assert all(f"seed {seed}" in done.stderr for seed in failed[:5])
    assert f"{len(failed)} " in done.stderr.splitlines()[-1]


def test_without_a_folder_workers_give_the_same_outcomes(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(*OUTLIVE, "--games", "4", "--json") == 0
    alone = json.loads(capsys.readouterr().out)
    several = json.loads(emberwatch(*OUTLIVE, "--games", "4", "--workers", "2", "--json").stdout)
    timing = [name for name in alone if "second" in name]
    assert {n: v for n, v in several.items() if n not in timing} == {n: v for n, v in alone.items() if n not in timing}


def test_facts_of_discover() -> None:
    for seed in range(3):
        job = GameJob("discover", {"scenario": 2}, DECISIONS, ScheduleEntry(0, seed, ("scout", "random")))
        facts, row = play(job)["facts"], play(job)
        assert isinstance(facts, dict)
        assert facts["scenario"] == 2
        for seat in range(2):
            assert (facts["statuses"][seat] == "won") == (seat in row["winners"])  # type: ignore[operator]
            assert (facts["causes"][seat] != "") == (facts["statuses"][seat] == "lost")
            assert (facts["left_on"][seat] > 0) == (facts["statuses"][seat] != "on-the-map")
        assert max(facts["left_on"]) == facts["days"]


def test_parts_are_written_while_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from emberwatch.lab.runs import series

    monkeypatch.setattr(series, "PART_GAMES", 2)
    assert simulate(*OUTLIVE, "--games", "5", "--out", tmp_path / "run") == 0
    assert [part["games"] for part in games_of(tmp_path / "run")[0]["parts"]] == [2, 2, 1]
    assert len(rows_of(tmp_path / "run")) == 5


def test_a_part_can_be_written_twice(whole: Path, tmp_path: Path) -> None:
    """As when Ctrl-C comes while it is written."""
    run = runs.Run("outlive", ("random", "random"), 2, 1, {}, noted=False, command="")
    with runs.open_run(tmp_path / "run", run) as folder:
        for n in range(2):
            row = play(GameJob("outlive", {}, DECISIONS, ScheduleEntry(n, 1 + n, ("random", "random"))))
            folder.rows.append(row)
        kept = list(folder.rows)
        folder.write_part()
        folder.rows = kept
        folder.write_part()
    assert rows_of(tmp_path / "run") == rows_of(whole)[:2]


def test_numbers_as_stretches() -> None:
    assert spans([0, 1, 2, 5, 7, 8]) == [[0, 2], [5, 5], [7, 8]]
    assert spans([]) == []
