"""The terrain brush and the fill."""

from engine.board.document import Board
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, disc, neighbours
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    Outcome,
    Pointer,
    Preview,
    ToolSettings,
    dragging,
    hovering,
)
from studio.tools.previews import Shade, shaded
from studio.tools.trails import HexTrail


def brush(board: Board, settings: ToolSettings) -> Gesture:
    """Paint every hex a drag crosses, as widely as the brush is.

    With Shift the stroke goes on straight to the pointer; the right button picks the terrain up.
    """

    def hovered(pointer: Pointer) -> Preview:
        return shaded(board, disc(pointer.hex_on(board.sheet), settings.size), settings.terrain)

    pointer = yield from hovering(hovered)
    if pointer.button == "right":
        return _picked(board, pointer)
    trail = HexTrail(board.sheet, pointer.hex_on(board.sheet), settings.size)
    shade = Shade(board.sheet, settings.terrain)
    shade.add(trail.hexes)
    straight: tuple[Hex, ...] = ()
    while pointer.phase != "release":
        pointer = yield shade.marks(straight)
        straight = ()
        if pointer.shift:
            straight = trail.new_on_way(pointer.hex_on(board.sheet))
        else:
            shade.add(trail.go(pointer.hex_on(board.sheet)))
    return Outcome(edit=PaintTerrain((*trail.hexes, *straight), settings.terrain))


def fill(board: Board, settings: ToolSettings) -> Gesture:
    """Paint the whole patch of one terrain that is clicked; the right button picks the terrain up."""

    def hovered(pointer: Pointer) -> Preview:
        return shaded(board, [pointer.hex_on(board.sheet)], settings.terrain)

    press = yield from hovering(hovered)
    if press.button == "right":
        return _picked(board, press)
    release = yield from dragging(press, hovered)
    return Outcome(edit=PaintTerrain(patch_at(board, release.hex_on(board.sheet)), settings.terrain))


def patch_at(board: Board, hex_: Hex) -> tuple[Hex, ...]:
    """Return the hexes of one terrain that hang together with a hex, itself first; none off the sheet."""
    if hex_ not in board.sheet:
        return ()
    code = board.terrain_at(hex_)
    codes = board.terrain.tobytes()
    left = {other for other, ground in zip(board.sheet.hexes(), codes, strict=True) if ground == code}
    left.remove(hex_)
    found = [hex_]
    for reached in found:
        near = left.intersection(neighbours(reached))
        left -= near
        found += near
    return tuple(found)


def _picked(board: Board, pointer: Pointer) -> Outcome:
    """Return the terrain under the pointer as picked up, if it is on the sheet."""
    hex_ = pointer.hex_on(board.sheet)
    return Outcome(terrain=board.terrain_at(hex_)) if hex_ in board.sheet else NOTHING
