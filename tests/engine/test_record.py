"""Records: what is written can be replayed, anywhere; an edited record is refused, whatever was edited."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberwatch as ew
from emberwatch.engine.agenda import CHANCE
from emberwatch.engine.content.packs import read
from emberwatch.engine.game import Game
from emberwatch.engine.record_form import CHAPTERED, FORMAT
from emberwatch.engine.snapshot import snapshot
from emberwatch.outlive import OUTLIVE
from tests.effort import often
from tests.engine.test_game import fingerprint
from tests.outlive.situation import play_on, waiting
from tests.paths import ROOT

EXAMPLE = read(ROOT / "docs/example-pack.toml")
SECRET = bytes(range(32))

Record = dict[str, object]


def through_json(record: object) -> Record:
    return cast(Record, json.loads(json.dumps(record)))


def entries(record: Record) -> list[list[str | int]]:
    return cast(list[list[str | int]], record["picks"])


def finished(seats: int = 2, seed: int = 1, **options: object) -> Game:
    return play_on(ew.new_game("outlive", seats=seats, seed=seed, **options), seed)  # type: ignore[arg-type]


def refusal(record: object) -> ew.BadRecord:
    """Why a record is refused, in readable words."""
    with pytest.raises(ew.BadRecord) as caught:
        ew.replay(record)
    assert str(caught.value)
    return caught.value


# -- replaying ------------------------------------------------------------------------------------------------------


def test_a_record_says_what_it_is() -> None:
    """Versions, options, dice, every pick with its seat, and where it leads."""
    game = play_on(ew.new_game("outlive", seats=3, seed=7, edition="de"), 1, 40)
    record = game.record()
    assert list(record) == ["format", "game", "rules", "seats", "options", "dice", "picks", "count", "state", "outcome"]
    assert (record["format"], record["game"], record["rules"]) == (FORMAT, "outlive", OUTLIVE.version)
    assert record["seats"] == 3
    assert record["options"] == {"edition": "de", "placement": "together", "prepared": 0, "pack": None}
    assert record["dice"] == {"kind": "counter", "seed": 7}
    assert record["count"] == len(entries(record)) == game.moment
    assert entries(record)[0][:2] == [CHANCE, "room-dealt"]
    assert record["outcome"] is None


def test_a_finished_record_says_how_it_ended() -> None:
    game = finished()
    assert game.outcome is not None
    assert game.record()["outcome"] == game.outcome.plain()


@pytest.mark.parametrize("options", [{}, {"edition": "es", "placement": "in-turn"}, {"pack": EXAMPLE}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_survives_json_at_many_points(seats: int, options: dict[str, object]) -> None:
    """Saved and loaded every few picks: the same state, questions, dice and record; then the same game."""
    game = ew.new_game("outlive", seats=seats, seed=9, **options)  # type: ignore[arg-type]
    while game.waiting:
        again = ew.replay(through_json(game.record()))
        assert fingerprint(again) == fingerprint(game)
        assert [again.view(n) for n in range(seats)] == [game.view(n) for n in range(seats)]
        play_on(again, game.moment, 13)
        play_on(game, game.moment, 13)
    assert ew.replay(through_json(game.record())).record() == game.record() == again.record()


def test_a_record_is_not_the_game() -> None:
    """Changing a record changes no game, and replaying it does not change the record."""
    game = play_on(ew.new_game("outlive", seats=2, seed=2, pack=EXAMPLE), 1, 30)
    before, record = fingerprint(game), game.record()
    kept = copy.deepcopy(record)
    play_on(ew.replay(record), 4)
    assert record == kept
    entries(record).clear()
    cast(Record, record["options"])["edition"] = "fr"
    assert fingerprint(game) == before


def test_the_first_so_many_picks() -> None:
    """A replay stops at the first question after that many picks, chance included; from there it plays on alike."""
    whole = finished(3, 5)
    record = whole.record()
    stops = [game.moment for game in all_stops(whole)]
    for to in range(0, len(whole.log) + 1, 3):
        part = ew.replay(record, to=to)
        assert len(part.log) == min([stop for stop in stops if stop >= to])
        assert part.log == whole.log[: len(part.log)]
        while part.waiting:
            part.take(*whole.log[len(part.log)])
        assert part.record() == record


def all_stops(whole: Game) -> list[Game]:
    """The game at each of its questions, and at its end."""
    game = ew.replay(whole.record(), to=0)
    stops = [game.clone()]
    while game.waiting:
        game.take(*whole.log[game.moment])
        stops.append(game.clone())
    return stops


def test_a_part_of_a_record_is_the_game_at_that_time() -> None:
    whole = finished(2, 6)
    for game in all_stops(whole)[::10]:
        part = ew.replay(whole.record(), to=game.moment)
        assert fingerprint(part) == fingerprint(game)
        assert (part.decisions, part.choices) == (game.decisions, game.choices)


@pytest.mark.parametrize("to", [10_000, 1 << 70])
def test_more_picks_than_there_are_is_all_of_them(to: int) -> None:
    game = play_on(ew.new_game("outlive", seats=2, seed=2), 1, 30)
    assert ew.replay(game.record(), to=to).record() == game.record()


def test_a_part_of_a_bad_record_may_be_good() -> None:
    """A replay of a part does not reach a mistake that comes later; it does find one within the part."""
    record = finished().record()
    entries(record)[200] = [0, "pass"] if entries(record)[200] != [0, "pass"] else [1, "pass"]
    assert refusal(record)
    assert len(ew.replay(record, to=100).log) >= 100
    with pytest.raises(ew.BadRecord):
        ew.replay(record, to=201)


# -- records without their dice ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [{"seed": 3}, {"secret": SECRET}], ids=["counter", "sealed"])
@pytest.mark.parametrize("most", [0, 30, 100_000])
def test_a_record_without_its_dice_can_be_looked_at(dice: dict[str, object], most: int) -> None:
    """It has the same views, questions and story, and gives the same record; but no seed or secret."""
    game = play_on(ew.new_game("outlive", seats=2, **dice), 1, most)  # type: ignore[arg-type]
    record = through_json(game.record(secret=False))
    assert set(cast(Record, record["dice"])) <= {"kind", "seal"}
    told = ew.replay(record, aloud=True)
    assert told.record() == told.record(secret=False) == record
    assert snapshot(told.state) == snapshot(game.state)
    assert [told.picks(n) for n in range(2)] == [game.picks(n) for n in range(2)]
    assert [told.prompt(n) for n in range(2)] == [game.prompt(n) for n in range(2)]
    assert told.story(0)
    assert told.outcome == game.outcome


def test_a_record_without_its_dice_cannot_be_played_on() -> None:
    """Every pick is refused and changes nothing, in the game and in its clones; illegal picks are refused as always."""
    game = play_on(ew.new_game("outlive", seats=2, seed=3), 1, 30)
    told = ew.replay(game.record(secret=False))
    before = snapshot(told.state)
    for copy_of_it in (told, told.clone(), told.clone().clone()):
        for n in waiting(told):
            for words in told.picks(n):
                with pytest.raises(ew.BadRecord) as caught:
                    copy_of_it.choose(n, words)
                assert str(caught.value)
            with pytest.raises(ew.IllegalPick):
                copy_of_it.choose(n, ("lead", "mary-koolpepper"))
        assert snapshot(copy_of_it.state) == before
        assert len(copy_of_it.log) == game.moment


def test_a_record_without_its_dice_can_be_imagined_on() -> None:
    """A bot may study it: imagined worlds have their own dice."""
    game = play_on(ew.new_game("outlive", seats=2, seed=3), 1, 30)
    told = ew.replay(game.record(secret=False))
    assert play_on(told.imagine(0, 4), 5).outcome is not None
    assert snapshot(told.imagine(0, 4).state) == snapshot(game.imagine(0, 4).state)


def test_after_the_end_even_lost_dice_say_that_the_game_is_over() -> None:
    told = ew.replay(finished().record(secret=False))
    with pytest.raises(ew.IllegalPick):
        told.choose(0, ("pass",))


# -- sealed dice ----------------------------------------------------------------------------------------------------


def test_sealed_dice_verify_at_the_end() -> None:
    """The seal shown at the start matches the secret shown at the end, and every draw is what the secret draws."""
    game = ew.new_game("outlive", seats=2, secret=SECRET)
    seal = cast(Record, game.record(secret=False)["dice"])["seal"]
    record = through_json(play_on(game, 1).record())
    shown = cast(Record, record["dice"])
    assert hashlib.sha256(bytes.fromhex(cast(str, shown["secret"]))).hexdigest() == seal == shown["seal"]
    assert ew.replay(record).record() == record


def test_the_secret_can_be_added_to_a_record_that_was_published_without() -> None:
    game = play_on(ew.new_game("outlive", seats=2, secret=SECRET), 1, 50)
    record = game.record(secret=False)
    cast(Record, record["dice"])["secret"] = SECRET.hex()
    assert play_on(ew.replay(record), 2).record() == play_on(game, 2).record()


def test_a_draw_that_the_dice_did_not_make_is_found() -> None:
    """At any point in a game, another tile from the same bag is refused."""
    for dice in ({"seed": 3}, {"secret": SECRET}):
        record = play_on(ew.new_game("outlive", seats=2, **dice), 1).record()
        for at, entry in list(enumerate(entries(record)))[::7]:
            if entry[0] == CHANCE:
                other = next(
                    p.words for p in OUTLIVE.vocabulary.picks if p.words[0] == entry[1] and p.words[1] != entry[2]
                )
                forged = copy.deepcopy(record)
                entries(forged)[at] = [CHANCE, *other]
                assert refusal(forged).details["at"] == at


def test_a_secret_that_was_not_sealed_is_refused() -> None:
    """Neither another secret under the old seal, nor the old secret under another seal, nor both new."""
    record = play_on(ew.new_game("outlive", seats=2, secret=SECRET), 1, 40).record()
    other = bytes(32)
    seals = (hashlib.sha256(SECRET).hexdigest(), hashlib.sha256(other).hexdigest())
    for secret, seal in ((other, seals[0]), (SECRET, seals[1]), (other, seals[1]), (SECRET, None), (SECRET, 7)):
        forged = {**record, "dice": {"kind": "sealed", "seal": seal, "secret": secret.hex()}}
        refusal(forged)


@pytest.mark.parametrize(
    "dice",
    [
        {},
        {"kind": "loaded"},
        {"kind": "loaded", "seed": 1},
        {"kind": ["counter"]},
        {"kind": "counter", "seed": "1"},
        {"kind": "counter", "seed": True},
        {"kind": "counter", "seed": 1.0},
        {"kind": "counter", "seed": -1},
        {"kind": "counter", "seed": 1 + (1 << 64)},
        {"kind": "counter", "seed": 2},
        {"kind": "counter", "secret": SECRET.hex()},
        {"kind": "sealed", "seed": 1},
        {"kind": "sealed", "secret": 7},
        {"kind": "sealed", "secret": "not hexadecimal"},
        {"kind": "sealed", "secret": "00" * 31, "seal": ""},
    ],
)
def test_wrong_dice_are_refused(dice: dict[str, object]) -> None:
    assert refusal({**finished(seed=1).record(), "dice": dice})


# -- records that are refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [None, 7, "record", b"{}", [], [1, 2], {}, (), {"picks": []}, True])
def test_what_is_no_record_is_refused(wrong: object) -> None:
    """The problem names what it is instead, or what it lacks."""
    named = "format" if isinstance(wrong, dict) else type(wrong).__name__
    assert named in str(refusal(wrong))


def test_the_text_of_a_record_is_no_record_whole_or_truncated() -> None:
    """Text must be parsed as JSON first, which finds a truncated file; as text it is refused."""
    text = json.dumps(finished().record())
    for length in (0, 1, 10, len(text) // 2, len(text) - 1, len(text)):
        assert "str" in str(refusal(text[:length]))
        if length < len(text):
            with pytest.raises(json.JSONDecodeError):
                json.loads(text[:length])


@pytest.mark.parametrize("format", [CHAPTERED + 1, 99, 0, -1])
def test_another_format_is_refused(format: int) -> None:
    """The problem names both formats, before anything else is checked."""
    problem = refusal({"format": format, "game": "something of the future"})
    assert problem.key == "error-record-format"
    assert str(format) in str(problem)
    assert str(CHAPTERED) in str(problem)


@pytest.mark.parametrize("rules", [OUTLIVE.version + 1, 99, 0])
def test_another_version_of_the_rules_is_refused(rules: int) -> None:
    problem = refusal({**finished().record(), "rules": rules})
    assert problem.key == "error-record-rules"
    assert str(rules) in str(problem)
    assert str(OUTLIVE.version) in str(problem)


def test_another_game_is_refused() -> None:
    assert "chess" in str(refusal({**finished().record(), "game": "chess"}))


@pytest.mark.parametrize("field", ["format", "game", "rules", "seats", "options", "dice", "picks", "count", "state"])
def test_a_field_that_is_missing_or_of_another_type_is_named(field: str) -> None:
    whole = finished().record()
    lacking = {name: value for name, value in whole.items() if name != field}
    assert field in str(refusal(lacking))
    for wrong in (None, 1.5, True, b"", ("tuple",), {1}, object()):
        assert field in str(refusal({**whole, field: wrong}))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"edition": "table", "placement": "together"},
        {"edition": "klingon", "placement": "together", "prepared": 0, "pack": None},
        {"edition": None, "placement": "together", "prepared": 0, "pack": None},
        {"edition": ["table"], "placement": "together", "prepared": 0, "pack": None},
        {"edition": "table", "placement": "apart", "pack": None},
        {"edition": "table", "placement": "together", "pack": 7},
        {"edition": "table", "placement": "together", "pack": {"board": {"moves": 99}}},
        {"edition": "table", "placement": "together", "pack": {"board": {"moves": 2.0}}},
        {"edition": "table", "placement": "together", "prepared": 0, "pack": None, "more": 1},
        {"edition": "table", "placement": "together", "prepared": 0, "pack": None, 7: 1},
    ],
)
def test_wrong_options_are_refused(options: dict[str, object]) -> None:
    """Missing, unknown or wrong options; a game is never replayed with options other than its own."""
    assert refusal({**finished().record(), "options": options})


@pytest.mark.parametrize("seats", [0, 1, 3, 5, -2])
def test_another_number_of_seats_is_refused(seats: int) -> None:
    assert refusal({**finished(2).record(), "seats": seats})


def test_a_truncated_record_is_refused() -> None:
    """With the old count or a new one, wherever it ends."""
    record = finished().record()
    for length in range(0, len(entries(record)), 11):
        picks = entries(record)[:length]
        problem = refusal({**record, "picks": picks})
        assert problem.key == "error-record-count"
        assert str(length) in str(problem)
        refusal({**record, "picks": picks, "count": length})


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    record = finished().record()
    picks = [*entries(record), [0, "pass"]]
    assert refusal({**record, "picks": picks, "count": len(picks)}).details["at"] == len(picks) - 1


@pytest.mark.parametrize(
    "entry",
    [None, 7, "pass", [], [0], ["pass"], ["0", "pass"], [0, "nonsense"], [0, ["pass"]], [True, "pass"], [0.0, "pass"],
     [None, "pass"], [0, "pass", None], {}, [0, "amount", "1"], [0, "amount", 1.0], (0, "pass"), [[0], "pass"]],
)  # fmt: skip
def test_an_entry_that_is_no_pick_is_named(entry: object) -> None:
    record = finished().record()
    cast(list[object], record["picks"])[25] = entry
    problem = refusal(record)
    assert problem.details["at"] == 25
    assert "25" in str(problem)


@pytest.mark.parametrize("seat", [-2, 2, 99, 1 << 80])
def test_a_pick_of_a_seat_that_is_not_there_is_named(seat: int) -> None:
    record = finished().record()
    at = next(at for at, entry in enumerate(entries(record)) if entry[0] == 1)
    entries(record)[at][0] = seat
    assert refusal(record).details["at"] == at


def test_a_forced_pick_that_was_edited_is_named() -> None:
    """What the driver picked is checked too: another pick or another seat there is refused."""
    whole = finished(3, 5)
    asked = [game.moment for game in all_stops(whole)]
    forced = [at for at, (n, _) in enumerate(whole.log) if n != CHANCE and at not in asked]
    assert len(forced) > 5
    for at in forced:
        n, pick = whole.log[at]
        for words, other in ((("algae",), n), (pick.words, (n + 1) % 3)):
            record = whole.record()
            entries(record)[at] = [other, *words]
            assert refusal(record).details["at"] == at


def test_another_state_or_outcome_than_the_game_comes_to_is_refused() -> None:
    record = finished().record()
    assert refusal({**record, "state": "0" * 16}).key == "error-record-state"
    outcome = cast(Record, record["outcome"])
    for wrong in (None, {}, {**outcome, "winners": []}, {**outcome, "scores": [99, 99]}, {**outcome, "reason": "luck"}):
        assert refusal({**record, "outcome": wrong}).key == "error-record-outcome"


# -- any edit at all --------------------------------------------------------------------------------------------------

JUNK: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-2, 12) | st.floats() | st.text(max_size=6)
    | st.sampled_from(["pass", "seed", "counter", "sealed", "table", "move", "hero-5", "forest"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
WORDS = st.sampled_from([list(pick.words) for pick in OUTLIVE.vocabulary.picks])
ORIGINALS = [
    finished(2, 1).record(),
    play_on(ew.new_game("outlive", seats=3, seed=2, edition="fr", pack=EXAMPLE), 2, 60).record(),
    play_on(ew.new_game("outlive", seats=4, secret=SECRET), 3, 90).record(),
    finished(2, 4, placement="in-turn").record(secret=False),
]


def edit_picks(draw: st.DrawFn, picks: list[object]) -> None:
    """Drop, double, swap, alter or add an entry."""
    at = draw(st.integers(0, max(0, len(picks) - 1)))
    what = draw(st.sampled_from(["drop", "double", "swap", "word", "seat", "junk", "insert", "cut"]))
    if what == "drop":
        del picks[at : at + 1]
    elif what == "double":
        picks[at:at] = picks[at : at + 1]
    elif what == "swap" and at + 1 < len(picks):
        picks[at], picks[at + 1] = picks[at + 1], picks[at]
    elif what == "cut":
        del picks[at:]
    elif what == "junk" or at >= len(picks):
        picks[at : at + 1] = [draw(JUNK)]
    elif what == "insert":
        picks.insert(at, [draw(st.integers(-1, 3)), *draw(WORDS)])
    elif isinstance(entry := picks[at], list) and entry:
        if what == "seat":
            entry[0] = draw(st.integers(-1, 3) | JUNK)
        else:
            entry[1:] = draw(WORDS)


def edit_anywhere(draw: st.DrawFn, value: object) -> object:
    """Walk down to some place and put something else there, or remove it."""
    if isinstance(value, dict) and value and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(sorted(value)))
        if draw(st.integers(0, 4)):
            value[key] = edit_anywhere(draw, value[key])
        else:
            del value[key]
        return value
    if isinstance(value, list) and value and draw(st.integers(0, 5)):
        at = draw(st.integers(0, len(value) - 1))
        value[at] = edit_anywhere(draw, value[at])
        return value
    return draw(JUNK)


@st.composite
def edited_records(draw: st.DrawFn) -> Record:
    record = copy.deepcopy(draw(st.sampled_from(ORIGINALS)))
    for _ in range(draw(st.integers(1, 3))):
        picks = record.get("picks")
        if isinstance(picks, list) and draw(st.booleans()):
            edit_picks(draw, picks)
            if draw(st.booleans()):
                record["count"] = len(picks)
        else:
            edited = edit_anywhere(draw, record)
            record = cast(Record, edited) if isinstance(edited, dict) else record
    return record


def told(record: object, to: int | None = None) -> Game | None:
    """The game of a record, or None if it is refused with a message; any other error fails the test."""
    try:
        return ew.replay(record, to=to)
    except ew.BadRecord as problem:
        problem_in_words = str(problem)
    assert problem_in_words
    return None


def told_or_refused(record: object) -> None:
    """Either the record is refused, or it reproduces exactly; nothing else may happen."""
    game = told(record)
    if game is None:
        return
    assert isinstance(record, dict)
    again = game.record()
    for field in ("format", "game", "rules", "seats", "options", "picks", "count", "state"):
        assert again[field] == record[field]
    assert again["outcome"] == record.get("outcome")
    assert OUTLIVE.audit(game.state) == []  # type: ignore[arg-type]


@settings(max_examples=often(150, 2000))
@given(edited_records())
def test_an_edited_record_reproduces_or_is_refused(record: Record) -> None:
    told_or_refused(record)


@settings(max_examples=often(60, 1000))
@given(JUNK)
def test_anything_at_all_is_refused(record: object) -> None:
    told_or_refused(record)


@settings(max_examples=often(60, 1000))
@given(st.data())
def test_a_record_with_letters_changed_reproduces_or_is_refused(data: st.DataObject) -> None:
    """A few letters of its text changed, dropped or added, as in a bad copy."""
    text = json.dumps(data.draw(st.sampled_from(ORIGINALS)))
    start = data.draw(st.integers(0, len(text)))
    junk = data.draw(st.text(alphabet='[]{}",:0123456789.-eabcdefst ', max_size=3))
    try:
        record = json.loads(text[:start] + junk + text[start + data.draw(st.integers(0, 3)) :])
    except ValueError:
        return
    told_or_refused(record)


@settings(max_examples=often(30, 500))
@given(edited_records(), st.integers(-1, 500))
def test_a_part_of_an_edited_record_is_told_or_refused(record: Record, to: int) -> None:
    """The part that is replayed is what the record says."""
    game = told(record, to)
    assert game is None or game.record()["picks"] == entries(record)[: game.moment]


# -- other processes ------------------------------------------------------------------------------------------------

WRITE = """
import json
import emberwatch as ew
from tests.outlive.situation import play_on
for seats in (2, 3, 4):
    game = play_on(ew.new_game("outlive", seats=seats, seed=seats, edition="es"), 5)
    print(json.dumps([game.record(), game.view(0), game.view(None)]))
"""
READ = """
import json, sys
import emberwatch as ew
for line in sys.stdin:
    record, mine, everybodys = json.loads(line)
    game = ew.replay(record)
    assert (game.record(), game.view(0), game.view(None)) == (record, mine, everybodys)
    print(game.record()["state"])
"""


def elsewhere(script: str, hash_seed: str, stdin: str = "") -> str:
    """What a script prints in a separate process."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_records_are_the_same_under_every_hash_seed() -> None:
    """Byte for byte, in processes that order sets and dictionaries of strings in different ways."""
    written = [elsewhere(WRITE, hash_seed) for hash_seed in ("0", "1", "random")]
    assert written[0] == written[1] == written[2]
    assert written[0].count("\n") == 3


def test_a_record_of_one_process_is_told_again_in_another() -> None:
    states = elsewhere(READ, "7", elsewhere(WRITE, "3")).split()
    here: Callable[[int], Game] = lambda n: play_on(ew.new_game("outlive", seats=n, seed=n, edition="es"), 5)  # noqa: E731
    assert states == [here(n).record()["state"] for n in (2, 3, 4)]
