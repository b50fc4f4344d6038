"""The palette: what is painted, how widely, and which kind of line is drawn."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QIcon, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.board.lines import LINE_KINDS, LineKind
from engine.board.terrain import HILL
from engine.edits.protocol import Edit
from engine.messages import Phrase, count_of
from studio.drawing.maps.themes import ATLAS, Theme
from studio.language.words import tr
from studio.panels.fields.scrolling import Scrolling
from studio.panels.fields.toggle_buttons import choice_button, rest
from studio.panels.new_things import (
    with_country,
    with_kind,
    with_region,
    with_water,
)
from studio.panels.palette.paints import PaintSection, number_of, paint_of
from studio.panels.palette.swatches import REACH, reach_icon
from studio.panels.thing_names import LINE_WORDS
from studio.session.document import Session
from studio.session.overrides import reported
from studio.tools.gestures import LARGEST_BRUSH, ToolSettings
from studio.tools.selection import Selection, Thing
from studio.tools.terrain.paints import Body, Ground, Land, Paint, Zone, is_known, thing_of_paint

_MARGIN = 12
_PAINTERS = frozenset(("brush", "stroke", "rectangle", "fill"))
_IN_HAND: Phrase = "Current: {paint}"
_FOR_BRUSH: Phrase = "For the brush: {paint}"
_LINES: Phrase = "Lines along sides"
_PARTS: Final[Mapping[type[Paint], Phrase]] = {
    Ground: "Terrain",
    Land: "Countries",
    Body: "Named waters",
    Zone: "City regions",
}
_KIND_TIP = "Add your own kind of terrain with name, colour, cost and delay."
_COUNTRY_TIP = "Add a home or foreign country and paint its land."
_WATER_TIP = "Name a sea, bay or lake, and paint its hexes."

_REGION_TIP = "Add a region where new cities may appear in certain rounds, and paint it."

_LINE_TIPS: dict[LineKind, Phrase] = {
    "river": "Draw a river along sides. Links across it cost more.",
    "closed": "Draw sides that no link may cross, for example a gorge or an inlet.",
    "border": "Draw a border between countries along sides.",
}
_EDGE, _GAP = 12, 8
_PICTURE = QSize(24, 24)


class PalettePanel(QWidget):
    """Swatches of the paints, sizes of the brush and kinds of line; together the tools' settings."""

    settings_changed = Signal(object)
    """The ToolSettings."""
    tool_wanted = Signal(str)
    """The name of the tool a choice is meant for: ``brush`` or ``line``."""
    said = Signal(str)
    """Why nothing could be made."""
    form_wanted = Signal(object)
    """A Thing just made here, or one to change: show its form."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("palette-panel")
        self._session = session
        self._theme = ATLAS
        self._settings = ToolSettings()
        self.paints = QButtonGroup(self)
        self.sizes = QButtonGroup(self)
        self.kinds = QButtonGroup(self)
        self._tool = "select"
        self._is_dressed = False
        self.in_hand = InHand()
        self._inside = QWidget()
        self._scrolling = Scrolling(self._inside)
        # What is chosen may be new, and has its place only when the palette has been laid out.
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._bring_into_sight)
        self.grounds = PaintSection(Ground, self.paints, "kind", "New kind of terrain…", _KIND_TIP)
        self.lands = PaintSection(Land, self.paints, "country", "New country…", _COUNTRY_TIP)
        self.waters = PaintSection(Body, self.paints, "water", "New named water…", _WATER_TIP)
        self.zones = PaintSection(Zone, self.paints, "region", "New city region…", _REGION_TIP)
        self._lay_out()
        for section, make in (
            (self.grounds, with_kind),
            (self.lands, with_country),
            (self.waters, with_water),
            (self.zones, with_region),
        ):
            section.making_wanted.connect(lambda make=make: self._make(make))
            section.changing_wanted.connect(self._change)
        self.paints.idClicked.connect(self._want_paint)
        self.sizes.idClicked.connect(self._want_size)
        self.kinds.idClicked.connect(self._want_kind)
        session.board_changed.connect(self._follow)
        self._fill()

    @property
    def settings(self) -> ToolSettings:
        """What the tools are set to."""
        return self._settings

    @property
    def _sections(self) -> tuple[PaintSection, ...]:
        """The sections of paints, from top to bottom."""
        return (self.grounds, self.lands, self.waters, self.zones)

    # -- what is set from outside ------------------------------------------------------------

    def set_paint(self, paint: Paint) -> None:
        """Choose a paint, as when one is picked up from the board."""
        self._set(replace(self._settings, paint=paint))

    def set_size(self, size: int) -> None:
        """Choose a size of the brush; one beyond the least or the largest is that one."""
        self._set(replace(self._settings, size=min(LARGEST_BRUSH, max(0, size))))

    def set_line_kind(self, kind: LineKind) -> None:
        """Choose a kind of line."""
        self._set(replace(self._settings, line_kind=kind))

    def show_tool(self, tool: str) -> None:
        """Dim what the current tool does not work with: paints or kinds of line."""
        self._tool = tool
        rests = {self.kinds: tool in _PAINTERS, self.paints: tool == "line", self.sizes: tool == "line"}
        for group, is_idle in rests.items():
            for button in group.buttons():
                rest(button, is_idle=is_idle)
        self._show_current()

    def show_theme(self, theme: Theme) -> None:
        """Show the paints as a theme of the map draws them, and let the tools draw so, too."""
        if theme != self._theme:
            self._theme = theme
            self._set(replace(self._settings, theme=theme))
            self._dress()

    # -- what it shows ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Put paints, sizes and lines below each other; they scroll where the dock is low."""
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(6)
        parts: list[tuple[str, QWidget | QLayout]] = [(tr("Brush"), self._size_row())]
        parts += [(tr(_PARTS[section.layer]), section) for section in self._sections]
        parts.append((tr(_LINES), self._kind_row()))
        for title, part in parts:
            column.addWidget(_section(title))
            if isinstance(part, QLayout):
                column.addLayout(part)
            else:
                column.addWidget(part)
            column.addSpacing(_MARGIN)
        column.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.in_hand)
        whole.addWidget(self._scrolling)

    def _size_row(self) -> QHBoxLayout:
        """Return the sizes of the brush in a row."""
        row = QHBoxLayout()
        for size in range(LARGEST_BRUSH + 1):
            count = 1 + 3 * size * (size + 1)
            tip = tr(count_of(count, "Paint {n} hex.", "Paint {n} hexes."))
            button = choice_button(f"brush-{size}", tip, icon=REACH)
            button.setAccessibleName(tip)
            self.sizes.addButton(button, size)
            row.addWidget(button)
        row.addStretch()
        return row

    def _kind_row(self) -> QHBoxLayout:
        """Return the kinds of line in a row."""
        row = QHBoxLayout()
        for number, kind in enumerate(LINE_KINDS):
            button = choice_button(f"line-{kind}", tr(_LINE_TIPS[kind]), tr(LINE_WORDS[kind]))
            self.kinds.addButton(button, number)
            row.addWidget(button)
        row.addStretch()
        return row

    def _fill(self) -> None:
        """Show a swatch for every paint there is, in the colours of the windows."""
        board = self._session.board
        for section in self._sections:
            section.fill(board)
        # What another board does not have cannot stay chosen.
        known = is_known(board, self._settings.paint) and number_of(self._settings.paint) in self._numbers()
        self._set(self._settings if known else replace(self._settings, paint=Ground(HILL)))
        self._dress()
        self.show_tool(self._tool)

    def _numbers(self) -> set[int]:
        return {self.paints.id(button) for button in self.paints.buttons()}

    def _dress(self) -> None:
        """Draw the pictures on the buttons, or leave it until they are seen: the start page shows none."""
        self._is_dressed = self.isVisible()
        if not self._is_dressed:
            return
        for section in self._sections:
            section.dress(self._session.board, self._theme)
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        for button in self.sizes.buttons():
            button.setIcon(reach_icon(self.sizes.id(button), ink, self.devicePixelRatioF()))
        self._show_current()

    def _set(self, settings: ToolSettings) -> None:
        """Take settings, show them, and emit them if they differ from before."""
        before, self._settings = self._settings, settings
        self.paints.button(number_of(settings.paint)).setChecked(True)
        self.sizes.button(settings.size).setChecked(True)
        self.kinds.button(LINE_KINDS.index(settings.line_kind)).setChecked(True)
        thing = thing_of_paint(self._session.board, settings.paint)
        for section in self._sections:
            section.changing.setVisible(thing is not None and isinstance(settings.paint, section.layer))
        self._show_current()
        if settings != before:
            self.settings_changed.emit(settings)

    @property
    def _chosen(self) -> QAbstractButton:
        """The button of what the tool in hand works with: a kind of line or a paint."""
        if self._tool == "line":
            return self.kinds.button(LINE_KINDS.index(self._settings.line_kind))
        return self.paints.button(number_of(self._settings.paint))

    def _show_current(self) -> None:
        """Show above everything else what the current tool works with, and scroll to it."""
        chosen, is_line = self._chosen, self._tool == "line"
        part = _LINES if is_line else _PARTS[type(self._settings.paint)]
        words = _IN_HAND if is_line or self._tool in _PAINTERS else _FOR_BRUSH
        self.in_hand.show_choice(chosen.icon(), tr(words, paint=chosen.text()), tr(part))
        self._due.start()

    def _bring_into_sight(self) -> None:
        """Scroll to what the tool in hand works with."""
        self._scrolling.ensureWidgetVisible(self._chosen)

    @reported
    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to what the tool in hand works with when the palette comes to the front."""
        super().showEvent(event)
        if not self._is_dressed:
            self._dress()
        self._due.start()

    # -- what the user does ------------------------------------------------------------------

    def _want_paint(self, number: int) -> None:
        """Choose a paint, show on the map what has it, and take the brush in hand."""
        paint = paint_of(number)
        self.set_paint(paint)
        thing = thing_of_paint(self._session.board, paint)
        if thing is not None:
            self._session.select(Selection(thing))
        self.tool_wanted.emit("brush")

    def _want_size(self, size: int) -> None:
        """Choose a size, and take the brush in hand."""
        self.set_size(size)
        self.tool_wanted.emit("brush")

    def _want_kind(self, number: int) -> None:
        """Choose a kind of line, and take the tool for it in hand."""
        self.set_line_kind(LINE_KINDS[number])
        self.tool_wanted.emit("line")

    def _make(self, make: Callable[[Board], tuple[Edit, Thing, Paint]]) -> None:
        """Make a paint, choose it, and ask for its form."""
        edit, thing, paint = make(self._session.board)
        if self._session.apply(edit, then=Selection(thing)):
            self.set_paint(paint)
            self.form_wanted.emit(thing)
        elif edit.apply(self._session.board) is self._session.board:
            self.said.emit(tr("The board has the maximum number of these. Remove one first."))

    def _change(self) -> None:
        """Ask for the form of what is painted."""
        thing = thing_of_paint(self._session.board, self._settings.paint)
        if thing is not None:
            self.form_wanted.emit(thing)

    def _follow(self, before: Board, board: Board) -> None:
        """Show other swatches when what can be painted changes; painted waters change nothing here."""
        if _paintable(before) != _paintable(board):
            self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures again when the windows change their colours."""
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()
        super().changeEvent(event)


def _paintable(board: Board) -> tuple[object, ...]:
    """Return what the swatches of a board show."""
    names = tuple(water.name for water in board.waters)
    return board.kinds, board.countries, names, tuple(region.name for region in board.city_regions)


def _section(title: str) -> QLabel:
    label = QLabel(title)
    label.setObjectName("section")
    return label


class InHand(QWidget):
    """A picture, what it is called and its part of the palette; it is never scrolled away."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("palette-in-hand")
        self._picture = QLabel()
        self.words, self.part = QLabel(), QLabel()
        self.part.setObjectName("subheading")
        for label in (self.words, self.part):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        font = self.words.font()
        font.setWeight(QFont.Weight.DemiBold)
        self.words.setFont(font)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, _EDGE // 2, _EDGE, _EDGE // 2)
        row.setSpacing(_GAP)
        row.addWidget(self._picture)
        row.addWidget(self.words, 1)
        row.addWidget(self.part)

    def show_choice(self, icon: QIcon, words: str, part: str) -> None:
        """Show what is in hand: its picture where it has one, its name, and its part of the palette."""
        self._picture.setPixmap(icon.pixmap(_PICTURE, self.devicePixelRatioF()))
        self._picture.setVisible(not icon.isNull())
        self.words.setText(words)
        self.part.setText(part)
