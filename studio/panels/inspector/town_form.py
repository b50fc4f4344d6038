"""The inspector's form for a town."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from engine.board.free_keys import free_keys, next_key
from engine.board.keys import keys_in, keys_text, printed_key
from engine.board.places import Town
from engine.edits.protocol import Edit
from engine.edits.towns import ChangeTown, GiveKey, RemoveTown
from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.check_boxes import Flags
from studio.panels.fields.fields import Note, TextField
from studio.panels.inspector.form_rows import BUTTON, SHOWN, TICK, FormRow, Group, amount, line, own
from studio.panels.inspector.key_entry import key_note, strange_keys
from studio.panels.inspector.key_pool import KeyPool, owners_of
from studio.panels.inspector.row_form import RowForm
from studio.panels.thing_names import place_words
from studio.session.document import Session
from studio.tools.towns import MARKS

_SMALL = "The first company to reach it earns less. Two small towns may share a key."
_PORT = "Ferries may call here, and specials with “any port” include it."
_START = "Companies may start here. The first railway to reach it earns nothing."
_BONUS = "What the first company to reach this town receives."
_KEYS = (
    "The keys of this town, for example 31, 32 or AS, 10H; 31-33 means all three. "
    "Important towns may have several; a place without keys is only a port or a name."
)
_SHARED: Phrase = "{key} is now shared with {owner}. Undo reverts this."
_TAKEN: Phrase = "{key} was moved here from {owner}. Undo reverts this."
_REMOVAL = "Remove this town from the board. Undo brings it back."


def _named(board: Board, town: Town, text: str) -> dict[str, object]:
    """Return what a name typed for a town changes: its keys, where it has neither and they are free keys."""
    keys, free = keys_in(text, board.key_scheme.towns), free_keys(board)
    if keys and not town.name and not town.keys and all(key in free for key in keys):
        return {"keys": keys}
    return {"name": text}


class TownForm(RowForm[Town]):
    """Name, keys and flags of a town."""

    said = Signal(str)
    """A word on whose key was taken."""

    called, schema = "town", "towns"
    rows = (
        FormRow(
            "name",
            "&Name",
            line("No name yet"),
            "The name printed on the map. Enter goes on to the keys.",
            "Rename town",
            changes=_named,
        ),
        FormRow(
            "keys",
            "&Keys",
            line("No keys"),
            _KEYS,
            "Change keys",
            value=lambda _board, town: keys_text(town.keys),
            changes=lambda board, _town, text: {"keys": keys_in(text, board.key_scheme.towns)},
        ),
        Group(
            "",
            (
                FormRow("small", "S&mall town", TICK, _SMALL, MARKS["small"][0], unset=MARKS["small"][1]),
                FormRow("port", "&Port", TICK, _PORT, MARKS["port"][0], unset=MARKS["port"][1]),
                FormRow("start", "St&arting point", TICK, _START, MARKS["start"][0], unset=MARKS["start"][1]),
            ),
            Flags,
        ),
        FormRow(
            "bonus",
            "&Bonus",
            amount("points", lowest="By the rules", is_optional=True),
            _BONUS,
            "Change bonus of town",
            is_enabled=lambda _board, town: bool(town.keys) or town.bonus is not None,
        ),
        # The note has one line or two: below the pool it does not move that under the pointer.
        FormRow(
            "pool",
            "",
            own(KeyPool),
            is_wide=True,
            is_visible=lambda board, _town: bool(board.key_scheme.towns),
        ),
        FormRow("key-note", "", own(Note)),
        FormRow("place", "Hex", SHOWN, value=lambda board, town: place_words(board, town.hex)),
        FormRow("remove", "Remove Town", BUTTON, _REMOVAL, press=lambda form: form.apply(RemoveTown)),
    )

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.keys: TextField = self.parts["keys"]
        self.key_note: Note = self.parts["key-note"]
        self.pool: KeyPool = self.parts["pool"]
        self.keys.textChanged.connect(self._show_note)
        self.pool.picked.connect(self._pick_key)

    def _show(self, board: Board, town: Town) -> None:
        """Fill the fields."""
        super()._show(board, town)
        self.pool.offer(board.key_scheme.towns, frozenset(town.keys), owners_of(board, town))
        self._show_note()

    def goes_on_from(self, field: QWidget | None) -> bool:
        """Go on from the name of a town without keys to its keys, and return whether that was so.

        The next free key of the nearest sector is proposed: Enter accepts it.
        """
        town, board = self._thing, self._session.board
        if field is not self.parts["name"] or town is None or town.keys or not town.name:
            return False
        key = next_key(board, town.hex)
        if key is not None:
            self.keys.propose(key)
        return key is not None

    def _show_note(self) -> None:
        """Say what there is to say about the keys as they are typed."""
        if self._thing is not None:
            board = self._session.board
            keys = keys_in(self.keys.text(), board.key_scheme.towns)
            self.key_note.setText(key_note(board, self._thing, keys))
            self.key_note.mark_wrong(bool(strange_keys(board, keys)))

    def _pick_key(self, key: str) -> None:
        """Take one of its keys off the town, or give it one more, and say from whom."""
        # The pool leaves the keyboard where it is.
        self.settle()
        town, board = self._thing, self._session.board
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
                    key=printed_key(key),
                    owner=owner,
                )
            )
        elif self._session.apply(edit) and owner is not None:
            shared = any(key in other.keys for other in self._session.board.towns if other.hex != town.hex)
            self.said.emit(tr(_SHARED if shared else _TAKEN, key=printed_key(key), owner=owner))

    def _edit(self, old: Town, new: Town, label: Phrase) -> Edit:
        """Return the edit of the town."""
        return ChangeTown(old, new, label="Change keys" if old.keys != new.keys else label)
