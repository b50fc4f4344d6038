"""Setting up the position a scenario gives."""

from itertools import pairwise
from typing import get_args

from engine.game.compiling import facts_of
from engine.game.facts import NOWHERE
from engine.game.keys import use_key
from engine.game.play import Game
from engine.game.state import Pair, StageOfPlay, State, new_state
from engine.rulesets.editions import rules_of
from engine.rulesets.limits import MOST_PLAYERS
from engine.rulesets.overrides import RuleSetError, overridden
from engine.scenarios.city_steps import set_cities
from engine.scenarios.sailing import ferry_named
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, Scenario, ScenarioError
from engine.scenarios.vocabulary import list_of, number_of
from engine.transcript.people import Person, demand_people, people_of, seated


def table_of(scenario: Scenario, where: str) -> Table:
    """Return the table of a scenario with its position set up; raises ScenarioError when it cannot be."""
    try:
        rules = overridden(rules_of(scenario.board, scenario.rules), scenario.readings.items())
        facts = facts_of(scenario.board, rules)
    except RuleSetError as error:
        raise ScenarioError(f"{where}: {error}") from error
    if not 1 <= len(scenario.players) <= MOST_PLAYERS or len(set(scenario.players)) < len(scenario.players):
        raise ScenarioError(f"{where}, players: name 1 to {MOST_PLAYERS} players, each once.")
    given = scenario.given
    round_ = number_of(given.get("round", 0), f"{where}, given")
    late = rules.builds == "at_once" and round_ > rules.build_rounds
    stage = given.get("stage", "operating" if late else "building")
    if stage not in get_args(StageOfPlay):
        raise ScenarioError(f"{where}, given: the stage is building or operating, not '{stage}'.")
    people = _people(scenario, f"{where}, given")
    game = Game(facts, people=seated(people, scenario.players))
    state = new_state(facts, len(scenario.players), game.people)
    state.begin(stage)
    table = Table(
        game, scenario.board, scenario.players, people, state, stage, round_, where=f"{where}, given"
    )
    _lay_track(table, given)
    _set_accounts(table, given)
    _set_races(table, given)
    set_cities(table, given)
    return table


def _people(scenario: Scenario, where: str) -> tuple[Person, ...]:
    """Return who runs the companies, where that is not one each (6.C7)."""
    if "people" not in scenario.given:
        return ()
    try:
        people = people_of(scenario.given["people"])
        demand_people(people, scenario.players)
    except ValueError as error:
        raise ScenarioError(f"{where}: {error}") from error
    return people


def _lay_track(table: Table, given: Fields) -> None:
    state, facts = table.state, table.game.facts
    crossed = {link for crossing in facts.crossings for link in crossing.links}
    for name, label in _named(table, given, "starts").items():
        state.starts[table.seat(name)] = table.hex(label)
    for name, chains in _named(table, given, "track").items():
        player = table.seat(name)
        for chain in table.chains(chains):
            for start, end in pairwise(chain):
                link = facts.link(start, end)
                if not facts.costs[link] and not crossed & {link, facts.backs[link]}:
                    ends = f"{facts.labels[start]} and {facts.labels[end]}"
                    raise ScenarioError(f"{table.where}: no track is possible between {ends}.")
                state.add_link(facts, player, link)
    owned = list(state.ferries)
    for ferry, name in _named(table, given, "ferries").items():
        owned[ferry_named(table, ferry)] = table.seat(name)
    state.ferries = tuple(owned)
    if "reached" in given:
        hexes = [hex_ for name in list_of(given["reached"], table.where) for hex_ in table.hexes_of(name)]
        towns = {facts.map_places.town_at[hex_] for hex_ in hexes} - {NOWHERE}
        state.served = sum(1 << town for town in towns)


def _set_accounts(table: Table, given: Fields) -> None:
    state, rules = table.state, table.game.facts.rules
    for seat, amount in table.amounts(given.get("accounts", {})).items():
        state.accounts[seat] = amount
    for seat, amount in table.amounts(given.get("saved", {})).items():
        state.saved[seat] = amount
    if "allowance" in given or table.stage == "building":
        state.allowance = number_of(given.get("allowance", max(rules.build_die)), table.where)
        table.left = dict.fromkeys(range(state.players), state.allowance)


def _set_races(table: Table, given: Fields) -> None:
    """Set what has been drawn, run and held over, and how long nothing has come of rounds or races."""
    state: State = table.state
    state.runs = state.drawn = number_of(given.get("races_run", 0), table.where)
    rules = table.game.facts.rules
    most = rules.races or rules.key_uses * len(table.game.facts.scheme.all_keys) // 2 or state.runs
    if not 0 <= state.runs <= most:
        raise ScenarioError(f"{table.where}: from 0 to {most} races may have been run, not {state.runs}.")
    every = rules.extra_every
    state.idle = number_of(given.get("idle", 0), table.where)
    state.since_building = (state.runs - 1) % every + 1 if every and state.runs else 0
    keys = [str(key) for key in list_of(given.get("used_keys", []), table.where)]
    for key in keys:
        if key not in table.game.facts.map_places.destinations:
            raise ScenarioError(f"{table.where}: no town or special has the key {key}.")
        times = keys.count(key)
        if 0 < rules.key_uses < times:
            often = "once" if rules.key_uses == 1 else f"{rules.key_uses} times"
            raise ScenarioError(f"{table.where}: the key {key} comes up {often}, not {times} times.")
        use_key(table.game.facts, state, key)
    for pair in list_of(given.get("held", []), table.where):
        ends = [str(name) for name in list_of(pair, table.where)]
        if len(ends) != 2:
            raise ScenarioError(f"{table.where}: a pair held over names two destinations.")
        state.held += (pair_of(table, ends[0], ends[1]),)


def pair_of(table: Table, origin: object, goal: object) -> Pair:
    """Return a pair of destinations by their names, keys or labels."""
    names = (str(origin), str(goal))
    return Pair(table.state.drawn, names, names, table.hexes_of(origin), table.hexes_of(goal))


def _named(table: Table, given: Fields, name: str) -> Fields:
    """Return a field that holds something for each player, or each ferry."""
    value = given.get(name, {})
    if not isinstance(value, dict):
        raise ScenarioError(f"{table.where}: '{name}' names players or ferries, and what each has.")
    return value
