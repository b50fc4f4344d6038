"""The lower half of the findings dock: what the chosen finding means, and what can be done about it."""

from collections.abc import Callable, Sequence
from string import punctuation

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QMenu,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QTextBrowser,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.countries import ChangeCountry
from engine.edits.terrain_kinds import ChangeKind
from engine.messages import Phrase
from studio.language.plain_text import action_text, as_tip, readable
from studio.language.words import tr
from studio.panels.fields.severity_marks import SIZE, mark_pixmap
from studio.panels.findings.finding_waiver import FindingWaiver
from studio.panels.inspector.rule_rows import leaving
from studio.panels.palette.swatches import colour_icon
from studio.session.overrides import reported

Explain = Callable[[str], str]
"""Gives the explanation of a code, in Markdown."""
Foretell = Callable[[Fix], Sequence[str]]
"""Gives the sentences that tell what a fix would change."""

_MARGIN, _CORNER, _SPACE = 8, 3, 4
_LEAST_PX = 72
_READ_LINES = 7
"""So many lines are seen next to fixes where there is room: the finding, and what the first changes."""
_TIP_PX, _BELOW_POINTER_PX = 900, 36
"""How wide a tip is at most, and how far below the pointer Qt shows one, its rim included."""
_MOST_BUTTONS = 2
"""More fixes than these would push the explanation out of a low dock: the rest go in a menu."""
_MOST_TOLD = 4
_UNSAFE: Phrase = "This may remove something you want. Undo brings it back."
_SAFE: Phrase = "This fix is safe. Undo reverts it."
_POINTED = {QEvent.Type.MouseMove, QEvent.Type.FocusIn}
"""A button that comes to lie under a pointer that rests is not pointed at."""
_LEFT = {QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide}


class FixButton(QPushButton):
    """A button whose words end in dots where there is no room for all of them."""

    def shown_in(self, width: int) -> str:
        """Return its words as far as there is room in a width in pixels, what is next to them included."""
        asked = self.sizeHint().width()
        if width >= asked:
            return self.text()
        beside = asked - self.fontMetrics().horizontalAdvance(self.text())
        room, mnemonic = width - beside, Qt.TextFlag.TextShowMnemonic
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room, mnemonic)

    @reported
    def event(self, event: QEvent) -> bool:
        """Show the tip above the first of the buttons: what else can be done stays in sight."""
        if event.type() != QEvent.Type.ToolTip:
            return super().event(event)
        QToolTip.showText(self.tip_place(), self.toolTip(), self, self.rect())
        return True

    def tip_place(self) -> QPoint:
        """Return where the tip is to be asked for, on the screen; Qt shows it a little below that."""
        around = self.parentWidget()
        first = min(
            [self] if around is None else around.findChildren(FixButton), key=lambda button: button.y()
        )
        lines = QRect(0, 0, _TIP_PX, _TIP_PX)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        high = QFontMetrics(QToolTip.font()).boundingRect(lines, flags, self.toolTip()).height()
        return first.mapToGlobal(QPoint(0, -high - _BELOW_POINTER_PX))

    @reported
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words there is room for."""
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.shown_in(self.width())
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)


class FindingDetails(QWidget):
    """A finding in full, what each fix would change, its fixes as buttons or in a menu, its waiver.

    What a fix would make of the board can be looked at first: ``fix_pointed`` says which one the
    pointer or the keyboard is on.
    """

    fix_wanted = Signal(object)
    """The Fix."""
    fix_pointed = Signal(object)
    """The Fix that is pointed at, or None."""
    closed = Signal()
    """Nothing is to be told of the finding any more."""

    def __init__(self, explain: Explain, foretell: Foretell) -> None:
        super().__init__()
        self.setObjectName("finding-details")
        self._explain = explain
        self._foretell = foretell
        self.text = QTextBrowser()
        self.text.setObjectName("finding-explanation")
        self.text.setAccessibleName(tr("Explanation of the finding"))
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.document().setDocumentMargin(_MARGIN)
        self.text.setMinimumHeight(_LEAST_PX)
        self._buttons: list[QPushButton] = []
        self._pointed: QObject | None = None
        self._fixes: dict[QObject, Fix] = {}
        self._shown: tuple[Finding, str] | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, _SPACE)
        self._layout.setSpacing(_SPACE)
        self._layout.addWidget(self.text)
        self.waiver = FindingWaiver()
        self._layout.addWidget(self.waiver)
        self.closing = leaving("finding-close", "Close the explanation (Esc).")
        self.closing.setParent(self.text)
        self.closing.clicked.connect(self.closed)
        self.text.setViewportMargins(0, 0, self.closing.sizeHint().width() + _CORNER, 0)
        # It grows narrower by itself, too, when there is more to scroll.
        self.text.viewport().installEventFilter(self)

    @property
    def missing_to_read(self) -> int:
        """How many pixels more than its least height the explanation needs to be read next to fixes."""
        if not self._buttons:
            return 0
        return max(0, _READ_LINES * self.text.fontMetrics().lineSpacing() + 2 * _MARGIN - _LEAST_PX)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons below the explanation, in their order; the last may open a menu."""
        return tuple(self._buttons)

    def show_finding(self, finding: Finding | None) -> None:
        """Show what a finding means, or nothing."""
        self.waiver.setVisible(finding is not None)
        if finding is None:
            self._shown = None
            self._drop_buttons()
            self.text.clear()
            return
        self.waiver.show_finding(finding)
        # The same finding of a later board must not scroll away under who reads it.
        text = self._told(finding)
        if self._shown == (finding, text):
            return
        self._shown = finding, text
        self._drop_buttons()
        self.text.setMarkdown(text)
        fixes = fixes_of(finding)
        few = len(fixes) <= _MOST_BUTTONS
        for fix in fixes if few else fixes[: _MOST_BUTTONS - 1]:
            button = self._add(tr(fix.title))
            self._dress(button, fix)
            self._fixes[button] = fix
            button.setMouseTracking(True)
            button.installEventFilter(self)
            button.clicked.connect(lambda _checked, fix=fix: self._want(fix))
        if not few:
            self._add_menu(fixes[_MOST_BUTTONS - 1 :])

    def _told(self, finding: Finding) -> str:
        """Return all there is to tell of a finding, in Markdown: itself, its fixes, its code."""
        parts = [f"**{_plain(tr(finding.message))}**"]
        if finding.waived is not None:
            parts.append(f"*{tr('Waived: {reason}', reason=_plain(finding.waived))}*")
        # Lines of a table stay lines.
        parts += [_plain(line) for line in tr(finding.details).splitlines() if line.strip()]
        for fix in fixes_of(finding):
            parts.append(f"*{_plain(tr(fix.title))}:* {_plain(' '.join(self._changes(fix)))}")
        parts += [f"**{finding.code} {tr(finding.name)}**", self._explain(finding.code)]
        return "\n\n".join(parts)

    def _changes(self, fix: Fix) -> list[str]:
        """Return what a fix would change, in few sentences."""
        told = [tr(each) for each in self._foretell(fix)]
        if len(told) > _MOST_TOLD:
            return [
                *told[: _MOST_TOLD - 1],
                tr("{n} more changes.", n=len(told) - _MOST_TOLD + 1),
            ]
        return told

    def _tip(self, fix: Fix) -> str:
        """Return what a fix would change, and how sure one can be of it."""
        return "\n".join([tr(fix.title), *self._changes(fix), tr(_SAFE if fix.safe else _UNSAFE)])

    # -- fixes -------------------------------------------------------------------------------

    def enable_fixes(self, on: bool) -> None:
        """Let the fixes be had, or not while the finding is being checked again."""
        for button in self._buttons:
            if button.isEnabled() != on:
                button.setEnabled(on)
                if button.menu() is not None:
                    button.menu().setEnabled(on)

    def _drop_buttons(self) -> None:
        """Take the buttons of another finding away."""
        for button in self._buttons:
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons, self._fixes = [], {}
        self._point_at(None)

    def _add(self, words: str) -> QPushButton:
        """Add a button."""
        button = FixButton(action_text(words))
        button.setObjectName(f"fix-{len(self._buttons)}")
        # A long title ends in dots rather than widen the dock; its tip has the whole.
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._buttons.append(button)
        # The waiver comes last: fixing is better than keeping.
        self._layout.insertWidget(self._layout.count() - 1, button)
        # Left to itself it would take up room only later on.
        button.show()
        return button

    def _dress(self, button: QPushButton, fix: Fix) -> None:
        """Let a button tell what it would do, and warn of what had better be looked at.

        A colour that would be chosen is shown.
        """
        button.setToolTip(as_tip(self._tip(fix)))
        colour = new_colour(fix)
        if colour:
            button.setIcon(self._swatch(colour))
        elif not fix.safe:
            mark = mark_pixmap(Severity.WARNING, self.palette(), self.devicePixelRatioF())
            button.setIcon(QIcon(mark))

    def _swatch(self, colour: str) -> QIcon:
        """Return a colour to be looked at, as large as the marks of findings."""
        outline = self.palette().buttonText().color()
        return colour_icon(colour, outline, SIZE, self.devicePixelRatioF())

    def _add_menu(self, fixes: Sequence[Fix]) -> None:
        """Add a button that opens a menu of fixes."""
        button = self._add(tr("{n} other fixes", n=len(fixes)))
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        for fix in fixes:
            action = menu.addAction(action_text(tr(fix.title)))
            action.triggered.connect(lambda _checked, fix=fix: self._want(fix))
            action.hovered.connect(lambda fix=fix: self.fix_pointed.emit(fix))
            action.setToolTip(as_tip(self._tip(fix)))
            if colour := new_colour(fix):
                action.setIcon(self._swatch(colour))
        menu.aboutToHide.connect(lambda: self.fix_pointed.emit(None))
        button.setMenu(menu)

    def _want(self, fix: Fix) -> None:
        """Ask for a fix; what was looked at before it comes true."""
        self._point_at(None)
        self.fix_wanted.emit(fix)

    def _point_at(self, button: QObject | None) -> None:
        """Tell which fix is pointed at, once."""
        self._pointed = button
        self.fix_pointed.emit(None if button is None else self._fixes[button])

    @reported
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the cross in its corner, and tell which fix is pointed at.

        The second press of a double click makes no other fix.
        """
        if watched is self.text.viewport():
            if event.type() == QEvent.Type.Resize:
                self.closing.adjustSize()
                self.closing.move(self.text.viewport().width(), _CORNER)
            return False
        if event.type() == QEvent.Type.MouseButtonDblClick:
            return True
        if event.type() in _POINTED and watched in self._fixes:
            if watched is not self._pointed:
                self._point_at(watched)
        elif event.type() in _LEFT and self._pointed is not None:
            self._point_at(None)
        return False


def fixes_of(finding: Finding) -> tuple[Fix, ...]:
    """Return the fixes to offer for a finding: none where it is kept on purpose."""
    return finding.fixes if finding.waived is None else ()


def _plain(text: str) -> str:
    """Return a text as it is to be read, where Markdown would take signs in it for its own."""
    return "".join(f"\\{sign}" if sign in punctuation else sign for sign in readable(text))


def new_colour(fix: Fix) -> str:
    """Return the colour ``#rrggbb`` a fix would give to something, empty if it leaves all colours."""
    match fix.edit:
        case ChangeKind(old, new) | ChangeCountry(old, new) if new.colour != old.colour:
            return new.colour or ""
    return ""
