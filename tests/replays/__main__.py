"""Play games of bots and calculate their money a second time: ``python -m tests.replays --games 200``."""

import argparse
import sys
from collections import Counter

from tests.replays.games import checked, planned, planned_on_small_boards, played


def main() -> int:
    """Follow as many games as are asked for, print what they have shown, and return 1 where one differs."""
    parser = argparse.ArgumentParser("python -m tests.replays", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many games (200)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them (0)")
    parser.add_argument("--small", action="store_true", help="on small boards with special rules")
    arguments = parser.parse_args()
    seen, wrong = Counter[str](), 0
    for number in range(arguments.first, arguments.first + arguments.games):
        plan = planned_on_small_boards(number) if arguments.small else planned(number)
        try:
            seen += checked(played(plan)).seen
        except AssertionError as error:
            wrong += 1
            sys.stdout.write(f"game {number}, {plan}: {error}\n")
    sys.stdout.write(f"{arguments.games} games, {wrong} with another amount\n")
    sys.stdout.writelines(f"{count:7,} {what}\n" for what, count in sorted(seen.items()))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
