"""Games by post from the window of the boards: begun and opened, each in a window of its own."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from studio.drawing.layers import ALWAYS, PLY_NAMES, layers_of
from studio.drawing.maps.themes import THEMES
from studio.language.words import reason, tr
from studio.mapview.tile_painter import Style
from studio.session.background.worker_thread import WorkerThread
from studio.windows.help.reading_dialogs import offer_help
from studio.windows.kit.dialogs import open_over
from studio.windows.table.surroundings import Surroundings

if TYPE_CHECKING:
    from engine.postal.folder import Folder
    from studio.windows.postal.postal_window import PostalWindow


class PostalCommands(QObject):
    """Begins and opens postal games. What they need is imported with the first."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.window)
        self._around = around
        self._files = WorkerThread("postal games", self)
        self.windows: list[PostalWindow] = []

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What the actions do."""
        return {"new-postal": self.begin, "open-postal": self.open}

    def begin(self) -> None:
        """Ask for the companies, and begin a game on the board at the front."""
        from studio.windows.postal.new_game_dialog import NewPostalGame  # noqa: PLC0415  # only for this

        board, _ = self._around.board()
        dialog = NewPostalGame(board, self._around.window)
        offer_help(dialog, "new-postal")
        dialog.begun.connect(self.show)
        open_over(dialog)

    def open(self, path: Path | None = None) -> None:
        """Open a game, asking for its folder if it is not given; it is read on another thread."""
        from engine.postal.folder import open_folder  # noqa: PLC0415  # only for this

        path = path or self._around.questions.folder_of_game()
        if path is None:
            return
        path = path.resolve()
        for window in self.windows:
            if window.session.folder.path == path:
                window.raise_()
                window.activateWindow()
                return
        self._files.send(lambda: open_folder(path), self.show, lambda error: self._refuse(path, error))

    def show(self, folder: "Folder") -> None:
        """Show the window of a game."""
        from studio.windows.postal.postal_session import PostalSession  # noqa: PLC0415  # only for this
        from studio.windows.postal.postal_window import PostalWindow  # noqa: PLC0415  # only for this

        theme = THEMES[self._around.sight.proof.theme]
        window = PostalWindow(PostalSession(folder), self._style(), theme, self._around)
        window.closed.connect(lambda: self._forget(window))
        self.windows.append(window)
        window.show()

    def _refuse(self, path: Path, error: Exception) -> None:
        title = tr("{name} could not be opened", name=path.name)
        self._around.questions.show_failure(title, reason(error))

    def dress(self) -> None:
        """Draw the map of every window as is chosen now."""
        for window in self.windows:
            window.view.show_style(self._style())

    def _style(self) -> Style:
        return Style(self._around.map_theme(), ALWAYS | layers_of(PLY_NAMES))

    def _forget(self, window: "PostalWindow") -> None:
        if window in self.windows:
            self.windows.remove(window)
            window.deleteLater()

    def close_all(self) -> None:
        """Close every window; the games are in their folders."""
        self._files.abandon()
        for window in tuple(self.windows):
            window.close()
