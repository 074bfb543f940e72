"""The narrator: questions, picks and events of any game as sentences, in one language, for one table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from emberwatch.engine.agenda import Agenda, LogEvent, Pick
from emberwatch.engine.game import Game
from emberwatch.engine.presenting import AskingCard, Said, Say, Wording
from emberwatch.text import speaker

SEAT_FIELDS = ("seat", "to", "victim")
TO_THE_READER: Final = {"seat": "you", "to": "you-to", "victim": "you-victim"}
"""The variant of a message that speaks to the reader, by the field that names them: `told-gave.you-to`."""
TO_ONESELF: Final = "you-self"
"""The variant for somebody who does something to themselves."""


class Event(Mapping[str, Any]):
    """Something that happened: `numbers` as the rules emitted them; as a mapping, what `Game.story` says about it."""

    __slots__ = ("kind", "numbers", "plain")

    def __init__(self, kind: str, numbers: Mapping[str, int], plain: Mapping[str, Any]) -> None:
        self.kind: Final = kind
        self.numbers: Final = numbers
        self.plain: Final = plain

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401
        return self.plain[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.plain)

    def __len__(self) -> int:
        return len(self.plain)


def read_event(game: Game, told: LogEvent) -> Event:
    """An event as the rules emitted it, ready for the text."""
    return Event(told.kind, game.numbers_of(told), game.plain_event(told))


class Narrator:
    """Puts one game into words, for people who call the seats by these names.

    If it is told who reads, sentences that concern the reader speak to them: "You take 1 wood."
    """

    def __init__(
        self, game: Game, language: str, names: Sequence[str], say: Say | None = None, reader: int | None = None
    ) -> None:
        self.game = game
        self.names = tuple(names)
        self.reader = reader
        """The seat of the person who reads; None: everybody, or a spectator."""
        self.speaker = speaker(language)
        self.say = say or self.speaker.say

    def speak(self, about: str, fields: Mapping[str, int]) -> Said:
        """Numbers as words, seats by their names."""
        numbers = {name: number for name, number in fields.items() if name not in SEAT_FIELDS}
        said = self.game.rules.wording.speak(self.game.state, self.say, about, numbers)
        said.update({name: self.names[fields[name]] for name in SEAT_FIELDS if name in fields})
        return said

    def tell(self, about: str, fields: Mapping[str, int]) -> str:
        """A message with these numbers, spoken to the reader if it concerns them."""
        return self.say(self.address(about, fields), **self.speak(about, fields))

    def address(self, key: str, fields: Mapping[str, int]) -> str:
        """The variant of a message that speaks to the reader; the message itself if it concerns only others."""
        named = [name for name in SEAT_FIELDS if name in fields and fields[name] == self.reader]
        variants = [TO_ONESELF] * (len(named) > 1) + [TO_THE_READER[name] for name in named]
        joint = "-" if "." in key else "."
        for variant in variants:
            if self.speaker.knows(f"{key}{joint}{variant}"):
                return f"{key}{joint}{variant}"
        return key

    def question(self, seat: int) -> str:
        """What a waiting seat is asked; if a card asks it, the card is named first."""
        prompt = self.game.prompt(seat)
        assert prompt is not None, "only a waiting seat is asked something"
        question = self.tell(prompt.key, prompt.numbers).strip()
        card = self.asking_card(seat)
        if card is None or card.title in question:
            return question
        return self.say("asked-by-card", card=card.title, question=question)

    def asking_card(self, seat: int) -> AskingCard | None:
        """The card whose text asks a waiting seat, if a card does."""
        step = self.game.question(seat)
        return self.game.rules.wording.asking_card(self.game.state, self.say, step) if step else None

    def choice(self, seat: int, pick: Pick) -> str:
        """One of the picks that a seat is offered. The question says what passing and numbers mean."""
        step, prompt = self.game.question(seat), self.game.prompt(seat)
        wording = self.game.rules.wording
        key = wording.pick_key(pick)
        fields = wording.pick_fields(self.game.state, step, pick)
        own_key = f"{prompt.key}.{pick.words[0]}" if prompt else ""
        if prompt and self.speaker.knows(own_key):
            fields = {**prompt.numbers, **fields}
            if "total" in fields and "n" in fields:
                fields["rest"] = fields["total"] - fields["n"]
            key = own_key
        return self.tell(key, fields)

    def helps(self, seat: int, pick: Pick) -> list[str]:
        """What the thing named by a pick does."""
        return self.game.rules.wording.helps(self.game.state, self.say, pick)

    def rules(self, ids: Sequence[str]) -> list[str]:
        """The help texts of rules, each with its id and title."""
        return [f"{id}: {self.say(f'rule-{id}.title')}. {self.rule(id)}" for id in ids]

    def rule(self, id: str) -> str:
        """The help text of one rule, with the figures of this game."""
        return rule_text(self.game.rules.wording, self.game.state, self.say, id)

    def story(self, seat: int | None) -> list[Event]:
        """What has happened, as far as this seat may know it; None is a spectator."""
        return [read_event(self.game, told) for told in self.game.events(seat)]

    def line(self, event: Event) -> str:
        """An event of the story as a sentence."""
        return self.tell(self.game.rules.wording.event_key(event.kind), event.numbers)

    def ending(self) -> str:
        """Who won, and why."""
        outcome = self.game.outcome
        assert outcome is not None, "the game is not over"
        winners = ", ".join([self.names[seat] for seat in outcome.winners])
        key = self.game.rules.wording.ending_key(outcome.reason)
        alone = {"seat": outcome.winners[0]} if len(outcome.winners) == 1 else {}
        return self.say(self.address(key, alone), winners=winners, count=len(outcome.winners))

    def epilogue(self) -> list[str]:
        """How the story of the finished game ends, in paragraphs."""
        return self.game.rules.wording.epilogue(self.game.state, self.say)


def rule_text(wording: Wording, state: Agenda | None, say: Say, id: str) -> str:
    """The help text of a rule on one line, with its figures; without a state, those that the game comes with."""
    text = say(f"rule-{id}").replace("\n", " ")
    figures = wording.figures(state).get(id)
    return f"{text} {say(f'rule-{id}.figures', **figures)}" if figures else text
