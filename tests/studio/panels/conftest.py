"""The inspector over a test's session."""

import pytest
from pytestqt.qtbot import QtBot

from studio.panels.inspector.inspector import Inspector
from studio.session.document import Session


@pytest.fixture
def inspector(session: Session, qtbot: QtBot) -> Inspector:
    shown = Inspector(session)
    qtbot.addWidget(shown)
    shown.show()
    return shown
