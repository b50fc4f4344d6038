"""Files dropped on the window: maps are opened, a picture is traced, others are refused with a message."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QDropEvent

from engine.boardfile.saving import BOARD_SUFFIXES
from engine.exchange.formats import TAKEN_OVER
from engine.messages import Phrase, listed
from studio.language.words import tr
from studio.windows.documents.questions import PICTURE_SUFFIXES, Questions
from studio.windows.frame.open_documents import OpenDocuments

_BOARDS: Final = (*BOARD_SUFFIXES, *TAKEN_OVER)
_LEFT: Phrase = "Not opened"
_NEEDS_A_MAP: Phrase = "{name} is a picture. To trace it, open or create a map and drop the picture there."
_ONE_AT_A_TIME: Phrase = "{names} not opened. To trace a picture, drop it alone on its map."
_STRANGE: tuple[Phrase, Phrase] = (
    "{names} is neither a map nor a picture.",
    "{names} are neither maps nor pictures.",
)


@dataclass(frozen=True)
class DroppedFiles:
    """The files that are dragged, by what they seem to be."""

    boards: tuple[Path, ...]
    pictures: tuple[Path, ...]
    others: tuple[Path, ...]

    @classmethod
    def of(cls, event: QDropEvent) -> "DroppedFiles":
        """Return the files that an event brings; what is on no disk here is no file."""
        urls = event.mimeData().urls()
        paths = tuple(Path(url.toLocalFile()) for url in urls if url.isLocalFile())
        boards = tuple(path for path in paths if path.suffix.lower() in _BOARDS)
        pictures = tuple(path for path in paths if path.suffix.lower() in PICTURE_SUFFIXES)
        return cls(boards, pictures, tuple(path for path in paths if path not in {*boards, *pictures}))

    @property
    def are_any(self) -> bool:
        """Whether there are any files."""
        return bool(self.boards or self.pictures or self.others)


class DropHandler(QObject):
    """Does with files what they are for."""

    def __init__(
        self, desks: OpenDocuments, questions: Questions, say_: Callable[[str], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desks, self._questions, self._say = desks, questions, say_

    def take(self, files: DroppedFiles) -> None:
        """Open the maps; trace a picture that comes alone; report the rest."""
        for path in files.boards:
            # The program that the file comes from waits until this returns: messages come after it.
            self._desks.open(path, is_awaited=False)
        left = [self._strange(files.others)] if files.others else []
        is_map_there = self._desks.front.documents.is_open
        if files.boards or len(files.pictures) > 1:
            names = listed([path.name for path in files.pictures])
            left += [tr(_ONE_AT_A_TIME, names=names)] if files.pictures else []
        elif files.pictures and is_map_there:
            self._desks.front.editor_view.sheet_commands.trace(files.pictures[0])
        elif files.pictures:
            left.append(tr(_NEEDS_A_MAP, name=files.pictures[0].name))
        if left:
            self._say_refused(" ".join(left), in_passing=is_map_there)

    def _strange(self, paths: tuple[Path, ...]) -> str:
        """Return the words on files the studio has no use for."""
        names = listed([path.name for path in paths])
        return tr(_STRANGE[len(paths) > 1], names=names)

    def _say_refused(self, words: str, *, in_passing: bool) -> None:
        """Say what was left out; the start page has no status bar for passing messages."""
        if in_passing:
            self._say(words)
        else:
            QTimer.singleShot(0, self, lambda: self._questions.show_failure(tr(_LEFT), words))
