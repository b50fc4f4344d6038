"""A drawing is cut at its true scale, over as few pages as it takes, and nothing is lost."""

from itertools import pairwise
from math import ceil

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from studio.drawing.paper.pages import Cutting, Page, paged, parts
from studio.drawing.paper.paper_sizes import PAPERS, Paper
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Drawing, Layer, Line, Polygon, Stroke, Text, box_of

SQUARE = Layer("square", (Polygon(((0, 0), (10, 0), (10, 10), (0, 10)), "#000000"),))


def page_marks(page: Page) -> list[Line | Polygon | Text]:
    """Return what is drawn on a page next to the drawing."""
    marks = page.drawing.layer("page").marks
    return [mark for mark in marks if isinstance(mark, Line | Polygon | Text)]


@given(st.floats(1, 2000), st.floats(1, 2000), st.sampled_from(sorted(PAPERS)))
def test_the_parts_cover_the_drawing_at_its_scale(width: float, height: float, paper: str) -> None:
    """Layers are moved and cut, never scaled; neighbours overlap by the same amount."""
    cutting = Cutting()
    pages = paged(Drawing(width, height, (SQUARE,)), PAPERS[paper], cutting)
    (laid,) = {(page.drawing.width_mm, page.drawing.height_mm) for page in pages}
    assert laid in {PAPERS[paper][1:], PAPERS[paper][:0:-1]}
    lefts = sorted({page.part.left for page in pages})
    tops = sorted({page.part.top for page in pages})
    assert len(pages) == len(lefts) * len(tops)
    for starts, size, whole in ((lefts, pages[0].part.width, width), (tops, pages[0].part.height, height)):
        assert starts[0] == 0
        assert starts[-1] + size == pytest.approx(whole)
        assert all(b - a == pytest.approx(size - cutting.overlap) for a, b in pairwise(starts))
    for page in pages:
        layer = page.drawing.layers[0]
        assert layer.marks == (SQUARE.marks if page.part.touches(Box(0, 0, 10, 10)) else ())
        assert layer.clip is not None
        room = Box(0, 0, page.drawing.width_mm, page.drawing.height_mm).grown(-cutting.margin + 1e-6)
        assert room.holds(*layer.clip[:2])
        assert layer.clip.bottom <= room.bottom - cutting.strip + 1e-5
        assert layer.clip.moved(-layer.offset[0], -layer.offset[1]) == pytest.approx(page.part)


@given(
    st.floats(20, 900),
    st.lists(st.tuples(st.floats(0, 800), st.floats(1, 80)), max_size=6),
    st.integers(0, 3),
)
def test_seams_move_only_as_far_as_the_paper_has_room(
    length: float, stretches: list[tuple[float, float]], more: int
) -> None:
    whole = [(start, min(length, start + size)) for start, size in stretches if start < length]
    room, lap = 190.0, 12.0
    count = max(1, ceil((length - lap) / (room - lap))) + more
    assume((length - lap) / count >= lap)
    found = parts(length, count, room, lap, whole)
    assert found[0][0] == 0
    assert found[-1][1] == length
    assert all(end - start <= room + 1e-6 for start, end in found)
    for (_, end), (start, _) in pairwise(found):
        met = end <= start and all(other <= end + 1e-3 or start <= begin + 1e-3 for begin, other in whole)
        assert met or end - start == pytest.approx(lap)


def test_a_seam_stands_where_it_cuts_least_and_otherwise_in_the_middle() -> None:
    assert parts(300, 2, 190, 12, ()) == [(0, 156), (144, 300)]
    assert parts(300, 2, 190, 12, ((120, 157),)) == [(0, 157), (145, 300)]
    assert parts(300, 2, 190, 12, ((100, 170), (130, 171))) == [(0, 171), (159, 300)]
    assert parts(300, 2, 190, 12, ((0, 300),)) == [(0, 156), (144, 300)]
    assert parts(300, 2, 157, 12, ((120, 180),)) == [(0, 156), (144, 300)]


def test_parts_do_not_overlap_where_a_seam_comes_between_what_stays_whole() -> None:
    """A legend below a map that has a page to itself carries no strip of the map to glue."""
    assert parts(240, 2, 190, 12, ((0, 10), (13, 180), (184, 230))) == [(0, 180), (182, 240)]
    # Next to the gap something runs on, so that the parts have to be glued.
    assert parts(240, 2, 190, 12, ((13, 180), (184, 230), (170, 200))) == [(0, 180), (168, 240)]


@pytest.mark.parametrize(
    ("size", "paper", "count"),
    [
        ((190, 270), "A4", 1),
        ((270, 188), "A4", 1),
        ((270, 190), "A4", 2),
        ((190, 280), "A4", 2),
        ((418.4, 354.4), "A2", 1),
        ((418.4, 354.4), "A4", 4),
        ((700, 270), "A4", 4),
        ((580, 400), "A1", 1),
    ],
)
def test_as_few_pages_are_taken_as_it_takes(size: tuple[float, float], paper: str, count: int) -> None:
    assert len(paged(Drawing(*size), PAPERS[paper])) == count


def test_a_page_holds_just_the_marks_that_reach_into_it() -> None:
    """So that many pages cost by what is on each and not by the whole board."""
    ticks = tuple(Line((x, 0), (x, 9), Stroke("#000000", 2)) for x in range(0, 500, 5))
    layer = Layer("ticks", ticks, offset=(20, 0))
    for page in paged(Drawing(520, 100, (layer,)), PAPERS["A4"]):
        left, right = page.part.left - 20, page.part.right - 20
        held = [mark for mark in page.drawing.layer("ticks").marks if isinstance(mark, Line)]
        assert held == [tick for tick in ticks if left <= tick.start[0] + 1 and tick.start[0] - 1 <= right]
        assert 0 < len(held) < len(ticks)


def test_paper_lies_or_stands_as_the_drawing_does() -> None:
    assert [paged(Drawing(*size), PAPERS["A4"])[0].drawing.width_mm for size in ((150, 100), (100, 150))] == [
        297,
        210,
    ]


def test_of_two_ways_with_as_many_pages_the_one_that_leaves_the_map_whole_is_taken() -> None:
    """A map too wide for upright paper, with columns below it that do not fit on lying paper with it."""
    map_, columns = Box(1, 13, 218, 163), Box(1, 167, 150, 230)
    pages = paged(Drawing(219, 231, (), (map_, columns)), PAPERS["A4"])
    assert len(pages) == 2
    for box in (map_, columns):
        assert any(page.part.holds(*box[:2]) and page.part.holds(*box[2:]) for page in pages)


def test_one_page_needs_no_crop_marks_and_no_plan() -> None:
    (page,) = paged(Drawing(100, 100), PAPERS["A4"])
    assert not [mark for mark in page_marks(page) if isinstance(mark, Polygon)]


def test_pages_of_several_have_crop_marks_a_number_and_a_plan_with_themselves_marked() -> None:
    pages = paged(Drawing(500, 360), PAPERS["A4"])
    assert [page.place for page in pages] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    for at, page in enumerate(pages):
        texts = [mark.text for mark in page_marks(page) if isinstance(mark, Text)]
        assert f"{at + 1} of 4" in texts
        cells = [mark.fill for mark in page_marks(page) if isinstance(mark, Polygon)]
        assert [cell == cells[at] for cell in cells] == [place == at for place in range(4)]
        paper = Box(0, 0, page.drawing.width_mm, page.drawing.height_mm)
        crops = [mark for mark in page_marks(page) if isinstance(mark, Line)][-8:]
        assert all(paper.holds(*mark.start) and paper.holds(*mark.end) for mark in crops)


LONG = "The Great Western Railway and All Its Neighbours " * 3


@pytest.mark.parametrize("title", ["Cumbria & Solway", LONG])
@pytest.mark.parametrize("size", [(217, 230), (8000, 230), (20000, 400)])
def test_each_page_of_several_bears_the_title_clear_of_its_number_and_the_ruler(
    title: str, size: tuple[float, float]
) -> None:
    """A page that lies loose on the table, as that of the legend, says what it belongs to."""
    for page in paged(Drawing(*size), PAPERS["A4"], title=title)[-2:]:
        texts = [mark for mark in page_marks(page) if isinstance(mark, Text)]
        (named,) = (mark for mark in texts if mark.text[:3] == title[:3])
        others = [box_of(mark) for mark in page_marks(page) if mark != named]
        assert not [other for other in others if other.common(box_of(named)) > 0]
        assert page.drawing.height_mm > box_of(named).bottom
        assert 1.5 <= named.size <= 2.6
        assert named.text == title or (title == LONG and named.text.endswith(" …"))
    (alone,) = paged(Drawing(100, 100), PAPERS["A4"], title=title)
    assert title not in [mark.text for mark in page_marks(alone) if isinstance(mark, Text)]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
def test_the_ruler_is_100_mm_and_clear_of_everything(paper: Paper) -> None:
    for page in paged(Drawing(900, 700), paper):
        lines = [mark for mark in page_marks(page) if isinstance(mark, Line)]
        ruler = max(lines, key=lambda line: line.end[0] - line.start[0])
        assert ruler.end[0] - ruler.start[0] == pytest.approx(100)
        boxes = [box_of(mark) for mark in page_marks(page) if isinstance(mark, Text)]
        assert not any(one.common(other) for at, one in enumerate(boxes) for other in boxes[:at])


@given(st.floats(1, 2000), st.floats(1, 2000), st.sampled_from(sorted(PAPERS)))
def test_the_paper_lies_as_chosen_or_as_takes_fewest(width: float, height: float, name: str) -> None:
    drawing, paper = Drawing(width, height), PAPERS[name]
    upright, lying = (paged(drawing, paper, lay="upright"), paged(drawing, paper, lay="lying"))
    assert all(page.drawing.width_mm < page.drawing.height_mm for page in upright)
    assert all(page.drawing.width_mm > page.drawing.height_mm for page in lying)
    assert len(paged(drawing, paper)) == min(len(upright), len(lying))


def test_a_paper_that_is_all_margin_is_refused() -> None:
    with pytest.raises(ValueError, match="too small"):
        paged(Drawing(100, 100), PAPERS["A4"], Cutting(margin=105))
