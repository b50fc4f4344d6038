"""A designer for each journey, with a home of their own."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.shipped import folder
from studio.app.studio import set_up
from tests.journeys.designer import Designer
from tests.studio.conftest import hand_let_go  # noqa: F401  # it holds for every journey


@pytest.fixture
def designer(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Designer]:
    set_up(qapp)
    designer = Designer(qtbot, qapp, tmp_path / "home")
    yield designer
    designer.leaves()


@pytest.fixture
def severn(tmp_path: Path) -> Path:
    """A copy of the Severn board that may be written to."""
    return Path(shutil.copyfile(folder("maps") / "severn.yaml", tmp_path / "severn.yaml"))


@pytest.fixture
def at_severn(designer: Designer, severn: Path) -> Designer:
    """A designer who has opened the Severn board."""
    designer.opens(severn)
    assert designer.window.documents.is_open
    return designer
