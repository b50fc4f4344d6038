"""Table scripts as read from a file: a position, and what is done at the table from there."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

from engine.boardfile.writing import write_board
from engine.bots.roster import BOTS
from engine.game.play import UnplayableBoard
from engine.game.state import State
from engine.scenarios.position import pair_of, table_of
from engine.scenarios.reading import board_in, text_in
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, Scenario, ScenarioError
from engine.scenarios.vocabulary import GIVEN, fields_of
from engine.scenarios.yaml_reader import plain
from engine.table.script_shape import Lines, demand_shape, line_of, lines_of
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import Header
from engine.transcript.remarks import HUMAN

LAID: Final = ("cost", "pays", "bonus", "left", "money", "saved", "ends", "chip")
ACTIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "hover": LAID,
        "lay": LAID,
        "undo": (),
        "reset": (),
        "back": (),
        "redo": (),
        "done": (),
        "reach": ("hexes",),
        "cards": ("are",),
        "enter": (),
        "decline": (),
        "offer": (),
        "answer": (),
        "dice": (),
        "seat": (),
        "watch": (),
        "look": (),
        "note": (),
        "save": ("stand", "moves"),
    }
)
"""What a step may do, and what may be expected of it next to OF_ANY."""
OF_ANY: Final = ("accounts", "refused", "next", "points", "why")


@dataclass(frozen=True)
class Script:
    """A sitting in a position, and the steps taken from there, each with its line in the file."""

    id: str
    sitting: Sitting
    steps: tuple[Fields, ...]
    lines: tuple[int, ...]


def read_scripts(path: Path) -> list[Script]:
    """Return the scripts of a file; raises ScenarioError, saying where, when one cannot be read."""
    return parse_scripts(text_in(path), path)


def parse_scripts(text: str, path: Path) -> list[Script]:
    """Return the scripts of a text; boards named under `map` are sought from the path's folder."""
    values = plain(text, str(path))
    if not isinstance(values, list) or not values:
        raise ScenarioError(f"{path}: the file has no script. It must be a list of scripts.")
    lines = lines_of(text)
    demand_shape(values, lines, str(path))
    return [_script(value, path, turn, lines) for turn, value in enumerate(values)]


def _script(fields: Fields, path: Path, turn: int, lines: Lines) -> Script:
    """Return one script with its position set up; ``turn`` is its place in the file."""
    name, given = fields["id"], fields.get("given", {})
    where = f"{path}, line {line_of((turn,), lines)}, {name}"
    scenario = Scenario(
        id=name,
        rules=fields.get("rules"),
        board=board_in(fields, where, path),
        players=tuple(fields["players"]),
        given={field: part for field, part in given.items() if field in GIVEN},
        steps=(),
    )
    at = [line_of((turn, "steps", place), lines) for place in range(len(fields["steps"]))]
    steps = [
        _step(step, f"{path}, line {line}, {name}") for step, line in zip(fields["steps"], at, strict=True)
    ]
    return Script(name, _sitting(scenario, fields, given, where), tuple(steps), tuple(at))


def _sitting(scenario: Scenario, fields: Fields, given: Fields, where: str) -> Sitting:
    """Return the sitting of a script, in its position or, where none is given, before its first move."""
    bots = fields_of(fields.get("bots", {}), scenario.players, f"{where}, bots")
    for name in bots.values():
        demand_player(name, where)
    table = table_of(scenario, where)
    header = Header(
        board=write_board(scenario.board),
        title=scenario.board.title,
        path="",
        rules=scenario.rules or scenario.board.rules,
        players=scenario.players,
        bots=tuple(bots.get(player, HUMAN) for player in scenario.players),
        seed=fields.get("seed", 0),
        version="",
        people=table.people,
        luck=fields.get("luck", "occasions"),
    )
    try:
        return sitting_of(header, table.game, _position(table, given) if given else None)
    except UnplayableBoard as error:
        raise ScenarioError(f"{where}: {error}") from error


def demand_player(name: str, where: str) -> None:
    """Raise ScenarioError for a player who is neither a person nor a bot."""
    if name not in (HUMAN, *BOTS):
        raise ScenarioError(f"{where}: there is no bot '{name}'; there are {', '.join((HUMAN, *BOTS))}.")


def _position(table: Table, given: Fields) -> State:
    """Return the position that is given: a turn to build, a race to declare for, or what comes next."""
    state = table.state.copy()
    if "turn" in given:
        turn = given["turn"]
        state.builders = tuple(table.seat(name) for name in (turn["player"], *turn.get("after", [])))
        state.points = state.allowance = turn["points"]
        state.round = max(1, state.round)
        return state
    if "race" in given:
        race = given["race"]
        state.drawn += 1
        state.pair = pair_of(table, race["from"], race["to"])._replace(race=state.drawn)
        state.undeclared = tuple(table.seat(name) for name in race["order"])
        return state
    return table.game.settled(state).state


def _step(fields: Fields, where: str) -> Fields:
    """Return one step, whose expectations fit what it does."""
    actions = [name for name in fields if name in ACTIONS]
    if len(actions) != 1:
        raise ScenarioError(f"{where}: a step must be one of: {', '.join(ACTIONS)}.")
    return fields_of(fields, (actions[0], *ACTIONS[actions[0]], *OF_ANY), where)


def action_of(step: Fields) -> str:
    """Return what a step does."""
    return next(name for name in step if name in ACTIONS)
