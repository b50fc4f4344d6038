"""The rules of the game, and the fields that change them, as `explain` says them."""

import csv
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from textwrap import fill

from engine.board.rules import Plain
from engine.rulesets.editions import EDITIONS
from engine.rulesets.overrides import field_names, kind_of_field
from engine.rulesets.rule import Rule
from engine.rulesets.rulebook import RULEBOOK
from engine.rulesets.rulebook_tiles import TILE_RULEBOOK
from engine.shipped import folder
from studio.cli.streams import json_text
from studio.drawing.paper.rule_text import FIELD_WORDS, VALUE_WORDS

WIDTH = 96
"""Letters a line."""
_RULES = (*RULEBOOK.values(), *TILE_RULEBOOK.values())
ALL = "rules"
"""The word for every rule."""


def rules_meant(mark: str | None) -> tuple[Rule, ...]:
    """Return the rules that a mark means: a number with its parts (6.A5: 6.A5a …), or all."""
    if mark is None:
        return ()
    wanted = mark.strip().casefold()
    if wanted == ALL:
        return _RULES
    return tuple(
        rule for rule in _RULES if any(_stands_for(wanted, number.casefold()) for number in rule.numbers)
    )


def _stands_for(wanted: str, number: str) -> bool:
    """Return whether a number is the one wanted, or a part of it."""
    return number == wanted or (wanted[-1:].isdigit() and number[:-1] == wanted and number[-1].isalpha())


def rules_as_text(rules: Sequence[Rule]) -> str:
    """Return rules as paragraphs, each with how it is taken where its source leaves it open."""
    parts = [f"{', '.join(rule.numbers)}  {rule.text}" for rule in rules]
    ways = [f"Taken so: {rule.decision}" if rule.decision else "" for rule in rules]
    lines = [line for pair in zip(parts, ways, strict=True) for line in pair if line]
    return "\n\n".join(fill(line, WIDTH) for line in lines)


def rules_as_json(rules: Sequence[Rule]) -> str:
    """Return rules as a list of objects."""
    return json_text([asdict(rule) for rule in rules])


@dataclass(frozen=True, slots=True)
class FieldMeaning:
    """A field of the rules: what it sets, under which rules, what it takes, and its value in each edition."""

    field: str
    words: str
    meaning: str
    values: tuple[str, ...]
    editions: Mapping[str, Plain]
    rules: tuple[Rule, ...]


def field_meant(mark: str | None) -> FieldMeaning | None:
    """Return the field of the rules that is called so, in the map file or in the form; None for none."""
    wanted = (mark or "").strip().casefold()
    for name in field_names():
        if wanted in {name, name.replace("_", "-"), FIELD_WORDS[name].casefold()}:
            numbers, meaning = _meanings()[name]
            return FieldMeaning(
                name,
                FIELD_WORDS[name],
                meaning,
                _values(name),
                {edition: getattr(rules, name) for edition, rules in EDITIONS.items()},
                tuple(dict.fromkeys(rule for number in numbers.split() for rule in rules_meant(number))),
            )
    return None


@cache
def _meanings() -> Mapping[str, tuple[str, str]]:
    """Return the numbers of the rules and the meaning of each field."""
    with (folder("resources") / "rule_fields.csv").open(encoding="utf-8", newline="") as text:
        return {row["field"]: (row["rules"], row["meaning"]) for row in csv.DictReader(text)}


def _values(name: str) -> tuple[str, ...]:
    """Return what values a field takes, each with its meaning where it does not speak for itself."""
    kind = kind_of_field(name)
    assert kind is not None  # every name of a field has a kind
    words = {value: words for (field, value), words in VALUE_WORDS.items() if field == name}
    known: Sequence[Plain] = kind.words if kind.sort == "word" else tuple(words)
    wanted = () if kind.sort == "word" else (str(kind.wanted),)
    return (*wanted, *(_with_words(plain(value), words.get(value)) for value in known))


def _with_words(value: str, words: str | None) -> str:
    """Return a value, with its words if they say more than it does."""
    return value if words is None or words == value else f"{value}: {words}"


def plain(value: Plain) -> str:
    """Return a value as a map file has it."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def field_as_text(told: FieldMeaning) -> str:
    """Return what there is to say of a field, with how to set it and the rules it stands for."""
    by_value: dict[str, list[str]] = {}
    for edition, value in told.editions.items():
        by_value.setdefault(plain(value), []).append(edition)
    values = "\n".join(f"  {value}" for value in told.values)
    editions = "\n".join(f"  {value}: {', '.join(names)}" for value, names in by_value.items())
    example = plain(next(iter(told.editions.values())))
    how = "To set it, choose Insert > Rule Changes in the studio, or write in the map:"
    parts = (
        f"{told.field} (field of the rules)\n{told.words}",
        fill(told.meaning, WIDTH),
        f"Values:\n{values}",
        f"In the editions:\n{editions}",
        f"{how}\n  special_rules: [{{type: override, {told.field}: {example}}}]",
        *([rules_as_text(told.rules)] if told.rules else []),
    )
    return "\n\n".join(parts)


def field_as_json(told: FieldMeaning) -> str:
    """Return a field as a list of one object, as rules and findings are."""
    return json_text([asdict(told)])
