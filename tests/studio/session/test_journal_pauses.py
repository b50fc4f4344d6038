"""After a bad hour of its disk the journal is as eager as before it."""

import pytest
from pytestqt.qtbot import QtBot

from engine.edits.document import SetField
from studio.session.recovery import journal as journals
from tests.studio.conftest import MakeSession
from tests.studio.session.test_journal_disks import failing

_FAILED = 11
_PAUSE_S = 2.0
"""What the next pause would be after so many failures, each pause twice as long from 1 ms on."""


def test_a_page_that_failed_anew_is_soon_tried_again_however_long_the_pauses_were(
    make_session: MakeSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "FIRST_PAUSE_MS", 1)
    session = make_session()
    failing(monkeypatch, _FAILED)
    with qtbot.waitSignal(session.kept_again, timeout=10_000):
        session.apply(SetField("title", "New"))
    tries = failing(monkeypatch, 1)
    with qtbot.waitSignal(session.kept_again, timeout=10_000):
        session.apply(SetField("title", "Newer"))
    first, again = tries
    assert again - first < _PAUSE_S
