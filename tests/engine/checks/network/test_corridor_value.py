"""What is reported a narrow place: what is paid there, for a ferry too, and what two of them cost to hold."""

from dataclasses import replace

from engine.board.document import Board
from engine.board.terrain import SEA
from engine.checks.check_runner import check
from tests.engine.checks.boards import at, painted, town, with_town
from tests.engine.checks.network_boards import sailed, two_shores

ALONGSIDE = "later companies that build alongside pay 5 per hex to each earlier one"
FERRY = "the ferry Strait goes to its first buyer for 6, and the others pay 5 per use"


def told(board: Board, subject: str) -> str:
    (found,) = [each for each in check(board) if each.code == "N203" and each.subject == subject]
    return found.message.partition(": ")[2]


def test_at_the_port_of_a_ferry_its_passage_is_paid_and_elsewhere_the_half_alongside() -> None:
    assert told(sailed("G6"), "C5,G6").startswith(f"{ALONGSIDE}; {FERRY}.")
    assert told(two_shores("B6", "F6"), "B5,F5").startswith(f"{ALONGSIDE}.")


def test_in_a_town_with_keys_that_is_a_port_only_the_passage_is_paid() -> None:
    board = sailed()
    towns = tuple(replace(each, keys=("62",)) if each.name == "Goring" else each for each in board.towns)
    (found,) = [
        each for each in check(board.edited(towns=towns)) if each.code == "N202" and "C5" in each.subject
    ]
    assert FERRY in found.message
    assert ALONGSIDE not in found.message


def test_the_start_from_which_both_places_cost_least_is_named_with_their_cost() -> None:
    assert told(two_shores("B6", "F6"), "B5,F5").endswith(" A company from Ayr can reach both for 7 points.")
    starts = with_town("Bala", start=True).towns
    board = two_shores("B6", "F6")
    nearer = {each.name for each in starts if each.start}
    towns = tuple(replace(each, start=each.name in nearer) for each in board.towns)
    assert told(board.edited(towns=towns), "B5,F5").endswith(
        " A company from Bala can reach both for 5 points."
    )


def test_two_ways_in_on_both_sides_of_an_islet_are_one_finding() -> None:
    board = painted(two_shores("B6", "F6"), SEA, *(f"{row}7" for row in "ACDEGH"))
    towns = (replace(each, hex=at("D9")) if each.name == "Fowey" else each for each in board.towns)
    more = (town("Islet", "B7", "66"), town("Looe", "F2", "11"), town("Mold", "H2", "21"))
    found = [each for each in check(board.edited(towns=(*towns, *more))) if each.code == "N203"]
    assert [each.subject for each in found] == ["B5,F5"]
    assert found[0].message.startswith("All track between Dent, Esk, Fowey and Islet and the other 5 towns")
    assert found[0].message.endswith(" The same is nearly true of B7 or F7.")
    assert found[0].hexes == tuple(map(at, ("B5", "F5", "B7", "F7")))
