"""The schema says the same to any editor as it does to the program."""

import copy
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema.validators import Draft202012Validator

from engine.board.keys import KEY_SCHEMES
from engine.board.lines import LINE_KINDS
from engine.board.places import Edge
from engine.board.terrain import MOST_OWN, SYMBOLS
from engine.boardfile.schema import board_schema, check_shape
from engine.boardfile.sheets import MOST_HEXES
from engine.boardfile.versions import CURRENT
from engine.boardfile.yaml_events import compose
from engine.boardfile.yaml_text.report import Report
from engine.hexes.labels import Axis, Compass
from engine.hexes.sheet import Shifted, Top
from tests.engine.boardfile.faults import GOOD

FULL = Path(__file__).parents[2] / "data" / "boards" / "full.yaml"
SCHEMA = board_schema()
PLAIN = Draft202012Validator(SCHEMA)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$id"] == f"board-{CURRENT}.schema.json"
    assert SCHEMA["properties"]["platelayer"]["const"] == f"board/{CURRENT}"


def test_the_schemas_choices_are_the_programs() -> None:
    fields, sheet = SCHEMA["properties"], SCHEMA["$defs"]["sheet"]["properties"]
    labels = sheet["labels"]["properties"]
    assert fields["keys"]["enum"] == list(KEY_SCHEMES)
    assert fields["sides"]["items"]["properties"]["kind"]["enum"] == list(LINE_KINDS)
    assert fields["specials"]["items"]["properties"]["edge"]["enum"] == list(get_args(Edge))
    assert sheet["top"]["enum"] == list(get_args(Top))
    assert sheet["shifted"]["enum"] == list(get_args(Shifted))
    assert labels["letters"]["enum"] == list(get_args(Axis))
    assert labels["letters_from"]["enum"] == labels["numbers_from"]["enum"] == list(get_args(Compass))
    assert fields["terrain"]["properties"]["kinds"]["maxProperties"] == MOST_OWN
    assert all(
        sign in fields["terrain"]["properties"]["kinds"]["propertyNames"]["pattern"] for sign in SYMBOLS
    )
    assert sheet["columns"]["maximum"] ** 2 > MOST_HEXES


def test_the_full_file_has_every_field_of_the_schema() -> None:
    """So that the round trip of that file is one of everything."""
    data = compose(FULL.read_text("utf-8")).data
    assert data.keys() == SCHEMA["properties"].keys()
    for name, section in SCHEMA["properties"].items():
        fields = section.get("items", section).get("properties", {})
        entries = data[name] if isinstance(data[name], list) else [data[name]]
        assert {field for entry in entries if fields for field in entry} == set(fields), name


ODD: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(-9, 9) | st.text(max_size=3) | st.builds(list)
)


def paths(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the path of every value in plain data."""
    inner = list(
        data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    )
    return [path, *(found for step, value in inner for found in paths(value, (*path, step)))]


DATA = compose(FULL.read_text("utf-8")).data
PATHS = [path for path in paths(DATA) if path]


@given(st.sampled_from(PATHS), ODD | st.just("gone"))
def test_the_program_refuses_just_what_the_schema_refuses(path: tuple[str | int, ...], odd: Any) -> None:
    """The shortcuts the program takes change nothing."""
    data = copy.deepcopy(DATA)
    around = data
    for step in path[:-1]:
        around = around[step]
    if odd == "gone":
        del around[path[-1]]
    else:
        around[path[-1]] = odd
    report = Report()
    spoilt = check_shape(data, report, frozenset())
    is_sound = PLAIN.is_valid(data)
    assert bool(spoilt) == report.broken == (not is_sound)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 10**40])
def test_what_is_no_number_cannot_measure(value: float) -> None:
    data = compose(GOOD).data
    data["sheet"]["across_flats_mm"] = value
    report = Report()
    assert check_shape(data, report, frozenset()) == {("sheet", "across_flats_mm")}


def test_a_label_that_spoils_the_file_already_is_not_said_to_be_wrong_twice() -> None:
    data = compose(GOOD).data
    data["title"] = None
    report = Report()
    assert check_shape(data, report, frozenset({("title",)})) == {("title",)}
    assert report.findings == []
