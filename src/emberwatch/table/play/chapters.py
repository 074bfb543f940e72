"""Chapters: after an update of the rules, a game continues from its position, or is openly closed.

A table stores its position with every commit. As long as the rules have not changed, the game is replayed from its
events and must reach that position. Otherwise a new chapter begins with it.
"""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec

import emberwatch as ew
from emberwatch.engine.agenda import Agenda
from emberwatch.engine.errors import BadPosition, Problem
from emberwatch.engine.position import (
    Relic,
    check_names,
    names_of,
    read_story,
    remember_log,
    sketch_state,
    state_digest,
    try_with_these_rules,
    write_position,
)
from emberwatch.engine.rules import Outcome, Rules
from emberwatch.table.live.chat import notice
from emberwatch.table.play.match import (
    Chapter,
    ClosedMatch,
    Effect,
    Match,
    MatchEvent,
    Reason,
    Start,
    counting,
    effect_of,
    join_effects,
)
from emberwatch.table.store.rows import ChapterRow, EventRow, PositionRow, TableFacts, TableRow

if TYPE_CHECKING:  # bot processes need no database
    from emberwatch.table.store.store import Store

OLDER: Final = "table-older-rules"
"""A game that was finished under older rules and cannot be replayed with these."""
CLOSED: Final = "table-closed-rules"
"""A game that these rules cannot continue."""
UNKNOWN: Final = "table-closed-unknown"
"""A game that began before tables stored positions."""

log = logging.getLogger("emberwatch.chapters")


UPDATED: Final = "table-rules-updated"


class NewerRules(Problem):
    """A game that a newer version of this program has continued."""


class Saved(msgspec.Struct, frozen=True):
    """Everything the store has about one game."""

    row: TableRow
    events: list[EventRow]
    chapters: list[ChapterRow]
    position: PositionRow | None


# -- telling tables apart -----------------------------------------------------------------------------------------


def facts_of(match: Match) -> TableFacts:
    """What tells a table from others in a list, in no language yet."""
    game = match.game
    wording = game.rules.wording
    seats = [wording.facts_of_seat(game.state, seat) for seat in range(match.start.seats)]
    return TableFacts(wording.facts(game.state), seats)


# -- writing ------------------------------------------------------------------------------------------------------


def position_row(table_id: str, match: Match) -> PositionRow:
    """The position of a match. What everybody sees at the end is stored with it: other rules might show another end."""
    data: dict[str, Any] = {"position": write_position(match.game), "held": match.held}
    if match.game.outcome is not None:
        seats = [None, *range(match.start.seats)]
        data["views"] = {"none" if seat is None else str(seat): match.game.view(seat) for seat in seats}
    return PositionRow(table_id=table_id, events=match.count, digest=state_digest(match.game), data=data)


def chapter_row(table_id: str, number: int, match: Match, effect: Effect) -> ChapterRow:
    """The chapter that a match has just begun; `effect` is what happened before anybody had to choose."""
    game, chapter = match.game, match.start.chapter
    return ChapterRow(
        table_id=table_id,
        number=number,
        events=chapter.events,
        rules=game.rules.version,
        names=names_of(game.rules, game.state),
        data={"position": chapter.position, "held": chapter.held, **msgspec.to_builtins(effect)},
    )


def first_chapter(table_id: str, match: Match) -> ChapterRow:
    """The chapter of a match that has no events yet."""
    return chapter_row(table_id, 0, match, effect_of(match.game, len(match.start.chapter.before.log)))


def first_rows(row: TableRow) -> tuple[TableRow, ChapterRow, PositionRow]:
    """The rows of a new table: the table with the seats it waits for, its first chapter and its position."""
    match = Match(start_of(row))
    row = msgspec.structs.replace(row, waiting=match.waiting, rules=match.game.rules.version, facts=facts_of(match))
    return row, first_chapter(row.id, match), position_row(row.id, match)


# -- reading ------------------------------------------------------------------------------------------------------


def start_of(row: TableRow, chapter: Chapter = Chapter()) -> Start:  # noqa: B008 - it never changes
    return Start(row.game, row.seats, row.options, row.secret, chapter)


def event_of(row: EventRow) -> MatchEvent:
    data = row.data or {}
    why = msgspec.convert(data.get("why"), Reason | None)
    pick, hold, gesture = tuple(data.get("pick", ())), bool(data.get("hold")), data.get("gesture")
    return MatchEvent(row.number, row.kind, row.seat, pick, hold, row.nonce, why, gesture)


def effects_until(saved: Saved, number: int) -> Effect:
    """Everything that happened before chapter `number`, from the store, without the picks that were taken back."""
    effects: list[Effect] = []
    for chapter, after in zip(saved.chapters[:number], [*saved.chapters[1:], None], strict=False):
        rows = saved.events[chapter.events : after.events if after is not None else None]
        kept = {event.number for event in counting([event_of(row) for row in rows])}
        effects.append(msgspec.convert(chapter.data, Effect))
        effects += [msgspec.convert(row.data or {}, Effect) for row in rows if row.number in kept]
    return join_effects(effects)


def chapter_of(saved: Saved) -> Chapter:
    """The chapter that the game is in."""
    if not saved.chapters:
        return Chapter()
    last = saved.chapters[-1]
    before = effects_until(saved, len(saved.chapters) - 1) if last.data["position"] else Effect()
    return Chapter(last.events, last.data["position"], last.data["held"], before)


def replay_events(saved: Saved) -> Match | None:
    """Replay the match from its events; None if these rules lead to something else than the store has."""
    try:
        match = try_with_these_rules(replay_match, saved)
    except BadPosition:
        log.info("a game cannot be told again by these rules", exc_info=True, extra={"table": saved.row.id})
        return None
    return match if is_as_kept(match, saved) else None


def replay_match(saved: Saved) -> Match:
    return Match(start_of(saved.row, chapter_of(saved)), [event_of(row) for row in saved.events])


def is_as_kept(match: Match, saved: Saved) -> bool:
    """Whether a match agrees with the store. For tables without a position, only the outcome is known."""
    kept, outcome = saved.position, match.game.outcome
    if kept is None:
        return outcome is not None and outcome.plain() == saved.row.outcome
    return match.count == kept.events and match.held == kept.data["held"] and state_digest(match.game) == kept.digest


# -- continuing ---------------------------------------------------------------------------------------------------


def next_chapter(saved: Saved) -> tuple[Match, ChapterRow]:
    """Continue from the stored position; BadPosition if these rules cannot."""
    kept = saved.position
    if not saved.chapters or kept is None or kept.events != len(saved.events):
        raise BadPosition("error-position", problem="none was kept")
    history = effects_until(saved, len(saved.chapters))
    match = try_with_these_rules(resume_match, saved, kept, history)
    told = len(read_story(match.game.rules, history.story))
    effect = effect_of(match.game, len(history.log), told)
    return match, chapter_row(saved.row.id, len(saved.chapters), match, effect)


def resume_match(saved: Saved, kept: PositionRow, history: Effect) -> Match:
    position = readable_position(saved, kept.data["position"])
    start = start_of(saved.row, Chapter(kept.events, position, kept.data["held"], history))
    match = Match(start, [event_of(row) for row in saved.events])
    try_out(match)
    return match


def readable_position(saved: Saved, position: dict[str, Any]) -> dict[str, Any]:
    """The position in the form that these rules read. If they do not translate it, its numbers must mean the same."""
    rules, before = ew.rules_of(saved.row.game), saved.chapters[-1]
    upgraded = rules.upgrade_position(position, before.rules)
    if upgraded is position:
        check_names(before.names, rules, rules.start(saved.row.seats, ew.checked_options(rules, saved.row.options)))
    return upgraded


def try_out(match: Match) -> None:
    """Show a match to every seat: what fails must fail now, not in the middle of the game."""
    game = match.game
    for seat in [None, *range(game.seats)]:
        json.dumps(game.view(seat))
    for seat in game.waiting:
        game.prompt(seat)


async def open_match(store: Store, id: str) -> Match:
    """Open the match of a table: replay it, continue it after an update of the rules, or close it."""
    while True:
        saved = await load(store, id)
        match = as_it_was(saved)
        if match is not None:
            return match
        try:
            match, chapter = next_chapter(saved)
        except BadPosition as problem:
            log.warning("a game is closed", exc_info=problem, extra={"table": id})
            await store.close_table(id, saved.row.events, CLOSED if saved.chapters else UNKNOWN)
            continue
        if await begin_chapter(store, saved, match, chapter):
            return match


async def load(store: Store, id: str) -> Saved:
    row = await store.table(id)
    assert row is not None, "tables are never removed"
    events = await store.events(id)
    return Saved(row, events[: row.events], await store.chapters(id), await store.position(id))


def as_it_was(saved: Saved) -> Match | None:
    """The match by the rules it was made with, or as it ended; None if it has to continue by other rules."""
    row, version = saved.row, ew.rules_of(saved.row.game).version
    if row.closed is not None:
        return closed_match(saved, row.closed)
    if saved.chapters and saved.chapters[-1].rules > version:
        raise NewerRules("error-table-newer-rules", version=saved.chapters[-1].rules, now=version)
    match = None
    if row.over or (saved.chapters and saved.chapters[-1].rules == version):
        match = replay_events(saved)
    return closed_match(saved, OLDER) if match is None and row.over else match


async def begin_chapter(store: Store, saved: Saved, match: Match, chapter: ChapterRow) -> bool:
    """Store that a game continues by these rules, and say so at the table; False if another worker was faster."""
    outcome = match.game.outcome
    begun = await store.begin_chapter(
        chapter,
        position_row(saved.row.id, match),
        saved.chapters[-1].rules,
        waiting=match.waiting,
        over=outcome is not None,
        outcome=outcome.plain() if outcome else None,
        facts=facts_of(match),
    )
    if begun:
        log.info("a game goes on by other rules", extra={"table": saved.row.id})
        await store.add_chat(notice(saved.row, UPDATED, version=chapter.rules))
    return begun


# -- looking back -------------------------------------------------------------------------------------------------


def closed_match(saved: Saved, why: str) -> ClosedMatch:
    """A game that can only be looked at, drawn as well as these rules can."""
    row, rules, start = saved.row, ew.rules_of(saved.row.game), start_of(saved.row)
    stage = empty_stage(rules, row)
    drawn = drawn_state(saved, rules, stage)
    kept = saved.position.data if saved.position is not None else {}
    views = kept.get("views", {})
    game = Relic(rules, row.options, drawn or empty_stage(rules, row), start.dice(), views, outcome_of(row))
    history = effects_until(saved, len(saved.chapters))
    remember_log(game, history.log)
    game.state.story = read_story(rules, history.story)
    events = [event_of(event) for event in saved.events]
    is_drawn = drawn is not None or bool(views)
    return ClosedMatch(start, events, game, is_drawn, (why, {"version": row.rules or 0, "now": rules.version}))


def empty_stage(rules: Rules, row: TableRow) -> Agenda:
    """The state of a new game, used to tell an old one: with its options, if they are still valid."""
    try:
        return rules.start(row.seats, ew.checked_options(rules, row.options))
    except Problem:
        return rules.start(row.seats, ew.checked_options(rules, rules.complete_options({}, 0)))


def drawn_state(saved: Saved, rules: Rules, stage: Agenda) -> Agenda | None:
    """The last position, as far as these rules can show it; None if they cannot."""
    if saved.position is None or not saved.chapters:
        return None
    try:
        return try_with_these_rules(shown_state, saved, rules, stage, saved.position.data["position"]["state"])
    except BadPosition:  # the game is told in words instead
        log.info("the last position of a game cannot be drawn", exc_info=True, extra={"table": saved.row.id})
        return None


def shown_state(saved: Saved, rules: Rules, stage: Agenda, plain: dict[str, Any]) -> Agenda | None:
    """The state, once every seat's view of it has been made without an error."""
    check_names(saved.chapters[-1].names, rules, stage)
    state = sketch_state(plain, rules, stage)
    for seat in [None, *range(saved.row.seats)] if state is not None else []:
        json.dumps(rules.view(state, seat))
    return state


def outcome_of(row: TableRow) -> Outcome | None:
    plain = row.outcome
    return Outcome(tuple(plain["winners"]), tuple(plain["scores"]), plain["reason"]) if plain else None
