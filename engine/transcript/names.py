"""What hexes and players are called in the story of a game."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.board.document import Board
from engine.game.facts import Facts
from engine.game.track.payments import seats
from engine.messages import Saying, either, say


@dataclass(frozen=True)
class Names:
    """The names of a game: of its hexes, by number, and of its players, by seat."""

    hexes: tuple[str, ...]
    players: tuple[str, ...]

    def payments(self, paid: Mapping[int, int]) -> tuple[Saying, ...]:
        """Return who receives how much, by seats."""
        return tuple(
            say("{player} {amount}", player=self.players[seat], amount=amount)
            for seat, amount in sorted(paid.items())
        )

    def owners(self, mask: int) -> Saying:
        """Return whose track a link is, given a bit for each of its owners."""
        return either([say("{player}'s", player=self.players[seat]) for seat in seats(mask)])


def hex_names(board: Board, facts: Facts) -> tuple[str, ...]:
    """Return what to call each hex: its town, else its place without keys, else its label."""
    names = list(facts.labels)
    by_hex = {board.sheet.label(town.hex): town for town in reversed(board.towns) if town.name}
    for label, town in by_hex.items():
        if label in facts.hexes_by_label:
            names[facts.hexes_by_label[label]] = town.name
    for place in facts.map_places.towns:
        names[place.hex] = place.name or facts.labels[place.hex]
    return tuple(names)
