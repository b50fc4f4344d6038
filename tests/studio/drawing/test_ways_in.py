"""What shows on the map where one gets to a special destination from: signposts and tags (6.B1c)."""

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from engine.board.destinations import ways_in, ways_mask
from engine.board.document import Board, new_board
from engine.board.layers import frozen, painted
from engine.board.lines import SideLine
from engine.board.places import Country, Edge, Special, Town
from engine.board.terrain import OFF, OPEN, SEA
from engine.hexes.hex_arrays import hexes_of, unmasked
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.hexes.sides import Side
from studio.drawing.lettering.lettering import place_names
from studio.drawing.maps import signposts
from studio.drawing.maps.signposts import Signpost, signpost_box, signposts_of
from studio.drawing.maps.tags import Tag, tags_of
from studio.drawing.maps.themes import ATLAS
from studio.drawing.maps.towns import anchor_box, symbol_box
from studio.drawing.picture import picture
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Text, box_of
from studio.proofing.placed import names_of, signs_of
from tests.shipped import shipped
from tests.studio.drawing.boards import sheet_of

SHEET = Sheet(9, 7)
AT = SHEET.hex_at


def with_specials(*specials: Special, **fields: Any) -> Board:
    """A board of open ground with some specials."""
    return new_board(SHEET, keys="dice-36+6", specials=specials, **fields)


def tags_on(board: Board) -> list[Tag]:
    return [tag for town in board.towns for tag in tags_of(Extent(board), town)]


def test_each_town_and_port_that_leads_to_a_special_has_its_key_beside_it() -> None:
    towns = (
        Town("Fishguard", AT(1, 1), port=True),
        Town("Swansea", AT(4, 3), ("22", "23"), port=True),
        Town("Brecon", AT(6, 5), ("45",)),
        Town("Neath", AT(7, 1), ("24",)),
        Town("Lundy", AT(0, 6), port=True),
    )
    specials = (
        Special("5", "Ireland", towns=("Fishguard", "Swansea", "Nowhere")),
        Special("6", "any seaport", any="port", towns=("Swansea",)),
        Special("4", "West", hexes=(AT(6, 5),)),
    )
    sea = painted(new_board(SHEET).terrain, SHEET, [AT(0, 6)], SEA)
    board = with_specials(*specials, towns=towns, terrain=sea)
    shown = [(tag.town.name, tag.special.key) for tag in tags_on(board)]
    # No track gets to a town in water; on a hex with a town a signpost would cover its keys.
    assert shown == [
        ("Fishguard", "5"),
        ("Fishguard", "6"),
        ("Swansea", "5"),
        ("Swansea", "6"),
        ("Brecon", "4"),
    ]
    assert signposts_of(board) == ()
    written = [mark.text for mark in picture(board, layers=("tags",)).marks() if isinstance(mark, Text)]
    assert sorted(written) == ["4", "5", "5", "6", "6"]
    for special in specials:
        assert {tag.town.hex for tag in tags_on(board) if tag.special == special} == set(
            ways_in(board, special)
        )


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_tags_keep_off_keys_anchors_and_names(name: str) -> None:
    board = shipped(name)
    extent, tags = Extent(board), tags_on(board)
    assert len({tag.box for tag in tags}) == len(tags) > 15
    for tag in tags:
        keys = symbol_box(extent, tag.town).grown(-0.5)
        assert tag.town.keys == () or not tag.box.common(keys)
        signs = [symbol_box(extent, town) for town in board.towns if town != tag.town]
        signs += [anchor_box(extent, town) for town in board.towns if town.port]
        assert not any(tag.box.grown(-0.2).common(other) for other in signs)
    names = place_names(board, ATLAS)
    boxes = [box for place in (*names.towns, *names.others) for box in place.boxes]
    assert not [tag for tag in tags for box in boxes if tag.box.common(box)]
    assert {sign.box for sign in signs_of(board)} >= {tag.box for tag in tags}


def test_tags_of_many_specials_stand_in_rows_beside_each_other() -> None:
    keys = ("KS", "QS", "KH", "QH", "KD")
    specials = tuple(Special(key, key, any="port") for key in keys)
    board = with_specials(*specials, towns=(Town("Cork", AT(4, 3), ("AD", "2D"), port=True),))
    boxes = [tag.box for tag in tags_on(board)]
    assert not [one for at, one in enumerate(boxes) for other in boxes[:at] if one.common(other)]
    assert max(box.right for box in boxes) - min(box.left for box in boxes) < SHEET.across_flats_mm


WALES = [AT(column, row) for column in range(5) for row in range(7)]


def test_a_country_and_an_edge_have_one_signpost_each() -> None:
    country = painted(new_board(SHEET).country, SHEET, WALES, 1)
    specials = Special("1", "Cymru", country="Wales"), Special("2", "Cornwall", edge="south")
    board = with_specials(*specials, countries=(Country("Wales"),), country=country)
    assert signposts_of(board) == (
        Signpost(specials[0], AT(2, 3), None, wide=True),
        Signpost(specials[1], AT(4, 6), (0.0, 1.0), wide=True),
    )
    names = [line.text for place in place_names(board, ATLAS).others for line in place.lines]
    assert names == ["Cymru", "Cornwall"]
    assert {sign.box for sign in signs_of(board)} >= {
        signpost_box(SHEET, signpost) for signpost in signposts_of(board)
    }


@pytest.mark.parametrize(
    ("columns", "times"), [((2, 3), 1), ((2, 3, 4), 2), ((2, 3, 4, 5), 2), ((2, 4), 2), ((2, 5), 2)]
)
def test_the_name_of_a_special_is_not_written_twice_beside_each_other(
    columns: tuple[int, ...], times: int
) -> None:
    special = Special("2", "Goteborg", hexes=tuple(AT(column, 1) for column in columns))
    board = with_specials(special, Special("3", "", hexes=(AT(2, 5),)))
    names = place_names(board, ATLAS).others
    assert [line.text for place in names for line in place.lines] == ["Goteborg"] * times
    assert len(signposts_of(board)) == len(columns) + 1
    other = replace(special, key="4", hexes=(AT(columns[-1], 2),))
    assert len(place_names(with_specials(special, other), ATLAS).others) == times + 1


def test_the_name_of_two_signposts_beside_each_other_stands_amid_them() -> None:
    """A reader takes the name for both, and neither for a bare number."""
    ways = (AT(2, 2), AT(3, 2))
    names = place_names(with_specials(Special("2", "Goteborg", hexes=ways)), ATLAS)
    ((line,),) = (place.lines for place in names.others)
    (left, _), (right, _) = map(SHEET.centre_mm, ways)
    assert box_of(line).centre[0] == pytest.approx((left + right) / 2, abs=0.5)


def test_a_signpost_of_a_country_stands_on_open_ground_off_the_towns() -> None:
    middle, beside = AT(2, 3), AT(3, 3)
    country = painted(new_board(SHEET).country, SHEET, WALES, 1)
    terrain = painted(new_board(SHEET).terrain, SHEET, [middle], SEA)
    fields = {"countries": (Country("Wales"),), "country": country}
    special = Special("1", "Cymru", country="Wales")
    (wet,) = signposts_of(with_specials(special, terrain=terrain, **fields))
    (urban,) = signposts_of(with_specials(special, towns=(Town("Brecon", middle, ("45",)),), **fields))
    assert wet.hex in set(WALES) - {middle}
    assert urban.hex in set(WALES) - {middle, beside}
    full = tuple(Town(f"Town {place}", hex_) for place, hex_ in enumerate(WALES))
    assert signposts_of(with_specials(special, towns=full, **fields)) == ()


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_a_signpost_of_a_country_stands_nearest_to_its_middle(top: Top, shifted: Shifted) -> None:
    sheet, chances = sheet_of(40, 30, top, shifted), np.random.default_rng(1)
    special = Special("1", "Cymru", country="Wales")
    for share in (0.9, 0.3, 0.01):
        country = frozen((chances.random((30, 40)) < share).astype(np.uint8))
        ground = np.where(chances.random((30, 40)) < 0.4, SEA, OPEN).astype(np.uint8)
        ground[8:25, 8:35] = SEA
        board = new_board(
            sheet,
            keys="dice-36+6",
            specials=(special,),
            countries=(Country("Wales"),),
            country=country,
            terrain=frozen(ground),
        )
        ways = ways_in(board, special)
        middle = np.mean([sheet.centre_mm(hex_) for hex_ in ways], axis=0)
        (signpost,) = signposts_of(board)
        offs = {hex_: math.dist(sheet.centre_mm(hex_), middle) for hex_ in ways}
        assert offs[signpost.hex] == pytest.approx(min(offs.values()))


def test_signposts_keep_off_each_other_while_there_is_room() -> None:
    """Two on one spot would look like one."""
    country = painted(new_board(SHEET).country, SHEET, WALES, 1)
    country = painted(country, SHEET, [AT(7, 2)], 2)
    specials = (
        Special("1", "South", edge="south"),
        Special("2", "Cymru", country="Wales"),
        Special("3", "South as well", edge="south"),
        Special("4", "Cymru as well", country="Wales"),
        Special("5", "London", hexes=(AT(4, 6),)),
        Special("6", "Rockall", country="Rock"),
        Special("7", "Rockall as well", country="Rock"),
    )
    lands = Country("Wales"), Country("Rock")
    roomy = signposts_of(with_specials(*specials, countries=lands, country=country))
    assert [signpost.special for signpost in roomy] == list(specials)
    assert len({signpost.hex for signpost in roomy[:6]}) == 6
    assert roomy[4].hex == AT(4, 6)
    # Where there is no room left a sign on another is better than none.
    assert {signpost.hex for signpost in roomy[5:]} == {AT(7, 2)}


def test_signposts_are_worked_out_anew_only_where_they_may_be_others() -> None:
    board = with_specials(Special("1", "Cymru", country="Wales"), Special("2", "South", edge="south"))
    line = SideLine("river", "Wye", (Side(AT(3, 3), 0),))
    assert signposts_of(board.edited(title="Other", lines=(line,))) is signposts_of(board)
    named = board.edited(countries=(Country("Wales"),), country=painted(board.country, SHEET, WALES, 1))
    assert [signpost.special.key for signpost in signposts_of(named)] == ["1", "2"]


def test_the_name_on_a_signpost_comes_with_the_name_of_its_country() -> None:
    country = painted(new_board(SHEET).country, SHEET, WALES, 1)
    special = Special("1", "Anywhere", country="Cymru")
    before = with_specials(special, countries=(Country("Wales"),), country=country)
    after = before.edited(countries=(Country("Cymru"),))
    assert [[name.text for name in names_of(board)] for board in (before, after)] == [[], ["Anywhere"]]


@pytest.mark.parametrize(
    ("edge", "there"), [("north", (4, 1)), ("south", (4, 6)), ("west", (1, 3)), ("east", (8, 3))]
)
def test_an_edge_is_the_outermost_ground_of_the_map(edge: Edge, there: tuple[int, int]) -> None:
    cut = [AT(column, 0) for column in range(9)] + [AT(0, row) for row in range(7)]
    terrain = painted(new_board(SHEET).terrain, SHEET, cut, OFF)
    special = Special("1", "Away", edge=edge)
    board = with_specials(special, terrain=terrain)
    assert [signpost.hex for signpost in signposts_of(board)] == [AT(*there)]
    expected = [hex_ for hex_ in SHEET.hexes() if hex_ not in cut]
    across = edge in {"west", "east"}
    line = there[0] if across else there[1]
    assert set(ways_in(board, special)) == {
        hex_ for hex_ in expected if SHEET.place_of(hex_)[not across] == line
    }


def test_ways_in_are_the_same_as_a_mask() -> None:
    country = painted(new_board(SHEET).country, SHEET, WALES, 1)
    sea = painted(new_board(SHEET).terrain, SHEET, [AT(0, 6), AT(1, 1), AT(2, 2)], SEA)
    towns = Town("Cork", AT(7, 3), port=True), Town("Ely", AT(1, 1), port=True), Town("Leith", AT(8, 0))
    for special in (
        Special("1", "", (AT(2, 2), AT(5, 5), AT(12, 12)), towns=("Leith", "Nowhere")),
        Special("1", "", (AT(3, 3),), any="port", country="Wales"),
        Special("1", "", country="Wales", edge="south"),
        Special("1", ""),
    ):
        board = with_specials(
            special, towns=towns, terrain=sea, countries=(Country("Wales"),), country=country
        )
        mask = ways_mask(board, special)
        assert set(hexes_of(unmasked(SHEET, mask))) == set(ways_in(board, special))


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_signposts_after_many_strokes_are_those_of_the_board_as_it_is(top: Top, shifted: Shifted) -> None:
    """6.B1c: they are sought again only where they may move, and stand where seeking them would find them."""
    sheet, chances = sheet_of(24, 18, top, shifted), np.random.default_rng(3)
    hexes = [*sheet.hexes()]
    board = new_board(
        sheet,
        keys="dice-36+6",
        specials=(
            Special("1", "Cymru", country="Wales"),
            Special("2", "South", edge="south"),
            Special("3", "Both", country="Wales", edge="west"),
        ),
        countries=(Country("Wales"), Country("Eire")),
        country=frozen((chances.random((18, 24)) < 0.4).astype(np.uint8)),
        towns=(Town("Brecon", sheet.hex_at(9, 9), ("45",)),),
    )
    moves = 0
    for step in range(300):
        before = signposts_of(board)
        picked = [hexes[at] for at in chances.integers(len(hexes), size=chances.integers(1, 4))]
        code = int(chances.choice([SEA, OPEN, OPEN, OFF if step % 20 == 0 else OPEN]))
        fields = {"terrain": painted(board.terrain, sheet, picked, code)}
        if step % 2:
            fields["country"] = painted(board.country, sheet, picked, step % 3)
        board = board.edited(**fields)
        moves += before != signposts_of(board)
        assert signposts_of(board) == signposts.seek(board).signposts
    assert moves > 5


def test_a_stroke_far_from_a_signpost_does_not_have_it_sought(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = sheet_of(61, 50, "pointy", "odd")
    board = new_board(sheet, keys="dice-36+6", specials=(Special("1", "South", edge="south"),))
    before = signposts_of(board)
    monkeypatch.setattr(signposts, "seek", lambda _: pytest.fail("All signposts were sought."))
    after = board.edited(terrain=painted(board.terrain, sheet, [sheet.hex_at(3, 3)], SEA))
    assert signposts_of(after) is before
