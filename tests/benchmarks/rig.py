"""The studio under a hand that never tires: events go in, and the time until it is painted comes out."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time, sleep, thread_time
from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.board.terrain import HILL, OPEN, SEA
from engine.edits.terrain import PaintTerrain
from engine.table.sitting import Sitting
from studio.app.studio import Studio
from studio.cli.exits import CommandError
from studio.session.document import Session
from studio.tools.terrain.paints import Ground
from studio.windows.table.table_window import TableWindow
from tests.benchmarks.ground_on_screen import is_shown

_SIZE: Final = (1920, 1080)
_HEX_PX: Final = 24.0
_MARGIN_PX: Final = 100
_TURN_MS: Final = 4
_CHOICE_S: Final = 1.0
_MOST_S: Final = 120.0
"""How long the exact picture may take, on however busy a machine."""
_STROKES_A_TURN: Final = 10
_LEFT, _MIDDLE, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton
_NEXT: Final = {OPEN: HILL, HILL: SEA}

Times = list[tuple[float, float]]
"""Seconds by the clock, and of them those the interface's own thread was at work."""


class Rig:
    """A studio with its window, driven by events as they come from a mouse."""

    def __init__(self) -> None:
        self._studio = Studio(sys.argv[:1])
        self._window = self._studio.window
        self._canvas = self._window.editor_view.canvas
        self._chances = np.random.default_rng(7)
        self._window.resize(*_SIZE)
        self._studio.show(None)
        self._painted()

    def open(self, path: Path) -> float:
        """Open a map, and return the seconds until all of it is on the screen exactly as it is.

        A hand takes a moment to choose a file. Raises CommandError where what is seen then is not the map.
        """
        self._rest(_CHOICE_S)
        start = perf_counter()
        self._window.desks.open(path)
        self._wait(lambda: self._window.documents.is_open and self._canvas.is_exact)
        took = perf_counter() - start
        seen = self._canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        pixels = np.frombuffer(seen.constBits(), np.uint8).reshape(seen.height(), seen.width(), 4)
        if not is_shown(self._session.board, pixels, self._canvas.navigator.view):
            raise CommandError("The studio said that the map was painted, and it was not.")
        return took

    @property
    def is_plain(self) -> bool:
        """Whether hexes are so small that plain colours are the exact picture."""
        return self._canvas.chart.is_nameless(self._canvas.navigator.view.scale)

    def look_closer(self) -> None:
        """Enlarge the middle until hexes are drawn with all they have, and wait until they are."""
        self._canvas.navigator.zoom_to(_HEX_PX / self._session.board.sheet.across_flats_mm)
        self._wait(lambda: self._canvas.is_settled)

    def strokes(self, count: int, rest_s: float) -> tuple[Times, list[float]]:
        """Paint so many hexes; return the times from the release to the paint, and to the exact picture."""
        self._window.editor_view.take("brush")
        seen: Times = []
        exact: list[float] = []
        for _ in range(count):
            x, y = self._anywhere()
            self._choose_other_ground(x, y)
            self._mouse(QEvent.Type.MouseMove, x, y)
            self._mouse(QEvent.Type.MouseButtonPress, x, y, _LEFT, _LEFT)
            self._painted()
            before, start = self._session.board, perf_counter()
            with _Clock(seen):
                self._mouse(QEvent.Type.MouseButtonRelease, x, y, _LEFT)
                self._painted()
            assert self._session.board is not before  # each stroke changes something
            self._wait(lambda: self._canvas.is_exact)
            exact.append(perf_counter() - start)
            self._rest(rest_s)
        return seen, exact

    def pans(self, count: int) -> Times:
        """Drag the map about, and return the time each move took until it was painted."""
        times: Times = []
        x, y = (side // 2 for side in self._canvas.size().toTuple())
        self._mouse(QEvent.Type.MouseButtonPress, x, y, _MIDDLE, _MIDDLE)
        for way in _ways(count):
            x, y = x + way[0], y + way[1]
            with _Clock(times):
                self._mouse(QEvent.Type.MouseMove, x, y, _NONE, _MIDDLE)
                self._painted()
            self._rest(1 / 60)
        self._mouse(QEvent.Type.MouseButtonRelease, x, y, _MIDDLE)
        return times

    def zooms(self, count: int) -> Times:
        """Turn the wheel in and out, and return the time each notch took until it was painted."""
        times: Times = []
        for step in range(count):
            at = QPointF(*self._anywhere())
            notch = QPoint(0, 120 if step % 4 < 2 else -120)
            here, none = self._canvas.mapToGlobal(at), Qt.KeyboardModifier.NoModifier
            event = QWheelEvent(at, here, QPoint(), notch, _NONE, none, Qt.ScrollPhase.NoScrollPhase, False)
            with _Clock(times):
                QApplication.sendEvent(self._canvas, event)
                self._painted()
            self._rest(1 / 60)
        return times

    def spend_evening(self, count: int) -> None:
        """Make so many more strokes one after the other, each a step of history, and take none back."""
        sheet = self._session.board.sheet
        for number in range(count):
            hex_ = sheet.hex_at(*(int(self._chances.integers(side)) for side in (sheet.columns, sheet.rows)))
            code = _NEXT.get(self._session.board.terrain_at(hex_), OPEN)
            self._session.apply(PaintTerrain((hex_,), code))
            if number % _STROKES_A_TURN == 0:
                self._go_on()

    # -- a game at the table -----------------------------------------------------------------------

    def sit_down(self, game: Sitting) -> TableWindow:
        """Show a game at a table; it waits where no person is to move."""
        table = self._window.tables.tables.begin(game, waits=True)
        assert isinstance(table, TableWindow)
        table.resize(*_SIZE)
        self._wait(lambda: table.view.map.is_settled)
        return table

    def hovers(self, table: TableWindow, count: int) -> Times:
        """Point at hexes of a game, and return the time each took until its words were painted."""
        map_, times = table.view.map, Times()
        hexes = self._chances.choice(table.session.sitting.game.facts.hexes, count)
        for hex_ in map(int, hexes):
            at = QPointF(*map_.navigator.view.to_px(map_.centre(hex_)))
            with _Clock(times):
                self._mouse(QEvent.Type.MouseMove, at.x(), at.y(), over=map_)
                self._painted()
            self._rest(1 / 60)
        return times

    def lets_play(self, table: TableWindow) -> tuple[float, Times]:
        """Let bots play a game to its end at full speed.

        Returns the seconds of work of this process, and the times of every turn of the event loop.
        """
        session, turns = table.session, Times()
        session.speed = float("inf")
        begun, before = perf_counter(), process_time()
        session.go_on()
        while session.sitting.actor is not None:
            if perf_counter() > begun + _MOST_S:
                raise TimeoutError(f"The game did not end within {_MOST_S:.0f} seconds.")
            with _Clock(turns):
                self._studio.application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 0)
            sleep(0.0005)
        return process_time() - before, turns

    def close(self) -> None:
        """End the work in the background and take the journal away."""
        self._window.finish()
        self._studio.close()

    # -- what the events are ---------------------------------------------------------------------

    @property
    def _session(self) -> Session:
        """The document."""
        return self._window.session

    def _anywhere(self) -> tuple[float, float]:
        """Return a pixel of the canvas, off its edges, that lies on the sheet."""
        sheet = self._session.board.sheet
        while True:
            wide, high = self._canvas.size().toTuple()
            x, y = (float(self._chances.uniform(_MARGIN_PX, side - _MARGIN_PX)) for side in (wide, high))
            if sheet.hex_under(*self._canvas.navigator.view.to_mm((x, y))) in sheet:
                return x, y

    def _choose_other_ground(self, x: float, y: float) -> None:
        """Set the brush to a terrain that is not there yet."""
        board, hand = self._session.board, self._window.editor_view.hand
        there = board.terrain_at(board.sheet.hex_under(*self._canvas.navigator.view.to_mm((x, y))))
        hand.set(replace(hand.settings, paint=Ground(_NEXT.get(there, OPEN))))

    def _mouse(
        self,
        kind: QEvent.Type,
        x: float,
        y: float,
        button: Qt.MouseButton = _NONE,
        held: Qt.MouseButton = _NONE,
        over: QWidget | None = None,
    ) -> None:
        """Send one event of the mouse to the canvas, or to another widget that it is over."""
        at, none = QPointF(x, y), Qt.KeyboardModifier.NoModifier
        widget = over or self._canvas
        event = QMouseEvent(kind, at, widget.mapToGlobal(at), button, held, none)
        QApplication.sendEvent(widget, event)

    # -- waiting -----------------------------------------------------------------------------------

    def _painted(self) -> None:
        """Have everything painted that is due now, and nothing else done."""
        QApplication.sendPostedEvents(None, QEvent.Type.UpdateRequest)

    def _rest(self, seconds: float) -> None:
        """Let the program do what it likes for a while."""
        end = perf_counter() + seconds
        while perf_counter() < end:
            self._go_on()

    def _go_on(self) -> None:
        """Let the program do what there is to do, or wait a moment for something."""
        # Without a limit Qt stays for as long as the map is being painted on.
        self._studio.application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _TURN_MS)
        sleep(0.0005)

    def _wait(self, is_done: Callable[[], bool]) -> None:
        """Let the program go on until something is so; raises TimeoutError when that takes too long."""
        end = perf_counter() + _MOST_S
        while not is_done():
            if perf_counter() > end:
                raise TimeoutError(f"What was waited for did not come within {_MOST_S:.0f} seconds.")
            self._go_on()


class _Clock:
    """Adds the time spent inside to a list."""

    def __init__(self, times: Times) -> None:
        self._times = times

    def __enter__(self) -> None:
        """Begin."""
        self._start = perf_counter(), thread_time()

    def __exit__(self, *_: object) -> None:
        """End."""
        self._times.append((perf_counter() - self._start[0], thread_time() - self._start[1]))


def _ways(count: int) -> Iterator[tuple[int, int]]:
    """Yield the moves of a drag: some way one way, then on another."""
    turns = ((-40, 0), (0, -40), (40, 0), (0, 40))
    return (turns[step // 15 % 4] for step in range(count))


def most_memory_mb() -> float | None:
    """Return the most memory this process has taken so far, in MB of 2 ** 20; None if no one says."""
    try:
        import resource
    except ImportError:  # Windows has no such module
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 2**20 if sys.platform == "darwin" else most / 2**10
