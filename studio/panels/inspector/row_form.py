"""A form of rows, each of which says all there is to say of one field."""

from dataclasses import fields
from typing import Any, ClassVar

from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from engine.board.document import Board
from studio.language.words import tr
from studio.panels.fields.fields import Prose, TextField, form
from studio.panels.fields.fold import Fold
from studio.panels.fields.number_field import Number
from studio.panels.fields.number_list import NumberList
from studio.panels.inspector.entry_form import AnyThing, EntryForm
from studio.panels.inspector.form_rows import Folded, FormRow, Group
from studio.session.document import Session


class RowForm(EntryForm[AnyThing]):
    """Builds a form of its rows, fills it with a thing, and reads what is entered."""

    called: ClassVar[str]
    """What the object names of its fields begin with."""
    schema: ClassVar[str] = ""
    """The part of the map file's schema with the bounds of its numbers."""
    rows: ClassVar[tuple[FormRow | Group | Folded, ...]] = ()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.parts: dict[str, Any] = {}
        """The fields, by the names of their rows."""
        self._filled: list[FormRow] = []
        self.folds: dict[Fold, Folded] = {}
        """The parts that are folded away, and their rows."""
        self._layout = form(self)
        for row in self.rows:
            self._lay_out(row, self._layout)

    @property
    def first_field(self) -> TextField | Prose | None:
        """Where one begins to write about a thing just made."""
        return next((field for field in self.parts.values() if isinstance(field, TextField | Prose)), None)

    def settle(self) -> None:
        """Finish entries half made."""
        for field in self.parts.values():
            if isinstance(field, TextField | Prose):
                field.settle()
            elif isinstance(field, Number):
                field.interpretText()

    def _made(self, row: FormRow) -> QWidget:
        """Return the field of a row, which is heard from now on."""
        field = row.kind.make(row, f"{self.called}-{row.name}", self.schema or self.called)
        self.parts[row.name] = field
        self._filled.append(row)
        if row.kind.signal:
            getattr(field, row.kind.signal).connect(lambda value: self._take(row, value))
        return field

    def _lay_out(self, row: FormRow | Group | Folded, layout: QFormLayout) -> None:
        """Put a row below the others."""
        if isinstance(row, Folded):
            fold = Fold(f"{self.called}-{row.name}", row.label)
            self.folds[fold] = row
            for each in row.rows:
                self._lay_out(each, fold.rows)
            layout.addRow(fold)
            return
        if isinstance(row, Group):
            fields = [self._made(each) for each in row.rows]
            joined = row.join(fields)
            if row.label:
                label = QLabel(tr(row.label))
                label.setBuddy(fields[0])
                layout.addRow(label, joined)
            else:
                layout.addRow(joined)
            return
        field, words = self._made(row), "" if row.kind.has_label else tr(row.label)
        if row.is_wide:
            if words:
                layout.addRow(QLabel(words))
            layout.addRow(field)
        else:
            layout.addRow(words, field)
        if isinstance(field, NumberList):
            layout.addRow("", field.note)

    def _show(self, board: Board, thing: AnyThing) -> None:
        """Fill the fields."""
        for row in self._filled:
            self._fill(row, board, thing)
        for fold, folded in self.folds.items():
            fold.show_count(sum(_is_set(thing, row.attribute) for row in folded.rows))

    def _fill(self, row: FormRow, board: Board, thing: AnyThing) -> None:
        field = self.parts[row.name]
        if row.kind.show is not None:
            row.kind.show(field, row.value_of(board, thing))
        if row.is_enabled is not None:
            field.setEnabled(row.is_enabled(board, thing))
        if row.is_visible is not None:
            self._layout.setRowVisible(field, row.is_visible(board, thing))

    def _take(self, row: FormRow, entered: Any) -> None:
        """Let the thing have what was entered; what changes nothing is shown again as the thing has it."""
        if row.press is not None:
            row.press(self)
        elif self._thing is not None:
            value = row.kind.read(self.parts[row.name], entered) if row.kind.read else entered
            changes = row.changes_by(self._session.board, self._thing, value)
            label = row.unset if row.unset and not value else row.change
            if not self._change(label, **changes):
                self._fill(row, self._session.board, self._thing)


def _is_set(thing: Any, name: str) -> bool:
    """Return whether a field of a thing differs from what it usually is."""
    usual = next(each.default for each in fields(thing) if each.name == name)
    return bool(getattr(thing, name) != usual)
