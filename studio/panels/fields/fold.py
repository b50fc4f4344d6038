"""Rows of a form that are folded away until someone wants them: what few change stays out of the way."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.fields import form


class Fold(QWidget):
    """A heading that shows or hides the rows below it, and counts those that say something of their own."""

    def __init__(self, name: str, title: Phrase) -> None:
        super().__init__()
        self._title = title
        self.heading = QToolButton()
        self.heading.setObjectName(name)
        self.heading.setCheckable(True)
        self.heading.setAutoRaise(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.heading.setToolTip(tr("Show or hide these settings."))
        self._inside = QWidget()
        self.rows: QFormLayout = form(self._inside)
        """Where the rows go."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.heading)
        layout.addWidget(self._inside)
        self.heading.toggled.connect(self._turn)
        self._turn(False)
        self.show_count(0)

    def show_count(self, count: int) -> None:
        """Show how many rows differ from what they usually say."""
        title = tr(self._title)
        self.heading.setText(tr("{title}: {count} set").format(title=title, count=count) if count else title)

    def _turn(self, is_open: bool) -> None:
        self._inside.setVisible(is_open)
        self.heading.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
