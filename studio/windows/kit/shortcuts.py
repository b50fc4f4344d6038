"""Which keys do what: as the table of actions says, or as the user wants it."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from studio.session.settings.setting_keys import SHORTCUTS
from studio.session.settings.settings import Settings
from studio.windows.kit.actions import ACTIONS, BY_NAME

Keys = tuple[str, ...]
"""Shortcuts as Qt writes them for every system, such as ``Ctrl+Shift+P``; none is an empty tuple."""


class Shortcuts(QObject):
    """The shortcuts of every action; what differs from the table is kept in the settings.

    No two actions ever have the same: giving one to an action removes it from the other.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._own: dict[str, Keys] = {}
        taken: set[str] = set()
        kept = settings[SHORTCUTS]
        for action in ACTIONS:
            if action.name in kept:
                keys = tuple(text for text in kept[action.name] if text not in taken)
                self._own[action.name] = keys
                taken.update(keys)

    def of(self, name: str) -> Keys:
        """Return the shortcuts of an action, the main one first; raises KeyError for no action."""
        if name in self._own:
            return self._own[name]
        wanted = {keys for own in self._own.values() for keys in own}
        return tuple(keys for keys in BY_NAME[name].shortcuts if keys not in wanted)

    def is_usual(self, name: str) -> bool:
        """Whether an action has the shortcuts of the table."""
        return self.of(name) == BY_NAME[name].shortcuts

    @property
    def unusual(self) -> tuple[str, ...]:
        """The names of the actions that have other shortcuts than those of the table."""
        return tuple(action.name for action in ACTIONS if not self.is_usual(action.name))

    def holder(self, keys: str) -> str | None:
        """Return the name of the action that has a shortcut, None if it is free."""
        return next((action.name for action in ACTIONS if keys in self.of(action.name)), None)

    def give(self, name: str, keys: str) -> None:
        """Give an action a shortcut in place of its main one, taken from another if that has it.

        None, an empty text, removes the main one. Further shortcuts of the action stay.
        """
        keys = QKeySequence(keys).toString()
        other = self.holder(keys)
        if other is not None and other != name:
            self._own[other] = tuple(each for each in self.of(other) if each != keys)
        further = tuple(each for each in self.of(name)[1:] if each != keys)
        self._own[name] = (keys, *further) if keys else further
        self._keep()

    def reset(self, name: str) -> None:
        """Give an action its usual shortcuts back, removed from the actions that have them now."""
        usual = BY_NAME[name].shortcuts
        for action in ACTIONS:
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
        self._own = {name: keys for name, keys in self._own.items() if keys != BY_NAME[name].shortcuts}
        self._settings[SHORTCUTS] = dict(self._own)
        self.changed.emit()
