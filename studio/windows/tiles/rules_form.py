"""The rules a set is played by: each with its value, and what the set says besides."""

from functools import partial
from typing import Any

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from engine.board.document import Erratum
from engine.board.rules import Note, Plain
from engine.boardfile.bounds import Bounds
from engine.messages import Phrase
from engine.rulesets.overrides import FieldKind, RuleSetError, kind_of_field
from engine.tiles.edits import SetFieldOfSet
from engine.tiles.rules import rules_of, with_rule
from engine.tiles.set import DROVER, TileRules, TileSet
from studio.drawing.paper.rule_text import plain_words
from studio.drawing.tiles.rule_words import SUBJECTS_OF_SETS, VALUES_OF_SETS
from studio.language.words import headed, tr
from studio.panels.fields.fields import Choice, Prose
from studio.panels.fields.number_field import Number
from studio.panels.fields.number_list import NumberList
from studio.panels.inspector.rule_rows import RuleRow
from studio.session.set_session import SetSession

_LEAVE: Phrase = "Reset to the published rule."


class RulesForm(QScrollArea):
    """Edits the rules of a set; what is as published is not written into the set."""

    def __init__(self, session: SetSession) -> None:
        super().__init__()
        self.setObjectName("rules-form")
        self.setWidgetResizable(True)
        self._session = session
        self.rows: dict[str, RuleRow] = {}
        self.editors: dict[str, Number | Choice | NumberList] = {}
        self.notes = Prose("set-notes", "What else players have to know; each line is a note.")
        self.errata = Prose("set-errata", "Corrections after publishing: each line a date, then the text.")
        self._lay_out()
        self.notes.entered.connect(self._set_notes)
        self.errata.entered.connect(self._set_errata)
        session.edits_called_in.connect(self._finish)

    def _lay_out(self) -> None:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setSpacing(10)
        for title, fields in SUBJECTS_OF_SETS:
            column.addWidget(_head(tr(title)))
            for name, words in fields.items():
                row = self._row(name, tr(words))
                column.addWidget(row)
        for title, prose in (("Notes", self.notes), ("Errata", self.errata)):
            column.addWidget(_head(tr(title)))
            prose.setAccessibleName(tr(title))
            column.addWidget(prose)
        column.addStretch(1)
        self.setWidget(whole)

    def _row(self, name: str, words: str) -> RuleRow:
        kind = kind_of_field(name, TileRules)
        assert kind is not None  # every name of a field has a kind
        editor = self.editors[name] = _editor(name, kind, words)
        row = self.rows[name] = RuleRow(f"rule-{name}", words, editor, _LEAVE)
        row.entered.connect(partial(self._set, name))
        row.removal_wanted.connect(partial(self._set, name, getattr(DROVER, name)))
        return row

    # -- showing -----------------------------------------------------------------------------------

    def show_set(self, tile_set: TileSet) -> None:
        """Show a set as it is now; rules that cannot be played are left to the findings."""
        try:
            rules = rules_of(tile_set)
        except RuleSetError:
            rules = DROVER
        for name, editor in self.editors.items():
            value = getattr(rules, name)
            _show(editor, value)
            self.rows[name].leave.setVisible(value != getattr(DROVER, name))
        notes = (rule.text for rule in tile_set.special_rules if isinstance(rule, Note))
        self.notes.show_text("\n".join(notes))
        self.errata.show_text("\n".join(map(_erratum_line, tile_set.errata)))

    # -- doing -------------------------------------------------------------------------------------

    def _set(self, name: str, value: Plain) -> None:
        """Play by another value of a rule."""
        rules = with_rule(self._session.tile_set, name, value)
        self._session.change(SetFieldOfSet("special_rules", rules))

    def _set_notes(self, text: str) -> None:
        """Take the notes, a line each; changes of the rules stay."""
        kept = tuple(rule for rule in self._session.tile_set.special_rules if not isinstance(rule, Note))
        notes = tuple(Note(line) for line in _lines(text))
        self._session.change(SetFieldOfSet("special_rules", (*kept, *notes)))

    def _set_errata(self, text: str) -> None:
        """Take the errata, a line each: its first word is the date, where it has a digit, else today is."""
        known = {_erratum_line(each): each for each in self._session.tile_set.errata}
        errata = tuple(known.get(line) or _erratum(line) for line in _lines(text))
        self._session.change(SetFieldOfSet("errata", errata))

    def _finish(self) -> None:
        """Take what is being typed."""
        for row in self.rows.values():
            row.settle()
        for prose in (self.notes, self.errata):
            prose.settle()


def _editor(name: str, kind: FieldKind, words: str) -> Number | Choice | NumberList:
    """Return the field for the values of a kind."""
    tip: Any = f"{words}: {tr(kind.wanted)}."
    bounds = Bounds(kind.least, kind.most)
    match kind.sort:
        case "number":
            return Number(f"rule-{name}", tip, bounds)
        case "numbers":
            return NumberList(f"rule-{name}", tip, bounds)
        case "truth" | "word":
            pass
    choice = Choice(f"rule-{name}", tip)
    if kind.sort == "truth":
        choice.offer([(tr("Yes"), True), (tr("No"), False)], None)
    else:
        choice.offer([(headed(tr(VALUES_OF_SETS[word])), word) for word in kind.words], None)
    return choice


def _show(editor: Number | Choice | NumberList, value: Any) -> None:
    match editor:
        case Number():
            editor.show_number(value)
        case NumberList():
            editor.show_text(plain_words(value))
        case Choice():
            editor.setCurrentIndex(editor.offered.index(value))


def _erratum_line(erratum: Erratum) -> str:
    return f"{erratum.date} {erratum.text}"


def _erratum(line: str) -> Erratum:
    first, _, rest = line.partition(" ")
    has_date = bool(rest.strip()) and any(each.isdigit() for each in first)
    if has_date:
        return Erratum(first, rest.strip())
    return Erratum(QDate.currentDate().toString(Qt.DateFormat.ISODate), line)


def _lines(text: str) -> list[str]:
    return [words for line in text.splitlines() if (words := line.strip())]


def _head(text: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName("section")
    return label
