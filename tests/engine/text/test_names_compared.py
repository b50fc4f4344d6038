"""Everywhere names are compared, two that people take for the same are one."""

import hashlib
import json
from dataclasses import replace

import pytest

from engine.board.cities import coasts
from engine.board.city_rules import Coast, DynamicCities
from engine.board.destinations import country_mask, ways_in
from engine.board.document import Board, new_board
from engine.board.layers import frozen
from engine.board.places import Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, StartRule
from engine.board.starts import hexes_of
from engine.board.terrain import SEA
from engine.checks.check_runner import check
from engine.edits.countries import ChangeCountry
from engine.edits.sheet import ChangeSheet
from engine.edits.towns import ChangeTown
from engine.game.track.courses import permits_of
from engine.hexes.margins import Margins
from engine.hexes.sheet import Sheet
from engine.scenarios.values import ScenarioError
from engine.survey.spots import spot_named
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from tests.engine.scenarios.test_bad_files import run, scenario
from tests.engine.transcript.golden_games import FOLDER

SHEET = Sheet(8, 6)
HEXES = tuple(SHEET.hex_at(column, 2) for column in range(8))
KING, KING_TOO = "King\u2019s  Lynn", "KING'S Lynn"
LAND, LAND_TOO = "C\u00f4te d\u2019Or", "c\u00f4te d'or"


def board() -> Board:
    ground, land = new_board(SHEET).terrain.copy(), new_board(SHEET).country.copy()
    ground[2, 1:3] = SEA
    land[4] = 1
    return new_board(
        SHEET,
        terrain=frozen(ground),
        country=frozen(land),
        countries=(Country(LAND, foreign=True),),
        towns=(Town(KING, HEXES[0], port=True), Town("Delta", HEXES[3], port=True)),
        waters=(Water(KING, (HEXES[1],)),),
        specials=(Special("1", "London", towns=(KING_TOO,), country=LAND_TOO),),
        ferries=(Ferry("Wash", (KING_TOO, "Delta"), HEXES[1:3]),),
        permitted_builds=(PermittedBuild(LAND_TOO, (SHEET.hex_at(0, 3), SHEET.hex_at(0, 4))),),
        special_rules=(StartRule(towns=(KING_TOO,)),),
    )


def test_references_in_another_spelling_are_found() -> None:
    here = board()
    codes = {finding.code for finding in check(here)}
    assert not codes & {"B103", "F102", "F103", "K104", "X116"}
    (rule,) = here.special_rules
    assert isinstance(rule, StartRule)
    assert hexes_of(here, rule) == (HEXES[0],)
    assert HEXES[0] in ways_in(here, here.specials[0])
    assert country_mask(here, LAND_TOO).sum() == 8
    numbers = {hex_: number for number, hex_ in enumerate(SHEET.hexes())}
    assert permits_of(here, numbers)[1] == (LAND,)


def test_a_coast_of_a_water_in_another_spelling_is_found() -> None:
    coast = Coast("West", next_to=(KING_TOO,))
    (found,) = coasts(board(), DynamicCities(coasts=(coast,)))
    assert HEXES[0] in found[1]


@pytest.mark.parametrize("name", ["Goole", KING_TOO])
def test_who_calls_a_town_in_another_spelling_follows_its_new_name(name: str) -> None:
    here = board()
    after = ChangeTown(here.towns[0], replace(here.towns[0], name=name)).apply(here)
    assert after.ferries[0].ports == (name, "Delta")
    assert after.specials[0].towns == (name,)
    assert after.special_rules[0] == StartRule(towns=(name,))


def test_a_name_that_another_town_has_in_another_spelling_is_not_carried_on() -> None:
    here = board()
    after = ChangeTown(here.towns[0], replace(here.towns[0], name="DELTA")).apply(here)
    assert after.ferries == here.ferries


def test_who_calls_a_country_in_another_spelling_follows_its_new_name() -> None:
    here = board()
    after = ChangeCountry(here.countries[0], replace(here.countries[0], name="Rhin")).apply(here)
    assert (after.specials[0].country, after.permitted_builds[0].country) == ("Rhin", "Rhin")


def test_a_port_in_another_spelling_goes_with_its_town() -> None:
    here = board()
    cut = ChangeSheet(Margins(west=-1)).apply(here)
    assert [town.name for town in cut.towns] == ["Delta"]
    assert cut.ferries == ()


@pytest.mark.parametrize(
    ("code", "field", "one", "other"),
    [
        ("T107", "towns", Town(KING, HEXES[4]), Town(KING_TOO, HEXES[5])),
        ("X129", "countries", Country(LAND), Country(LAND_TOO)),
        ("X129", "specials", Special("1", KING), Special("2", KING_TOO)),
        ("F106", "ferries", Ferry(KING, ("A", "B"), ()), Ferry(KING_TOO, ("C", "D"), ())),
        ("X105", "special_rules", Crossing(KING, HEXES[4:6], 5), Crossing(KING_TOO, HEXES[5:7], 5)),
    ],
)
def test_doubles_in_another_spelling_are_found(code: str, field: str, one: object, other: object) -> None:
    codes = {finding.code for finding in check(new_board(SHEET, **{field: (one, other)}))}
    assert code in codes


@pytest.mark.parametrize("text", [KING, KING_TOO, "king`s\u00a0lynn", "K\u00adING'S LYNN", "king's"])
def test_a_place_is_found_by_another_spelling(text: str) -> None:
    spot = spot_named(board(), text)
    assert spot is not None
    assert spot.hexes == (HEXES[0],)


def test_a_scenario_names_towns_and_players_in_another_spelling() -> None:
    given = '{reached: ["K\u00f6nig\u200b\'s"], accounts: {Re\u0301d: 5}}'
    named = scenario(given=given, players="[R\u00e9d, Blue]").replace("Alpha", "Ko\u0308nig\u2019s")
    (result,) = run(named)
    assert result.passed, result
    with pytest.raises(ScenarioError, match="'Kong'"):
        run(scenario(given="{reached: [Kong]}"))


def test_a_transcript_with_decomposed_names_is_replayed() -> None:
    """Earlier programs wrote names as the map spelt them, and hashed the board's text."""
    text = (FOLDER / "sixth-short-game.jsonl").read_text("utf-8")
    assert '"names": ["Ayton"' in text
    first, _, rest = text.replace("Ayton", "A\u0308yton").partition("\n")
    header = json.loads(first)
    header["map"]["sha256"] = hashlib.sha256(header["map"]["board"].encode()).hexdigest()
    transcript = parse_transcript(f"{json.dumps(header)}\n{rest}")
    assert any(town.name == "\u00c4yton" for town in transcript.game.facts.map_places.towns)
    assert sum(1 for _ in replay(transcript)) == len(transcript.lines)
