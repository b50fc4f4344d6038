"""What a player builds in a turn, as a sentence and as a line of a ledger."""

from collections import Counter, defaultdict
from typing import Final, NamedTuple

from engine.game.chance import CHANCE
from engine.game.events import BANK, Laid, Paid
from engine.game.facts import NOWHERE
from engine.game.moves import AgreeLine, Done
from engine.game.play import Played
from engine.game.state import State
from engine.transcript.names import Names


class Rest(NamedTuple):
    """What becomes of allowance not spent: what is saved now, what that makes in all (6.A6), what lapses."""

    saved: int = 0
    in_all: int = 0
    lapsing: int = 0

    def sayings(self, s: str) -> list[str]:
        """Return what somebody, or two with no ``s`` to the verb, does with it."""
        parts = []
        if self.saved:
            more = f" ({self.in_all} in all)" if self.in_all > self.saved else ""
            parts.append(f"save{s} {self.saved}{more}")
        if self.lapsing:
            parts.append(f"let{s} {self.lapsing} lapse")
        return parts


SPENT: Final = Rest()
"""Nothing is left, or no one asks what becomes of it."""


class Works:
    """Gathers the links, bonuses and payments of one player's turn, or of two who build together.

    What is no building, such as a leap, comes between two of them; ``going_on`` is one after the first.
    """

    def __init__(self, names: Names, *players: int, going_on: bool = False) -> None:
        self._names = names
        self._players = players
        self._going_on = going_on
        self._name = " and ".join(names.players[player] for player in players)
        self._s = "s" if len(players) == 1 else ""
        self._chains: list[list[int]] = []
        self._bonuses: defaultdict[int, int] = defaultdict(int)
        self._paid: Counter[int] = Counter()
        self._cost = 0
        self._saved = 0
        self._money = 0

    def lay(self, laid: Laid) -> None:
        """Add a link: to the chain at hand if it goes on from its end, else as a branch."""
        if not self._chains or self._chains[-1][-1] != laid.start:
            self._chains.append([laid.start])
        self._chains[-1].append(laid.end)
        self._cost += laid.cost
        self._saved += laid.saved
        self._money += laid.money

    def pay(self, paid: Paid) -> None:
        """Add a bonus or a payment to a rival; the text has the cost of extra track itself already."""
        if paid.payer == BANK:
            self._bonuses[paid.hex] += paid.amount
        elif paid.payee != BANK:
            self._paid[paid.payee] += paid.amount

    @property
    def way(self) -> str:
        """What was laid, hex by hex; empty where nothing was."""
        return "; ".join(" – ".join(self._names.hexes[hex_] for hex_ in chain) for chain in self._chains)

    @property
    def cost(self) -> int:
        """What it took of the allowance, and of what was saved."""
        return self._cost

    @property
    def saved(self) -> int:
        """What of that was saved before (6.A6)."""
        return self._saved

    def next_part(self) -> "Works":
        """Return the works of the same turn that come after something else in it."""
        return Works(self._names, *self._players, going_on=True)

    def sentence(self, rest: Rest = SPENT, *, at_end: bool = True) -> str:
        """Return what was built and paid, in the order of building; nothing of an empty part of a turn."""
        left = rest.sayings(self._s)
        if not self._chains:
            if self._going_on or not at_end:
                return f"{self._name} {' and '.join(left)}." if left else ""
            return f"{self._name} {' and '.join([f'build{self._s} nothing', *left])}."
        bonuses = dict(self._bonuses)
        chains = "; ".join(self._chain(chain, bonuses) for chain in self._chains)
        parts = [f"{self._name} build{self._s} {chains} for {self._cost}"]
        if self._saved:
            parts[0] += f" ({self._saved} of it saved before)"
        if self._money:
            parts.append(f"pay{self._s} {self._money} from the account for it")
        if self._paid:
            parts.append(f"pay{self._s} {self._names.payments(self._paid)}")
        return ", ".join([*parts, *left]) + "."

    def _chain(self, chain: list[int], bonuses: dict[int, int]) -> str:
        """Return the hexes of a chain, and take each bonus to where its town is first come to."""
        names = []
        for hex_ in chain:
            bonus = bonuses.pop(hex_, 0)
            names.append(self._names.hexes[hex_] + (f" [+{bonus}]" if bonus else ""))
        return " – ".join(names)


class TurnCost(NamedTuple):
    """What a turn of the Building Stage took of the allowance: whose, in which round, for what.

    Where a player ``lays`` nothing, they only save.
    """

    player: int
    when: str
    what: str
    points: int
    lays: bool


class BuildingTurns:
    """Follows the turns of the Building Stage, and says of each what it took (6.A3, 6.A6, E.C4)."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._works: Works | None = None
        self._players: tuple[int, ...] = ()
        self._when = ""

    def ended(self, before: State, played: Played) -> list[TurnCost]:
        """Take in a move, and return what turns took that it ends; ``before`` is the state it was made in."""
        if before.stage != "building":
            return []
        if before.post.written:
            return self._written(played)
        costs = [] if played.actor in self._players else self._closed(SPENT)
        for event in played.events:
            if isinstance(event, Laid):
                self._lay(event, before.round)
        move, actor = played.move, played.actor
        if isinstance(move, Done) and actor != CHANCE:
            if self._works is None and move.save:
                self._open((actor,), before.round)
            lapsing = before.points - move.save
            costs += self._closed(Rest(move.save, before.saved[actor] + move.save, lapsing))
        elif isinstance(move, AgreeLine) or played.state.stage != "building":
            costs += self._closed(SPENT)
        return costs

    def _written(self, played: Played) -> list[TurnCost]:
        """Return what each player's orders took of the rolls of a round (VP.B6)."""
        works: dict[int, Works] = {}
        for event in played.events:
            if isinstance(event, Laid):
                works.setdefault(event.player, Works(self._names, event.player)).lay(event)
        when = f"Round {played.state.round}"
        return [
            TurnCost(player, when, f"lays {each.way}", each.cost, lays=True)
            for player, each in sorted(works.items())
        ]

    def _lay(self, laid: Laid, round_: int) -> None:
        if self._works is None:
            self._open((laid.player,) if laid.partner == NOWHERE else (laid.player, laid.partner), round_)
        assert self._works is not None
        self._works.lay(laid)

    def _open(self, players: tuple[int, ...], round_: int) -> None:
        self._works, self._players = Works(self._names, *players), players
        self._when = f"Round {round_}"

    def _closed(self, rest: Rest) -> list[TurnCost]:
        """Return what the turn on hand took, the whole of a joint line in the account of who offered it."""
        works, players = self._works, self._players
        self._works, self._players = None, ()
        if works is None:
            return []
        laid = [f"lays {works.way}"] if works.way else []
        if works.saved:
            laid.append(f"{works.saved} of it saved before")
        what = ", ".join([*laid, *rest.sayings("s")])
        if len(players) == 1:
            return [TurnCost(players[0], self._when, what, works.cost, bool(works.way))]
        one, other = (self._names.players[player] for player in players)
        return [
            TurnCost(players[0], self._when, f"{what}, jointly with {other}", works.cost, lays=True),
            TurnCost(
                players[1], self._when, f"{what}, jointly with {one}, in whose ledger it is", 0, lays=True
            ),
        ]
