"""What a player builds in a turn, as a sentence and as a line of a ledger."""

from collections import Counter, defaultdict
from typing import Final, NamedTuple

from engine.game.events import BANK, Laid, Paid, Purpose, Reason
from engine.game.facts import NOWHERE
from engine.game.moves import AgreeLine, Done
from engine.game.play import Played
from engine.game.state import State
from engine.messages import Phrase, Saying, listed, say, together
from engine.transcript.names import Names
from engine.turns.chance import CHANCE


class Rest(NamedTuple):
    """What becomes of allowance not spent: what is saved now, what that makes in all (6.A6), what lapses."""

    saved: int = 0
    in_all: int = 0
    lapsing: int = 0

    def sayings(self) -> list[Saying]:
        """Return what somebody does with it; two who build together save nothing (E.C4)."""
        parts = []
        if self.saved:
            more = say("saves {n}", n=self.saved)
            if self.in_all > self.saved:
                more = say("saves {n} ({all} in all)", n=self.saved, all=self.in_all)
            parts.append(more)
        if self.lapsing:
            parts.append(say("lets {n} lapse", n=self.lapsing))
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
        self._name = listed([names.players[player] for player in players])
        self._chains: list[list[int]] = []
        self._bonuses: defaultdict[int, int] = defaultdict(int)
        self._connections: Counter[str] = Counter()
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
        if paid.purpose.reason is Reason.CONNECTION:
            self._connections[places_connected(paid.purpose, self._names)] += paid.amount
        elif paid.payer == BANK:
            self._bonuses[paid.hex] += paid.amount
        elif paid.payee != BANK:
            self._paid[paid.payee] += paid.amount

    @property
    def way(self) -> Saying:
        """What was laid, hex by hex; empty where nothing was."""
        return together(
            (together((self._names.hexes[hex_] for hex_ in chain), " – ") for chain in self._chains), "; "
        )

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

    def sentence(self, rest: Rest = SPENT, *, at_end: bool = True) -> Saying | None:
        """Return what was built and paid, in the order of building; None of an empty part of a turn."""
        left = rest.sayings()
        if not self._chains:
            if self._going_on or not at_end:
                return self._did(listed(left)) if left else None
            return self._did(listed([say("builds nothing"), *left]))
        bonuses = dict(self._bonuses)
        chains = together((self._chain(chain, bonuses) for chain in self._chains), "; ")
        builds: Phrase = "build {chains} for {cost}" if self._are_two else "builds {chains} for {cost}"
        parts = [Saying(builds, {"chains": chains, "cost": self._cost})]
        if self._saved:
            parts[0] = say("{builds} ({n} of it saved before)", builds=parts[0], n=self._saved)
        receives: Phrase = (
            "receive {n} as the first to connect {places}"
            if self._are_two
            else "receives {n} as the first to connect {places}"
        )
        parts += [Saying(receives, {"n": n, "places": places}) for places, n in self._connections.items()]
        if self._money:
            parts.append(say("pays {n} from the account for it", n=self._money))
        if self._paid:
            pays: Phrase = "pay {players}" if self._are_two else "pays {players}"
            parts.append(Saying(pays, {"players": self._names.payments(self._paid)}))
        return self._did(together([*parts, *left], ", "))

    @property
    def _are_two(self) -> bool:
        """Whether two build together."""
        return len(self._players) > 1

    def _did(self, what: Saying) -> Saying:
        return say("{player} {does}.", player=self._name, does=what)

    def _chain(self, chain: list[int], bonuses: dict[int, int]) -> Saying:
        """Return the hexes of a chain, and take each bonus to where its town is first come to."""
        names = []
        for hex_ in chain:
            name, bonus = self._names.hexes[hex_], bonuses.pop(hex_, 0)
            names.append(say("{place} [+{bonus}]", place=name, bonus=bonus) if bonus else name)
        return together(names, " – ")


def places_connected(purpose: Purpose, names: Names) -> str:
    """Return the places that are connected, for which a bonus is paid (6.C4)."""
    return listed([names.hexes[place] for place in purpose.connected])


class TurnCost(NamedTuple):
    """What a turn of the Building Stage took of the allowance: whose, in which round, for what.

    Where a player ``lays`` nothing, they only save.
    """

    player: int
    when: Saying
    what: Saying
    points: int
    lays: bool


class BuildingTurns:
    """Follows the turns of the Building Stage, and says of each what it took (6.A3, 6.A6, E.C4)."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._works: Works | None = None
        self._players: tuple[int, ...] = ()
        self._when = Saying("", {})

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
        when = say("Round {n}", n=played.state.round)
        return [
            TurnCost(player, when, say("lays {way}", way=each.way), each.cost, lays=True)
            for player, each in sorted(works.items())
        ]

    def _lay(self, laid: Laid, round_: int) -> None:
        if self._works is None:
            self._open((laid.player,) if laid.partner == NOWHERE else (laid.player, laid.partner), round_)
        assert self._works is not None
        self._works.lay(laid)

    def _open(self, players: tuple[int, ...], round_: int) -> None:
        self._works, self._players = Works(self._names, *players), players
        self._when = say("Round {n}", n=round_)

    def _closed(self, rest: Rest) -> list[TurnCost]:
        """Return what the turn on hand took, the whole of a joint line in the account of who offered it."""
        works, players = self._works, self._players
        self._works, self._players = None, ()
        if works is None:
            return []
        laid = [say("lays {way}", way=works.way)] if works.way else []
        if works.saved:
            laid.append(say("{n} of it saved before", n=works.saved))
        what = together([*laid, *rest.sayings()], ", ")
        if len(players) == 1:
            return [TurnCost(players[0], self._when, what, works.cost, bool(works.way))]
        one, other = (self._names.players[player] for player in players)
        return [
            TurnCost(
                players[0],
                self._when,
                say("{what}, jointly with {player}", what=what, player=other),
                works.cost,
                lays=True,
            ),
            TurnCost(
                players[1],
                self._when,
                say("{what}, jointly with {player}, in whose ledger it is", what=what, player=one),
                0,
                lays=True,
            ),
        ]
