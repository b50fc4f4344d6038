"""Small boards with the special rules that the shipped maps lack, as texts of map files.

A strait parts the land from north to south. Over it go a public ferry, one that is bought at once, a tunnel,
a bridge free for all and one that each company buys for money.
"""

import json
from random import Random
from typing import Any

COLUMNS, STRAIT = 11, 6
"""The columns of the sheet, and the one that is sea, both from 1."""
LETTERS = "ABCDEF"
KEYS = [f"{tens}{ones}" for tens in range(1, 7) for ones in range(1, 7)]
QUAYS = {f"Quay {row}{column}": f"{row}{column}" for row in ("A", "C") for column in (STRAIT - 1, STRAIT + 1)}
CORNER = f"{LETTERS[-1]}1"
OVER = {row: [f"{row}{column}" for column in range(STRAIT - 1, STRAIT + 2)] for row in LETTERS}
"""The hexes from coast to coast in each row."""


def small_board(seed: int) -> str:
    """Return a board with random ground, rivers and towns."""
    random = Random(seed)
    rows = [[random.choice(".....^^%") for _ in range(COLUMNS)] for _ in LETTERS]
    for row in rows:
        row[STRAIT - 1] = "~"
    towns = _towns(random)
    return json.dumps(
        {
            "platelayer": "board/1",
            "title": f"Strait {seed}",
            "sheet": {
                "columns": COLUMNS,
                "rows": len(LETTERS),
                "top": "pointy",
                "shifted": "odd",
                "across_flats_mm": 10,
                "labels": {"letters": "rows", "letters_from": "north", "numbers_from": "west"},
            },
            "terrain": {"rows": ["".join(row) for row in rows]},
            "sides": [_river(random, "Wey"), {**_river(random, "Dart"), "cost": random.choice((0, 1, 4))}],
            "towns": [*towns, *({"name": name, "hex": hex_, "port": True} for name, hex_ in QUAYS.items())],
            "keys": "dice-36",
            "ferries": [
                _ferry("Packet", "A", public=True, fee=random.choice((0, 4, 7))),
                _ferry("Pilot", "C", at_once=True, price=random.choice((4, 9))),
            ],
            "special_rules": [*_rules(random, [town["name"] for town in towns])],
        }
    )


def _towns(random: Random) -> list[dict[str, Any]]:
    """Return towns on both sides of the strait, with all keys among them and some bonuses of their own."""
    taken = {CORNER, *(hex_ for row in OVER.values() for hex_ in row)}
    free = [f"{row}{column}" for row in LETTERS for column in range(1, COLUMNS + 1)]
    places = random.sample([label for label in free if label not in taken], 8)
    towns = []
    for number, hex_ in enumerate(places):
        town: dict[str, Any] = {"name": f"Town {hex_}", "hex": hex_, "keys": KEYS[number :: len(places)]}
        town |= {"start": True} if number < 2 else {}
        town |= {"small": True} if number % 3 == 0 else {}
        towns.append(town | ({"bonus": random.choice((0, 9, 15))} if number % 2 else {}))
    return towns


def _river(random: Random, name: str) -> dict[str, Any]:
    """Return a river along some sides, wherever they are."""
    labels = [f"{row}{column}" for row in LETTERS for column in range(1, COLUMNS)]
    return {"kind": "river", "name": name, "sides": [f"{label}.E" for label in random.sample(labels, 12)]}


def _ferry(name: str, row: str, **terms: Any) -> dict[str, Any]:
    ports = [f"Quay {OVER[row][0]}", f"Quay {OVER[row][-1]}"]
    return {"name": name, "ports": ports, "course": [OVER[row][1]], **terms}


def _rules(random: Random, towns: list[str]) -> list[dict[str, Any]]:
    """Return the special rules of a board."""
    tunnel = {"whole": random.random() < 0.5, "delay": random.randrange(2), "tunnel": True}
    bought = {"money": True, "owners": 2, "alongside": random.choice((0, 1, 3))}
    return [
        {"type": "override", "unserved_towns": 0, "races": 6, "leaps_over_one": 2},
        {"type": "crossing", "name": "Tunnel", "course": OVER["B"], "cost": 4, **tunnel},
        {"type": "crossing", "name": "Bridge", "course": OVER["D"], "cost": 5, "free": True},
        {"type": "crossing", "name": "Steamer", "course": OVER["E"], "cost": 6, **bought},
        {"type": "connection", "towns": random.sample(towns, 2), "bonus": 8},
        {"type": "connection", "towns": random.sample(towns, 2), "bonus": 7, "building_only": True},
        {"type": "connection", "towns": towns[:1], "hexes": [CORNER], "bonus": 5},
        {"type": "start", "hexes": [CORNER], "price": 3, "alternative": 1},
        {"type": "start", "towns": towns[:1], "alternative": 2},
    ]
