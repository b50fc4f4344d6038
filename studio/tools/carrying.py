"""Carrying a patch: it hangs under the pointer or floats in place until it is put down."""

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from engine.board.document import Board
from engine.board.patches import Patch
from engine.edits.patch_pasting import landed, relocated
from engine.edits.patches import Move, PutDown
from engine.edits.protocol import Edit, Foreseen
from engine.hexes.lattice import Hex
from engine.hexes.motions import Motion
from engine.hexes.sheet import Sheet
from engine.messages import Phrase, together
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    Outcome,
    Pointer,
    Preview,
    Sequel,
    ToolSettings,
    dragging,
)
from studio.tools.patch_previews import hung
from studio.tools.river_splitting import parting
from studio.tools.selection import area_of

_STEPS: Final = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
_KEYS: Final = frozenset(("R", "Shift+R", "M", "Return", "Enter", *_STEPS))
_GROUND: Final = frozenset({"terrain"})
_HINT: Final[Phrase] = (
    "Click to place. R and Shift+R turn, M mirrors, arrow keys and Enter work without the mouse, Esc cancels."
)


@dataclass(frozen=True)
class Load:
    """A patch on its way: its middle is the origin, about which it turns.

    It floats ``at`` a hex, or hangs under the pointer. ``home`` are the hexes it is taken from when it
    is put down; a stamp is kept in hand to be put down ``again``. ``label`` names it for the undo menu.
    """

    patch: Patch
    label: Phrase
    at: Hex | None = None
    home: frozenset[Hex] = field(default=frozenset())
    again: bool = False

    def over(self, hex_: Hex) -> Patch:
        """Return the patch as it lies with its middle on a hex."""
        return self.patch.carried(Motion(by=hex_))

    def edit(self, patch: Patch) -> Edit:
        """Return the edit that puts it down as it lies."""
        return Move(patch, self.home, self.label) if self.home else PutDown(patch, self.label)


def carrying(load: Load) -> Sequel:
    """Return how a hand goes on with a patch; undo drops it, but not a stamp, put down over and over."""
    back = None if load.again else NOTHING
    return Sequel(partial(carry_patch, load), _HINT, _KEYS, _GROUND, back=back)


def carry_patch(load: Load, board: Board, settings: ToolSettings) -> Gesture:
    """Hang the patch under the pointer; keys turn it, a click puts it down, the right button drops it."""

    def place(pointer: Pointer) -> Hex:
        return pointer.hex_on(board.sheet) if load.at is None else load.at

    def shown(pointer: Pointer) -> Preview:
        return hung(board, load.patch, place(pointer), settings.theme, moved=bool(load.home))

    def let_go(release: Pointer) -> Outcome:
        return NOTHING if release.button == "right" else put_down(board, load, place(release))

    pointer = yield ()
    while pointer.phase != "press":
        if pointer.phase == "key":
            here = place(pointer)
            if pointer.key in {"Return", "Enter"}:
                return put_down(board, load, here)
            return Outcome(then=carrying(_after_key(board.sheet, load, here, pointer.key)))
        pointer = yield shown(pointer)
    return (yield from dragging(pointer, shown, let_go))


def _after_key(sheet: Sheet, load: Load, here: Hex, key: str) -> Load:
    """Return a load turned, mirrored or moved on by a key."""
    if key in _STEPS:
        return replace(load, at=stepped(sheet, here, key))
    if key == "M":
        return replace(load, patch=load.patch.mirrored())
    return replace(load, patch=load.patch.turned(1 if key == "R" else -1))


def stepped(sheet: Sheet, hex_: Hex, way: str) -> Hex:
    """Return the hex one column or row on from another: ``Left``, ``Right``, ``Up`` or ``Down``."""
    column, row = sheet.place_of(hex_)
    right, down = _STEPS[way]
    return sheet.hex_at(column + right, row + down)


def put_down(board: Board, load: Load, hex_: Hex) -> Outcome:
    """Return what comes of putting a load down with its middle on a hex."""
    patch = load.over(hex_)
    landing = relocated(board, patch, load.home) if load.home else landed(board, patch)
    if not landing.hexes:
        return Outcome(said=together(landing.said), then=carrying(load))
    parted = parting(board, Foreseen(load.edit(patch), board, landing.board))
    return Outcome(
        parted.edit,
        area_of(landing.hexes, board),
        said=together((*landing.said, parted.said) if parted.said else landing.said),
        then=carrying(load) if load.again else None,
    )


def floating(patch: Patch, label: str, home: frozenset[Hex] = frozenset()) -> Load:
    """Return a patch as a load that floats where it lies."""
    return Load(patch.centred(), label, patch.middle, home)
