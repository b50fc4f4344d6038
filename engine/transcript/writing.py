"""Writing a game, line by line as it is played."""

from collections.abc import Iterable, Iterator

from engine.game.play import Game, Played, Result
from engine.transcript.fields import Plain, written
from engine.transcript.header import Header, plain_header
from engine.transcript.held import HeldRuns
from engine.transcript.moves import Notation
from engine.transcript.people import together, winners


def transcript_lines(header: Header, game: Game, played: Iterable[Played]) -> Iterator[str]:
    """Yield the lines of a transcript: the header, each move as it is made, and the result.

    A run held over has a line of its own when it is put to the players (6.B1e). A game that is broken off has
    no result, and so no last line. Raises ValueError when the map's labels do not tell its hexes apart.
    """
    held = HeldRuns(game.facts)
    notation = Notation(game.facts, header.players)
    yield written(plain_header(header))
    result = None
    for actor, move, events, state in played:
        yield written(notation.plain(actor, move))
        run = held.offered(events)
        if run is not None:
            yield written({"run": run})
        result = game.result(state)
    if result is not None:
        yield written({"result": plain_result(result, header)})


def plain_result(result: Result, header: Header) -> Plain:
    """Return a result as JSON holds it, players by name; people win with all their companies (6.C7)."""
    sums = together(header.people, header.players, result.accounts)
    return {
        "accounts": dict(zip(header.players, result.accounts, strict=True)),
        **({"people": sums} if sums else {}),
        "winners": winners(result.winners, header.people, header.players),
        "races": result.runs,
        "reason": result.reason,
    }
