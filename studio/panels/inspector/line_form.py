"""The inspector's form for a river, closed sides or a border."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy

from engine.board.document import Board
from engine.board.lines import LINE_KINDS, SideLine
from engine.edits.lines import RemoveLine, ReplaceLine, line_word, ordered
from engine.edits.protocol import Edit
from engine.messages import Saying
from studio.language.words import tr
from studio.panels.inspector.form_rows import (
    BUTTON,
    SHOWN,
    FormRow,
    Group,
    Offer,
    amount,
    choice,
    line,
    on_map,
)
from studio.panels.inspector.row_form import RowForm
from studio.panels.thing_names import LINE_WORDS, ends_words, sides_words
from studio.tools.lines import joining, splitting

_KIND = "A river makes links across it cost more, closed sides block links, a border separates countries."
_COST = "What crossing this river adds to the cost of a link."
_SPLIT = "Click the corner where you want to split the line."
_JOIN = "Click another line of this kind to join the two."
_REVERSE = "Reverse the direction of the line, for example from mouth to source."
_REMOVAL = "Remove the whole line from the board. Undo brings it back."


def _kinds(_board: Board, line: SideLine) -> Offer:
    """Return the kinds of lines, and that of a line."""
    return [(tr(LINE_WORDS[kind]), kind) for kind in LINE_KINDS], line.kind


def _two_a_row(buttons: Sequence[QPushButton]) -> QGridLayout:
    """Return buttons in rows of two."""
    work = QGridLayout()
    work.setSpacing(6)
    for place, each in enumerate(buttons):
        each.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        work.addWidget(each, *divmod(place, 2))
    work.setColumnStretch(2, 1)
    return work


class LineForm(RowForm[SideLine]):
    """Name and kind of a line along sides."""

    called, schema = "line", "sides"
    rows = (
        FormRow("name", "&Name", line("No name yet"), "The name printed along the line.", "Rename {line}"),
        FormRow(
            "kind",
            "&Kind",
            choice(),
            _KIND,
            "Change kind of {line}",
            value=_kinds,
            changes=lambda _board, line, kind: {"kind": kind, "cost": line.cost if kind == "river" else None},
        ),
        FormRow(
            "cost",
            "&Cost",
            amount("points more", lowest="By the rules", is_optional=True),
            _COST,
            "Change cost of {line}",
            is_visible=lambda _board, line: line.kind == "river",
        ),
        FormRow("length", "Length", SHOWN, value=lambda _board, line: sides_words(line, len(line.chains))),
        FormRow("ends", "Runs", SHOWN, value=ends_words),
        Group(
            "",
            (
                on_map("split", "Split…", _SPLIT, splitting, lambda _board, line: len(line.sides) > 1),
                on_map(
                    "join",
                    "Join…",
                    _JOIN,
                    joining,
                    lambda board, line: sum(each.kind == line.kind for each in board.lines) > 1,
                ),
                FormRow(
                    "reverse",
                    "Reverse",
                    BUTTON,
                    _REVERSE,
                    "Reverse {line}",
                    changes=lambda _board, line, _click: {"sides": ordered(line.sides[::-1])},
                ),
                FormRow("remove", "Remove Line", BUTTON, _REMOVAL, press=lambda form: form.apply(RemoveLine)),
            ),
            _two_a_row,
        ),
    )

    def _edit(self, old: SideLine, new: SideLine, label: str) -> Edit:
        """Return the edit of the line."""
        return ReplaceLine(old, new, label=Saying(label, {"line": line_word(old.kind)}))
