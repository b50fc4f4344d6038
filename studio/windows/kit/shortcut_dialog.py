"""The dialog in which shortcuts are changed: every action with its keys, and a field to press new ones."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.messages import listed
from studio.language.labels import plain_label
from studio.language.words import tr
from studio.session.overrides import reported
from studio.windows.kit.dialogs import accepted
from studio.windows.kit.fuzzy_match import closeness
from studio.windows.kit.question import Question
from studio.windows.kit.shortcuts import EVERY, Keys, Shortcuts, title_of
from studio.windows.kit.window_room import resize_within

_OF_THE_MAP: Final = frozenset({"Space", "Return", "Enter", "Up", "Down", "Left", "Right"})
"""Keys that move about on the map or press there, as long as nothing is held next to them."""


class KeysField(QKeySequenceEdit):
    """Takes keys as they are pressed; Backspace empties it, Esc is left to the dialog."""

    def __init__(self) -> None:
        super().__init__(maximumSequenceLength=1, clearButtonEnabled=True)
        self.setAccessibleName(tr("New shortcut"))

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Note the keys, but for those that serve the field itself."""
        key, bare = event.key(), event.modifiers() == Qt.KeyboardModifier.NoModifier
        if key == Qt.Key.Key_Escape:
            event.ignore()
        elif key == Qt.Key.Key_Backspace and bare:
            self.clear()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Let Esc reach the dialog, which it closes."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if is_escape and event.type() == QEvent.Type.ShortcutOverride:
            return False
        return super().event(event)


class ShortcutDialog(QDialog):
    """Changes apply at once; before a shortcut is taken from another action, the dialog says so."""

    def __init__(
        self, shortcuts: Shortcuts, parent: QWidget | None = None, first: str = EVERY[0].name
    ) -> None:
        """Show all shortcuts, with the action ``first`` marked."""
        super().__init__(parent)
        self._shortcuts = shortcuts
        self.setWindowTitle(tr("Shortcuts"))
        self.search = QLineEdit(placeholderText=tr("Find an action or a shortcut"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Find an action or a shortcut"))
        self.search.setToolTip(tr("Part of an action’s name or shortcut"))
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Actions and their shortcuts"))
        self.list.setToolTip(tr("Select the action whose shortcut you want to change"))
        self.list.setHeaderLabels([tr("Action"), tr("Shortcut")])
        self.list.setRootIsDecorated(False)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.keys = KeysField()
        self.keys.setToolTip(tr("Press the new shortcut for the selected action here"))
        self.give = QPushButton(tr("Assign"))
        self.give.setToolTip(tr("Assign this shortcut to the selected action"))
        self.reset = QPushButton(tr("Reset"))
        self.reset.setToolTip(tr("Reset the selected action to its default shortcut"))
        self.message = plain_label()
        self.message.setWordWrap(True)
        self.message.setObjectName("subheading")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.reset_all = self.buttons.addButton(tr("Reset All"), QDialogButtonBox.ButtonRole.ResetRole)
        self.reset_all.setToolTip(tr("Reset all actions to their default shortcuts (asks first)"))
        self._lay_out()
        self._connect()
        self._fill()
        self.choose(first)

    @property
    def chosen(self) -> str | None:
        """The name of the action marked; None while no action is listed."""
        row = self.list.currentIndex().row()
        return EVERY[row].name if row >= 0 else None

    def choose(self, name: str) -> None:
        """Mark an action."""
        self._mark(next(number for number, action in enumerate(EVERY) if action.name == name))

    def _mark(self, number: int) -> None:
        """Mark the action of a number; none for one below 0."""
        self.list.setCurrentIndex(self.list.model().index(number, 0))

    def _lay_out(self) -> None:
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        label = QLabel(tr("New &shortcut:"))
        label.setBuddy(self.keys)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.keys, 1)
        row.addWidget(self.give)
        row.addWidget(self.reset)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(self.search)
        whole.addWidget(self.list, 1)
        whole.addLayout(row)
        whole.addWidget(self.message)
        whole.addWidget(self.buttons)
        resize_within(self, QSize(560, 620))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._sift)
        self.list.currentItemChanged.connect(self._show_chosen)
        self.keys.keySequenceChanged.connect(self._show_state)
        self.give.clicked.connect(self._give)
        self.reset.clicked.connect(self._reset)
        self.reset_all.clicked.connect(self._reset_all)
        self.buttons.rejected.connect(self.reject)
        self._shortcuts.changed.connect(self._refresh)

    def _fill(self) -> None:
        for action in EVERY:
            item = QTreeWidgetItem(
                self.list, [title_of(action.name), spelled(self._shortcuts.of(action.name))]
            )
            item.setToolTip(0, tr(action.tip))

    def _refresh(self) -> None:
        for number, action in enumerate(EVERY):
            item = self.list.topLevelItem(number)
            if item is not None:
                item.setText(1, spelled(self._shortcuts.of(action.name)))
        self._show_chosen()

    def _sift(self, text: str) -> None:
        """Show only actions that the text may mean; the one marked is always among them."""
        shown = []
        for number in range(len(EVERY)):
            item = self.list.topLevelItem(number)
            if item is not None:
                fits = not text or closeness(text, f"{item.text(0)} {item.text(1)}") is not None
                item.setHidden(not fits)
                shown += [number] if fits else []
        if self.list.currentIndex().row() not in shown:
            self._mark(shown[0] if shown else -1)

    def _show_chosen(self) -> None:
        """Begin with the marked action's own shortcut."""
        name = self.chosen
        own = () if name is None else self._shortcuts.of(name)
        self.keys.setKeySequence(QKeySequence(own[0] if own else ""))
        self.keys.setEnabled(name is not None)
        self.reset.setEnabled(name is not None and not self._shortcuts.is_usual(name))
        self.reset_all.setEnabled(bool(self._shortcuts.unusual))
        self._show_state()

    def _show_state(self) -> None:
        """Say who has the shortcut that is entered."""
        keys, chosen = self.keys.keySequence().toString(), self.chosen
        if chosen is None:
            self.give.setEnabled(False)
            self.message.setText(tr("No action has this name or shortcut."))
            return
        holders = self._shortcuts.holders(keys, chosen) if keys else ()
        own = self._shortcuts.of(chosen)
        self.give.setEnabled(keys != (own[0] if own else "") and keys not in _OF_THE_MAP)
        if keys in _OF_THE_MAP:
            told = tr("The map uses {keys}. Combine it with Ctrl, Alt or Shift.", keys=keys)
            self.message.setText(told)
        elif not holders:
            self.message.setText(tr("Press the keys you want. Backspace removes the shortcut."))
            self.give.setText(tr("Assign"))
        else:
            self.message.setText(
                tr(
                    "{keys} is assigned to {title}, which would lose its shortcut.",
                    keys=keys,
                    title=listed([title_of(each) for each in holders]),
                )
            )
            self.give.setText(tr("Reassign"))

    def _give(self) -> None:
        """Give the marked action what is entered."""
        if self.chosen is not None:
            self._shortcuts.give(self.chosen, self.keys.keySequence().toString())

    def _reset(self) -> None:
        if self.chosen is not None:
            self._shortcuts.reset(self.chosen)

    def _reset_all(self) -> None:
        """Ask, for there is no undo, and give every action its usual shortcuts."""
        names = ", ".join(title_of(name) for name in self._shortcuts.unusual)
        box = Question(
            self,
            tr("Reset all shortcuts to their defaults?"),
            tr("Changed: {names}. This cannot be undone.", names=names),
        )
        every = box.offer(tr("Reset All"), loses=True)
        accepted(box)
        if box.given is every:
            self._shortcuts.reset_all()


def spelled(keys: Keys) -> str:
    """Return shortcuts as people read them on this system."""
    return ",  ".join(QKeySequence(each).toString(QKeySequence.SequenceFormat.NativeText) for each in keys)
