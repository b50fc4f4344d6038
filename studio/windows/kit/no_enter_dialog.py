"""A dialog that Enter does not end: what it does is too much to be done by surprise."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton

from studio.session.overrides import reported

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CalmDialog(QDialog):
    """Enter presses a button only if that has the keyboard; Ctrl+Enter presses that to accept."""

    buttons: QDialogButtonBox

    @reported
    def showEvent(self, event: QShowEvent) -> None:
        """Take from every button that Enter in another field would press it."""
        super().showEvent(event)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
            button.setDefault(False)

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from ending the dialog; all other keys are as usual."""
        if event.key() not in _ENTER:
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
        elif isinstance(focused := self.focusWidget(), QPushButton):
            focused.click()
