"""Colours differ as the published formulae say."""

import pytest

from studio.proofing.colours import SIGHTS, Triple, contrast, delta_e, difference


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.335), 1.0),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_ciede2000_gives_the_published_differences(one: Triple, other: Triple, told: float) -> None:
    """The pairs are of Sharma, Wu and Dalal's table of test data."""
    assert delta_e(one, other) == pytest.approx(told, abs=1e-4)
    assert delta_e(other, one) == pytest.approx(told, abs=1e-4)


def test_contrast_goes_from_one_to_twenty_one() -> None:
    assert contrast("#000000", "#ffffff") == contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


def test_each_blindness_confuses_its_colours_and_keeps_greys_apart() -> None:
    usual, red_blind, green_blind, blue_blind, grey = SIGHTS
    for sight in (red_blind, green_blind):
        assert difference("#c06040", "#808000", sight) < difference("#c06040", "#808000", usual) / 2
    assert difference("#40a0c0", "#40b090", blue_blind) < difference("#40a0c0", "#40b090", usual) / 2
    assert difference("#ff0000", "#7f7f7f", grey) < 6 < difference("#ff0000", "#7f7f7f", usual)
    for sight in SIGHTS:
        assert difference("#404040", "#c0c0c0", sight) == pytest.approx(
            difference("#404040", "#c0c0c0"), abs=0.1
        )
