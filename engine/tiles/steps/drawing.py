"""Drawing the tiles of a turn (DR.1a), also where too few are left (DR.short)."""

from collections import Counter
from typing import ClassVar

from engine.messages import Phrase, say
from engine.tiles.bidding import opened
from engine.tiles.events import TilesLeft
from engine.tiles.facts import Facts
from engine.tiles.moves import DrawTiles, Move
from engine.tiles.state import State, without
from engine.tiles.steps.setup import why_not_in_pile
from engine.tiles.steps.step import Deal, Passage, TileLedger, drawn_from
from engine.turns.chance import Dice
from engine.turns.illegal import IllegalMove


class EmptyPile(Passage):
    """Where too few city tiles are left for all, the rest leaves the game (DR.short)."""

    rules: ClassVar[tuple[str, ...]] = ("DR.short",)
    stage = "drawing"
    task: ClassVar[Phrase] = "remove the last city tiles"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether some are left, but not one for each player."""
        return 0 < len(state.pile) < state.players

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Remove them, unseen."""
        ledger.note(TilesLeft(state.pile))
        state.out += state.pile
        state.pile = ()


def wanted(state: State) -> tuple[int, int]:
    """Return how many city tiles and stock tiles are drawn (DR.1a, DR.short).

    That is as many as players, or twice the stock alone; of the stock as many as there are.
    """
    cities = state.players if state.pile else 0
    stock = state.players if cities else 2 * state.players
    return cities, min(stock, len(state.stock_pile))


class DrawTurn(Deal):
    """As many city tiles and stock tiles as players are drawn, and seen before bidding (DR.1a)."""

    rules = ("DR.1a", "DR.short")
    stage = "drawing"
    task: ClassVar[Phrase] = "draw city tiles and stock tiles"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether there is anything to draw."""
        return any(wanted(state))

    def drawn(self, facts: Facts, state: State, random: Dice) -> DrawTiles:
        """Return tiles as chance draws them."""
        cities, stock = wanted(state)
        return DrawTiles(
            tuple(drawn_from(state.pile, cities, random)), tuple(drawn_from(state.stock_pile, stock, random))
        )

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse too many or too few tiles, and those that are not in the piles."""
        if not isinstance(move, DrawTiles):
            return self.mistimed(state, move)
        return why_not_drawn(facts, state, move, wanted(state))

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Lay the tiles out, and begin the bidding, in the first turn the draft."""
        assert isinstance(move, DrawTiles)
        take_drawn(state, move)
        begin_bidding(state)


class DrawNothing(Passage):
    """Both piles are empty, and the turn goes on without a draft (DR.short)."""

    rules = ("DR.short",)
    stage = "drawing"
    task: ClassVar[Phrase] = "go on without a draft"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that nothing can be drawn."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Begin the bidding."""
        begin_bidding(state)


def why_not_drawn(facts: Facts, state: State, move: DrawTiles, counts: tuple[int, int]) -> IllegalMove | None:
    """Refuse a draw of other counts of city and stock tiles, or of tiles that are not in the piles."""
    if (len(move.cities), len(move.stock)) != counts:
        return IllegalMove(
            "DR.1a",
            say(
                "{cities} city tiles and {stock} stock tiles are drawn now.",
                cities=counts[0],
                stock=counts[1],
            ),
        )
    held = Counter(state.stock_pile)
    for railroad, count in Counter(move.stock).items():
        if count > held[railroad]:
            return IllegalMove(
                "DR.1a",
                say("The pile does not hold so much stock of {code}.", code=facts.railroads[railroad]),
            )
    return why_not_in_pile(facts, state, move.cities, "DR.1a")


def take_drawn(state: State, move: DrawTiles) -> None:
    """Lay drawn tiles out."""
    state.drawn, state.drawn_stock = move.cities, move.stock
    state.pile = without(state.pile, move.cities)
    state.stock_pile = without(state.stock_pile, move.stock)


def begin_bidding(state: State) -> None:
    """Begin the bidding; there is none in the first turn, which the next step passes over (DR.1b)."""
    state.stage = "bidding"
    state.auction = opened(state.order)
