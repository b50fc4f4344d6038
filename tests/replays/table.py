"""What lies on the table in a game: track, ferries, and what everybody has."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.replays.country import Country, Link
from tests.replays.editions import Edition


@dataclass
class Table:
    """The players in the order of their seats, their accounts, and what they own by link and ferry."""

    country: Country
    edition: Edition
    players: list[str]
    accounts: dict[str, int]
    track: dict[Link, set[str]] = field(default_factory=dict)
    ferries: dict[str, str] = field(default_factory=dict)

    def at(self, hex_: str) -> set[str]:
        """Return who has track in a hex."""
        return {owner for link, owners in self.track.items() if hex_ in link for owner in owners}

    def in_races(self, one: str, other: str) -> set[str]:
        """Return whose a link is in races: everybody's, once built, on a crossing free for all (6.C4)."""
        link = frozenset((one, other))
        crossing = self.country.crossing_at.get(link, {})
        owners = self.track.get(link, set())
        return {*self.players} if owners and crossing.get("free") else owners

    def put(self, one: str, other: str, builders: Iterable[str]) -> None:
        """Put down track between two hexes."""
        self.track.setdefault(frozenset((one, other)), set()).update(builders)

    def poorer_first(self, players: Iterable[str]) -> list[str]:
        """Return players with the poorest first; of equals the earlier seat."""
        return sorted(players, key=lambda player: (self.accounts[player], self.players.index(player)))

    def richer_first(self, players: Iterable[str]) -> list[str]:
        """Return players with the richest first; of equals the earlier seat."""
        return sorted(players, key=lambda player: (-self.accounts[player], self.players.index(player)))
