"""The inspector's forms for what is only written: notes and errata."""

from engine.board.document import Erratum
from engine.board.rules import Note
from studio.language.words import tr
from studio.panels.fields.fields import Prose, TextField
from studio.panels.inspector.form_rows import SHOWN, FormRow, line, prose, removal
from studio.panels.inspector.row_form import RowForm

_NOTE = "Printed on the sheet for the players; test games ignore it."
_DATE = "The date of the correction as year-month-day, for example 2026-11-01."
_MISTAKE = "The mistake on the published board and its correction."


class NoteForm(RowForm[Note]):
    """A text that is printed on the sheet."""

    called = "note"
    rows = (
        FormRow("text", "Te&xt", prose("Note for the players"), _NOTE, "Change note"),
        FormRow(
            "use",
            "",
            SHOWN,
            value=lambda _board, _note: tr("Printed with the special rules; test games ignore it."),
        ),
        removal("Note"),
    )


class ErratumForm(RowForm[Erratum]):
    """A correction with its date."""

    called = "erratum"
    rows = (
        FormRow("date", "&Date", line("2026-11-01"), _DATE, "Change date of erratum"),
        FormRow("text", "Te&xt", prose(), _MISTAKE, "Change erratum"),
        removal("Erratum"),
    )

    @property
    def first_field(self) -> TextField | Prose | None:
        """Where one begins: at the text, for a new erratum has its date."""
        text: Prose = self.parts["text"]
        return text
