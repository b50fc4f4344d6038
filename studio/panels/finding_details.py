"""The lower half of the findings dock: what the chosen finding means, and what would mend it."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QTextBrowser, QVBoxLayout, QWidget

from engine.diagnostics.findings import Finding, Fix

Explain = Callable[[str], str]
"""Gives the explanation of a code, in Markdown."""

_MARGIN = 8
_UNSAFE = "This may take away something you meant. Undo brings it back."
_SAFE = "This can lose nothing you meant. Undo takes it back."


class FindingDetails(QWidget):
    """The explanation of a finding's code, and a button for each of its fixes."""

    fix_wanted = Signal(object)
    """The Fix."""

    def __init__(self, explain: Explain) -> None:
        super().__init__()
        self.setObjectName("finding-details")
        self._explain = explain
        self.text = QTextBrowser()
        self.text.setObjectName("finding-explanation")
        self.text.setAccessibleName("What the finding means")
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.document().setDocumentMargin(_MARGIN)
        self._buttons: list[QPushButton] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, _MARGIN)
        self._layout.setSpacing(6)
        self._layout.addWidget(self.text)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons of the fixes, in their order."""
        return tuple(self._buttons)

    def show_finding(self, finding: Finding | None) -> None:
        """Show what a finding means, or nothing."""
        for button in self._buttons:
            self._layout.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        if finding is None:
            self.text.clear()
            return
        waived = f"*Waived: {finding.waived}*\n\n" if finding.waived is not None else ""
        self.text.setMarkdown(f"**{finding.code} {finding.name}**\n\n{waived}{self._explain(finding.code)}")
        for fix in finding.fixes:
            self._add(fix)

    def _add(self, fix: Fix) -> None:
        """Add the button of a fix."""
        button = QPushButton(fix.title if fix.safe else f"{fix.title} (please check)")
        button.setObjectName(f"fix-{len(self._buttons)}")
        button.setToolTip(_SAFE if fix.safe else _UNSAFE)
        button.clicked.connect(lambda: self.fix_wanted.emit(fix))
        self._buttons.append(button)
        self._layout.addWidget(button)
