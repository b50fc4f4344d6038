"""What the inspector's forms have in common: one thing shown, changed step by step, removed."""

from collections.abc import Callable, Hashable
from dataclasses import fields, replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import Country, Town
from engine.board.terrain import TerrainKind
from engine.edits.entries import ChangeEntry, Entry
from engine.edits.protocol import Edit
from engine.messages import Phrase
from studio.panels.fields.fields import Prose, button
from studio.panels.inspector.form_rows import removal
from studio.session.document import Session
from studio.tools.gestures import Sequel

AnyThing = TypeVar("AnyThing", bound=Board | Town | SideLine | Country | TerrainKind | Entry)


def counted(old: Any, new: Any) -> Hashable | None:
    """Return what is the same for all steps of counting one number of a thing up and down, to undo as one.

    None where the thing is changed in anything else.
    """
    changed = [each.name for each in fields(old) if getattr(old, each.name) != getattr(new, each.name)]
    values = [getattr(thing, name) for thing in (old, new) for name in changed]
    if len(changed) != 1 or not all(value is None or type(value) is int for value in values):
        return None
    aside: dict[str, Any] = {changed[0]: 0}
    return changed[0], replace(old, **aside)


class EntryForm(QWidget, Generic[AnyThing]):
    """A form for one sort of thing; every finished change is one step of history."""

    sequel_wanted = Signal(object)
    """A Sequel the hand is to go on with on the map."""
    painting_wanted = Signal()
    """What is shown is to be painted on the map."""
    removal_wanted = Signal()
    """What is shown is to be taken off the board."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._thing: AnyThing | None = None

    @property
    def first_field(self) -> QLineEdit | Prose | None:
        """Where one begins to write about a thing just made."""
        return None

    def show_thing(self, board: Board, thing: AnyThing) -> None:
        """Show a thing of a board."""
        self._thing = thing
        self._show(board, thing)

    def _show(self, board: Board, thing: AnyThing) -> None:
        """Fill the fields; each form has fields of its own."""
        # Qt's metaclass and that of abstract classes cannot be joined.
        raise NotImplementedError

    def settle(self) -> None:
        """Finish entries half made."""
        raise NotImplementedError

    def ask_for(self, begin: Callable[[AnyThing], Sequel]) -> None:
        """Ask the hand to go on with the thing, on the map."""
        if self._thing is not None:
            self.sequel_wanted.emit(begin(self._thing))

    def apply(self, edit: Callable[..., Edit], *values: object) -> None:
        """Apply an edit made of the thing and some values."""
        if self._thing is not None:
            self._session.apply(edit(self._thing, *values))

    def _change(self, label: Phrase, **changes: Any) -> bool:
        """Change fields of the thing; return whether that makes another of it."""
        old = self._thing
        new = None if old is None else replace(old, **changes)
        if new == old:
            return False
        self._session.apply(self._edit(old, new, label))
        return True

    def _edit(self, old: Any, new: Any, label: Phrase) -> Edit:
        """Return the edit that puts a changed thing in the place of the old one."""
        return ChangeEntry(old, new, label, merge_key=counted(old, new))

    def _removal(self, name: str, word: Phrase) -> QPushButton:
        """Return the button that takes the thing off the board."""
        row = removal(word)
        made = button(f"{name}-remove", row.label, row.tip)
        made.clicked.connect(self.removal_wanted)
        return made
