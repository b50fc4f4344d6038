"""What a player builds in a turn, as a sentence."""

from collections import Counter, defaultdict

from engine.game.events import BANK, Laid, Paid
from engine.game.facts import NOWHERE, Facts


class Works:
    """Gathers the links, bonuses and payments of one turn."""

    def __init__(self, facts: Facts, players: tuple[str, ...], player: int) -> None:
        self._facts = facts
        self._players = players
        self._name = players[player]
        self._chains: list[list[int]] = []
        self._bonuses: defaultdict[int, int] = defaultdict(int)
        self._paid: Counter[int] = Counter()
        self._cost = 0

    def lay(self, laid: Laid) -> None:
        """Add a link: to the chain at hand if it goes on from its end, else as a branch."""
        if not self._chains or self._chains[-1][-1] != laid.start:
            self._chains.append([laid.start])
        self._chains[-1].append(laid.end)
        self._cost += laid.cost

    def pay(self, paid: Paid) -> None:
        """Add a bonus or a payment to a rival; what extra track itself costs is told already."""
        if paid.payer == BANK:
            self._bonuses[paid.hex] += paid.amount
        elif paid.payee != BANK:
            self._paid[paid.payee] += paid.amount

    def sentence(self, saved: int = 0) -> str:
        """Return what was built and paid, in the order of building."""
        if not self._chains:
            return f"{self._name} builds nothing{f' and saves {saved}' if saved else ''}."
        chains = "; ".join(self._chain(chain) for chain in self._chains)
        parts = [f"{self._name} builds {chains} for {self._cost}"]
        if self._paid:
            parts.append(f"pays {payments(self._players, self._paid)}")
        if saved:
            parts.append(f"saves {saved}")
        return ", ".join(parts) + "."

    def _chain(self, chain: list[int]) -> str:
        """Return the hexes of a chain, each bonus behind the town it was paid for."""
        names = []
        for hex_ in chain:
            bonus = self._bonuses.get(hex_)
            names.append(short_name(self._facts, hex_) + (f" [+{bonus}]" if bonus else ""))
        return " – ".join(names)


def short_name(facts: Facts, hex_: int) -> str:
    """Return a hex's town or, where there is none, its label."""
    town = facts.town_at[hex_]
    return facts.labels[hex_] if town == NOWHERE else facts.towns[town].name


def payments(players: tuple[str, ...], paid: Counter[int]) -> str:
    """Return who receives how much, by seats."""
    return ", ".join(f"{players[seat]} {amount}" for seat, amount in sorted(paid.items()))
