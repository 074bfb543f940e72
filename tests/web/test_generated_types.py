"""The page's TypeScript that is generated from Python: it is up to date, and says what the Python says."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta

import emberwatch as ew
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.view_types import Count, all_of, one_of
from emberwatch.registry import OURS

COLOURS = ("red", "dark-blue")
Colour = Annotated[str, one_of("Colour", COLOURS)]


class Token(TypedDict):
    """A token of a game that nobody plays."""

    colour: Colour
    """None is no colour."""
    owner: Count | None
    pair: Annotated[list[bool], Meta(min_length=2, max_length=2)]
    spots: list[tuple[Count, Colour]]
    counts: Annotated[dict[Colour, Count], all_of(COLOURS)]
    some: dict[Colour, Count]
    notes: dict[str, list[str | None]]
    face: NotRequired[Literal["up", "down"]]


def load_generator() -> ModuleType:
    path = Path(__file__).parents[2] / "web" / "generate_types.py"
    spec = importlib.util.spec_from_file_location("generate_types", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


generator = load_generator()


def test_generated_types_are_current() -> None:
    """If this fails, run `python web/build_page.py types` and commit what it wrote."""
    assert generator.find_outdated() == []


def test_a_file_that_differs_is_outdated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "GENERATED", tmp_path)
    generator.write()
    assert generator.find_outdated() == []
    (tmp_path / "wire.ts").write_text("export type Words = any;")
    (tmp_path / "lobby.ts").unlink()
    assert generator.find_outdated() == ["wire.ts", "lobby.ts"]


def test_nothing_leaves_the_generator_untyped() -> None:
    for name, text in generator.files().items():
        assert ": any" not in text, name
        assert text.count("unknown") == (2 if name == "wire.ts" else 0), "only options and changes of views are free"


def test_a_typed_dict_becomes_an_interface() -> None:
    types = generator.Types(sys.modules[__name__])
    types.add(Token)
    assert (
        "".join(types.declarations())
        == """\
export type Colour = 'red' | 'dark-blue';
/** A token of a game that nobody plays. */
export interface Token {
  /** null is no colour. */
  colour: Colour;
  owner: number | null;
  pair: [boolean, boolean];
  spots: [number, Colour][];
  counts: Record<Colour, number>;
  some: Partial<Record<Colour, number>>;
  notes: Record<string, (string | null)[]>;
  face?: 'down' | 'up';
}
"""
    )


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (3, "3"),
        ("it's", "'it\\'s'"),
        (("a", "b"), "['a', 'b'] as const"),
        ({"a-b": 1, "c": (2,)}, "{ 'a-b': 1, c: [2] } as const"),
    ],
)
def test_constants_are_written_as_typescript(value: object, written: str) -> None:
    assert generator.declare({"IT": value}) == [f"export const IT = {written};\n"]


# -- words ------------------------------------------------------------------------------------------------------------


def names_in(game: str, kind: str) -> set[str]:
    """The names in one of the unions of a game's file."""
    found = re.search(rf"export type {kind} =([^;]*);", generator.files()[f"{game}.ts"])
    assert found is not None
    return set(re.findall(r"'([^']+)'", found[1]))


@pytest.mark.parametrize("game", OURS)
def test_whatever_is_asked_and_offered_in_a_game_has_its_name(game: str) -> None:
    keys, verbs = names_in(game, "QuestionKey"), names_in(game, "Verb")
    dice, played = CounterDice(1), ew.new_game(game, seats=3, seed=1)
    asked, offered = set[str](), set[str]()
    while played.waiting:
        seat = played.waiting[0]
        prompt = played.prompt(seat)
        assert prompt is not None
        asked.add(prompt.key)
        offered |= {str(pick[0]) for pick in played.picks(seat)}
        played.choose(seat, played.picks(seat)[dice.below(len(played.picks(seat)))])
    assert len(asked) > 5
    assert asked <= keys
    assert offered <= verbs


@pytest.mark.parametrize("game", OURS)
def test_every_verb_of_a_seat_has_its_name(game: str) -> None:
    vocabulary = OURS[game].vocabulary
    seats, chance = vocabulary.picks[: vocabulary.seat_picks], vocabulary.picks[vocabulary.seat_picks :]
    assert names_in(game, "Verb") == {pick.words[0] for pick in seats}
    assert not names_in(game, "Verb") & {pick.words[0] for pick in chance}, "nobody picks what chance draws"


def test_no_word_of_one_game_is_in_the_list_of_another() -> None:
    assert not names_in("outlive", "QuestionKey") & names_in("discover", "QuestionKey")


def test_cb6_the_page_knows_what_resources_do_to_dice() -> None:
    assert generator.discover_constants()["SPENT"] == {
        "stone": {"own": False, "by": 0, "again": True},
        "wood": {"own": True, "by": 0, "again": True},
        "salvage": {"own": False, "by": -1, "again": False},
        "poison": {"own": True, "by": 1, "again": False},
    }
