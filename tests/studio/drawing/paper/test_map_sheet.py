"""The printed sheet says all a board says in words, and explains the signs that occur on it."""

import dataclasses
from collections import Counter
from typing import Any

import pytest

from engine.board.document import Erratum, new_board
from engine.board.places import Special
from engine.board.rules import Connection, Crossing, Note, OtherRule, Override, Plain, StartRule
from engine.boardfile.yaml_text.label_ranges import labels_of_hexes
from engine.hexes.sheet import Top
from engine.hexes.sides import corners_of
from engine.messages import ENGLISH
from engine.rulesets.editions import changes_of
from engine.rulesets.ruleset import RuleSet
from engine.rulesets.sixth import SIXTH
from studio.drawing.maps.tags import tags_of
from studio.drawing.maps.themes import ATLAS, NIGHT
from studio.drawing.maps.towns import symbol_box
from studio.drawing.paper.blocks import block_of, paragraph, shelved, wrapped
from studio.drawing.paper.legend import entries
from studio.drawing.paper.map_sheet import printed_sheet
from studio.drawing.paper.pages import paged
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.rule_text import rules_in_words
from studio.drawing.paper.tables import special_row, where_of
from studio.drawing.shapes.boxes import Box, around, around_boxes
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face, width_mm
from studio.drawing.shapes.marks import Drawing, Layer, Polygon, Text, box_of
from tests.shipped import shipped
from tests.studio.drawing.boards import full_board, sheet_of


def words(drawing: Drawing) -> str:
    """Return all text of a drawing, line after line."""
    return " ".join(mark.text for mark in drawing.marks() if isinstance(mark, Text))


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_title_designer_licence_notes_and_specials_are_printed(name: str) -> None:
    board = shipped(name)
    said = " ".join(words(printed_sheet(board)).split())
    for text in (board.title, board.designer, board.licence, "Open Government Licence", "Met Office"):
        assert text in said
    for special in board.specials:
        assert special.name in said
    for crossing in board.crossings:
        assert crossing.text in said


def test_notes_and_errata_are_printed_word_for_word() -> None:
    board = full_board().edited(errata=(Erratum("2026-11-01", "Quay is at K3."),))
    said = words(printed_sheet(board))
    assert "Print <this> & that." in said
    assert "Corrected 2026-11-01: Quay is at K3." in said


def test_nothing_of_the_sheet_lies_outside_it_or_on_another_thing() -> None:
    drawing = printed_sheet(shipped("severn"))
    page = Box(0, 0, drawing.width_mm, drawing.height_mm)
    for layer in drawing.layers:
        for mark in layer.marks:
            if isinstance(mark, Text):
                box = box_of(mark).moved(*layer.offset)
                assert layer.clip is not None or page.common(box) == pytest.approx(box.width * box.height)


def test_tables_below_the_map_do_not_run_into_each_other() -> None:
    for name in ("severn", "ireland"):
        drawing = printed_sheet(shipped(name))
        layers = [
            layer
            for layer in drawing.layers
            if layer.name in {"text", "costs", "special", "heading", "legend"}
        ]
        boxes = [
            box_of(mark).moved(*layer.offset)
            for layer in layers
            for mark in layer.marks
            if isinstance(mark, Text)
        ]
        # Lines of one paragraph stand closer than their highest and lowest letters could reach.
        shrunk = [Box(box.left, box.top + 0.9, box.right, box.bottom - 0.7) for box in boxes]
        assert not [
            (one, other) for at, one in enumerate(shrunk) for other in shrunk[:at] if one.common(other) > 0.01
        ]


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_a_tag_is_seen_whole_in_its_frame_of_the_legend(name: str) -> None:
    (entry,) = (each for each in entries(shipped(name)) if each.label == "leads to a special destination")
    extent, (town,), (x, y) = Extent(entry.example), entry.example.towns, entry.middle
    frame = Box(x - 5.25, y - 3.5, x + 5.25, y + 3.5)
    boxes = (symbol_box(extent, town), *(tag.box for tag in tags_of(extent, town)))
    assert len(town.keys) == 1
    assert len(boxes) == 2
    assert all(box.common(frame) == pytest.approx(box.width * box.height) for box in boxes)


def test_a_special_without_a_name_has_no_dash_before_its_places() -> None:
    hexes = (full_board().sheet.hex_named("A3"),)
    said = [
        {mark.text for layer in row.layers for mark in layer.marks if isinstance(mark, Text)}
        for row in (
            special_row(full_board(), Special("2", name, hexes=hexes), ATLAS, 80.0, ENGLISH)
            for name in ("", "Kent")
        )
    ]
    assert "A3" in said[0]
    assert "– A3" in said[1]


def test_the_legend_explains_what_occurs_and_nothing_else() -> None:
    assert [entry.label for entry in entries(full_board())] == [
        "town, with its key",
        "small town",
        "start",
        "place without a key",
        "port",
        "special destination",
        "leads to a special destination",
        "hill",
        "swamp",
        "sea",
        "lake",
        "marsh",
        "foreign country",
        "new cities, in which rounds",
        "river",
        "closed: no link crosses",
        "border",
        "ferry",
        "crossing",
        "permitted build",
    ]
    assert [entry.label for entry in entries(new_board(full_board().sheet))] == []
    assert "ferry that is a bridge" in [entry.label for entry in entries(shipped("severn"))]
    assert "swamp" not in [entry.label for entry in entries(shipped("severn"))]


def test_a_board_of_an_unknown_edition_is_printed_without_costs() -> None:
    said = words(printed_sheet(full_board().edited(rules="transcontinental")))
    assert "Building" not in said
    assert "Special destinations" in said


@pytest.mark.parametrize(
    ("special", "text"),
    [
        (Special("1", "London", towns=("Port", "Quay")), "Port, Quay"),
        (Special("6", "any seaport", any="port"), ""),
        (Special("6", "Overseas", any="port"), "any port"),
        (Special("6", "Overseas", towns=("Port",), any="port"), "any port"),
        (Special("2", "Scotland", country="Scotland"), "anywhere in Scotland"),
        (Special("3", "West", edge="west"), "the west edge"),
    ],
)
def test_where_a_special_destination_is_stands_in_words(special: Special, text: str) -> None:
    assert where_of(full_board(), special) == text


def test_where_a_special_is_stands_apart_from_its_name() -> None:
    special = Special("2", "High Road", hexes=(full_board().sheet.hex_named("A3"),))
    row = special_row(full_board(), special, ATLAS, 80.0, ENGLISH)
    said = [mark for layer in row.layers for mark in layer.marks if isinstance(mark, Text)]
    assert [mark.text for mark in said] == ["2", "High Road", "– A3"]


def test_a_long_title_is_set_smaller_rather_than_over_the_rest() -> None:
    drawing = printed_sheet(full_board().edited(title="A Title Rather Too Long " * 3), NIGHT)
    title, about = (mark for mark in drawing.layer("title").marks if isinstance(mark, Text))
    assert title.size < 7.5
    assert box_of(title).left >= 0
    assert about.anchor == "end"


def test_an_unnamed_crossing_is_priced_by_its_ends() -> None:
    board = full_board()
    course = tuple(map(board.sheet.hex_named, ("C3", "C4", "C5", "C6")))
    drawing = printed_sheet(board.edited(special_rules=(Crossing("", course, 6),)), ATLAS)
    said = [mark.text for layer in drawing.layers for mark in layer.marks if isinstance(mark, Text)]
    assert "crossing C3–C6" in said


def test_every_rule_of_a_board_stands_on_its_sheet() -> None:
    """6.C4: special rules stand on the map, those the program does not play as well."""
    tunnel = Crossing("Pass", full_board().crossings[0].course, 6, owners=1, from_race=3, delay=2)
    rules = (
        Override((("min_run", 4), ("prizes", (25, 15, 5)), ("debt", False), ("no_such_field", "x"))),
        Override((("min_run", 6), ("hill_delay", "from_open"))),
        OtherRule("flood-plain", (("hexes", 3),)),
        OtherRule("breakdown", (("text", "A train on a 1 stands still."),)),
        tunnel,
        Note("Print <this>."),
    )
    assert list(rules_in_words(full_board().edited(special_rules=rules))) == [
        "Pass: one company may lay it, after race 3, subtracts 2 from a train's roll.",
        "Minimum links of a run: 6.",
        "Prizes of a race, first place first: 25, 15, 5.",
        "An account may fall below zero: no.",
        "No such field: x.",
        "Hills delay: only when entered from other ground.",
        "Flood plain (see the map file).",
        "A train on a 1 stands still.",
        "Print <this>.",
    ]
    said = words(printed_sheet(full_board().edited(special_rules=rules)))
    assert "Minimum links of a run: 6." in said
    assert "Flood plain (see the map file)." in said


def test_prices_in_money_and_rules_of_starting_are_put_into_words() -> None:  # 6.C4
    board = full_board()
    course = board.crossings[0].course
    rules = (
        Crossing("Pass", course, 20, money=True, alongside=4),
        StartRule(course, ("Ayton",), (1, 3), most=1, price=6),
        StartRule(towns=("Ayton", "Beeby"), seats=(2,), most=2, second=True, price=6, from_race=4),
        StartRule(course, second=True),
        StartRule(towns=("Ayton",), text="Whoever comes last begins here."),
        StartRule(towns=("Beeby",), alternative=2),
        Connection(towns=("Ayton", "Beeby"), bonus=12),
        Connection(course[:1], ("Beeby",), 9, building_only=True, text="The first line west."),
    )
    labels = ", ".join(labels_of_hexes(course, board.sheet))
    assert list(rules_in_words(board.edited(special_rules=rules))) == [
        "Pass: its price is paid from the account, each rival already on one of its links receives 4.",
        (
            f"Start at Ayton, {labels}, only for numbers 1, 3 in the order of choosing, one company at each, "
            "for 6 from the account."
        ),
        (
            "Second start at Ayton, Beeby, only for number 2 in the order of choosing, 2 companies at each, "
            "after race 4, for 6 from the account."
        ),
        f"Second start at {labels}.",
        "Start at Ayton. Whoever comes last begins here.",
        "Start at Beeby, alternative 2: the first company to choose an alternative decides for all.",
        "First to connect Ayton and Beeby by own track: 12.",
        (
            f"First to connect Beeby and {board.sheet.label(course[0])} by own track, in the Building Stage "
            "only: 9. The first line west."
        ),
    ]
    assert "20 from the account" in words(printed_sheet(board.edited(special_rules=rules)))


def test_starts_that_exclude_each_other_are_one_sentence() -> None:  # 6.C4, E.D
    board = full_board()
    one, other = board.crossings[0].course[:2]
    starts = tuple(dataclasses.replace(town, start=town.name == "Plain") for town in board.towns)
    rules = (
        StartRule((one, other), alternative=2),
        StartRule(towns=("Port",), most=3, alternative=1),
    )
    told = board.edited(towns=starts, special_rules=rules)
    labels = " or ".join(map(board.sheet.label, (one, other)))
    either = (
        f"Either all start at Port, or all at {labels}: the first company at one of these decides for all."
    )
    assert list(rules_in_words(told)) == [
        f"{either} Always open: Plain.",
        "Start at Port, 3 companies at each.",
    ]
    closed = told.edited(towns=tuple(dataclasses.replace(town, start=False) for town in starts))
    assert next(rules_in_words(closed)) == either
    # Of two rules for one place the last counts, so this one leaves nothing to exclude.
    undone = told.edited(special_rules=(*rules, StartRule(towns=("Port",))))
    assert not any(line.startswith("Either") for line in rules_in_words(undone))


def test_first_railways_of_their_own_bonus_are_put_into_words() -> None:  # 6.A4
    board = full_board()
    some, other, *rest = (town for town in board.towns if town.keys)
    changed = {some: 12, other: 12, rest[0]: 0}
    told = board.edited(
        special_rules=(),
        towns=tuple(dataclasses.replace(town, bonus=changed.get(town)) for town in board.towns),
    )
    assert list(rules_in_words(told)) == [
        f"First railway into {rest[0].name}: 0.",
        f"First railway into {some.name}, {other.name}: 12.",
    ]


def test_a_text_stands_beside_the_terms_of_a_rule_and_not_in_their_place() -> None:
    """6.C4: what bots obey and no one can read on the sheet is quarrelled over."""
    board = full_board()
    course = board.crossings[0].course
    tunnel = Crossing("Pass", course, 6, money=True, alongside=1, text="Toll 3 to the owner.")
    rules = (tunnel, StartRule(towns=("Ayton",), most=1, price=6, text="Whoever comes last begins here."))
    told = board.edited(special_rules=rules)
    terms = "its price is paid from the account, each rival already on one of its links receives 1."
    assert list(rules_in_words(told)) == [
        f"Pass: {terms} Toll 3 to the owner.",
        "Start at Ayton, one company at each, for 6 from the account. Whoever comes last begins here.",
    ]
    assert f"{terms} Toll 3 to the owner." in words(printed_sheet(told))
    lone = board.edited(special_rules=(StartRule(text="By lot."), StartRule(text="None.", second=True)))
    assert list(rules_in_words(lone)) == ["Start: By lot.", "Second start: None."]


@pytest.mark.parametrize(
    ("changes", "text", "told"),
    [
        ({"owners": 1}, "Its owner alone may lay it.", "one company may lay it"),
        ({"from_race": 3}, "It opens after race 3.", "after race 3"),
        ({"from_race": 4}, "Ab Rennen 5.", "after race 4"),
        ({"delay": 2}, "Delay 2.", "subtracts 2 from a train's roll"),
    ],
)
def test_the_terms_of_a_crossing_are_printed_whatever_its_text_says(
    changes: dict[str, Any], text: str, told: str
) -> None:  # 6.C4
    board = full_board()
    tunnel = dataclasses.replace(Crossing("Pass", board.crossings[0].course, 6, text=text), **changes)
    assert list(rules_in_words(board.edited(special_rules=(tunnel,)))) == [f"Pass: {told}. {text}"]


def test_the_terms_of_a_start_are_printed_whatever_its_text_says() -> None:  # 6.C4
    start = StartRule(towns=("Ayton",), second=True, price=6, from_race=3, text="After race 3, for 6.")
    said = list(rules_in_words(full_board().edited(special_rules=(start,))))
    assert said == ["Second start at Ayton, after race 3, for 6 from the account. After race 3, for 6."]


def test_what_the_edition_says_anyhow_is_not_printed_as_a_change() -> None:
    board = full_board()
    marked = next(town.name for town in board.towns if town.start)
    plain = next(town.name for town in board.towns if not town.start)
    rules = (
        StartRule(towns=(marked,)),
        StartRule(towns=(plain,)),
        Override((("scoring", "prizes"), ("min_run", SIXTH.min_run + 1))),
        Override((("min_run", SIXTH.min_run), ("debt", not SIXTH.debt))),
    )
    assert list(rules_in_words(board.edited(special_rules=rules))) == [
        f"Start at {plain}.",
        "An account may fall below zero: no.",
    ]
    like_the_sixth = board.edited(rules="tournament", special_rules=(Override((("scoring", "prizes"),)),))
    assert changes_of(like_the_sixth) == {"scoring": "prizes"}
    assert changes_of(board.edited(rules="unheard of", special_rules=rules[2:3])).keys() == {
        "scoring",
        "min_run",
    }


@pytest.mark.parametrize(
    ("override", "said"),
    [
        ((("leaps_over_one", 2),), "links"),
        ((("leaps_over_one", 2), ("leap_toll", "hexes")), "hexes, both junctions included"),
    ],
)
def test_a_board_with_leaps_says_how_their_tolls_are_counted(
    override: tuple[tuple[str, Plain], ...], said: str
) -> None:  # 6.C3
    lines = list(rules_in_words(full_board().edited(special_rules=(Override(override),))))
    assert f"Toll on a company's own leap is counted by: {said}." in lines
    without = full_board().edited(special_rules=(Override((("leaps_over_one", 0),)),))
    assert not any("own leap" in line for line in rules_in_words(without))


def test_every_field_of_a_rule_set_has_words() -> None:
    """A field without them would be printed by its name in the map file."""
    fields = [(each.name, 777) for each in dataclasses.fields(RuleSet) if each.name not in {"name", "cites"}]
    lines = list(rules_in_words(full_board().edited(special_rules=(Override(tuple(fields)),))))
    assert len({line.split(":")[0] for line in lines}) == len(fields)
    own_name = {name.replace("_", " ").capitalize() + ": 777." for name, _ in fields}
    assert own_name.intersection(lines) <= {"Races: 777."}


def test_the_legend_shows_hexes_the_way_the_board_has_them() -> None:
    tops: tuple[Top, ...] = ("pointy", "flat")
    for top in tops:
        board = full_board()
        shown = list(entries(board.edited(sheet=dataclasses.replace(board.sheet, top=top))))
        assert {entry.example.sheet.top for entry in shown} == {top}
        for entry in shown:
            for line in entry.example.lines:
                ends = Counter(corner for side in line.sides for corner in corners_of(side))
                # The sides run on from one to the next, in the middle of the view.
                assert sorted(ends.values()) == [1, 1] + [2] * (len(line.sides) - 1)
                places = [entry.example.sheet.corner_mm(corner) for corner in ends]
                assert around(places).centre == pytest.approx(entry.middle)


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_title_and_tables_are_whole_on_some_page(name: str) -> None:
    drawing = printed_sheet(shipped(name))
    pages = paged(drawing, PAPERS["A4"])
    framed = max(drawing.whole, key=lambda box: box.width * box.height)
    assert len(drawing.whole) >= 6
    for box in drawing.whole:
        if box is not framed:
            assert any(page.part.cut(box) == box for page in pages)


def test_a_map_that_fits_on_a_page_is_not_cut_for_its_tables() -> None:
    drawing = printed_sheet(new_board(sheet_of(20, 15), special_rules=(Note("many words " * 90),)))
    pages = paged(drawing, PAPERS["A4"])
    framed = max(drawing.whole, key=lambda box: box.width * box.height)
    assert len(pages) == 2
    assert pages[0].part.cut(framed) == framed


def test_no_hole_is_left_below_a_short_column() -> None:
    """Where three columns find no room, destinations stand below the shorter of two."""
    sheet = sheet_of(20, 15)
    port = (Special("1", "any seaport", (sheet.hex_at(0, 0),), any="port"),)
    drawing = printed_sheet(new_board(sheet, specials=port, special_rules=(Note("many words " * 200),)))
    columns = [box for box in drawing.whole if box.top > sheet.size_mm[1]]
    assert len(columns) == 2
    assert columns[0].top == columns[1].top
    assert "Special destinations" in words(drawing)


def test_text_is_wrapped_within_its_width() -> None:
    lines = wrapped("the quick brown fox jumps over the lazy dog", Face.REGULAR, 3, 20)
    assert " ".join(lines) == "the quick brown fox jumps over the lazy dog"
    assert all(width_mm(line, Face.REGULAR, 3) <= 20 for line in lines)
    assert wrapped("unbreakable", Face.REGULAR, 3, 1) == ["unbreakable"]
    assert paragraph("a b c d", Face.REGULAR, 3, 3, "#000000").height > 9


def test_blocks_go_on_a_new_shelf_where_the_width_ends() -> None:
    blocks = [block_of(str(at), 40, 10 + at, ()) for at in range(3)]
    shelf = shelved(blocks, 90, (5, 2))
    assert shelf.height == 11 + 2 + 12
    assert [layer.offset for layer in shelf.layers] == [(0, 0), (45, 0), (0, 13)]
    assert shelf.at(1, 1)[0] == Layer("0", (), (1, 1))


@pytest.mark.parametrize(("name", "columns"), [("severn", 5), ("ireland", 5), ("tcusa", 10)])
def test_the_scale_of_a_sheet_is_in_empty_sea_and_as_long_as_it_says(name: str, columns: int) -> None:
    board = shipped(name)
    drawing = printed_sheet(board)
    (panel,) = [layer for layer in drawing.layers if layer.name == "panel"]
    (scale,) = [layer for layer in drawing.layers if layer.name == "scale"]
    parts = [box_of(mark) for mark in scale.marks if isinstance(mark, Polygon)]
    assert around_boxes(parts).width == pytest.approx(columns * board.sheet.across_flats_mm, abs=0.5)
    assert f"{columns} hexes" in words(drawing)
    frame = box_of(panel.marks[0]).moved(*panel.offset)
    assert frame.cut(around_boxes(drawing.whole)) == frame
    below = drawing.layers[: drawing.layers.index(panel)]
    signs = {"towns", "names", "area names", "ferries", "tags", "signposts", "coast", "rivers"}
    for layer in below:
        if layer.name in signs:
            assert not any(frame.touches(box_of(mark).moved(*layer.offset)) for mark in layer.marks), (
                layer.name
            )


def test_without_sea_and_on_working_sheets_there_is_no_scale() -> None:
    for drawing in (
        printed_sheet(new_board(sheet_of(9, 9))),
        printed_sheet(shipped("severn"), hex_labels=True),
    ):
        assert not any(layer.name in {"panel", "scale"} for layer in drawing.layers)
