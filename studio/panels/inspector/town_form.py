"""The inspector's form for a town."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from engine.board.places import Town
from engine.edits.towns import ChangeTown, GiveKey, RemoveTown
from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.check_boxes import Flags
from studio.panels.fields.fields import Note, TextField, button, flag, form
from studio.panels.inspector.key_entry import key_note, keys_in, keys_text, strange_keys
from studio.panels.inspector.key_pool import KeyPool, key_words, owners_of
from studio.panels.thing_names import place_words
from studio.session.document import Session

_SMALL = "The first company to reach it earns less. Two small towns may share a key."
_PORT = "Ferries may call here, and specials with “any port” include it."
_START = "Companies may start here. The first railway to reach it earns nothing."
_KEYS = (
    "The keys of this town, for example 31, 32 or AS, 10H; 31-33 means all three. "
    "Important towns may have several; a place without keys is only a port or a name."
)
_FLAGS: Final[Mapping[str, tuple[Phrase, Phrase]]] = {
    "small": ("Mark town as small", "Unmark town as small"),
    "port": ("Mark town as port", "Unmark town as port"),
    "start": ("Mark town as start", "Unmark town as start"),
}
_SHARED: Phrase = "{key} is now shared with {owner}. Undo reverts this."
_TAKEN: Phrase = "{key} was moved here from {owner}. Undo reverts this."
_REMOVAL = "Remove this town from the board. Undo brings it back."


class TownForm(QWidget):
    """Name, keys and flags of a town; every finished change is one step of history."""

    said = Signal(str)
    """A word on whose key was taken."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._town: Town | None = None
        self.name = TextField("town-name", "The name printed on the map.", "No name yet")
        self.keys = TextField("town-keys", _KEYS, "No keys")
        self.key_note = Note("town-key-note")
        self.pool = KeyPool("town-pool")
        self.place = Note("town-place")
        self.small = flag("town-small", "S&mall town", _SMALL)
        self.port = flag("town-port", "&Port", _PORT)
        self.start = flag("town-start", "St&arting point", _START)
        self.removal = button("town-remove", "Remove Town", _REMOVAL)
        self._lay_out()
        self.name.entered.connect(lambda name: self._change("Rename town", name=name))
        self.keys.entered.connect(self._enter_keys)
        self.keys.textChanged.connect(self._show_note)
        self.pool.picked.connect(self._pick_key)
        self.small.clicked.connect(lambda on: self._set("small", on))
        self.port.clicked.connect(lambda on: self._set("port", on))
        self.start.clicked.connect(lambda on: self._set("start", on))
        self.removal.clicked.connect(self._remove)

    def _lay_out(self) -> None:
        """Put the fields below each other."""
        layout = form(self)
        layout.addRow(tr("&Name"), self.name)
        layout.addRow(tr("&Keys"), self.keys)
        layout.addRow(Flags((self.small, self.port, self.start)))
        # The note has one line or two: below the pool it does not move that under the pointer.
        layout.addRow(self.pool)
        layout.addRow("", self.key_note)
        layout.addRow(tr("Hex"), self.place)
        layout.addRow("", self.removal)

    def show_thing(self, board: Board, town: Town) -> None:
        """Show a town of a board."""
        self._town = town
        self.name.show_text(town.name)
        self.keys.show_text(keys_text(town.keys))
        self.small.setChecked(town.small)
        self.port.setChecked(town.port)
        self.start.setChecked(town.start)
        self.pool.offer(board.key_scheme.towns, frozenset(town.keys), owners_of(board, town))
        self.pool.setVisible(bool(board.key_scheme.towns))
        self.place.setText(place_words(board, town.hex))
        self._show_note()

    def settle(self) -> None:
        """Finish entries half made."""
        self.name.settle()
        self.keys.settle()

    def _show_note(self) -> None:
        """Say what there is to say about the keys as they are typed."""
        if self._town is not None:
            board = self._session.board
            keys = keys_in(self.keys.text(), board.key_scheme.towns)
            self.key_note.setText(key_note(board, self._town, keys))
            self.key_note.mark_wrong(bool(strange_keys(board, keys)))

    def _enter_keys(self, text: str) -> None:
        """Give the town the keys, and show them as they are kept."""
        keys = keys_in(text, self._session.board.key_scheme.towns)
        self.keys.show_text(keys_text(keys))
        self._change("Change keys", keys=keys)

    def _pick_key(self, key: str) -> None:
        """Take one of its keys off the town, or give it one more, and say from whom."""
        # The pool leaves the keyboard where it is.
        self.settle()
        town, board = self._town, self._session.board
        if town is None:
            return
        if key in town.keys:
            self._change("Remove key from town", keys=tuple(other for other in town.keys if other != key))
            return
        owner, edit = owners_of(board, town).get(key), GiveKey(town, key)
        if edit.apply(board) is board:
            self.said.emit(
                tr(
                    "{key} is assigned to {owner}, and a special needs a key.",
                    key=key_words(key),
                    owner=owner,
                )
            )
        elif self._session.apply(edit) and owner is not None:
            shared = any(key in other.keys for other in self._session.board.towns if other.hex != town.hex)
            self.said.emit(tr(_SHARED if shared else _TAKEN, key=key_words(key), owner=owner))

    def _set(self, flag: str, on: bool) -> None:
        """Set or clear one flag."""
        self._change(_FLAGS[flag][not on], **{flag: on})

    def _change(self, label: Phrase, **changes: Any) -> None:
        """Change the town."""
        if self._town is not None:
            self._session.apply(ChangeTown(self._town, replace(self._town, **changes), label=label))

    def _remove(self) -> None:
        """Take the town off the board."""
        if self._town is not None:
            self._session.apply(RemoveTown(self._town))
