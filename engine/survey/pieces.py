"""What track can be laid on from a hex, at what price and for what, by a board's own rules.

Nothing is compiled: a hex is looked at when a search comes to it, so that a short way over a huge board
costs little.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from engine.board.document import Board
from engine.board.open_links import open_links
from engine.board.sailings import Sailing, sailings
from engine.board.terrain import FIRST_OWN, NAMES
from engine.hexes.lattice import Hex
from engine.hexes.sides import side_of
from engine.messages import say
from engine.rulesets.editions import rules_of
from engine.rulesets.pricing import Ground, ground_of, price, river_costs


@dataclass(frozen=True)
class Charge:
    """What something costs and what for: a link, the half in a hill, a river, a tunnel."""

    name: str
    cost: int


@dataclass(frozen=True)
class Piece:
    """Something built at once: its hexes from one end to the other, and what it is charged for.

    One that ``ends`` leads on to nothing else: a ferry, beyond which its owner may not build (6.C1d).
    ``money`` says that it is paid off the account and not with build points.
    """

    hexes: tuple[Hex, ...]
    charges: tuple[Charge, ...]
    ends: bool = False
    money: bool = False

    @property
    def cost(self) -> int:
        """What it costs in all."""
        return sum(charge.cost for charge in self.charges)


class Pieces:
    """The pieces of a board by where they begin; raises RuleSetError for rules that cannot be played."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rules = rules_of(board)
        self._grounds: dict[Hex, Ground] = {}
        self._special = self._specials()
        self._links = open_links(board)
        self._rivers = river_costs(board, self.rules)
        own = [piece for pieces in self._special.values() for piece in pieces]
        rates = [piece.cost / (len(piece.hexes) - 1) for piece in own]
        self.least = min([float(self.rules.link_cost), *rates])
        """What each hex of a way costs at least, however it is built."""

    def onward(self, here: Hex) -> Iterator[Piece]:
        """Yield what can be laid from a hex (6.A3, 6.C1, 6.C2, 6.C4)."""
        special = self._special.get(here, ())
        yield from special
        taken = {piece.hexes[1] for piece in special if len(piece.hexes) == 2}
        for direction, there in self._links.onward(here):
            if there not in taken:
                yield self._link(here, there, river=self._rivers.get(side_of(here, direction), 0))

    def _link(self, here: Hex, there: Hex, *, river: int) -> Piece:
        """Return an ordinary link (6.A3)."""
        one, other = self._ground(here), self._ground(there)
        charges = [Charge(say("link"), self.rules.link_cost)]
        charges += [
            Charge(say("half in {terrain}", terrain=self._name(hex_)), g.half)
            for hex_, g in ((here, one), (there, other))
        ]
        charges.append(Charge(say("river"), river))
        due = price(self.rules, one, other, river) - sum(charge.cost for charge in charges)
        # By E.A3 hill to hill is less than the sum.
        charges.append(Charge(say("less from hill to hill"), due))
        return Piece((here, there), tuple(charge for charge in charges if charge.cost))

    def _ground(self, hex_: Hex) -> Ground:
        if hex_ not in self._grounds:
            self._grounds[hex_] = ground_of(self.board, self.rules, hex_)
        return self._grounds[hex_]

    def _name(self, hex_: Hex) -> str:
        code = self.board.terrain_at(hex_)
        own = code - FIRST_OWN
        return self.board.kinds[own].name if 0 <= own < len(self.board.kinds) else say(NAMES[code])

    def _specials(self) -> dict[Hex, list[Piece]]:
        found: defaultdict[Hex, list[Piece]] = defaultdict(list)
        for crossing in self.board.crossings:
            charge = (Charge(crossing.name or say("crossing"), crossing.cost),)
            stretches = [crossing.course] if crossing.whole else list(pairwise(crossing.course))
            for stretch in (each for each in stretches if len(each) > 1):
                for hexes in (stretch, stretch[::-1]):
                    found[hexes[0]].append(Piece(hexes, charge, money=crossing.money))
        for sailing in sailings(self.board):
            for piece in _passages(sailing):
                found[piece.hexes[0]].append(piece)
        return dict(found)


def _passages(sailing: Sailing) -> Iterator[Piece]:
    ferry, way = sailing.ferry, sailing.way
    charge = (Charge(ferry.name or say("ferry"), ferry.price),)
    for hexes in (way, way[::-1]):
        yield Piece(hexes, charge, ends=not ferry.bridge, money=True)
