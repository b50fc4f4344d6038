"""Files of tile sets: read, written, and refused with a sentence and a place."""

from pathlib import Path

import pytest

from engine.board.rules import Override
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import BoardFile, parse_board
from engine.shipped import shipped_maps, shipped_sets
from engine.tiles.reading import SetFile, parse_set, read_document
from engine.tiles.rules import rules_of
from engine.tiles.set import BLANK, Bag, TileSet
from engine.tiles.writing import save_set, write_set
from tests.engine.tiles.sets import changed, lakes

TEXT = write_set(lakes())
_OWN_RULE = "{type: override, first_scores: [6, 8, 9, 9], ranks: [45, 52, 59, 66, 73, 80, 87, 94, 101, 110]}"
_EVERYTHING = """\
special_rules:
  - {type: override, bidding: by_place, colour_points: [4, 2]}
  - {type: note, text: Bring snacks.}
errata:
  - {date: "2026-11-01", text: Omaha has two cubes.}
waivers:
  - {finding: "D112:Omaha", reason: a small name}
"""


def test_the_shipped_set_is_written_as_it_is_read() -> None:
    (path,) = shipped_sets()
    assert path.read_text("utf-8") == TEXT
    assert len(lakes().cities) == 37
    assert len(lakes().railroads) == 12


def test_an_empty_set_reads_as_it_is_written() -> None:
    read = parse_set(write_set(TileSet()), "empty.yaml")
    assert (read.tile_set, read.findings) == (TileSet(), ())


def test_everything_a_set_may_hold_is_read_as_it_is_written() -> None:
    full = changed(
        ("stock: {each: 4}", "stock: {each: 4, LP: 5}"),
        ("locomotives: 20\n", "locomotives: 12\n"),
        (f"special_rules:\n  - {_OWN_RULE}\n", _EVERYTHING),
    )
    assert parse_set(write_set(full), "full.yaml").tile_set == full
    assert full.stock_of["LP"] == 5
    assert rules_of(full).bidding == "by_place"
    assert rules_of(full).colour_points == (4, 2)
    assert full.special_rules[0] == Override((("bidding", "by_place"), ("colour_points", (4, 2))))


def test_dashes_of_all_lengths_are_blank_edges() -> None:
    dashed = changed(("[PN, -, HH, EM]", "[PN, –, —, EM]"))
    assert dashed.city_of["Boston"].edges == ("PN", BLANK, BLANK, "EM")


def test_two_players_have_two_kinds_of_goods_as_one() -> None:
    assert lakes().bag(2) == Bag(2, (("wood", 16), ("grain", 10)), as_one=True)
    assert lakes().bag(6) is None


@pytest.mark.parametrize(
    ("old", "new", "code", "said"),
    [
        ("[LP, EM, GV, PN]", "[LP, EM, GV]", "V002", "'edges' of 'Chicago' must be a list of four edges"),
        ("[LP, EM, GV, PN]", "[LP, EM, GV, PN, -]", "V002", "not one of 5."),
        ("goods: 3", "goods: -1", "V002", "'goods' of 'Chicago' must be a whole number from 0 to 3, not -1."),
        (
            "goods: 3",
            "goods: two",
            "V002",
            "'goods' of 'Chicago' must be a whole number from 0 to 3, not 'two'.",
        ),
        ("rules: drover", "rules: drovr", "V002", "Is 'drover' meant?"),
        ("railroads:", "railroad:", "V003", "is 'railroads' meant?"),
        ("tiles/1", "tiles/9", "V006", "newer format tiles/9"),
        ("tiles/1", "board/1", "V006", "This file is a map, not a tile set. Choose another file."),
        ("  5: {", "  6: {", "V003", "Unknown field '6' in 'bag'"),
        ("pattern: ticks", "pattern: tick", "V002", "Is 'ticks' meant?"),
        (_OWN_RULE, "{type: override, biding: winner}", "V002", "no field 'biding'"),
    ],
)
def test_what_an_author_can_get_wrong_is_a_sentence_at_its_place(
    old: str, new: str, code: str, said: str
) -> None:
    text = TEXT.replace(old, new, 1)
    read = parse_set(text, "set.yaml")
    assert read.tile_set is None
    found = next(finding for finding in read.findings if finding.code == code and said in finding.message)
    line, column = found.position or (0, 0)
    assert line == text[: TEXT.index(old)].count("\n") + 1
    assert column > 0


def test_more_tiles_than_a_set_may_have_are_refused() -> None:
    row = "  - {name: Omaha, edges: [LP, -, -, -], goods: 1}\n"
    read = parse_set(TEXT.replace("cities:\n", "cities:\n" + 500 * row), "set.yaml")
    assert read.tile_set is None
    assert [finding.message for finding in read.findings] == [
        "'cities' must be a list of at most 200, not one of 537."
    ]


def test_a_set_that_could_not_be_opened_again_is_not_saved(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    wrong = lakes().edited(locomotives=0)
    with pytest.raises(BoardFileError, match="could not be opened again"):
        save_set(wrong, path)
    assert not path.exists()


def test_the_first_field_says_which_kind_a_file_is() -> None:
    (path,) = shipped_sets()
    assert isinstance(read_document(path), SetFile)
    assert all(isinstance(read_document(each), BoardFile) for each in shipped_maps())
    told = parse_board(TEXT, "set.yaml").findings[0].message
    assert told == "This file is a tile set, not a map. Choose another file."
