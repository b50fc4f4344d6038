"""Measure how fast games are played on a map, the checks or the studio: ``python -m tests.benchmarks``."""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engine.boardfile.bounds import Bounds
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.play import Game, UnplayableBoard
from engine.paths.compilation import compiler_found
from engine.rulesets.overrides import RuleSetError
from engine.shipped import folder
from engine.trials.trial import demand_playable
from studio.cli.boards import load
from studio.cli.exits import FAILED, FINE, CommandError
from studio.cli.options.numbers import decimal
from tests.benchmarks import checks, cities, land, postal, sittings, studio, tile_games
from tests.benchmarks.rates import SEATS, Pace, Rate, rates

_MOST_SECONDS: Final = 3600
_INCLUDED: Final[Mapping[str, Callable[[str], int]]] = {
    "tiles": tile_games.tell,
    "cities": cities.tell,
    "table": sittings.tell,
}
"""What is measured on what comes with the program alone."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what was asked for; return 0, or 2 where no game can be played on a map."""
    parser = argparse.ArgumentParser(
        "python -m tests.benchmarks", description="Measure games a second, the checks or the studio."
    )
    parser.add_argument(
        "--what",
        choices=["games", "checks", "studio", "postal", "land", "tiles", "cities", "table"],
        default="games",
        help="checks: how long they take after edits; studio: how fast it opens and paints boards of its "
        "own, next to Tiled where that is installed; postal: play by post next to other work; "
        "land: how long boards of real land take; tiles: the tile game next to the hex game; "
        "cities: games whose cities appear next to others; table: a game at the table, to one without it",
    )
    parser.add_argument(
        "map",
        type=Path,
        metavar="MAP",
        nargs="?",
        help="the Severn board if left out; for checks, all that come with the program and a larger one; "
        "for land, a folder with its layers instead of the world's",
    )
    parser.add_argument(
        "--seconds", type=_seconds, default=3.0, metavar="S", help="to play for, each bot at each pace (3)"
    )
    parser.add_argument("--format", choices=["text", "json"], default="text")
    chosen = parser.parse_args(arguments)
    try:
        return _measure(chosen)
    except CommandError as error:
        print(error, file=sys.stderr)
        return FAILED


def _seconds(text: str) -> float:
    """Read how long to play."""
    try:
        return decimal(Bounds(0, _MOST_SECONDS))(text)
    except argparse.ArgumentTypeError as error:
        raise argparse.ArgumentTypeError(
            f"give seconds, from 0 (one game each) to {_MOST_SECONDS}, not '{text}'"
        ) from error


def _measure(arguments: argparse.Namespace) -> int:
    """Measure, and print what came of it."""
    if arguments.what == "studio":
        if arguments.map is not None:
            raise CommandError("--what studio measures boards of its own: leave out the map.")
        return studio.tell(studio.BOARDS, studio.STROKES, arguments.format)
    if arguments.what == "land":
        return land.tell(arguments.map, arguments.format)
    if arguments.what in _INCLUDED:
        if arguments.map is not None:
            raise CommandError(f"--what {arguments.what} measures what is included: leave out the map.")
        return _INCLUDED[arguments.what](arguments.format)
    if arguments.what == "checks":
        return checks.tell(arguments.map, arguments.format)
    path = arguments.map or folder("maps") / "severn.yaml"
    if arguments.what == "postal":
        return postal.tell(load(path), path, arguments.seconds, arguments.format)
    game = _game(path)
    paces: list[Pace] = ["plain", "compiled"] if compiler_found() else ["plain"]
    played = [rates(game, bot, pace, arguments.seconds) for bot in BOTS for pace in paces]
    if arguments.format == "json":
        print(json.dumps(_plain(path, played), indent=2))
    else:
        print("\n".join(_lines(path, played)))
    return FINE


def _game(path: Path) -> Game:
    """Return the game of a map; raises CommandError when none can be played on it."""
    try:
        game = Game(facts_of(load(path)))
        demand_playable(game, SEATS)
    except (UnplayableBoard, RuleSetError) as error:
        raise CommandError(f"No game can be played on {path}. {error}") from error
    return game


def _plain(path: Path, played: list[Rate]) -> dict[str, Any]:
    """Return everything measured as plain values."""
    return {
        "map": str(path),
        "players": SEATS,
        "games": [
            {
                "bot": rate.bot,
                "pace": rate.pace,
                "games": rate.games,
                "games_per_second": rate.per_second,
                "moves_per_game": rate.moves / rate.games,
                "shares": {"searches": rate.searching, "rules": rate.ruling, "bots": rate.choosing},
            }
            for rate in played
        ],
    }


def _lines(path: Path, played: list[Rate]) -> list[str]:
    """Return the tables of the report."""
    lines = [f"{path}: four bots of a kind, every move and event kept, one core", ""]
    lines.append(
        f"{'bot':10}{'searches':10}{'games/s':>10}{'moves':>8}{'searching':>11}{'rules':>8}{'bots':>8}"
    )
    for rate in played:
        shares = f"{rate.searching:>11.0%}{rate.ruling:>8.0%}{rate.choosing:>8.0%}"
        moves = rate.moves / rate.games
        lines.append(f"{rate.bot:10}{rate.pace:10}{rate.per_second:>10.1f}{moves:>8.0f}{shares}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
