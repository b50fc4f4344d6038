"""The marks of companies' track, and the sheet of a game."""

import math

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.transcript.header import board_of as board_of_game
from studio.drawing.game.companies import liveries
from studio.drawing.game.game_sheet import Standing, game_sheet, track_layer
from studio.drawing.game.laid_track import LaidTrack, hexes_of, laid_track
from studio.drawing.game.track import track_marks
from studio.drawing.maps.themes import ATLAS, PHOTOCOPY
from studio.drawing.shapes.boxes import Box, around
from studio.drawing.shapes.marks import Circle, Line, Mark, Path, Polygon, Text
from tests.engine.game.boards import board_of, ferried, vale
from tests.engine.table.sittings import finished
from tests.studio.drawing.game.tracks import laid

NAMES = ("Red", "Blue")
BOARD = board_of(["." * 14] * 9, [("Ayr", "B2", ["11"]), ("Bow", "B13", ["12"])])


def _standing(*tracks: str, board: Board = BOARD) -> Standing:
    """Return a game in which companies have one chain of labels each."""
    names = NAMES[: len(tracks)]
    return Standing("race 3", names, liveries(names), (31, 9)[: len(tracks)], laid(board, *tracks))


def _marks(*tracks: str, taken: tuple[Box, ...] = ()) -> list[Mark]:
    """Return the marks of companies' track."""
    standing = _standing(*tracks)
    return list(track_marks(BOARD, standing.track, standing.looks, ATLAS, taken))


def test_every_company_has_its_colour_above_a_halo_and_its_pattern_on_top() -> None:
    strokes = [mark.stroke for mark in _marks("B2 B13", "F2 F8") if isinstance(mark, Path)]
    red, blue = (look.colour(ATLAS) for look in liveries(NAMES))
    assert [stroke and stroke.colour for stroke in strokes] == [
        ATLAS.halo,
        ATLAS.halo,
        red,
        blue,
        ATLAS.halo,
    ]


def test_a_company_without_track_leaves_no_mark() -> None:
    assert len(_marks("B2 B3", "")) == len(_marks("B2 B3"))


def test_letters_stand_apart_and_off_what_is_taken() -> None:
    texts = [mark for mark in _marks("B2 B13") if isinstance(mark, Text)]
    assert [text.text for text in texts] == ["R"] * len(texts)
    assert len(texts) >= 1
    everywhere = Box(0, 0, *BOARD.sheet.size_mm)
    assert not [mark for mark in _marks("B2 B13", taken=(everywhere,)) if isinstance(mark, Text)]


def test_a_junction_covers_the_lines_of_all_that_meet() -> None:
    marks = _marks("D2 D8", "B3 C3 D4 D6 E6")
    pills = [mark for mark in marks if isinstance(mark, Line) and mark.stroke.colour == ATLAS.plate]
    assert len(pills) == 2
    assert all(0 < math.dist(pill.start, pill.end) < 3 for pill in pills)
    q, r = BOARD.sheet.hex_named("D4")
    straight = " ".join(BOARD.sheet.label(Hex(q, r + step)) for step in (-2, 2))
    crossing = _marks("D2 D6", straight)
    assert [mark for mark in crossing if isinstance(mark, Circle) and mark.fill == ATLAS.plate]


def test_the_sign_of_a_junction_is_explained_where_there_is_one() -> None:
    def signs(*tracks: str) -> tuple[int, bool]:
        layers = game_sheet(BOARD, _standing(*tracks)).layers
        marks = [mark for layer in layers if layer.name == "companies" for mark in layer.marks]
        pills = [mark for mark in marks if isinstance(mark, Line) and mark.stroke.colour == ATLAS.plate]
        return len(pills), any("meet" in mark.text for mark in marks if isinstance(mark, Text))

    assert signs("D2 D8", "B3 C3 D4 D6 E6") == (1, True)
    assert signs("B2 B13", "F2 F8") == (0, False)


def test_track_lies_over_the_ground_and_below_names_towns_and_keys() -> None:
    sheet = game_sheet(BOARD, _standing("B2 B13", "F2 F8"))
    names = [layer.name for layer in sheet.layers]
    # Large letters over track would hide whose it is.
    assert names.index("rivers") < names.index("area names") < names.index("track")
    assert names.index("track") < names.index("names") < names.index("towns") < names.index("town keys")


def test_the_sheet_says_whose_track_it_is_and_when() -> None:
    words = [
        mark.text
        for mark in game_sheet(BOARD, _standing("B2 B13", "F2 F8")).marks()
        if isinstance(mark, Text)
    ]
    assert {"Red", "Blue", "31", "9", "race 3", "Companies"} <= set(words)


def test_without_colours_the_track_is_drawn_in_ink() -> None:
    layer = track_layer(BOARD, _standing("B2 B13"), PHOTOCOPY)
    colours = {mark.stroke.colour for mark in layer.marks if isinstance(mark, Path) and mark.stroke}
    assert colours == {PHOTOCOPY.halo, PHOTOCOPY.ink}


def test_a_bought_ferry_is_drawn_in_its_owner_s_colour() -> None:
    board = ferried(vale())
    standing = _standing("A1 A2", board=board)
    track = LaidTrack(standing.track.links, {0: 0})
    marks = list(track_marks(board, track, standing.looks, ATLAS))
    dashed = [mark for mark in marks if isinstance(mark, Path) and mark.stroke and mark.stroke.dash]
    assert [mark.stroke.colour for mark in dashed if mark.stroke] == [standing.looks[0].colour(ATLAS)]


def test_a_start_is_marked_with_its_companys_letter_off_the_towns_sign() -> None:
    track = laid(BOARD, "B2 B4", "F2 F4")
    ayr = BOARD.sheet.hex_named("B2")
    started = track._replace(starts=((0, ayr), (1, ayr)))
    looks, town = liveries(NAMES), Box(*BOARD.sheet.centre_mm(ayr), *BOARD.sheet.centre_mm(ayr)).grown(1.5)
    known = list(track_marks(BOARD, track, looks, ATLAS, (town,)))
    homes = [mark for mark in track_marks(BOARD, started, looks, ATLAS, (town,)) if mark not in known]
    houses = [mark for mark in homes if isinstance(mark, Polygon)]
    assert [mark.text for mark in homes if isinstance(mark, Text)] == ["R", "B"]
    assert [house.fill for house in houses] == [look.colour(ATLAS) for look in looks]
    boxes = [around(house.points) for house in houses]
    assert not boxes[0].touches(boxes[1])
    assert not any(box.touches(town) for box in boxes)


def test_the_starts_of_a_game_are_where_its_companies_began() -> None:
    game = finished()
    board = board_of_game(game.header)
    hexes = hexes_of(board)
    found = laid_track(board, game.game.facts, game.state).starts
    assert found == tuple((seat, hexes[start]) for seat, start in enumerate(game.state.starts))
