"""The inspector's form for rules of free fields: dynamic cities by name and unit, others unchanged."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.board.cities import open_in
from engine.board.city_fields import cities_rule, values_of
from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.board.free_rule_fields import Where, found, group_of, leaves, with_value, without_value
from engine.board.rules import Fields, OtherRule, Plain
from engine.boardfile.bounds import Bounds
from engine.edits.entries import ChangeEntry
from engine.messages import Phrase, count_of, listed, say
from studio.drawing.paper import city_words
from studio.drawing.shapes.marks import Mark
from studio.language.labels import plain_label
from studio.language.words import tr
from studio.panels.fields.fields import Choice, Note, button, flag
from studio.panels.fields.number_field import Number
from studio.panels.inspector.entry_form import EntryForm, counted
from studio.panels.inspector.free_rule_rows import LEAVE, LeafRow, items_of, name_of, sort_of, spaced
from studio.panels.inspector.rule_rows import leaving
from studio.session.document import Session
from studio.tools.areas import hexes_in
from studio.tools.round_shades import round_shaded
from studio.tools.selection import area_of

_NOT_PLAYED: Phrase = "Printed on the sheet; test games do not use it."
_PLAYED: Phrase = "Played by rule sets with rounds, as transcontinental."
FreeRule = OtherRule | DynamicCities
_NO_REGIONS: Phrase = "No region is painted. Add one in the palette and paint where cities may appear."


class FreeRuleForm(EntryForm[FreeRule]):
    """A row for every value of a rule; of dynamic cities it names the units and shows them on the map."""

    round_shown = Signal(object)
    """The marks of a round to show over the map; none to show nothing."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.rows: dict[Where, LeafRow] = {}
        self.parts: list[QWidget] = []
        self.regions = Note("rule-regions")
        self.round = Number("rule-round", "The round for the hexes.", Bounds(1))
        self.round.setPrefix(tr("Round "))
        self.round.is_snug = True
        self.round.setAccessibleName(tr("Round ").strip())
        self.pointing = button(
            "rule-hexes", "Select Its Hexes", "Select the hexes where a city may appear in that round."
        )
        self.shading = flag("rule-shade", "Show on map", "Shade the hexes where a city may appear in it.")
        self.more = Choice("rule-more", "Choose another part of the rule.")
        self.more.setAccessibleName(tr("Add to the rule"))
        self.use = Note("rule-use", _NOT_PLAYED)
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        self._lay_out()
        self.more.chosen.connect(self._add)
        self.pointing.clicked.connect(self._point_out)
        self.shading.toggled.connect(self._show_round)
        self.round.valueChanged.connect(self._show_round)

    def _lay_out(self) -> None:
        """Put the rows above what serves them all."""
        where = QHBoxLayout()
        where.setContentsMargins(0, 0, 0, 0)
        where.addWidget(self.round)
        where.addWidget(self.shading)
        where.addStretch()
        self.on_map = QWidget()
        column = QVBoxLayout(self.on_map)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.regions)
        column.addLayout(where)
        column.addWidget(self.pointing, alignment=Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.on_map)
        layout.addLayout(self._list)
        layout.addWidget(self.more)
        layout.addWidget(self.use)
        layout.addWidget(self._removal("rule", "Rule"))

    def _show(self, board: Board, rule: FreeRule) -> None:
        """Show a row for each value that the rule holds."""
        values = dict(leaves(fields_of(rule)))
        knows = isinstance(rule, DynamicCities)
        self.use.setText(tr(_PLAYED if knows else _NOT_PLAYED))
        if [(where, row.sort) for where, row in self.rows.items()] != [
            (where, sort_of(where, value, knows=knows)) for where, value in values.items()
        ]:
            self._fill(rule, values)
        for where, value in values.items():
            self.rows[where].show_value(board, rule, value)
        for part in (self.on_map, self.more):
            part.setVisible(knows)
        if knows:
            self.regions.setText(_regions_words(board))
            offered = [(tr(words), at) for at, words in self._offered(rule)]
            self.more.offer([(tr("Add to the rule…"), -1), *offered], -1)

            self._show_round()

    def _show_round(self) -> None:
        """Shade the map where a city may appear in the round that is set, or no longer."""
        marks: tuple[Mark, ...] = ()
        if self.shading.isChecked() and isinstance(self._thing, DynamicCities):
            marks = round_shaded(self._session.board, self._thing, self.round.count)
        self.round_shown.emit(marks)

    def settle(self) -> None:
        """Finish entries half made."""
        for row in list(self.rows.values()):
            row.settle()

    def _fill(self, rule: FreeRule, values: dict[Where, Plain]) -> None:
        """Make the rows again, each group of them below a heading."""
        for part in self.parts:
            self._list.removeWidget(part)
            part.deleteLater()
        self.parts, self.rows, above = [], {}, Where()
        knows = isinstance(rule, DynamicCities)
        for where, value in values.items():
            if group_of(where) != above:
                above = group_of(where)
                if above:
                    self._put(self._heading(rule, above))
            row = LeafRow(where, value, knows=knows)
            self.rows[where] = row
            row.entered.connect(partial(self._set, where))
            row.removal_wanted.connect(partial(self._take_away, where))
            self._put(row)
            row.setVisible(not (knows and where[-1] == "when"))

    def _put(self, part: QWidget) -> None:
        """Add a part below the others."""
        self.parts.append(part)
        self._list.addWidget(part)

    def _heading(self, rule: FreeRule, where: Where) -> QWidget:
        """Return the heading of a group, with a button that takes it all out."""
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 8, 0, 0)
        is_known = isinstance(rule, DynamicCities)
        heading = city_words.heading_of(fields_of(rule), where) if is_known else None
        label = plain_label(spaced(where) if heading is None else tr(heading))
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        label.setWordWrap(True)
        leave = leaving(f"{name_of(where)}-leave", LEAVE)
        leave.clicked.connect(partial(self._take_away, where))
        row.addWidget(label, 1)
        row.addWidget(leave)
        return made

    # -- changes -----------------------------------------------------------------------------------

    def _set(self, where: Where, value: Plain) -> None:
        """Set a value of the rule."""
        if self._thing is not None:
            self._take(with_value(fields_of(self._thing), where, value))

    def _take_away(self, where: Where) -> None:
        """Take a value, or a group of them, out of the rule."""
        if self._thing is not None:
            self._take(without_value(fields_of(self._thing), where))

    def _add(self, at: int) -> None:
        """Add what a rule can say besides."""
        if self._thing is not None and at >= 0:
            self._take(added(fields_of(self._thing), at))

    def _take(self, values: Plain) -> None:
        """Let the rule have other values."""
        old = self._thing
        if not isinstance(values, Fields) or old is None:
            return
        new: FreeRule = (
            replace(old, values=values.items) if isinstance(old, OtherRule) else cities_rule(values.items)
        )
        if new != old:
            self._session.apply(ChangeEntry(old, new, "Change rule of the board", counted(old, new)))

    def _offered(self, rule: FreeRule) -> Iterator[tuple[int, Phrase]]:
        """Yield what can be added: places in lists, and what is not all said yet."""
        for at, (words, where, _) in enumerate(city_words.ADDITIONS):
            if (where and where[-1] == -1) or added(fields_of(rule), at) != fields_of(rule):
                yield at, words

    def _point_out(self) -> None:
        """Select where a city may appear in the round that is set."""
        board = self._session.board
        if isinstance(self._thing, DynamicCities):
            mask = open_in(board, self._thing, self.round.count)
            self._session.select(area_of(hexes_in(board.sheet, mask), board))


def fields_of(rule: FreeRule) -> Fields:
    """Return the values of a rule as the form shows them."""
    return Fields(values_of(rule, whole=True) if isinstance(rule, DynamicCities) else rule.values)


def added(values: Fields, at: int) -> Fields:
    """Return a rule with one of the additions; of a mapping only what it does not say yet."""
    _, where, more = city_words.ADDITIONS[at]
    if where and where[-1] == -1:
        place = len(items_of(found(values, where[:-1])))
        new = with_value(values, (*where[:-1], place), more)
    else:
        old = found(values, where)
        said = dict(old.items) if isinstance(old, Fields) else {}
        new = with_value(values, where, Fields((*said.items(), *_missing(more, said))))
    return new if isinstance(new, Fields) else values


def new_cities() -> DynamicCities:
    """Return a rule of dynamic cities as one begins with."""
    values = Fields(())
    for at, (_, where, more) in enumerate(city_words.ADDITIONS):
        is_usual = where[:1] in {("rounds",), ("eligible",)} and where[-1] != -1
        if is_usual or dict(more.items).get("when") == "end of round":
            values = added(values, at)
    return cities_rule(values.items)


def _regions_words(board: Board) -> str:
    """Return which regions are painted."""
    if not board.city_regions:
        return tr(_NO_REGIONS)
    named = [
        say(
            "{name} ({hexes})",
            name=region.name,
            hexes=count_of(len(region.hexes), "{n} hex", "{n} hexes"),
        )
        for region in board.city_regions
    ]
    return tr("Painted regions: {regions}.", regions=listed(named))


def _missing(more: Fields, said: dict[str, Plain]) -> Iterator[tuple[str, Plain]]:
    """Yield what a mapping does not say yet."""
    yield from (pair for pair in more.items if pair[0] not in said)
