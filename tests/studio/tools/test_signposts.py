"""The signposts and tags of specials under the select tool: clicked and dragged (6.B1c)."""

from dataclasses import replace

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.places import Country, Special, Town
from engine.board.terrain import SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, disc
from studio.drawing.layers import without_plies
from studio.drawing.maps.signposts import signposts_of
from studio.drawing.maps.tags import tagged, tags_of
from studio.drawing.shapes.extent import Extent
from studio.tools.gestures import Outcome
from studio.tools.pointing import select
from studio.tools.selection import Selection
from studio.tools.specials import picking, special
from tests.studio.tools.hand import SHEET, USUAL, at, drag, edited


def hexes(*labels: str) -> tuple[Hex, ...]:
    return tuple(SHEET.hex_named(label) for label in labels)


C3, E5 = hexes("C3", "E5")
HULL, LEITH = Town("Hull", C3, port=True), Town("Leith", E5)
KEYED = PaintTerrain(hexes("C5"), SEA).apply(new_board(SHEET, keys="dice-36+6", towns=(HULL, LEITH)))

MARKED = KEYED.edited(specials=(Special("1", "London", hexes=hexes("F9", "G2", "I9"), towns=("Leith",)),))
"""A board with a special that three hexes and the town on E5 lead to."""


def test_the_signpost_of_a_special_is_dragged_to_another_hex_or_onto_a_town() -> None:
    outcome = drag(select, MARKED, at("G2"), at("G4"), at("H4"))
    (moved,) = edited(MARKED, outcome).specials
    assert moved == replace(MARKED.specials[0], hexes=hexes("F9", "H4", "I9"))
    assert outcome.selection == Selection(moved)
    (there,) = edited(MARKED, drag(select, MARKED, at("G2"), at("C3"))).specials
    assert (there.hexes, there.towns) == (hexes("F9", "I9"), ("Leith", "Hull"))
    wet = drag(select, MARKED, at("G2"), at("C5"))
    assert "track cannot reach it" in wet.said


def test_the_signpost_of_a_special_finds_a_town_that_cannot_be_picked() -> None:
    settings, unseen = replace(USUAL, whole=MARKED), MARKED.edited(towns=())
    (there,) = edited(MARKED, drag(select, unseen, at("G2"), at("C3"), settings=settings)).specials
    assert (there.hexes, there.towns) == (hexes("F9", "I9"), ("Leith", "Hull"))
    taken = drag(select, unseen, at("G2"), at("E5"), settings=settings)
    assert taken.edit is None
    assert "E5 already leads to this special" in taken.said


def tag_at(board: Board, label: str) -> tuple[float, float]:
    """Return the middle of the tag at the town of a hex."""
    (town,) = board.towns_by_hex[board.sheet.hex_named(label)]
    (tag,) = tags_of(Extent(board), town)
    return tag.box.centre


def test_the_tag_of_a_special_at_a_town_is_clicked_and_dragged_as_its_signpost() -> None:
    tag = tag_at(MARKED, "E5")
    assert drag(select, MARKED, tag) == Outcome(selection=Selection(MARKED.specials[0]))
    (moved,) = edited(MARKED, drag(select, MARKED, tag, at("C3"))).specials
    assert (moved.hexes, moved.towns) == (hexes("F9", "G2", "I9"), ("Hull",))
    (apart,) = edited(MARKED, drag(select, MARKED, tag, at("H4"))).specials
    assert (apart.hexes, apart.towns) == (hexes("F9", "G2", "I9", "H4"), ())
    assert drag(select, MARKED, at("E5")).selection == Selection(LEITH)


def test_a_sign_of_any_port_a_country_or_an_edge_is_clicked_and_not_dragged() -> None:
    sea, land = Special("2", "Sea", any="port"), Special("3", "Land", edge="south")
    board = KEYED.edited(specials=(sea, land), towns=(*KEYED.towns, Town("Ely", hexes("G4")[0], port=True)))
    (signpost,) = signposts_of(board)
    for sign, meant, word in (
        (tag_at(board, "G4"), sea, "any port"),
        (board.sheet.centre_mm(signpost.hex), land, "the south edge"),
    ):
        assert drag(select, board, sign) == Outcome(selection=Selection(meant))
        outcome = drag(select, board, sign, at("F9"))
        assert (outcome.edit, outcome.selection) == (None, None)
        assert f"from {word}. Click its sign" in outcome.said


@pytest.mark.parametrize("label", ["F9", "E5"])
def test_no_signpost_of_a_special_is_put_where_one_is(label: str) -> None:
    outcome = drag(select, MARKED, at("G2"), at(label))
    assert outcome.edit is None
    assert f"{label} already leads to this special" in outcome.said


@pytest.mark.parametrize("place", [at("G2"), (-50.0, -50.0)])
def test_the_signpost_of_a_special_let_go_at_home_or_off_the_map_is_selected(
    place: tuple[float, float],
) -> None:
    assert drag(select, MARKED, at("G2"), place) == Outcome(selection=Selection(MARKED.specials[0]))


def test_signs_are_found_where_they_are_drawn_while_towns_cannot_be_picked() -> None:
    """To work on the rest of a map its towns are locked: a gesture then sees none."""
    land = Special("2", "Here", country="Here")
    ground = painted(KEYED.country, SHEET, [hex_ for hex_ in disc(C3, 1) if hex_ in SHEET], 1)
    board = MARKED.edited(specials=(*MARKED.specials, land), countries=(Country("Here"),), country=ground)
    unseen, settings = without_plies(board, {"towns"}), replace(USUAL, whole=board)
    assert drag(select, unseen, tag_at(board, "E5"), settings=settings).selection == Selection(
        board.specials[0]
    )
    (signpost,) = (signpost for signpost in signposts_of(board) if signpost.wide)
    assert signposts_of(unseen) != signposts_of(board)
    there = SHEET.centre_mm(signpost.hex)
    assert drag(select, unseen, there, settings=settings).selection == Selection(land)
    (moved,) = edited(board, drag(select, unseen, tag_at(board, "E5"), at("H4"), settings=settings)).specials[
        :1
    ]
    assert moved.towns == ()
    on_town = board.edited(specials=(Special("1", "London", hexes=(E5,)),))
    bare, settings = without_plies(on_town, {"towns"}), replace(USUAL, whole=on_town)
    assert drag(select, bare, at("E5"), settings=settings).selection == Selection(E5)


def test_signs_of_specials_that_are_locked_or_hidden_are_not_found() -> None:
    unseen, settings = without_plies(MARKED, {"courses"}), replace(USUAL, whole=MARKED)
    assert drag(select, unseen, at("G2"), settings=settings).selection == Selection(*hexes("G2"))


NEARBY = Town("Ely", E5, ("45",))


@pytest.mark.parametrize(
    ("led", "towns", "left"),
    [
        (Special("1", "", towns=("Ely",)), (LEITH, NEARBY), Special("1", "", hexes("H4"))),
        (Special("1", "", (E5,), towns=("Ely",)), (NEARBY,), Special("1", "", hexes("H4"))),
        (Special("1", "", (E5,)), (LEITH, NEARBY), Special("1", "", hexes("H4"))),
        (Special("1", "", (E5,)), (replace(NEARBY, name=""),), Special("1", "", hexes("H4"))),
    ],
)
def test_a_tag_that_is_dragged_takes_off_all_that_had_it_stand_there(
    led: Special, towns: tuple[Town, ...], left: Special
) -> None:
    """Of two towns on a hex one has the tag; a town may lead to a special by its name and its hex."""
    board = KEYED.edited(specials=(led,), towns=towns)
    (tag,) = (tag for town in towns for tag in tags_of(Extent(board), town))
    outcome = drag(select, board, tag.box.centre, at("H4"))
    assert edited(board, outcome).specials == (left,)


def test_a_tag_at_a_port_that_is_named_as_well_is_not_dragged() -> None:
    board = KEYED.edited(specials=(Special("1", "", any="port", towns=("Hull",)),))
    outcome = drag(select, board, tag_at(board, "C3"), at("H4"))
    assert outcome.edit is None
    assert "from any port. Click its sign" in outcome.said


def test_a_tag_dragged_to_a_town_of_the_same_name_leads_there_by_its_hex() -> None:
    """By a name the first town of it is meant."""
    board = KEYED.edited(
        specials=(Special("1", "", towns=("Hull",)),), towns=(HULL, replace(LEITH, name="Hull"))
    )
    moved = edited(board, drag(select, board, tag_at(board, "C3"), at("E5")))
    assert moved.specials == (Special("1", "", (E5,)),)
    assert [town.hex for town, _ in tagged(moved)] == [E5]


def test_of_signs_on_each_other_the_selected_one_is_dragged_and_a_click_goes_to_the_next() -> None:
    one, other = Special("1", "", hexes("G2")), Special("2", "", hexes("G2"))
    board = KEYED.edited(specials=(one, other))
    assert drag(select, board, at("G2")).selection == Selection(one)
    for held, following in ((one, other), (other, one)):
        settings = replace(USUAL, subject=held)
        assert drag(select, board, at("G2"), settings=settings).selection == Selection(following)
        dragged = edited(board, drag(select, board, at("G2"), at("H4"), settings=settings))
        assert [each.key for each in dragged.specials if each.hexes == hexes("H4")] == [held.key]


def test_the_tool_for_specials_goes_on_with_the_one_whose_tag_is_clicked() -> None:
    outcome = drag(special, MARKED, tag_at(MARKED, "E5"))
    assert (outcome.edit, outcome.selection) == (None, Selection(MARKED.specials[0]))
    assert drag(special, MARKED, at("E5")).edit is not None


def test_a_click_on_a_tag_over_the_next_hex_takes_its_town_off() -> None:
    """Next to a tall plate of keys a tag stands at its corner, beyond the hex."""
    led = Special("1", "", towns=("Leith",))
    keys = tuple(str(key) for key in range(11, 17))
    board = KEYED.edited(specials=(led,), towns=(HULL, replace(LEITH, keys=keys)))
    tag = tag_at(board, "E5")
    assert SHEET.hex_under(*tag) != E5
    outcome = drag(picking(led).begin, board, tag)
    assert edited(board, outcome).specials == (replace(led, towns=()),)
