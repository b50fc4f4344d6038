"""The inspector: every change finished in it is one step of history, and none is lost."""

from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRegularExpression, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import Players, new_board
from engine.board.keys import KEY_SCHEME_WORDS, KEY_SCHEMES, keys_in
from engine.board.lines import SideLine
from engine.board.places import Country, Special, Town
from engine.board.terrain import HILL, TerrainKind
from engine.hexes.sheet import Sheet
from engine.rulesets.editions import EDITIONS
from studio.panels.cost_words import cost_note
from studio.panels.fields.fields import Choice
from studio.panels.inspector.inspector import Inspector
from studio.panels.inspector.key_entry import key_note
from studio.panels.thing_names import EDITION_WORDS
from studio.session.document import Session
from studio.tools.selection import Selection, Thing
from tests.studio.conftest import MakeSession

SHEET = Sheet(8, 6)
ROSS = Town("Ross", SHEET.hex_named("C3"), ("11",))
BARE = SHEET.hex_named("E5")
WYE = SideLine(
    "river", "Wye", (SHEET.side_named("B2.E"), SHEET.side_named("B2.SE"), SHEET.side_named("E2.E"))
)
BOARD = new_board(
    SHEET,
    title="Severn",
    keys="dice-36",
    towns=(ROSS, Town("Ledbury", SHEET.hex_named("D6"), ("12",))),
    lines=(WYE,),
    countries=(Country("England", foreign=True), Country("Wales")),
)


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    return make_session(BOARD)


def type_in(field: QLineEdit, text: str, end: Qt.Key | None = Qt.Key.Key_Return) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    if end is not None:
        QTest.keyClick(field, end)


def pick(choice: Choice, words: str) -> None:
    choice.setCurrentIndex(choice.findText(words))
    choice.activated.emit(choice.currentIndex())


def town(session: Session) -> Town:
    assert isinstance(session.selection.thing, Town)
    return session.selection.thing


def test_the_heading_says_what_is_selected(session: Session, inspector: Inspector) -> None:
    for thing, heading, kind in (
        (None, "Severn", "Board"),
        (ROSS, "Ross", "Town"),
        (Town("", BARE), "Town without a name", "Place without keys"),
        (WYE, "Wye", "River"),
        (BARE, "Hex E5", "A hex of the sheet"),
    ):
        session.select(Selection(thing))
        assert (inspector.heading.text(), inspector.kind.text()) == (heading, kind)


def test_typing_a_name_is_one_step_when_it_is_finished(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    type_in(inspector.town_form.parts["name"], "  Ross-on-Wye ", end=None)
    assert session.history.count() == 0
    QTest.keyClick(inspector.town_form.parts["name"], Qt.Key.Key_Return)
    assert session.history.count() == 1
    assert town(session).name == "Ross-on-Wye"
    assert session.history.undoText() == "Rename town: Ross-on-Wye"
    session.history.undo()
    assert inspector.town_form.parts["name"].text() == "Ross"


def test_leaving_a_field_finishes_the_entry(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    type_in(inspector.town_form.parts["name"], "Rhosan", end=Qt.Key.Key_Tab)
    assert [town.name for town in session.board.towns] == ["Rhosan", "Ledbury"]


def test_escape_takes_an_entry_back(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    type_in(inspector.town_form.parts["name"], "Nonsense", end=Qt.Key.Key_Escape)
    assert inspector.town_form.parts["name"].text() == "Ross"
    QTest.keyClick(inspector.town_form.parts["name"], Qt.Key.Key_Return)
    assert session.history.count() == 0


def test_selecting_something_else_finishes_the_entry_first(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    type_in(inspector.town_form.parts["name"], "Rhosan", end=None)
    session.select(Selection(session.board.towns[1]))
    assert [town.name for town in session.board.towns] == ["Rhosan", "Ledbury"]
    assert inspector.town_form.parts["name"].text() == "Ledbury"


def test_saving_finishes_the_entry_first(session: Session, inspector: Inspector) -> None:
    type_in(inspector.board_form.parts["title"], "Wye", end=None)
    session.call_in_edits()
    assert session.board.title == "Wye"


def test_keys_are_kept_in_order_each_once(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    type_in(inspector.town_form.keys, "32 31;32,11")
    assert town(session).keys == ("11", "31", "32")
    assert inspector.town_form.keys.text() == "11, 31, 32"
    type_in(inspector.town_form.keys, "11, 31 ,32")
    assert session.history.count() == 1
    assert inspector.town_form.keys.text() == "11, 31, 32"


def test_the_note_speaks_of_the_keys_while_they_are_typed(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    type_in(inspector.town_form.keys, "12", end=None)
    assert "12 is already assigned to Ledbury" in inspector.town_form.key_note.text()
    assert session.history.count() == 0


@pytest.mark.parametrize(
    ("scheme", "text", "said"),
    [
        ("dice-36", "17, 70", "17 and 70 are not keys of this board: keys run from 11 to 66"),
        ("cards-52", "11", "11 is not a key of this board: keys are cards"),
        ("cards-52", "as", "50 keys are unassigned, from 2S on"),
        ("none", "11", "The board has no keys yet"),
        ("none", "", ""),
    ],
)
def test_the_note_knows_the_key_scheme(scheme: str, text: str, said: str) -> None:
    board = BOARD.edited(keys=scheme, towns=(ROSS, Town("Ledbury", BARE, ("KC",))))
    assert key_note(board, ROSS, keys_in(text)).startswith(said)


def test_the_note_counts_down_to_the_last_free_key() -> None:
    scheme = KEY_SCHEMES["dice-36"].towns
    most = Town("Most", BARE, scheme[2:-1])
    board = BOARD.edited(towns=(ROSS, most))
    assert key_note(board, ROSS, ("11",)) == "Unassigned: 12 and 66."
    assert key_note(board, ROSS, ("11", "12", "66")) == "All other keys are assigned."


def test_the_note_knows_the_keys_of_specials() -> None:
    board = BOARD.edited(keys="cards-52", towns=(ROSS,), specials=(Special("KS", "Scotland"),))
    assert key_note(board, ROSS, ("KS",)) == "KS is already assigned to the special destination Scotland."
    assert key_note(board, ROSS, ("AS",)) == "50 keys are unassigned, from 2S on."


def test_the_note_is_content_with_a_key_two_small_towns_share() -> None:
    one, other = Town("Ross", BARE, small=True), Town("Ledbury", BARE, ("12",), small=True)
    note = key_note(BOARD.edited(towns=(one, other)), one, ("12",))
    assert note == "12 is shared with Ledbury; two small towns may share a key."


@pytest.mark.parametrize("flag", ["small", "port", "start"])
def test_a_flag_is_one_step(session: Session, inspector: Inspector, flag: str) -> None:
    session.select(Selection(ROSS))
    box = inspector.town_form.parts[flag]
    box.click()
    assert getattr(town(session), flag)
    assert session.history.count() == 1
    session.history.undo()
    assert not box.isChecked()


def test_a_town_is_removed_and_its_hex_stays_selected(session: Session, inspector: Inspector) -> None:
    session.select(Selection(ROSS))
    inspector.town_form.parts["remove"].click()
    assert [town.name for town in session.board.towns] == ["Ledbury"]
    assert inspector.heading.text() == "Hex C3"


def test_a_line_is_renamed_turned_into_another_kind_and_removed(
    session: Session, inspector: Inspector
) -> None:
    session.select(Selection(WYE))
    assert inspector.line_form.parts["length"].text() == "3 sides in 2 pieces"
    type_in(inspector.line_form.parts["name"], "Gwy")
    pick(inspector.line_form.parts["kind"], "Border")
    assert list(session.board.lines) == [SideLine("border", "Gwy", WYE.sides)]
    told = [session.history.text(step) for step in range(2)]
    assert told == ["Rename river: Gwy", "Change kind of river: Gwy"]
    inspector.line_form.parts["remove"].click()
    assert list(session.board.lines) == []
    assert inspector.kind.text() == "Board"


def test_a_hex_is_given_terrain_and_country(session: Session, inspector: Inspector) -> None:
    session.select(Selection(BARE))
    pick(inspector.hex_form.terrain, "Hill")
    pick(inspector.hex_form.country, "Wales")
    assert session.board.terrain_at(BARE) == HILL
    assert session.board.country_at(BARE) == Country("Wales")
    assert session.history.count() == 2
    pick(inspector.hex_form.country, "None")
    assert session.board.country_at(BARE) is None


def test_own_kinds_of_terrain_are_offered(session: Session, inspector: Inspector) -> None:
    session.new(BOARD.edited(kinds=(TerrainKind("m", "marsh", half=2),)))
    session.select(Selection(BARE))
    pick(inspector.hex_form.terrain, "Marsh")
    assert cost_note(session.board, BARE) == "A link from open ground costs 3."


def test_a_town_is_placed_from_the_form_of_its_hex_and_selected_from_it(
    session: Session, inspector: Inspector
) -> None:
    session.select(Selection(BARE))
    inspector.hex_form.town.click()
    assert session.selection == Selection(Town("", BARE))
    session.select(Selection(BARE))
    inspector.hex_form.town.click()
    assert session.selection == Selection(Town("", BARE))
    assert session.history.count() == 1


def test_what_is_written_on_the_board_is_changed_step_by_step(session: Session, inspector: Inspector) -> None:
    form = inspector.board_form
    type_in(form.parts["title"], "Wye Valley")
    type_in(form.parts["designer"], "A. Designer")
    type_in(form.parts["licence"], "CC-BY-4.0")
    pick(form.parts["keys"], KEY_SCHEME_WORDS["cards-52"])
    board = session.board
    assert (board.title, board.designer, board.licence, board.keys) == (
        "Wye Valley",
        "A. Designer",
        "CC-BY-4.0",
        "cards-52",
    )
    assert session.history.count() == 4


def test_the_steps_of_the_players_arrows_undo_as_one(session: Session, inspector: Inspector) -> None:
    form = inspector.board_form
    for _ in range(3):
        form.parts["fewest"].stepUp()
    form.parts["best"].setValue(6)
    assert session.board.players == Players(6, 6, 6)
    form.parts["fewest"].stepUp()
    assert session.board.players == Players(7, 7, 6)
    form.parts["most"].setValue(5)
    form.parts["best"].setValue(0)
    assert session.board.players == Players(5, 5, None)
    assert session.history.count() == 1
    session.history.undo()
    assert session.board.players == Players()
    assert (form.parts["fewest"].value(), form.parts["most"].value(), form.parts["best"].value()) == (3, 6, 0)


def test_every_key_scheme_has_words() -> None:
    assert set(KEY_SCHEME_WORDS) == set(KEY_SCHEMES)


def test_every_edition_has_words() -> None:
    assert set(EDITION_WORDS) == set(EDITIONS)


def test_rules_the_program_does_not_know_are_shown_and_kept(session: Session, inspector: Inspector) -> None:
    session.new(BOARD.edited(rules="house"))
    assert inspector.board_form.parts["rules"].currentText() == "House"
    pick(inspector.board_form.parts["rules"], "Sixth")
    assert session.board.rules == "sixth"


def test_naming_begins_in_the_name_of_what_is_selected(session: Session, inspector: Inspector) -> None:
    inspector.activateWindow()
    fields: tuple[tuple[Thing | None, Any], ...] = (
        (ROSS, inspector.town_form.parts["name"]),
        (WYE, inspector.line_form.parts["name"]),
        (None, inspector.board_form.parts["title"]),
    )
    for thing, field in fields:
        session.select(Selection(thing))
        inspector.begin_naming()
        assert field.hasFocus()
        assert field.selectedText() == field.text()


def test_tab_goes_from_a_form_made_late_to_what_is_behind_the_inspector(
    inspector: Inspector, qtbot: QtBot
) -> None:
    window, before, behind = QWidget(), QLineEdit(), QLineEdit()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    for each in (before, inspector, behind):
        layout.addWidget(each)
    order: list[QWidget] = []
    for form in (inspector.town_form, inspector.line_form):
        order += [form.parts["name"], form.parts["remove"]]
    chain: list[QWidget] = [window]
    while (following := chain[-1].nextInFocusChain()) not in chain:
        assert following is not None
        chain.append(following)
    places = [chain.index(each) for each in (before, *order, behind)]
    assert places == sorted(places)


def fields_of(inspector: Inspector) -> list[QWidget]:
    assert all(inspector.entry_forms.values())
    return list(inspector.forms.findChildren(QWidget, QRegularExpression("^(?!qt_).+-")))


def test_every_field_has_a_name_and_those_to_be_used_a_tip(inspector: Inspector) -> None:
    fields = fields_of(inspector)
    assert len(fields) > 20
    names = Counter(field.objectName() for field in fields)
    # One form serves rules in free words and dynamic cities, each with a form of its own.
    assert [name for name, times in names.items() if times > 1 and not name.startswith("rule-")] == []
    usable = [field for field in fields if field.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(usable) > 10
    assert [field.objectName() for field in usable if not field.toolTip()] == []


def test_the_inspector_fits_a_narrow_dock(session: Session, inspector: Inspector) -> None:
    inspector.resize(250, 400)
    for thing in (None, ROSS, WYE, BARE):
        session.select(Selection(thing))
        form = inspector.forms.shown
        assert form is not None
        assert form.minimumSizeHint().width() <= 250 - 2 * 14


def turn_wheel(widget: QWidget) -> bool:
    """Turn the wheel one notch over a widget; tell whether it took the turn for itself."""
    at = QPointF(widget.rect().center())
    event = QWheelEvent(
        at,
        widget.mapToGlobal(at),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    event.ignore()
    widget.event(event)
    return event.isAccepted()


@pytest.mark.parametrize("field", ["keys", "rules", "fewest", "most", "best"])
def test_the_wheel_turns_only_the_field_the_keyboard_is_in(
    session: Session, inspector: Inspector, qtbot: QtBot, field: str
) -> None:
    widget = inspector.board_form.parts[field]
    inspector.activateWindow()
    qtbot.waitUntil(inspector.isActiveWindow)
    assert widget.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert not widget.hasFocus()
    assert not turn_wheel(widget)
    assert session.board is BOARD
    widget.setFocus()
    assert turn_wheel(widget)


def test_removing_a_line_leaves_another_on_the_same_side_whole(
    session: Session, inspector: Inspector
) -> None:
    other = SideLine("river", "Lugg", (WYE.sides[0], SHEET.side_named("B2.W")))
    session.replace(BOARD.edited(lines=(WYE, other)), None, None)
    session.select(Selection(WYE))
    inspector.line_form.parts["remove"].click()
    assert session.board.lines == (other,)
    assert session.history.undoText() == "Remove river: Wye"
