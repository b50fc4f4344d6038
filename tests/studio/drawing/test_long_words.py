"""Whatever a board says stays on its paper: texts of thousands of letters, sheets of a few hexes."""

import pytest

from engine.board.document import Board, Erratum, Players, new_board
from engine.board.places import Ferry, Special, Town
from engine.board.rules import Crossing, Note
from engine.board.terrain import TerrainKind
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from studio.drawing.maps.rim import rim
from studio.drawing.maps.themes import ATLAS
from studio.drawing.maps.towns import symbol_box
from studio.drawing.paper.blocks import wrapped
from studio.drawing.paper.destinations import setting
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.print_kinds import Picture, pages_to_print, to_print
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face, cap_mm, width_mm
from studio.drawing.shapes.marks import Drawing, Text, box_of

WORDS, WORD = "lorem ipsum dolor sit amet " * 190, "x" * 5000
KEYS = tuple(f"{tens}{units}" for tens in range(1, 7) for units in range(1, 7))
SHAPES = ((1, 1), (1, 6), (6, 1), (6, 4))
_RIM_MM = 0.6
"""What lines at the edge of a paper are wider than it, at most, with the reach of letters not used."""


def wordy(columns: int, rows: int, mm: float, said: str) -> Board:
    """Return a board of a size on which all that can be said is a text of thousands of letters."""
    sheet = Sheet(columns, rows, across_flats_mm=mm, labels=LabelScheme(blocks=usual_blocks(rows, columns)))
    first, last = sheet.hex_at(0, 0), sheet.hex_at(columns - 1, rows - 1)
    return new_board(
        sheet,
        title=said,
        designer=said,
        licence=said,
        keys="dice-36",
        players=Players(2, 12),
        kinds=(TerrainKind("m", said, half=9_999_999),),
        towns=(Town(said, first, KEYS[:20], start=True, port=True),),
        specials=(Special("1", said, (last,)),),
        ferries=(Ferry(said, (said, said), (), 9_999_999, 9_999_999),),
        special_rules=(Crossing(said, (first, last), 9_999_999), Note(said)),
        errata=(Erratum("2026-11-01", said),),
    )


def off_paper(drawing: Drawing) -> list[str]:
    """Return the layers of a drawing, and the texts, of which something is seen beyond its paper."""
    paper = Box(0, 0, drawing.width_mm, drawing.height_mm).grown(_RIM_MM)
    found = []
    for layer in drawing.layers:
        for mark in layer.marks:
            box = box_of(mark).moved(*layer.offset)
            box = box if layer.clip is None else box.cut(layer.clip)
            if (layer.clip is None or not box.empty) and not (
                paper.holds(*box[:2]) and paper.holds(*box[2:])
            ):
                found.append(f"{layer.name}: {mark.text[:40] if isinstance(mark, Text) else box}")
    return found


@pytest.mark.parametrize("said", [WORDS, WORD], ids=["many words", "one word"])
@pytest.mark.parametrize("what", ["sheet", "blank", "keys", "cards", "instructions"])
def test_nothing_runs_off_the_paper(what: Picture, said: str) -> None:
    for number, (columns, rows) in enumerate(SHAPES):
        board = wordy(columns, rows, (2.0, 10.0, 19.05, 60.0)[number], said)
        assert off_paper(to_print(board, what)) == []


def test_nothing_runs_off_the_pages_of_a_kit() -> None:
    for page in pages_to_print(wordy(6, 4, 10.0, WORDS), "kit", PAPERS["A4"]):
        assert off_paper(page.drawing) == []


def test_a_title_that_leaves_no_room_has_who_made_it_below() -> None:
    title = "The Great Western and Southern Board of Long Titles"
    for said, is_below in (("Severn", False), (title, True)):
        board = wordy(6, 4, 10.0, "A. N. Other").edited(title=said)
        drawing = to_print(board, "blank")
        texts = {mark.text: mark for mark in drawing.marks() if isinstance(mark, Text)}
        whose = next(mark for text, mark in texts.items() if "players" in text)
        assert (whose.at[1] > texts[said].at[1]) is is_below
        assert box_of(whose).common(box_of(texts[said])) == 0.0 or is_below


def test_a_word_longer_than_a_line_is_broken_where_that_is_asked() -> None:
    broken = wrapped(f"See {WORD} there", Face.REGULAR, 3.0, 60.0, 60.0)
    assert "".join(broken).replace(" ", "") == f"See{WORD}there"
    assert all(width_mm(line, Face.REGULAR, 3.0) <= 60.0 for line in broken)
    assert wrapped(f"See {WORD} there", Face.REGULAR, 3.0, 60.0) == ["See", WORD, "there"]


def test_names_that_find_no_room_at_any_size_are_cut_off_at_the_smallest() -> None:
    for said in (WORDS, WORD):
        found = setting((said,), Face.BOLD, (30.0, 10.0), 5.0)
        assert found.height(Face.BOLD) <= 10.0
        assert all(width_mm(line, Face.BOLD, found.size) <= 30.0 for line in found.lines)


@pytest.mark.parametrize("count", [9, 20, 36])
def test_many_keys_keep_to_the_hexes_around_their_town(count: int) -> None:
    sheet = Sheet(5, 5)
    town = Town("Usk", sheet.hex_at(2, 2), KEYS[:count])
    box = symbol_box(Extent(new_board(sheet, towns=(town,))), town)
    assert max(box.width, box.height) <= 1.6 * sheet.across_flats_mm


@pytest.mark.parametrize("mm", [2.0, 5.0, 10.0, 60.0])
def test_letters_in_the_rim_do_not_run_into_each_other(mm: float) -> None:
    extent = Extent(new_board(Sheet(12, 9, across_flats_mm=mm)))
    texts = [mark for mark in rim(extent, ATLAS) if isinstance(mark, Text)]
    boxes = [
        Box(text.start[0], text.at[1] - cap_mm(text.face, text.size), text.start[0] + text.width, text.at[1])
        for text in texts
    ]
    assert not [1 for at, one in enumerate(boxes) for other in boxes[:at] if one.common(other) > 0]
