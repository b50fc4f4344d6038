"""A turn of the game alone: keep one of three stock tiles, place one of three cities, deliver (DR.solo2)."""

from abc import abstractmethod
from typing import ClassVar

from engine.messages import Phrase, say
from engine.tiles.delivering import deliveries, link_of, raise_stock, score, take_cube, why_not_delivered
from engine.tiles.events import TurnEnded
from engine.tiles.facts import Facts
from engine.tiles.moves import Deliver, DrawTiles, Move, Pass, Place, TakeStock
from engine.tiles.placing import placements, why_not_placed
from engine.tiles.solo.ranks import window_points
from engine.tiles.solo.setup import alone
from engine.tiles.state import NO_ONE, State
from engine.tiles.steps.delivering import MUST_DELIVER
from engine.tiles.steps.drafting import NOT_DRAWN, take_stock
from engine.tiles.steps.drawing import take_drawn, why_not_drawn
from engine.tiles.steps.placing import place
from engine.tiles.steps.step import Deal, Passage, TileLedger, Turn, drawn_from
from engine.turns.chance import Dice
from engine.turns.illegal import IllegalMove

SEEN = 3
"""Stock tiles and city tiles seen in a turn (DR.solo2)."""


class _Drawing(Deal):
    """Tiles of one kind are drawn and seen."""

    @abstractmethod
    def counts(self, state: State) -> tuple[int, int]:
        """Return how many city tiles and how many stock tiles are drawn."""

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether they are to be drawn, and there are any."""
        return not state.waiting and any(self.counts(state))

    def drawn(self, facts: Facts, state: State, random: Dice) -> DrawTiles:
        """Return tiles as chance draws them."""
        cities, stock = self.counts(state)
        return DrawTiles(
            tuple(drawn_from(state.pile, cities, random)), tuple(drawn_from(state.stock_pile, stock, random))
        )

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse too many or too few tiles, and those that are not in the piles."""
        if not isinstance(move, DrawTiles):
            return self.mistimed(state, move)
        refused = why_not_drawn(facts, state, move, self.counts(state))
        return self.refusal(refused.message) if refused else None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Lay them out for the player."""
        assert isinstance(move, DrawTiles)
        take_drawn(state, move)
        state.waiting = (0,)


class DrawStock(_Drawing):
    """Three stock tiles are drawn, or as many as there are (DR.solo2)."""

    rules: ClassVar[tuple[str, ...]] = ("DR.solo2",)
    stage = "drawing"
    task: ClassVar[Phrase] = "draw stock tiles"

    def counts(self, state: State) -> tuple[int, int]:
        """Return the stock tiles of a turn."""
        return 0, min(SEEN, len(state.stock_pile))


class KeepStock(Turn):
    """The player keeps one of the stock tiles; the others leave (DR.solo2)."""

    rules = ("DR.solo2",)
    stage = "drawing"
    task: ClassVar[Phrase] = "keep a stock tile"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether stock tiles are laid out."""
        return bool(state.waiting)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return the railroads of the tiles, each once."""
        return [TakeStock(railroad) for railroad in dict.fromkeys(state.drawn_stock)]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse what was not drawn."""
        if not isinstance(move, TakeStock):
            return self.mistimed(state, move)
        return (
            None
            if move.railroad in state.drawn_stock
            else self.refusal("That tile is not among those drawn.")
        )

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Keep it."""
        assert isinstance(move, TakeStock)
        take_stock(state, 0, move.railroad)
        state.drawn_stock = ()
        _begin_placing(state)


class NoStock(Passage):
    """There is no stock left to see, and the turn goes on (DR.solo2)."""

    rules = ("DR.solo2",)
    stage = "drawing"
    task: ClassVar[Phrase] = "go on without stock"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that nothing can be drawn."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Go on to the cities."""
        _begin_placing(state)


def _begin_placing(state: State) -> None:
    state.waiting = ()
    state.stage = "placing"
    state.placed = 0


class DrawCities(_Drawing):
    """Three city tiles are drawn, or as many as there are (DR.solo2)."""

    rules = ("DR.solo2",)
    stage = "placing"
    task: ClassVar[Phrase] = "draw city tiles"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether no city of this turn has been seen yet."""
        return not state.took and super().due(facts, state)

    def counts(self, state: State) -> tuple[int, int]:
        """Return the city tiles of a turn."""
        return min(SEEN, len(state.pile)), 0

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Lay them out, and note that they have been seen."""
        super().apply(facts, state, move, ledger)
        state.took = (0,)


class PlaceAlone(Turn):
    """The player places one of the cities by the rules, all three as a hand (DR.solo2, DR.3c)."""

    rules = ("DR.solo2", "DR.3a")
    stage = "placing"
    task: ClassVar[Phrase] = "place a city tile"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether cities are laid out, and no cubes are to be drawn."""
        return bool(state.waiting)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every placement that looks different, or passing if none of the cities has any."""
        return [*placements(facts, state, state.drawn)] or [Pass()]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse other tiles, places that do not fit, and passing while one does."""
        if isinstance(move, Pass):
            if placements(facts, state, state.drawn):
                return IllegalMove("DR.3d", "One of the cities can be placed, so the player must place one.")
            return None
        if not isinstance(move, Place):
            return self.mistimed(state, move)
        if move.tile not in state.drawn:
            return self.refusal(say(NOT_DRAWN))
        return why_not_placed(facts, state, state.drawn, move)

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Lay it; the others leave, or all of them if none can be placed (DR.solo2)."""
        placed = move.tile if isinstance(move, Place) else NO_ONE
        state.out += tuple(tile for tile in state.drawn if tile != placed)
        state.drawn, state.waiting = (), ()
        if isinstance(move, Place):
            state.placed += 1
            place(facts, state, move, NO_ONE, ledger)


class BeginDelivery(Passage):
    """The city has its cubes, and the player delivers (DR.solo2)."""

    rules = ("DR.solo2",)
    stage = "placing"
    task: ClassVar[Phrase] = "begin to deliver"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that nothing is to be placed any more."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Let the player deliver."""
        state.stage = "delivering"
        state.took = ()
        state.waiting = (0,)


class DeliverAlone(Turn):
    """The player delivers a cube for the colours at the end of the row (DR.solo2, DR.solo3)."""

    rules = ("DR.solo2", "DR.solo3", "DR.4a")
    stage = "delivering"
    task: ClassVar[Phrase] = "deliver a cube"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether the player has still to deliver."""
        return bool(state.waiting)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every delivery, or passing if there is none (DR.solo2)."""
        moves: list[Move] = [move for move, _ in deliveries(state)]
        return moves if moves and facts.rules.must_deliver else [*moves, Pass()]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse cubes that are not there, ways without a link, and passing while any cube can go."""
        if isinstance(move, Pass):
            must = facts.rules.must_deliver and any(True for _ in deliveries(state))
            return IllegalMove("DR.4a", MUST_DELIVER) if must else None
        if not isinstance(move, Deliver):
            return self.mistimed(state, move)
        wrong = why_not_delivered(facts, state, move)
        return IllegalMove("DR.4a", wrong) if wrong else None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Put the cube into the row, where it stays."""
        state.waiting = ()
        if isinstance(move, Deliver):
            link = link_of(state, move)
            assert link is not None
            take_cube(state, move)
            score(state, 0, window_points(facts, state.row), "DR.solo3", ledger)
            state.row = (*state.row, move.good)
            raise_stock(facts, state, link.railroad, alone(facts).stock_rise, ledger)


class EndTurnAlone(Passage):
    """The turn is over, and after the last one the game (DR.solo2)."""

    rules = ("DR.solo2",)
    stage = "delivering"
    task: ClassVar[Phrase] = "end the turn"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that nothing is to be delivered any more."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Begin the next turn, or end the game."""
        ledger.note(TurnEnded(state.turn))
        if state.turn >= alone(facts).turns:
            state.stage = "over"
        else:
            state.turn += 1
            state.stage = "drawing"
