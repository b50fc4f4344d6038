"""What fixes do: towns on one hex, numbers of players, courses of crossings."""

from dataclasses import replace
from typing import Any

import pytest

from engine.board.document import Board, Players
from engine.board.lines import SideLine
from engine.board.places import Country, Ferry, PermittedBuild
from engine.board.rules import OtherRule, Override
from engine.board.terrain import OFF, OPEN, SEA
from engine.boardfile.retyping import SECTIONS
from engine.checks.check_runner import check, picked
from engine.checks.frame.rule_edits import set_rule
from engine.checks.keys.unknown_keys import key_meant
from engine.diagnostics.findings import Finding, Severity
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import disc, neighbours
from engine.messages import listed
from tests.engine.checks.boards import (
    FEW_RACES,
    SHEET,
    abroad_with_start,
    at,
    good_board,
    gorge,
    painted,
    with_special,
    with_town,
)
from tests.engine.checks.border_boards import abroad
from tests.engine.checks.crossing_boards import BRIDGE, NO_SAVING, crossing, few_towns, ruled
from tests.engine.checks.ground_boards import island_start
from tests.engine.checks.likeness_boards import closed_course
from tests.engine.checks.region_boards import east, having
from tests.engine.checks.run_boards import sector_grid
from tests.engine.checks.seeding.planting import shipped_boards
from tests.engine.checks.side_boards import lined


def only(board: Board, code: str) -> Finding:
    (finding,) = [each for each in check(board) if each.code == code]
    return finding


def test_of_two_towns_on_one_hex_that_which_less_hangs_on_is_moved_or_joined() -> None:
    board = with_town("Clun", hex=at("B2"))
    moving, joining = only(board, "T103").fixes
    moved, joined = (fix.edit.apply(board).towns_by_name for fix in (moving, joining))
    assert moved["Ayr"].hex == at("B2") != moved["Clun"].hex
    assert moving.title == f"Move Clun to {SHEET.label(moved['Clun'].hex)}"
    assert joining.title == "Merge them into one town, Ayr, with all keys"
    assert "Clun" not in joined
    assert joined["Ayr"].start
    assert set(joined["Ayr"].keys) == {f"{tens}{units}" for tens in "13" for units in "123456"}


def test_a_port_of_a_ferry_stays_where_it_is_and_is_joined_to_no_other() -> None:
    board = with_town("Goring", hex=at("D2"))
    titles = [fix.title for fix in only(board, "T103").fixes]
    assert titles[0].startswith("Move Clun to ")
    assert titles[1:] == ["Merge them into one town, Goring, with all keys"]


@pytest.mark.parametrize(
    ("players", "mended"),
    [
        (Players(6, 3), [Players(3, 6)]),
        (Players(6, 3, 9), [Players(3, 6, 6)]),
        (Players(3, 6, 9), [Players(3, 6, 6), Players(3, 9, 9)]),
        (Players(4, 6, 2), [Players(4, 6, 4), Players(2, 6, 2)]),
    ],
)
def test_numbers_of_players_are_put_in_order(players: Players, mended: list[Players]) -> None:
    board = good_board().edited(players=players)
    assert [fix.edit.apply(board).players for fix in only(board, "X103").fixes] == mended


@pytest.mark.parametrize(
    ("course", "title", "mended"),
    [
        (("D5", "D6"), "Extend it over D7", BRIDGE),
        (("D6", "D5"), "Extend it over D7", BRIDGE[::-1]),
        (("D5", "D6", "D6", "D7"), "Route it from D5 to D7 without the loop", BRIDGE),
        (("D5", "D6", "C6", "D5", "D6", "D7"), "Route it from D5 to D7 without the loop", BRIDGE),
    ],
)
def test_a_course_is_led_ashore_and_its_loops_left_out(
    course: tuple[str, ...], title: str, mended: tuple[str, ...]
) -> None:
    board = ruled(crossing(*course))
    (fix,) = only(board, "X104").fixes
    assert fix.title == title
    assert fix.edit.apply(board).crossings[0].course == tuple(map(at, mended))


@pytest.mark.parametrize(("typed", "meant"), [(" 36", "36"), ("3 6", "36"), ("36 ", "36"), ("O6", "")])
def test_a_key_only_typed_amiss_is_asked_for_and_written_right(typed: str, meant: str) -> None:
    clun = good_board().towns_by_name["Clun"]
    board = with_town("Clun", keys=(*clun.keys[:-1], typed))
    found = only(board, "K103")
    assert found.message.endswith(f"Perhaps {meant} is meant.") == bool(meant)
    assert found.fixes[0].edit.apply(board) == good_board()


@pytest.mark.parametrize(
    ("typed", "meant"), [("as", "AS"), ("1OH", "10H"), ("TH", "10H"), ("lOc", "10C"), ("1X", "")]
)
def test_a_card_only_typed_amiss_is_known(typed: str, meant: str) -> None:
    assert key_meant(good_board().edited(keys="cards-52"), typed) == meant


def test_many_small_towns_alone_are_reported_once() -> None:
    board = sector_grid(4)
    small = board.edited(towns=tuple(replace(each, small=True) for each in board.towns))
    assert only(small, "K108").message == "36 small towns do not share their keys."


def test_a_special_to_any_port_says_that_there_is_none() -> None:
    board = with_special("1", hexes=(), any="port")
    board = board.edited(towns=tuple(replace(each, port=False) for each in board.towns))
    assert only(board, "K104").message == "The special Special 1 leads to any port, but no town is a port."


def test_a_port_cut_off_the_map_is_only_reported_as_off_the_map() -> None:
    board = painted(good_board(), OFF, "C4", "C5", "C6", "D5", "D6", "B5", "B6")
    codes = {each.code for each in check(board) if at("C5") in each.hexes}
    assert "T104" in codes
    assert not codes & {"F101", "F103"}


@pytest.mark.parametrize(("lake", "first"), [(("D2",), "Make D2 open land"), (("A4", "B4"), "Move Bala to")])
def test_a_town_whose_own_hex_alone_is_wet_gets_land_first(lake: tuple[str, ...], first: str) -> None:
    assert only(painted(good_board(), SEA, *lake), "T102").fixes[0].title.startswith(first)


def test_a_town_locked_in_is_reported_once_and_a_side_opened() -> None:
    """The land behind the gorge is locked as well, which opening the same side fixes."""
    board = gorge()
    found = [each for each in check(board) if each.code in {"S107", "T105"}]
    assert [each.code for each in found] == ["T105"]
    opened = found[0].fixes[0].edit.apply(board)
    assert len(board.closed_sides) - len(opened.closed_sides) == 1
    # Of the sides one without a river is opened.
    river = SideLine("river", "Wye", tuple(sorted(board.closed_sides))[:-1])
    rest = SHEET.side_name(max(board.closed_sides))
    assert only(board.edited(lines=(board.lines[-1], river)), "T105").fixes[0].title == f"Open {rest}"
    townless = board.edited(towns=tuple(each for each in board.towns if each.hex not in found[0].hexes))
    assert only(townless, "S107").hexes


def _start_far_abroad() -> Board:
    """Return the good board with one of two starts inside a foreign country."""
    around = tuple(hex_ for hex_ in disc(at("B2"), 1) if hex_ in SHEET)
    board = PaintCountry(around, 1).apply(abroad_with_start())
    towns = (replace(each, start=each.name in {"Ayr", "Dent"}) for each in board.towns)
    return board.edited(towns=tuple(towns))


@pytest.mark.parametrize(
    ("board", "codes", "told"),
    [
        (lined("G3.NE", "G3.E", "G3.SE", "G3.SW", "G3.W"), {"S102", "S104"}, "S102"),
        (closed_course(), {"S104", "S109", "S112"}, "S109"),
        (_start_far_abroad(), {"T105", "T114"}, "T114"),
        (island_start(), {"N101", "T109"}, "T109"),
    ],
    ids=["a loop", "a course that is closed", "a start abroad", "a start on an island"],
)
def test_one_cause_is_reported_once(board: Board, codes: set[str], told: str) -> None:
    assert [each.code for each in check(board) if each.code in codes] == [told]


def test_too_few_towns_are_not_reported_again_as_too_few_starts() -> None:
    found = [each for each in check(few_towns()) if each.code in {"T118", "X113"}]
    assert [each.code for each in found] == ["X113"]
    (fix,) = found[0].fixes
    assert fix.title == "Set building to end when 1 are left"
    assert fix.edit.apply(few_towns()).special_rules[-1] == Override((("unserved_towns", 1),))


def test_a_rule_is_set_in_the_override_that_has_it_and_left_to_the_edition_if_that_says_so() -> None:
    held = Override((("save_from", 0), ("toll", 1)))
    twice = ruled(Override((("save_from", 9),)), held)
    assert set_rule(twice, "save_from", 4).apply(twice).special_rules[-2:] == (
        Override((("save_from", 9),)),
        Override((("save_from", 4), ("toll", 1))),
    )
    rules = {value: set_rule(ruled(held), "save_from", value).apply(ruled(held)) for value in (4, 5)}
    assert rules[4].special_rules[-1] == Override((("save_from", 4), ("toll", 1)))
    assert rules[5].special_rules[-1] == Override((("toll", 1),))
    assert set_rule(ruled(NO_SAVING), "save_from", 5).apply(ruled(NO_SAVING)) == ruled()


@pytest.mark.parametrize("board", shipped_boards(), ids=lambda board: board.title)
def test_the_towns_of_most_keys_are_offered_as_starts_and_do_well_as_such(board: Board) -> None:
    without = board.edited(towns=tuple(replace(each, start=False) for each in board.towns))
    (fix,) = only(without, "T106").fixes
    mended = fix.edit.apply(without)
    begun = [town for town in mended.towns if town.start]
    assert min(len(town.keys) for town in begun) > max(len(t.keys) for t in mended.towns if not t.start)
    assert fix.title == f"Mark {listed([town.name for town in begun])} as starts"
    assert [each.id for each in check(mended) if each.severity is not Severity.NOTE] == []


def test_no_starts_are_offered_where_none_are_clearly_meant() -> None:
    """All towns have as many keys, or those with more are too many, too few, or on another shore."""
    assert not only(with_town("Ayr", start=False), "T106").fixes
    fewer = {"Ayr": 6, "Bala": 6, "Clun": 6, "Dent": 2, "Esk": 2, "Fowey": 2, "Goring": 0}

    def offered(counts: dict[str, int], most: int, **changes: Any) -> int:
        towns = (replace(t, start=False, keys=t.keys[: counts[t.name]]) for t in good_board().towns)
        board = good_board().edited(towns=tuple(towns), players=Players(2, most), **changes)
        return len(only(board, "T106").fixes)

    assert offered(fewer, 6) == 1
    assert offered(fewer, 7) == offered(fewer, 2) == 0
    assert offered({**fewer, "Fowey": 6}, 6) == 1
    assert offered({**fewer, "Fowey": 6}, 6, ferries=()) == 0


def test_the_scheme_that_most_keys_are_of_is_offered_on_a_board_without_one() -> None:
    """The key that is none of it is reported then."""
    clun = good_board().towns_by_name["Clun"]
    board = with_town("Clun", keys=(*clun.keys[:-1], "99")).edited(keys="none")
    (fix,) = only(board, "K111").fixes
    assert fix.edit.apply(board).keys == "dice-36+6"
    towns = (replace(each, keys=(*"abcdef",)) for each in good_board().towns)
    strange = good_board().edited(towns=tuple(towns), keys="none")
    assert not only(strange, "K111").fixes


def test_the_mouth_of_a_river_is_the_last_to_be_taken_off() -> None:
    """A spur a side before the sea is erased, not the side that goes to it."""
    titles = [fix.title for fix in only(lined("A5.SE", "B4.E", "B4.NE", "B4.SE"), "S102").fixes]
    assert len(titles) > 1
    assert titles[-1] == "Remove the river from A5.SE"


def test_building_takes_no_time_where_there_is_nobody() -> None:
    board = good_board().edited(players=Players(0, 0))
    assert not picked(check(board), ["N204"], [])


def test_a_list_that_is_none_of_a_rule_is_shown() -> None:
    told = only(ruled(Override((("build_die", (0, 0)),))), "X102").message
    assert told.endswith("not [0, 0].")


def test_a_port_inland_is_moved_to_its_end_of_the_course() -> None:
    board = with_town("Goring", hex=at("C3"))
    (fix,) = only(board, "F101").fixes
    spot = fix.edit.apply(board).towns_by_name["Goring"].hex
    assert at("C6") in neighbours(spot)
    assert fix.title == f"Move Goring to {SHEET.label(spot)}"
    assert fix.edit.apply(board).ferries == board.ferries


def test_a_course_ashore_is_led_around_the_land_or_the_land_is_flooded() -> None:
    """What changes less comes first: one hex of land, or the two of the way around it."""
    board = painted(good_board(), OPEN, "C6")
    assert [fix.title for fix in only(board, "F105").fixes] == ["Make C6 sea"]
    around = painted(board, SEA, "B5", "B6", "B7", "D5", "D7", "C4", "C8")
    flooding, fix = only(around, "F105").fixes
    assert flooding.title == "Make C6 sea"
    course = fix.edit.apply(around).ferries[0].course
    assert fix.title == "Route it over " + ", ".join(map(SHEET.label, course))
    assert at("C6") not in course


@pytest.mark.parametrize("course", [("D9", "D10"), ("D10", "D9")])
def test_a_permitted_build_is_led_to_the_border_from_its_beginning(course: tuple[str, ...]) -> None:
    board = abroad(course)
    (fix,) = only(board, "B104").fixes
    (build,) = fix.edit.apply(board).permitted_builds
    assert set(build.course[-2:]) == {at("D9"), at("D10")}
    assert len(build.course) == len(set(build.course)) > 2
    assert fix.title == "Extend it to the border over " + ", ".join(map(SHEET.label, build.course[:-2]))


def test_rounds_of_a_region_are_put_in_order() -> None:
    for first, last, mended in ((12, 3, (3, 12)), (0, 0, (1, 0)), (0, 4, (1, 4))):
        board = having(east("A1", first=first, last=last))
        (fix,) = only(board, "X122").fixes
        (region,) = fix.edit.apply(board).city_regions
        assert (region.from_round, region.to_round) == mended


def test_a_crossing_nobody_can_pay_is_offered_the_usual_cost_whatever_its_text_says() -> None:
    (fix,) = only(ruled(crossing(*BRIDGE, cost=101, text="For 101 points.")), "X110").fixes
    assert fix.title == "Set its cost to 6"


def test_a_ferry_and_a_permitted_build_among_the_special_rules_are_moved_to_their_sections() -> None:
    """6.C4: the table of special rules has them as types, the file as sections of their own."""
    board = good_board().edited(countries=(Country("France", foreign=True),))
    ferry = (("name", "Sound"), ("ports", ("Goring", "Fowey")), ("course", ("C6",)), ("fee", 4))
    build = (("country", "France"), ("course", ("A1", "A2", "A3")))
    rules = (OtherRule("ferry", ferry), OtherRule("permitted_build", build))
    board = board.edited(special_rules=(FEW_RACES, *rules))
    found = [finding for finding in check(board) if finding.code == "X112"]
    assert [finding.subject for finding in found] == ["ferry", "permitted_build"]
    for finding, section in zip(found, SECTIONS.values(), strict=True):
        assert f"Move it to `{section}`." in finding.message
        (fix,) = finding.fixes
        board = fix.edit.apply(board)
    assert board.special_rules == (FEW_RACES,)
    assert board.ferries[-1] == Ferry("Sound", ("Goring", "Fowey"), (at("C6"),), fee=4)
    assert board.permitted_builds == (PermittedBuild("France", (at("A1"), at("A2"), at("A3"))),)
