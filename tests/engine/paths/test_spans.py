"""Spans over a web, against the plainest search there is."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.spans import UNSPANNED, spans
from engine.paths.speed import at_pace
from engine.paths.webs import web_of
from tests.engine.paths.graphs import PACES
from tests.engine.paths.test_routes import Steps, webs


def spread(nodes: int, steps: Steps, sources: list[int], fee: int) -> list[int]:
    """Return the spans by going on until nothing shrinks; only what has a step is spanned."""
    found = [0 if node in sources and steps[node] else UNSPANNED for node in range(nodes)]
    for _ in range(nodes):
        for node, out in steps.items():
            for step in out:
                span = step.time + step.time_back + (0 if step.marks & 1 else fee * step.fee)
                found[step.to] = min(found[step.to], found[node] + span)
    return found


@settings(deadline=None)
@given(webs(), st.integers(0, 5), st.data())
def test_spans_are_what_plain_search_finds(web: tuple[int, Steps], fee: int, data: st.DataObject) -> None:
    nodes, steps = web
    group = st.lists(st.integers(0, nodes - 1), unique=True, max_size=3)
    groups = data.draw(st.lists(group, min_size=1, max_size=3))
    expected = [spread(nodes, steps, sources, fee) for sources in groups]
    for pace in PACES:
        with at_pace(pace):
            assert spans(web_of(nodes, steps), groups, 1, fee).tolist() == expected
