"""The contents: everything the board holds, and the way to it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QTreeWidget
from pytestqt.qtbot import QtBot

from engine.board.document import Erratum
from engine.board.places import Country
from engine.board.rules import Note
from engine.edits.countries import AddCountry, RemoveCountry
from engine.edits.entries import AddEntry
from studio.panels.contents import ContentsPanel, groups
from studio.session.document import Session
from studio.tools.selection import Selection
from tests.studio.conftest import MakeSession
from tests.studio.panels.test_forms import ENGLAND, FERRY, ROSS, full_board

FLAGS = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    return make_session(full_board())


@pytest.fixture
def contents(session: Session, qtbot: QtBot) -> ContentsPanel:
    shown = ContentsPanel(session)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def shown(contents: ContentsPanel) -> dict[str, list[str]]:
    """What stands in the tree, group by group."""
    found = {}
    for row in range(contents.tree.topLevelItemCount()):
        group = contents.tree.topLevelItem(row)
        assert group is not None
        items = [group.child(at) for at in range(group.childCount())]
        assert group.text(1) == str(len(items))
        found[group.text(0)] = [item.text(0) for item in items if item is not None]
    return found


def test_everything_the_board_holds_stands_in_its_group(contents: ContentsPanel) -> None:
    found = shown(contents)
    assert found["Ferries"] == ["Humber"]
    assert found["Special destinations"] == ["1 · London", "2 · Paris"]
    assert found["Rules"] == [
        "Start rule: Ross, C3",
        "Connection bonus: Ross, C3",
        "Rule changes",
        "Dynamic cities",
        "Odd",
    ]
    assert found["Notes"] == ["Printed."]
    assert found["Rivers"] == ["Wye"]
    assert "Borders" not in found
    assert sum(map(len, found.values())) == sum(len(things) for _, things in groups(full_board()))


def test_the_tree_follows_the_board(session: Session, contents: ContentsPanel) -> None:
    session.apply(AddCountry(Country("Cornwall")))
    assert "Cornwall" in shown(contents)["Countries"]
    session.apply(AddEntry(Erratum("2026-11-02", "Another.")))
    assert len(shown(contents)["Errata"]) == 2
    session.history.undo()
    session.history.undo()
    session.apply(RemoveCountry(ENGLAND))
    assert "England" not in shown(contents)["Countries"]


def test_a_click_selects_a_thing_and_tells_it(session: Session, contents: ContentsPanel) -> None:
    told: list[object] = []
    contents.thing_chosen.connect(told.append)
    (item,) = (item for item in contents.tree.findItems("Humber", FLAGS))
    contents.tree.itemClicked.emit(item, 0)
    assert session.selection == Selection(FERRY)
    assert told == [FERRY]


def test_a_click_on_a_group_folds_it_and_it_stays_folded(session: Session, contents: ContentsPanel) -> None:
    (group,) = (item for item in contents.tree.findItems("Notes", FLAGS))
    assert group.isExpanded()
    contents.tree.itemClicked.emit(group, 0)
    session.apply(AddEntry(Note("Another.")))
    (group,) = (item for item in contents.tree.findItems("Notes", FLAGS))
    assert not group.isExpanded()


def test_what_is_selected_on_the_map_is_marked(session: Session, contents: ContentsPanel) -> None:
    session.select(Selection(ROSS))
    assert [item.text(0) for item in contents.tree.selectedItems()] == ["Ross"]
    session.select(Selection())
    assert contents.tree.selectedItems() == []


def test_the_button_below_opens_what_can_be_added(contents: ContentsPanel) -> None:
    menu = QMenu(contents)
    contents.offer(menu)
    assert contents.adding.menu() is menu


def test_a_second_click_asks_for_the_form_of_a_thing_but_not_of_a_group(
    session: Session, contents: ContentsPanel, qtbot: QtBot
) -> None:
    (item,) = contents.tree.findItems("Humber", FLAGS)
    with qtbot.waitSignal(contents.form_wanted):
        contents.tree.itemActivated.emit(item, 0)
    assert session.selection == Selection(FERRY)
    (group,) = contents.tree.findItems("Notes", FLAGS)
    with qtbot.assertNotEmitted(contents.form_wanted):
        contents.tree.itemActivated.emit(group, 0)


def test_the_tree_is_filled_when_it_is_looked_at_and_not_before(session: Session, qtbot: QtBot) -> None:
    contents = ContentsPanel(session)
    qtbot.addWidget(contents)
    tree = contents.findChild(QTreeWidget)
    assert tree is not None
    session.apply(AddEntry(Note("One.")))
    assert tree.topLevelItemCount() == 0
    contents.show()
    qtbot.waitUntil(lambda: tree.topLevelItemCount() > 0)
    session.apply(AddCountry(Country("Utopia")))
    assert "Utopia" in shown(contents)["Countries"]
