"""The palette: which terrain is painted, how widely, and which kind of line is drawn."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.board.lines import LINE_KINDS, LineKind
from engine.board.terrain import FIRST_OWN, HILL
from studio.drawing.themes import ATLAS, Theme
from studio.panels.choices import choice_button
from studio.panels.swatches import REACH, SWATCH, reach_icon, terrain_icon
from studio.panels.words import LINE_WORDS, terrain_name, terrain_tip
from studio.session.document import Session
from studio.tools.gestures import LARGEST_BRUSH, ToolSettings

_COLUMNS = 3
_MARGIN = 12

_LINE_TIPS: dict[LineKind, str] = {
    "river": "Drag along sides to draw a river: links across it are dearer.",
    "closed": "Drag along sides that no link may cross, such as a gorge or an arm of the sea.",
    "border": "Drag along sides to draw a border between countries.",
}


class PalettePanel(QWidget):
    """Swatches of the terrains, sizes of the brush and kinds of line; together the tools' settings."""

    settings_changed = Signal(object)
    """The ToolSettings."""
    tool_wanted = Signal(str)
    """The name of the tool a choice is meant for: ``brush`` or ``line``."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("palette-panel")
        self._session = session
        self._theme = ATLAS
        self._settings = ToolSettings()
        self.terrains = QButtonGroup(self)
        self.sizes = QButtonGroup(self)
        self.kinds = QButtonGroup(self)
        self._grid = QGridLayout()
        self._lay_out()
        self.terrains.idClicked.connect(self._want_terrain)
        self.sizes.idClicked.connect(self._want_size)
        self.kinds.idClicked.connect(self._want_kind)
        session.board_changed.connect(self._follow)
        self._fill()

    @property
    def settings(self) -> ToolSettings:
        """What the tools are set to."""
        return self._settings

    # -- what is set from outside ------------------------------------------------------------

    def set_terrain(self, code: int) -> None:
        """Choose a terrain, as when one is picked up from the board."""
        self._set(replace(self._settings, terrain=code))

    def set_size(self, size: int) -> None:
        """Choose a size of the brush; one beyond the least or the largest is that one."""
        self._set(replace(self._settings, size=min(LARGEST_BRUSH, max(0, size))))

    def set_line_kind(self, kind: LineKind) -> None:
        """Choose a kind of line."""
        self._set(replace(self._settings, line_kind=kind))

    def show_theme(self, theme: Theme) -> None:
        """Show the terrains as a theme of the map draws them."""
        self._theme = theme
        self._fill()

    # -- what it shows ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Put terrains, sizes and lines below each other."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        whole.setSpacing(6)
        self._grid.setSpacing(2)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
        for title, layout in (
            ("Terrain", self._grid),
            ("Brush", self._size_row()),
            ("Lines along sides", self._kind_row()),
        ):
            whole.addWidget(_section(title))
            whole.addLayout(layout)
            whole.addSpacing(_MARGIN)
        whole.addStretch()

    def _size_row(self) -> QHBoxLayout:
        """Return the sizes of the brush in a row."""
        row = QHBoxLayout()
        for size in range(LARGEST_BRUSH + 1):
            count = 1 + 3 * size * (size + 1)
            tip = f"Paint {count} {'hex' if count == 1 else 'hexes'} at once."
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
            button = choice_button(f"line-{kind}", _LINE_TIPS[kind], LINE_WORDS[kind])
            self.kinds.addButton(button, number)
            row.addWidget(button)
        row.addStretch()
        return row

    def _fill(self) -> None:
        """Show a swatch for every terrain there is, in the colours of the windows."""
        for button in self.terrains.buttons():
            self.terrains.removeButton(button)
            button.deleteLater()
        board = self._session.board
        for code in range(FIRST_OWN + len(board.kinds)):
            button = choice_button(
                f"terrain-{code}", terrain_tip(board, code), terrain_name(board, code), SWATCH
            )
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.terrains.addButton(button, code)
            self._grid.addWidget(button, code // _COLUMNS, code % _COLUMNS)
        self._dress()
        # A terrain of its own that another board does not have cannot stay chosen.
        known = self._settings.terrain < FIRST_OWN + len(board.kinds)
        self._set(self._settings if known else replace(self._settings, terrain=HILL))

    def _dress(self) -> None:
        """Draw the pictures on the buttons."""
        edge = self.palette().color(QPalette.ColorRole.Dark)
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        ratio = self.devicePixelRatioF()
        for button in self.terrains.buttons():
            code = self.terrains.id(button)
            button.setIcon(terrain_icon(self._session.board, code, self._theme, edge, ratio))
        for button in self.sizes.buttons():
            button.setIcon(reach_icon(self.sizes.id(button), ink, ratio))

    def _set(self, settings: ToolSettings) -> None:
        """Take settings, show them, and tell if they are others than before."""
        before, self._settings = self._settings, settings
        self.terrains.button(settings.terrain).setChecked(True)
        self.sizes.button(settings.size).setChecked(True)
        self.kinds.button(LINE_KINDS.index(settings.line_kind)).setChecked(True)
        if settings != before:
            self.settings_changed.emit(settings)

    # -- what the user does ------------------------------------------------------------------

    def _want_terrain(self, code: int) -> None:
        """Choose a terrain, and take the brush in hand."""
        self.set_terrain(code)
        self.tool_wanted.emit("brush")

    def _want_size(self, size: int) -> None:
        """Choose a size, and take the brush in hand."""
        self.set_size(size)
        self.tool_wanted.emit("brush")

    def _want_kind(self, number: int) -> None:
        """Choose a kind of line, and take the tool for it in hand."""
        self.set_line_kind(LINE_KINDS[number])
        self.tool_wanted.emit("line")

    def _follow(self, before: Board, board: Board) -> None:
        """Show other swatches when the board's own terrains change."""
        if before.kinds != board.kinds:
            self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures anew when the windows change their colours."""
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()
        super().changeEvent(event)


def _section(title: str) -> QLabel:
    """Return the heading of a part of the palette."""
    label = QLabel(title)
    label.setObjectName("section")
    return label
