"""What the main window shows while no board is open: begin one, open one, go on with one."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from studio.language.plain_text import action_text, as_tip, one_line, readable
from studio.language.words import headed, tr
from studio.session.files.readable_files import Readable
from studio.session.overrides import reported
from studio.windows.help import game_lesson
from studio.windows.help.lessons import LESSONS
from studio.windows.kit.actions import BY_NAME
from studio.windows.kit.icons import program_icon

_CARD_WIDTH = 700
_MARK = 64
_MOST_RECENT = 6
_HEX_PX = 64
_HEX_SHADE, _HEX_LIGHT = 104, 135


class StartPage(QWidget):
    """A card in the middle of the background."""

    new_wanted = Signal()
    open_wanted = Signal()
    chosen = Signal(object)
    """The path of a board to open."""
    lesson_wanted = Signal(str)
    """The name of a lesson to take."""
    copy_wanted = Signal(object)
    """The path of a board that comes with Platelayer, to begin with a copy of it."""

    def __init__(self, shipped: Mapping[Path, str]) -> None:
        super().__init__()
        self.setObjectName("start-page")
        self._shipped = tuple(shipped)
        self._last: tuple[Path, ...] = ()
        self._readable = Readable(self)
        self._readable.changed.connect(self._list)
        self.recent = Paths(tr("Continue with"), self.chosen.emit)
        self.shipped = Paths(tr("Included boards"), self.copy_wanted.emit)
        self.shipped.show_paths(shipped, shipped)
        self.lessons: list[QPushButton] = []
        self._begin = QPushButton(tr("New Board…"))
        self._begin.setDefault(True)
        self._begin.setToolTip(tr(BY_NAME["new"].tip))
        self._begin.clicked.connect(self.new_wanted)
        self._open = QPushButton(tr("Open…"))
        self._open.setToolTip(tr(BY_NAME["open"].tip))
        self._open.clicked.connect(self.open_wanted)
        outer = QVBoxLayout(self)
        outer.addWidget(self._card(), 0, Qt.AlignmentFlag.AlignCenter)

    def show_recent(self, paths: Iterable[Path]) -> None:
        """List the files opened last, except those that cannot be read or are in the other list.

        Whether they can be read is looked up only while the page is seen.
        """
        self._last = tuple(path for path in paths if path not in self._shipped)
        self._look()

    def finish(self) -> None:
        """Stop looking at the files."""
        self._readable.finish()

    @reported
    def showEvent(self, event: QShowEvent) -> None:
        """Look which of the files are there now."""
        self._look()

    def _look(self) -> None:
        """Look at the files if the page is seen, and list them."""
        if self.isVisible():
            self._readable.look_at(self._last)
        self._list()

    def _list(self) -> None:
        """List the files opened last that may be read as far as is known."""
        own = [path for path in self._last if self._readable.may_be(path)]
        self.recent.show_paths(own[:_MOST_RECENT], with_folders=True)

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, with pale hexes on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        desk = self.palette().color(QPalette.ColorRole.Shadow)
        painter.fillRect(self.rect(), desk)
        painter.setPen(
            QPen(desk.darker(_HEX_SHADE) if desk.lightness() > 128 else desk.lighter(_HEX_LIGHT), 1.2)
        )
        columns, rows = self.width() // _HEX_PX + 2, self.height() * 2 // (3 * _HEX_PX // 2) + 2
        sheet = Sheet(
            columns, rows, across_flats_mm=_HEX_PX, labels=LabelScheme(blocks=usual_blocks(rows, columns))
        )
        for hex_ in sheet.hexes():
            corners = [QPointF(x - _HEX_PX / 2, y - _HEX_PX / 2) for x, y in sheet.outline_mm(hex_)]
            painter.drawPolyline(QPolygonF(corners[:4]))

    def _card(self) -> QFrame:
        """Lay the page out."""
        card = QFrame()
        card.setObjectName("start-card")
        card.setFixedWidth(_CARD_WIDTH)
        mark = QLabel()
        mark.setPixmap(program_icon().pixmap(QSize(_MARK, _MARK), self.devicePixelRatioF()))
        heading = QLabel("Platelayer")
        heading.setObjectName("heading")
        subheading = QLabel(tr("The map studio for Railway Rivals"))
        subheading.setObjectName("subheading")
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch()
        words.addWidget(heading)
        words.addWidget(subheading)
        words.addStretch()
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(mark)
        top.addLayout(words, 1)
        top.addWidget(self._open)
        top.addWidget(self._begin)
        lists = QHBoxLayout()
        lists.setSpacing(28)
        lists.addWidget(self.recent, 1)
        lists.addWidget(self.shipped, 1)
        hint = QLabel(tr("You can also drop a map file on this window."))
        hint.setObjectName("subheading")
        whole = QVBoxLayout(card)
        whole.setContentsMargins(32, 28, 32, 24)
        whole.setSpacing(24)
        whole.addLayout(top)
        whole.addLayout(lists)
        whole.addLayout(self._lessons())
        whole.addWidget(hint)
        return card

    def _lessons(self) -> QVBoxLayout:
        """Lay out a button for each lesson."""
        heading = QLabel(tr("New to Platelayer? Take a short lesson:"))
        heading.setObjectName("section")
        rows = QGridLayout()
        rows.setSpacing(8)
        titles = {**{lesson.name: lesson.title for lesson in LESSONS}, game_lesson.NAME: game_lesson.TITLE}
        for number, (name, title) in enumerate(titles.items()):
            button = QPushButton(tr(title))
            button.setProperty("small", "true")
            button.setToolTip(tr(BY_NAME[name].tip))
            button.clicked.connect(lambda _=False, name=name: self.lesson_wanted.emit(name))
            self.lessons.append(button)
            rows.addWidget(button, *divmod(number, 2))
        rows.setColumnStretch(2, 1)
        whole = QVBoxLayout()
        whole.setSpacing(8)
        whole.addWidget(heading)
        whole.addLayout(rows)
        return whole


class Paths(QWidget):
    """A heading and one button for each of some files; hidden while there are none."""

    def __init__(self, heading: str, chosen: Callable[[Path], None]) -> None:
        super().__init__()
        self._chosen = chosen
        label = QLabel(heading)
        label.setObjectName("section")
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(2)
        self._rows.addWidget(label)
        self._rows.addSpacing(4)
        self._rows.addStretch()
        self._buttons: list[PathButton] = []

    @property
    def buttons(self) -> tuple["PathButton", ...]:
        """The buttons, in order."""
        return tuple(self._buttons)

    def show_paths(
        self, paths: Iterable[Path], titles: Mapping[Path, str] | None = None, *, with_folders: bool = False
    ) -> None:
        """List other files, by their titles where they are known and by their names otherwise."""
        known = titles or {}
        for button in self._buttons:
            self._rows.removeWidget(button)
            button.deleteLater()
        self._buttons = [
            PathButton(path, with_folder=with_folders, title=known.get(path, "")) for path in paths
        ]
        for button in self._buttons:
            button.clicked.connect(lambda _checked, path=button.path: self._chosen(path))
            self._rows.insertWidget(self._rows.count() - 1, button)
        self.setVisible(bool(self._buttons))


class PathButton(QAbstractButton):
    """A file by its title or its name, and if wanted fainter below the folder it is in."""

    def __init__(self, path: Path, *, with_folder: bool, title: str = "") -> None:
        super().__init__()
        self.path = path
        self._lines = 2 if with_folder else 1
        self._words = one_line(title or headed(path.stem.replace("_", " ").replace("-", " ")))
        self.setText(action_text(self._words))
        self.setToolTip(as_tip(readable(str(path))))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Return room for the lines."""
        return QSize(240, self._lines * QFontMetrics(self.font()).height() + 12)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self.update()

    @reported
    def leaveEvent(self, event: QEvent) -> None:
        """Go out."""
        self.update()

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the two lines, on a lit ground under the pointer or with the keyboard's focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.palette()
        lit = self.underMouse() or self.hasFocus()
        if lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.color(QPalette.ColorRole.Base))
            painter.drawRoundedRect(self.rect(), 5, 5)
        metrics = QFontMetrics(self.font())
        room = self.width() - 16
        painter.setPen(colours.color(QPalette.ColorRole.Highlight if lit else QPalette.ColorRole.Text))
        painter.drawText(
            8, 6 + metrics.ascent(), metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        )
        if self._lines == 1:
            return
        painter.setPen(colours.color(QPalette.ColorRole.PlaceholderText))
        folder = metrics.elidedText(readable(str(self.path.parent)), Qt.TextElideMode.ElideMiddle, room)
        painter.drawText(8, 6 + metrics.height() + metrics.ascent(), folder)
