"""The hand at the table of the tile game: the tile or cube in it, how it is turned, and where it may go."""

from PySide6.QtCore import QObject, Signal

from engine.messages import Phrase, Saying, say
from engine.table.tiles.story import brings
from engine.tiles.facts import Cell
from engine.tiles.moves import Deliver, Move, Place
from engine.turns.illegal import IllegalMove
from studio.table.tiles.tile_session import TileSession


class TileHand(QObject):
    """Turns what a person does at the table into moves of the person whose turn it is."""

    changed = Signal()
    """What is held, how it is turned or where it is, is another."""
    refused = Signal(object)
    """An IllegalMove: what was tried is forbidden."""

    def __init__(self, session: TileSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.tile: int | None = None
        """The tile that is held to be placed."""
        self.turns = 0
        """Its quarter turns clockwise."""
        self.cube: tuple[int, Cell] | None = None
        """The goods of a cube that is held, and the cell of its city."""
        self.cell: Cell | None = None
        """The cell under the pointer or the keyboard's cursor."""
        self._legal: list[Move] = []
        self._of: object = None

    # -- what may be done ------------------------------------------------------------------------

    def follow(self) -> None:
        """Take a tile of the hand where one is to be placed, and drop what cannot be done any more."""
        session = self._session
        now = (session.sitting, session.is_looking_back, session.is_hiding)
        if now == self._of:
            return
        self._of = now
        is_due = session.is_persons_turn and not session.is_hiding
        self._legal = session.sitting.legal() if is_due else []
        self.cube = None
        if self.tile not in self.holdable:
            self.tile, self.turns = next((move.tile for move in self.placements), None), 0
        self._fit()
        self.changed.emit()

    @property
    def legal(self) -> list[Move]:
        """What the person whose turn it is may do now; nothing while it is no person's."""
        return self._legal

    @property
    def placements(self) -> list[Place]:
        """Where tiles may be placed now."""
        return [move for move in self._legal if isinstance(move, Place)]

    @property
    def deliveries(self) -> list[Deliver]:
        """Which cubes may be delivered now."""
        return [move for move in self._legal if isinstance(move, Deliver)]

    @property
    def holdable(self) -> tuple[int, ...]:
        """The tiles that may be held; one that fits nowhere says why when it is placed."""
        return self._session.sitting.hand if self.placements else ()

    def cells(self) -> dict[Cell, bool]:
        """Return where the held tile or cube may go; true where it fits as it is turned now."""
        found: dict[Cell, bool] = {}
        for move in self.placements:
            if move.tile == self.tile:
                found[move.cell] = found.get(move.cell, False) or self._looks_like(move)
        if self.cube is not None:
            found.update((move.to, True) for move in self._of_cube())
        return found

    def move_at(self, cell: Cell) -> Place | Deliver | None:
        """Return the move that a click on a cell would make with what is held, also one that is forbidden."""
        if self.cube is not None:
            good, start = self.cube
            return None if cell == start else Deliver(good, start, cell)
        if self.tile is None:
            return None
        return Place(self.tile, cell, self.turns)

    def told(self) -> tuple[Saying | Phrase, IllegalMove | None]:
        """Return what a click at the pointer would bring, or why the rules forbid it; else nothing."""
        move = None if self.cell is None else self.move_at(self.cell)
        if move is None:
            return "", None
        refused = self._session.sitting.why_illegal(move)
        if refused is not None:
            return say("{rule} {message}", rule=refused.rule, message=refused.message), refused
        return brings(self._session.sitting, move), None

    def _of_cube(self) -> list[Deliver]:
        return [move for move in self.deliveries if (move.good, move.cell) == self.cube]

    def _looks_like(self, move: Place) -> bool:
        """Return whether a placement is turned as the tile is now; of turns that look alike one is listed."""
        edges = self._session.sitting.game.facts.edges[move.tile]
        return edges[move.turn] == edges[self.turns]

    # -- pointing and holding --------------------------------------------------------------------

    def point(self, cell: Cell | None) -> None:
        """Have the pointer over another cell; a tile turns itself to a way in which it fits there."""
        if cell != self.cell:
            self.cell = cell
            self._fit()
            self.changed.emit()

    def _fit(self) -> None:
        """Turn the held tile so that it fits under the pointer, if it can and does not yet."""
        ways = [move for move in self.placements if (move.tile, move.cell) == (self.tile, self.cell)]
        if ways and not any(map(self._looks_like, ways)):
            self.turns = ways[0].turn

    def hold(self, tile: int) -> None:
        """Take another tile of the hand to be placed."""
        if tile in self.holdable:
            self.tile = tile
            self._fit()
            self.changed.emit()

    def turn(self, by: int = 1) -> None:
        """Turn the held tile by quarter turns clockwise."""
        if self.tile is not None:
            self.turns = (self.turns + by) % 4
            self.changed.emit()

    def drop(self) -> None:
        """Hold no cube any more."""
        if self.cube is not None:
            self.cube = None
            self.changed.emit()

    # -- doing -----------------------------------------------------------------------------------

    def take_cube(self, good: int, cell: Cell) -> None:
        """Take a cube to deliver; one with a single way goes at once. One with none says why."""
        ways = [move for move in self.deliveries if (move.good, move.cell) == (good, cell)]
        if len(ways) == 1:
            self.make(ways[0])
        elif ways:
            self.cube = good, cell
            self.changed.emit()
        elif self.deliveries:
            message = say(
                "{city} has no link by which its cubes can go.",
                city=self._session.sitting.game.facts.name(self._session.sitting.state.table[cell].tile),
            )
            self.refused.emit(IllegalMove("DR.4a", message))

    def press(self, cell: Cell) -> None:
        """Place the held tile in a cell, or deliver the held cube there."""
        move = self.move_at(cell)
        if move is not None and self._legal:
            self.make(move)

    def make(self, move: Move) -> None:
        """Make a move, or report the rule that forbids it."""
        refused = self._session.make([move])
        if refused is not None:
            self.refused.emit(refused)
