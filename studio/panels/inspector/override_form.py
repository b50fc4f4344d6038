"""The inspector's form for the rules a board changes: a row for each, with its unit and its bounds."""

from collections.abc import Mapping
from functools import partial
from math import isfinite
from typing import Final

from PySide6.QtWidgets import QVBoxLayout

from engine.board.document import Board
from engine.board.rules import Override, Plain
from engine.boardfile.bounds import Bounds
from engine.messages import Phrase
from engine.rulesets.editions import EDITIONS
from engine.rulesets.overrides import FieldKind, kind_of_field
from engine.rulesets.sixth import SIXTH
from studio.drawing.paper.rule_text import VALUE_WORDS, plain_words
from studio.language.words import headed, tr
from studio.panels.fields.fields import Choice, Note
from studio.panels.fields.number_field import Number
from studio.panels.fields.number_list import NumberList
from studio.panels.inspector.entry_form import EntryForm
from studio.panels.inspector.rule_choice import RuleChoice, words_of
from studio.panels.inspector.rule_rows import RuleRow
from studio.panels.inspector.rule_search import RuleSearch
from studio.session.document import Session

_OFF_THE_ROLL: Phrase = "off the roll"
_LEAVE: Phrase = "Reset to the edition."
_POINTS: Phrase = "points"
_UNITS: Final[Mapping[str, Phrase]] = {
    **dict.fromkeys(
        ("hill_takes", "swamp_takes", "embark_takes", "disembark_takes", "sea_takes"), _OFF_THE_ROLL
    ),
    **dict.fromkeys(
        (
            *("link_cost", "hill_half", "hill_to_hill_less", "swamp_half", "river_cost", "start_money"),
            *("bonus", "small_bonus", "junction", "alongside_half", "alongside_towns", "save_from", "toll"),
            *("most_to_one", "most_net", "sole_prize", "extra_points", "target_raise"),
            *("same_round_half", "most_received", "rolls_again_below"),
        ),
        _POINTS,
    ),
    **dict.fromkeys(("unserved_towns", "notice_at"), "towns"),
    **dict.fromkeys(("leap_hexes", "joint_hexes", "joint_hexes_with_one"), "hexes"),
    **dict.fromkeys(("joint_percent", "extra_percent", "interest_percent"), "%"),
    **dict.fromkeys(("races", "idle_races", "extra_every", "entry_limit"), "races"),
    **dict.fromkeys(("idle_rounds", "build_rounds", "race_rounds"), "rounds"),
    "build_rolls": "rolls",
    **dict.fromkeys(("rolls_thrown", "ones_again"), "dice"),
    "notice_turns": "turns",
    "min_run": "links",
}
"""The unit of each amount; fields that are no amounts have none."""


class OverrideForm(EntryForm[Override]):
    """The fields of the rule set that one entry of the board sets otherwise."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.rows: dict[str, FieldRow] = {}
        self.search, self.more = RuleSearch(), RuleChoice()
        self.use = Note("override-use", "All other rules follow the board’s edition.")
        self._list = QVBoxLayout()
        self._list.setSpacing(10)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(self._list)
        layout.addWidget(self.search)
        layout.addWidget(self.more)
        layout.addWidget(self.use)
        layout.addWidget(self._removal("override", "Rule Changes"))
        for choice in (self.search, self.more):
            choice.chosen.connect(self._add)

    @property
    def first_field(self) -> RuleSearch:
        """Where one begins: the search among the rules."""
        return self.search

    def _show(self, board: Board, rule: Override) -> None:
        """Show a row for each field that is set."""
        if [(name, row.sort) for name, row in self.rows.items()] != [
            (name, sort_of(name, value)) for name, value in rule.values
        ]:
            self._fill(rule)
        for name, value in rule.values:
            self.rows[name].show_value(value)
        for choice in (self.search, self.more):
            choice.offer_all_but(self.rows)

    def settle(self) -> None:
        """Finish entries half made."""
        for row in self.rows.values():
            row.settle()

    def _fill(self, rule: Override) -> None:
        """Make the rows again."""
        for row in self.rows.values():
            self._list.removeWidget(row)
            row.deleteLater()
        self.rows = {name: FieldRow(name, sort_of(name, value)) for name, value in rule.values}
        for name, row in self.rows.items():
            row.entered.connect(partial(self._set, name))
            row.removal_wanted.connect(partial(self._take_away, name))
            self._list.addWidget(row)

    def _add(self, name: str) -> None:
        """Set one more field, at first to what the edition says."""
        if self._thing is not None and name:
            edition = EDITIONS.get(self._session.board.rules, SIXTH)
            self._change("Change rules", values=(*self._thing.values, (name, getattr(edition, name))))

    def _set(self, name: str, value: Plain) -> None:
        """Set a field that is listed to another value."""
        if self._thing is not None:
            values = tuple((each, value if each == name else old) for each, old in self._thing.values)
            self._change("Change rules", values=values)

    def _take_away(self, name: str) -> None:
        """Leave a field as the edition has it."""
        if self._thing is not None:
            self._change("Change rules", values=tuple(pair for pair in self._thing.values if pair[0] != name))


class FieldRow(RuleRow):
    """One field: what it is called, its value in a fitting field, and a button to leave it."""

    def __init__(self, name: str, sort: str) -> None:
        self._name = name
        self.sort = sort
        self._kind = kind_of_field(name)
        self.editor = _editor(name, self._kind, sort)
        super().__init__(name, words_of(name), self.editor, _LEAVE)

    def show_value(self, value: Plain) -> None:
        """Show a value of the field."""
        match self.editor:
            case Number() if isinstance(value, int | float):
                self.editor.show_number(value)
            case Choice():
                offered = self._choices()
                is_known = value in [each for _, each in offered]
                self.editor.offer(offered if is_known else [*offered, (plain_words(value), value)], value)
            case NumberList():
                self.editor.show_text(plain_words(value))
            case Note():
                self.editor.setText(plain_words(value))

    def _choices(self) -> list[tuple[str, object]]:
        """Return the values to choose from, in words."""
        if self._kind is not None and self._kind.sort == "truth":
            return [(tr("Yes"), True), (tr("No"), False)]
        words = self._kind.words if self._kind is not None else ()
        return [(headed(tr(VALUE_WORDS.get((self._name, word), word))), word) for word in words]


def sort_of(name: str, value: Plain) -> str:
    """Return what sort of field a value needs; one of another sort than its rule takes is shown only."""
    kind = kind_of_field(name)
    is_number = isinstance(value, int) or (isinstance(value, float) and isfinite(value))
    if kind is None or (kind.sort == "number" and (isinstance(value, bool) or not is_number)):
        return "shown"
    return "shown" if kind.sort == "numbers" and not isinstance(value, tuple) else kind.sort


def _editor(name: str, kind: FieldKind | None, sort: str) -> Number | Choice | NumberList | Note:
    """Return the field for values of a sort; what the rules do not know is shown only."""
    if kind is None or sort == "shown":
        return Note(f"{name}-value")
    tip = f"{words_of(name)}: {tr(kind.wanted)}."
    bounds = Bounds(kind.least, kind.most)
    match kind.sort:
        case "number":
            return Number(f"{name}-value", tip, bounds, _UNITS.get(name, ""))
        case "truth" | "word":
            return Choice(f"{name}-value", tip)
        case "numbers":
            return NumberList(f"{name}-value", tip, bounds)
