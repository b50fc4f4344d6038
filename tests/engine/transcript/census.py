"""A census of positions: how many moves of each kind are legal there, and which rules forbid the others.

The positions stand in the golden games, at the ninths of each. A rule that is changed changes a count.
When that was meant, write the census again from the root of the project with
``python -m tests.engine.transcript.census`` and read the difference before it is kept.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from engine.game.moves import (
    AgreeLine,
    Buy,
    Cross,
    Decline,
    Done,
    GiveNotice,
    Join,
    Lay,
    Leap,
    Move,
    OfferLine,
    RefuseLine,
    Roll,
    RollKey,
    RollTrain,
    Start,
    TurnCard,
)
from engine.game.play import Game
from engine.game.state import State
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from tests.engine.transcript.golden_games import FOLDER, GAMES

FILE = FOLDER.parent / "census.json"
Census = dict[str, dict[str, int]]
"""How many moves there are by kind, and by the rule that forbids them or ``legal``."""
PARTS = 9
DEPTH = 2
"""So many moves ahead the ways to go on are counted."""


def every_move(game: Game, state: State) -> Iterator[Move]:
    """Yield every move that can be listed at all, whether or not it is its time.

    But for leaps from and to hexes without track, which begin and end nowhere.
    """
    facts, seats = game.facts, range(state.players)
    hexes = range(facts.hexes)
    tracked = [hex_ for hex_ in hexes if state.present[hex_]]
    yield from (Start(hex_) for hex_ in hexes)
    yield from (Lay(link // 6, end) for link, end in enumerate(facts.neighbours))
    yield from (Buy(ferry) for ferry in range(len(facts.ferries) + 1))
    yield from (Cross(crossing) for crossing in range(len(facts.crossings) + 1))
    yield from (Leap(one, other, rival) for one in tracked for other in tracked for rival in seats)
    yield from (Done(points) for points in range(-1, 7))
    yield from (
        OfferLine(seat, (link // 6, end)) for seat in seats for link, end in enumerate(facts.neighbours)
    )
    yield from (GiveNotice(), AgreeLine(), RefuseLine(), Decline())
    yield from (Join(seat) for seat in seats)
    yield from (Roll(face) for face in range(8))
    yield from (RollTrain(face) for face in range(8))
    yield from (RollKey((one, *other)) for one in range(8) for other in ((), *((two,) for two in range(8))))
    yield from (TurnCard(key) for key in facts.map_places.destinations)


def census_of(game: Game, state: State) -> Census:
    """Return the census of a position, with the ways to go on from it.

    Kinds of moves that one rule forbids altogether, their time not having come, stand together.
    """
    found: dict[str, Counter[str]] = {}
    for move in every_move(game, state):
        refused = game.why_illegal(state, move)
        rule = "legal" if refused is None else refused.rule
        found.setdefault(type(move).__name__, Counter())[rule] += 1
    mistimed = {kind for kind, rules in found.items() if len(rules) == 1 and "legal" not in rules}
    counts = {kind: dict(sorted(rules.items())) for kind, rules in found.items() if kind not in mistimed}
    counts["others"] = dict(sorted(Counter(rule for kind in mistimed for rule in found[kind]).items()))
    return counts | {"ways": {str(depth): ways(game, state, depth) for depth in range(1, DEPTH + 1)}}


def ways(game: Game, state: State, depth: int) -> int:
    """Return how many sequences of so many listed moves there are from a position."""
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(ways(game, game.apply(state, move).state, depth - 1) for move in moves)


def positions(path: Path) -> tuple[Game, list[State]]:
    """Return the positions of a golden game at its ninths, the beginning among them."""
    transcript = parse_transcript(path.read_text(encoding="utf-8"))
    game = transcript.game
    states = [game.initial_state(len(transcript.header.players))]
    step = len(transcript.lines) // PARTS
    states += [turn.state for turn in islice(replay(transcript), step - 1, PARTS * step - 1, step)]
    return game, states


def census(name: str) -> list[Census]:
    """Return the census of every position of a golden game."""
    game, states = positions(FOLDER / f"{name}.jsonl")
    return [census_of(game, state) for state in states]


def main() -> None:
    """Write the census of all positions again."""
    found = {name: census(name) for name in GAMES}
    rows = [
        f"{json.dumps(name)}: [\n" + ",\n".join(map(json.dumps, counts)) + "\n]"
        for name, counts in found.items()
    ]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
