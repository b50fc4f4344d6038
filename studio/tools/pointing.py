"""The select tool: point at a thing of the board to see and change it in the inspector."""

from collections.abc import Sequence
from dataclasses import replace

from engine.board.document import Board
from engine.board.patches import lifted
from engine.board.places import Special, Town
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point
from studio.drawing.lettering.placing import Place
from studio.tools.areas import hexes_meant
from studio.tools.carrying import Load, floating, put_down
from studio.tools.gestures import Gesture, Outcome, Pointer, Preview, ToolSettings, dragging, hovering
from studio.tools.naming import NameAt, carry_name, carry_town_name, held, held_by, name_at, town_name_at
from studio.tools.outlines import outlined
from studio.tools.patch_previews import hung
from studio.tools.selecting import boxed, chosen
from studio.tools.selection import Area, Selection, SignAt, Thing, selection_at, signs_at
from studio.tools.specials import carry_way
from studio.tools.towns import carry


def select(board: Board, settings: ToolSettings) -> Gesture:
    """Select what is clicked: a town, a line or a hex; next to the sheet, the board as a whole.

    A town can be dragged to another hex, and its name, once it is selected, to another side of it. So can a
    tag or the signpost of a special, the name of a country, a water or a region, and hexes selected together
    with what they hold. Of signs that lie on each other the one selected is dragged, and a click on it
    selects the next. Elsewhere a drag selects the hexes in a box.
    Shift adds to the selection, Ctrl or Alt removes from it.
    """
    # Signs make room for towns, even while those cannot be selected.
    whole = settings.whole or board

    def pointed(pointer: Pointer) -> Preview:
        if not (pointer.shift or pointer.alt):
            named = town_name_at(board, settings.names, settings.subject, pointer)
            if named is not None:
                return held_by(board, *named)
            name = _name_under(board, settings, pointer)
            if name is not None:
                return held(board, name)
        return outlined(whole, selection_at(board, pointer.x_mm, pointer.y_mm, whole))

    press = yield from hovering(pointed)
    start, may_combine = press.hex_on(board.sheet), press.shift or press.alt
    carrying = None if may_combine else _carrying(board, settings, press)
    if carrying is not None:
        return (yield from carrying)
    pressed = selection_at(board, press.x_mm, press.y_mm, whole).thing
    pointer = press
    while pointer.phase != "release":
        if pointer.hex_on(board.sheet) != start:
            return (yield from boxed(board, settings, press))
        pointer = yield pointed(pointer)
    if may_combine:
        meant = hexes_meant(board, pressed if isinstance(pressed, Town) else start)
        combined = replace(pointer, shift=press.shift, alt=press.alt)
        return chosen(board, settings.subject, meant, combined)
    return Outcome(selection=selection_at(board, pointer.x_mm, pointer.y_mm, whole))


def chosen_for_menu(
    board: Board, whole: Board, names: tuple[Place, ...], subject: Thing | None, at: Point
) -> Selection:
    """Return what a menu that opens at a place is about: hexes selected together stay so when it is on them.

    ``board`` has what may be picked of the ``whole`` one, and ``names`` those of areas that may be moved.
    """
    pointer, hex_ = Pointer(*at), board.sheet.hex_under(*at)
    if isinstance(subject, Area) and hex_ in subject.hexes:
        return Selection(subject)
    name = _name_under(board, ToolSettings(subject=subject, whole=whole, names=names), pointer)
    return selection_at(board, *at, whole) if name is None else Selection(name.area)


def _carrying(board: Board, settings: ToolSettings, press: Pointer) -> Gesture | None:
    """Return how what was pressed is carried: an area, a sign, a town or a name; None for anything else."""
    whole, subject = settings.whole or board, settings.subject
    if isinstance(subject, Area) and press.hex_on(board.sheet) in subject.hexes:
        return _drag(board, subject, press, settings)
    named = town_name_at(board, settings.names, subject, press)
    if named is not None:
        return carry_town_name(board, *named, settings.theme, press)
    signs = tuple(signs_at(board, press.x_mm, press.y_mm, whole))
    if signs:
        sign = next((sign for sign in signs if sign.special == subject), signs[0])
        return carry_way(whole, sign, press, _in_turn(signs, subject))
    pressed = selection_at(board, press.x_mm, press.y_mm, whole).thing
    if isinstance(pressed, Town):
        return carry(board, pressed, press)
    name = _name_under(board, settings, press)
    return None if name is None else carry_name(board, name, press)


def _name_under(board: Board, settings: ToolSettings, pointer: Pointer) -> NameAt | None:
    """Return the name of an area that a drag would take along; a town or a sign over it comes first."""
    thing = selection_at(board, pointer.x_mm, pointer.y_mm, settings.whole).thing
    subject = settings.subject
    is_in_area = isinstance(subject, Area) and pointer.hex_on(board.sheet) in subject.hexes
    is_hidden = is_in_area or isinstance(thing, Town | Special)
    return None if is_hidden else name_at(board, settings.names, pointer)


def _in_turn(signs: Sequence[SignAt], subject: Thing | None) -> Special:
    """Return the special that a click on signs selects: of the first, or the next of the one selected."""
    specials = list(dict.fromkeys(sign.special for sign in signs))
    at = specials.index(subject) + 1 if isinstance(subject, Special) and subject in specials else 0
    return specials[at % len(specials)]


def _drag(board: Board, area: Area, press: Pointer, settings: ToolSettings) -> Gesture:
    """Move the hexes of an area with what they hold; let go at home, what was clicked is selected."""
    start, whole = press.hex_on(board.sheet), settings.whole or board
    load: Load | None = None

    def place(pointer: Pointer, middle: Hex) -> Hex:
        there = pointer.hex_on(board.sheet)
        return Hex(middle.q + there.q - start.q, middle.r + there.r - start.r)

    def dragged(pointer: Pointer) -> Preview:
        nonlocal load
        if pointer.hex_on(board.sheet) == start and load is None:
            return outlined(whole, selection_at(board, pointer.x_mm, pointer.y_mm, whole))
        load = load or floating(lifted(board, area.hexes), "Move", area.hexes)
        return hung(board, load.patch, place(pointer, load.at or start), settings.theme, moved=True)

    def let_go(release: Pointer) -> Outcome:
        if load is None or load.at is None or release.hex_on(board.sheet) == start:
            return Outcome(selection=selection_at(board, release.x_mm, release.y_mm, whole))
        return put_down(board, load, place(release, load.at))

    return (yield from dragging(press, dragged, let_go))
