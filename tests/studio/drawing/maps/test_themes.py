"""Themes checked by numbers: what is read must stand out, what is told apart must differ."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from studio.drawing.maps.ground import toned
from studio.drawing.maps.themes import ATLAS, CLASSIC, CLEAR, NIGHT, PHOTOCOPY, THEMES, Theme
from studio.drawing.maps.tints import faded, greyed, mixed, parts
from studio.proofing.colours import SIGHTS, Sight, contrast, difference
from studio.proofing.grounds import LEAST_DIFFERENCE

TO_READ = 4.5
"""The least contrast of text (WCAG 2, AA); 3 for large text and for signs."""
TO_SEE = 3.0
GROUNDS = ("sea", "land", "hill", "swamp")

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def test_colours_are_mixed_and_greyed() -> None:
    assert mixed("#ff0000", "#0000ff", 0.25) == "#4000bf"
    assert greyed("#ffffff") == "#ffffff"
    assert greyed("#00ff00") == "#969696"


@each_theme
def test_texts_stand_out_from_their_ground(theme: Theme) -> None:
    assert contrast(theme.ink, theme.paper) >= 7
    assert contrast(theme.plate_ink, theme.plate) >= 7
    assert contrast(theme.start_ink, theme.start_plate) >= TO_SEE
    assert contrast(theme.red_suit, theme.plate) >= TO_READ
    assert contrast(theme.special_ink, theme.special) >= TO_READ
    assert contrast(theme.name_ink, theme.halo) >= 7
    for ground in GROUNDS:
        assert contrast(theme.name_ink, getattr(theme, ground)) >= TO_READ, ground


@each_theme
def test_lines_stand_out_from_the_land(theme: Theme) -> None:
    for line in ("coast", "closed", "course", "crossing", "border", "special"):
        assert contrast(getattr(theme, line), theme.land) >= TO_SEE, line
    assert difference(theme.river, theme.land) >= 10 * LEAST_DIFFERENCE


@pytest.mark.parametrize("theme", [ATLAS, NIGHT, CLEAR], ids=lambda theme: theme.name)
def test_grounds_that_are_told_apart_by_colour_differ(theme: Theme) -> None:
    for one, other in combinations((theme.sea, theme.land, theme.hill), 2):
        assert difference(one, other) >= 1.5 * LEAST_DIFFERENCE


@pytest.mark.parametrize("eyes", SIGHTS[:-1], ids=lambda sight: sight.name)
def test_the_safe_theme_keeps_grounds_and_lines_apart_for_every_eye(eyes: Sight) -> None:
    grounds = (CLEAR.sea, CLEAR.land, CLEAR.hill)
    for one, other in combinations(grounds, 2):
        assert difference(one, other, eyes) >= 4 * LEAST_DIFFERENCE
    for one, other in combinations((CLEAR.river, CLEAR.border, CLEAR.crossing, CLEAR.closed), 2):
        assert difference(one, other, eyes) >= 2 * LEAST_DIFFERENCE
    assert difference(CLEAR.start_plate, CLEAR.plate, eyes) >= 10 * LEAST_DIFFERENCE


def test_line_art_and_photocopy_have_no_colours() -> None:
    for theme in (CLASSIC, PHOTOCOPY):
        colours = [value for value in vars(theme).values() if isinstance(value, str) and value[:1] == "#"]
        assert all(len(set(parts(colour))) == 1 for colour in colours)
        assert len(set(parts(toned("#cc3311", theme)))) == 1


def test_line_art_leaves_the_ground_white_to_be_coloured() -> None:
    assert {CLASSIC.sea, CLASSIC.land, CLASSIC.hill, CLASSIC.swamp} == {"#ffffff"}


def test_a_copier_keeps_the_grounds_apart_by_lines_alone() -> None:
    grounds = ("sea", "lake", "land", "foreign", "hill", "hill_shade", "swamp")
    assert {getattr(PHOTOCOPY, ground) for ground in grounds} == {PHOTOCOPY.paper}
    assert all(contrast(ink, PHOTOCOPY.land) >= 7 for ink in (PHOTOCOPY.hill_ink, PHOTOCOPY.swamp_ink))
    assert len(PHOTOCOPY.shore_lines) > len(ATLAS.shore_lines)
    assert all(contrast(line, PHOTOCOPY.sea) >= TO_SEE for line in PHOTOCOPY.shore_lines)


@each_theme
def test_waterlines_are_fainter_and_farther_apart_out_at_sea(theme: Theme) -> None:
    assert len(theme.shoals) == len(theme.shore_lines) == len(theme.shore_reaches) == len(theme.shore_widths)
    gaps = [out - near for out, near in pairwise(theme.shore_reaches)]
    assert gaps == sorted(gaps, reverse=True)
    contrasts = [contrast(line, theme.sea) for line in theme.shore_lines]
    assert contrasts == sorted(contrasts)


@each_theme
def test_faded_colours_stand_back(theme: Theme) -> None:
    pale = faded(theme)
    assert contrast(pale.coast, pale.land) < contrast(theme.coast, theme.land)
    assert contrast(pale.name_ink, theme.paper) < contrast(theme.name_ink, theme.paper)
    assert replace(pale, name="x") != replace(theme, name="x")
    assert faded(theme, 0.0).land == faded(theme, 0.0).sea == theme.paper
