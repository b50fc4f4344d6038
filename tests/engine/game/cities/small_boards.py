"""Small boards on which cities appear, each drawn from a seed, as texts of map files."""

import json
from random import Random
from typing import Any, Final

LETTERS: Final = "ABCDEFGHIJ"


def small_board(seed: int) -> str:
    """Return a board between two oceans with ground, rivers, borders and rules of its own."""
    random = Random(seed)
    rows, columns = random.randint(4, len(LETTERS)), random.randint(10, 20)
    letters = LETTERS[:rows]
    ground = [["~", *(random.choice("......^^%") for _ in range(columns - 2)), "~"] for _ in letters]
    gulf, abroad = random.random() < 0.5, random.random() < 0.5
    if gulf:
        ground[-1][columns - 4 :] = "~~~~"
    inland = [f"{letter}2-{letter}{columns - 1}" for letter in letters[:-1]]
    last = columns - 4 if gulf else columns - 1
    waters = [
        {"name": "Pacific", "hexes": [f"{letter}1" for letter in letters]},
        {
            "name": "Atlantic",
            "hexes": [f"{letter}{columns}" for letter in (letters[:-1] if gulf else letters)],
        },
    ]
    if gulf:
        waters.append({"name": "Gulf", "hexes": [f"{letters[-1]}{columns - 3}-{letters[-1]}{columns}"]})
    union = [*inland, f"{letters[-1]}{4 if abroad else 2}-{letters[-1]}{last}"]
    countries: list[dict[str, Any]] = [{"name": "Union", "foreign": False, "hexes": union}]
    if abroad:
        countries.append({"name": "Abroad", "foreign": True, "hexes": [f"{letters[-1]}2-{letters[-1]}3"]})
    return json.dumps(
        {
            "platelayer": "board/1",
            "title": f"Union {seed}",
            "rules": "transcontinental",
            "sheet": {
                "columns": columns,
                "rows": rows,
                "top": "pointy",
                "shifted": "odd",
                "across_flats_mm": 10,
                "labels": {"letters": "rows", "letters_from": "north", "numbers_from": "west"},
            },
            "terrain": {"rows": ["".join(row) for row in ground]},
            "waters": waters,
            "countries": countries,
            "sides": [{"kind": "river", "name": "Platte", "sides": _river(random, letters, columns)}],
            "keys": "none",
            "special_rules": [_rule(random, columns, gulf=gulf)],
        }
    )


def _river(random: Random, letters: str, columns: int) -> list[str]:
    """Return some sides, wherever they are."""
    inland = [f"{letter}{column}.E" for letter in letters[:-1] for column in range(2, columns - 1)]
    return random.sample(inland, 8)


def _rule(random: Random, columns: int, *, gulf: bool) -> dict[str, Any]:
    """Return a rule of dynamic cities with numbers of its own."""
    racing = random.randint(3, 15)
    last = random.randint(2, racing)
    east = {"name": "East", "country": "Union", "next_to": ["Atlantic"]}
    return {
        "type": "dynamic_cities",
        "coasts": [
            east | ({"not_next_to": ["Gulf"]} if gulf else {}),
            {"name": "West", "country": "Union", "next_to": ["Pacific"]},
        ],
        "rounds": {"building": random.randint(1, 2), "racing": racing},
        "eligible": {
            "country": "Union",
            "regions": [
                {
                    "rounds": [1, last],
                    "from_column": random.randint(columns // 2, columns - 3),
                    "west_each_round": random.randint(0, 3),
                },
                {"rounds": [last + 1, racing + 1], "from_column": 1},
            ],
        },
        "cities": [
            {"when": "start", "chosen_by": "each player", "on": "East", "bonus": 0},
            {"when": "before round 1", "chosen_by": "chance", "count": random.choice(["players", 2])},
            {
                "when": "end of round",
                "rounds": [1, last],
                "chosen_by": "chance",
                "count": random.randint(1, 5),
            },
            {
                "when": "second start",
                "on": "West",
                "rounds": [2, racing],
                "price": random.choice([0, 6, 12]),
                "cost_factor": random.randint(1, 3),
            },
            {"when": "race", "entered_on": random.randint(1, 6), "then_rolled": random.randint(1, 6)},
        ],
        "bonus_there": random.choice(["shared", "each"]),
        "races": {
            "each_round": random.choice(["players", 2, 5]),
            "not_the_newest": random.random() < 0.7,
            "offered_again": random.randint(0, 2),
        },
        "special_race": {"name": "Coast to Coast", "from": "East", "to": "West", "prizes": [40, 20]},
        "cash_building": {
            "after": "Coast to Coast",
            "from": random.choice(["next_round", "at_once"]),
            "links": random.randint(2, 8),
        },
        "names": [{"hex": "A5", "name": "Springfield"}],
    }
