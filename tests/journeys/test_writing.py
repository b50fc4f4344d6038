"""Journeys of writing: the keyboard is where one sees it, and no text is lost whatever key comes next."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from engine.board.document import Board, new_board
from engine.board.places import Country
from engine.board.rules import Note
from engine.boardfile.reading import read_board
from engine.hexes.sheet import Sheet
from studio.panels.fields.fields import Prose
from studio.panels.inspector.area_forms import CountryForm
from tests.journeys import hands
from tests.journeys.designer import Designer

BLANK = new_board(Sheet(20, 15), keys="dice-36", title="New")


@pytest.fixture
def writer(designer: Designer) -> Iterator[Designer]:
    designer.answers.board = BLANK
    designer.chooses("new")
    designer.window.activateWindow()
    designer.waits_for(designer.window.isActiveWindow)
    yield designer
    designer.window.session.call_in_edits()


def keyboard() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def strikes(*keys: str) -> None:
    """Strike keys one after the other, each where the keyboard then is."""
    for key in keys:
        hands.press(key)


def is_at_map(designer: Designer) -> bool:
    return keyboard() is designer.window.editor_view.canvas


def notes(board: Board) -> list[str]:
    return [rule.text for rule in board.special_rules if isinstance(rule, Note)]


@pytest.mark.parametrize(
    ("before", "keys"),
    [("", "Shift+F2"), ("Esc", "Shift+F2"), ("", "Ctrl+Shift+C"), ("", "Ctrl+Shift+X"), ("Esc", "Shift+F9")],
)
def test_a_note_being_written_is_kept_when_something_else_is_inserted(
    writer: Designer, keys: str, before: str
) -> None:
    strikes("Ctrl+Shift+X")
    hands.type_text("No night trains")
    strikes(*([before] if before else []), keys)
    assert "No night trains" in notes(writer.board)
    writer.undoes()
    writer.undoes()
    assert notes(writer.board) == [""]


def kept(home: Path) -> Board | None:
    """Return the newest board on a page of the journal, as a program that is killed leaves it."""
    pages = sorted((home / "recovery").glob("*.yaml"))
    return read_board(pages[-1]).board if pages else None


def test_what_is_half_written_is_in_the_journal_and_not_yet_on_the_board(
    writer: Designer, tmp_path: Path
) -> None:
    strikes("Ctrl+Shift+X")
    hands.type_text("No night trains")
    steps = writer.window.session.history.count()
    writer.waits_for(lambda: "No night trains" in notes(kept(tmp_path / "home") or BLANK))
    assert notes(writer.board) == [""]
    assert writer.window.session.history.count() == steps
    field = keyboard()
    assert isinstance(field, Prose)
    assert field.toPlainText() == "No night trains"


def test_a_name_and_a_number_half_typed_are_in_the_journal(writer: Designer, tmp_path: Path) -> None:
    home = tmp_path / "home"
    strikes("Ctrl+Shift+C")
    hands.type_text("Southia")
    writer.waits_for(lambda: "Southia" in [each.name for each in (kept(home) or BLANK).countries])
    assert writer.board.countries == (Country("New country"),)
    strikes("Esc")
    writer.waits_for(lambda: (kept(home) or BLANK).countries == (Country("New country"),))
    strikes("Ctrl+Shift+B")
    half = writer.number("kind-half")
    hands.type_over(half, "7")
    writer.waits_for(lambda: [kind.half for kind in (kept(home) or BLANK).kinds] == [7])
    assert (half.text(), half.value()) == ("7 point", 1)
    assert writer.board.kinds[0].half == 1


def test_a_name_half_typed_on_the_map_is_in_the_journal(writer: Designer, tmp_path: Path) -> None:
    strikes("T")
    writer.clicks("E5")
    strikes("Return")
    writer.clicks_twice("E5")
    hands.type_text("Ely")
    writer.waits_for(lambda: [t.name for t in (kept(tmp_path / "home") or BLANK).towns] == ["Ely"])
    assert [town.name for town in writer.board.towns] == [""]
    strikes("Esc")
    writer.waits_for(lambda: [t.name for t in (kept(tmp_path / "home") or BLANK).towns] == [""])


@pytest.mark.parametrize(("end", "name"), [("Return", "Abc"), ("Esc", "")])
def test_enter_and_esc_give_the_keyboard_back_to_the_map(writer: Designer, end: str, name: str) -> None:
    strikes("T")
    writer.clicks("E5")
    hands.type_text("Abc")
    strikes(end)
    if end == "Return":
        strikes(end)  # Accepts the key that is proposed.
    assert is_at_map(writer)
    strikes("B")
    assert writer.window.editor_view.tool == "brush"
    assert [town.name for town in writer.board.towns] == [name]


def test_a_text_is_ended_by_esc_and_kept(writer: Designer) -> None:
    strikes("Ctrl+Shift+X")
    hands.type_text("Mind the gap")
    strikes("Esc")
    assert is_at_map(writer)
    assert notes(writer.board) == ["Mind the gap"]


def test_undo_in_a_field_where_nothing_was_typed_is_that_of_the_board(writer: Designer) -> None:
    for label in ("E5", "E9"):
        strikes("T")
        writer.clicks(label)
        strikes("Return")
    writer.clicks("E5")
    pool = writer.window.editor_view.inspector.town_form.pool.buttons
    writer.clicks_on(pool["61"])
    writer.clicks("E9")
    strikes("F2")
    hands.type_text("Goole")
    writer.clicks_on(pool["61"])
    assert "moved here from" in writer.said()
    strikes("Ctrl+Z")
    assert [town.keys for town in writer.board.towns] == [("61",), ()], "the pool's step"
    strikes("Ctrl+Z")
    assert [town.name for town in writer.board.towns] == ["", ""], "and the name's"


def test_undo_takes_back_what_is_being_typed_first(writer: Designer) -> None:
    strikes("Ctrl+Shift+C")
    hands.type_text("Gaul")
    strikes("Return", "F2")
    hands.type_text("G")
    strikes("Ctrl+Z")
    assert writer.board.countries == (Country("Gaul"),)
    strikes("Ctrl+Z")
    assert writer.board.countries == (Country("New country"),)


def test_after_a_country_is_removed_the_keyboard_is_at_the_map(writer: Designer) -> None:
    strikes("Ctrl+Shift+C")
    hands.type_text("Gaul")
    strikes("Return")
    form = writer.window.editor_view.inspector.entry_forms[Country]
    strikes("B")
    assert isinstance(form, CountryForm)
    writer.clicks_on(form.parts["remove"])
    assert not writer.board.countries
    assert is_at_map(writer)
    strikes("Ctrl+Z")
    assert writer.board.countries == (Country("Gaul"),)
    assert writer.board.title == "New"


def test_nobody_writes_in_a_form_that_another_panel_covers(writer: Designer) -> None:
    strikes("Ctrl+Shift+C")
    hands.type_text("Gaul")
    writer.chooses("palette")
    writer.waits_for(lambda: is_at_map(writer))
    assert writer.board.countries == (Country("Gaul"),)


@pytest.mark.parametrize("keys", ["F4", "Ctrl+Shift+X", "F2"])
def test_a_closed_inspector_opens_for_what_is_to_be_written_in_it(writer: Designer, keys: str) -> None:
    inspector = writer.window.docks["inspector"]
    writer.chooses("inspector")
    if not inspector.isHidden():
        writer.chooses("inspector")
    assert inspector.isHidden()
    strikes(keys)
    writer.waits_for(lambda: not inspector.visibleRegion().isEmpty())


def test_painting_while_a_river_is_selected_leaves_the_palette_in_front(writer: Designer) -> None:
    strikes("R")
    writer.clicks(writer.middle("E5.E"))
    writer.clicks(writer.middle("H5.E"))
    strikes("Esc", "B")
    palette = writer.window.docks["palette"]
    writer.waits_for(lambda: not palette.visibleRegion().isEmpty())
    writer.clicks("K9")
    assert not palette.visibleRegion().isEmpty()


def test_a_river_is_drawn_on_after_another_was_split(writer: Designer) -> None:
    strikes("R")
    writer.clicks(writer.middle("E5.E"))
    writer.clicks(writer.middle("H5.E"))
    strikes("Esc", "Ctrl+K")
    writer.clicks(writer.middle("F5.E"))
    assert len(writer.board.lines) == 2
    assert writer.window.editor_view.tool == "river"
