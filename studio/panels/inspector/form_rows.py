"""The rows of a form: each says once what a field is called, what it shows and what it changes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any

from PySide6.QtWidgets import QCheckBox, QLayout, QWidget

from engine.board.document import Board
from engine.boardfile.bounds import bounds_of
from engine.messages import Phrase, say
from studio.language.words import tr
from studio.panels.fields.colour_field import ColourField
from studio.panels.fields.fields import PROSE_LINES, Choice, Note, Prose, TextField, button, flag
from studio.panels.fields.number_field import Number
from studio.panels.fields.number_list import NumberList
from studio.tools.gestures import Sequel

Offer = tuple[list[tuple[str, object]], object]
"""What a choice offers, each in words, and the one chosen."""


@dataclass(frozen=True)
class Kind:
    """A kind of field: how to make it, show a value in it, and which signal brings an entered one."""

    make: Callable[["FormRow", str, str], QWidget]
    """Returns the field for a row, an object name, and the part of the map file's schema with its bounds."""
    show: Callable[[Any, Any], None] | None = None
    signal: str = ""
    read: Callable[[Any, Any], Any] | None = None
    """Returns the value of a field and what its signal brought, where that is not the value itself."""
    has_label: bool = False
    """Whether the label is in the field itself."""


@dataclass(frozen=True)
class FormRow:
    """A field of a form. ``name`` ends its object name, and is the thing's field unless ``field`` says."""

    name: str
    label: Phrase
    kind: Kind
    tip: Phrase = ""
    change: Phrase = ""
    """What a change is called in the undo menu."""
    _: KW_ONLY
    unset: Phrase = ""
    """What clearing a box is called there, if not the same."""
    field: str = ""
    value: Callable[[Board, Any], Any] | None = None
    """Returns what to show of a thing, where that is not simply its field."""
    changes: Callable[[Board, Any, Any], Mapping[str, Any]] | None = None
    """Returns the fields that an entered value changes, none for one that cannot be taken."""
    press: Callable[[Any], object] | None = None
    """What a button does to its form, where it changes no field."""
    is_enabled: Callable[[Board, Any], bool] | None = None
    is_visible: Callable[[Board, Any], bool] | None = None
    is_wide: bool = False
    """Whether the field takes both columns."""

    @property
    def attribute(self) -> str:
        """The field of the thing."""
        return self.field or self.name

    def value_of(self, board: Board, thing: Any) -> Any:
        """Return what to show of a thing."""
        return self.value(board, thing) if self.value else getattr(thing, self.attribute)

    def changes_by(self, board: Board, thing: Any, value: Any) -> Mapping[str, Any]:
        """Return the fields of a thing that an entered value changes."""
        return self.changes(board, thing, value) if self.changes else {self.attribute: value}


@dataclass(frozen=True)
class Group:
    """Fields joined in one row."""

    label: Phrase
    rows: tuple[FormRow, ...]
    join: Callable[[Sequence[Any]], QWidget | QLayout]


@dataclass(frozen=True)
class Folded:
    """Rows below a heading that hides them: what few change. Its object name ends in ``name``."""

    name: str
    label: Phrase
    rows: tuple[FormRow, ...]


# -- kinds of fields -------------------------------------------------------------------------------


def line(placeholder: Phrase = "") -> Kind:
    """Return the kind for a line of text."""
    return Kind(lambda row, name, _: TextField(name, row.tip, placeholder), TextField.show_text, "entered")


def prose(placeholder: Phrase = "", *, lines: int = PROSE_LINES) -> Kind:
    """Return the kind for some lines of text."""
    return Kind(lambda row, name, _: Prose(name, row.tip, placeholder, lines), Prose.show_text, "entered")


def amount(
    unit: Phrase = "", *, lowest: Phrase = "", before: Phrase = "", is_optional: bool = False, bound: str = ""
) -> Kind:
    """Return the kind for a number within the bounds that the map file's schema gives its field.

    ``lowest`` is shown for the lowest number, ``before`` in front of all. Where it is optional, the number
    below its bounds says that there is none. ``bound`` is the field's name in the schema if that is another.
    """

    def make(row: FormRow, name: str, schema: str) -> Number:
        bounds = bounds_of(schema, bound or row.attribute)
        field = Number(name, row.tip, bounds.or_none if is_optional else bounds, unit)
        field.setSpecialValueText(tr(lowest))
        field.setPrefix(tr(before))
        return field

    if not is_optional:
        return Kind(make, Number.show_number, "entered")
    return Kind(
        make,
        lambda field, value: field.show_number(field.least if value is None else value),
        "entered",
        lambda field, number: None if number <= field.least else number,
    )


def numbers(placeholder: Phrase = "") -> Kind:
    """Return the kind for whole numbers, each once; a line below says why an entry was not taken."""
    return Kind(
        lambda row, name, schema: NumberList(
            name, row.tip, bounds_of(schema, row.attribute), placeholder, is_set=True
        ),
        NumberList.show_numbers,
        "taken",
    )


def choice(placeholder: Phrase = "") -> Kind:
    """Return the kind for a choice of words: the value shown is what is offered, and the one chosen."""

    def make(row: FormRow, name: str, _schema: str) -> Choice:
        field = Choice(name, row.tip)
        field.setPlaceholderText(tr(placeholder))
        return field

    return Kind(make, lambda field, value: field.offer(*value), "chosen")


def own(make: Callable[[str], QWidget]) -> Kind:
    """Return the kind for a part that the form itself fills and listens to."""
    return Kind(lambda _row, name, _schema: make(name))


TICK = Kind(
    lambda row, name, _: flag(name, row.label, row.tip), QCheckBox.setChecked, "clicked", has_label=True
)
COLOUR = Kind(lambda row, name, _: ColourField(name, row.tip), ColourField.show_colour, "chosen")
SHOWN = Kind(lambda _row, name, _schema: Note(name), Note.setText)
BUTTON = Kind(lambda row, name, _: button(name, row.label, row.tip), None, "clicked", has_label=True)


def on_map(
    name: str,
    label: Phrase,
    tip: Phrase,
    begin: Callable[[Any], Sequel],
    is_enabled: Callable[[Board, Any], bool] | None = None,
) -> FormRow:
    """Return the row of a button that has the hand go on with the thing on the map."""
    return FormRow(name, label, BUTTON, tip, press=lambda form: form.ask_for(begin), is_enabled=is_enabled)


def painting() -> FormRow:
    """Return the row of the button that has the thing painted."""
    tip: Phrase = "Paint its area with the brush."
    return FormRow("paint", "Paint on the Map", BUTTON, tip, press=lambda form: form.painting_wanted.emit())


def removal(word: Phrase) -> FormRow:
    """Return the row of the button that takes the thing off the board."""
    words, tip = say("Remove {word}", word=say(word)), say("Remove this from the board. Undo brings it back.")
    return FormRow("remove", words, BUTTON, tip, press=lambda form: form.removal_wanted.emit())
