"""The lower half of the findings dock: what the chosen finding means, and what can be done about it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from engine.diagnostics.findings import Finding, Fix
from studio.language.words import tr
from studio.panels.finding_waiver import FindingWaiver

Explain = Callable[[str], str]
"""Gives the explanation of a code, in Markdown."""

_MARGIN = 8
_MOST_BUTTONS = 2
"""More fixes than these would push the explanation out of a low dock: the rest go in a menu."""
_UNSAFE = "This may take away something you meant. Undo brings it back."
_SAFE = "This can lose nothing you meant. Undo takes it back."


class FindingDetails(QWidget):
    """The explanation of a finding's code, its fixes as buttons, the later ones in a menu, its waiver."""

    fix_wanted = Signal(object)
    """The Fix."""

    def __init__(self, explain: Explain) -> None:
        super().__init__()
        self.setObjectName("finding-details")
        self._explain = explain
        self.text = QTextBrowser()
        self.text.setObjectName("finding-explanation")
        self.text.setAccessibleName(tr("What the finding means"))
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.document().setDocumentMargin(_MARGIN)
        self._buttons: list[QPushButton] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, _MARGIN)
        self._layout.setSpacing(6)
        self._layout.addWidget(self.text)
        self.waiver = FindingWaiver()
        self._layout.addWidget(self.waiver)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons below the explanation, in their order; the last may open a menu."""
        return tuple(self._buttons)

    def show_finding(self, finding: Finding | None) -> None:
        """Show what a finding means, or nothing."""
        for button in self._buttons:
            self._layout.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        self.waiver.setVisible(finding is not None)
        if finding is None:
            self.text.clear()
            return
        self.waiver.show_finding(finding)
        waived = (
            f"*{tr('Waived: {reason}', reason=finding.waived)}*\n\n" if finding.waived is not None else ""
        )
        self.text.setMarkdown(
            f"**{finding.code} {tr(finding.name)}**\n\n{waived}{self._explain(finding.code)}"
        )
        few = len(finding.fixes) <= _MOST_BUTTONS
        for fix in finding.fixes if few else finding.fixes[: _MOST_BUTTONS - 1]:
            button = self._add(_title(fix))
            button.setToolTip(tr(_SAFE if fix.safe else _UNSAFE))
            button.clicked.connect(lambda _checked, fix=fix: self.fix_wanted.emit(fix))
        if not few:
            self._add_menu(finding.fixes[_MOST_BUTTONS - 1 :])

    def _add(self, words: str) -> QPushButton:
        """Add a button."""
        button = QPushButton(words)
        button.setObjectName(f"fix-{len(self._buttons)}")
        self._buttons.append(button)
        # The waiver comes last: mending is better than keeping.
        self._layout.insertWidget(self._layout.count() - 1, button)
        return button

    def _add_menu(self, fixes: Sequence[Fix]) -> None:
        """Add a button that opens a menu of fixes."""
        button = self._add(tr("{n} other ways", n=len(fixes)))
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        for fix in fixes:
            action = menu.addAction(_title(fix))
            action.triggered.connect(lambda _checked, fix=fix: self.fix_wanted.emit(fix))
            action.setToolTip(tr(_SAFE if fix.safe else _UNSAFE))
        button.setMenu(menu)


def _title(fix: Fix) -> str:
    """Return what a fix is called: one that is not safe asks for a look at what it did."""
    return tr(fix.title) if fix.safe else tr("{title} (please check)", title=tr(fix.title))
