"""Why no game can be played on a board, and the way to what would fix it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from studio.language.words import tr
from studio.panels.fields.fields import Note


class Refusal(QWidget):
    """Stands where games were to be begun, and is there only while none can be."""

    findings_wanted = Signal()
    """The findings that tell of it are to be seen."""

    def __init__(self) -> None:
        super().__init__()
        title = QLabel(tr("No game was played. Fix this first."))
        title.setObjectName("message-title")
        title.setWordWrap(True)
        self.why = Note("trial-refused")
        self.lead = QPushButton(tr("Show in &Findings"))
        self.lead.setAutoDefault(False)
        self.lead.clicked.connect(self.findings_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(title)
        column.addWidget(self.why)
        column.addWidget(self.lead, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def tell(self, why: str) -> None:
        """Say why there is no game; where there is nothing to say, be gone."""
        self.why.setText(why)
        self.setVisible(bool(why))
