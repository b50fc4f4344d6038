"""What is offered for slips in keys and names: what was meant, first, and each cause told once."""

from dataclasses import replace

import pytest

from engine.board.document import Board
from engine.board.rules import Override
from engine.checks.check_runner import check
from engine.checks.keys.keys import KeyMissing
from engine.checks.keys.sectors import SectorScattered
from engine.checks.rules.rules import OverrideInvalid
from engine.diagnostics.findings import Finding
from engine.messages import Saying
from tests.engine.checks.found import ids_on
from tests.shipped import shipped

_DEALT = (
    "33 63 22,23 54 16 52 44 14 55 65 66 35 64 11 43 13 15 66 21 "
    "34 31,32 16 52 56 42 36 36 46 12 56 61,62 53 41 51 26 25 45 24"
)
"""The keys of the towns of the Severn in their order, dealt so that two large towns share four of them."""


def keyed(**keys: tuple[str, ...]) -> Board:
    """Return the board of the Severn with other keys of some towns and specials."""
    board = shipped("severn")
    towns = (replace(each, keys=keys.get(each.name, each.keys)) for each in board.towns)
    specials = (replace(each, key=keys.get(each.name, (each.key,))[0]) for each in board.specials)
    return board.edited(towns=tuple(towns), specials=tuple(specials))


def news(board: Board) -> list[Finding]:
    """Return what is found on a board of the Severn that is not on the one we ship."""
    return [each for each in check(board) if each.id not in ids_on("severn")]


@pytest.mark.parametrize(
    ("slip", "told", "titles"),
    [
        (
            keyed(Brecon=("44",)),
            "K102:44",
            ["Give Brecon 45 instead of 44", "Give Abergavenny 45 instead of 44"],
        ),
        (
            keyed(Abergavenny=("45",)),
            "K102:45",
            ["Give Abergavenny 44 instead of 45", "Give Brecon 44 instead of 45"],
        ),
        (
            keyed(Swansea=("22", "53")),
            "K102:53",
            ["Give Swansea 23 instead of 53", "Give Worcester 23 instead of 53"],
        ),
        (
            keyed(Neath=("54",)),
            "K102:54",
            ["Give Neath 24 instead of 54", "Give Gloucester 24 instead of 54"],
        ),
        (keyed(Cardiff=("31", "31")), "K102:31", ["Give Cardiff 32 instead of the second 31"]),
        (keyed(London=("66",)), "K103:66", ["Give London 1 instead of 66"]),
        (
            keyed(Midlands=("1",)),
            "K102:1",
            ["Give Midlands 2 instead of 1", "Give London 2 instead of 1"],
        ),
    ],
)
def test_a_key_typed_for_another_is_reported_once_with_the_one_meant_first(
    slip: Board, told: str, titles: list[str]
) -> None:
    (found,) = news(slip)
    assert found.id == told
    assert "is unassigned." in found.message
    assert [fix.title for fix in found.fixes] == titles
    mended = found.fixes[0].edit.apply(slip)
    assert (mended.towns, mended.specials) == (shipped("severn").towns, shipped("severn").specials)


def test_a_key_typed_once_too_often_is_taken_from_who_has_others() -> None:
    slip = keyed(Cardiff=("31", "32", "33"))
    (found,) = news(slip)
    (fix,) = found.fixes
    assert fix.title == "Remove 33 from Cardiff"
    assert fix.edit.apply(slip).towns == shipped("severn").towns


def test_two_towns_that_lost_their_mark_are_made_small_again() -> None:
    board = shipped("severn")
    pair = {"Llandeilo", "Llandovery"}
    slip = board.edited(towns=tuple(replace(t, small=t.small and t.name not in pair) for t in board.towns))
    (found,) = news(slip)
    (fix,) = found.fixes
    assert fix.title == "Mark Llandeilo and Llandovery as small"
    assert fix.edit.apply(slip).towns == board.towns


@pytest.mark.parametrize(
    ("scheme", "told"),
    [
        (
            "cards-52",
            "42 keys, including 1 to 66, are not keys of this board (52 destinations, by cards).",
        ),
        ("dice-36", "6 keys, including 1 to 6, are not keys of this board (36 towns, by dice)."),
    ],
)
def test_keys_of_another_scheme_are_one_finding(scheme: str, told: str) -> None:
    slip = shipped("severn").edited(keys=scheme)
    (found,) = [each for each in news(slip) if each.severity.name == "ERROR"]
    assert found.message == told
    assert [fix.edit.apply(slip).keys for fix in found.fixes] == ["dice-36+6"]


def test_keys_without_a_scheme_are_offered_the_one_that_has_them() -> None:
    slip = shipped("severn").edited(keys="none")
    (found,) = [each for each in check(slip) if each.code == "K111"]
    assert [fix.edit.apply(slip).keys for fix in found.fixes] == ["dice-36+6"]


def test_a_name_typed_over_is_given_back_by_one_fix_that_mends_all_it_broke() -> None:
    board = shipped("severn")
    slip = board.edited(
        towns=tuple(replace(t, name="Penarth") if t.name == "Neyland" else t for t in board.towns)
    )
    found = news(slip)
    assert {each.code for each in found} == {"T107", "F102", "K104"}
    for each in found:
        assert each.fixes[0].title == "Rename Penarth (N2) to Neyland"
        assert each.fixes[0].edit.apply(slip) == board


def test_no_name_is_given_back_where_none_or_one_like_another_is_missing() -> None:
    board = shipped("severn")
    slip = board.edited(towns=tuple(replace(t, name="Bath") if t.name == "Tenby" else t for t in board.towns))
    (found,) = (each for each in check(slip) if each.code == "T107")
    assert not [fix for fix in found.fixes if not fix.title.endswith(" for now")]


def test_a_port_far_from_its_whole_course_is_moved_back_to_its_end() -> None:
    board = shipped("severn")
    far = board.sheet.hex_named("Q15")
    slip = board.edited(towns=tuple(replace(t, hex=far) if t.name == "Cardiff" else t for t in board.towns))
    (found,) = [each for each in news(slip) if each.code == "F104"]
    assert found.fixes[0].title == "Move Cardiff to T23"
    assert found.fixes[0].edit.apply(slip) == board


def test_a_port_that_is_near_its_course_stays_where_it_is() -> None:
    board = shipped("severn")
    near = board.sheet.hex_named("S24")
    slip = board.edited(towns=tuple(replace(t, hex=near) if t.name == "Cardiff" else t for t in board.towns))
    (found,) = [each for each in news(slip) if each.code == "F104"]
    assert [fix for fix in found.fixes if fix.title.startswith("Move ")] == []


def test_a_port_inland_is_reported_once_and_moved_back_to_the_end_of_its_course() -> None:
    board = shipped("severn")
    dry = board.sheet.hex_named("S22")
    slip = board.edited(towns=tuple(replace(t, hex=dry) if t.name == "Cardiff" else t for t in board.towns))
    (found,) = [each for each in news(slip) if each.code in {"F101", "F104"}]
    assert (found.code, found.fixes[0].title) == ("F101", "Move Cardiff to T23")
    assert found.fixes[0].edit.apply(slip) == board


def test_a_town_without_a_name_that_a_ferry_calls_for_is_given_it() -> None:
    board = shipped("severn")
    slip = board.edited(towns=tuple(replace(t, name="") if t.name == "Neyland" else t for t in board.towns))
    found = [each for each in check(slip) if each.code in {"T101", "F102", "K104"}]
    assert {each.code for each in found} == {"T101", "F102", "K104"}
    for each in found:
        assert each.fixes[0].title == "Rename the town (N2) to Neyland"
        assert each.fixes[0].edit.apply(slip) == board


def test_doubled_keys_that_stand_in_the_way_of_a_regrouping_are_named() -> None:
    board, given = shipped("severn"), iter(_DEALT.split())
    dealt = board.edited(
        towns=tuple(replace(t, keys=tuple(next(given).split(","))) if t.keys else t for t in board.towns)
    )
    (found,) = SectorScattered().find(dealt)
    assert found.message.endswith(
        "Keys that two places share must be fixed first, then they can be regrouped."
    )
    assert found.fixes == ()
    for _ in range(9):
        doubled = [each for each in check(dealt) if each.code == "K102"]
        if not doubled:
            break
        dealt = doubled[0].fixes[0].edit.apply(dealt)
    (found,) = SectorScattered().find(dealt)
    assert "first" not in found.message
    assert found.fixes


def test_few_keys_without_a_scheme_are_offered_to_be_taken_away() -> None:
    board = shipped("severn")
    few = tuple(replace(town, keys=town.keys if town.name == "Cardiff" else ()) for town in board.towns)
    (found,) = [
        each for each in check(board.edited(keys="none", towns=few, specials=())) if each.code == "K111"
    ]
    assert [fix.title for fix in found.fixes] == ["Remove the keys"]


def test_towns_a_key_could_go_to_are_listed_in_words_that_can_be_translated() -> None:
    (found,) = [each for each in KeyMissing().find(keyed(Brecon=(), Tenby=())) if each.subject == "45"]
    assert found.message.endswith(" Brecon or Tenby has no key yet.")
    assert "{words} or {last}" in _patterns(found.message)


def test_rules_that_contradict_each_other_are_reported_in_words_that_can_be_translated() -> None:
    (found,) = OverrideInvalid().find(shipped("severn").edited(special_rules=(Override((("key_uses", 0),)),)))
    assert len(_patterns(found.message)) == 1


def _patterns(text: object) -> list[str]:
    """Return the patterns a text is made of; none of a text that is no saying."""
    if not isinstance(text, Saying):
        return []
    return [text.pattern, *(pattern for value in text.values.values() for pattern in _patterns(value))]
