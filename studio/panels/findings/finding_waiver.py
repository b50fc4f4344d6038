"""Where a finding is kept on purpose: a field for the reason, or the way back."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from engine.diagnostics.findings import Finding
from engine.text.names import normalised
from studio.language.words import tr
from studio.panels.fields.fields import MOST_SIGNS

_MARGIN = 8
"""What buttons leave free next to them."""


class FindingWaiver(QWidget):
    """A line below a finding: why it is meant to be so, and the button that waives it.

    For a finding that is waived the line shows the reason, to be changed or taken back.
    """

    waiver_wanted = Signal(str)
    """Keep the finding, for this reason."""
    removal_wanted = Signal()
    """Waive the finding no longer."""
    typed = Signal()
    """Something was typed or taken back: there are other ``reasons`` half written."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("finding-waiver")
        self.reason = QLineEdit()
        self.reason.setObjectName("waiver-reason")
        self.reason.setPlaceholderText(tr("Accept it, because …"))
        self.reason.setAccessibleName(tr("Why the finding is acceptable"))
        self.reason.setToolTip(tr("The reason is saved in the map file. The finding is no longer counted."))
        self.reason.setMaxLength(MOST_SIGNS)
        self.button = QPushButton(tr("Waive"))
        self.button.setObjectName("waiver-button")
        self._id = ""
        self._known: str | None = None
        self._reasons: dict[str, str] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.reason, 1)
        row.addWidget(self.button)
        self.reason.textChanged.connect(self._look)
        self.reason.textEdited.connect(self._note)
        self.reason.returnPressed.connect(self._act)
        self.button.clicked.connect(self._act)

    @property
    def reasons(self) -> tuple[tuple[str, str], ...]:
        """The reasons half written, each next to the id of its finding."""
        return tuple(self._reasons.items())

    def take(self, reasons: Iterable[tuple[str, str]]) -> None:
        """Go on with reasons half written, in the place of those there are."""
        self._reasons = dict(reasons)
        self._fill()

    def forget(self, id_: str) -> None:
        """Drop the reason half written for a finding, if there is one: it is given, or not wanted."""
        if self._reasons.pop(id_, None) is not None:
            self.typed.emit()

    def show_finding(self, finding: Finding) -> None:
        """Show the reason a finding has, or room for one; a reason half written stays with its finding."""
        self.setVisible(finding.is_waivable)
        is_same = (finding.id, finding.waived) == (self._id, self._known)
        if not is_same or not self.reason.hasFocus():
            self._id, self._known = finding.id, finding.waived
            self._fill()
        self._look()

    def _fill(self) -> None:
        """Fill the field with what is half written for the finding, else with the reason it has."""
        text = self._reasons.get(self._id, self._known or "")
        if text != self.reason.text():
            self.reason.setText(text)
            self.reason.setCursorPosition(0)

    def _note(self, text: str) -> None:
        """Note a reason as far as it is written; none, and the one there is already, are not kept."""
        if not text.strip() or self._is_known(text):
            self.forget(self._id)
        else:
            self._reasons[self._id] = text
            self.typed.emit()

    def _is_known(self, text: str) -> bool:
        """Return whether a text leaves the reason there is, or takes it away."""
        return self._known is not None and _plain(text) in {"", _plain(self._known)}

    def _look(self) -> None:
        """Let the button say what it would do."""
        text = self.reason.text().strip()
        takes_back = self._is_known(text)
        self.button.setText(tr("Remove Waiver") if takes_back else tr("Waive"))
        self.button.setEnabled(bool(text) or takes_back)

    def _act(self) -> None:
        """Waive the finding, or no longer."""
        text = _plain(self.reason.text())
        self.forget(self._id)
        if self._is_known(text):
            self.removal_wanted.emit()
        elif text:
            self.waiver_wanted.emit(text)


def _plain(reason: str) -> str:
    """Return a reason as a field of one line gives it back."""
    return " ".join(normalised(reason).split())
