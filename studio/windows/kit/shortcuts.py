"""Which keys do what: as the table of actions says, or as the user wants it."""

from functools import cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from studio.language.words import tr
from studio.session.settings.setting_keys import SHORTCUTS
from studio.session.settings.settings import Settings
from studio.windows.kit.actions import ACTIONS, Action
from studio.windows.kit.table_actions import TABLE_ACTIONS
from studio.windows.kit.tile_table_actions import OWN_TILE_ACTIONS, TILE_ACTIONS

EVERY = (*ACTIONS, *TABLE_ACTIONS, *OWN_TILE_ACTIONS)
"""The actions of all windows: those of the boards, those of a table, then those of a tile game alone."""
_WINDOWS = (ACTIONS, TABLE_ACTIONS, (*TILE_ACTIONS, *OWN_TILE_ACTIONS))
"""The actions of each window; the table of a tile game shares some with that of a map."""
_BY_NAME = {action.name: action for action in EVERY}

Keys = tuple[str, ...]
"""Shortcuts as Qt writes them for every system, such as ``Ctrl+Shift+P``; none is an empty tuple."""


class Shortcuts(QObject):
    """The shortcuts of every action; what differs from the table is kept in the settings.

    No two actions of a window ever have the same: giving one to an action removes it from the others.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._own: dict[str, Keys] = {}
        kept = settings[SHORTCUTS]
        for action in EVERY:
            if action.name in kept:
                taken = self._taken_beside(action.name)
                self._own[action.name] = tuple(text for text in kept[action.name] if text not in taken)

    def of(self, name: str) -> Keys:
        """Return the shortcuts of an action, the main one first; raises KeyError for no action."""
        if name in self._own:
            return self._own[name]
        wanted = self._taken_beside(name)
        return tuple(keys for keys in _BY_NAME[name].shortcuts if keys not in wanted)

    def _taken_beside(self, name: str) -> set[str]:
        """Return the shortcuts that the user gave to actions in the windows of an action."""
        return {keys for action in _beside(name) for keys in self._own.get(action.name, ())}

    def is_usual(self, name: str) -> bool:
        """Whether an action has the shortcuts of the table."""
        return self.of(name) == _BY_NAME[name].shortcuts

    @property
    def unusual(self) -> tuple[str, ...]:
        """The names of the actions that have other shortcuts than those of the table."""
        return tuple(action.name for action in EVERY if not self.is_usual(action.name))

    def holders(self, keys: str, name: str) -> tuple[str, ...]:
        """Return the other actions that have a shortcut in the windows of the action ``name``.

        There may be one in each window.
        """
        others = (action.name for action in _beside(name) if action.name != name)
        return tuple(other for other in others if keys in self.of(other))

    def give(self, name: str, keys: str) -> None:
        """Give an action a shortcut in place of its main one, taken from another if that has it.

        None, an empty text, removes the main one. Further shortcuts of the action stay.
        """
        keys = QKeySequence(keys).toString()
        for other in self.holders(keys, name):
            self._own[other] = tuple(each for each in self.of(other) if each != keys)
        further = tuple(each for each in self.of(name)[1:] if each != keys)
        self._own[name] = (keys, *further) if keys else further
        self._keep()

    def reset(self, name: str) -> None:
        """Give an action its usual shortcuts back, removed from the actions that have them now."""
        usual = _BY_NAME[name].shortcuts
        for action in _beside(name):
            if action.name != name and set(self.of(action.name)) & set(usual):
                self._own[action.name] = tuple(each for each in self.of(action.name) if each not in usual)
        self._own.pop(name, None)
        self._keep()

    def reset_all(self) -> None:
        """Give every action its usual shortcuts."""
        self._own.clear()
        self._keep()

    def _keep(self) -> None:
        """Write what differs from the table into the settings, and emit the change."""
        self._own = {name: keys for name, keys in self._own.items() if keys != _BY_NAME[name].shortcuts}
        self._settings[SHORTCUTS] = dict(self._own)
        self.changed.emit()


@cache
def _beside(name: str) -> tuple[Action, ...]:
    """Return the actions of the windows in which an action is, each once."""
    windows = (actions for actions in _WINDOWS if _BY_NAME[name] in actions)
    return tuple(dict.fromkeys(action for actions in windows for action in actions))


def title_of(name: str) -> str:
    """Return what an action is called next to those of all windows."""
    action = _BY_NAME[name]
    if action in OWN_TILE_ACTIONS:
        return tr("Tile game: {action}", action=action.title)
    return tr("Table: {action}", action=action.title) if action in TABLE_ACTIONS else action.title
