"""The row above the findings: how many there are of each severity, and buttons that hide and show them."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from engine.diagnostics.findings import Severity
from engine.messages import Phrase, count_of
from studio.language.words import tr
from studio.panels.fields.severity_marks import figures_pixmap, mark_pixmap, waived_pixmap
from studio.panels.fields.toggle_buttons import choice_button, tighten
from studio.panels.findings.finding_model import FindingModel
from studio.session.overrides import reported

_COUNTS: Final[Mapping[Severity, tuple[Phrase, Phrase]]] = {
    Severity.ERROR: ("{n} error", "{n} errors"),
    Severity.WARNING: ("{n} warning", "{n} warnings"),
    Severity.NOTE: ("{n} note", "{n} notes"),
}
_HIDE: Phrase = "{words}. Click to hide them."
_SHOW: Phrase = "{words}. Click to show them."
_FIGURES: Phrase = "Show figures, such as costs from starts, lengths of runs or edges by railroad."
_WAIVED: Phrase = "Show waived findings with their reasons."
_MARGIN = 4


class _Room(NamedTuple):
    """What there is around and between the buttons, and how large their marks are, in pixels."""

    margin: int
    gap: int
    icon: int


_WIDE, _TIGHT = _Room(_MARGIN, 3, 16), _Room(1, 1, 13)


class FindingFilters(QWidget):
    """A button for each severity with its count, one for figures of the board, and one for what is waived.

    Where there is room the buttons say what they count. Where there is less the last two show their numbers
    alone, then all are closer; then those that count nothing show that alone, and where there is little all
    do.
    """

    changed = Signal()
    """Asks to show other findings."""

    def __init__(self) -> None:
        super().__init__()
        self.severities = {severity: choice_button(f"findings-{severity}", "") for severity in Severity}
        self.figures = choice_button("findings-figures", tr(_FIGURES))
        self.waived = choice_button("findings-waived", tr(_WAIVED))
        self._counts = dict.fromkeys(self.severities, 0)
        self._figures = self._waived = 0
        # Words that come and go must not push the dock wider.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._bar = bar = QHBoxLayout(self)
        for button in self.severities.values():
            button.setChecked(True)
            bar.addWidget(button)
        bar.addStretch()
        bar.addWidget(self.figures)
        bar.addWidget(self.waived)
        for button in self._buttons:
            button.toggled.connect(self._speak)
        self._dress()

    @property
    def _buttons(self) -> tuple[QToolButton, ...]:
        return (*self.severities.values(), self.figures, self.waived)

    def count(self, model: FindingModel) -> None:
        """Show how many findings of each kind a model holds, shown or not."""
        for severity in self.severities:
            self._counts[severity] = model.count(severity)
        self._figures, self._waived = model.count_figures(), model.count_waived()
        self.figures.setVisible(self._figures > 0)
        self.waived.setVisible(self._waived > 0)
        self._name()

    def sift(self, model: FindingModel) -> None:
        """Let a model show the kinds that are asked for."""
        shown = [severity for severity, button in self.severities.items() if button.isChecked()]
        model.sift(shown, with_waived=self.waived.isChecked(), with_figures=self.figures.isChecked())

    def _speak(self) -> None:
        self._name()
        self.changed.emit()

    def _name(self) -> None:
        """Write counts on the buttons, and as many words as there is room for."""
        found = {severity for severity, count in self._counts.items() if count}
        for spelt, others_too, room in (
            (set(Severity), True, _WIDE),
            (set(Severity), False, _WIDE),
            (set(Severity), False, _TIGHT),
            (found, False, _TIGHT),
            (set(), False, _WIDE),
        ):
            self._write(spelt, others_too=others_too)
            self._space(room)
            if self._is_roomy(room):
                return

    def _write(self, spelt: Collection[Severity], *, others_too: bool) -> None:
        for severity, button in self.severities.items():
            count = self._counts[severity]
            words = tr(count_of(count, *_COUNTS[severity]))
            button.setText(words if severity in spelt else str(count))
            button.setToolTip(tr(_HIDE if button.isChecked() else _SHOW, words=words))
            button.setAccessibleName(words)
        for button, count, words in (
            (self.figures, self._figures, tr(count_of(self._figures, "{n} figure", "{n} figures"))),
            (self.waived, self._waived, tr(count_of(self._waived, "1 waived", "{n} waived"))),
        ):
            button.setText(words if others_too else str(count))
            button.setAccessibleName(words)

    def _space(self, room: _Room) -> None:
        """Set the buttons as far apart as there is room for."""
        self._bar.setContentsMargins(room.margin, _MARGIN, room.margin, _MARGIN)
        self._bar.setSpacing(room.gap)
        for button in self._buttons:
            tighten(button, is_tight=room is _TIGHT)
            button.setIconSize(QSize(room.icon, room.icon))

    def _is_roomy(self, room: _Room) -> bool:
        """Return whether all buttons have the room they ask for."""
        asked = [button.sizeHint().width() for button in self._buttons if not button.isHidden()]
        return sum(asked) + room.gap * (len(asked) - 1) + 2 * room.margin <= self.width()

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is now."""
        super().resizeEvent(event)
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the marks again when the windows change their colours."""
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()
        super().changeEvent(event)

    def _dress(self) -> None:
        ratio = self.devicePixelRatioF()
        for severity, button in self.severities.items():
            button.setIcon(QIcon(mark_pixmap(severity, self.palette(), ratio)))
        self.figures.setIcon(QIcon(figures_pixmap(self.palette(), ratio)))
        self.waived.setIcon(QIcon(waived_pixmap(self.palette(), ratio)))
