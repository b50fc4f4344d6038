"""Lengths of runs over ground where track may be laid."""

from collections.abc import Iterable

from engine.board.document import Board, new_board
from engine.board.places import Country, Ferry, PermittedBuild, Special, Town
from engine.board.rules import Crossing
from engine.board.terrain import SEA
from engine.checks.keys.draws.lengths import Runs, runs_of
from engine.checks.keys.draws.links import NEVER
from engine.edits.lines import DrawSides
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.rulesets.sixth import SIXTH

SHEET = Sheet(12, 5)


def at(*labels: str) -> tuple[Hex, ...]:
    return tuple(map(SHEET.hex_named, labels))


def board(*towns: str, **fields: object) -> Board:
    """Return open country with towns as ``11 B2``, without a name but their label."""
    placed = (town.split() for town in towns)
    return new_board(SHEET, keys="dice-36+6", towns=towns_of(placed), **fields)


def towns_of(placed: Iterable[list[str]]) -> tuple[Town, ...]:
    return tuple(Town(label, SHEET.hex_named(label), (key,)) for key, label in placed)


def strait(bare: Board) -> Board:
    """Return the board with the sea in columns 6 and 7."""
    return PaintTerrain(at(*(f"{row}{n}" for row in "ABCDE" for n in (6, 7))), SEA).apply(bare)


def length(runs: Runs, one: str, other: str) -> int:
    return int(runs.longest[runs.keys.index(one), runs.keys.index(other)])


def measured(bare: Board) -> int:
    return length(runs_of(bare, SIXTH), "11", "12")


def test_over_open_country_a_run_is_as_long_as_the_crow_flies() -> None:
    runs = runs_of(board("11 B2", "12 D9"), SIXTH)
    assert (runs.longest == runs.straight).all()


def test_no_run_leads_over_water() -> None:
    assert measured(strait(board("11 C5", "12 C8"))) == NEVER


def test_a_ferry_is_as_long_as_its_course() -> None:
    """6.C1: a link to each hex at sea, and one ashore."""
    ferry = Ferry("Strait", ("C5", "C8"), at("C6", "C7"))
    assert measured(strait(board("11 C5", "12 C8", ferries=(ferry,)))) == 3


def test_ferries_that_cross_at_sea_are_not_joined_there() -> None:
    lines = (
        Ferry("North", ("B5", "D8"), at("B6", "C6", "C7", "D7")),
        Ferry("South", ("D5", "D5"), at("D6", "C6")),
    )
    bare = board("11 D5", "12 D8", "13 B5", ferries=lines)
    runs = runs_of(strait(bare), SIXTH)
    assert length(runs, "13", "12") == 5
    assert length(runs, "11", "12") == 7


def test_a_crossing_leads_over_water_and_is_joined_at_its_ends_only() -> None:
    """6.C4."""
    bridge = Crossing("Bridge", at("C5", "C6", "C7", "C8"), 6)
    bare = strait(board("11 C5", "12 C8", special_rules=(bridge,)))
    assert measured(bare) == 3
    assert measured(PaintTerrain(at("B6"), 0).apply(bare.edited(towns=board("11 B6", "12 C8").towns))) == 5


def test_a_closed_side_is_gone_round() -> None:
    bare = board("11 C5", "12 C6")
    wall = tuple(SHEET.side_named(name) for name in ("C5.E",))
    assert measured(bare) == 1
    assert measured(DrawSides("closed", wall, "Gorge").apply(bare)) == 2


def test_track_ends_in_the_first_foreign_hex_but_for_permitted_builds() -> None:
    """6.C2."""
    rows = tuple(f"{row}{n}" for row in "ABCDE" for n in (6, 7))
    bare = board("11 C5", "12 C8", countries=(Country("Abroad", foreign=True),))
    abroad = PaintCountry(at(*rows), 1).apply(bare)
    assert measured(abroad) == NEVER
    assert measured(abroad.edited(towns=board("11 C5", "12 C6").towns)) == 1
    build = PermittedBuild("Abroad", at("C5", "C6", "C7", "C8"))
    assert measured(abroad.edited(permitted_builds=(build,))) == 3


def test_no_train_passes_through_a_foreign_hex() -> None:  # 6.C2
    plain = board("11 C3", "12 C5", countries=(Country("Abroad", foreign=True),))
    assert measured(plain) == 2
    narrow = PaintCountry(at("C4"), 1).apply(plain)
    assert measured(narrow) == 3
    assert measured(PaintCountry(at("A4", "B4", "C4", "D4", "E4"), 1).apply(plain)) == NEVER


def test_a_special_is_too_near_only_when_all_its_hexes_are() -> None:
    """6.B1c, 6.B1d: a player picks a hex that is far enough; the nearest such one is the usual."""
    near = Special("1", "Near", hexes=at("C6", "C7"))
    both = Special("2", "Both", hexes=at("C6", "C9", "C12"))
    runs = runs_of(board("11 C5", specials=(near, both)), SIXTH)
    town, first, second = (runs.keys.index(key) for key in ("11", "1", "2"))
    assert runs.longest[town].tolist()[first] == 2
    assert not runs.legal[town, first]
    assert runs.usual[town, first] == NEVER
    assert runs.legal[town, second]
    assert (runs.usual[town, second], runs.longest[town, second]) == (4, 7)


def test_a_key_is_no_run_with_itself() -> None:
    assert not runs_of(board("11 B2", "12 D9"), SIXTH).legal.diagonal().any()


def test_lengths_are_measured_anew_when_the_ground_changes() -> None:
    bare = board("11 C5", "12 C8")
    assert measured(bare) == 3
    assert measured(strait(bare)) == NEVER
    assert measured(bare) == 3


def test_a_key_that_the_scheme_lacks_is_never_drawn() -> None:
    """6.B1a: no throw finds it, so a draw that waited for it would never end."""
    left = Special("1", "Left over", hexes=at("C12"))
    strange = board("11 C5", "77 C8", specials=(left,)).edited(keys="dice-36")
    assert runs_of(strange, SIXTH).keys == ("11",)
