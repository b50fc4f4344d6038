"""Every field of a dialog says what it is for where the pointer rests on it."""

import pytest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QKeySequenceEdit,
    QLineEdit,
    QWidget,
)

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.windows.documents.new_board import NewBoardDialog
from studio.windows.frame.main_window import MainWindow

FIELDS = (QComboBox, QAbstractSpinBox, QCheckBox, QLineEdit, QKeySequenceEdit, QAbstractItemView)


def fields(dialog: QDialog) -> list[QWidget]:
    """The fields of a dialog that are seen, without what they consist of themselves."""
    found = [each for each in dialog.findChildren(QWidget) if isinstance(each, FIELDS) and each.isVisible()]
    return [
        each for each in found if not any(other.isAncestorOf(each) for other in found if other is not each)
    ]


def untaught(dialog: QDialog) -> list[str]:
    return [field.objectName() or repr(field) for field in fields(dialog) if not field.toolTip()]


def unexplained(dialog: QDialog) -> list[str]:
    """What the buttons at the foot are called that tell nothing of what they do; but for the ways out."""
    (foot,) = dialog.findChildren(QDialogButtonBox)
    ways_out = QDialogButtonBox.ButtonRole.RejectRole
    acting = [button for button in foot.buttons() if foot.buttonRole(button) != ways_out]
    return [button.text() for button in acting if not button.toolTip()]


@pytest.mark.parametrize("action", ["sheet", "print", "trial", "shortcuts"])
def test_the_fields_of_a_dialog_are_taught(window: MainWindow, action: str) -> None:
    window.desks.begin(new_board(Sheet(12, 9)))
    window.commands[action].trigger()
    QApplication.processEvents()
    (dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
    assert fields(dialog)
    assert untaught(dialog) == []
    assert unexplained(dialog) == []


def test_the_fields_of_a_new_board_are_taught(window: MainWindow) -> None:
    dialog = NewBoardDialog(window)
    dialog.show()
    assert untaught(dialog) == []
    assert unexplained(dialog) == []
