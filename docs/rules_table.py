"""Writes ``docs/rules.md``, the table of the rules, from the rulebook, the code and the scenarios.

.venv/bin/python docs/rules_table.py
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from engine.rulesets.rulebook import RULEBOOK

PAGE = ROOT / "docs" / "rules.md"
SCENARIOS = ROOT / "tests" / "scenarios"
NUMBER = re.compile(r"\b(?:(?:6|E)\.[A-E][0-9]+[a-e]?|E\.[DE])\b")
HEAD = """\
# The rules, and what proves them

Every rule the game plays: what it says in our words, how it is taken where its source leaves it open,
where the game keeps it, and the scenarios (`platelayer scenario`) that prove it.
`platelayer explain 6.A6` tells a rule on the command line. Further points on which the sources are
silent stand in [decision 3](decisions/0003-where-the-rules-are-silent.md) and
[decision 4](decisions/0004-where-the-early-edition-is-silent.md).

This page is made by `docs/rules_table.py` from the rulebook, the code and the scenarios; a test fails
when it is stale.

| rule | what it says | how it is taken | kept in | proven by |
| --- | --- | --- | --- | --- |
"""


def page() -> str:
    """Return the text of the page."""
    kept, proven = keepers(), scenarios()
    rows = [
        [
            ", ".join(rule.numbers),
            rule.text,
            rule.decision,
            _files(kept[rule.id]),
            _scenarios(proven[rule.id]),
        ]
        for rule in RULEBOOK.values()
    ]
    return HEAD + "".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |\n" for row in rows)


def keepers() -> Mapping[str, list[str]]:
    """Return the files of the game that name each rule, by its number."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "engine" / "game").rglob("*.py")):
        for number in sorted(set(NUMBER.findall(file.read_text("utf-8")))):
            found[number].append(file.relative_to(ROOT).as_posix())
    return found


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
    return ", ".join(
        f"[{path.removeprefix('engine/game/').removesuffix('.py')}](../{path})" for path in paths
    )


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
