"""A sitting of the tile game in the studio, and whose hidden tiles may be shown on its screen."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from engine.messages import Phrase
from engine.table.files import Journal
from engine.table.tiles.sitting import TileSitting
from engine.transcript.remarks import HUMAN
from studio.table.game_session import GameSession

TILE_BOT_MANNERS: Final[Mapping[str, Phrase]] = {
    "planner": "estimates what each railroad's stock will be worth, and plans for it.",
    "greedy": "makes the move that brings most at once.",
    "random": "makes any legal move.",
}
"""What each bot of the tile game does, after its name; the strongest first."""


class TileSession(GameSession):
    """Holds the sitting of a game on a tile set.

    Dealt tiles are secret (DR.setup2). With one person at the screen theirs are always shown. With several, a
    player's are shown once the player asks for them in their turn, unless all have agreed to show everything.
    """

    def __init__(
        self, sitting: TileSitting, journal: Journal, path: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(sitting, journal, path, parent)
        self._asked: int | None = None
        self._shows_all = False

    @property
    def sitting(self) -> TileSitting:
        """The game as it is."""
        sitting = super().sitting
        assert isinstance(sitting, TileSitting)
        return sitting

    @property
    def shown(self) -> TileSitting:
        """The game at the moment that is looked at."""
        shown = super().shown
        assert isinstance(shown, TileSitting)
        return shown

    # -- hidden tiles ----------------------------------------------------------------------------

    @property
    def persons(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat, by in enumerate(self.sitting.seats) if by == HUMAN]

    @property
    def viewer(self) -> int | None:
        """The seat whose tiles are shown: the only person's, or that of a player who asked in their turn."""
        persons = self.persons
        if len(persons) == 1:
            return persons[0]
        actor = self.sitting.actor
        return actor if actor in persons and (self._shows_all or self._asked == actor) else None

    @property
    def is_hiding(self) -> bool:
        """Whether the tiles of the person whose turn it is are hidden until they ask for them."""
        return self.is_persons_turn and self.viewer != self.sitting.actor

    @property
    def shows_all(self) -> bool:
        """Whether nothing is hidden between the people at this screen."""
        return self._shows_all

    def show_tiles(self) -> None:
        """Show the tiles of the person whose turn it is, until it is another person's."""
        self._asked = self.sitting.actor
        self.changed.emit()

    def show_all(self, *, wanted: bool) -> None:
        """Hide nothing between the people at this screen, or hide again what is dealt."""
        self._shows_all = wanted
        self._asked = None
        self.changed.emit()
