"""Many hexes at once come to what each of them comes to by itself, in all four layouts."""

from time import thread_time
from weakref import ref

import numpy as np
import pytest

from engine.hexes.hex_arrays import (
    among,
    axial_of,
    beside,
    by_label,
    carried,
    hexes_of,
    masked,
    on_sheet,
    set_of,
    unmasked,
)
from engine.hexes.labels import Axis, Compass, LabelScheme
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.motions import Motion
from engine.hexes.sheet import Sheet, Shifted, Top

layouts = pytest.mark.parametrize(
    ("top", "shifted"), [("pointy", "odd"), ("pointy", "even"), ("flat", "odd"), ("flat", "even")]
)
NEAR = [Hex(q, r) for q in range(-9, 14) for r in range(-6, 12)]


@layouts
def test_the_hexes_of_a_sheet_come_row_by_row(top: Top, shifted: Shifted) -> None:
    sheet = Sheet(7, 5, top, shifted)
    assert list(sheet.hexes()) == [sheet.hex_at(column, row) for row in range(5) for column in range(7)]
    assert all(type(hex_) is Hex for hex_ in sheet.hexes())


@layouts
def test_a_mask_has_just_the_hexes_of_the_sheet(top: Top, shifted: Shifted) -> None:
    sheet = Sheet(7, 5, top, shifted)
    axial = axial_of(NEAR)
    assert on_sheet(sheet, axial).tolist() == [hex_ in sheet for hex_ in NEAR]
    mask = masked(sheet, axial[::3])
    for hex_ in sheet.hexes():
        column, row = sheet.place_of(hex_)
        assert mask[row, column] == (hex_ in NEAR[::3])
    assert hexes_of(unmasked(sheet, mask)) == [hex_ for hex_ in sheet.hexes() if hex_ in NEAR[::3]]


@layouts
def test_beside_are_all_neighbours_on_the_sheet(top: Top, shifted: Shifted) -> None:
    sheet = Sheet(7, 5, top, shifted)
    some = [sheet.hex_at(0, 0), sheet.hex_at(3, 2), sheet.hex_at(6, 4)]
    found = hexes_of(unmasked(sheet, beside(sheet, masked(sheet, axial_of(some)))))
    assert set(found) == {near for hex_ in some for near in neighbours(hex_) if near in sheet}
    assert not beside(sheet, np.zeros((5, 7), dtype=np.bool_)).any()


@pytest.mark.parametrize("turns", range(6))
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_motion_brings_many_where_it_brings_each(turns: int, *, mirrored: bool) -> None:
    motion = Motion(turns, mirrored, Hex(5, -3))
    assert hexes_of(carried(axial_of(NEAR), motion)) == [motion.hex(hex_) for hex_ in NEAR]


def test_many_take_a_part_of_the_time_of_one_after_the_other() -> None:
    axial, motion = axial_of(NEAR * 100), Motion(2, by=Hex(5, -3))
    start = thread_time()
    for hex_ in NEAR * 100:
        motion.hex(hex_)
    each = thread_time()
    carried(axial, motion)
    assert thread_time() - each < (each - start) / 3


def test_the_array_of_a_large_set_is_kept_for_as_long_as_the_set() -> None:
    sheet = Sheet(120, 25)
    axial = unmasked(sheet, np.ones((25, 120), dtype=np.bool_))
    hexes = set_of(axial)
    assert hexes == frozenset(sheet.hexes())
    assert axial_of(hexes) is axial
    assert axial_of(frozenset(sheet.hexes())) is not axial
    kept = ref(axial)
    del axial, hexes
    assert kept() is None


def test_a_set_of_hexes_given_twice_has_each_once() -> None:
    twice = np.concatenate([axial_of(NEAR)] * 4)
    assert set_of(twice) == frozenset(NEAR)
    assert len(axial_of(set_of(twice))) == len(NEAR)


@layouts
@pytest.mark.parametrize("letters", ["rows", "columns"])
@pytest.mark.parametrize("ends", [("north", "west"), ("south", "east")])
def test_hexes_by_label_come_as_their_ranks_do(
    top: Top, shifted: Shifted, letters: Axis, ends: tuple[Compass, Compass]
) -> None:
    down, across = ends
    first, second = (down, across) if letters == "rows" else (across, down)
    sheet = Sheet(7, 5, top, shifted, labels=LabelScheme(letters, first, second))
    mask = masked(sheet, axial_of(NEAR[::3]))
    there = [hex_ for hex_ in NEAR[::3] if hex_ in sheet]
    assert hexes_of(by_label(sheet, mask)) == sorted(there, key=sheet.rank)
    assert among(sheet, axial_of(NEAR), mask).tolist() == [hex_ in there for hex_ in NEAR]
