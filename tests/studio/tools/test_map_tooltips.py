"""What is reported the sign or the course under a pointer that rests."""

from dataclasses import replace

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Ferry, PermittedBuild, Special, Town
from engine.board.rules import Crossing, Override
from engine.board.terrain import SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex
from studio.drawing.layers import without_plies
from studio.drawing.maps.signposts import signposts_of
from studio.drawing.maps.tags import tags_of
from studio.drawing.shapes.extent import Extent
from studio.tools.map_tooltips import tooltip_lines
from tests.studio.tools.hand import SHEET, at


def hexes(*labels: str) -> tuple[Hex, ...]:
    return tuple(SHEET.hex_named(label) for label in labels)


(C3, C8), TOLL = hexes("C3", "C8"), "Tolls are halved."
PORTS = Town("Hull", C3, port=True), Town("Goole", C8, port=True)
WATER = PaintTerrain(hexes("C4", "C5", "C6", "C7"), SEA)


def board_with(*rules: Crossing | Override, **fields: tuple[object, ...]) -> Board:
    board = new_board(SHEET, keys="dice-36+6", towns=PORTS, special_rules=rules)
    return WATER.apply(board.edited(**fields))


TUNNEL = hexes("E3", "E4", "E5")


@pytest.mark.parametrize(
    ("crossing", "told"),
    [
        (Crossing("Box", TUNNEL, 6), ("Box: costs 6.",)),
        (Crossing("Box", TUNNEL, 2, whole=False), ("Box: costs 2 a link.",)),
        (Crossing("", TUNNEL, 6), ("crossing E3–E5: costs 6.",)),
        (
            Crossing("Box", TUNNEL, 6, owners=1, from_race=3, delay=2, text=TOLL),
            (
                "Box: costs 6, one company may lay it, after race 3, subtracts 2 from a train's roll.",
                TOLL,
            ),
        ),
        (Crossing("Box", TUNNEL, 6, money=True), ("Box: costs 6, its price is paid from the account.",)),
    ],
)
def test_a_crossing_tells_its_price_who_may_lay_it_and_what_it_takes(
    crossing: Crossing, told: tuple[str, ...]
) -> None:
    assert tooltip_lines(board_with(crossing), *at("E4")) == told


def test_a_ferry_tells_its_prices_and_its_own_delays() -> None:
    ferry = Ferry("Humber", ("Hull", "Goole"), hexes("C4", "C5", "C6", "C7"), sea_takes=2)
    told = tooltip_lines(board_with(ferries=(ferry,)), *at("C5"))
    assert told[0] == "Humber ferry, to buy / to use: 6 / 5"
    assert told[1].startswith("Humber, subtracted to board / land / at sea: ")
    assert told[1].endswith(" / 2")
    nameless = board_with(ferries=(replace(ferry, name=" "),))
    assert tooltip_lines(nameless, *at("C5"))[0] == "Hull–Goole ferry, to buy / to use: 6 / 5"
    unplayable = board_with(Override((("no_such_field", 1),)), ferries=(ferry,))
    (said,) = tooltip_lines(unplayable, *at("C5"))
    assert "no_such_field" in said


def test_signs_of_a_special_tell_its_name_and_from_where_one_gets_there() -> None:
    special = Special("4", "West Indies", hexes("F9"), towns=("Hull",), any="port", edge="south")
    board = board_with(specials=(special,))
    where = "Special 4, West Indies: F9, any port, the south edge"
    places = [board.sheet.centre_mm(signpost.hex) for signpost in signposts_of(board)]
    places += [tag.box.centre for town in board.towns for tag in tags_of(Extent(board), town)]
    assert len(places) == 4
    assert {tooltip_lines(board, *place) for place in places} == {(where,)}
    assert tooltip_lines(board_with(specials=(Special("4", "", hexes("F9")),)), *at("F9")) == (
        "Special 4, no name yet: F9",
    )


def test_with_towns_hidden_their_tags_and_ferries_say_what_they_said() -> None:
    ferry = Ferry("", ("Hull", "Goole"), hexes("C4", "C5", "C6", "C7"))
    board = board_with(specials=(Special("4", "Sea", towns=("Hull",)),), ferries=(ferry,))
    unseen = without_plies(board, {"towns"})
    (tag,) = (tag for town in board.towns for tag in tags_of(Extent(board), town))
    for place in (tag.box.centre, at("C5")):
        assert tooltip_lines(unseen, *place, board) == tooltip_lines(board, *place) != ()


def test_a_permitted_build_tells_its_country_and_open_ground_nothing() -> None:
    board = board_with(permitted_builds=(PermittedBuild("Wales", TUNNEL),))
    assert tooltip_lines(board, *at("E4")) == ("Permitted build in Wales",)
    assert tooltip_lines(board, *at("G9")) == ()
    assert tooltip_lines(board, *at("C3")) == ()
