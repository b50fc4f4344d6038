"""The chart of a game's accounts."""

from itertools import pairwise

import pytest

from studio.drawing.game.accounts_chart import Accounts, accounts_chart, accounts_of
from studio.drawing.game.companies import liveries
from studio.drawing.maps.themes import ATLAS, NIGHT, PHOTOCOPY, Theme
from studio.drawing.shapes.marks import Path, Text, To, box_of
from tests.engine.table.sittings import finished

NAMES = ("Red", "Blue", "Green")


def chart_of(*accounts: tuple[int, ...], theme: Theme = ATLAS) -> dict[str, list[object]]:
    """Return the marks of a chart by layers."""
    moments = [(f"Round {number}", each) for number, each in enumerate(accounts)]
    sources = [("start", accounts[0]), ("prizes", accounts[-1])]
    shown = Accounts("Vale", NAMES, liveries(NAMES), moments, sources)
    return {layer.name: list(layer.marks) for layer in accounts_chart(shown, theme).layers}


@pytest.mark.parametrize("theme", [ATLAS, NIGHT, PHOTOCOPY])
def test_each_company_has_a_line_in_its_colour_with_its_pattern_and_letter(theme: Theme) -> None:
    marks = chart_of((20, 20, 20), (26, 19, 12), (40, 30, -5), theme=theme)["accounts"]
    strokes = [mark.stroke.colour for mark in marks if isinstance(mark, Path) and mark.stroke]
    for look in liveries(NAMES):
        assert look.colour(theme) in strokes
    assert strokes.count(theme.halo) >= 2, "patterns lie on the lines of Blue and Green"
    texts = [mark.text for mark in marks if isinstance(mark, Text)]
    assert texts == ["R", "40", "B", "30", "G", "-5"]


def test_a_line_goes_up_with_the_account_and_below_0_where_it_is_in_debt() -> None:
    layers = chart_of((20, 20, 20), (30, 20, -8))
    paths = [mark for mark in layers["accounts"] if isinstance(mark, Path)]
    colours = [look.colour(ATLAS) for look in liveries(NAMES)[::2]]
    lines = [path for path in paths if path.stroke is not None and path.stroke.colour in colours]
    ends = [[step.y for step in path.steps if isinstance(step, To)][-1] for path in lines]
    numbers = {mark.text: mark.at[1] for mark in layers["scales"] if isinstance(mark, Text)}
    assert ends[0] < numbers["0"] < ends[1]


def test_the_letters_of_equal_accounts_stand_apart() -> None:
    marks = chart_of((20, 20, 20), (21, 21, 21))["accounts"]
    places = sorted(mark.at[1] for mark in marks if isinstance(mark, Text) and mark.text in "RBG")
    assert all(after - before > 3 for before, after in pairwise(places))


def test_the_standing_lists_the_richest_first_with_every_source() -> None:
    marks = [mark for mark in chart_of((20, 20, 20), (26, 19, 41))["standing"] if isinstance(mark, Text)]
    assert [mark.text for mark in marks if mark.text in NAMES] == ["Green", "Red", "Blue"]
    assert {"start", "prizes", "account"} <= {mark.text for mark in marks}


def test_a_whole_game_is_drawn_inside_its_picture() -> None:
    game = finished()
    for at in (0, 1, game.at):
        drawing = accounts_chart(accounts_of(game.taken_back(at), "A long title " * 20))
        boxes = [box_of(mark) for mark in drawing.marks()]
        assert min(box.left for box in boxes) >= 0
        assert max(box.right for box in boxes) <= drawing.width_mm
        assert max(box.bottom for box in boxes) <= drawing.height_mm
