"""Scenario files: YAML lists, read and checked as far as that goes without playing."""

from pathlib import Path
from typing import Any

import yaml

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import BoardFile, board_from_data, read_board
from engine.diagnostics.findings import Severity
from engine.scenarios.values import Fields, Scenario, ScenarioError
from engine.scenarios.vocabulary import (
    ACTIONS,
    EXPECTED,
    GIVEN,
    RULE_ID,
    SCENARIO,
    action_of,
    fields_of,
    list_of,
    text_of,
)

_MOST_BYTES = 4_000_000
_MOST_VALUES = 500_000


def read_scenarios(path: Path) -> list[Scenario]:
    """Return the scenarios of a file; raises ScenarioError, saying where, when it cannot be run."""
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise ScenarioError(f"{path}: a scenario file of more than {_MOST_BYTES // 10**6} MB.")
        text = path.read_text("utf-8")
    except OSError as error:
        raise ScenarioError(f"{path}: the file cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise ScenarioError(f"{path}: this is no text file in UTF-8.") from error
    return parse_scenarios(text, path)


def parse_scenarios(text: str, path: Path) -> list[Scenario]:
    """Return the scenarios of a text; boards named under `map` are sought from the path's folder.

    Raises ScenarioError, saying where, when they cannot be run.
    """
    try:
        data = yaml.load(text, yaml.CSafeLoader)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        place = f", line {mark.line + 1}" if mark else ""
        raise ScenarioError(f"{path}{place}: this is no YAML ({_problem(error)}).") from error
    _size(data, str(path), {})
    scenarios = list_of(data, str(path))
    return [_scenario(value, f"{path}, scenario {turn}", path) for turn, value in enumerate(scenarios, 1)]


def _problem(error: Exception) -> str:
    """Return what a YAML reader complains of, in one line."""
    return str(getattr(error, "problem", None) or error).splitlines()[0]


def _size(value: Any, where: str, known: dict[int, int]) -> int:
    """Return how many values one holds, aliases counted wherever they stand.

    Raises ScenarioError for one that holds itself, or more than a scenario file can need.
    """
    if not isinstance(value, dict | list):
        return 1
    if id(value) not in known:
        known[id(value)] = 0
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        known[id(value)] = 1 + sum(_size(part, where, known) for part in parts)
    if not 0 < known[id(value)] <= _MOST_VALUES:
        raise ScenarioError(f"{where}: its aliases repeat themselves without measure.")
    return known[id(value)]


def _scenario(value: Any, where: str, path: Path) -> Scenario:
    """Return one scenario, its fields' names checked."""
    fields = fields_of(value, SCENARIO, where)
    name = text_of(fields.get("id"), f"{where}, id")
    where = f"{path}, {name}"
    if not RULE_ID.fullmatch(name):
        message = "an id begins with the rule it shows and a hyphen, as 6.A3-costs does"
        raise ScenarioError(f"{where}: {message}.")
    players = list_of(fields.get("players"), f"{where}, players")
    steps = list_of(fields.get("steps"), f"{where}, steps")
    rules = fields.get("rules")
    return Scenario(
        id=name,
        rules=None if rules is None else text_of(rules, f"{where}, rules"),
        board=_board(fields, where, path),
        players=tuple(text_of(player, f"{where}, players") for player in players),
        given=fields_of(fields.get("given") or {}, GIVEN, f"{where}, given"),
        steps=tuple(_step(step, f"{where}, step {turn}") for turn, step in enumerate(steps, 1)),
    )


def _step(value: Any, where: str) -> Fields:
    """Return one step, its fields' names checked."""
    if not isinstance(value, dict):
        fields_of(value, ACTIONS, where)
    action = action_of(value, where)
    fields_of(value, (action, *EXPECTED[action]), where)
    taken = ACTIONS[action]
    if taken is not None:
        fields_of(value[action], taken, f"{where}, {action}")
    return dict(value)


def _board(fields: Fields, where: str, path: Path) -> Board:
    """Return the board of a scenario, inline or from a file beside it."""
    if ("board" in fields) == ("map" in fields):
        raise ScenarioError(f"{where}: a scenario takes a board, either inline or by the name of a map.")
    if "board" in fields:
        return _without_errors(board_from_data(fields["board"], "board"), where)
    try:
        file = read_board(path.parent / text_of(fields["map"], f"{where}, map"))
    except BoardFileError as error:
        raise ScenarioError(f"{where}: {error}") from error
    return _without_errors(file, where)


def _without_errors(file: BoardFile, where: str) -> Board:
    """Return a board that was read; raises ScenarioError with what kept it from being read."""
    if file.board is not None:
        return file.board
    errors = [finding.message for finding in file.findings if finding.severity == Severity.ERROR]
    raise ScenarioError(f"{where}: the board cannot be read. {' '.join(errors[:3])}")
