"""The cheapest place is found without asking what every place costs."""

from hypothesis import given
from hypothesis import strategies as st

from studio.drawing.lettering.placing import cheapest

COSTS = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)))


@given(COSTS)
def test_the_first_of_the_cheapest_is_chosen(costs: list[tuple[int, int]]) -> None:
    bounds = [float(bound) for bound, _ in costs]
    totals = [float(bound + more) for bound, more in costs]
    least, best = cheapest(bounds, totals.__getitem__)
    assert best == (totals.index(min(totals)) if totals else -1)
    assert least == min(totals, default=float("inf"))


def test_what_cannot_be_the_cheapest_is_not_asked() -> None:
    asked: list[int] = []

    def cost(at: int) -> float:
        asked.append(at)
        return 1.5

    assert cheapest([3.0, 1.0, 2.0], cost) == (1.5, 1)
    assert asked == [1]
