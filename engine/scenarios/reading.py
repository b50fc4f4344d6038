"""Scenario files: YAML lists, read and checked as far as that goes without playing."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import BoardFile, board_from_data, read_board
from engine.boardfile.source import TooLargeError, read_file, unopened
from engine.diagnostics.findings import Severity
from engine.rulesets.overrides import field_names
from engine.rulesets.rulebook import RULEBOOK, in_family
from engine.scenarios.tiles.reading import TileScenario, is_of_tiles, scenario_of
from engine.scenarios.values import Fields, Scenario, ScenarioError
from engine.scenarios.vocabulary import (
    ACTIONS,
    EXPECTED,
    GIVEN,
    OF_ANY,
    RULE_ID,
    SCENARIO,
    action_of,
    fields_of,
    list_of,
    text_of,
)
from engine.scenarios.yaml_reader import plain

_MOST_BYTES = 4_000_000


def read_scenarios(path: Path) -> list[Scenario | TileScenario | ScenarioError]:
    """Return the scenarios of a file, for each that cannot be run why, so that the others can.

    Raises ScenarioError, saying where, when the file itself cannot be read.
    """
    text = text_in(path)
    return list(_scenarios(_values(text, path), path))


def text_in(path: Path) -> str:
    """Return the text of a file of scenarios; raises ScenarioError, saying why it cannot be read."""
    try:
        return read_file(path, _MOST_BYTES).decode("utf-8-sig")
    except TooLargeError as error:
        raise ScenarioError(f"{path}: a scenario file of more than {_MOST_BYTES // 10**6} MB.") from error
    except UnicodeDecodeError as error:
        raise ScenarioError(f"{path}: this is not a UTF-8 text file.") from error
    except (OSError, ValueError) as error:
        raise ScenarioError(str(unopened(path, error))) from error


def parse_scenarios(text: str, path: Path) -> list[Scenario]:
    """Return the scenarios of a text; boards named under `map` are sought from the path's folder.

    Raises ScenarioError, saying where, when any of them cannot be run.
    """
    return [_scenario(value, where, path) for where, value in _placed(_values(text, path), path)]


def _scenarios(values: Sequence[Any], path: Path) -> Iterator[Scenario | TileScenario | ScenarioError]:
    """Yield the scenarios of a file, and for each that cannot be run why."""
    sets = [value["set"] for value in values if isinstance(value, dict) and "set" in value]
    for where, value in _placed(values, path):
        try:
            if is_of_tiles(value):
                yield scenario_of(value, sets[0] if sets else None, str(path))
            else:
                yield _scenario(value, where, path)
        except ScenarioError as error:
            yield error


def _placed(values: Sequence[Any], path: Path) -> Iterator[tuple[str, Any]]:
    """Yield values of a file with what errors call their places."""
    for turn, value in enumerate(values, 1):
        yield f"{path}, scenario {turn}", value


def _values(text: str, path: Path) -> Sequence[Any]:
    """Return what a text lists; raises ScenarioError, saying where, when it cannot be read."""
    values = list_of(plain(text, str(path)), str(path))
    if not values:
        raise ScenarioError(f"{path}: the file has no scenario.")
    return values


def _scenario(value: Any, where: str, path: Path) -> Scenario:
    """Return one scenario, its fields' names checked."""
    fields = fields_of(value, SCENARIO, where)
    name = text_of(fields.get("id"), f"{where}, id")
    where = f"{path}, {name}"
    shown = RULE_ID.fullmatch(name)
    if not shown:
        message = "an id starts with its rule and a hyphen, for example 6.A3-costs"
        raise ScenarioError(f"{where}: {message}.")
    numbers = [number for rule in RULEBOOK.values() for number in rule.numbers]
    if not any(number == shown[1] or in_family(number, shown[1]) for number in numbers):
        message = f"there is no rule {shown[1]}; `platelayer explain rules` lists them all"
        raise ScenarioError(f"{where}: {message}.")
    players = list_of(fields.get("players"), f"{where}, players")
    steps = list_of(fields.get("steps"), f"{where}, steps")
    rules = fields.get("rules")
    return Scenario(
        id=name,
        rules=None if rules is None else text_of(rules, f"{where}, rules"),
        board=board_in(fields, where, path),
        players=tuple(text_of(player, f"{where}, players") for player in players),
        given=fields_of(fields.get("given") or {}, GIVEN, f"{where}, given"),
        readings=fields_of(fields.get("readings", {}), field_names(), f"{where}, readings"),
        steps=tuple(_step(step, f"{where}, step {turn}") for turn, step in enumerate(steps, 1)),
    )


def _step(value: Any, where: str) -> Fields:
    """Return one step, its fields' names checked."""
    if not isinstance(value, dict):
        fields_of(value, ACTIONS, where)
    action = action_of(value, where)
    fields_of(value, (action, *EXPECTED[action], *OF_ANY), where)
    taken = ACTIONS[action]
    if taken is not None:
        fields_of(value[action], taken, f"{where}, {action}")
    return dict(value)


def board_in(fields: Fields, where: str, path: Path) -> Board:
    """Return the board of a scenario, inline or from a file next to it; raises ScenarioError."""
    if ("board" in fields) == ("map" in fields):
        raise ScenarioError(f"{where}: a scenario needs a board, either inline or as the name of a map.")
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
