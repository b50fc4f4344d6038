"""Prove play by post at length: random rounds, letters with slips, tables of races, games of bots by letters.

.venv/bin/python -m tests.by_post
.venv/bin/python -m tests.by_post --what letters --count 1000000 --jobs 2

A number is one round, letter, table or game, the same each time, so that one with a fault can be looked at
again by ``--first``.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from engine.hexes.lattice import Hex, distance
from engine.postal.adjudicating import move_of
from engine.postal.audit import audit
from engine.postal.bot_orders import letter_lines, letters_of_bots
from engine.postal.folder import GAME, open_folder
from engine.postal.history import read_history
from engine.postal.reading.letters import letter_from_text
from engine.postal.reading.orders import Occasion, orders_of
from engine.postal.report_lines import Wording
from engine.postal.reports import Report, as_text
from engine.racetables.boards import field_of
from engine.racetables.drawing import UndecidedError, draw_half
from engine.racetables.fields import Field, Half
from engine.racetables.obstacles import obstacle_of
from engine.racetables.sectors import plans
from tests.engine.game.steps.postal import test_rounds
from tests.engine.postal.conftest import building_round, racing_round
from tests.engine.postal.forms import ALL, ENTRIES
from tests.engine.postal.games import links_read_again, play, severn_by_post
from tests.engine.postal.test_forms import is_read
from tests.engine.racetables.test_drawing import (
    SPECIALS,
    TOWNS,
    demand_no_repeats,
    demand_valid,
    keys,
)
from tests.engine.racetables.test_obstacles import proves
from tests.shipped import shipped

_FAULTS = (ArithmeticError, AssertionError, LookupError, TypeError, UndecidedError, ValueError)
_LEAST_CHANCE: Final = 0.001
"""Below this chance the plans of sectors are not drawn all alike."""


class Shown(NamedTuple):
    """What one number has shown, and what is wrong with it; empty where nothing is.

    ``plans`` are the plans of sectors that were drawn.
    """

    counts: Counter[str]
    wrong: str = ""
    plans: tuple[int, ...] = ()


# -- rounds of building ------------------------------------------------------------------------


def a_round(number: int) -> Shown:
    """Carry out a random round on a random board, and have the naive model reckon it again."""
    found = test_rounds.differences(number)
    if not test_rounds.is_same_for_seats_in_another_order(number):
        found.append(f"{number}: another order of the seats changes it")
    _, paid = test_rounds.played(*test_rounds.drawn(number))
    return Shown(Counter(payment.purpose.reason.name.lower() for payment in paid), "; ".join(found))


# -- letters -----------------------------------------------------------------------------------


@cache
def _occasions() -> tuple[Occasion, Occasion]:
    building = building_round()
    return building, racing_round(building)


def a_letter(number: int) -> Shown:
    """Read a letter with slips: every fifth is one of a round of races."""
    building, racing = _occasions()
    if number % 5:
        was_read = is_read(building, ALL, f"builds {number}")
    else:
        was_read = is_read(racing, ENTRIES, f"entries {number}")
    return Shown(Counter(["read" if was_read else "refused with a sentence"]))


# -- tables of races ---------------------------------------------------------------------------


@cache
def _severn_keys() -> Field:
    return field_of(shipped("severn"), 3)


@cache
def _numbers_of_plans() -> Mapping[object, int]:
    return {plan: number for number, plan in enumerate(plans(has_specials=True))}


def _plan_of(keys_: Field, half: Half) -> int:
    """Return the number of the plan of sectors that a half has."""
    sector_of = {key: number for number, sector in enumerate(keys_.sectors) for key in sector}
    rounds = (sorted(tuple(sorted(sector_of[key] for key in race)) for race in round_) for round_ in half)
    return _numbers_of_plans()[tuple(map(tuple, rounds))]


def a_table(number: int) -> Shown:
    """Draw the races of a game on the Severn: all conditions hold, and no race comes twice."""
    halves = demand_no_repeats(_severn_keys(), number)
    return Shown(Counter({"halves": 2}), plans=tuple(_plan_of(_severn_keys(), half) for half in halves))


def chance_of(drawn: Counter[int], all_: int) -> float:
    """Return by the chi-square test how likely plans are to be drawn as unevenly as they were, or more so.

    With so many plans the statistic is normally distributed, with the mean and variance it has where all are
    alike; also where each comes up less than five times.
    """
    total, freedom = drawn.total(), all_ - 1
    expected = total / all_
    squares = sum((count - expected) ** 2 for count in drawn.values()) + (all_ - len(drawn)) * expected**2
    variance = 2 * freedom * (total - 1) / total
    return 1 - NormalDist(freedom, sqrt(variance)).cdf(squares / expected)


def a_board(number: int) -> Shown:
    """Draw races for random keys: a table holds, and where none is possible what is named proves it."""
    chance = Random(f"board {number}")
    has_specials, planted = number % 2 == 0, number % 4 >= 2 and number % 8 >= 4
    field = _planted(chance, has_specials=has_specials) if planted else _somewhere(chance, has_specials)
    obstacle = obstacle_of(field)
    if obstacle is not None:
        assert proves(field, obstacle), obstacle
    try:
        half = draw_half(field, chance)
    except UndecidedError:
        assert obstacle is None, "a search where there is a proof"
        return Shown(Counter(["neither drawn nor refused in the time allowed"]))
    if half is not None:
        demand_valid(field, half)
        assert obstacle is None, obstacle
        assert not planted, "a table where none is possible"
        return Shown(Counter(["with a table"]))
    assert not planted or obstacle is not None, "nothing is named"
    return Shown(Counter(["without a table, why is named" if obstacle else "without a table"]))


def _somewhere(chance: Random, has_specials: bool) -> Field:
    """Return keys that lie at random on land of some size, or of which some random pairs are too near."""
    known = [key for sector in (*TOWNS, *[SPECIALS] * has_specials) for key in sector]
    pairs = list(combinations(known, 2))
    if chance.random() < 0.5:
        side, least = chance.randrange(5, 20), chance.choice((3, 3, 6))
        at = {key: Hex(chance.randrange(side), chance.randrange(side)) for key in known}
        near = {(one, other) for one, other in pairs if distance(at[one], at[other]) < least}
    else:
        near = set(chance.sample(pairs, len(pairs) * chance.randrange(96) // 100))
    return keys(near, has_specials=has_specials)


def _planted(chance: Random, *, has_specials: bool) -> Field:
    """Return keys of which some are far enough from fewer others than they are."""
    known = [key for sector in (*TOWNS, *[SPECIALS] * has_specials) for key in sector]
    lonely = chance.sample(known, chance.randrange(1, 5))
    partners = chance.sample([key for key in known if key not in lonely], len(lonely) - 1)
    return keys(
        {(one, other) for one in lonely for other in known if other not in partners},
        has_specials=has_specials,
    )


# -- games -------------------------------------------------------------------------------------


def a_game(number: int) -> Shown:
    """Let bots play a game on the Severn by letters, and prove its reports and its file."""
    bots = dict(enumerate(Random(f"bots {number}").choices(("greedy", "planner", "random"), k=3)))
    counts, told = Counter[str](), list[Report]()
    with TemporaryDirectory() as place:
        folder = severn_by_post(Path(place) / "g", seed=number)
        while not folder.history.is_over:
            wording = Wording(folder.history, folder.terms)
            for seat, text in letters_of_bots(folder, bots):
                orders = orders_of(letter_from_text(text), folder.occasion(seat))
                if folder.history.round:
                    lines = letter_lines(wording, move_of(folder.history, orders))
                    assert list(lines) == text.splitlines(), "a letter is not read as it was meant"
                folder.take(seat, text.encode())
                counts["letters"] += 1
            folder, report = play(folder)
            told.append(report)
        text = (folder.path / GAME).read_text("utf-8")
        assert "".join(read_history(text).lines()) == text, "game.jsonl differs from the game played again"
        assert list(folder.history.luck_faults(folder.seed)) == [], "the seed gives other throws"
        assert open_folder(folder.path).history.state == folder.history.state
    for report in told:
        counts["links"] += links_read_again(folder, report)
        *rows, last = report.result.accounts
        assert last.total == sum(row.total for row in rows), "a column total does not come out"
        counts["races"] += len(report.result.races)
    faults = audit([(str(report.result.round), as_text(report)) for report in told])
    assert faults == [], faults
    return Shown(counts)


# -- all of it ---------------------------------------------------------------------------------


class Proof(NamedTuple):
    """Something to prove: by which numbers one at a time, and how many of them by default."""

    of_number: Callable[[int], Shown]
    usual: int


PROOFS: Final[Mapping[str, Proof]] = {
    "rounds": Proof(a_round, 5_000),
    "letters": Proof(a_letter, 100_000),
    "tables": Proof(a_table, 10_000),
    "boards": Proof(a_board, 1_000),
    "games": Proof(a_game, 20),
}


def shown(what: str, number: int) -> Shown:
    """Return what a number has shown, a fault of the program as well."""
    try:
        found = PROOFS[what].of_number(number)
    except _FAULTS as error:
        return Shown(Counter(), f"{type(error).__name__}: {error}")
    return found


def prove(what: str, numbers: Sequence[int], jobs: int) -> int:
    """Go through some numbers, print what they have shown, and return how many have a fault."""
    counts, drawn, wrong = Counter[str](), Counter[int](), 0
    with ProcessPoolExecutor(jobs) as executor:
        chunk = max(1, min(200, len(numbers) // (4 * jobs)))
        for number, found in zip(
            numbers, executor.map(partial(shown, what), numbers, chunksize=chunk), strict=True
        ):
            counts += found.counts
            drawn.update(found.plans)
            if found.wrong:
                wrong += 1
                _print(f"{what} {number}: {found.wrong}")
    told = ", ".join(f"{count:,} {kind}" for kind, count in sorted(counts.items()))
    _print(f"{what}: {len(numbers):,}, {wrong} with a fault ({told})")
    if drawn:
        chance = chance_of(drawn, len(_numbers_of_plans()))
        _print(f"{what}: {len(drawn):,} plans of sectors; as uneven or more by chance: p = {chance:.3f}")
        wrong += chance < _LEAST_CHANCE
    return wrong


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Prove what is asked for, or everything, and return 1 where something has a fault."""
    parser = argparse.ArgumentParser("python -m tests.by_post", description=__doc__)
    parser.add_argument("--what", action="append", choices=PROOFS, help="only this; may be repeated")
    parser.add_argument("--count", type=int, help="how many of each, instead of those of the design")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them (0)")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(arguments)
    wrong = 0
    for what in chosen.what or PROOFS:
        count = PROOFS[what].usual if chosen.count is None else chosen.count
        wrong += prove(what, range(chosen.first, chosen.first + count), chosen.jobs)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
