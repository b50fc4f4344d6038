"""A main window on a session without a document."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.shipped import shipped_sets
from studio.app.studio import explained, set_up
from studio.session.settings.settings import Settings
from studio.windows.documents.document_commands import NOTHING
from studio.windows.frame import theme_choice
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.set_tab import SetTab
from studio.windows.frame.theme_choice import ThemeController
from studio.windows.kit.window_style import Scheme, palette_of
from tests.journeys.answers import Answers
from tests.studio.conftest import MakeSession


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.fixture
def dressed() -> None:
    """Windows wear all that users see, for tests of how they look and what finds room in them."""


@pytest.fixture(autouse=True)
def colours_alone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows wear the colours and no style sheet, which takes a third of the time of a window.

    Journeys, windows at every scale, and tests that ask to be ``dressed`` wear it.
    """
    if "dressed" not in request.fixturenames:
        monkeypatch.setattr(theme_choice, "dress", _coloured)


def _coloured(application: QApplication, scheme: Scheme) -> None:
    application.setPalette(palette_of(scheme))
    if application.styleSheet():
        application.setStyleSheet("")


MakeWindow = Callable[[], MainWindow]


@pytest.fixture
def make_window(
    make_session: MakeSession, answers: Answers, qapp: QApplication, tmp_path: Path
) -> Iterator[MakeWindow]:
    """Windows that share their settings, as those of one user do."""
    set_up(qapp)
    settings = Settings(tmp_path / "window.json")
    theme_controller = ThemeController(qapp, settings)
    made: list[MainWindow] = []

    def make() -> MainWindow:
        window = MainWindow(lambda: make_session(NOTHING), settings, theme_controller, explained, answers)
        window.show()
        made.append(window)
        return window

    yield make
    for window in made:
        window.finish()
        window.deleteLater()
    # Windows that stay would be dressed again with every later one.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window()


def opened_set(window: MainWindow, path: Path, qtbot: QtBot) -> Iterator[SetTab]:
    """Open a tile set, give its tab, and close everything at the end."""
    window.desks.open(path)
    qtbot.waitUntil(lambda: window.documents.is_open)
    front = window.desks.front
    assert isinstance(front, SetTab)
    yield front
    for desk in window.desks.all:
        desk.session.close()


@pytest.fixture
def tab(window: MainWindow, qtbot: QtBot) -> Iterator[SetTab]:
    """The tab of the shipped set."""
    yield from opened_set(window, shipped_sets()[0], qtbot)
