"""The select tool: point at a thing of the board to see and change it in the inspector."""

from collections.abc import Sequence
from dataclasses import replace

from engine.board.document import Board
from engine.board.patches import lifted
from engine.board.places import Special, Town
from engine.hexes.lattice import Hex
from studio.tools.areas import hexes_meant
from studio.tools.carrying import Load, floating, put_down
from studio.tools.gestures import Gesture, Outcome, Pointer, Preview, ToolSettings, dragging, hovering
from studio.tools.naming import carry_name
from studio.tools.outlines import outlined
from studio.tools.patch_previews import hung
from studio.tools.selecting import boxed, chosen
from studio.tools.selection import Area, SignAt, Thing, selection_at, signs_at
from studio.tools.specials import carry_way
from studio.tools.towns import carry


def select(board: Board, settings: ToolSettings) -> Gesture:
    """Select what is clicked: a town, a line or a hex; beside the sheet, the board as a whole.

    A town can be dragged to another hex, and so can a tag or the signpost of a special, the name of a country
    from the hex where a hand has put it, and hexes selected together with what they hold. Of signs that lie
    on each other the one selected is dragged, and a click on it selects the next.
    Elsewhere a drag selects the hexes in a box. Shift adds to what is selected, Alt takes away.
    """
    # Signs stand where they do for the sake of towns, even while those cannot be picked.
    whole = settings.whole or board

    def pointed(pointer: Pointer) -> Preview:
        return outlined(whole, selection_at(board, pointer.x_mm, pointer.y_mm, whole))

    press = yield from hovering(pointed)
    start, subject = press.hex_on(board.sheet), settings.subject
    may_combine = press.shift or press.alt
    if isinstance(subject, Area) and start in subject.hexes and not may_combine:
        return (yield from _drag(board, subject, press, settings))
    pressed = selection_at(board, press.x_mm, press.y_mm, whole).thing
    signs = tuple(signs_at(board, press.x_mm, press.y_mm, whole))
    if signs and not may_combine:
        held = next((sign for sign in signs if sign.special == subject), signs[0])
        return (yield from carry_way(whole, held, press, _in_turn(signs, subject)))
    if isinstance(pressed, Town) and not may_combine:
        return (yield from carry(board, pressed, press))
    named = next((country for country in board.countries if country.name_at == start), None)
    if named is not None and isinstance(pressed, Hex) and not may_combine:
        return (yield from carry_name(board, named, press))
    pointer = press
    while pointer.phase != "release":
        if pointer.hex_on(board.sheet) != start:
            return (yield from boxed(board, settings, press))
        pointer = yield pointed(pointer)
    if may_combine:
        meant = hexes_meant(board, pressed if isinstance(pressed, Town) else start)
        return chosen(board, subject, meant, replace(pointer, shift=press.shift, alt=press.alt))
    return Outcome(selection=selection_at(board, pointer.x_mm, pointer.y_mm, whole))


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
