"""The actions of the table as Qt's own: in menus and bars, with icons in the windows' colours."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QUndoGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QToolBar

from engine.text.markup import escaped
from studio.language.plain_text import action_text, readable
from studio.language.words import tr
from studio.windows.kit.actions import (
    ACTIONS,
    BY_NAME,
    MENUS,
    RECENT,
    SEPARATOR,
    TOOL_BAR,
    TOP_BAR,
    Action,
    Menu,
)
from studio.windows.kit.icons import icon
from studio.windows.kit.set_actions import ACTIONS_OF_SETS
from studio.windows.kit.shortcut_dialog import spelled
from studio.windows.kit.shortcuts import Keys, Shortcuts
from studio.windows.kit.window_style import Scheme

_ICON = 20
_SOON_MS = 100
"""When the first window is on the screen, and no one has opened a menu yet."""

_AT_A_TIME_S = 0.004
"""How long icons of menus are drawn between two events: a hand may be drawing."""


class Commands(QObject):
    """Every action there is, by its name."""

    keys_changed = Signal()
    """An action is done by other keys."""

    def __init__(self, window: QMainWindow, shortcuts: Shortcuts) -> None:
        super().__init__(window)
        self._window = window
        self._shortcuts = shortcuts
        self._actions: dict[str, QAction] = {}
        groups: dict[str, QActionGroup] = {}
        for each in ACTIONS:
            action = QAction(tr(each.text), window)
            action.setObjectName(each.name)
            action.setStatusTip(tr(each.tip))
            action.setCheckable(each.checkable)
            if each.group:
                group = groups.setdefault(each.group, QActionGroup(self))
                group.addAction(action)
            self._actions[each.name] = action
        self._is_for_set = False
        self._has_begun = False
        self._history = QUndoGroup(self)
        # To name a step has the window's bars painted again: the map is painted before.
        self._after_paint = QTimer(self, singleShot=True, interval=0)
        self._after_paint.timeout.connect(self._name_steps)
        self._dressing = QTimer(self, singleShot=True)
        self._dressing.timeout.connect(self._dress_menus)
        self._scheme: Scheme | None = None
        self._bare: list[str] = []
        """The names of actions whose icons are still to be drawn."""
        self.recent = QMenu(tr("Open &Recent"), window)
        shortcuts.changed.connect(self._take_shortcuts)
        self._take_shortcuts()

    def __getitem__(self, name: str) -> QAction:
        """Return an action; raises KeyError when there is none of the name."""
        return self._actions[name]

    def _take_shortcuts(self) -> None:
        """Have every action do what it does at its keys, and teach them where the pointer rests on it."""
        for each in ACTIONS:
            keys = self._shortcuts.of(each.name)
            self[each.name].setShortcuts([QKeySequence(key) for key in keys])
            self[each.name].setToolTip(lesson_of(self._as_named(each), keys))
        self.keys_changed.emit()

    def name_for(self, *, is_set: bool) -> None:
        """Call the actions what they are called for a tile set at the front, or for a board."""
        if is_set == self._is_for_set:
            return
        self._is_for_set = is_set
        for name in ACTIONS_OF_SETS:
            named = self._as_named(BY_NAME[name])
            self[name].setText(tr(named.text))
            self[name].setStatusTip(tr(named.tip))
            self[name].setToolTip(lesson_of(named, self._shortcuts.of(name)))

    def _as_named(self, action: Action) -> Action:
        """Return an action as it is called for the document at the front."""
        return ACTIONS_OF_SETS.get(action.name, action) if self._is_for_set else action

    @property
    def by_keys(self) -> dict[str, str]:
        """The main keys of every action as people read them, by its name; its title where it has none."""
        keys = ((each, self._shortcuts.of(each.name)[:1]) for each in ACTIONS)
        return {each.name: spelled(main) if main else each.title for each, main in keys}

    def connect_to(self, doings: Mapping[str, Callable[[], object]]) -> None:
        """Have actions do something when they are triggered."""
        for name, doing in doings.items():
            self[name].triggered.connect(lambda _checked=False, doing=doing: doing())

    def enable(self, names: Iterable[str], enabled: bool) -> None:
        """Let actions be had, or not."""
        for name in names:
            self[name].setEnabled(enabled)

    def follow_history(self, history: QUndoGroup) -> None:
        """Name what Undo and Redo would take back or make again, and let them be had if there is any."""
        self._history = history
        history.canUndoChanged.connect(self._show_undo)
        history.canRedoChanged.connect(self["redo"].setEnabled)
        history.undoTextChanged.connect(self._after_paint.start)
        history.redoTextChanged.connect(self._after_paint.start)
        self._show_undo()
        self["redo"].setEnabled(history.canRedo())

    def show_begun(self, has_begun: bool) -> None:
        """Let Undo be had where something is begun on the map that no step of the history has yet."""
        self._has_begun = has_begun
        self._show_undo()

    def _show_undo(self, _change: object = None) -> None:
        """Let Undo be had if there is anything to take back."""
        self["undo"].setEnabled(self._has_begun or self._history.canUndo())
        self._after_paint.start()

    def _name_steps(self) -> None:
        """Name the step of the history that would be taken back, and the one that would be made again."""
        edit = "" if self._has_begun else self._history.undoText()
        self["undo"].setText(tr("&Undo {edit}", edit=action_text(edit)) if edit else tr("&Undo"))
        again = self._history.redoText()
        self["redo"].setText(tr("&Redo {edit}", edit=action_text(again)) if again else tr("&Redo"))

    def show_recent(
        self, paths: Sequence[Path], open_: Callable[[Path], object], clear: Callable[[], object]
    ) -> None:
        """List files opened last in their menu."""
        self.recent.clear()
        for number, path in enumerate(paths, start=1):
            action = self.recent.addAction(f"&{number % 10}  {action_text(path.name)}", partial(open_, path))
            action.setStatusTip(readable(str(path)))
        self.recent.addSeparator()
        self.recent.addAction(tr("&Clear List"), clear)
        self.recent.setEnabled(bool(paths))

    def dress(self, scheme: Scheme) -> None:
        """Draw the icons in the colours of the windows, those of menus when the window has been painted."""
        self._scheme = scheme
        for name in {*TOP_BAR, *TOOL_BAR} - {SEPARATOR}:
            self[name].setIcon(icon(BY_NAME[name].icon_name, scheme.text, scheme.faint))
        self._bare = [each.name for each in ACTIONS]
        self._dressing.start(_SOON_MS)

    def _dress_menus(self) -> None:
        """Draw the icons of all other actions, which are seen only once a menu is opened, a few at a time."""
        assert self._scheme is not None  # it was emitted before the timer was started
        text, faint = self._scheme.text, self._scheme.faint
        end = perf_counter() + _AT_A_TIME_S
        while self._bare:
            name = self._bare.pop()
            self[name].setIcon(icon(BY_NAME[name].icon_name, text, faint))
            if perf_counter() > end:
                break
        if self._bare:
            self._dressing.start(0)
        else:
            self.recent.setIcon(icon("recent", text, faint))

    def fill(self, bar: QMenuBar) -> None:
        """Fill the menu bar."""
        for menu in MENUS:
            self._fill_menu(bar.addMenu(tr(menu.title)), menu)

    def menu(self, menu: Menu) -> QMenu:
        """Return one menu once more, to open from elsewhere."""
        shown = QMenu(tr(menu.title), self._window)
        self._fill_menu(shown, menu)
        return shown

    def _fill_menu(self, shown: QMenu, menu: Menu) -> None:
        """Fill a menu, and those within it."""
        for item in menu.items:
            if isinstance(item, Menu):
                self._fill_menu(shown.addMenu(tr(item.title)), item)
            elif item == SEPARATOR:
                shown.addSeparator()
            elif item == RECENT:
                shown.addMenu(self.recent)
            else:
                shown.addAction(self[item])

    def add_bars(self, window: QMainWindow) -> tuple[QToolBar, QToolBar]:
        """Give a window the bar at the top and that of the tools at the left."""
        top, left = Qt.ToolBarArea.TopToolBarArea, Qt.ToolBarArea.LeftToolBarArea
        return (
            self._bar(window, "top-bar", tr("Tool Bar"), TOP_BAR, top),
            self._bar(window, "tool-bar", tr("Tools"), TOOL_BAR, left),
        )

    def _bar(
        self, window: QMainWindow, name: str, title: str, items: Iterable[str], area: Qt.ToolBarArea
    ) -> QToolBar:
        bar = QToolBar(title, window)
        bar.setObjectName(name)
        bar.setMovable(False)
        bar.setIconSize(QSize(_ICON, _ICON))
        bar.toggleViewAction().setVisible(False)
        for item in items:
            if item == SEPARATOR:
                bar.addSeparator()
            else:
                bar.addAction(self[item])
        window.addToolBar(area, bar)
        return bar


def lesson_of(action: Action, keys: Keys) -> str:
    """Return what an action is called, which keys do it and how it is done, to be read in passing."""
    shortcut = f"&nbsp;&nbsp;<b>{escaped(spelled(keys))}</b>" if keys else ""
    tip = escaped(tr(action.tip))
    return f"<p style='white-space:pre'>{escaped(action.title)}{shortcut}</p><p>{tip}.</p>"
