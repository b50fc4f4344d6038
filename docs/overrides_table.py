"""Writes the fields of the rules, with their values in each edition.

``docs/overrides.md`` is for designers, ``options.csv`` of the scenarios for other programs, and
``rule_fields.csv`` of the resources for ``platelayer explain``, as a packed program has no source to read.

.venv/bin/python docs/overrides_table.py
"""

import ast
import csv
import io
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from engine.board.rules import Plain
from engine.rulesets.editions import EDITIONS
from engine.rulesets.overrides import FieldKind, field_names, kind_of_field
from studio.drawing.paper.rule_text import FIELD_WORDS, VALUE_WORDS

PAGE = ROOT / "docs" / "overrides.md"
SOURCE = ROOT / "engine" / "rulesets" / "ruleset.py"
TABLE = ROOT / "tests" / "scenarios" / "tables" / "options.csv"
EXPLAINED = ROOT / "resources" / "rule_fields.csv"
NUMBER = r"(?:(?:6|E)\.[A-E][0-9]+[a-e]?|VP\.[BON]?[0-9]+[a-d]?|TC\.[a-z]+[0-9]?)"
NUMBERS = re.compile(rf" ?\(({NUMBER}(?:, {NUMBER})*)\)")
HEAD = """\
# Changing rules for a board

A map can change every number and option of the rules by a special rule of the type `override`. The printed
instructions list the changes, and games and trials follow them:

```yaml
special_rules:
  - {type: override, races: 12, scoring: bus boss, race_die: [1, 2, 3, 4, 5, 6]}
```

In the studio it is **Insert ▸ Rule Changes**; the form calls the fields as the first column of the tables
does. For one game or trial, set fields on the command line. The map stays as it is, and the transcript of the
game contains them:

```
platelayer play severn.yaml --bots greedy,greedy,greedy -o game.jsonl --set races=12 --set "scoring=bus boss"
platelayer trial severn.yaml --set min_run=6 --set race_die=1,2,3,4,5,6
```

Write a list in brackets in the map, and with commas after `--set`; yes and no are `true` and `false`. The
last columns are the values of the editions (`rules: sixth`, `early`, `tournament`, `postal` or
`transcontinental`). A dash means the value of the sixth edition, or for the tournament that of the early one.

`docs/overrides_table.py` makes this page from the code; a test fails when it is out of date.
"""
TOP = """
## {heading}

| field | what it sets | its values | rule | sixth | early | tournament | postal | transcontinental |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""
STAGE = re.compile(r"# -- the (\w+ Stage(?: by post)?) -")


def page() -> str:
    """Return the text of the page."""
    told, headings = docstrings(), stages()
    parts = [HEAD]
    for name in field_names():
        if name in headings:
            parts.append(TOP.format(heading=f"The {headings[name]}"))
        parts.append(_row(name, told[name]))
    return "".join(parts)


def rows() -> str:
    """Return the text of the table for other programs: each field, its values and those of the editions."""
    told, text = docstrings(), io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(("option", "rules", "meaning", "values", *EDITIONS))
    for name in field_names():
        kind = kind_of_field(name)
        assert kind is not None
        values = [_plain(getattr(edition, name)) for edition in EDITIONS.values()]
        rules = " ".join(rules_of_field(told[name]))
        table.writerow((name, rules, NUMBERS.sub("", told[name]), _range(kind), *values))
    return text.getvalue()


def meanings() -> str:
    """Return the text of the table that ``explain`` reads: each field, its rules and what it means."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(("field", "rules", "meaning"))
    for name, told in docstrings().items():
        if kind_of_field(name) is not None:
            table.writerow((name, " ".join(rules_of_field(told)), NUMBERS.sub("", told).replace("``", "`")))
    return text.getvalue()


def _range(kind: FieldKind) -> str:
    """Return the values of a kind, as a program would read them."""
    numbers = f"{kind.least}..{kind.most}"
    return {
        "truth": "true|false",
        "number": numbers,
        "word": "|".join(kind.words),
        "numbers": f"list of {numbers}",
    }[kind.sort]


def docstrings() -> Mapping[str, str]:
    """Return what the code says of each field, in one line, in the order of the fields."""
    return dict(_documented())


def _documented() -> Iterator[tuple[str, str]]:
    """Yield each field with the text that follows it."""
    (rules,) = (node for node in ast.parse(SOURCE.read_text("utf-8")).body if isinstance(node, ast.ClassDef))
    for field, text in zip(rules.body, rules.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(text.value, ast.Constant)
            yield field.target.id, " ".join(str(text.value.value).split())


def stages() -> Mapping[str, str]:
    """Return the stage that begins with a field, by that field."""
    found, stage = {}, ""
    for line in SOURCE.read_text("utf-8").splitlines():
        begun, field = STAGE.search(line), re.match(r"    (\w+): ", line)
        if begun:
            stage = begun[1]
        elif field and stage:
            found[field[1]], stage = stage, ""
    return found


def rules_of_field(told: str) -> tuple[str, ...]:
    """Return the numbers of the rules that a field's text names, each once."""
    return tuple(dict.fromkeys(number for found in NUMBERS.findall(told) for number in found.split(", ")))


def _row(name: str, told: str) -> str:
    """Return the row of a field."""
    sixth, early, tournament, *others = (getattr(edition, name) for edition in EDITIONS.values())
    kind = kind_of_field(name)
    assert kind is not None
    cells = [
        f"`{name}`<br>{FIELD_WORDS[name]}",
        NUMBERS.sub("", told),
        _values(name),
        ", ".join(rules_of_field(told)),
        _shown(sixth),
        "–" if early == sixth else _shown(early),
        "–" if tournament == early else _shown(tournament),
        *("–" if other == sixth else _shown(other) for other in others),
    ]
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |\n"


def _values(name: str) -> str:
    """Return what values a field takes, and what those mean that would say little."""
    kind = kind_of_field(name)
    assert kind is not None
    words = {value: words for (field, value), words in VALUE_WORDS.items() if field == name}
    if kind.sort == "word":
        return "; ".join(f"`{word}`{_meaning(words.get(word))}" for word in kind.words)
    said = "; ".join(f"{_shown(value)}{_meaning(meant)}" for value, meant in words.items())
    return f"{kind.wanted}; {said}" if said else kind.wanted


def _meaning(words: str | None) -> str:
    """Return what a value means, after it."""
    return f": {words}" if words else ""


def _shown(value: Plain) -> str:
    """Return a value as a map file has it, set as code."""
    return f"`{_plain(value)}`"


def _plain(value: Plain) -> str:
    """Return a value as a map file has it."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    TABLE.write_text(rows(), "utf-8")
    EXPLAINED.write_text(meanings(), "utf-8")
