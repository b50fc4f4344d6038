"""The rules of the game as `explain` says them."""

from collections.abc import Sequence
from dataclasses import asdict
from textwrap import fill

from engine.rulesets.rule import Rule
from engine.rulesets.rulebook import RULEBOOK
from engine.rulesets.rulebook_tiles import TILE_RULEBOOK
from studio.cli.streams import json_text

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
