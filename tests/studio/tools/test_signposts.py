"""The signposts and tags of specials under the select tool: clicked and dragged (6.B1c)."""

from dataclasses import replace

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Special, Town
from engine.board.terrain import SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex
from studio.drawing.exits import posts
from studio.drawing.extent import Extent
from studio.drawing.tags import tags_of
from studio.tools.gestures import Outcome
from studio.tools.pointing import select
from studio.tools.selection import Selection
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
    assert "no track reaches it" in wet.said


def test_the_signpost_of_a_special_finds_a_town_that_cannot_be_picked() -> None:
    settings, unseen = replace(USUAL, whole=MARKED), MARKED.edited(towns=())
    (there,) = edited(MARKED, drag(select, unseen, at("G2"), at("C3"), settings=settings)).specials
    assert (there.hexes, there.towns) == (hexes("F9", "I9"), ("Leith", "Hull"))
    taken = drag(select, unseen, at("G2"), at("E5"), settings=settings)
    assert taken.edit is None
    assert "E5 leads to this special already" in taken.said


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
    (post,) = posts(board)
    for sign, meant, word in (
        (tag_at(board, "G4"), sea, "any port"),
        (board.sheet.centre_mm(post.hex), land, "the south edge"),
    ):
        assert drag(select, board, sign) == Outcome(selection=Selection(meant))
        outcome = drag(select, board, sign, at("F9"))
        assert (outcome.edit, outcome.selection) == (None, None)
        assert f"from {word}: click its sign" in outcome.said


@pytest.mark.parametrize("label", ["F9", "E5"])
def test_no_signpost_of_a_special_is_put_where_one_is(label: str) -> None:
    outcome = drag(select, MARKED, at("G2"), at(label))
    assert outcome.edit is None
    assert f"{label} leads to this special already" in outcome.said


@pytest.mark.parametrize("place", [at("G2"), (-50.0, -50.0)])
def test_the_signpost_of_a_special_let_go_at_home_or_off_the_map_is_selected(
    place: tuple[float, float],
) -> None:
    assert drag(select, MARKED, at("G2"), place) == Outcome(selection=Selection(MARKED.specials[0]))
