"""A board's instructions: all that players have to know, whole on its pages, and nothing over their edges."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.board.document import Board, Erratum, new_board
from engine.board.places import Ferry, Special
from engine.board.rules import Crossing, Note, Override, StartRule
from engine.hexes.sheet import Sheet
from studio.drawing.paper.blocks import block_of
from studio.drawing.paper.columns import Frame, Slug, column_height, set_in_columns
from studio.drawing.paper.instructions import instruction_pages, instructions_sheet
from studio.drawing.paper.pages import Lay
from studio.drawing.paper.paper_sizes import PAPERS, Paper
from studio.drawing.paper.print_kinds import pages_to_print
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Circle, Drawing, Text, box_of
from tests.shipped import shipped
from tests.studio.drawing.boards import full_board

SEVERN, IRELAND = shipped("severn"), shipped("ireland")


def texts(drawing: Drawing) -> list[Text]:
    return [mark for mark in drawing.marks() if isinstance(mark, Text)]


def told(board: Board) -> str:
    return " ".join(
        mark.text for page in instruction_pages(board, PAPERS["A4"]) for mark in texts(page.drawing)
    )


def test_they_tell_what_the_board_is_where_to_start_and_what_everything_costs() -> None:
    said = told(SEVERN)
    for text in (
        "Severn & South Wales: instructions",
        "3 to 6, best with 4",
        "Railway Rivals, sixth edition",
        "CC-BY-4.0",
        "Swansea Q14",
        "across a river +2",
        "each half in a hill +2",
        "Portskewett R27 – New Passage S29 6",
        "Neyland – Pembroke Dock 6 5",
        "Ferries whose owner may continue building at the far port: Hobbs Point.",
        "1 to board, 1 to land, 1 for a turn at sea",
        "Home countries, where track may be laid: Wales, England.",
        "In races 4, 7, 11, 14, 18, 21 the first end is a special destination",
        "Fishguard, Neyland, Swansea",
        "at least 3 links",
        "21 races are run.",
    ):
        assert text in said, text


def test_cards_are_described_as_cards_with_their_suits_drawn() -> None:
    said = told(IRELAND)
    assert "turn up two cards from the pack of 52" in said
    assert "26 races are run." in said
    assert "Two dice" not in said
    assert " AS " not in said


def test_every_rule_note_and_erratum_of_a_board_is_printed() -> None:
    sheet = SEVERN.sheet
    way = (sheet.hex_named("C3"), sheet.hex_named("C4"))
    board = SEVERN.edited(
        countries=(replace(SEVERN.countries[0], foreign=True), *SEVERN.countries[1:]),
        special_rules=(
            Crossing("Tunnel", way, 6, owners=1, delay=2, money=True),
            StartRule((way[0],), price=4, second=True),
            Override((("min_run", 5), ("race_die", (1, 2, 3, 4, 5, 6)))),
            Note("Bring biscuits."),
        ),
        ferries=(
            Ferry("Slow", ("Cardiff", "Barry"), (), sea_takes=3, public=True, at_once=True),
            *SEVERN.ferries,
        ),
        errata=(Erratum("2026-11-01", "Moved."),),
    )
    said = told(board)
    for text in (
        "Tunnel: one company may lay it, its price is paid from the account, subtracts 2 points",
        "Second start at C3, for 4 from the account.",
        "at least 5 links",
        "Minimum links of a run 5",
        "Bring biscuits.",
        "Corrected 2026-11-01: Moved.",
        "Foreign countries, where track stops in the first hex and no train passes through: Wales.",
        "Slow: Subtracted from a train’s roll: 1 to board, 1 to land, 3 for a turn at sea.",
        "Public ferries, which no one buys and for which the bank is paid: Slow.",
        "Ferries that the first company with track at a port buys at once: Slow.",
        "Bold numbers differ from the edition.",
    ):
        assert text.replace("2 points", "2") in said.replace("2 points", "2"), text
    dice = [mark for mark in texts(instructions_sheet(board)) if mark.text == "1, 2, 3, 4, 5, 6"]
    assert [mark.face for mark in dice] == [Face.BOLD]


@pytest.mark.parametrize(
    ("rules", "sentences"),
    [
        ("early", ("Numbers may come up again.", "is drawn again completely.", "at least 6 links")),
        ("postal", ("Every sector races twice a round.", "at least 3 hexes apart", "may enter 4 races")),
        ("tournament", ("Each key comes up 2 times.", "is replaced by the next free one of its tens")),
    ],
)
def test_other_editions_draw_runs_otherwise(rules: str, sentences: tuple[str, ...]) -> None:
    said = told(SEVERN.edited(rules=rules))
    assert all(sentence in said for sentence in sentences)
    assert "special destination; roll one die for it" not in said


def test_a_game_by_rounds_has_its_dice_and_routes_and_nothing_of_stages() -> None:
    said = told(shipped("tcusa"))
    for text in (
        "None: races are drawn between the cities there are",
        "Dice thrown for the rolls of a round 3",
        "Faces that make a throw not count 1",
        "A throw does not count if its dice come to less than 9",
        "Track in a foreign country ends at the border",
        "Running powers may be exchanged no",
        "Never on a hex with: a city, water.",
    ):
        assert text in said, text
    for text in ("extra building", "without a railway", "Allowance may be saved"):
        assert text not in said, text


def test_a_board_of_an_unknown_edition_tells_what_it_knows() -> None:
    said = told(SEVERN.edited(rules="seventh"))
    assert "seventh" in said
    assert "Where to start" in said
    assert "Numbers of the Game" not in said


def test_an_empty_board_has_instructions_too() -> None:
    (page,) = instruction_pages(new_board(Sheet(6, 5), title="Bare"), PAPERS["A4"])
    said = [mark.text for mark in texts(page.drawing)]
    assert "Bare: instructions" in said
    assert not {"Where to start", "Ferries", "Crossings", "Drawing the runs"} & set(said)


@pytest.mark.parametrize("lay", ["automatic", "upright", "lying"])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
def test_pages_are_of_the_papers_size_and_nothing_stands_in_their_margins(paper: Paper, lay: Lay) -> None:
    for page in instruction_pages(full_board(), paper, lay=lay):
        size = (page.drawing.width_mm, page.drawing.height_mm)
        assert sorted(size) == pytest.approx(sorted((paper.width, paper.height)))
        assert (size[0] > size[1]) == (lay == "lying")
        inner = Box(0, 0, *size).grown(-8)
        for layer in page.drawing.layers[1:]:
            for mark in layer.marks:
                box = box_of(mark).moved(*layer.offset)
                box = box if layer.clip is None else layer.clip.cut(box)
                assert box.empty or tuple(inner.cut(box)) == pytest.approx(tuple(box), abs=1e-6)


LONGEST = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch"


def long_winded() -> Board:
    towns = tuple(
        replace(town, name=LONGEST if town.start else town.name, start=town.start or at % 2 == 0)
        for at, town in enumerate(SEVERN.towns)
    )
    return SEVERN.edited(
        title="A Title That Nobody Would Print in Full " * 3,
        designer="A Club of Many Members with Names " * 3,
        towns=towns,
        ferries=tuple(replace(ferry, ports=(LONGEST, LONGEST)) for ferry in SEVERN.ferries),
        special_rules=(Override((("special_races", tuple(range(1, 22))),)), Note("x" * 200)),
    )


@pytest.mark.parametrize("make", [lambda: SEVERN, lambda: IRELAND, full_board, long_winded])
def test_texts_of_one_page_never_cover_each_other(make: Callable[[], Board]) -> None:
    for page in instruction_pages(make(), PAPERS["A4"]):
        boxes = [
            box_of(mark).moved(*layer.offset)
            for layer in page.drawing.layers
            if layer.name in {"row", "text", "heads", "heading", "title", "foot"}
            for mark in layer.marks
            if isinstance(mark, Text)
        ]
        inner = Box(0, 0, page.drawing.width_mm, page.drawing.height_mm).grown(-8)
        assert len(boxes) > 25
        for at, box in enumerate(boxes):
            assert inner.cut(box) == box
            assert not any(box.grown(-0.3).common(other.grown(-0.3)) for other in boxes[at + 1 :])


def test_names_on_the_small_map_stay_on_it_or_are_left_out() -> None:
    (page, *_) = instruction_pages(long_winded(), PAPERS["A4"])
    layer = page.drawing.layer("overview")
    *_, rim = layer.marks
    names = [mark for mark in layer.marks if isinstance(mark, Text)]
    assert 0 < len(names) < sum(town.start for town in long_winded().towns)
    for mark in names:
        assert box_of(rim).grown(1.0).cut(box_of(mark)) == box_of(mark)


def test_the_shipped_boards_take_a_page_each_and_larger_paper_larger_letters() -> None:
    for board in (SEVERN, IRELAND):
        (small,) = instruction_pages(board, PAPERS["A4"])
        (large,) = instruction_pages(board, PAPERS["A2"])
        title, larger = (
            next(mark for mark in texts(page.drawing) if "instructions" in mark.text)
            for page in (small, large)
        )
        assert larger.size == pytest.approx(2 * title.size, rel=0.01)


def test_long_rules_go_on_over_pages_that_are_numbered() -> None:
    board = SEVERN.edited(
        special_rules=tuple(Note(f"Rule {n}. " + "Word after word. " * 40) for n in range(40))
    )
    pages = instruction_pages(board, PAPERS["A4"])
    assert len(pages) > 2
    assert len({page.place for page in pages}) == len(pages)
    for number, page in enumerate(pages, 1):
        assert f"Page {number} of {len(pages)}" in [mark.text for mark in texts(page.drawing)]
    said = " ".join(mark.text for page in pages for mark in texts(page.drawing))
    assert all(f"Rule {n}." in said for n in range(40))


def test_the_small_map_names_every_start_and_marks_every_town() -> None:
    (page,) = instruction_pages(SEVERN, PAPERS["A4"])
    marks = page.drawing.layer("overview").marks
    named = {mark.text for mark in marks if isinstance(mark, Text)}
    assert named == {town.name for town in SEVERN.towns if town.start}
    radii = Counter(mark.radius for mark in marks if isinstance(mark, Circle))
    assert sorted(radii.values()) == [
        len(named),
        len([town for town in SEVERN.towns if town.keys]) - len(named),
    ]


def test_columns_are_filled_in_order_and_the_last_page_is_balanced() -> None:
    slugs = [Slug(block_of(str(n), 10.0, 10.0, ()), 1.0) for n in range(13)]
    pages = list(set_in_columns(slugs, Frame(2, 10.0, 1.0), 32.0, 43.0))
    assert [[len(column) for column in page] for page in pages] == [[3, 3], [4, 3]]
    assert [slug for page in pages for column in page for slug in column] == slugs
    assert column_height(pages[0][0]) == 32.0


def test_a_heading_goes_to_the_next_column_with_what_it_is_over() -> None:
    slugs = [Slug(block_of(str(n), 10.0, 10.0, ()), 0.0, stays=n == 2) for n in range(4)]
    ((one, other),) = set_in_columns(slugs, Frame(2, 10.0, 1.0), 30.0, 30.0)
    assert (one, other) == (tuple(slugs[:2]), tuple(slugs[2:]))


def test_a_slug_higher_than_a_page_has_a_column_of_its_own() -> None:
    slugs = [Slug(block_of(str(high), 10.0, high, ())) for high in (10.0, 99.0, 10.0)]
    pages = list(set_in_columns(slugs, Frame(1, 10.0, 1.0), 30.0, 30.0))
    assert [page[0] for page in pages] == [(slug,) for slug in slugs]


def test_a_kit_is_the_sheet_the_grid_the_cards_and_the_instructions() -> None:
    board = full_board()
    kit = pages_to_print(board, "kit", PAPERS["A4"])
    parts = [pages_to_print(board, what, PAPERS["A4"]) for what in ("sheet", "keys", "cards", "instructions")]
    assert [page.drawing for page in kit] == [page.drawing for part in parts for page in part]
    assert len({page.place for page in kit}) == len(kit)
    assert {page.drawing.width_mm > page.drawing.height_mm for page in kit} == {True, False}


def test_in_a_kit_of_large_paper_only_the_sheet_is_large() -> None:
    board = full_board()
    for paper, small in (("A2", "A4"), ("Tabloid", "Letter"), ("Letter", "Letter")):
        kit = pages_to_print(board, "kit", PAPERS[paper])
        sheets = pages_to_print(board, "sheet", PAPERS[paper])
        assert [page.drawing for page in kit[: len(sheets)]] == [page.drawing for page in sheets]
        sizes = {frozenset((page.drawing.width_mm, page.drawing.height_mm)) for page in kit[len(sheets) :]}
        assert sizes == {frozenset(PAPERS[small][1:])}


def test_a_kit_without_keys_is_the_sheet_and_the_instructions() -> None:
    board = new_board(Sheet(6, 5), title="Bare", specials=(Special("1", "Afar", edge="north"),))
    sheet, instructions = pages_to_print(board, "kit", PAPERS["A4"])
    assert "Bare: instructions" in [mark.text for mark in texts(instructions.drawing)]
    assert "Bare: instructions" not in [mark.text for mark in texts(sheet.drawing)]
