"""Alt and a letter of a German word goes to one place, as that of an English one does."""

import pytest
from pytestqt.qtbot import QtBot

from studio.panels.inspector.inspector import Inspector
from tests.studio.conftest import MakeSession
from tests.studio.panels.test_access_keys import check_access_keys

pytestmark = pytest.mark.usefixtures("in_german")


def test_alt_and_a_letter_goes_to_one_field_of_a_german_form_and_to_no_menu(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    inspector = Inspector(make_session())
    qtbot.addWidget(inspector)
    check_access_keys(inspector)
