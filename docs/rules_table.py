"""Writes ``docs/rules.md``, ``docs/tile-rules.md`` and ``rules.csv`` from rulebooks, code and scenarios.

.venv/bin/python docs/rules_table.py
"""

import ast
import csv
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from engine.rulesets.rule import Rule
from engine.rulesets.rulebook import RULEBOOK
from engine.rulesets.rulebook_tiles import TILE_RULEBOOK

PAGE = ROOT / "docs" / "rules.md"
TILE_PAGE = ROOT / "docs" / "tile-rules.md"
ROOMS = ("rulesets", "game", "postal")
TILE_ROOMS = ("tiles",)
SCENARIOS = ROOT / "tests" / "scenarios"
TILE_SCENARIOS = SCENARIOS / "tiles"
TABLE = SCENARIOS / "tables" / "rules.csv"
NUMBER = re.compile(
    r"\b(?:(?:6|E)\.[A-E][0-9]+[a-e]?|E\.[DE]|VP\.[BON]?[0-9]+[a-d]?|TC\.[a-z]+[0-9]?"
    r"|DR\.(?:[1-4][a-e]?|[a-z]+[0-9]?))\b"
)
EDITIONS = {"6": "sixth", "E": "early", "VP": "postal", "TC": "transcontinental"}
HEAD = """\
# The rules

Every rule the game plays: what it says in our words, and how we read it where its source is unclear. The
[second table](#code-and-scenarios) lists the code that keeps each rule and the scenarios
(`platelayer scenario`) that test it. `platelayer explain 6.A6` shows one rule. Further unclear points are in
[decision 3](decisions/0003-where-the-rules-are-silent.md) and
[decision 4](decisions/0004-where-the-early-edition-is-silent.md). A map can
[change rules](overrides.md) field by field.

`docs/rules_table.py` makes this page from the rulebook, the code and the scenarios; a test fails when it is
out of date.

| rule | what it says | how we read it |
| --- | --- | --- |
"""
TILE_HEAD = """\
# The rules of the tile game

Every rule of the tile game (Railroad Rivals by G. Drover): what it says in our words, and how we read it
where its source is unclear. The [second table](#code-and-scenarios) lists the code that keeps each rule and
the scenarios (`platelayer scenario`) that test it. A set changes rules field by field, by an `override` in
its special rules. [Games on tile sets](tiles.md) describes how to play them.

`docs/rules_table.py` makes this page from the rulebook, the code and the scenarios; a test fails when it is
out of date.

| rule | what it says | how we read it |
| --- | --- | --- |
"""
PROOF = """
## Code and scenarios

| rule | code | scenarios |
| --- | --- | --- |
"""


def page() -> str:
    """Return the text of the page."""
    return _page(HEAD, RULEBOOK, keepers(), scenarios())


def tile_page() -> str:
    """Return the text of the page of the tile game."""
    return _page(TILE_HEAD, TILE_RULEBOOK, keepers(TILE_ROOMS), scenarios(TILE_SCENARIOS))


def _page(
    head: str,
    rulebook: Mapping[str, Rule],
    kept: Mapping[str, list[tuple[str, str]]],
    proven: Mapping[str, list[tuple[str, str]]],
) -> str:
    rules = [(", ".join(rule.numbers), rule) for rule in rulebook.values()]
    said = [(numbers, rule.text, rule.decision) for numbers, rule in rules]
    places = {
        rule.id: [place for number in rule.numbers for place in kept.get(number, ())] for _, rule in rules
    }
    where = [
        (numbers, _files(places[rule.id]), _scenarios(proven.get(rule.id, ()))) for numbers, rule in rules
    ]
    return head + _table(said) + PROOF + _table(where)


def rows() -> str:
    """Return the text of the table for other programs: what each rule says, and how we read it."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(("rule", "also", "edition", "text", "reading"))
    for rule in RULEBOOK.values():
        edition = EDITIONS[rule.id.partition(".")[0]]
        table.writerow((rule.id, " ".join(rule.with_it), edition, rule.text, rule.decision))
    return text.getvalue()


def _table(rows: Iterable[Iterable[str]]) -> str:
    """Return rows of a table."""
    return "".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |\n" for row in rows)


@cache
def keepers(rooms: tuple[str, ...] = ROOMS) -> Mapping[str, list[tuple[str, str]]]:
    """Return the places of the rules and the game that keep each rule, by its number: a file and a name."""
    found: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for file in (file for room in rooms for file in sorted((ROOT / "engine" / room).rglob("*.py"))):
        if not file.stem.startswith("rulebook"):
            path = file.relative_to(ROOT).as_posix()
            for place, numbers in places(file.read_text("utf-8"), values="rulesets" in path).items():
                for number in sorted(numbers):
                    found[number].append((path, place))
    return dict(found)


def places(text: str, *, values: bool) -> Mapping[str, set[str]]:
    """Return the places of a module that keep rules, with their numbers.

    A function keeps the rules that its body refuses or pays by or names in a comment, and those in the first
    sentence of its docstring, which says what it does. A step of the game keeps what it refuses by, and with
    other ways of doing things what its own first sentence says; where a module holds the ``values`` of rule
    sets, a field what it is described by. Whatever else is said of a rule keeps nothing.
    """
    found: defaultdict[str, set[str]] = defaultdict(set)
    for place, numbers in _places(ast.parse(text).body, _comments(text), values=values):
        found[place] |= numbers
    return {place: numbers for place, numbers in found.items() if numbers}


def _comments(text: str) -> Mapping[int, str]:
    """Return the comments of a module by their lines, one that stands alone by the line it is about."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    alone = re.compile(r"\s*#")
    return {
        token.start[0] + bool(alone.match(token.line)): token.string
        for token in tokens
        if token.type == tokenize.COMMENT
    }


def _places(
    body: list[ast.stmt], comments: Mapping[int, str], *, values: bool, within: str = ""
) -> Iterator[tuple[str, set[str]]]:
    """Yield the places of a module or class, each with the rules it keeps."""
    for node, after in zip(body, (*body[1:], None), strict=True):
        if isinstance(node, ast.FunctionDef):
            yield within + node.name, _first(node) | _inside(node.body, comments)
        elif isinstance(node, ast.ClassDef):
            yield node.name, _of_class(node)
            yield from _places(
                node.body, comments, values=values, within="" if node.name == "RuleSet" else f"{node.name}."
            )
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
            if values and isinstance(after, ast.Expr):
                yield within + name, _numbers(ast.unparse(after))
            if values and isinstance(node.value, ast.Call):
                for field in node.value.keywords:
                    yield str(field.arg), _told(field.value, comments)
            elif not _is_list(node.value):
                yield within + name, _inside([node], comments)


def _is_list(value: ast.expr | None) -> bool:
    """Return whether a value lists rules and nothing else, as a step of the game or an edition does."""
    texts = [each.value for each in ast.walk(value or ast.Tuple([])) if isinstance(each, ast.Constant)]
    return isinstance(value, ast.Tuple) and all(NUMBER.fullmatch(str(text)) for text in texts)


def _of_class(node: ast.ClassDef) -> set[str]:
    """Return the rules that a step, or a way of doing things, keeps itself; a value keeps none."""
    if any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
        return set()
    for line in node.body:
        if not isinstance(line, ast.Assign | ast.AnnAssign) or line.value is None:
            continue
        target = line.targets[0] if isinstance(line, ast.Assign) else line.target
        if ast.unparse(target) == "rules":
            return _first(node) | {*NUMBER.findall(ast.unparse(line.value))[:1]}
    methods = any(isinstance(line, ast.FunctionDef) for line in node.body)
    fields = any(isinstance(line, ast.AnnAssign) for line in node.body)
    return _first(node) if methods and not fields else set()


def _first(node: ast.FunctionDef | ast.ClassDef) -> set[str]:
    """Return the rules in the first sentence of a docstring."""
    return _numbers(re.split(r"\.(?:\s|$)", ast.get_docstring(node) or "")[0])


def _inside(body: list[ast.stmt], comments: Mapping[int, str]) -> set[str]:
    """Return the rules that statements name in their texts and comments, docstrings apart."""
    found: set[str] = set()
    for line in body:
        if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)):
            texts = [each.value for each in ast.walk(line) if isinstance(each, ast.Constant)]
            found |= _numbers(" ".join(text for text in texts if isinstance(text, str)))
        found |= _told(line, comments)
    return found


def _told(node: ast.stmt | ast.expr, comments: Mapping[int, str]) -> set[str]:
    """Return the rules in the comments on the lines of a node."""
    lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
    return _numbers(" ".join(comments.get(line, "") for line in lines))


def _numbers(text: str) -> set[str]:
    """Return the rules' numbers in a text."""
    return {*NUMBER.findall(text)}


@cache
def scenarios(folder: Path = SCENARIOS) -> Mapping[str, list[tuple[str, str]]]:
    """Return the file and name of each scenario, by the number of the rule it shows."""
    found: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for file in sorted(folder.glob("*.yaml")):
        for scenario in yaml.safe_load(file.read_text("utf-8")):
            number, _, name = scenario["id"].partition("-")
            found[number].append((file.relative_to(SCENARIOS).as_posix(), name))
    return dict(found)


def _files(places: Iterable[tuple[str, str]]) -> str:
    """Return the names of places that keep a rule, each file's after a link to it."""
    by_file: defaultdict[str, list[str]] = defaultdict(list)
    for path, place in places:
        by_file[path].append(place)
    names = {path: path.removeprefix("engine/").removeprefix("game/").removesuffix(".py") for path in by_file}
    return "; ".join(f"[{names[path]}](../{path}): {', '.join(found)}" for path, found in by_file.items())


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
    TILE_PAGE.write_text(tile_page(), "utf-8")
    TABLE.write_text(rows(), "utf-8")
