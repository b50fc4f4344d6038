"""Plies: what of a map is shown, dimmed and locked together, each some layers of its picture.

A board's fields are divided the same way, so that what a tool would change of a locked layer is known.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engine.board.document import Board, same_value
from engine.board.lines import SideLine
from engine.board.rules import AtPlaces, Crossing, SpecialRule
from engine.board.terrain import OFF, OPEN
from engine.hexes.lattice import Hex
from engine.messages import Phrase
from studio.drawing.picture import LAYERS


@dataclass(frozen=True)
class Ply:
    """Layers of the picture that belong together to who looks at the map, and what they hold.

    One that is not ``solid`` holds nothing of the board, such as the grid: it cannot be locked.
    """

    name: str
    title: Phrase
    layers: tuple[str, ...]
    holds: Phrase
    solid: bool = True


PLIES: Final = (
    Ply("labels", "Hex labels", ("hex labels",), "The label of every hex", solid=False),
    Ply("grid", "Grid", ("grid",), "The lines between hexes", solid=False),
    Ply("names", "Names", ("names", "area names"), "Names on the map", solid=False),
    Ply("keys", "Keys", ("town keys",), "The keys of towns"),
    Ply("towns", "Towns", ("towns",), "Towns, ports and places"),
    Ply(
        "courses",
        "Specials and routes",
        ("signposts", "tags", "ferries", "crossings", "permitted builds"),
        "Special destinations, ferries, crossings, permitted builds and start rules",
    ),
    Ply("sides", "Rivers and closed sides", ("rivers", "closed sides"), "Lines along sides"),
    Ply("regions", "City regions", ("city regions",), "Where new cities may appear, and when"),
    Ply("countries", "Countries", ("countries", "borders"), "Countries and borders"),
    Ply(
        "terrain",
        "Terrain",
        ("water", "shoals", "land", "land kinds", "swamps", "own kinds", "hills", "coast"),
        "Land, water, hills and other terrain",
    ),
    Ply("underlay", "Picture to trace", (), "The scan or photo under the map; it is never printed"),
)
"""Every layer, the highest first, in the order of the list."""
PLY_NAMES: Final = frozenset(ply.name for ply in PLIES)
SOLID: Final = frozenset(ply.name for ply in PLIES if ply.solid)
ALWAYS: Final = frozenset(LAYERS) - {layer for ply in PLIES for layer in ply.layers}
"""The layers of no ply: the map's edge is always shown."""


def layers_of(names: Collection[str]) -> frozenset[str]:
    """Return the layers of plies by their names."""
    return frozenset(layer for ply in PLIES if ply.name in names for layer in ply.layers)


def title_of_ply(name: str) -> Phrase:
    """Return the title of a ply."""
    return next(ply.title for ply in PLIES if ply.name == name)


def touched_plies(before: Board, after: Board) -> frozenset[str]:
    """Return the names of the plies in which two boards differ; on another sheet, in what they lost."""
    if before.sheet != after.sheet:
        return _lost_plies(before, after)
    differ = {name for name in vars(before).keys() & _FIELDS.keys() if not _same(before, after, name)}
    touched = {_FIELDS[name] for name in differ}
    if "lines" in differ:
        changed = set(before.lines) ^ set(after.lines)
        touched |= {ply_of_line(line) for line in changed}
    if "towns" in differ:
        touched |= _of_towns(before, after)
    if "special_rules" in differ and _rules_of_courses(before) != _rules_of_courses(after):
        touched |= {"courses"}
    return frozenset(touched - {""})


_FIELDS: Final = {
    "terrain": "terrain",
    "kinds": "terrain",
    "waters": "terrain",
    "country": "countries",
    "countries": "countries",
    "city_regions": "regions",
    "underlay": "underlay",
    "specials": "courses",
    "ferries": "courses",
    "permitted_builds": "courses",
    "special_rules": "",
    "lines": "",
    "towns": "",
    "keys": "keys",
}
"""The ply of each field; those without a name are looked into."""


def ply_of_field(name: str) -> str:
    """Return the name of the ply of a field of the board; nothing for one that is looked into."""
    return _FIELDS[name]


def _same(before: Board, after: Board, name: str) -> bool:
    """Return whether two boards have the same in a field."""
    return same_value(getattr(before, name), getattr(after, name))


def _of_towns(before: Board, after: Board) -> set[str]:
    """Return the plies in which towns differ: in what they are, or in which of them has which keys."""
    bare_before, bare_after = ([replace(town, keys=()) for town in board.towns] for board in (before, after))
    touched = {"towns"} if bare_before != bare_after else set()
    return touched if _has_same_keys(before, after) else touched | {"keys"}


def _has_same_keys(before: Board, after: Board) -> bool:
    """Return whether every town has the keys it had: on its hex, in its place in the list, or by its name.

    A town that is moved or renamed takes its keys along, which changes none.
    """
    if _keyed(before) == _keyed(after):
        return True
    if [town.keys for town in before.towns] == [town.keys for town in after.towns]:
        return True
    named = [
        sorted((town.name or str(town.hex), town.keys) for town in each.towns) for each in (before, after)
    ]
    return named[0] == named[1]


def _keyed(board: Board) -> set[tuple[Hex, str]]:
    """Return which hex has which keys."""
    return {(town.hex, key) for town in board.towns for key in town.keys}


def _rules_of_courses(board: Board) -> tuple[SpecialRule, ...]:
    """Return the special rules that are drawn on the map; notes and changed rules are not."""
    return tuple(rule for rule in board.special_rules if isinstance(rule, Crossing | AtPlaces))


def _lost_plies(before: Board, after: Board) -> frozenset[str]:
    """Return the plies of which another sheet has fewer things, as what was cut off took them along."""
    kept, left = _counted(before), _counted(after)
    return frozenset(name for name, count in kept.items() if left[name] < count)


def _counted(board: Board) -> dict[str, int]:
    """Count what may be cut off with the edge of a sheet, ply by ply."""
    sides = {"sides": 0, "countries": int(np.count_nonzero(board.country))}
    for line in board.lines:
        sides[ply_of_line(line)] += len(line.sides)
    rules = _rules_of_courses(board)
    placed = [rule for rule in rules if isinstance(rule, AtPlaces)]
    ways = sum(len(special.hexes) + len(special.towns) for special in board.specials)
    ways += sum(len(rule.hexes) + len(rule.towns) for rule in placed)
    return sides | {
        "towns": len(board.towns),
        "keys": len(_keyed(board)),
        "courses": ways + len(rules) + len(board.ferries) + len(board.permitted_builds),
        "regions": sum(len(region.hexes) for region in board.city_regions),
        "underlay": 0 if board.underlay is None else len(board.underlay.at),
        "terrain": int(np.count_nonzero((board.terrain != OPEN) & (board.terrain != OFF))),
    }


def without_plies(board: Board, names: Collection[str]) -> Board:
    """Return a board without the things of some plies, of which then none can be picked.

    The ground stays: a hex can be picked for what else is known of it.
    """
    changes: dict[str, object] = {}
    if "towns" in names:
        changes["towns"] = ()
    if not {"sides", "countries"}.isdisjoint(names):
        changes["lines"] = tuple(line for line in board.lines if ply_of_line(line) not in names)
    if "courses" in names:
        rules = _rules_of_courses(board)
        changes |= {"specials": (), "ferries": (), "permitted_builds": ()}
        changes["special_rules"] = tuple(rule for rule in board.special_rules if rule not in rules)
    return board.edited(**changes) if changes else board


def ply_of_line(line: SideLine) -> str:
    """Return the ply of a line."""
    return "countries" if line.kind == "border" else "sides"
