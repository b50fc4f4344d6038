"""The menu that the right button or the Menu key opens on the map: what can be done with what is there."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from engine.board.free_keys import next_key
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, NamedArea, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing
from engine.board.terrain import FIRST_OWN
from engine.edits.naming import named_at
from engine.edits.towns import GiveKey, PlaceTown
from engine.hexes.lattice import Hex
from engine.messages import Phrase
from studio.language.plain_text import action_text
from studio.language.words import tr
from studio.panels.thing_names import terrain_name, title_of
from studio.tools.areas import hexes_meant
from studio.tools.gestures import Outcome
from studio.tools.naming import name_put
from studio.tools.selection import Area, Selection
from studio.tools.terrain.paints import Ground, painting
from studio.tools.towns import Flag, mark_turned
from studio.windows.frame.editor_view import EditorView
from studio.windows.kit.actions import SEPARATOR
from studio.windows.kit.commands import Commands

_FLAGS: Final[Mapping[Flag, Phrase]] = {"start": "&Starting Point", "port": "&Port", "small": "S&mall Town"}
_AUTOMATIC: Final[Phrase] = "Automatic"
_SIDES: Final[Mapping[str, Phrase]] = {
    "above": "Above",
    "above right": "Above on the Right",
    "right": "On the Right",
    "below right": "Below on the Right",
    "below": "Below",
    "below left": "Below on the Left",
    "left": "On the Left",
    "above left": "Above on the Left",
}
_OF_HEXES = ("cut", "copy", "delete", SEPARATOR, "paint-selection", "same-terrain", "keep-stamp")
_OF_LINES = ("rename", "split", "join", "reverse", SEPARATOR, "delete")
_OF_COURSES = ("rename", "redraw", SEPARATOR, "delete")


class MapMenu(QMenu):
    """Names what is selected on a map, and does with it what is chosen."""

    def __init__(self, view: EditorView, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("map-menu")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._commands = view, commands
        self._board, thing = view.session.board, view.session.selection.thing
        self.addAction(action_text(title_of(thing, self._board))).setEnabled(False)
        self.addSeparator()
        match thing:
            case Town():
                self._add_town(thing)
            case Hex():
                self._add_hex(thing)
            case Area():
                self._add_commands(_OF_HEXES)
                self._add_grounds()
            case SideLine():
                self._add_commands(_OF_LINES)
            case Special() | Ferry() | Crossing() | PermittedBuild():
                self._add_commands(_OF_COURSES)
            case Country() | Water() | CityRegion():
                self._add_area(thing)
            case None:
                self._add_commands(("paste", SEPARATOR, "board", "sheet"))
            case _:
                self._add_commands(("rename", SEPARATOR, "delete"))

    def _add_commands(self, names: tuple[str, ...]) -> None:
        """Add actions of the menu bar."""
        for name in names:
            if name == SEPARATOR:
                self.addSeparator()
            else:
                self.addAction(self._commands[name])

    def _add_town(self, town: Town) -> None:
        """Add what is done with a town."""
        self.addAction(self._commands["rename"])
        self._add("&Keys…", self._open_keys)
        key = next_key(self._board, town.hex)
        if key is not None:
            self._add("&Assign Key {key}", partial(self._view.hand.do, GiveKey(town, key)), key=key)
        self.addSeparator()
        for flag, words in _FLAGS.items():
            edit = mark_turned(town, flag)
            action = self._add(words, partial(self._view.hand.do, edit, Selection(edit.new)))
            action.setCheckable(True)
            action.setChecked(getattr(town, flag))
        self._add_sides(town)
        self.addSeparator()
        self._add_grounds()
        self._add_label(town.hex)
        self.addSeparator()
        self.addAction(self._commands["delete"])

    def _add_sides(self, town: Town) -> None:
        """Add a menu of the sides of its sign on which a town's name may be."""
        menu = self.addMenu(tr("Position of Na&me"))
        menu.setEnabled(bool(town.name))
        for side, words in {"": _AUTOMATIC, **_SIDES}.items():
            edit = name_put(town, side)
            action = menu.addAction(tr(words), partial(self._view.hand.do, edit, Selection(edit.new)))
            action.setCheckable(True)
            action.setChecked(town.name_side == side)

    def _add_hex(self, hex_: Hex) -> None:
        """Add what is done with a hex."""
        if self._board.on_map(hex_):
            town = Town("", hex_)
            placed = Outcome(PlaceTown(town), Selection(town))
            self._add("Place &Town", partial(self._view.hand.come_to, placed))
        self._add_grounds()
        self._add_label(hex_)
        self.addSeparator()
        self._add_commands(("same-terrain", "cut", "copy", "paste"))

    def _add_area(self, area: NamedArea) -> None:
        """Add what is done with a country, a named water or a region by its name."""
        self.addAction(self._commands["rename"])
        edit = named_at(area, None)
        action = self._add(
            "Place Name &Automatically", partial(self._view.hand.do, edit, Selection(edit.new))
        )
        action.setEnabled(area.name_at is not None)
        self.addSeparator()
        self.addAction(self._commands["delete"])

    def _add_grounds(self) -> None:
        """Add a menu of the kinds of terrain to paint the hexes that are meant with."""
        board = self._board
        hexes = hexes_meant(board, self._view.session.selection.thing)
        menu = self.addMenu(tr("&Terrain"))
        here = {board.terrain_at(hex_) for hex_ in hexes} if len(hexes) == 1 else set()
        for code in range(FIRST_OWN + len(board.kinds)):
            edit = painting(board, Ground(code), hexes)
            name = action_text(terrain_name(board, code))
            action = menu.addAction(name, partial(self._view.hand.do, edit))
            action.setCheckable(bool(here))
            action.setChecked(code in here)

    def _add_label(self, hex_: Hex) -> None:
        """Add the copying of a hex's label."""
        label = self._board.sheet.label(hex_)
        self._add("Copy La&bel {label}", partial(QGuiApplication.clipboard().setText, label), label=label)

    def _add(self, words: Phrase, do: Callable[[], object], **values: object) -> QAction:
        return self.addAction(tr(words, **values), do)

    def _open_keys(self) -> None:
        """Show the form of the town, with the keyboard in its keys."""
        self._view.form_wanted.emit(True)
        keys = self._view.inspector.town_form.keys
        keys.setFocus(Qt.FocusReason.ShortcutFocusReason)
        keys.selectAll()


def open_map_menu(view: EditorView, commands: Commands, parent: QWidget, at: QPoint) -> None:
    """Open the menu of what is selected on a map, at a place on the screen."""
    MapMenu(view, commands, parent).popup(at)
