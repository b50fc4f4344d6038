"""The card and the records share their height: the card takes what it needs, and gives it back."""

import pytest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.table.card_room import CardRoom

HIGH = 620
LEAST = 120


@pytest.fixture
def room(qtbot: QtBot) -> CardRoom:
    card = QScrollArea(widgetResizable=True)
    inside = QWidget()
    QVBoxLayout(inside)
    card.setWidget(inside)
    made = CardRoom(card, QPlainTextEdit())
    made.resize(320, HIGH)
    made.show()
    qtbot.addWidget(made)
    qtbot.waitExposed(made)
    return made


def filled(room: CardRoom, high: int) -> QLabel:
    """Put something as high as this into the card."""
    card = room.widget(0)
    assert isinstance(card, QScrollArea)
    content = card.widget()
    assert content is not None
    layout = content.layout()
    assert layout is not None
    label = QLabel()
    label.setFixedHeight(high)
    layout.addWidget(label)
    return label


def test_a_card_that_holds_much_takes_room_and_gives_it_back(room: CardRoom, qtbot: QtBot) -> None:
    before = room.sizes()
    routes = filled(room, 450)
    qtbot.waitUntil(lambda: room.sizes()[0] > 450)
    routes.deleteLater()
    qtbot.waitUntil(lambda: room.sizes() == before)


def test_the_records_are_never_hidden_by_a_long_card(room: CardRoom, qtbot: QtBot) -> None:
    filled(room, 4000)
    qtbot.waitUntil(lambda: room.sizes()[1] == LEAST)


def test_records_that_are_closed_stay_closed(room: CardRoom, qtbot: QtBot) -> None:
    room.open_records(wanted=False)
    filled(room, 450).deleteLater()
    qtbot.wait(50)
    assert not room.has_records


def test_room_that_the_card_takes_is_not_what_a_person_wants(room: CardRoom, qtbot: QtBot) -> None:
    chosen = room.chosen
    filled(room, 4000)
    qtbot.waitUntil(lambda: room.sizes()[1] == LEAST)
    assert room.chosen == chosen
    room.open_records(wanted=False)
    assert room.chosen != chosen
