"""What cannot be had of a thing as it stands is barred in its form."""

from dataclasses import replace

import pytest

from engine.edits.lines import ReplaceLine
from studio.panels.inspector.inspector import Inspector
from studio.session.document import Session
from studio.tools.selection import Selection
from tests.studio.conftest import MakeSession
from tests.studio.panels.test_forms import START, form_of, full_board


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    return make_session(full_board())


def test_a_line_of_one_side_cannot_be_split(session: Session, inspector: Inspector) -> None:
    (wye,) = session.board.lines
    session.select(Selection(wye))
    assert inspector.line_form.parts["split"].isEnabled()
    session.apply(ReplaceLine(wye, replace(wye, sides=wye.sides[:1])))
    assert session.selection.thing == session.board.lines[0]
    assert not inspector.line_form.parts["split"].isEnabled()


def test_from_when_a_start_holds_is_asked_of_a_second_one_alone(
    session: Session, inspector: Inspector
) -> None:
    session.select(Selection(START))
    form = form_of(inspector, START)
    assert not form.parts["from"].isEnabled()
    form.parts["second"].click()
    assert form.parts["from"].isEnabled()
