"""What every tool is: a generator that takes pointers in, shows marks, and comes to an outcome.

A gesture is begun with ``next``, is sent one :class:`Pointer` after the other and yields the
marks that preview it. Where it ends it returns an :class:`Outcome`; closing it undoes nothing,
for nothing has been done yet. It works on the board it was begun with: once that board is no
longer the current one, close the gesture and begin another.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Literal, Self

from engine.board.document import Board
from engine.board.lines import LineKind
from engine.board.terrain import HILL
from engine.edits.protocol import Edit
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.messages import Phrase
from studio.drawing.lettering.placing import Place
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.shapes.marks import Mark
from studio.tools.clicks_in_progress import Begun
from studio.tools.selection import Selection, Thing
from studio.tools.terrain.paints import Ground, Paint

Phase = Literal["press", "move", "release", "key"]
Button = Literal["left", "right"]


@dataclass(frozen=True)
class Pointer:
    """Where the pointer is on the sheet, in millimetres, and what the hand does there.

    ``button`` is the one pressed, held or released; moves before a press only hover. ``alt`` is Alt or Ctrl
    held meanwhile, which removes rather than adds. ``key`` is the one struck while the pointer is there,
    of those the gesture goes on with.
    """

    x_mm: float
    y_mm: float
    phase: Phase = "move"
    button: Button = "left"
    alt: bool = False
    shift: bool = False
    key: str = ""

    def hex_on(self, sheet: Sheet) -> Hex:
        """Return the hex the pointer is over, which may lie off the sheet."""
        return sheet.hex_under(self.x_mm, self.y_mm)


@dataclass(frozen=True)
class ToolSettings:
    """What the tools are set to: the paint and reach of the brush, the kind of line.

    ``size`` is the brush's radius in links, 0 to 3: 1, 7, 19 or 37 hexes. ``subject`` is the thing
    selected, which a tool goes on with where it can; ``theme`` the colours the map is shown in. A tool that
    picks sees no more of the board than can be picked; ``whole`` is the board with all there is. ``names``
    are those of areas in their places on the map, as far as they are seen and may be moved.
    """

    paint: Paint = Ground(HILL)
    size: int = 0
    line_kind: LineKind = "river"
    subject: Thing | None = None
    theme: Theme = ATLAS
    whole: Board | None = None
    names: tuple[Place, ...] = ()


LARGEST_BRUSH = 3


Preview = tuple[Mark, ...]


@dataclass(frozen=True)
class Outcome:
    """What a gesture came to; None in a field leaves that as it is.

    ``edit`` is to be applied first, then ``selection`` selected; ``paint`` is one picked up from the
    board, ``said`` a word on what could not be done. ``then`` is how the hand goes on, as from corner
    to corner of a river; without it the tool in hand begins again.
    """

    edit: Edit | None = None
    selection: Selection | None = None
    paint: Paint | None = None
    said: Phrase = ""
    then: "Sequel | None" = None


NOTHING = Outcome()


class Underway(tuple[Mark, ...]):
    """The preview of a gesture whose button is held, with what it would come to were it let go now."""

    let_go: Callable[[], Outcome]
    """Returns that outcome, on whatever thread; the gesture goes on meanwhile."""

    def __new__(cls, marks: Iterable[Mark], let_go: Callable[[], Outcome]) -> Self:
        """Return marks with what says the outcome."""
        preview = super().__new__(cls, marks)
        preview.let_go = let_go
        return preview


class Hold(tuple[Mark, ...]):
    """The preview over something that a drag takes along, with what to say of that."""

    hint: Phrase

    def __new__(cls, marks: Iterable[Mark], hint: Phrase) -> Self:
        """Return marks with a hint."""
        preview = super().__new__(cls, marks)
        preview.hint = hint
        return preview


Gesture = Generator[Preview, Pointer, Outcome]
Tool = Callable[[Board, ToolSettings], Gesture]


@dataclass(frozen=True)
class Sequel:
    """What a gesture goes on with, and what a hand does then; Esc ends it.

    ``keys`` are those it takes for itself, such as ``R`` and ``Shift+R``, whatever else they do;
    ``plies`` are those of the map it is going to change, whatever tool is in hand. One that is
    ``endless`` goes on click after click, each done for good; with the mouse Enter ends it. Meanwhile
    ``work`` is done that takes too long to wait for: what that comes to takes the place of the sequel.
    Where something is begun that no edit has yet, undo comes to ``back`` and leaves the board as it is;
    ``begun`` is what would be lost without it.
    With ``follow`` it goes on where the board is changed by other means, such as the inspector.
    """

    begin: Tool
    hint: Phrase
    keys: frozenset[str] = frozenset()
    plies: frozenset[str] = frozenset()
    endless: bool = False
    work: "Work | None" = None
    back: Outcome | None = None
    begun: Begun | None = None
    follow: "Follow | None" = None

    def ends_with(self, board: Board, selection: Selection) -> bool:
        """Return whether it ends as something else is selected: it follows what is shown."""
        return self.follow is not None and self.follow(board, board, selection) is None


Follow = Callable[[Board, Board, Selection], Sequel | None]
"""Returns the sequel on another board, by the board before and what is selected now; None if it ends."""
LetGo = Callable[[Pointer], Outcome]
"""Says what a gesture comes to where its button is let go; also on another thread, while it goes on."""
Work = Callable[[Callable[[float], object]], Outcome]
"""Work off the interface's thread, which reports its share done now and then; it may raise to stop it."""


def hovering(preview: Callable[[Pointer], Preview]) -> Generator[Preview, Pointer, Pointer]:
    """Preview the moves before a press, and return the press."""
    pointer = yield ()
    while pointer.phase != "press":
        pointer = yield preview(pointer)
    return pointer


def dragging(press: Pointer, preview: Callable[[Pointer], Preview], let_go: LetGo) -> Gesture:
    """Preview a press and the moves after it, and come to what letting go of the same button comes to."""
    pointer = press
    while pointer.phase != "release" or pointer.button != press.button:
        pointer = yield Underway(preview(pointer), partial(let_go, pointer))
    return let_go(pointer)


def clicking(preview: Callable[[Pointer], Preview], let_go: LetGo) -> Gesture:
    """Preview everything up to the end of a click, and come to what that comes to."""
    return (yield from dragging((yield from hovering(preview)), preview, let_go))
