"""The rows of the form for rules of free fields: each value in a field of its sort."""

from math import isfinite

from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.board.free_rule_fields import Where, pattern_of
from engine.board.rules import Fields, OtherRule, Plain
from engine.boardfile.bounds import Bounds, number_in
from engine.messages import Phrase
from studio.drawing.paper import city_words
from studio.language.plain_text import as_tip, one_line
from studio.language.words import tr
from studio.panels.fields.fields import Choice, Prose, TextField
from studio.panels.fields.number_field import Number
from studio.panels.fields.number_list import NumberList
from studio.panels.inspector.rule_rows import Editor, RuleRow

LEAVE: Phrase = "Remove this from the rule."


class LeafRow(RuleRow):
    """One value of a rule."""

    def __init__(self, where: Where, value: Plain, *, knows: bool) -> None:
        self._pattern = pattern_of(where)
        self.sort = sort_of(where, value, knows=knows)
        self._value = value
        words = tr(city_words.FIELDS[self._pattern]) if self._is_known(knows) else spaced(where)
        self.editor = self._made(name_of(where), as_tip(words), knows=knows)
        super().__init__(name_of(where), words, self.editor, LEAVE)
        if isinstance(self.editor, TextField | Prose) and not isinstance(self.editor, NumberList):
            self.editor.entered.connect(self._enter)
        if self.sort == "players" and isinstance(self.editor, Number):
            self.editor.entered.disconnect(self.entered.emit)
            self.editor.entered.connect(lambda count: self.entered.emit(count or "players"))

    def _is_known(self, knows: bool) -> bool:
        """Return whether the field has a name of its own."""
        return knows and self._pattern in city_words.FIELDS

    def _made(self, name: str, words: str, *, knows: bool) -> Editor:
        """Return the field for a sort of value."""
        match self.sort:
            case "truth" | "words" | "country" | "coast":
                return Choice(name, words)
            case "number" | "players":
                bounds, unit = Bounds(0) if knows else Bounds(), city_words.UNITS.get(self._pattern, "")
                made = Number(name, words, bounds, unit, is_whole=knows)
                if self.sort == "players":
                    made.setSpecialValueText(tr(city_words.AS_MANY))
                return made
            case "text" if self._pattern == "text":
                return Prose(name, words)
        if _is_numbers(self._value):
            return NumberList(name, words, Bounds(0))
        return TextField(name, words)

    def show_value(self, board: Board, rule: OtherRule | DynamicCities, value: Plain) -> None:
        """Show a value of the rule."""
        self._value = value
        match self.editor:
            case Number() as field:
                field.show_number(value if isinstance(value, int | float) else 0)
            case Choice() as field:
                field.offer(self._choices(board, rule), value)
            case TextField() | Prose() as field:
                field.show_text(_text_of(value))

    def _choices(self, board: Board, rule: OtherRule | DynamicCities) -> list[tuple[str, object]]:
        """Return the values to choose from, with the present one."""
        match self.sort:
            case "truth":
                return [(tr("Yes"), True), (tr("No"), False)]
            case "words":
                offered = [(tr(words), value) for words, value in city_words.CHOICES[self._pattern]]
            case "country":
                offered = [(tr("any country"), ""), *((each.name, each.name) for each in board.countries)]
            case _:
                coasts = rule.coasts if isinstance(rule, DynamicCities) else ()
                names = [coast.name for coast in coasts]
                offered = [(tr("no coast"), ""), *((name, name) for name in names if name)]
        if self._value not in [value for _, value in offered]:
            offered.append((_text_of(self._value), str(self._value)))
        return [*offered]

    def _enter(self, text: str) -> None:
        """Take what was typed as a value of the sort that stood there; else show that again."""
        new = _parsed(text, self._value)
        if new is None:
            field = self.editor
            if isinstance(field, TextField | Prose):
                field.show_text(_text_of(self._value))
        else:
            self.entered.emit(new)


def sort_of(where: Where, value: Plain, *, knows: bool) -> str:
    """Return what sort of field a value needs."""
    pattern = pattern_of(where)
    if isinstance(value, bool):
        return "truth"
    if knows and pattern in city_words.BY_PLAYERS and (value == "players" or isinstance(value, int)):
        return "players"
    if isinstance(value, int) or (isinstance(value, float) and isfinite(value)):
        return "number"
    if not knows or not isinstance(value, str):
        return "text"
    if pattern in city_words.OF_COUNTRIES:
        return "country"
    if pattern in city_words.OF_COASTS:
        return "coast"
    return "words" if pattern in city_words.CHOICES else "text"


def items_of(value: Plain) -> tuple[Plain, ...]:
    """Return the items of a list; none of anything else."""
    return value if isinstance(value, tuple) else ()


def name_of(where: Where) -> str:
    """Return the name of a place for its widgets."""
    return "rule-" + "-".join(map(str, where))


def spaced(where: Where) -> str:
    """Return a place in words, as the map file has it."""
    words = [str(step + 1) if isinstance(step, int) else step.replace("_", " ") for step in where]
    return one_line(" · ".join(words).capitalize())


def _text_of(value: Plain) -> str:
    """Return a value as it is typed."""
    if isinstance(value, tuple):
        return f"{_parting(value)} ".join(map(_text_of, value))
    return "" if value is None or isinstance(value, Fields) else str(value)


def _parting(parts: tuple[Plain, ...]) -> str:
    """Return what parts the items of a list where they are typed: commas, unless an item has one."""
    return ";" if any("," in str(part) for part in parts) else ","


def _is_numbers(value: Plain) -> bool:
    """Return whether a value is a list of counts."""
    return isinstance(value, tuple) and bool(value) and all(type(part) is int and part >= 0 for part in value)


def _parsed(text: str, old: Plain) -> Plain:
    """Return what was typed as a value like the old one; None where it cannot be read as such."""
    match old:
        case tuple() as parts:
            kept = {_text_of(part): part for part in parts}
            words = [word.strip() for word in text.split(_parting(parts)) if word.strip()]
            is_numbers = bool(parts) and all(type(part) in {int, float} for part in parts)
            read = [kept.get(word, number_in(word) if is_numbers else word) for word in words]
            return None if None in read and None not in parts else tuple(read)
        case float():
            return number_in(text)
    return text
