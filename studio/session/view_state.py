"""What one sees of the maps in a window: plies hidden, dimmed, locked; the theme, the rulers, the paper."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from studio.drawing.layers import PLY_NAMES
from studio.drawing.maps.themes import THEMES
from studio.drawing.paper.paper_sizes import PAPERS
from studio.language.languages import own_print_tongue
from studio.proofing.proofs import USUAL_PROOF, Proof
from studio.session.settings.setting_keys import (
    HIDDEN,
    MAP_THEME,
    PAPER,
    RULERS,
    TABLE_ACROSS,
    TABLE_DOWN,
    TRIAL_PLACE,
)
from studio.session.settings.settings import Settings

MATCHING: Final = "matching"
"""The theme that is the atlas on light windows and the night on dark ones."""
_KEPT: Final = frozenset({"labels", "grid", "underlay"})
"""The layers that stay hidden the next time; a user with hidden towns would look for them everywhere."""
_AT_FIRST: Final = frozenset(HIDDEN.usual)


class Sight(QObject):
    """Shared by all boards of a window.

    The theme, the rulers and the paper are kept for the next time, whether labels, grid and the picture to
    trace are shown, and the place of the dialog of games next to the map.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._hidden = _KEPT.intersection(settings[HIDDEN])
        self._dimmed: frozenset[str] = frozenset()
        self._locked: frozenset[str] = frozenset()
        kept = settings[MAP_THEME]
        self._theme = kept if kept in THEMES else MATCHING
        self._rulers = settings[RULERS]
        paper = settings[PAPER]
        self._paper = paper if paper in PAPERS else USUAL_PROOF.paper

    @property
    def hidden(self) -> frozenset[str]:
        """The names of the plies that are not shown."""
        return self._hidden

    @property
    def dimmed(self) -> frozenset[str]:
        """The names of the layers that are dimmed."""
        return self._dimmed

    @property
    def locked(self) -> frozenset[str]:
        """The names of the plies whose things can be neither picked nor changed on the map."""
        return self._locked

    @property
    def theme(self) -> str:
        """The name of the map's theme, or MATCHING."""
        return self._theme

    @property
    def paper(self) -> str:
        """The name of the paper that was last chosen to print on."""
        return self._paper

    @property
    def trial_place(self) -> bytes:
        """The last place of the dialog of games, as Qt keeps the geometry of a window."""
        return self._settings[TRIAL_PLACE]

    def keep_trial_place(self, geometry: bytes) -> None:
        """Keep the place of the dialog of games for the next time."""
        self._settings[TRIAL_PLACE] = geometry

    @property
    def table_panels(self) -> tuple[bytes, bytes]:
        """How map and panels of a table, and its card and records, last shared their room."""
        return self._settings[TABLE_ACROSS], self._settings[TABLE_DOWN]

    def keep_table_panels(self, across: bytes, down: bytes) -> None:
        """Keep how the panels of a table share their room for the next one."""
        self._settings[TABLE_ACROSS], self._settings[TABLE_DOWN] = across, down

    @property
    def proof(self) -> Proof:
        """What the print is judged for: the paper chosen, the theme of the map, the language spoken.

        Where the theme goes with the windows it is the atlas, for paper is light.
        """
        theme = self._theme if self._theme in THEMES else USUAL_PROOF.theme
        return Proof(theme, self._paper, own_print_tongue())

    @property
    def has_rulers(self) -> bool:
        """Whether rulers are shown along the edges of the map."""
        return self._rulers

    def show(self, ply: str, shown: bool) -> None:
        """Show a ply, or hide it."""
        self._set("_hidden", ply, not shown)
        self._keep_hidden()

    def dim(self, ply: str, dimmed: bool) -> None:
        """Dim a layer, or not."""
        self._set("_dimmed", ply, dimmed)

    def lock(self, ply: str, locked: bool) -> None:
        """Lock a ply, or not."""
        self._set("_locked", ply, locked)

    def restore(self) -> None:
        """Show every ply as at first, and lock none."""
        self._hidden, self._dimmed, self._locked = _AT_FIRST, frozenset(), frozenset()
        self._keep_hidden()
        self.changed.emit()

    def choose(self, theme: str) -> None:
        """Choose a theme, for now and for the next time."""
        self._theme = theme
        self._settings[MAP_THEME] = theme
        self.changed.emit()

    def choose_paper(self, paper: str) -> None:
        """Choose a paper to print on, for now and for the next time."""
        self._paper = paper
        self._settings[PAPER] = paper
        self.changed.emit()

    def rule(self, shown: bool) -> None:
        """Show the rulers or not, for now and for the next time."""
        self._rulers = shown
        self._settings[RULERS] = shown
        self.changed.emit()

    def _keep_hidden(self) -> None:
        """Keep which plies are hidden for the next time, of those that may stay so."""
        self._settings[HIDDEN] = tuple(sorted(self._hidden & _KEPT))

    def _set(self, name: str, ply: str, present: bool) -> None:
        """Put a ply into one of the sets, or take it out."""
        if ply not in PLY_NAMES:
            raise KeyError(ply)
        before: frozenset[str] = getattr(self, name)
        after = before | {ply} if present else before - {ply}
        if after != before:
            setattr(self, name, after)
            self.changed.emit()
