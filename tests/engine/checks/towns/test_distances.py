"""Towns too near each other for a run: told with the links between them, unless it does not matter."""

from dataclasses import replace

from engine.checks.check_runner import check
from engine.edits.lines import DrawSides
from engine.hexes.sides import sides_of
from tests.engine.checks.boards import at, good_board, town
from tests.shipped import shipped


def test_towns_nearer_than_a_run_are_reported_in_pairs_with_the_links_between() -> None:
    towns = [replace(each, hex=at("F4")) if each.name == "Fowey" else each for each in good_board().towns]
    board = good_board().edited(towns=tuple(each for each in towns if each.name in {"Ayr", "Esk", "Fowey"}))
    (found,) = [each for each in check(board) if each.code == "T115"]
    assert found.message == "Esk and Fowey are 2 links apart; a run needs at least 3."
    board = DrawSides("closed", sides_of(at("F4")), "Gorge").apply(board)
    assert "T115" not in {each.code for each in check(board)}


def test_a_cluster_of_neighbours_is_reported_once_and_a_separate_pair_on_its_own() -> None:
    placed = {"Ayr": "B2", "Bala": "B3", "Clun": "B4", "Esk": "G2", "Fowey": "G3"}
    towns = [replace(t, hex=at(placed[t.name])) for t in good_board().towns if t.name in placed]
    found = [each for each in check(good_board().edited(towns=tuple(towns))) if each.code == "T108"]
    assert {each.subject: each.message for each in found} == {
        "Ayr": "These towns are neighbours, and a run between them is too short: Ayr–Bala and Bala–Clun.",
        "Esk,Fowey": "Esk and Fowey are neighbours; a run between them is too short.",
    }


def test_many_neighbours_far_from_each_other_are_one_row_with_all_of_them_to_look_up() -> None:
    pairs = [("B2", "B3"), ("D2", "D3"), ("F2", "F3"), ("H2", "H3")]
    towns = [
        town(f"{side}{row}", label, f"{1 + row}{1 + column}")
        for row, pair in enumerate(pairs)
        for column, (side, label) in enumerate(zip("WE", pair, strict=True))
    ]
    board = good_board().edited(towns=tuple(towns))
    (found,) = [each for each in check(board) if each.code == "T108"]
    assert found.subject == "4 pairs"
    assert found.message.endswith("W0–E0, W1–E1, W2–E2 and W3–E3.")
    assert len(found.hexes) == 8
    more = (*towns, town("W4", "B8", "51"), town("E4", "B9", "52"))
    (found,) = [each for each in check(board.edited(towns=more)) if each.code == "T108"]
    assert found.subject == "5 pairs", "one more is told anew, though the others had been waived"
    assert found.message.endswith("W0–E0, W1–E1, W2–E2, W3–E3 and 1 more.")
    assert found.details.endswith("W3–E3 and W4–E4")
    few = board.edited(towns=tuple(towns[:6]))
    assert len([each for each in check(few) if each.code == "T108"]) == 3


def test_two_towns_that_share_their_only_key_may_be_near_each_other() -> None:
    pair = (town("Esk", "F2", "51", small=True), town("Fowey", "F4", "51", small=True))
    board = good_board().edited(towns=(town("Ayr", "A1", "11", start=True), *pair))
    assert "T115" not in {each.code for each in check(board)}


def test_pairs_too_short_are_named_with_their_towns() -> None:
    (found,) = [each for each in check(shipped("severn")) if each.code == "R201"]
    assert "11 Haverfordwest–12 Milford Haven" in found.details
