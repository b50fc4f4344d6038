"""How a city comes about, and what it pays where track lies already (TC.gm3, TC.start1, TC.west1)."""

from dataclasses import replace
from typing import Final

from engine.game.city_progress import City, FoundedBy
from engine.game.events import BANK, Founded, Purpose, Reached, Reason
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.places import Destination, Place, with_town
from engine.game.prizes import shares
from engine.game.state import State
from engine.game.track.payments import seats

_RULES: Final = {
    "start": "TC.start1",
    "chance": "TC.gm3",
    "second start": "TC.west1",
    "traffic": "TC.growth1",
}


def found_city(facts: Facts, state: State, hex_: int, by: FoundedBy, ledger: Ledger) -> None:
    """Found a city in a hex, or give the one there a key more.

    Only one that appears by chance has a bonus; where track lies already it is paid at once.
    """
    founded = state.progress.founded
    known = next((city for city in founded if city.hex == hex_), None)
    if known is None and state.map_places.is_town(hex_):
        known = City(hex_, 1, by, 0)
        founded = (*founded, known)
    if known is None:
        city = City(hex_, 1, by, state.round)
        state.progress = replace(state.progress, founded=(*founded, city))
        _put_on_map(facts, state, city)
    else:
        city = known._replace(keys=known.keys + 1)
        new = tuple(city if other is known else other for other in founded)
        state.progress = replace(state.progress, founded=new)
    ledger.note(Founded(hex_, by, state.round, city.keys, _RULES[by]))
    if known is None:
        _serve(facts, state, city, ledger)


def _put_on_map(facts: Facts, state: State, city: City) -> None:
    terms = facts.cities
    assert terms is not None
    label = facts.labels[city.hex]
    name = terms.name_of(city.hex, label)
    bonus = terms.bonus if city.by == "chance" else 0
    town = Place(name, city.hex, bonus, start=city.by == "start")
    state.map_places = with_town(state.map_places, town, label, Destination(name, (city.hex,)))


def _serve(facts: Facts, state: State, city: City, ledger: Ledger) -> None:
    """Note a railway that is there already, and pay whoever has it (TC.gm3): they are first at once."""
    there = state.present[city.hex] & ((1 << state.players) - 1)
    if not there:
        return
    terms, town = facts.cities, state.map_places.town_at[city.hex]
    assert terms is not None
    assert town != NOWHERE
    state.served |= 1 << town
    owners = [seat for seat in state.poorest_first() if seat in seats(there)]
    ledger.note(Reached(owners[0], town, state.round))
    bonus = state.map_places.towns[town].bonus
    paid = dict.fromkeys(owners, bonus) if terms.bonus_each else shares(bonus, owners)
    for player, amount in paid.items():
        ledger.pay(BANK, player, amount, "TC.gm3", Purpose(Reason.FIRST_ENTRY, city.hex))
