"""Which nodes of a web are joined, against ways sought step by step."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.compilation import at_pace
from engine.paths.parts import ANYBODY, Parts
from engine.paths.track_graph import web_of
from tests.engine.paths.graphs import PACES
from tests.engine.paths.test_routes import Steps, webs


def reached(steps: Steps, start: int, mask: int) -> set[int]:
    """Return where steps lead that bear a mark of a mask."""
    found, waiting = {start}, [start]
    while waiting:
        ways = {step.to for step in steps[waiting.pop()] if step.marks & mask}
        waiting += ways - found
        found |= ways
    return found


@settings(deadline=None)
@given(webs(), st.integers(0, 13), st.integers(0, 13))
def test_nodes_are_joined_where_steps_of_the_mark_lead(web: tuple[int, Steps], one: int, other: int) -> None:
    nodes, steps = web
    one, other = one % nodes, other % nodes
    for pace in PACES:
        with at_pace(pace):
            parts = Parts(web_of(nodes, steps))
            for mask in (ANYBODY, 1, 2, 4):
                assert parts.joined(one, other, mask) == (other in reached(steps, one, mask))
            assert parts.all_joined([one]) == (sorted(reached(steps, one, ANYBODY)) if steps[one] else [])
