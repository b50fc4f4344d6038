"""The files of a board from real land, and what the user says of each."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QSizePolicy, QWidget

from engine.geography.layers import LayerName
from engine.geography.reading import Source
from engine.messages import Phrase
from studio.language.plain_text import one_line
from studio.language.words import tr
from studio.panels.fields.fields import Choice, TextField, button, flag, form

AskFiles = Callable[[QWidget], tuple[Path, ...]]

_LAYERS: Final[tuple[tuple[Phrase, LayerName | None], ...]] = (
    ("As the file says", None),
    ("Land", "land"),
    ("Lakes", "lakes"),
    ("Rivers", "rivers"),
    ("Countries", "countries"),
    ("Towns", "places"),
    ("Hills", "hills"),
    ("Swamps", "swamps"),
)
_FILES_TIP: Phrase = "GeoJSON, TopoJSON or ESRI ASCII grids (.asc) of heights"
_LIST_PX: Final = 78


class SourceList(QWidget):
    """Lists files; what is said of them is that of the file selected."""

    changed = Signal()
    """The files, or what is said of them, are others now."""

    def __init__(self, ask: AskFiles) -> None:
        super().__init__()
        self._ask = ask
        self._sources: list[Source] = []
        self.list = QListWidget()
        self.list.setObjectName("land-files")
        self.list.setAccessibleName(tr("Files"))
        self.list.setToolTip(tr(_FILES_TIP))
        self.list.setFixedHeight(_LIST_PX)
        self.add = button("land-add", "Add Files…", _FILES_TIP)
        self.remove = button("land-remove", "Remove", "Remove the selected file from the list")
        self.layer = Choice("land-layer", "What is in the selected file")
        self.layer.offer([(tr(words), layer) for words, layer in _LAYERS], None)
        self.crs = TextField(
            "land-crs", "Coordinate system of the selected file, such as EPSG:27700", "degrees"
        )
        self.swapped = flag("land-swap", "Latitude first", "The selected file has the latitude first")
        self.add.clicked.connect(lambda: self.take(self._ask(self)))
        self.remove.clicked.connect(self._remove)
        self.list.currentRowChanged.connect(self._show_selected)
        self.layer.chosen.connect(lambda layer: self._say(layer=layer))
        self.crs.entered.connect(lambda crs: self._say(crs=crs))
        self.swapped.clicked.connect(lambda is_swapped: self._say(is_swapped=is_swapped))
        self._lay_out()
        self._show_selected()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for each in (self.add, self.remove):
            each.setProperty("small", "true")
            buttons.addWidget(each)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        layout = self._form = form(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addRow(self.list)
        layout.addRow(buttons)
        layout.addRow(tr("&Layer"), self.layer)
        layout.addRow(tr("Coor&dinates"), self.crs)
        layout.addRow("", self.swapped)

    @property
    def sources(self) -> tuple[Source, ...]:
        """The files with what is said of them."""
        return tuple(self._sources)

    def take(self, paths: Iterable[Path]) -> None:
        """Add files, those that are listed already left out."""
        known = {source.path for source in self._sources}
        new = [Source(path) for path in paths if path not in known]
        if not new:
            return
        self._sources += new
        for source in new:
            self.list.addItem(one_line(source.path.name))
        self.list.setCurrentRow(self.list.count() - 1)
        self.changed.emit()

    def select(self, path: Path) -> None:
        """Select a file."""
        paths = [source.path for source in self._sources]
        if path in paths:
            self.list.setCurrentRow(paths.index(path))

    def swap(self, path: Path) -> None:
        """Have the latitude of a file read first."""
        self.select(path)
        self._say(is_swapped=True)
        self._show_selected()

    def _remove(self) -> None:
        row = self.list.currentRow()
        del self._sources[row]
        self.list.takeItem(row)
        self._show_selected()
        self.changed.emit()

    def _say(self, **said: object) -> None:
        """Take what the user says of the selected file."""
        row = self.list.currentRow()
        self._sources[row] = replace(self._sources[row], **said)  # type: ignore[arg-type]  # fields of Source
        self.changed.emit()

    def _show_selected(self) -> None:
        """Show what is said of the selected file, if there is one."""
        row = self.list.currentRow()
        is_there = 0 <= row < len(self._sources)
        self.remove.setEnabled(is_there)
        # Without a file they would only push the fields below out of a low window.
        for field in (self.layer, self.crs, self.swapped):
            self._form.setRowVisible(field, is_there)
        source = self._sources[row] if is_there else Source(Path())
        self.layer.offer([(tr(words), layer) for words, layer in _LAYERS], source.layer)
        self.crs.show_text(source.crs)
        self.swapped.setChecked(source.is_swapped)
