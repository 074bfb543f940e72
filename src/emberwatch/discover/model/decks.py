"""The decks of cards, what has been read of them, and the upgrades in force."""

from __future__ import annotations


class Decks:
    """The decks and their discards, the real card behind each entry, and which cards have been read."""

    __slots__ = (
        "card_face",
        "deck",
        "enemy_face",
        "made_deck",
        "made_face",
        "nights",
        "nights_gone",
        "open_projects",
        "projects",
        "read_cards",
        "read_enemies",
        "read_made",
        "removed",
        "threats",
        "threats_gone",
        "upgrades",
    )

    def __init__(
        self,
        nights: list[int],
        nights_gone: list[int],
        threats: list[int],
        threats_gone: list[int],
        projects: list[int],
        open_projects: tuple[int, ...],
        deck: list[int],
        removed: list[int],
        made_deck: list[int],
        card_face: tuple[int, ...],
        enemy_face: tuple[int, ...],
        made_face: tuple[int, ...],
        read_cards: int,
        read_enemies: int,
        read_made: int,
        upgrades: tuple[int, ...],
    ) -> None:
        self.nights = nights
        self.nights_gone = nights_gone
        self.threats = threats
        self.threats_gone = threats_gone
        self.projects = projects
        """Projects that nobody has drawn."""
        self.open_projects = open_projects
        self.deck = deck
        """Discovery cards in their deck, by entry."""
        self.removed = removed
        self.made_deck = made_deck
        self.card_face = card_face
        """The card that is really behind each entry."""
        self.enemy_face = enemy_face
        self.made_face = made_face
        self.read_cards = read_cards
        """Bits by entry: cards read aloud, and so known to all forever."""
        self.read_enemies = read_enemies
        self.read_made = read_made
        self.upgrades = upgrades

    def clone(self) -> Decks:
        return Decks(
            self.nights[:],
            self.nights_gone[:],
            self.threats[:],
            self.threats_gone[:],
            self.projects[:],
            self.open_projects,
            self.deck[:],
            self.removed[:],
            self.made_deck[:],
            self.card_face,
            self.enemy_face,
            self.made_face,
            self.read_cards,
            self.read_enemies,
            self.read_made,
            self.upgrades,
        )
