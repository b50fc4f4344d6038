"""Setting up: the start city, removals for two, hands and the first order (DR.setup1, DR.setup2)."""

from typing import ClassVar

from engine.messages import Phrase, say
from engine.tiles.delivering import score
from engine.tiles.facts import HOME, Facts
from engine.tiles.moves import DealHands, DrawStarts, Move, Place, RemoveCities, SetOrder
from engine.tiles.placing import lay
from engine.tiles.state import NO_ONE, State, without
from engine.tiles.steps.step import Deal, DrawCubesStep, Passage, TileLedger, call_for_cubes, drawn_from
from engine.turns.chance import Dice
from engine.turns.illegal import IllegalMove


class DrawStart(Deal):
    """One of the start cities is laid, with cubes to its number; the others go back (DR.setup1)."""

    rules: ClassVar[tuple[str, ...]] = ("DR.setup1",)
    stage = "setup"
    task: ClassVar[Phrase] = "draw the start city"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether nothing is on the table."""
        return not state.table

    def drawn(self, facts: Facts, state: State, random: Dice) -> DrawStarts:
        """Return a start city, all equally likely."""
        return DrawStarts(tuple(drawn_from(facts.starts, 1, random)))

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse all but one of the start cities."""
        if not isinstance(move, DrawStarts):
            return self.mistimed(state, move)
        if len(move.tiles) != 1 or move.tiles[0] not in facts.starts:
            return self.refusal("One of the start cities must be drawn.")
        return None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Lay it as printed."""
        assert isinstance(move, DrawStarts)
        (tile,) = move.tiles
        state.pile = without(state.pile, move.tiles)
        lay(facts, state, Place(tile, HOME, 0), NO_ONE)
        call_for_cubes(state, HOME, facts.numbers[tile])


class DrawStartCubes(DrawCubesStep):
    """Cubes for the start city (DR.setup1)."""

    rules = ("DR.setup1", "DR.bag", "DR.3e")
    stage = "setup"


class Remove(Deal):
    """For two players random cities leave the game unseen, after the start is chosen (DR.two)."""

    rules = ("DR.two",)
    stage = "setup"
    task: ClassVar[Phrase] = "remove city tiles"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether two play, and the tiles are still in the pile."""
        return facts.players == 2 and len(state.out) < facts.tiles.two_players.cities_out

    def drawn(self, facts: Facts, state: State, random: Dice) -> RemoveCities:
        """Return the tiles, all equally likely."""
        return RemoveCities(tuple(sorted(drawn_from(state.pile, facts.tiles.two_players.cities_out, random))))

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse a wrong number of tiles, and any that is not in the pile."""
        if not isinstance(move, RemoveCities):
            return self.mistimed(state, move)
        wanted = facts.tiles.two_players.cities_out
        if len(move.tiles) != wanted:
            return self.refusal(say("{n} city tiles must be removed.", n=wanted))
        return why_not_in_pile(facts, state, move.tiles, self.rules[0])

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Put them out of the game."""
        assert isinstance(move, RemoveCities)
        state.pile, state.out = without(state.pile, move.tiles), move.tiles


class Dealing(Deal):
    """Each player is dealt city tiles that the others do not see (DR.setup2)."""

    rules = ("DR.setup2",)
    stage = "setup"
    task: ClassVar[Phrase] = "deal city tiles"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether no one holds a tile."""
        return bool(facts.rules.hand) and not any(state.hands)

    def drawn(self, facts: Facts, state: State, random: Dice) -> DealHands:
        """Return hands, all equally likely."""
        hand = facts.rules.hand
        tiles = drawn_from(state.pile, hand * state.players, random)
        return DealHands(
            tuple(tuple(sorted(tiles[seat * hand : (seat + 1) * hand])) for seat in range(state.players))
        )

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse hands of another size, and any tile that is not in the pile."""
        if not isinstance(move, DealHands):
            return self.mistimed(state, move)
        if [len(hand) for hand in move.hands] != [facts.rules.hand] * state.players:
            return self.refusal(say("Each player is dealt {n} city tiles.", n=facts.rules.hand))
        dealt = tuple(tile for hand in move.hands for tile in hand)
        return why_not_in_pile(facts, state, dealt, self.rules[0])

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Give the tiles to the players."""
        assert isinstance(move, DealHands)
        dealt = tuple(tile for hand in move.hands for tile in hand)
        state.pile = without(state.pile, dealt)
        state.hands = list(move.hands)
        state.secret = frozenset(dealt)


class DrawOrder(Deal):
    """The order of the players is drawn by lot; later places begin with a higher score (DR.setup2)."""

    rules = ("DR.setup2",)
    stage = "setup"
    task: ClassVar[Phrase] = "draw the order of the players"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether there is no order yet."""
        return not state.order

    def drawn(self, facts: Facts, state: State, random: Dice) -> SetOrder:
        """Return an order, all equally likely."""
        return SetOrder(tuple(drawn_from(range(state.players), state.players, random)))

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse what does not name every player once."""
        if not isinstance(move, SetOrder):
            return self.mistimed(state, move)
        if sorted(move.seats) != list(range(state.players)):
            return self.refusal("The order must name every player once.")
        return None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Set the order and the first scores."""
        assert isinstance(move, SetOrder)
        state.order = move.seats
        for place, seat in enumerate(move.seats):
            score(state, seat, facts.rules.score_at(place), self.rules[0], ledger)


class BeginTurns(Passage):
    """All is set up, and the first turn begins."""

    rules = ("DR.setup2",)
    stage = "setup"
    task: ClassVar[Phrase] = "begin the first turn"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that nothing else is to be set up."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Begin the first turn."""
        state.stage = "drawing"
        state.turn = 1


def why_not_in_pile(facts: Facts, state: State, tiles: tuple[int, ...], rule: str) -> IllegalMove | None:
    """Refuse city tiles that are not in the pile, or are named twice."""
    for place, tile in enumerate(tiles):
        if tile not in state.pile:
            return IllegalMove(rule, say("{city} is not in the pile.", city=facts.name(tile)))
        if tile in tiles[:place]:
            return IllegalMove(rule, say("{city} is drawn twice.", city=facts.name(tile)))
    return None
