"""Discover among people: whose turn it is, what they have seen, and the standing answers they can give in advance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import ClassVar, Final, TypeAlias

from emberwatch.discover.model.map import HIDDEN
from emberwatch.discover.model.names import HEARTS, SUPPORTS
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.survivors import Survivor
from emberwatch.discover.model.vocabulary import NAME, PASS, SUPPORT, YES
from emberwatch.discover.rules.combat.fight import Support, TakeForHim
from emberwatch.discover.rules.combat.modifiers import ProtectDie
from emberwatch.discover.rules.combat.rewards import AcceptHanded, AcceptReward
from emberwatch.discover.rules.items import AcceptItem
from emberwatch.discover.rules.monsters import ChiefNames, NameFighter
from emberwatch.discover.rules.night import PassOn, Vote
from emberwatch.discover.rules.trade import Consent, deal_of
from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.turns import NOBODY, Turns

Standing: TypeAlias = Callable[[DiscoverState, Step, str], Pick | None]


def support(s: DiscoverState, asked: Step, answer: str) -> Pick | None:
    """CB-2: always the same card, or none."""
    return PASS if answer == "none" else SUPPORT[SUPPORTS.index(answer)]


def yes_or_no(s: DiscoverState, asked: Step, answer: str) -> Pick | None:
    return YES if answer == "yes" else PASS


def take_damage(s: DiscoverState, asked: Step, answer: str) -> Pick | None:
    """SU-5: taking damage for somebody can eliminate the supporter; no standing answer goes that far."""
    is_safe = s.survivors[asked.seat].hurt < HEARTS
    return YES if answer == "if-safe" and is_safe else PASS


def trade(s: DiscoverState, asked: Step, answer: str) -> Pick | None:
    """TR-3: accept a gift; ask the player if the trader wants something for it."""
    if answer == "refuse":
        return PASS
    deal = deal_of(s)
    return None if deal.wanted or deal.wanted_projects else YES


def fighter(s: DiscoverState, asked: Step, answer: str) -> Pick | None:
    """R-33; if the survivors cannot agree, ask the chieftain, even one who has volunteered."""
    return None if isinstance(asked, ChiefNames) else NAME[asked.seat]


def chieftain(s: DiscoverState, asked: Step, answer: str) -> Pick | None:
    """CH-3, R-32."""
    return NAME[asked.seat if answer == "self" else s.turn.chief]


BEFOREHAND: Final[Mapping[type[Step], tuple[str, Standing]]] = {
    Support: ("support", support),
    ProtectDie: ("protect", yes_or_no),
    TakeForHim: ("take-damage", take_damage),
    AcceptReward: ("accept", yes_or_no),
    AcceptHanded: ("accept", yes_or_no),
    AcceptItem: ("accept", yes_or_no),
    Consent: ("trade", trade),
    NameFighter: ("fighter", fighter),
    Vote: ("chieftain", chieftain),
    PassOn: ("chieftain", chieftain),
}
"""Questions that come out of turn, each with the name of its standing answer."""


class DiscoverTurns(Turns):
    """The turns of Discover, and its standing answers."""

    ENDS_TURN: ClassVar[frozenset[str]] = frozenset({"end-turn"})
    STANDING: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {
            "support": ("none", *SUPPORTS),
            "protect": ("yes", "no"),
            "take-damage": ("no", "if-safe"),
            "accept": ("yes", "no"),
            "trade": ("refuse", "gifts"),
            "fighter": ("self",),
            "chieftain": ("keep", "self"),
        }
    )

    def turn_of(self, s: DiscoverState) -> int:
        """The seat whose turn it is, even while others name a fighter: the turn continues afterward."""
        return NOBODY if s.ended else s.turn.seat

    def knowledge(self, s: DiscoverState) -> object:
        """Cards read, tiles and tokens turned up, hands and who knows them, open characters, votes and the quest."""
        return (
            s.decks.read_cards,
            s.decks.read_enemies,
            s.decks.read_made,
            s.map.revealed,
            s.quest.stage,
            tuple([(space, token) for space, token in s.map.water.items() if token != HIDDEN]),
            tuple([foe.entry for foe in s.map.foes if foe.entry != HIDDEN]),
            tuple([hand_known(me) for me in s.survivors]),
            tuple([me.character for me in s.survivors if not me.dealt]),
            () if s.parallel else tuple(s.turn.votes),
        )

    def has_secrets(self, s: DiscoverState, seat: int) -> bool:
        """CR-2, R-47: characters to choose from, secret votes, and projects that not everybody has seen."""
        me = s.survivors[seat]
        return bool(me.dealt) or s.parallel or any([not is_open(s, seat, seen) for _, seen in me.hand])

    def standing_pick(
        self, s: DiscoverState, asked: Step, picks: list[Pick], answers: Mapping[str, str]
    ) -> Pick | None:
        name, standing = BEFOREHAND.get(type(asked), ("", None))
        if standing is None or name not in answers:
            return None
        pick = standing(s, asked, answers[name])
        return pick if pick in picks else None


def is_open(s: DiscoverState, seat: int, seen: int) -> bool:
    """R-47: whether all others have seen a project in a seat's hand."""
    return all([seen >> other & 1 for other in range(s.seats) if other != seat])


def hand_known(me: Survivor) -> tuple[tuple[int, int], ...]:
    """Projects, and who else has seen them; nobody sees those that leave the game with their owner."""
    return me.hand + me.removed
