"""What races are worth to planner by how far they are for whom."""

import pytest

from engine.bots.common.compiled_sums import ONE, STEPS
from engine.bots.planner.race_value import prizes_by_spans
from tests.engine.game.boards import plain_facts

ORDINARY = (1, 2, 3, 4, 5, 6)
EVEN = STEPS // 2


def worth(die: tuple[int, ...], ahead: int) -> float:
    """Return what a race against one rival is worth in points, who is behind by so many steps."""
    found = prizes_by_spans(plain_facts(4, 2, ("race_die", die)))
    base = STEPS + 1
    return float(found[((EVEN + ahead) * base + STEPS) * base + STEPS]) / ONE


def test_the_shorter_way_tells_less_by_a_die_whose_faces_are_spread_wider() -> None:
    """E.B5, E.C1: most luck is the ordinary die's."""
    average = (2, 3, 3, 4, 4, 5)
    assert worth(ORDINARY, 0) == worth(average, 0)
    for ahead in (2, 5, 10):
        assert worth(average, -ahead) < worth(ORDINARY, -ahead) < worth(ORDINARY, 0)
        assert worth(ORDINARY, 0) < worth(ORDINARY, ahead) < worth(average, ahead)


def test_by_a_die_of_one_face_the_shorter_way_is_all() -> None:
    assert worth((3,), 2) == pytest.approx(worth((3,), EVEN), rel=0.01)
    assert worth((3,), -2) == pytest.approx(worth((3,), -EVEN), abs=0.2)
