"""Where a finding is kept on purpose: a field for the reason, or the way back."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from engine.diagnostics.findings import Finding
from studio.language.words import tr

_MARGIN = 8
"""What buttons leave free beside them."""


class FindingWaiver(QWidget):
    """A line below a finding: why it is meant to be so, and the button that waives it.

    For a finding that is waived the line shows the reason, to be changed or taken back.
    """

    waiver_wanted = Signal(str)
    """Keep the finding, for this reason."""
    removal_wanted = Signal()
    """Waive the finding no longer."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("finding-waiver")
        self.reason = QLineEdit()
        self.reason.setObjectName("waiver-reason")
        self.reason.setPlaceholderText(tr("Keep it, because …"))
        self.reason.setAccessibleName(tr("Why the finding is meant to be so"))
        self.reason.setToolTip(
            tr("The reason stands in the map file. The finding is then no longer counted.")
        )
        self.button = QPushButton(tr("Waive"))
        self.button.setObjectName("waiver-button")
        self._id = ""
        self._known: str | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.reason, 1)
        row.addWidget(self.button)
        self.reason.textChanged.connect(self._look)
        self.reason.returnPressed.connect(self._act)
        self.button.clicked.connect(self._act)

    def show_finding(self, finding: Finding) -> None:
        """Show the reason a finding has, or room for one; a reason half written stays."""
        self.setVisible(finding.is_waivable)
        is_same = (finding.id, finding.waived) == (self._id, self._known)
        if not is_same or not self.reason.hasFocus():
            self._id, self._known = finding.id, finding.waived
            self.reason.setText(finding.waived or "")
            self.reason.setCursorPosition(0)
        self._look()

    def _look(self) -> None:
        """Let the button say what it would do."""
        text = self.reason.text().strip()
        takes_back = self._known is not None and text in {"", self._known}
        self.button.setText(tr("Waive No Longer") if takes_back else tr("Waive"))
        self.button.setEnabled(bool(text) or takes_back)

    def _act(self) -> None:
        """Waive the finding, or no longer."""
        text = self.reason.text().strip()
        if self._known is not None and text in {"", self._known}:
            self.removal_wanted.emit()
        elif text:
            self.waiver_wanted.emit(text)
