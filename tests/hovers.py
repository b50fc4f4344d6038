"""Hovers at random over boards that bots play on, and compares what is shown with what is booked.

``python -m tests.hovers --hovers 20000`` does so as often as one likes, on shipped and on random boards.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from engine.board.document import Board
from engine.boardfile.reading import read_board
from engine.boardfile.writing import write_board
from engine.game.play import UnplayableBoard
from engine.rulesets.editions import EDITIONS
from engine.shipped import shipped_maps
from engine.table.driving import driven
from engine.table.preview import Drag, Preview
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import Header, game_of
from tests.engine.game.boards import ferried, ruled, vale
from tests.engine.game.random_boards import random_board

IN_STAGES = [name for name, rules in EDITIONS.items() if rules.turn_order == "stages"]

BOTS = ("planner", "greedy", "random")
PLAYERS = ("Red", "Blue", "Green")


def sitting_on(board: Board, seed: int) -> Sitting:
    """Return a sitting of three bots on a board."""
    header = Header(write_board(board), "Board", "board.yaml", board.rules, PLAYERS, BOTS, seed, "0.1.0")
    return sitting_of(header, game_of(header))


def boards(random: Random, shipped: float) -> Iterator[Board]:
    """Yield boards at random, a part of them shipped ones, for ever."""
    names = sorted(path for path in shipped_maps() if "tutorial" not in path.name)
    while True:
        if random.random() < shipped:
            board = read_board(random.choice(names)).board
            assert board is not None
            yield board
        elif random.random() < 0.2:
            yield random.choice((ferried, ruled))(vale())
        else:
            yield random_board(random, random.choice(IN_STAGES))


def check_hover(sitting: Sitting, drag: Drag, random: Random) -> Preview:
    """Hover at random, and compare what is shown with what comes of making the moves."""
    facts, seat = sitting.game.facts, sitting.actor
    assert seat is not None
    near = sitting.state.hexes[seat] or (sitting.state.starts[seat],)
    spots = [_near(sitting, random, random.choice(near)) for _ in range(random.choice((1, 1, 1, 2, 3)))]
    moves = drag.moves(spots[-1], spots[:-1])
    shown = drag.hovered(spots[-1], spots[:-1])
    after, saved = sitting, sitting.state.saved[seat]
    for move in shown.moves:
        after = after.made(move)
    if shown.refused is not None:
        refused = after.why_illegal(moves[len(shown.moves)])
        assert refused is not None
        if len(moves) > 1 and "This build costs " in refused.message:
            # What all links cost is shown then, or the rule that forbids one of those after it.
            way = re.match(r"This way costs (\d+)", str(shown.refused.message))
            assert way is None or int(way[1]) > shown.cost
        else:
            assert (shown.refused.rule, shown.refused.message) == (refused.rule, refused.message)
    else:
        assert [*shown.moves, *shown.left_out] == moves
    before, state = sitting.state, after.state
    gains = [new - old for old, new in zip(before.accounts, state.accounts, strict=True)]
    lost = shown.paid + shown.money
    assert gains.pop(seat) == shown.bonus - lost, (facts.rules, shown)
    received = {payment.payee: payment.amount for payment in shown.pays}
    others = [other for other in range(before.players) if other != seat]
    assert dict(zip(others, gains, strict=True)) == {other: received.get(other, 0) for other in others}
    if not shown.ends_building and state.builders[:1] == (seat,):
        assert shown.left == state.points
        assert shown.saved == saved - state.saved[seat]
        if not (facts.rules.extra_pays_rivals and before.stage == "operating"):
            assert shown.cost - shown.saved == before.points - state.points
    return shown


def _near(sitting: Sitting, random: Random, hex_: int) -> int:
    """Return a hex a few links away from another, or any."""
    facts = sitting.game.facts
    if random.random() < 0.1:
        return random.randrange(facts.hexes)
    for _ in range(random.randrange(1, 5)):
        ways = [there for there in facts.neighbours[6 * hex_ : 6 * hex_ + 6] if there >= 0]
        hex_ = random.choice(ways) if ways else hex_
    return hex_


def hover(hovers: int, seed: int, *, shipped: float = 0.3) -> Counter[str]:
    """Hover so often, and return how often what was shown."""
    random, counts = Random(seed), Counter[str]()
    for board in boards(random, shipped):
        try:
            sitting = sitting_on(board, random.randrange(1 << 32))
        except UnplayableBoard:
            continue
        for now in driven(sitting):
            builds = now.actor is not None and now.actor in now.state.builders[:1]
            if not builds or random.random() > 0.3:
                continue
            drag = Drag(now, payments_first=random.random() < 0.2)
            for _ in range(8):
                _count(counts, check_hover(now, drag, random))
            if counts["hovers"] >= hovers:
                return counts
    return counts


def _count(counts: Counter[str], shown: Preview) -> None:
    """Count what was shown."""
    counts["hovers"] += 1
    for name in ("refused", "pays", "bonuses", "saved", "money", "ends_building", "left_out"):
        counts[name] += bool(getattr(shown, name))


def main() -> int:
    """Hover, and print how often what was shown."""
    parser = argparse.ArgumentParser("python -m tests.hovers", description=__doc__)
    parser.add_argument("--hovers", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    for name, count in hover(arguments.hovers, arguments.seed).items():
        sys.stdout.write(f"{name}: {count:,}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
