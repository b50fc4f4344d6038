"""How the maps of a window are seen: the actions of plies, themes and rulers, on every board alike."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from studio.drawing.maps.themes import ATLAS, NIGHT, THEMES, Theme
from studio.session.view_state import MATCHING, Sight
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.open_documents import OpenDocuments
from studio.windows.frame.theme_choice import ThemeController
from studio.windows.kit.commands import Commands
from studio.windows.kit.window_style import DARK

MAP_THEMES = (MATCHING, *THEMES)
"""What can be chosen for the map; the action is called ``map-`` and the name."""
_TICKED = ("grid", "labels", "underlay")
"""The plies that have an action of their own."""


class ViewCommands(QObject):
    """Has every desk's map drawn as was chosen, and ticks the actions that say so."""

    def __init__(
        self,
        sight: Sight,
        commands: Commands,
        desks: OpenDocuments,
        theme_controller: ThemeController,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._sight, self._commands, self._desks, self.theme_controller = (
            sight,
            commands,
            desks,
            theme_controller,
        )
        commands.connect_to({name: partial(self._show_ply, name) for name in _TICKED})
        commands.connect_to({"rulers": lambda: sight.rule(commands["rulers"].isChecked())})
        commands.connect_to({f"map-{name}": partial(sight.choose, name) for name in MAP_THEMES})
        for desk in desks.all:
            self.dress(desk)
        desks.made.connect(self.dress)
        sight.changed.connect(self._dress_all)
        theme_controller.changed.connect(self._dress_all)
        self._tick()

    @property
    def theme(self) -> Theme:
        """The theme the maps wear."""
        chosen = THEMES.get(self._sight.theme)
        return chosen or map_theme(dark=self.theme_controller.scheme == DARK)

    def dress(self, desk: DocumentTab) -> None:
        """Have the map of a desk drawn as was chosen."""
        desk.editor_view.show_sight(self.theme)

    def _show_ply(self, name: str) -> None:
        """Show a ply as its action is ticked."""
        self._sight.show(name, self._commands[name].isChecked())

    def _dress_all(self) -> None:
        """Have every map drawn as was chosen."""
        self._tick()
        for desk in self._desks.all:
            self.dress(desk)

    def _tick(self) -> None:
        """Tick what holds."""
        for name in _TICKED:
            self._commands[name].setChecked(name not in self._sight.hidden)
        self._commands["rulers"].setChecked(self._sight.has_rulers)
        self._commands[f"map-{self._sight.theme}"].setChecked(True)


def map_theme(*, dark: bool) -> Theme:
    """Return the colours of the map that go with light or dark windows."""
    return NIGHT if dark else ATLAS
