"""A surveyor who finds for themselves every link that may be laid, where the game lists what it allows."""

from itertools import pairwise

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.game.events import BANK, Laid
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Lay
from engine.game.state import State
from engine.hexes.lattice import DIRECTIONS, neighbour
from engine.hexes.sides import side_of
from tests.engine.game.referee import Ground, Link, Referee, Track


class Surveyor:
    """Knows which links are open to whom (6.A3, 6.A6, 6.B6, 6.C1d, 6.C2, 6.C3, 6.C4)."""

    def __init__(self, board: Board, facts: Facts) -> None:
        self.ground, self.rules = Ground(board, facts), facts.rules
        self.referee = Referee(board, facts)

    def open(self, state: State, player: int) -> set[Lay]:
        """Return every link that a player may lay in their building turn now."""
        track = Track(self.ground.facts, state)
        return {
            Lay(start, end)
            for start in self._bases(state, track, player)
            for end in self._neighbours(start)
            if player not in track.owners.get(frozenset((start, end)), set())
            and self._lies_open(state, track, player, start, end)
            and self._is_paid(state, track, player, start, end)
        }

    def _bases(self, state: State, track: Track, player: int) -> set[int]:
        """Return the hexes to build on from: own track or the start, ferries, leaps and second starts."""
        own = {hex_ for link, owners in track.owners.items() if player in owners for hex_ in link}
        bases = own or {state.starts[player]}
        bases |= {foothold.hex for foothold in state.footholds if foothold.player == player}
        towns = self.ground.board.towns_by_name
        for ferry, owner in zip(self.ground.board.ferries, state.ferries, strict=True):
            if ferry.bridge and owner == player:
                bases |= {self.ground.numbers[towns[port].hex] for port in ferry.ports}
        return bases

    def _neighbours(self, hex_: int) -> list[int]:
        """Return the hexes of the map next to one."""
        around = (neighbour(self.ground.hexes[hex_], direction) for direction in DIRECTIONS)
        return [self.ground.numbers[there] for there in around if there in self.ground.numbers]

    def _lies_open(self, state: State, track: Track, player: int, start: int, end: int) -> bool:
        """Return whether ground, border and crossings let a player go from one hex to the next."""
        link = frozenset((start, end))
        crossing = self.ground.crossings.get(link)
        if crossing is not None and not crossing.whole:
            way = [self.ground.numbers[hex_] for hex_ in crossing.course]
            pieces = [frozenset(pair) for pair in pairwise(way)]
            others = {seat for piece in pieces for seat in track.owners.get(piece, set())} - {player}
            return state.runs >= crossing.from_race and not 0 < crossing.owners <= len(others)
        if self.ground.abroad(start) and link not in self.ground.permits:
            return False
        board, one, other = self.ground.board, self.ground.hexes[start], self.ground.hexes[end]
        side = next(side_of(one, direction) for direction in DIRECTIONS if neighbour(one, direction) == other)
        return (
            side not in board.closed_sides and not {board.terrain_at(one), board.terrain_at(other)} & CLOSED
        )

    def _is_paid(self, state: State, track: Track, player: int, start: int, end: int) -> bool:
        """Return whether a player has the points and, where they may not be in debt, the money."""
        points, money = self._price(frozenset((start, end)))
        operating = state.stage == "operating"
        laid = Laid(player, start, end, points if operating else 0, 0, NOWHERE, money)
        bill = self.referee.of_link(state, track, (player,), laid)
        off = sum(amount for (payer, _, _), amount in bill.items() if payer == player)
        rivals = sum(amount for (payer, payee, _), amount in bill.items() if BANK not in (payer, payee))
        if not self.rules.debt and off > state.accounts[player]:
            return False
        if operating:
            return points + rivals * self.rules.extra_pays_rivals <= state.points
        saved = state.saved[player] if 0 < self.rules.save_from <= points else 0
        return points <= state.points + saved

    def _price(self, link: Link) -> tuple[int, int]:
        """Return the points and the money a link costs."""
        crossing = self.ground.crossings.get(link)
        if crossing is None or crossing.whole:
            return self.ground.cost(link), 0
        return (0, crossing.cost) if crossing.money else (crossing.cost, 0)
