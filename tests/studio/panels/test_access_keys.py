"""Alt and a letter: which fields of the inspector it goes to."""

import re

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from studio.language.words import tr
from studio.panels.inspector.inspector import Inspector
from studio.windows.kit.actions import MENUS
from tests.studio.conftest import MakeSession


def access_keys(form: QWidget) -> list[str]:
    """Return the letters that go to the fields of a form with Alt."""
    names = [label.text() for label in form.findChildren(QLabel) if label.buddy() is not None]
    names += [button.text() for button in form.findChildren(QAbstractButton)]
    return [found[1].casefold() for name in names if (found := re.search("&([^&])", name))]


def check_access_keys(inspector: Inspector) -> None:
    """Each letter of a form goes to one field of it, and to no menu of the window."""
    menus = {tr(menu.title).partition("&")[2][:1].casefold() for menu in MENUS}
    forms = (inspector.town_form, inspector.hex_form, inspector.hexes_form, inspector.line_form)
    for form in (*forms, inspector.board_form, *inspector.entry_forms.values()):
        keys = access_keys(form)
        assert menus.isdisjoint(keys), f"{type(form).__name__}: {menus & set(keys)}"
        assert len(set(keys)) == len(keys), f"{type(form).__name__}: {sorted(keys)}"


def test_alt_and_a_letter_goes_to_one_field_of_a_form_and_to_no_menu(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    inspector = Inspector(make_session())
    qtbot.addWidget(inspector)
    check_access_keys(inspector)
    assert access_keys(inspector.town_form) == ["n", "k", "b", "m", "p", "a"]
