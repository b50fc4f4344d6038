"""Play games of bots with tile sets, with a referee who judges every state and replays them.

.venv/bin/python -m tests.tile_games --games 1000 --jobs 2
.venv/bin/python -m tests.tile_games --drawn --games 200 --players 1,2,3,4,5

With the shipped set, or with ``--drawn`` each game number on a set drawn for it. At each state points, cubes,
tiles, links and locomotives add up. Each game must end after the turns that its tiles are enough for, unless
somebody passed, and is replayed from its transcript byte for byte.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from random import Random
from typing import NamedTuple

from engine.tiles.checks.counts import course_of
from engine.tiles.moves import Pass
from engine.tiles.new_set import draw_set
from engine.tiles.play import Played, TileGame
from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.set import SOLO, TileSet
from engine.tiles.state import State
from engine.tiles.writing import write_set
from engine.transcript.tiles.header import TileHeader, game_of
from engine.transcript.tiles.replay import parse_tile_game, replay
from engine.transcript.tiles.writing import transcript_lines
from engine.turns.play import run
from tests.city_games import FAULTS
from tests.engine.tiles.sets import lakes
from tests.engine.tiles.tables import referee

NAMES = ("Red", "Blue", "Green", "Yellow", "Black")
BOTS = ("greedy", "random", "planner", "greedy", "random")
"""Who plays; the seats go round by one from game to game, so alone each kind plays in turn."""
COMPANIES, BLANKS, FEWEST_CITIES = range(9, 13), range(15, 35), 20
"""What is drawn between: railroads and blank edges of a drawn set, and the fewest cities."""


class Shown(NamedTuple):
    """What a game has shown: its turns and how often a player passed; ``wrong`` is empty without a fault.

    ``turns`` is 0 where the set has no bag for so many players.
    """

    players: int
    turns: int
    passes: int
    wrong: str = ""


def played(case: tuple[int, int], *, drawn: bool = False) -> Shown:
    """Play the game of a number of players and a number, from 0, and return what it has shown."""
    players, number = case
    tiles = drawn_set(number) if drawn else lakes()
    if all(bag.players != players for bag in tiles.bags):
        return Shown(players, 0, 0)
    turn = number % len(BOTS)
    seats = (BOTS[turn:] + BOTS[:turn])[:players]
    challenge = players == SOLO and number % 2 == 1
    header = TileHeader(
        write_set(tiles), tiles.title, "", tiles.rules, NAMES[:players], seats, number, "", challenge
    )
    game, counts = game_of(header), Counter[str]()
    try:
        moves = run(game, [TILE_BOTS[name] for name in seats], Random(number))
        lines = list(transcript_lines(header, game, _judged(game, moves, counts)))
        _demand_end(game, tiles, counts)
        transcript = parse_tile_game("".join(lines))
        again = transcript_lines(transcript.header, transcript.game, replay(transcript))
        assert list(again) == lines, "the replay differs"
    except FAULTS as error:
        return Shown(players, 0, 0, f"{players} players, game {number}, move {counts['moves']}: {error!r}")
    return Shown(players, counts["turns"], counts["passes"])


def drawn_set(number: int) -> TileSet:
    """Return the set of a number; railroads, cities and blank edges differ, too."""
    chance = Random(number)
    companies, blanks = chance.choice(COMPANIES), chance.choice(BLANKS)
    # With more cities the stock would not be enough for every number of players (D106).
    cities = chance.randint(FEWEST_CITIES, 3 * companies + 2)
    return draw_set(number, companies=companies, cities=cities, blanks=blanks)


def _judged(game: TileGame, moves: Iterator[Played], counts: Counter[str]) -> Iterator[Played]:
    """Let the referee judge each state as the game goes by, and count turns and who passed."""
    before: State = game.initial_state(game.facts.players)
    for each in moves:
        referee(game, before, each)
        counts["moves"] += 1
        counts["passes"] += isinstance(each.move, Pass) and before.stage == "placing"
        result = game.result(each.state)
        counts["turns"] = 0 if result is None else result.turns
        before = each.state
        yield each


def _demand_end(game: TileGame, tiles: TileSet, counts: Counter[str]) -> None:
    """Demand that the game is over after the turns its tiles are enough for; passes keep tiles in hand."""
    players = game.facts.players
    alone = tiles.solitaire
    if players == SOLO:
        assert alone is not None
        assert counts["turns"] == alone.turns, f"{counts['turns']} turns"
    else:
        expected = course_of(tiles, players).turns
        longer = counts["turns"] - expected
        assert longer >= 0, f"{counts['turns']} turns, not {expected}"
        assert not longer or counts["passes"], (
            f"{counts['turns']} turns, not {expected}, and no player passed"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as many games as are asked for, print what they have shown, and return 1 where one is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.tile_games", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=200, help="how many games of each number of players (200)"
    )
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them (0)")
    parser.add_argument("--players", default="1,2,3,4,5", help="numbers of players, with commas between")
    parser.add_argument("--drawn", action="store_true", help="each on a set drawn for its number")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(arguments)
    players = [int(each) for each in chosen.players.split(",")]
    numbers = range(chosen.first, chosen.first + chosen.games)
    shown: list[Shown] = []
    with ProcessPoolExecutor(chosen.jobs) as executor:
        for each in executor.map(partial(played, drawn=chosen.drawn), product(players, numbers), chunksize=5):
            shown.append(each)
            if each.wrong:
                sys.stdout.write(f"{each.wrong}\n")
                sys.stdout.flush()
    for count in players:
        of_these = [each for each in shown if each.players == count]
        turns = Counter(each.turns for each in of_these if each.turns)
        told = ", ".join(f"{times:,} of {turn} turns" for turn, times in sorted(turns.items()))
        passed = sum(each.passes > 0 for each in of_these)
        wrong = sum(bool(each.wrong) for each in of_these)
        sys.stdout.write(f"{count} players: {turns.total():,} games, {wrong} with a fault; {told}; ")
        sys.stdout.write(f"in {passed} somebody passed\n")
    return int(any(each.wrong for each in shown))


if __name__ == "__main__":
    sys.exit(main())
