"""Table scripts as read from a file: a position, and what is done at the table from there."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engine.boardfile.writing import write_board
from engine.game.play import UnplayableBoard
from engine.game.state import State
from engine.scenarios.position import pair_of, table_of
from engine.scenarios.reading import board_in, text_in
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, Scenario, ScenarioError
from engine.scenarios.vocabulary import GIVEN, fields_of, list_of, number_of, text_of
from engine.scenarios.yaml_reader import plain
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import Header, Luck
from engine.transcript.remarks import HUMAN

_SCRIPT: Final = ("id", "rules", "board", "map", "players", "bots", "luck", "seed", "given", "steps")
_TURN: Final = ("player", "points", "after")
_RACE: Final = ("from", "to", "order")
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
    """A sitting in a position, and the steps taken from there."""

    id: str
    sitting: Sitting
    steps: tuple[Fields, ...]


def read_scripts(path: Path) -> list[Script]:
    """Return the scripts of a file; raises ScenarioError, saying where, when one cannot be read."""
    return parse_scripts(text_in(path), path)


def parse_scripts(text: str, path: Path) -> list[Script]:
    """Return the scripts of a text; boards named under `map` are sought from the path's folder."""
    values = list_of(plain(text, str(path)), str(path))
    if not values:
        raise ScenarioError(f"{path}: the file has no script.")
    return [_script(value, f"{path}, script {turn}", path) for turn, value in enumerate(values, 1)]


def _script(value: Any, where: str, path: Path) -> Script:
    """Return one script with its position set up."""
    fields = fields_of(value, _SCRIPT, where)
    name = text_of(fields.get("id"), f"{where}, id")
    where = f"{path}, {name}"
    players = tuple(
        text_of(player, f"{where}, players") for player in list_of(fields.get("players"), f"{where}, players")
    )
    steps = list_of(fields.get("steps"), f"{where}, steps")
    given = fields_of(fields.get("given") or {}, (*GIVEN, "turn", "race"), f"{where}, given")
    rules = fields.get("rules")
    scenario = Scenario(
        id=name,
        rules=None if rules is None else text_of(rules, f"{where}, rules"),
        board=board_in(fields, where, path),
        players=players,
        given={field: part for field, part in given.items() if field in GIVEN},
        steps=(),
    )
    sitting = _sitting(scenario, fields, given, where)
    return Script(name, sitting, tuple(_step(step, f"{where}, step {n}") for n, step in enumerate(steps, 1)))


def _sitting(scenario: Scenario, fields: Fields, given: Fields, where: str) -> Sitting:
    """Return the sitting of a script, in its position or, where none is given, before its first move."""
    bots = fields_of(fields.get("bots") or {}, scenario.players, f"{where}, bots")
    luck: Luck = "hand" if fields.get("luck") == "hand" else "occasions"
    table = table_of(scenario, where)
    header = Header(
        board=write_board(scenario.board),
        title=scenario.board.title,
        path="",
        rules=scenario.rules or scenario.board.rules,
        players=scenario.players,
        bots=tuple(str(bots.get(player, HUMAN)) for player in scenario.players),
        seed=number_of(fields.get("seed", 0), where),
        version="",
        people=table.people,
        luck=luck,
    )
    try:
        return sitting_of(header, table.game, _position(table, given) if given else None)
    except UnplayableBoard as error:
        raise ScenarioError(f"{where}: {error}") from error


def _position(table: Table, given: Fields) -> State:
    """Return the position that is given: a turn to build, a race to declare for, or what comes next."""
    where, state = table.where, table.state.copy()
    if "turn" in given:
        turn = fields_of(given["turn"], _TURN, f"{where}, turn")
        after = [table.seat(name) for name in list_of(turn.get("after", []), where)]
        state.builders = (table.seat(turn.get("player")), *after)
        state.points = state.allowance = number_of(turn.get("points"), where)
        state.round = max(1, state.round)
        return state
    if "race" in given:
        race = fields_of(given["race"], _RACE, f"{where}, race")
        state.drawn += 1
        state.pair = pair_of(table, race.get("from"), race.get("to"))._replace(race=state.drawn)
        state.undeclared = tuple(table.seat(name) for name in list_of(race.get("order"), where))
        return state
    return table.game.settled(state).state


def _step(value: Any, where: str) -> Fields:
    """Return one step, its fields' names checked."""
    if not isinstance(value, dict):
        raise ScenarioError(f"{where}: a step must be fields with names.")
    actions = [name for name in value if name in ACTIONS]
    if len(actions) != 1:
        raise ScenarioError(f"{where}: a step must be one of: {', '.join(ACTIONS)}.")
    return fields_of(value, (actions[0], *ACTIONS[actions[0]], *OF_ANY), where)


def action_of(step: Fields) -> str:
    """Return what a step does."""
    return next(name for name in step if name in ACTIONS)
