"""The scenarios of the rules, run by the accountant: another program than ours, if a small one.

They know what links cost, whom they pay, and how races are paid and won. Where a scenario goes on
to something else they leave it.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from tests.replays.accountant import Accountant
from tests.replays.country import Country, UnknownError
from tests.replays.editions import EDITIONS
from tests.replays.races import Entry, Race
from tests.replays.table import Table

Fields = dict[str, Any]
Amounts = dict[str, int]
QUESTIONS = {"run", "order", "over", "next", "draw"}
ROUTES = {"6.B2", "6.B4", "E.B4", "6.C2"}
"""The rules of routes by which the accountant refuses a race."""
DIRECTIONS = ("E", "W", "NE", "NW", "SE", "SW")


def differences(scenario: Fields, ours: Mapping[str, Fields]) -> Iterator[str]:
    """Yield for each step that can be followed how it comes out otherwise than the file says, or nothing.

    ``ours`` are the readings that the accountant takes, by their names and editions.
    """
    rules = scenario.get("rules", "sixth")
    if rules not in EDITIONS:  # The accountant knows no games by post, nor cities that appear.
        return
    readings = scenario.get("readings", {})
    if any(ours[name].get(rules, option) != option for name, option in readings.items()):
        return
    try:
        accountant = _set_up(scenario, rules)
        for step in scenario["steps"]:
            if "illegal" in step:
                if "race" in step and step["illegal"] in ROUTES:
                    yield "" if _is_refused(accountant, step) else f"{scenario['id']}, {step}: allowed"
                continue
            if QUESTIONS & step.keys():
                continue
            got = _taken(accountant, step)
            expected = {name: step[name] for name in got if name in step}
            if "finish" in expected:
                expected["finish"] = [sorted(place) for place in step["finish"]]
            if "accounts" in step:
                expected["accounts"] = step["accounts"]
                got["accounts"] = {player: accountant.accounts[player] for player in step["accounts"]}
            same = {name: got[name] for name in expected} == expected
            yield "" if same else f"{scenario['id']}, {step}: {got}"
    except UnknownError:
        return


def _set_up(scenario: Fields, rules: str) -> Accountant:
    """Return an accountant at the position of a scenario."""
    given = scenario.get("given") or {}
    if {"people", "reached"} & given.keys():
        raise UnknownError
    players = scenario["players"]
    header = {"map": {"board": json.dumps(scenario["board"])}, "rules": rules, "players": players}
    accountant = Accountant(header)
    if any("sea_takes" in ferry for ferry in accountant.country.ferries.values()):
        raise UnknownError
    table = accountant.table
    accountant.building = given.get("stage", "building") == "building"
    accountant.races = given.get("races_run", 0)
    accountant.accounts.update(given.get("accounts", {}))
    accountant.saved.update(given.get("saved", {}))
    dearest = 6 if EDITIONS[rules].each_throws or rules == "tournament" else 5
    accountant.points = dict.fromkeys(players, given.get("allowance", dearest))
    accountant.starts.update(given.get("starts", {}))
    table.ferries.update(given.get("ferries", {}))
    for player, chains in given.get("track", {}).items():
        for one, other in (link for chain in chains for link in pairwise(_way(table.country, chain))):
            table.put(one, other, [player])
    return accountant


def _way(country: Country, chain: str) -> list[str]:
    """Return every hex of a chain, of which only the bends may be named."""
    labels = chain.split()
    way = labels[:1]
    for goal in labels[1:]:
        lines = [[*_straight(country, way[-1], goal, direction)] for direction in DIRECTIONS]
        way += next(line for line in lines if line and line[-1] == goal)
    return way


def _straight(country: Country, label: str, goal: str, direction: str) -> Iterator[str]:
    """Yield the hexes in one direction, up to a goal if it lies there."""
    at: str | None = label
    while at is not None and at != goal:
        at = country.neighbour(at, direction)
        if at is not None:
            yield at


def _is_refused(accountant: Accountant, step: Fields) -> bool:
    """Return whether a step breaks a rule; it has changed nothing then."""
    try:
        _taken(accountant, step)
    except AssertionError:
        return True
    return False


def _taken(accountant: Accountant, step: Fields) -> Fields:
    """Take a step and return its results; raises UnknownError for one that the accountant does not know."""
    if "price" in step:
        return {"cost": accountant.cost(*step["price"])}
    if "round" in step and "roll" in step["round"]:
        accountant.points = dict.fromkeys(accountant.players, step["round"]["roll"])
        return {"allowance": step["round"]["roll"]}
    if "start" in step and step["start"]["player"] not in accountant.starts:
        start = step["start"]
        accountant.take({"player": start["player"], "start": start["hex"]})
        return {}
    if "cross" in step:
        player, name = step["cross"]["player"], step["cross"]["crossing"]
        return _paid(accountant, player, [{"player": player, "cross": name}])
    if "build" in step and (accountant.building or accountant.edition.extra == "ten"):
        return _built(accountant, step["build"])
    if "race" in step:
        return _run(accountant, step["race"])
    raise UnknownError


def _built(accountant: Accountant, value: Fields) -> Fields:
    """Lay chains of track."""
    player = value["player"]
    links = [link for chain in value["track"] for link in pairwise(_way(accountant.country, chain))]
    return _paid(accountant, player, [{"player": player, "lay": link} for link in links])


def _paid(accountant: Accountant, player: str, lines: list[Fields]) -> Fields:
    """Follow what a player builds, and return what it costs, pays and brings."""
    before, paid = dict(accountant.accounts), len(accountant.costs)
    for line in lines:
        accountant.take(line)
    cost = sum(accountant.costs[paid:])
    gains = {rival: accountant.accounts[rival] - before[rival] for rival in accountant.players}
    pays = {rival: amount for rival, amount in gains.items() if amount and rival != player}
    bonus = gains[player] + sum(pays.values()) + (0 if accountant.building else cost)
    return {"cost": cost, "pays": pays, "bonus": bonus}


def _run(accountant: Accountant, value: Fields) -> Fields:
    """Run a race."""
    table = accountant.table
    if any({"with", "joins", "again"} & entry.keys() for entry in value["entries"]):
        raise UnknownError
    entries = [_entry(table, entry) for entry in value["entries"]]
    for entry in entries:
        assert entry.route[0] in _ends(table.country, value["from"])
        assert entry.route[-1] in _ends(table.country, value["to"])
    race = Race(table, entries, accountant.seen)
    race.pay_for_routes()
    rolls = list(value.get("rolls", ()))
    while not race.is_decided:
        race.roll(rolls.pop(0))
    won = race.prizes() if race.entries else {}
    for player, amount in won.items():
        table.accounts[player] += amount
    accountant.building = False
    accountant.spent.clear()
    got: Fields = {"prizes": {player: amount for player, amount in won.items() if amount}}
    if not rolls:
        last = [race.running] if len(race.running) == 1 else []
        places = [
            [player for train in place for player in train.entry.players] for place in race.places + last
        ]
        got["finish"] = [sorted(place) for place in places]
    return got


def _ends(country: Country, name: str) -> set[str]:
    """Return the hexes where a run may begin or end; of a key or a special without a list, all of them."""
    if name in country.ports:
        return {country.ports[name]}
    specials = {special["name"]: special.get("hexes") for special in country.data.get("specials", ())}
    return {name} if name in country.places else {*(specials.get(name) or country.places)}


def _entry(table: Table, value: Fields) -> Entry:
    """Return an entry; where it does not say whom it pays, the poorest owner of each link is paid."""
    route = _sailing(table, _way(table.country, value["route"]))
    mine, pay = {*value["players"]}, Amounts()
    for here, there in pairwise(route):
        owners = set() if ":" in here + there else table.in_races(here, there)
        if ":" in there and ":" not in here:
            ferry = there.partition(":")[0]
            owner, amount = table.ferries.get(ferry, ""), table.country.ferries[ferry]["fee"]
            owners = {owner} if owner else set()
        else:
            amount = 1
        if owners and not owners & mine:
            payee = table.poorer_first(owners)[0]
            pay[payee] = pay.get(payee, 0) + amount
    return Entry(tuple(value["players"]), route, value.get("pay", pay))


def _sailing(table: Table, route: list[str]) -> list[str]:
    """Return a route with the hexes of a ferry's course under its name, unless track lies there."""
    named = {hex_: name for name, ferry in table.country.ferries.items() for hex_ in ferry["course"]}
    return [f"{named[hex_]}:{hex_}" if hex_ in named and not table.at(hex_) else hex_ for hex_ in route]
