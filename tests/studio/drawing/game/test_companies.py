"""What companies look like."""

import math
from itertools import combinations

import pytest

from studio.drawing.game.companies import Livery, chosen_liveries, letters, liveries
from studio.drawing.maps.themes import ATLAS, NIGHT, PHOTOCOPY, THEMES, Theme
from studio.proofing.colours import SIGHTS, Sight, difference

NAMES = ("Red", "Blue", "Green", "Yellow", "Black", "Orange", "Purple", "Brown")


def test_each_company_has_a_letter_of_its_own() -> None:
    assert letters(NAMES) == ("R", "B", "G", "Y", "L", "O", "P", "W")
    assert letters(("Ann", "Ann", "Å", "aa", "–", "ßß")) == ("A", "N", "Å", "1", "2", "3")
    assert letters(("2", "22", "3a", "Aa")) == ("2", "1", "3", "A")


def test_no_two_companies_share_a_pattern() -> None:
    patterns = [look.pattern for look in liveries(NAMES)]
    assert len(set(patterns)) == len(NAMES)


@pytest.mark.parametrize("theme", [ATLAS, NIGHT])
def test_colours_are_told_apart_and_letters_are_read_on_them(theme: Theme) -> None:
    looks = liveries(NAMES)
    for one, other in combinations(looks, 2):
        assert _apart(one.colour(theme), other.colour(theme)) > 50
    for look in looks:
        assert _apart(look.colour(theme), look.letter_colour(theme)) > 120


@pytest.mark.parametrize("sight", SIGHTS[:4], ids=lambda sight: sight.name)
@pytest.mark.parametrize("theme", [theme for theme in THEMES.values() if not theme.grey])
def test_colours_of_track_differ_to_colour_blind_eyes(theme: Theme, sight: Sight) -> None:
    looks = liveries(NAMES)
    alike = min(
        difference(one.colour(theme), other.colour(theme), sight) for one, other in combinations(looks, 2)
    )
    assert alike > 12, "CIEDE2000: a difference of 1 can just be seen, one of 10 at a glance"


def test_a_map_without_colours_leaves_pattern_and_letter() -> None:
    assert {look.colour(PHOTOCOPY) for look in liveries(NAMES)} == {PHOTOCOPY.ink}
    assert all(isinstance(look.colour(theme), str) for theme in THEMES.values() for look in liveries(NAMES))


def test_fewer_companies_take_the_first_looks() -> None:
    assert [look.on_light for look in liveries(("Ann", "Bob"))] == [
        look.on_light for look in liveries(NAMES)[:2]
    ]
    assert isinstance(liveries(("Ann",))[0], Livery)


def test_a_company_has_the_colour_that_its_player_chose_if_it_is_one_of_ours() -> None:
    looks = chosen_liveries(("J", "A", "T", "B"), ("Blue", "mauve", "blue", ""))
    assert [look.letter for look in looks] == ["J", "A", "T", "B"]
    by_name = dict(zip(NAMES, liveries(NAMES), strict=True))
    chosen = [look.on_light for look in looks]
    assert chosen == [by_name[name].on_light for name in ("Blue", "Red", "Green", "Yellow")]


def _apart(one: str, other: str) -> float:
    """Return how far two colours are from each other, from 0 to 441."""
    red, green, blue = (tuple(int(colour[at : at + 2], 16) for colour in (one, other)) for at in (1, 3, 5))
    return math.dist((red[0], green[0], blue[0]), (red[1], green[1], blue[1]))
