"""The boards that were open the last time, to be opened again if that is wanted."""

from pathlib import Path

from studio.session.settings.setting_keys import LAST_FRONT, LAST_OPEN, LAST_WANTED
from studio.session.settings.settings import Settings
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.open_documents import OpenDocuments
from studio.windows.frame.tabs import Tabs


class LastBoards:
    """The files of a window's tabs, kept in the user's settings.

    What is kept is read once, at the start: from then on it follows what is open now.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._last = tuple(map(Path, settings[LAST_OPEN]))
        self._last_front = Path(settings[LAST_FRONT]) if settings[LAST_FRONT] else None

    @property
    def are_wanted(self) -> bool:
        """Whether they are to be opened at the start; at first they are."""
        return self._settings[LAST_WANTED]

    def want(self, *, wanted: bool) -> None:
        """Have them opened at the start, or not."""
        self._settings[LAST_WANTED] = wanted

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files that were open the last time, in the order of their tabs; some may be gone by now."""
        return self._last

    @property
    def front(self) -> Path | None:
        """The file that was at the front the last time."""
        return self._last_front

    def follow(self, desks: OpenDocuments, tabs: Tabs) -> None:
        """Keep the files of the tabs whenever one comes, goes or gets another file.

        A program that is ended from outside has no time to do so.
        """

        def keep() -> None:
            self.keep(desks, tabs)

        def hear(desk: DocumentTab) -> None:
            desk.session.saved.connect(keep)

        for desk in desks.all:
            hear(desk)
        desks.made.connect(hear)
        for happened in (desks.asked_for, desks.opened, desks.turned_to, desks.cleared, desks.emptied):
            happened.connect(keep)

    def keep(self, desks: OpenDocuments, tabs: Tabs) -> None:
        """Note which files are open or being read, in the order of their tabs, and which is at the front."""
        files = [desk.session.path for desk in tabs.desks if desk.documents.is_open]
        paths = dict.fromkeys(str(path) for path in (*files, *desks.awaited) if path is not None)
        front = desks.front.session.path
        self._settings[LAST_OPEN] = tuple(paths)
        self._settings[LAST_FRONT] = "" if front is None else str(front)
