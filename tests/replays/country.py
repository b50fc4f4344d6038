"""A map file as the accountant reads it: hexes by their labels, what a link costs, towns and ferries.

Nothing of the program is asked. The map has the layout of the shipped maps: hexes with a point at the top,
letters from the north, numbers from the west.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any

import yaml

from tests.replays.editions import LINK, RIVER, SWAMP_HALF, Edition

Link = frozenset[str]
"""The labels of the two hexes that track joins."""
LAYOUT = {"letters": "rows", "letters_from": "north", "numbers_from": "west"}
PLAYED = {"crossing", "connection", "start", "note", "override"}
"""The special rules of a map that the accountant knows."""
OPTIONS = {"unserved_towns", "races", "min_run", "extra_every", "key_uses", "keys_drawn", "target_raise"}
"""Options that change no amount of what the accountant knows."""
LEAPS = "leaps_over_one"
FERRY = {"price": 6, "fee": 5, "bridge": False, "public": False, "at_once": False}
CROSSING = {"owners": 0, "whole": True, "delay": 0, "from_race": 0}


class UnknownError(ValueError):
    """Something that the accountant has not learnt."""


class Country:
    """The ground of a map file; raises UnknownError where it has what the accountant does not know."""

    def __init__(self, text: str) -> None:
        data = read_yaml(text)
        sheet = data["sheet"]
        assert (sheet["top"], sheet["shifted"]) == ("pointy", "odd")
        assert {name: sheet["labels"][name] for name in LAYOUT} == LAYOUT
        rules = data.get("special_rules", [])
        if "permitted_builds" in data or not {rule["type"] for rule in rules} <= PLAYED:
            raise UnknownError
        self.options: dict[str, Any] = {}
        for rule in rules:
            if rule["type"] == "override":
                self.options |= {name: value for name, value in rule.items() if name != "type"}
        if self.options.keys() - OPTIONS - {LEAPS}:
            raise UnknownError
        if any(rule["type"] == "start" and {"second", "seats", "most"} & rule.keys() for rule in rules):
            raise UnknownError
        self.data: dict[str, Any] = data
        self.signs: dict[str, str] = {}
        self.places: dict[str, tuple[int, int]] = {}
        blocks = sheet["labels"].get("blocks", [{"letters": "A-Z"}])
        letters = [(letter, block.get("add", 0)) for block in blocks for letter in alphabet(block["letters"])]
        for row, (letter, add) in zip(range(sheet["rows"]), letters, strict=False):
            for column in range(sheet["columns"]):
                label = f"{letter}{column + 1 + add}"
                self.places[label] = (row, column)
                self.signs[label] = data["terrain"]["rows"][row][column]

    @cached_property
    def labels(self) -> dict[tuple[int, int], str]:
        """The labels by row and column."""
        return {place: label for label, place in self.places.items()}

    @cached_property
    def towns(self) -> dict[str, dict[str, Any]]:
        """The towns by their hexes; a place without keys is none."""
        return {town["hex"]: town for town in self.data["towns"] if town.get("keys")}

    @cached_property
    def crossings(self) -> dict[str, dict[str, Any]]:
        """The crossings by their names."""
        return {rule["name"]: {**CROSSING, **rule} for rule in self._rules("crossing")}

    @cached_property
    def crossing_at(self) -> dict[Link, dict[str, Any]]:
        """The crossing of each link that belongs to one."""
        crossings = self.crossings.values()
        return {frozenset(link): each for each in crossings for link in pairwise(each["course"])}

    @cached_property
    def connections(self) -> list[dict[str, Any]]:
        """The bonuses for connecting places, with all hexes of them as ``places``."""
        return [{**rule, "places": self._places(rule)} for rule in self._rules("connection")]

    @cached_property
    def start_prices(self) -> dict[str, int]:
        """What a start takes off the account, by the hexes of the rules; of two the last counts."""
        return {hex_: rule.get("price", 0) for rule in self._rules("start") for hex_ in self._places(rule)}

    def _rules(self, type_: str) -> list[dict[str, Any]]:
        return [rule for rule in self.data.get("special_rules", ()) if rule["type"] == type_]

    def _places(self, rule: dict[str, Any]) -> set[str]:
        """Return the hexes that a rule names, by themselves or by towns."""
        return {*rule.get("hexes", ()), *(self.ports[name] for name in rule.get("towns", ()))}

    @cached_property
    def ferries(self) -> dict[str, dict[str, Any]]:
        """The ferries by their names."""
        return {ferry["name"]: {**FERRY, **ferry} for ferry in self.data.get("ferries", ())}

    @cached_property
    def ports(self) -> dict[str, str]:
        """The hexes of all places by their names."""
        return {place["name"]: place["hex"] for place in self.data["towns"]}

    @cached_property
    def abroad(self) -> set[str]:
        """The hexes of foreign countries; a run such as A30-A39 goes along a letter."""
        runs = [
            run for land in self.data.get("countries", ()) if land.get("foreign") for run in land["hexes"]
        ]
        return {label for run in runs for label in self._run(run)}

    def _run(self, run: str) -> list[str]:
        first, _, last = run.partition("-")
        (row, begin), (_, end) = self.places[first], self.places[last or first]
        return [self.labels[row, column] for column in range(begin, end + 1)]

    def neighbour(self, label: str, direction: str) -> str | None:
        """Return the next hex in a direction such as NE."""
        row, column = self.places[label]
        if direction in ("E", "W"):
            return self.labels.get((row, column + (1 if direction == "E" else -1)))
        west = column - 1 + row % 2  # the rows B, D … are shifted half a hex to the east
        return self.labels.get(
            (row + (1 if direction[0] == "S" else -1), west if direction[1] == "W" else west + 1)
        )

    def are_neighbours(self, one: str, other: str) -> bool:
        """Return whether a link joins two hexes."""
        return other in {self.neighbour(one, way) for way in ("E", "W", "NE", "NW", "SE", "SW")}

    @cached_property
    def rivers(self) -> dict[Link, int]:
        """What a river adds to the links it flows across; the dearer of two counts."""
        prices: dict[Link, int] = {}
        for line, link in self._sides("river"):
            prices[link] = max(prices.get(link, 0), line.get("cost", RIVER))
        return prices

    @cached_property
    def closed(self) -> set[Link]:
        """The links that no track may take."""
        return {link for _, link in self._sides("closed")}

    def _sides(self, kind: str) -> Iterator[tuple[dict[str, Any], Link]]:
        """Yield the lines of a kind, each with every link it lies across."""
        for line in self.data.get("sides", ()):
            for side in line["sides"] if line["kind"] == kind else ():
                label, _, direction = side.partition(".")
                if (other := self.neighbour(label, direction)) is not None:
                    yield line, frozenset((label, other))

    def cost(self, edition: Edition, one: str, other: str) -> int:
        """Return what a link costs (6.A3, E.A3)."""
        assert self.are_neighbours(one, other)
        link, signs = frozenset((one, other)), self.ground(one) + self.ground(other)
        if link in self.crossing_at and not self.crossing_at[link]["whole"]:
            return int(self.crossing_at[link]["cost"])
        assert link not in self.closed
        assert not {*signs} & {"~", "=", "#"}
        ground = edition.hills[signs.count("^")] + SWAMP_HALF * signs.count("%")
        own = self.half(one) + self.half(other)
        return LINK + ground + own + self.rivers.get(link, 0)

    def ground(self, label: str) -> str:
        """Return the sign of a hex; a town is on open ground."""
        return "." if label in self.towns else self.signs[label]

    def half(self, label: str) -> int:
        """Return what a half in ground of the board's own adds to a link."""
        return int(self._kind(label).get("half", 0))

    def delay(self, label: str) -> int:
        """Return what entering a hex takes off a roll."""
        return 1 if self.ground(label) == "^" else int(self._kind(label).get("delay", 0))

    def _kind(self, label: str) -> dict[str, Any]:
        kinds: dict[str, dict[str, Any]] = self.data["terrain"].get("kinds", {})
        return kinds.get(self.ground(label), {})


def read_yaml(text: str) -> Any:
    """Return the data of a text, by the fast reader where the system has it."""
    return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506  # both are safe


def alphabet(letters: str) -> str:
    """Return the letters of a range such as A-Z or A-H, J-Z."""
    parts = [part.strip().split("-") for part in letters.split(",")]
    return "".join(chr(code) for part in parts for code in range(ord(part[0]), ord(part[-1]) + 1))
