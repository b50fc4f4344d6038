"""Themes checked by numbers: what is read must stand out, what is told apart must differ."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from studio.drawing.ground import toned
from studio.drawing.themes import ATLAS, CLASSIC, CLEAR, NIGHT, PHOTOCOPY, THEMES, Theme
from studio.drawing.tints import BLINDNESSES, apart, contrast, faded, greyed, luminance, mixed, parts

TO_READ = 4.5
"""The least contrast of text (WCAG 2, AA); 3 for large text and for signs."""
TO_SEE = 3.0
JUST_SEEN = 2.3
"""The least distance in L*a*b* that an eye sees at all (CIE 1976)."""
GROUNDS = ("sea", "land", "hill", "swamp")

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def test_known_contrasts_and_distances() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert apart("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert apart("#ff0000", "#00ff00") == pytest.approx(170.5, abs=0.5)
    assert apart("#ff0000", "#ff0000") == 0


def test_colours_are_mixed_and_greyed() -> None:
    assert mixed("#ff0000", "#0000ff", 0.5) == "#800080"
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
    assert apart(theme.river, theme.land) >= 30


@pytest.mark.parametrize("theme", [ATLAS, NIGHT, PHOTOCOPY, CLEAR], ids=lambda theme: theme.name)
def test_grounds_that_are_told_apart_by_colour_differ(theme: Theme) -> None:
    for one, other in combinations((theme.sea, theme.land, theme.hill), 2):
        assert apart(one, other) >= 3 * JUST_SEEN


@pytest.mark.parametrize("blindness", BLINDNESSES)
def test_the_safe_theme_keeps_grounds_and_lines_apart_for_every_eye(blindness: str) -> None:
    matrix = BLINDNESSES[blindness]
    grounds = (CLEAR.sea, CLEAR.land, CLEAR.hill)
    for one, other in combinations(grounds, 2):
        assert apart(one, other, matrix) >= 8 * JUST_SEEN
    for one, other in combinations((CLEAR.river, CLEAR.border, CLEAR.crossing, CLEAR.closed), 2):
        assert apart(one, other, matrix) >= 6 * JUST_SEEN
    assert apart(CLEAR.start_plate, CLEAR.plate, matrix) >= 8 * JUST_SEEN


def test_line_art_and_photocopy_have_no_colours() -> None:
    for theme in (CLASSIC, PHOTOCOPY):
        colours = [value for value in vars(theme).values() if isinstance(value, str) and value[:1] == "#"]
        assert all(len(set(parts(colour))) == 1 for colour in colours)
        assert len(set(parts(toned("#cc3311", theme)))) == 1


def test_line_art_leaves_the_ground_white_to_be_coloured() -> None:
    assert {CLASSIC.sea, CLASSIC.land, CLASSIC.hill, CLASSIC.swamp} == {"#ffffff"}


def test_a_copier_keeps_the_grounds_apart() -> None:
    greys = sorted(luminance(colour) for colour in (PHOTOCOPY.sea, PHOTOCOPY.hill, PHOTOCOPY.land))
    assert all(b / a >= 1.3 for a, b in pairwise(greys))


@each_theme
def test_faded_colours_stand_back(theme: Theme) -> None:
    pale = faded(theme)
    assert contrast(pale.coast, pale.land) < contrast(theme.coast, theme.land)
    assert contrast(pale.name_ink, theme.paper) < contrast(theme.name_ink, theme.paper)
    assert replace(pale, name="x") != replace(theme, name="x")
    assert faded(theme, 0.0).land == faded(theme, 0.0).sea == theme.paper
