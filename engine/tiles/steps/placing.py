"""Placing tiles: each player places one, by a match if any tile of theirs has one (DR.3a to DR.3e)."""

from typing import ClassVar

from engine.messages import Phrase, say
from engine.tiles.events import Linked
from engine.tiles.facts import Facts
from engine.tiles.moves import Move, Pass, Place
from engine.tiles.placing import can_place, lay, placements, why_not_placed
from engine.tiles.state import State, without
from engine.tiles.steps.step import DrawCubesStep, Passage, TileLedger, Turn, call_for_cubes
from engine.turns.illegal import IllegalMove


class DrawPlacedCubes(DrawCubesStep):
    """Cubes for the tile that was just placed (DR.3e)."""

    rules: ClassVar[tuple[str, ...]] = ("DR.3e",)
    stage = "placing"


class PlaceTile(Turn):
    """Each places one tile next to another; who can match must, and who can place must (DR.3a, DR.3c)."""

    rules = ("DR.3a", "DR.3b", "DR.3c", "DR.3d")
    stage = "placing"
    task: ClassVar[Phrase] = "place a city tile"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether somebody has still to place a tile."""
        return bool(state.waiting)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every placement that looks different, or passing if there is none (DR.3d)."""
        return [*placements(facts, state, state.hands[state.waiting[0]])] or [Pass()]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse tiles that are not in hand, places that do not fit, and passing while one does."""
        hand = state.hands[state.waiting[0]]
        if isinstance(move, Pass):
            if can_place(facts, state, hand):
                return IllegalMove("DR.3d", "A tile of the hand can be placed, so the player must place one.")
            return None
        if not isinstance(move, Place):
            return self.mistimed(state, move)
        if move.tile not in hand:
            return self.refusal(say("{city} is not in the player's hand.", city=facts.name(move.tile)))
        return why_not_placed(facts, state, hand, move)

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Lay the tile with its links; a player who passes keeps their tiles (DR.3d)."""
        seat, state.waiting = state.waiting[0], state.waiting[1:]
        if not isinstance(move, Place):
            return
        state.hands[seat] = without(state.hands[seat], (move.tile,))
        state.secret -= {move.tile}
        state.placed += 1
        # The turn in which somebody places their last city tile is the last (DR.end1).
        state.last = state.last or not state.hands[seat]
        place(facts, state, move, seat, ledger)


class EndPlacing(Passage):
    """All have placed, and deliver in the same order (DR.4a)."""

    rules = ("DR.4a",)
    stage = "placing"
    task: ClassVar[Phrase] = "begin to deliver"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that no one has to place any more."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Let all deliver."""
        state.stage = "delivering"
        state.waiting = state.order


def place(facts: Facts, state: State, move: Place, owner: int, ledger: TileLedger) -> None:
    """Lay a tile with its links, and call for its cubes (DR.3b, DR.3e)."""
    lay_linked(facts, state, move, owner, ledger)
    call_for_cubes(state, move.cell, facts.numbers[move.tile])


def lay_linked(facts: Facts, state: State, move: Place, owner: int, ledger: TileLedger) -> None:
    """Lay a tile and note its links (DR.3b)."""
    for to, link in lay(facts, state, move, owner):
        ledger.note(Linked(move.cell, to, link.railroad, link.owner))
