"""How each board was seen when it was last put away: its place, its scale and the tool in hand."""

import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject

from studio.drawing.shapes.boxes import Point
from studio.session.settings.setting_keys import OUTLOOKS
from studio.session.settings.settings import Settings
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.open_documents import OpenDocuments
from studio.windows.kit.actions import BY_NAME

_MOST: Final = 40


@dataclass(frozen=True)
class BoardView:
    """The place in the middle of the view in millimetres and its scale in pixels a millimetre; the tool.

    Without a place the whole board was seen.
    """

    tool: str = "select"
    place: Point | None = None
    scale: float = 1.0


class BoardViews(QObject):
    """Keeps outlooks by the boards' files in the user's settings, and takes them up again."""

    def __init__(self, settings: Settings, desks: OpenDocuments, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._desks = desks
        desks.leaving.connect(self.keep)
        for desk in desks.all:
            self._follow(desk)
        desks.made.connect(self._follow)

    def keep_all(self) -> None:
        """Keep how every open board is seen."""
        for desk in self._desks.open_ones:
            self.keep(desk)

    def keep(self, desk: DocumentTab) -> None:
        """Keep how a desk's board is seen, if it has a file."""
        path = desk.session.path
        if path is None:
            return
        navigator = desk.editor_view.canvas.navigator
        place = None if navigator.is_fitted else navigator.view.visible.centre
        outlook = BoardView(desk.editor_view.tool, place, navigator.view.scale)
        name, seen = str(path), asdict(outlook)

        def put_first(known: dict[str, Any]) -> dict[str, Any]:
            others = [each for each in known.items() if each[0] != name]
            return dict([(name, seen), *others][:_MOST])

        self.settings.change(OUTLOOKS, put_first)

    def of(self, path: Path) -> BoardView | None:
        """Return how the board of a file was seen; None if that is not known, or makes no sense."""
        match self.settings[OUTLOOKS].get(str(path)):
            case {"tool": str(tool), "place": None} if tool in BY_NAME:
                return BoardView(tool)
            case {"tool": str(tool), "place": [float(x), float(y)], "scale": float(scale)} if tool in BY_NAME:
                if all(map(math.isfinite, (x, y, scale))) and scale > 0:
                    return BoardView(tool, (x, y), scale)
        return None

    def _follow(self, desk: DocumentTab) -> None:
        """Hear when a desk gets a board; by then its canvas shows the whole of it."""
        desk.session.document_replaced.connect(lambda: self._take_up(desk))

    def _take_up(self, desk: DocumentTab) -> None:
        """Show a board that was opened as it was seen the last time."""
        outlook = None if desk.session.path is None else self.of(desk.session.path)
        if outlook is None:
            return
        desk.editor_view.take(outlook.tool)
        if outlook.place is not None:
            navigator = desk.editor_view.canvas.navigator
            navigator.zoom_to(outlook.scale)
            navigator.centre(outlook.place)
