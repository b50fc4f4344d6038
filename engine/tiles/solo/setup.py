"""Setting up the game alone: three cities with a cube each, and three cubes in a row (DR.solo1, DR.solo5)."""

from typing import ClassVar

from engine.messages import Phrase, say
from engine.tiles.events import Scored
from engine.tiles.facts import HOME, Facts, laid_alone, neighbours
from engine.tiles.moves import Arrange, DrawCubes, DrawStarts, Move, Place
from engine.tiles.placing import lay, matches, meetings
from engine.tiles.set import Solitaire
from engine.tiles.state import NO_ONE, State, added, without
from engine.tiles.steps.placing import lay_linked
from engine.tiles.steps.setup import why_not_in_pile
from engine.tiles.steps.step import (
    Deal,
    DrawCubesStep,
    Passage,
    TileLedger,
    Turn,
    call_for_cubes,
    drawn_from,
)
from engine.turns.chance import Dice
from engine.turns.illegal import IllegalMove

CUBES_EACH = 1
"""Cubes on each of the first cities (DR.solo1)."""


def alone(facts: Facts) -> Solitaire:
    """Return what the set says of the game alone."""
    assert facts.tiles.solitaire is not None
    return facts.tiles.solitaire


class LayStarts(Passage):
    """The cities that the set names lie next to each other, linked by the railroads it names (DR.solo1)."""

    rules: ClassVar[tuple[str, ...]] = ("DR.solo1",)
    stage = "setup"
    task: ClassVar[Phrase] = "lay the first cities"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether nothing is laid, and the cities are not drawn."""
        return not facts.challenge and not state.table

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Lay them in their order."""
        row = laid_alone(facts)
        assert row is not None
        for tile, cell, turn in row:
            state.pile = without(state.pile, (tile,))
            lay_linked(facts, state, Place(tile, cell, turn), NO_ONE, ledger)


class DrawThree(Deal):
    """In the challenge the first cities are drawn (DR.solo5)."""

    rules = ("DR.solo5",)
    stage = "setup"
    task: ClassVar[Phrase] = "draw the first cities"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether nothing is laid or drawn."""
        return facts.challenge and not state.table and not state.drawn

    def drawn(self, facts: Facts, state: State, random: Dice) -> DrawStarts:
        """Return cities, all equally likely."""
        return DrawStarts(tuple(drawn_from(state.pile, len(alone(facts).cities), random)))

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse a wrong number of cities."""
        if not isinstance(move, DrawStarts):
            return self.mistimed(state, move)
        wanted = len(alone(facts).cities)
        if len(move.tiles) != wanted:
            return self.refusal(say("{n} cities are drawn to begin with.", n=wanted))
        return why_not_in_pile(facts, state, move.tiles, self.rules[0])

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Lay them out for the player."""
        assert isinstance(move, DrawStarts)
        state.pile, state.drawn = without(state.pile, move.tiles), move.tiles


class LayThree(Turn):
    """The player lays the drawn cities as they like, with a link if any is possible (DR.solo5)."""

    rules = ("DR.solo5",)
    stage = "setup"
    task: ClassVar[Phrase] = "lay the first cities"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether drawn cities are still to be laid."""
        return bool(state.drawn)

    def actor(self, facts: Facts, state: State) -> int:
        """Return the only seat."""
        return 0

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every placement that looks different and leaves a link possible where one is."""
        cells = sorted({each for cell in state.table for each in neighbours(cell)} - {*state.table}) or [HOME]
        everywhere: list[Move] = []
        for tile in state.drawn:
            turns = [turn for turn in range(4) if facts.edges[tile][turn] not in facts.edges[tile][:turn]]
            everywhere += [Place(tile, cell, turn) for cell in cells for turn in turns]
        return [move for move in everywhere if self.why_illegal(facts, state, move) is None]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse places apart from the others, and those after which no link can be made though one could."""
        if not isinstance(move, Place):
            return self.mistimed(state, move)
        if move.tile not in state.drawn or not 0 <= move.turn < 4:
            return self.refusal(say("{city} is not to be laid so.", city=facts.name(move.tile)))
        free = move.cell not in state.table
        beside = (
            bool(meetings(facts, state, move.tile, move.cell, move.turn))
            if state.table
            else move.cell == HOME
        )
        if not (free and beside):
            return self.refusal("The first cities must lie next to each other, the first one at 0, 0.")
        if can_link(facts, state, state.drawn):
            after = state.copy()
            lay(facts, after, move, NO_ONE)
            if not can_link(facts, after, without(state.drawn, (move.tile,))):
                return self.refusal("A link between the first cities is possible, so there must be one.")
        return None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Lay the city."""
        assert isinstance(move, Place)
        state.drawn = without(state.drawn, (move.tile,))
        lay_linked(facts, state, move, NO_ONE, ledger)


def can_link(facts: Facts, state: State, left: tuple[int, ...]) -> bool:
    """Return whether there is a link, or one can still be made with the cities left (DR.solo5)."""
    if state.links or (state.table and matches(facts, state, left)):
        return True
    railroads = [{*facts.on_tile[tile]} for tile in left]
    return any(one & other for place, one in enumerate(railroads) for other in railroads[:place])


class DrawFirstRow(Deal):
    """Three cubes are drawn for the row (DR.solo1)."""

    rules = ("DR.solo1", "DR.bag")
    stage = "setup"
    task: ClassVar[Phrase] = "draw the first cubes of the row"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether the row is empty, and the cities are laid."""
        return not state.row and first_cubes(facts) > 0

    def drawn(self, facts: Facts, state: State, random: Dice) -> DrawCubes:
        """Return cubes as chance draws them from the bag."""
        held = [good for good, count in enumerate(state.bag) for _ in range(count)]
        return DrawCubes(tuple(sorted(drawn_from(held, first_cubes(facts), random))))

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse a wrong number of cubes, and those that the bag does not hold."""
        if not isinstance(move, DrawCubes):
            return self.mistimed(state, move)
        if len(move.goods) != first_cubes(facts):
            return self.refusal(say("{n} cubes are drawn now.", n=first_cubes(facts)))
        if any(move.goods.count(good) > state.bag[good] for good in move.goods):
            return self.refusal("The bag does not hold these cubes.")
        return None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Let the player put them in order."""
        assert isinstance(move, DrawCubes)
        state.bag = added(state.bag, move.goods, -1)
        state.row = move.goods
        state.waiting = (0,)


class ArrangeRow(Turn):
    """The player puts the first cubes of the row in an order of their choice (DR.solo1)."""

    rules = ("DR.solo1",)
    stage = "setup"
    task: ClassVar[Phrase] = "put the cubes of the row in order"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether they wait for their order."""
        return bool(state.waiting)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every order that looks different."""
        return [Arrange(goods) for goods in _orders(state.row)]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse other cubes."""
        if not isinstance(move, Arrange):
            return self.mistimed(state, move)
        if sorted(move.goods) != sorted(state.row):
            return self.refusal("The row holds other cubes.")
        return None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Set the row."""
        assert isinstance(move, Arrange)
        state.row, state.waiting = move.goods, ()


def _orders(goods: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the different orders of goods, sorted."""
    if not goods:
        return [()]
    return [(first, *rest) for first in sorted({*goods}) for rest in _orders(without(goods, (first,)))]


class CallStartCubes(Passage):
    """Each of the first cities gets a random cube (DR.solo1)."""

    rules = ("DR.solo1",)
    stage = "setup"
    task: ClassVar[Phrase] = "give each first city a cube"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a city waits for its cube, and none is being drawn."""
        return state.cubes_due is None and sum(state.bag) > 0 and len(state.cubes) < len(state.table)

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Call for it."""
        cell = min(cell for cell in state.table if cell not in state.cubes)
        call_for_cubes(state, cell, CUBES_EACH)


class DrawFirstCube(DrawCubesStep):
    """The cube of one of the first cities (DR.solo1)."""

    rules = ("DR.solo1", "DR.3e")
    stage = "setup"


class BeginAlone(Passage):
    """All is set up; the score is that of the set (DR.solo1)."""

    rules = ("DR.solo1",)
    stage = "setup"
    task: ClassVar[Phrase] = "begin the first turn"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that nothing else is to be set up."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Begin the first turn."""
        points = alone(facts).score
        state.scores[0] = points
        ledger.note(Scored(0, points, self.rules[0]))
        state.order = (0,)
        state.turn = 1
        state.stage = "drawing"


def first_cubes(facts: Facts) -> int:
    """Return how many cubes the row begins with: one less than its window (DR.solo1)."""
    return max(0, facts.rules.window - 1)
