"""A tile game in the terminal: what is printed of it, and its prompt."""

from collections.abc import Iterator

from engine.table.files import Journal
from engine.table.tiles.sitting import TileSitting
from engine.table.tiles.story import stops_of, told
from engine.text.names import place_of
from engine.tiles.moves import Move
from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.state import NO_ONE
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE
from studio.cli.table.talk import OrderError, Talk


class TileTalk(Talk[TileSitting]):
    """A game on a tile set in the terminal."""

    bots = TILE_BOTS
    chance_first = "Tiles or cubes are drawn first. `go` draws them."

    def __init__(self, sitting: TileSitting, journal: Journal, name: str) -> None:
        """Begin with a sitting that is kept in a file, whose name is given for messages."""
        super().__init__(sitting, journal, name)
        self._told = sitting.moves[: sitting.at]
        self._is_over = False

    def greeting(self) -> str:
        """Return where a game stands that goes on, or nothing."""
        return f"After {self.sitting.at} moves: {self.scores()}." if self.sitting.at else ""

    def scores(self) -> str:
        """Return the players with their scores, in order."""
        sitting = self.sitting
        order = sitting.state.order or tuple(range(len(sitting.scores)))
        return ", ".join(f"{self.player(seat)} {sitting.scores[seat]}" for seat in order)

    def prompt(self) -> str:
        """Return what is due, and of whom."""
        sitting = self.sitting
        actor, turn, state = sitting.actor, sitting.turn, sitting.state
        if actor is None or turn is None:
            return "The game is over"
        if actor == CHANCE:
            return "Draws wait"
        if sitting.mover != HUMAN:
            return f"{self.player(actor)} ({sitting.mover}) waits"
        where = f"Turn {state.turn}, " if state.turn else ""
        bid = ""
        if state.stage == "bidding" and state.auction.bidder != NO_ONE:
            bid = f" (bid {state.auction.bid} by {self.player(state.auction.bidder)})"
        return f"{where}{self.player(actor)}: {turn.task}{bid}"

    def news(self) -> Iterator[str]:
        """Yield the lines of what has happened since this was asked last, the result at the end."""
        sitting = self.sitting
        moves = sitting.moves[: sitting.at]
        if moves[: len(self._told)] != self._told:
            self._told, self._is_over = moves, False
            yield f"After {sitting.at} moves: {self.scores()}."
            return
        first = len(self._told)
        chapters = {stop.at: stop.name for stop in stops_of(moves, is_over=sitting.actor is None)}
        before = sitting.state_after(first)
        for at, played in enumerate(sitting.played(first), first):
            if at in chapters:
                yield str(chapters[at])
            yield f"  {told(sitting, played, before)}"
            before = played.state
        self._told = moves
        result = sitting.result
        if result is not None and not self._is_over:
            self._is_over = True
            for seat, total in enumerate(result.totals):
                yield f"{self.player(seat)}: {total} points, {result.scores[seat]} of them on the track"
            won = ", ".join(map(self.player, result.winners))
            yield f"Rank {result.rank}." if result.rank else f"Won by {won}. {result.reason}"

    def seat_named(self, name: str) -> int:
        """Return a seat by its player's name; raises OrderError."""
        players = self.sitting.header.players
        seat = place_of(name, players)
        if seat is None:
            raise OrderError(f"There is no player '{name}'; there are {', '.join(players)}.")
        return seat

    def make(self, move: Move) -> None:
        """Make a move of the person whose turn it is; raises OrderError and IllegalMove."""
        self.demand_person()
        after = self.sitting.made(move)
        self.marks.append(self.sitting.at)
        self.change(after)
