"""What the inspector's forms have in common: one thing shown, changed step by step, removed."""

from collections.abc import Hashable
from dataclasses import fields, replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from engine.board.document import Board
from engine.board.places import Country
from engine.board.terrain import TerrainKind
from engine.edits.entries import Entry
from engine.edits.protocol import Edit
from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.fields import Prose, TextField, button
from studio.panels.fields.number_field import Number
from studio.session.document import Session
from studio.tools.gestures import Sequel

AnyThing = TypeVar("AnyThing", bound=Country | TerrainKind | Entry)


def counted(old: AnyThing, new: AnyThing) -> Hashable | None:
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
        self.fields: tuple[TextField | Prose, ...] = ()

    @property
    def first_field(self) -> TextField | Prose | None:
        """Where one begins to write about a thing just made."""
        return self.fields[0] if self.fields else None

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
        for field in self.fields:
            field.settle()
        for number in self.findChildren(Number):
            number.interpretText()

    def _change(self, label: Phrase, **changes: Any) -> None:
        """Change fields of the thing."""
        if self._thing is not None:
            new = replace(self._thing, **changes)
            if new != self._thing:
                self._session.apply(self._edit(self._thing, new, label))

    def _edit(self, old: AnyThing, new: AnyThing, label: Phrase) -> Edit:
        """Return the edit that puts a changed thing in the place of the old one."""
        raise NotImplementedError

    def _ask_for(self, sequel: Sequel) -> None:
        """Ask the hand to go on, on the map."""
        self.sequel_wanted.emit(sequel)

    def _removal(self, name: str, word: Phrase) -> QPushButton:
        """Return the button that takes the thing off the board."""
        tip = tr("Remove this from the board. Undo brings it back.")
        self.removal = button(f"{name}-remove", tr("Remove {word}", word=tr(word)), tip)
        self.removal.clicked.connect(self.removal_wanted)
        return self.removal
