"""Writes ``docs/rules.md``, the table of the rules, from the rulebook, the code and the scenarios.

.venv/bin/python docs/rules_table.py
"""

import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from engine.rulesets.rulebook import RULEBOOK

PAGE = ROOT / "docs" / "rules.md"
ROOMS = ("rulesets", "game")
SCENARIOS = ROOT / "tests" / "scenarios"
NUMBER = re.compile(r"\b(?:(?:6|E)\.[A-E][0-9]+[a-e]?|E\.[DE])\b")
HEAD = """\
# The rules, and what proves them

Every rule the game plays: what it says in our words, and how it is taken where its source leaves it open.
A [second table](#where-each-is-kept-and-proven) has where the game keeps it, and the scenarios
(`platelayer scenario`) that prove it. `platelayer explain 6.A6` tells a rule on the command line. Further
points on which the sources are silent stand in
[decision 3](decisions/0003-where-the-rules-are-silent.md) and
[decision 4](decisions/0004-where-the-early-edition-is-silent.md). What a map or a table may set otherwise,
field by field, stands in [Rules set otherwise](overrides.md).

This page is made by `docs/rules_table.py` from the rulebook, the code and the scenarios; a test fails
when it is stale.

| rule | what it says | how it is taken |
| --- | --- | --- |
"""
PROOF = """
## Where each is kept and proven

| rule | kept in | proven by |
| --- | --- | --- |
"""


def page() -> str:
    """Return the text of the page."""
    kept, proven = keepers(), scenarios()
    rules = [(", ".join(rule.numbers), rule) for rule in RULEBOOK.values()]
    said = [(numbers, rule.text, rule.decision) for numbers, rule in rules]
    where = [(numbers, _files(kept[rule.id]), _scenarios(proven[rule.id])) for numbers, rule in rules]
    return HEAD + _table(said) + PROOF + _table(where)


def _table(rows: Iterable[Iterable[str]]) -> str:
    """Return rows of a table."""
    return "".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |\n" for row in rows)


def keepers() -> Mapping[str, list[str]]:
    """Return the files of the rules and the game that keep each rule, by its number.

    A file keeps a rule where a docstring, a comment or the body of a function names it; a list of
    numbers, as a step of the game or an edition has one, keeps nothing.
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in (file for room in ROOMS for file in sorted((ROOT / "engine" / room).rglob("*.py"))):
        if not file.stem.startswith("rulebook"):
            for number in sorted({*NUMBER.findall("\n".join(_said(file.read_text("utf-8"))))}):
                found[number].append(file.relative_to(ROOT).as_posix())
    return found


def _said(text: str) -> Iterator[str]:
    """Yield the docstrings, the comments and the texts in functions of a module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
        elif isinstance(node, ast.FunctionDef):
            inside = (each for line in node.body for each in ast.walk(line) if isinstance(each, ast.Constant))
            yield from (each.value for each in inside if isinstance(each.value, str))
    lines = io.StringIO(text).readline
    yield from (token.string for token in tokenize.generate_tokens(lines) if token.type == tokenize.COMMENT)


def scenarios() -> Mapping[str, list[tuple[str, str]]]:
    """Return the file and name of each scenario, by the number of the rule it shows."""
    found: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for file in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in yaml.safe_load(file.read_text("utf-8")):
            number, _, name = scenario["id"].partition("-")
            found[number].append((file.name, name))
    return found


def _files(paths: Iterable[str]) -> str:
    """Return links to files by their names."""
    names = {path: path.removeprefix("engine/").removeprefix("game/").removesuffix(".py") for path in paths}
    return ", ".join(f"[{name}](../{path})" for path, name in names.items())


def _scenarios(named: Iterable[tuple[str, str]]) -> str:
    """Return the names of scenarios, each file's after a link to it."""
    by_file: defaultdict[str, list[str]] = defaultdict(list)
    for file, name in named:
        by_file[file].append(name)
    return "; ".join(
        f"[{file.removesuffix('.yaml')}](../tests/scenarios/{file}): {', '.join(names)}"
        for file, names in by_file.items()
    )


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
