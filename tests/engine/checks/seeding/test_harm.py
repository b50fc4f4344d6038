"""The fix that is offered first leaves a board no further from what it was before the mistake."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from typing import Any

import pytest

from engine.board.document import Board
from engine.checks.catalogue import CHECKS
from engine.checks.fixing import Mended, Mending, fixes_unasked
from engine.diagnostics.findings import Finding
from studio.proofing.catalogue import ALL_CHECKS
from tests.engine.checks.seeding.planting import Plant, found_of, planted, rounds_from
from tests.engine.checks.seeding.sowing import PLANTS

_LISTS = (
    *("countries", "towns", "waters", "city_regions", "specials", "ferries", "permitted_builds"),
    *("special_rules", "errata", "waivers", "kinds"),
)
_PLAIN = ("sheet", "title", "designer", "licence", "players", "rules", "keys")
NO_WAY_BACK = {
    "K106": "all keys are given again: what was scattered can lie as a whole in many ways",
    "K111": "a scheme of keys cannot be guessed from the few that are left",
    "R102": "its fixes are tried one by one in tests/engine/checks/keys, which takes long",
    "T125": "its fix is tried in tests/engine/checks/sheet, which takes long",
}
"""Codes whose first fix may change more than the mistake did, and why."""
PLANTED_FALSE = {
    "B104 a permitted build away from the border": "the build and its country are planted, and change anyhow",
    "B108 a hole in a country": "the country is planted, and was not whole before",
    **dict.fromkeys(
        (
            "P102 long names in a cluster, over each other",
            "P103 long names in a cluster, over keys",
            "P112 a sign in a name that no face has",
        ),
        "names are typed over that specials ask for",
    ),
    "F104 a ferry's port moved away": "the hex a town was on before is known to no one",
    "F114 a port's mark forgotten": "the other marks are planted",
    "F116 a public ferry to build on from": "either of two contradicting fields may be right",
    "K101 a special left out": "its ways are gone",
    "S102 a spur on a river": "either side of the fork may be the spur",
    "T107 two towns of one name": "one of two names is typed over",
    "X104 a gap in a crossing": "the crossing is planted",
    "X104 a crossing that ends at sea": "the crossing is planted",
    "X113 only three towns next to the starts": "the towns are gone",
    "X146 sectors on a board for cards": "the rules are meant, and one more says how races are drawn",
    "X130 a type of rule misspelt": "the rule is planted, and has its fields only by its type",
}


SIDE_EFFECTS: dict[str, str] = {
    "B108 a hole in a country": "the country is planted, and was not whole before",
    "P112 a sign in a name that no face has": "the town is renamed, and not where a special asks for it",
}
"""Mistakes planted with more than the mistake, which fixes are right to change, and why."""


def _parts(board: Board) -> Counter[Any]:
    """Return what a board says, one by one, except for the layers of its ground."""
    said: Counter[Any] = Counter((name, repr(getattr(board, name))) for name in _PLAIN)
    for name in _LISTS:
        for entry in getattr(board, name):
            owner = getattr(entry, "name", "")
            for field in fields(entry):
                value = getattr(entry, field.name)
                values = value if isinstance(value, tuple) else (value,)
                said.update((name, owner, field.name, repr(each)) for each in values)
    for line in board.lines:
        said.update((line.kind, line.name, line.cost, side) for side in (None, *line.sides))
    return said


def _apart(one: Board, other: Board) -> int:
    """Return how much differs between two boards; all there is where one has more rows or columns."""
    if one.terrain.shape != other.terrain.shape:
        return one.terrain.size
    ground = (one.terrain != other.terrain).sum() + (one.country != other.country).sum()
    said, others = _parts(one), _parts(other)
    return int(ground) + ((said - others) + (others - said)).total()


_HARMLESS = [
    plant
    for plant in PLANTS
    if plant.code not in NO_WAY_BACK and f"{plant.code} {plant.name}" not in PLANTED_FALSE
]


def _taken(before: Board, bad: Board, after: Board) -> list[str]:
    """Return what was right before a mistake and after it, and is no longer after fixes."""
    said, still, kept = map(_parts, (before, bad, after))
    lost = [str(part) for part in ((said & still) - kept)]
    for layer in ("terrain", "country"):
        was, slip, now = (getattr(board, layer) for board in (before, bad, after))
        if was.shape == slip.shape == now.shape:
            lost += [layer] * int(((was == slip) & (now != slip)).sum())
    return lost


@pytest.mark.slow
@pytest.mark.parametrize("plant", _HARMLESS, ids=lambda plant: f"{plant.code} {plant.name}")
def test_the_first_fix_of_a_mistake_makes_nothing_worse(plant: Plant) -> None:
    ((before, bad),) = planted(plant, 1)
    finding = found_of(plant, before, bad)
    assert finding is not None
    if finding.fixes:
        (first, *_) = finding.fixes
        assert _apart(before, first.edit.apply(bad.board)) <= _apart(before, bad.board), first.title


class _Looking:
    """Looks for everything on boards, once on each: with and without unsafe fixes many are the same.

    The print is looked at where the mistake is one of it: that takes as long as all other checks.
    """

    def __init__(self, before: Board, code: str) -> None:
        is_of_board = code in {check.code for check in CHECKS}
        self._rounds = rounds_from(before).of(CHECKS if is_of_board else ALL_CHECKS)
        self._found: list[tuple[Board, Sequence[Finding]]] = []

    def __call__(self, board: Board) -> Sequence[Finding]:
        for looked_at, found in self._found:
            if looked_at == board:
                return found
        self._found.append((board, self._rounds.whole(board) or ()))
        return self._found[-1][1]


@pytest.mark.slow
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: f"{plant.code} {plant.name}")
def test_all_fixes_in_one_go_leave_what_was_right(plant: Plant) -> None:
    """What `fix` and `fix --unsafe` apply: never worse than the mistake, or nothing right is touched."""
    ((before, bad),) = planted(plant, 1)
    look = _Looking(before, plant.code)
    excused = SIDE_EFFECTS.get(f"{plant.code} {plant.name}", "")
    for unsafe in (False, True):
        mending = Mending(look, partial(fixes_unasked, unsafe=unsafe))
        done = [step for step in mending.steps(bad.board) if isinstance(step, Mended)]
        after = done[-1].board if done else bad.board
        lost = _taken(before, bad.board, after)
        is_worse = bool(lost) and _apart(before, after) > _apart(before, bad.board)
        assert is_worse is bool(excused and unsafe), (unsafe, [step.title for step in done])


def test_what_is_excused_is_planted() -> None:
    kinds = {f"{plant.code} {plant.name}" for plant in PLANTS}
    assert kinds >= PLANTED_FALSE.keys() | SIDE_EFFECTS.keys()
    assert {plant.code for plant in PLANTS} >= NO_WAY_BACK.keys()
