"""What the tables of all games look like: the game in the middle, panels next to it, the time line below."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QSplitter, QVBoxLayout, QWidget

from engine.turns.illegal import IllegalMove
from studio.language.words import tr
from studio.table.card_room import CardRoom
from studio.table.game_session import GameSession
from studio.table.time_line import TimeLine

_WIDE, _PANELS, _SLACK = 2000, 320, 40
"""The widths of map and panels, in pixels, and how much narrower panels may be made before they close."""
_SIZE: Final = QSize(1440, 880)


class GameView(QWidget):
    """The parts of a table, and how they share the room."""

    said = Signal(str)
    """A word on what could not be done."""
    taking_back_wanted = Signal(int)
    """The game is to go back to this number of moves."""

    def __init__(self, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.panels = QWidget()

    def put_together(
        self, middle: QWidget, players: QWidget, card: QScrollArea, records: QWidget, time: TimeLine
    ) -> None:
        """Put the parts in their places, and connect those that all games have."""
        self.middle, self.time = middle, time
        self.down = CardRoom(card, records)
        column = QVBoxLayout(self.panels)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(players)
        column.addWidget(self.down, 1)
        self.across.addWidget(middle)
        self.across.addWidget(self.panels)
        self.across.setStretchFactor(0, 1)
        self.across.setSizes([_WIDE, _PANELS])
        self.across.setCollapsible(0, False)
        self.panels.setMinimumWidth(_PANELS - _SLACK)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self.across, 1)
        self._outer.addWidget(time)
        self.session.failed.connect(self.said)
        self.session.made.connect(lambda _: self.said.emit(""))
        time.looked.connect(self.session.look)
        time.taking_back_wanted.connect(self.taking_back_wanted)

    def put_above(self, notice: QWidget) -> None:
        """Put something above map and panels."""
        self._outer.insertWidget(0, notice)

    # -- panels next to the map --------------------------------------------------------------------

    @property
    def has_panels(self) -> bool:
        """Whether the panels next to the map are open."""
        return self.across.sizes()[1] > 0

    @property
    def has_records(self) -> bool:
        """Whether story and ledger are open."""
        return self.has_panels and self.down.has_records

    def open_panels(self, *, wanted: bool) -> None:
        """Open the panels next to the map, or close them: the map takes their place."""
        if wanted != self.has_panels:
            wide = sum(self.across.sizes())
            self.across.setSizes([wide - _PANELS, _PANELS] if wanted else [wide, 0])

    def open_records(self, *, wanted: bool) -> None:
        """Open story and ledger, or close them."""
        if wanted:
            self.open_panels(wanted=True)
        if wanted != self.has_records:
            self.down.open_records(wanted=wanted)

    # -- the game --------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Return the size of a comfortable table."""
        return _SIZE

    def begin(self, *, is_watched: bool = False) -> None:
        """Show the game, and let it go on; one that is only watched is not kept in its file."""
        self.follow()
        self.middle.setFocus()
        self.session.begin(is_watched=is_watched)

    def follow(self) -> None:
        """Show the game, or the moment of it that is looked at."""
        raise NotImplementedError

    def stop(self) -> None:
        """End the work in the background."""

    def say_refused(self, illegal: IllegalMove) -> None:
        """Say which rule forbids what was tried."""
        self.said.emit(tr("{rule} {message}", rule=illegal.rule, message=illegal.message))
