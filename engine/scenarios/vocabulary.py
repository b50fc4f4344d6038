"""The words of scenario files: which may be used where."""

import re
from collections.abc import Iterable
from typing import Any

from engine.scenarios.values import Fields, ScenarioError

RULE_ID = re.compile(r"((?:6|E|VP|TC|DR)\.[A-Za-z0-9]+)-.+")
"""A scenario's id: the rule it shows, a hyphen, and a name of its own."""

_MOST = 1_000_000_000

SCENARIO = ("id", "rules", "readings", "board", "map", "players", "given", "steps")
GIVEN = (
    "stage",
    "allowance",
    "saved",
    "accounts",
    "people",
    "starts",
    "track",
    "reached",
    "ferries",
    "used_keys",
    "races_run",
    "held",
    "idle",
    "round",
    "cities",
    "newest",
    "west",
    "paid_from",
    "transcontinental",
)
ACTIONS: dict[str, tuple[str, ...] | None] = {
    "price": None,
    "start": ("player", "hex"),
    "round": ("roll", "rolls"),
    "build": ("player", "track", "roll"),
    "cross": ("player", "crossing"),
    "leap": ("player", "from", "to", "over"),
    "joint": ("players", "track"),
    "notice": ("player",),
    "save": ("player", "points"),
    "buy": ("player", "ferry"),
    "draw": ("race", "rolls", "cards"),
    "run": ("from", "to"),
    "race": ("from", "to", "entries", "exchange", "rolls"),
    "dice": ("thrown",),
    "orders": None,
    "entries": None,
    "table": None,
    "text": None,
    "next": None,
    "order": None,
    "over": None,
    "cities": None,
    "races": None,
    "west": ("player", "hex"),
}
"""What a step may do, and the fields it takes; None where it takes a plain value."""
ENTRY = ("players", "with", "joins", "route", "pay", "again")
WRITTEN_ENTRY = ("race", "route", "pay", "with", "exchange")
ROLLS = "abcdefgh"
"""What the rolls of a round are called, in order."""
EXPECTED: dict[str, tuple[str, ...]] = {
    "price": ("cost",),
    "start": ("keys",),
    "round": ("builders", "allowance"),
    "build": ("cost", "pays", "bonus", "saved"),
    "cross": ("cost", "pays", "bonus", "saved"),
    "leap": ("pays",),
    "joint": ("cost", "payments", "bonus"),
    "notice": (),
    "save": ("saved",),
    "buy": (),
    "draw": ("keys", "held"),
    "run": ("length", "held"),
    "race": ("payments", "finish", "prizes", "founded", "keys", "offered"),
    "dice": ("rolls",),
    "orders": ("pays", "received", "bonus", "interest", "laid"),
    "entries": ("payments", "prizes", "void", "held", "pays", "received", "interest", "laid"),
    "table": ("holds",),
    "text": ("chains", "route", "needs", "pays", "with", "starts", "unclear"),
    "next": ("is", "by", "between"),
    "order": ("is",),
    "over": ("is", "winners"),
    "cities": ("eligible", "founded", "keys"),
    "races": ("offered",),
    "west": ("founded", "keys"),
}
"""What may be expected of each kind of step, next to what may be of any."""
OF_ANY = ("accounts", "by_rule", "illegal")
"""What may be expected of any step.

That is what the players have after it, what was paid in it by each rule, and the rule that forbids it.
"""


def fields_of(value: Any, known: Iterable[str], where: str) -> Fields:
    """Return a mapping whose fields are all known; raises ScenarioError when it is not one."""
    if not isinstance(value, dict):
        raise ScenarioError(f"{where}: expected fields with names, not {shown(value)}.")
    known = tuple(known)
    for name in value:
        if name not in known:
            raise ScenarioError(f"{where}: there is no field '{name}'. Known: {', '.join(known)}.")
    return value


def list_of(value: Any, where: str) -> list[Any]:
    """Return a list; raises ScenarioError when it is not one."""
    if not isinstance(value, list):
        raise ScenarioError(f"{where}: expected a list, not {shown(value)}.")
    return value


def text_of(value: Any, where: str) -> str:
    """Return a text; raises ScenarioError when it is not one."""
    if not isinstance(value, str) or not value:
        raise ScenarioError(f"{where}: expected a name, not {shown(value)}.")
    return value


def number_of(value: Any, where: str) -> int:
    """Return a whole number; raises ScenarioError when it is not one."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ScenarioError(f"{where}: expected a whole number, not {shown(value)}.")
    if abs(value) > _MOST:
        raise ScenarioError(f"{where}: expected a number up to {_MOST:,}, not {shown(value)}.")
    return value


def action_of(step: Fields, where: str) -> str:
    """Return the kind of a step: the one action it names."""
    actions = [name for name in step if name in ACTIONS]
    if len(actions) == 1:
        return actions[0]
    raise ScenarioError(f"{where}: a step must be one of: {', '.join(ACTIONS)}.")


def shown(value: Any) -> str:
    """Return a value as its author would know it, cut short."""
    if value is None:
        return "nothing"
    if isinstance(value, dict | list):
        return "a list" if isinstance(value, list) else "fields"
    text = str(value)
    return f"'{text[:40]}…'" if len(text) > 40 else f"'{text}'"
