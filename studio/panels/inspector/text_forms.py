"""The inspector's forms for what is only written: notes and errata."""

from engine.board.document import Board, Erratum
from engine.board.rules import Note as NoteRule
from engine.edits.entries import ChangeEntry
from engine.edits.protocol import Edit
from studio.language.words import tr
from studio.panels.fields.fields import Note, Prose, TextField, form
from studio.panels.inspector.entry_form import EntryForm
from studio.session.document import Session

_NOTE = "Printed on the sheet for the players; test games ignore it."
_DATE = "The date of the correction as year-month-day, for example 2026-11-01."


class NoteForm(EntryForm[NoteRule]):
    """A text that is printed on the sheet."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.text = Prose("note-text", _NOTE, "Note for the players")
        self.use = Note("note-use", "Printed with the special rules; test games ignore it.")
        self.fields = (self.text,)
        layout = form(self)
        layout.addRow(tr("Te&xt"), self.text)
        layout.addRow("", self.use)
        layout.addRow("", self._removal("note", "Note"))
        self.text.entered.connect(lambda text: self._change("Change note", text=text))

    def _show(self, board: Board, note: NoteRule) -> None:
        """Fill the field."""
        self.text.show_text(note.text)

    def _edit(self, old: NoteRule, new: NoteRule, label: str) -> Edit:
        """Return the edit of the note."""
        return ChangeEntry(old, new, label)


class ErratumForm(EntryForm[Erratum]):
    """A correction with its date."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.text = Prose("erratum-text", "The mistake on the published board and its correction.")
        self.date = TextField("erratum-date", _DATE, "2026-11-01")
        self.fields = (self.text, self.date)
        layout = form(self)
        layout.addRow(tr("&Date"), self.date)
        layout.addRow(tr("Te&xt"), self.text)
        layout.addRow("", self._removal("erratum", "Erratum"))
        self.text.entered.connect(lambda text: self._change("Change erratum", text=text))
        self.date.entered.connect(lambda day: self._change("Change date of erratum", date=day))

    def _show(self, board: Board, erratum: Erratum) -> None:
        """Fill the fields."""
        self.text.show_text(erratum.text)
        self.date.show_text(erratum.date)

    def _edit(self, old: Erratum, new: Erratum, label: str) -> Edit:
        """Return the edit of the erratum."""
        return ChangeEntry(old, new, label)
