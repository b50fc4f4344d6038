"""The window of a tile game: what it adds to that of any game."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from studio.drawing.maps.themes import Theme
from studio.language.words import tr
from studio.table.tiles.tile_session import TileSession
from studio.table.tiles.tile_view import TileView
from studio.windows.kit.line_dialog import asked_words
from studio.windows.kit.tile_table_actions import OWN_TILE_ACTIONS, TILE_ACTIONS, TILE_MENUS
from studio.windows.table.game_window import GameWindow
from studio.windows.table.game_writing import GameWriting
from studio.windows.table.surroundings import Surroundings


class TileWindow(GameWindow):
    """A game on a tile set at the table."""

    edited_set_wanted = Signal()
    """A game on the set as it is in the editor is wanted."""
    another_wanted = Signal()
    """Another game with the same players is wanted."""
    daily_wanted = Signal()
    """The Daily is wanted."""

    def __init__(self, session: TileSession, theme: Theme, around: Surroundings) -> None:
        self.view = TileView(session, theme)
        super().__init__(session, self.view, GameWriting(session, around.questions, self.view), around)
        self._session: TileSession = session
        self.furnish((*TILE_ACTIONS, *OWN_TILE_ACTIONS), TILE_MENUS, "tiles")
        self.view.card.another_wanted.connect(self.another_wanted)
        self.view.card.daily_wanted.connect(self.daily_wanted)

    @property
    def session(self) -> TileSession:
        """The game that is played."""
        return self._session

    def press(self, number: int) -> None:
        """Choose the tile of a number."""
        self.view.card.press(number)

    def doings(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        hand, navigator, session = self.view.hand, self.view.map.navigator, self._session
        assert isinstance(session, TileSession)
        return {
            **super().doings(),
            "table-edited": self.edited_set_wanted.emit,
            "table-note": self._note,
            "table-zoom-in": lambda: navigator.zoom(2**0.5),
            "table-zoom-out": lambda: navigator.zoom(0.5**0.5),
            "table-fit": navigator.fit,
            "tile-turn": hand.turn,
            "tile-turn-back": lambda: hand.turn(-1),
            "tile-show": session.show_tiles,
            "tile-show-all": lambda: session.show_all(wanted=self.actions_["tile-show-all"].isChecked()),
            "tile-again": self.another_wanted.emit,
            "tile-daily": self.daily_wanted.emit,
        }

    def enabled(self) -> dict[str, bool]:
        """Return which actions can be done now, of those that sometimes cannot."""
        session, sitting = self._session, self._session.sitting
        self.actions_["tile-show-all"].setChecked(session.shows_all)
        is_holding = self.view.hand.tile is not None
        return {
            **super().enabled(),
            "tile-turn": is_holding,
            "tile-turn-back": is_holding,
            "tile-show": session.is_hiding,
            "tile-show-all": len(session.persons) > 1,
            "tile-daily": sitting.is_alone,
        }

    def _note(self) -> None:
        """Ask for a note on the city under the pointer."""
        city = self.view.pointed_city
        if city is None:
            self.say(tr("Point at a city first: the note is pinned there."))
            return
        name = self._session.sitting.game.facts.name(city)
        words = asked_words(self, tr("Note on {hex}", hex=name), tr("&Note"))
        if words:
            self._session.note(city, words)
