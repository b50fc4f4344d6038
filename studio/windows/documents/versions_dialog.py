"""Earlier versions of the document's file: a list to choose from, and one begun as a copy."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.messages import Phrase, Saying, count_of, listed, say
from engine.tiles.reading import read_document
from engine.tiles.set import TileSet
from studio.language.words import tr
from studio.session.background.worker_thread import WorkerThread
from studio.session.files.backups import Version
from studio.windows.kit.row_dialog import RowDialog

_KILO = 1000
_MOST_NAMED: Final = 3
"""Towns that are named before it is said how many more there are."""


class VersionsDialog(RowDialog):
    """Lists what a file held before it was saved over; ``chosen`` is the version marked.

    Each shows how it differs from the document ``now`` as soon as it has been read, on another thread.
    """

    def __init__(
        self, name: str, versions: Sequence[Version], now: Board | TileSet, parent: QWidget | None = None
    ) -> None:
        listed = tuple(versions)
        words = tr(
            "These are the contents of the file before each time it was overwritten. A version "
            "opens as a copy without a file; your document does not change."
        )
        title = tr("Earlier versions of {name}", name=name)
        super().__init__(title, words, map(described, listed), parent)
        self._versions = listed
        self.setWindowTitle(tr("Earlier Versions"))
        self.list.itemActivated.connect(lambda _: self.accept())
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.open_copy = self.buttons.addButton(tr("Open as Copy"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.open_copy.setDefault(True)
        self.resize(520, 420)
        self._reading = WorkerThread("versions", self)
        self.finished.connect(self._reading.abandon)
        for row, version in enumerate(listed):
            self._reading.send(
                partial(_summary_of, version.file, now), partial(self._show_summary, row), self._pass_over
            )

    def _show_summary(self, row: int, told: Phrase) -> None:
        """Say what a version holds below when it was kept."""
        item = self.list.item(row)
        item.setText(f"{described(self._versions[row])}\n{tr(told)}")

    def _pass_over(self, error: Exception) -> None:
        """Leave out a version that cannot be read: opening it says why."""
        if not isinstance(error, BoardFileError):
            raise error

    @property
    def chosen(self) -> Version:
        """The version marked."""
        return self._versions[self.list.currentRow()]


def _summary_of(file: Path, now: Board | TileSet) -> Phrase:
    """Read a version and say what it holds; raises BoardFileError if that cannot be."""
    held = read_document(file).document
    if isinstance(held, TileSet) and isinstance(now, TileSet):
        return set_and_differing(held, now)
    if isinstance(held, Board) and isinstance(now, Board):
        return held_and_differing(held, now)
    return say("It cannot be read.") if held is None else say("another kind of document")


def described(version: Version) -> str:
    """Return one line on a version: until when the file held it, and its size."""
    until = QDateTime.fromMSecsSinceEpoch(int(1000 * version.kept.timestamp()))
    when = QLocale().toString(until, "ddd d MMM yyyy, HH:mm:ss")
    size = tr("{n} bytes", n=version.size) if version.size < _KILO else f"{version.size // _KILO} kB"
    return tr("until {when}   ({size})", when=when, size=size)


def held_and_differing(board: Board, now: Board) -> Saying:
    """Say what a version holds, and in what it differs from the board as it is now."""
    held = listed(list(_held(board))) or say("only terrain")
    if board == now:
        return say("{held}; same as now", held=held)
    differences = list(_differences(board, now)) or [say("in details")]
    return say("{held}; differs from now: {differences}", held=held, differences=listed(differences))


def _held(board: Board) -> Iterator[Saying]:
    """Yield how many there are of what a board is known by."""
    things: tuple[tuple[int, Phrase, Phrase], ...] = (
        (len(board.towns), "{n} town", "{n} towns"),
        (sum(line.kind == "river" for line in board.lines), "{n} river", "{n} rivers"),
        (len(board.specials), "{n} special", "{n} specials"),
        (len(board.ferries), "{n} ferry", "{n} ferries"),
    )
    for count, one, many in things:
        if count:
            yield count_of(count, one, many)


def _differences(board: Board, now: Board) -> Iterator[Saying]:
    """Yield in what a version differs of what is seen from afar: its towns by name, its ground by hexes."""
    then, today = ({town.name for town in each.towns if town.name} for each in (board, now))
    if lost := sorted(today - then):
        yield say("without {names}", names=listed(lost, _MOST_NAMED))
    if kept := sorted(then - today):
        yield say("with {names}", names=listed(kept, _MOST_NAMED))
    if board.terrain.shape != now.terrain.shape:
        yield say("different sheet")
    elif other := int(np.count_nonzero(board.terrain != now.terrain)):
        yield count_of(other, "{n} hex with different terrain", "{n} hexes with different terrain")


def set_and_differing(tile_set: TileSet, now: TileSet) -> Saying:
    """Say what a version of a set holds, and in what it differs from the set as it is now."""
    cities = count_of(len(tile_set.cities), "1 city", "{n} cities")
    railroads = count_of(len(tile_set.railroads), "1 railroad", "{n} railroads")
    held = listed([cities, railroads])
    if tile_set == now:
        return say("{held}; same as now", held=held)
    differences = list(_differences_of_sets(tile_set, now)) or [say("in details")]
    return say("{held}; differs from now: {differences}", held=held, differences=listed(differences))


def _differences_of_sets(tile_set: TileSet, now: TileSet) -> Iterator[Saying]:
    """Yield in what a version differs of what is seen from afar: its cities by name, and its railroads."""
    then, today = ({city.name: city for city in each.cities if city.name} for each in (tile_set, now))
    if lost := [name for name in today if name not in then]:
        yield say("without {names}", names=listed(lost, _MOST_NAMED))
    if kept := [name for name in then if name not in today]:
        yield say("with {names}", names=listed(kept, _MOST_NAMED))
    if changed := sum(name in today and today[name] != city for name, city in then.items()):
        yield count_of(changed, "1 tile with other edges or goods", "{n} tiles with other edges or goods")
    if tile_set.railroads != now.railroads:
        yield say("other railroads")
