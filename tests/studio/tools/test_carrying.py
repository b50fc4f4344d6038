"""A patch in hand: it follows the pointer, turns at keys and is put down at a click."""

from dataclasses import replace

from engine.board.document import Board, new_board
from engine.board.ground_arrays import Plots
from engine.board.lines import SideLine
from engine.board.patches import lifted
from engine.board.places import Town
from engine.board.terrain import HILL, OFF, SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, neighbour
from engine.hexes.sides import side_of
from studio.drawing.maps.themes import ATLAS
from studio.drawing.picture import picture
from studio.drawing.shapes.marks import Path, Text
from studio.tools.carrying import Load, carry_patch, carrying, floating, stepped
from studio.tools.gestures import Outcome, Pointer, Preview
from studio.tools.patch_previews import hung
from studio.tools.selection import Area, Selection
from tests.studio.tools.hand import SHEET, USUAL, at, drag, edited, last

HERE = SHEET.hex_named("D4")
BOARD = PaintTerrain((neighbour(HERE, 0),), HILL).apply(
    new_board(
        SHEET,
        towns=(Town("Ross", HERE),),
        lines=(SideLine("river", "Wye", (side_of(HERE, 0),)),),
    )
)
PATCH = lifted(BOARD, [HERE, neighbour(HERE, 0)])
BLANK = new_board(SHEET)


def struck(load: Load, *keys: str, where: str = "F6") -> Outcome:
    """Hover over a hex and strike keys, going on as a hand does."""
    outcome = Outcome(then=carrying(load))
    for key in keys:
        assert outcome.then is not None
        assert key in outcome.then.keys
        moved, pressed = Pointer(*at(where)), Pointer(*at(where), "key", key=key)
        outcome = last(outcome.then.begin(BLANK, USUAL), [moved, pressed])[1]
    return outcome


def test_a_click_puts_it_down_under_the_pointer_and_selects_it() -> None:
    load = Load(PATCH.centred(), "Paste")
    outcome = drag(carrying(load).begin, BLANK, at("F6"))
    after = edited(BLANK, outcome)
    there = SHEET.hex_named("F6")
    middle = PATCH.middle
    shift = Hex(there.q - middle.q, there.r - middle.r)
    assert after.towns == (Town("Ross", Hex(HERE.q + shift.q, HERE.r + shift.r)),)
    assert outcome.selection is not None
    assert isinstance(outcome.selection.thing, Area)
    assert outcome.then is None
    assert outcome.edit is not None
    assert outcome.edit.label == "Paste"


def test_keys_turn_and_mirror_it_and_enter_puts_it_down() -> None:
    load = Load(PATCH.centred(), "Paste")
    six = struck(load, *["R"] * 6, "Return")
    assert edited(BLANK, six) == edited(BLANK, struck(load, "Return"))
    assert edited(BLANK, struck(load, "M", "M", "Enter")) == edited(BLANK, struck(load, "Return"))
    assert edited(BLANK, struck(load, "R", "Shift+R", "Return")) == edited(BLANK, struck(load, "Return"))
    turned = edited(BLANK, struck(load, "R", "Return"))
    (town,), (river,) = turned.towns, turned.lines
    assert turned.terrain_at(neighbour(town.hex, 1)) == HILL
    assert river.sides == (side_of(town.hex, 1),)


def test_arrow_keys_move_it_by_columns_and_rows() -> None:
    load = floating(PATCH, "Move", PATCH.hexes)
    outcome = struck(load, "Right", "Down", "Left", "Up", "Down", "Return")
    column, row = SHEET.place_of(HERE)
    after = edited(BOARD, outcome)
    assert SHEET.place_of(after.towns[0].hex)[1] == row + 1
    assert abs(SHEET.place_of(after.towns[0].hex)[0] - column) <= 1
    assert BOARD.terrain_at(neighbour(HERE, 0)) == HILL
    assert after.terrain_at(neighbour(HERE, 0)) != HILL or after.towns[0].hex != HERE
    assert stepped(SHEET, stepped(SHEET, HERE, "Up"), "Down") == HERE


def test_the_right_button_drops_it_and_a_stamp_stays_in_hand() -> None:
    load = Load(PATCH.centred(), "Stamp", again=True)
    assert drag(carrying(load).begin, BLANK, at("F6"), button="right") == Outcome()
    assert drag(carrying(load).begin, BLANK, at("F6")).then is not None


def test_what_lies_nowhere_on_the_map_stays_in_hand_and_that_is_said() -> None:
    off = PaintTerrain(tuple(SHEET.hexes()), OFF).apply(BLANK)
    outcome = drag(carrying(Load(PATCH.centred(), "Paste")).begin, off, at("F6"))
    assert outcome.edit is None
    assert outcome.then is not None
    assert outcome.said == "None of its hexes is on the map."


def test_the_preview_shows_ground_names_and_what_falls_off() -> None:
    def shown(label: str) -> Preview:
        gesture = carry_patch(Load(PATCH.centred(), "Paste"), BLANK, USUAL)
        next(gesture)
        return gesture.send(Pointer(*at(label)))

    inside, edge = shown("F6"), shown("F12")
    assert [mark.text for mark in inside if isinstance(mark, Text)] == ["Ross"]
    assert len(edge) == len(inside) + 1


def test_of_a_large_patch_only_the_rim_is_shown() -> None:
    large = replace(
        PATCH, plots=Plots.of(PATCH.plots[0]._replace(hex=Hex(q, r)) for q in range(50) for r in range(50))
    )
    (rim,) = hung(BLANK, large, HERE)
    assert isinstance(rim, Path)
    assert len(rim.steps) == 2 * len(large.rim)


def test_moving_by_a_drag_leaves_one_edit_that_names_itself() -> None:
    outcome = struck(floating(PATCH, "Move", PATCH.hexes), "Right", "Return")
    assert outcome.edit is not None
    assert outcome.edit.label == "Move"
    assert outcome.selection != Selection()


def test_the_piece_in_hand_looks_as_it_will_lie_there() -> None:
    keyed = new_board(SHEET, towns=(Town("Ross", HERE, ("11", "12"), start=True),), keys="dice-36+6")
    keyed = PaintTerrain((neighbour(HERE, 0),), SEA).apply(keyed)
    load = Load(lifted(keyed, [HERE, neighbour(HERE, 0)]).centred(), "Paste")
    where = SHEET.hex_named("F6")

    def texts(board: Board) -> list[Text]:
        return [mark for mark in hung(board, load.patch, where) if isinstance(mark, Text)]

    assert [mark.text for mark in texts(BLANK)] == ["11", "12", "Ross"]
    name = next(mark for mark in texts(BLANK) if mark.text == "Ross")
    (drawn,) = (m for layer in picture(keyed).layers for m in layer.marks if getattr(m, "text", "") == "Ross")
    assert isinstance(drawn, Text)
    assert (name.size, name.face, name.fill) == (drawn.size, drawn.face, drawn.fill)
    other = BLANK.edited(towns=(Town("Usk", SHEET.hex_named("B2"), ("11",)),))
    assert [mark.text for mark in texts(other)] == ["12", "Ross"], "a key in use stays where it is"
    moved = hung(keyed, load.patch, where, moved=True)
    assert [mark.text for mark in moved if isinstance(mark, Text)] == ["11", "12", "Ross"]
    seas = [mark for mark in hung(BLANK, load.patch, where) if getattr(mark, "fill", None) == ATLAS.sea]
    assert seas
