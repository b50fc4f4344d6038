"""Writing a tile game, line by line as it is played."""

from collections.abc import Iterable, Iterator

from engine.tiles.play import Played, Result, TileGame
from engine.transcript.fields import Plain, written
from engine.transcript.tiles.header import TileHeader, plain_header
from engine.transcript.tiles.notation import TileNotation


def transcript_lines(header: TileHeader, game: TileGame, played: Iterable[Played]) -> Iterator[str]:
    """Yield the lines of a transcript: the header, each move as it is made, and the result."""
    notation = TileNotation(game.facts, header.players)
    yield written(plain_header(header))
    result = None
    for actor, move, _, state in played:
        yield written(notation.plain(actor, move, state))
        result = game.result(state)
    if result is not None:
        yield written({"result": plain_result(result, header.players)})


def plain_result(result: Result, players: tuple[str, ...]) -> Plain:
    """Return a result as JSON holds it, players by name."""
    return {
        "scores": dict(zip(players, result.scores, strict=True)),
        "totals": dict(zip(players, result.totals, strict=True)),
        "winners": [players[seat] for seat in result.winners],
        "turns": result.turns,
        **({"rank": result.rank} if result.rank else {}),
        "reason": str(result.reason),
    }
