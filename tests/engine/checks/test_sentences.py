"""What findings name: gaps, names that are meant, towns a key could go to; and one cause once."""

from dataclasses import replace
from typing import Any

import pytest

from engine.board.document import Board, new_board
from engine.board.open_links import is_abroad
from engine.board.places import Town
from engine.board.rules import Crossing, Note, StartRule
from engine.board.terrain import OFF, SEA
from engine.checks.check_runner import check, picked
from engine.checks.frame.name_suggestions import hint, meant_by
from engine.diagnostics.findings import Finding, Severity
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, neighbour, neighbours
from engine.hexes.sheet import Sheet
from tests.engine.checks import side_boards
from tests.engine.checks.boards import at, good_board, gorge, town, with_special, with_town
from tests.engine.checks.crossing_boards import BRIDGE, crossing, few_towns, ruled
from tests.engine.checks.ferry_boards import with_ferry
from tests.engine.checks.found import ids_on
from tests.engine.checks.key_boards import islets
from tests.engine.checks.range_boards import shut_off
from tests.engine.checks.run_boards import called
from tests.shipped import shipped


def only(board: Board, code: str) -> Finding:
    (finding,) = picked(check(board), [code], [])
    return finding


def changed(board: Board, name: str, **fields: Any) -> Board:
    """Return the board with one town changed."""
    towns = (replace(each, **fields) if each.name == name else each for each in board.towns)
    return board.edited(towns=tuple(towns))


@pytest.mark.parametrize(
    ("course", "told"),
    [
        (("D5", "D7"), "has a gap between D5 and D7."),
        (("D5",), "has fewer than two hexes."),
        (("D5", "D6", "D7", "F8"), "has a gap between D7 and F8."),
    ],
)
def test_a_broken_crossing_is_reported_where_it_breaks(course: tuple[str, ...], told: str) -> None:
    assert only(ruled(crossing(*course)), "X104").message == f"The route of the crossing Bridge {told}"


def test_a_crossing_without_a_name_is_said_to_have_none() -> None:
    board = ruled(replace(crossing("D4", *BRIDGE), name=""))
    assert only(board, "X108").message.startswith("Part of the crossing without a name may be built")


def test_a_single_town_is_said_to_be_too_few_in_the_singular() -> None:
    board = good_board()
    board = board.edited(towns=board.towns[:1])
    assert only(board, "X113").message == "One town is too few: building would end before it started."
    assert only(few_towns(), "X113").message.startswith("4 towns are too few: building would end before")


def test_a_course_that_leaves_the_map_or_the_sheet_is_reported() -> None:
    beyond = Crossing("Bridge", (at("D10"), neighbour(at("D10"), 0)), 5)
    assert only(ruled(beyond), "X104").message == "The route of the crossing Bridge leaves the sheet."
    board = PaintTerrain((at("D6"),), OFF).apply(ruled(crossing(*BRIDGE)).edited(ferries=()))
    assert only(board, "X104").message == "The route of the crossing Bridge leaves the map at D6."


def test_a_course_that_comes_to_a_hex_twice_is_reported_there() -> None:
    told = "The route of the crossing Bridge visits D5 twice."
    assert only(ruled(crossing("D5", "D6", "D5")), "X104").message == told
    back = with_ferry(course=(at("C6"), at("B6"), at("C6")))
    assert only(back, "F104").message == "The route of the ferry Strait visits C6 twice."


def test_a_crossing_that_ends_in_water_is_reported_there() -> None:
    assert only(ruled(crossing("D5", "D6")), "X104").message == "The crossing Bridge ends in water at D6."


def test_a_gap_in_a_crossing_is_filled_by_its_fix() -> None:
    (fix,) = only(ruled(crossing("D5", "D7")), "X104").fixes
    assert fix.title == "Add D6 to its route"
    assert fix.edit.apply(ruled(crossing("D5", "D7"))).crossings[0].course == tuple(map(at, BRIDGE))


def test_a_broken_ferry_is_reported_where_it_breaks_from_either_port() -> None:
    sentence = "The route of the ferry Strait has a gap between"
    assert only(with_ferry(course=(at("C6"), at("A6"))), "F104").message == f"{sentence} C6 and A6."
    back = with_ferry(ports=("Fowey", "Goring"), course=(at("C6"), at("A6")))
    assert only(back, "F104").message == f"{sentence} C6 and A6."
    assert only(with_ferry(course=()), "F104").message.endswith("has no route from Goring to Fowey.")


def test_a_port_in_water_is_reported_once() -> None:
    board = PaintTerrain((at("C5"),), SEA).apply(good_board())
    assert [each.id for each in check(board) if each.severity is Severity.ERROR] == ["T102:C5"]


def test_a_river_that_breaks_off_rings_the_gap() -> None:
    board = shipped("severn")
    index, line = next((n, each) for n, each in enumerate(board.lines) if each.name == "Tywi")
    gap = line.sides[9]
    cut = replace(line, sides=line.sides[:9] + line.sides[10:])
    broken = board.edited(lines=(*board.lines[:index], cut, *board.lines[index + 1 :]))
    finding = only(broken, "S101")
    assert finding.message == "The river Tywi is in 2 pieces; the gap is between I15.E and J14.SE."
    assert board.sheet.side_name(gap) in finding.fixes[0].title
    assert {board.sheet.label(hex_) for hex_ in finding.hexes} == {"J14", "J15"}


def test_the_town_less_hangs_on_loses_its_name_first() -> None:
    """The ferry's course ends next to the town on C7, though F4 stands first in the list."""
    port = good_board().edited(towns=(town("Fowey", "F4", "31"), *with_town("Clun", keys=()).towns))
    finding = only(port.edited(keys="none"), "T107")
    assert finding.message == "Two towns are called Fowey: F4 and C7."
    titles = [fix.title for fix in finding.fixes]
    assert titles == [f"Rename the one on {label} to Fowey {label} for now" for label in ("F4", "C7")]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Shrewsburry", "Shrewsbury"),
        ("SHREWSBURY", "Shrewsbury"),
        ("Swansee", "Swansea"),
        ("Newpont", ""),
        ("Timbuktu", ""),
        ("", ""),
    ],
)
def test_the_name_most_like_a_misspelt_one_is_meant_if_no_other_is(name: str, meant: str) -> None:
    known = ("Shrewsbury", "Swansea", "Newport", "Newpond", "Bath", " ")
    assert meant_by(name, known) == meant
    assert hint(meant) == (f" Perhaps {meant} is meant." if meant else "")


def test_a_key_twice_in_one_town_is_reported_for_that_town_alone() -> None:
    board = changed(shipped("severn"), "Neath", keys=("24", "24"))
    finding = only(board, "K102")
    assert finding.message == "Neath has the key 24 twice."
    (fix,) = finding.fixes
    assert fix.edit.apply(board) == shipped("severn")


def test_rivers_that_meet_and_go_nowhere_are_one_finding() -> None:
    (board,) = (case.board for case in side_boards.BAD if case.subject == "Wye,Lugg")
    told = "The rivers Wye and Lugg start and stop inland ("
    assert only(board, "S104").message.startswith(told)


def test_a_misspelt_port_is_corrected_by_its_fix() -> None:
    board = shipped("severn")
    ferry = board.ferries[0]
    slip = replace(ferry, ports=("Portskewet", ferry.ports[1]))
    bad = board.edited(ferries=(slip, *board.ferries[1:]))
    finding = only(bad, "F102")
    assert finding.message.endswith("there is no such town. Perhaps Portskewett is meant.")
    assert finding.fixes[0].edit.apply(bad) == board


def test_a_misspelt_start_is_corrected_by_its_fix() -> None:
    rule = StartRule(towns=("Cardif",))
    bad = shipped("severn").edited(special_rules=(*shipped("severn").special_rules, rule))
    mended = only(bad, "X116").fixes[0].edit.apply(bad)
    assert mended.special_rules[-1] == replace(rule, towns=("Cardiff",))


def test_a_key_of_nobody_is_offered_to_the_town_without_one_in_its_sector() -> None:
    finding = only(changed(shipped("severn"), "Neath", keys=()), "K101")
    assert finding.message == "Key 24 is unassigned. Assign it to a town. Neath has no key yet."
    assert finding.fixes[0].edit.apply(changed(shipped("severn"), "Neath", keys=())) == shipped("severn")


def test_a_key_of_nobody_points_to_its_sector_where_all_towns_have_one() -> None:
    finding = only(changed(shipped("severn"), "Swansea", keys=("22",)), "K101")
    assert finding.subject == "23"
    assert shipped("severn").towns_by_name["Swansea"].hex in finding.hexes


def test_a_start_from_which_a_company_is_first_in_few_towns_is_reported_with_the_best() -> None:
    """N101: the figures of the poor start, and of the best."""
    message = only(shut_off(40), "N101").message
    poor, best = called("33"), called("54")
    assert message == (
        f"From {poor} a company is first in 0 towns on average; from {best}, the best start, in 20."
    )


def test_starts_abroad_are_one_fault_and_towns_out_of_their_reach_none() -> None:
    board = shipped("severn")
    foreign = board.edited(countries=tuple(replace(each, foreign=True) for each in board.countries))
    found = [each for each in check(foreign) if each.severity is Severity.ERROR]
    assert {each.code for each in found} == {"T114"}
    assert sorted(each.subject for each in found) == ["England", "Wales"]
    assert sum(len(each.hexes) for each in found) == sum(each.start for each in board.towns)


def test_towns_that_hang_together_out_of_reach_are_one_fault() -> None:
    board = shipped("severn")
    starts = (replace(each, start=each.name == "Fishguard") for each in board.towns)
    lone = board.edited(towns=tuple(starts))
    ring = [near for near in neighbours(at_severn("I2")) if near in lone.sheet]
    found = picked(check(PaintTerrain(tuple(ring), SEA).apply(lone)), ["T105"], [])
    assert len(found) == 1
    assert found[0].message.startswith("No track from any start can reach Haverfordwest (M3), ")
    assert found[0].message.endswith(" more towns.")


def test_towns_in_a_foreign_country_out_of_reach_are_one_fault() -> None:
    """No start lies there: where one does, T114 says of the country."""
    countries = tuple(replace(each, foreign=each.name == "Wales") for each in shipped("severn").countries)
    board = shipped("severn").edited(countries=countries)
    towns = tuple(replace(each, start=each.start and not is_abroad(board, each.hex)) for each in board.towns)
    found = picked(check(board.edited(towns=towns)), ["error", "T1", "N101"], [])
    told = [each for each in found if each.severity is not Severity.NOTE]
    assert [(each.code, each.hexes[0]) for each in told] == [("T105", at_severn("M3"))]
    assert told[0].message.startswith(
        "No track can enter the foreign country Wales to reach Haverfordwest (M3),"
    )


def at_severn(label: str) -> Hex:
    return shipped("severn").sheet.hex_named(label)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Map data © OpenStreetMap contributors.", 0),
        ("Relief: contains public sector information.", 0),
        ("Coast: Natural Earth. Rivers, valleys and towns: own drawing.", 0),
        ("Coast: Natural Earth. Rivers: own track costs nothing.", 1),
        ("Designed by A. Designer, playtested by the club.", 0),
        ("Made under licence: (c) 2021 Ordnance Survey.", 0),
        ("Licensed under CC BY 4.0.", 0),
        ("Map by the club.\nCredits: A. Designer.", 0),
        ("No track in Rutland before race 5.", 1),
        ("No company is licensed to build in Rutland before race 5.", 1),
        ("(a) roll (b) build (c) no track in Wales.", 1),
        ("Each player credits the bank with 5 at the end.", 1),
        ("Playtested by the Leeds club. No track may be laid in Rutland before race 5.", 1),
        ("Designed by Bert. Hills cost double.", 1),
        ("Licence: a company pays 5 to build in Wales.", 1),
        ("Thanks to Tom, no player may build across the Wye before race 3.", 1),
        ("Map data © OpenStreetMap contributors. It may be copied freely.", 0),
        ("Thanks to a gale no ferry sails in race 3.", 1),
    ],
)
def test_notes_that_name_sources_are_no_rules(text: str, told: int) -> None:
    assert len(picked(check(ruled(Note(text))), ["X112"], [])) == told


def test_a_text_that_speaks_of_saving_changes_no_finding() -> None:
    for text in ("", "May be saved for."):
        assert only(ruled(crossing(*BRIDGE, cost=6, text=text)), "X109").subject == "Bridge"


def test_one_hex_locked_away_is_reported_in_the_singular() -> None:
    board = gorge()
    townless = board.edited(towns=tuple(each for each in board.towns if each.name != "Esk"))
    told = {str(finding.message) for finding in check(townless)}
    assert "The closed sides cut 1 hex at F2 off from every start." in told


@pytest.mark.parametrize(
    ("key", "typed"), [("54", "5"), ("33", "3 3"), ("21", "121"), ("44", "74"), ("26", "2")]
)
def test_a_mistyped_key_is_one_cause_and_reported_once(key: str, typed: str) -> None:
    board = shipped("severn")
    owner = next(each for each in board.towns if key in each.keys)
    mistyped = changed(board, owner.name, keys=tuple(typed if k == key else k for k in owner.keys))
    (found,) = {each.id for each in check(mistyped)} - ids_on("severn")
    assert found == f"K103:{typed}"
    told = only(mistyped, "K103")
    assert f"Perhaps {key} is meant." in told.message
    assert told.fixes[0].edit.apply(mistyped).towns == board.towns


def test_a_key_like_none_is_reported_with_the_one_free_key_and_more_free_keys_on_their_own() -> None:
    board = with_town("Clun", keys=("97", *good_board().towns_by_name["Clun"].keys[1:]))
    assert only(board, "K103").message.endswith(" 31 is unassigned.")
    assert not picked(check(board), ["K101"], [])
    two = with_town("Clun", keys=("97", *good_board().towns_by_name["Clun"].keys[2:]))
    assert [each.subject for each in picked(check(two), ["K101"], [])] == ["31,32"]


def test_keys_nobody_has_and_no_town_is_there_for_are_one_finding() -> None:
    specials = picked(check(good_board().edited(specials=good_board().specials[:1])), ["K101"], [])
    (told,) = [each.message for each in specials]
    assert told == "Keys 2, 3, 4, 5 and 6 are unassigned. Assign them to special destinations."
    keyless = changed(shipped("severn"), "Neath", keys=())
    both = picked(check(changed(keyless, "Swansea", keys=())), ["K101"], [])
    assert len(both) > 1, "each is offered to the towns without a key"
    assert all(each.fixes for each in both)


def test_keys_none_of_which_is_given_are_only_counted() -> None:
    blank = new_board(Sheet(20, 15), keys="dice-36+6")
    told = {each.message for each in picked(check(blank), ["K101"], [])}
    assert told == {
        "None of the 36 town keys is assigned yet.",
        "None of the 6 special keys is assigned yet.",
    }
    ayr = Town("Ayr", blank.sheet.hex_named("B2"), keys=("11",), start=True)
    told = {each.message for each in picked(check(blank.edited(towns=(ayr,))), ["K101"], [])}
    assert "35 town keys are unassigned, including 12 to 66." in told


def test_a_special_with_only_one_way_in_for_track_names_the_others() -> None:
    """K110 and K105: what is lost and what is left are told in one finding, not in two."""
    (finding,) = picked(check(islets("C10", "E7")), ["K105", "K110"], [])
    assert finding.message == (
        "No track can reach E7, an entry of the special Special 1, so only C10 is left. "
        "Open a way there, or add another entry."
    )
    assert not finding.fixes, "without E7 there would be one way in"
    (other,) = picked(check(islets("C10", "A8", "E7")), ["K105", "K110"], [])
    assert other.message == "No track can reach E7, an entry of the special Special 1."
    assert other.fixes


def test_a_special_one_of_whose_towns_is_out_of_reach_names_the_town_that_is_left() -> None:
    board = islets("E7")
    ayr = board.towns_by_name["Ayr"]
    lost = replace(ayr, name="Lost", hex=at("E7"), keys=(), start=False)
    special = replace(board.specials[0], hexes=(), towns=("Ayr", "Lost"))
    board = board.edited(towns=(*board.towns, lost), specials=(special, *board.specials[1:]))
    assert only(board, "K105").message == (
        "The special Special 1 can only be reached at B2, because no track can reach E7. "
        "Open a way there, or add another entry."
    )


def test_a_special_that_names_what_its_ports_hold_already_is_reported_with_them() -> None:
    finding = only(with_special("2", hexes=(), any="port", towns=("Goring", "Clun", "Fowey")), "K114")
    assert finding.message == "The special Special 2 names Goring and Fowey, already covered by “any port”."
    assert finding.fixes[0].title == "Remove Goring and Fowey from its entries"


def test_of_a_long_border_astray_the_first_sides_are_named() -> None:
    sides = [f"C{number}.E" for number in range(4, 10)]
    finding = only(side_boards.lined(*sides, kind="border"), "S106")
    assert "C4.E, C5.E, C6.E, C7.E and 2 more" in finding.message
    assert finding.fixes[0].title == "Erase it on C4.E, C5.E, C6.E, C7.E and 2 more"
