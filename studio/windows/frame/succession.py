"""A window made anew over the boards of another, as when another language is chosen: nothing is lost."""

from collections.abc import Callable
from dataclasses import dataclass

from studio.drawing.shapes.boxes import Point
from studio.session.document import Session
from studio.session.handing import introduce, let_go
from studio.session.history import say_again
from studio.tools.begun import Begun
from studio.tools.gestures import ToolSettings
from studio.tools.selection import Selection
from studio.windows.frame.document_tab import Desk
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.resuming import resume

Begin = Callable[[], Session]
"""Makes a session without a board."""


@dataclass(frozen=True)
class Held:
    """What a desk's successor takes over: the session, the tool in hand, its settings, what is seen.

    Without a place in millimetres the whole board is seen.
    """

    session: Session
    is_open: bool
    tool: str
    settings: ToolSettings
    selection: Selection
    place: Point | None
    scale: float
    begun: Begun | None


def may_succeed(window: MainWindow) -> bool:
    """Tell whether nothing in a window waits for a file, or for what was left unsaved the last time."""
    desks = window.desks
    is_waiting = desks.offering.is_waited_for or bool(desks.awaited)
    return not is_waiting and not any(desk.session.is_busy for desk in desks.all)


def succeed(old: MainWindow, make: Callable[[Begin], MainWindow], begin: Begin) -> MainWindow:
    """Return another window with the boards, histories, tabs and tools of an old one, which is let go.

    ``make`` makes a window of the way its sessions begin.
    """
    for desk in old.desks.all:
        desk.session.call_in_edits()
    open_ones = [*old.tabs.desks, *(desk for desk in old.desks.all if desk not in old.tabs.desks)]
    held, front = [_held(desk) for desk in open_ones], open_ones.index(old.desks.front)
    taught = old.advice.teacher.taught
    old.finish()
    for each in held:
        let_go(each.session)
    waiting = [each.session for each in held]
    new = make(lambda: waiting.pop(0) if waiting else begin())
    new.sight.take_over(old.sight)
    new.restoreGeometry(old.saveGeometry())
    new.docks.recall(old.docks.state)
    new.show()
    desks = new.desks.add_all(len(held))
    for desk, each in zip(desks, held, strict=True):
        say_again(each.session.history)
        introduce(each.session)
        _take_up(desk, each)
    if held[front].is_open:
        new.desks.turn_to(desks[front])
        new.instruments.show()
    if taught is not None:
        new.advice.teacher.resume(taught, desks[open_ones.index(taught.desk)])
    for text in reversed(old.alarms.told):
        new.alarms.alarm(text)
    new.desks.offering.take_over(old.desks.offering)
    old.hide()
    old.deleteLater()
    return new


def _held(desk: Desk) -> Held:
    """Return what is to outlast a desk."""
    bench = desk.workbench
    navigator = bench.canvas.navigator
    place = None if navigator.is_fitted else navigator.view.visible.centre
    return Held(
        desk.session,
        desk.documents.is_open,
        bench.tool,
        bench.palette.settings,
        desk.session.selection,
        place,
        navigator.view.scale,
        desk.session.pending.begun,
    )


def _take_up(desk: Desk, held: Held) -> None:
    """Go on at a desk where its forerunner was left."""
    bench = desk.workbench
    bench.palette.take_over(held.settings)
    bench.take(held.tool)
    held.session.select(held.selection)
    resume(bench, held.begun)
    if held.place is not None:
        bench.canvas.navigator.zoom_to(held.scale)
        bench.canvas.navigator.centre(held.place)
