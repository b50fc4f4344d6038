"""The live tile set: the machinery of boards, with what only boards have left out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

from PySide6.QtCore import QObject

from engine.diagnostics.findings import Finding
from engine.edits.protocol import EditOf
from engine.tiles.checks.catalogue import check_set
from engine.tiles.set import TileSet
from studio.session.document import Session
from studio.session.settings.settings import Settings
from studio.tools.selection import Selection

NO_SET: Final = TileSet()
"""The set a session has while there is no document."""


class SetChecks:
    """Finds what the checks of tile sets find; the simulated games come with the whole round."""

    def __init__(self) -> None:
        # They draw names to measure them; a session without findings yet needs none.
        from studio.proofing.tile_print import ALL_TILE_CHECKS  # noqa: PLC0415

        self._all = ALL_TILE_CHECKS
        self._local = tuple(check for check in ALL_TILE_CHECKS if check.scope == "local")

    def quick(self, board: Any, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return what is found at once."""
        return check_set(board, self._local) if is_wanted() else None

    def whole(self, board: Any, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        """Return all that is found."""
        return check_set(board, self._all) if is_wanted() else None


class SetSession(Session):
    """A tile set with its file, its findings and its recovery journal.

    Where a board's session says board, here it is a :class:`TileSet`: ``tile_set`` has it by its type.
    """

    def __init__(self, journal_folder: Path, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(cast(Any, NO_SET), journal_folder, settings, SetChecks(), parent)

    @property
    def tile_set(self) -> TileSet:
        """The present set."""
        return cast(TileSet, self.board)

    def change(self, edit: EditOf[TileSet]) -> bool:
        """Apply an edit as one step of history; return whether it changed anything."""
        return self.apply(cast(Any, edit))

    def followed(self, selection: Selection, before: Any, board: Any) -> Selection:
        """Select nothing: what is chosen in the window of a set is kept there."""
        return selection

    def may_reload(self, board: Any) -> bool:
        """Return whether a set may be put in the place of this one: always, nothing is locked."""
        return isinstance(board, TileSet)

    def moved_to(self, path: Path) -> Any:
        """Return the set, which names no files."""
        return self.tile_set

    def follow_to(self, path: Path) -> None:
        """Change nothing: a set names no files."""
