"""Rules to change are found by letters of their words, their subject or their name in the file."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.panels.inspector.rule_search import RuleSearch


@pytest.fixture
def search(qtbot: QtBot) -> RuleSearch:
    made = RuleSearch()
    qtbot.addWidget(made)
    made.offer_all_but(("toll",))
    return made


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("min_run", "min_run"),
        ("MONEY", "start_money"),
        ("swamp_h", "swamp_half"),
        ("joint lines", "joint_percent"),
    ],
)
def test_a_rule_is_found_by_its_words_its_subject_or_its_name(
    search: RuleSearch, typed: str, name: str
) -> None:
    QTest.keyClicks(search, typed)
    assert name in search.found


def test_enter_takes_the_first_rule_found_and_nothing_where_none_is(search: RuleSearch, qtbot: QtBot) -> None:
    QTest.keyClicks(search, "min_run")
    with qtbot.waitSignal(search.chosen) as chosen:
        QTest.keyClick(search, Qt.Key.Key_Return)
    assert (chosen.args, search.text()) == (["min_run"], "")
    for typed in ("", "zzz"):
        search.setText(typed)
        with qtbot.assertNotEmitted(search.chosen):
            QTest.keyClick(search, Qt.Key.Key_Return)


def test_a_rule_marked_in_the_list_is_taken_once(search: RuleSearch, qtbot: QtBot) -> None:
    taken: list[str] = []
    search.chosen.connect(taken.append)
    search.show()
    QTest.keyClicks(search, "joint")
    popup = search.completer().popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    found = search.found
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(popup, key)
    qtbot.waitUntil(lambda: bool(taken))
    qtbot.wait(20)
    assert (taken, search.text()) == ([found[1]], "")


def test_a_rule_that_is_changed_already_is_not_found(search: RuleSearch) -> None:
    QTest.keyClicks(search, "toll")
    assert "toll" not in search.found
