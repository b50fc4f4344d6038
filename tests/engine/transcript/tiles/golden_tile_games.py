"""Golden tile games: each number of players, alone and with a challenge, with both kinds of auction.

A game here is a seed and players who choose any legal move, so no bot's taste is in it: what changes one of
these files is a change of the rules, or of how moves are listed and written. The set is that of the file's
own header, so a new balance of the shipped set changes none. When a change was meant, write them again from
the root of the project with ``python -m tests.engine.transcript.tiles.golden_tile_games`` and read the
difference before it is kept.
"""

from pathlib import Path
from random import Random
from typing import Final

from engine.tiles.players.roster import TILE_BOTS
from engine.transcript.tiles.header import TileHeader, game_of
from engine.transcript.tiles.replay import parse_tile_game
from engine.transcript.tiles.writing import transcript_lines
from engine.turns.play import run

FOLDER: Final = Path(__file__).parents[3] / "data" / "tile_games"


def played_again(header: TileHeader) -> str:
    """Return the transcript of a game that is played from its header alone."""
    game = game_of(header)
    players = [TILE_BOTS["random"] for _ in header.players]
    return "".join(transcript_lines(header, game, run(game, players, Random(header.seed))))


def _main() -> None:
    """Play every golden game again, and keep it."""
    for path in sorted(FOLDER.glob("*.jsonl")):
        path.write_text(played_again(parse_tile_game(path.read_text("utf-8")).header), "utf-8")


if __name__ == "__main__":
    _main()
