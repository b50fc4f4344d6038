"""The page of a set on its games: goods and bags, alone, for two, sizes; all of it undone."""

import pytest

from engine.tiles.set import Bag, TileSet
from studio.windows.frame.set_tab import SetTab
from studio.windows.tiles.game_form import GameForm


def set_of(tab: SetTab) -> TileSet:
    tile_set: object = tab.session.board
    assert isinstance(tile_set, TileSet)
    return tile_set


def shown(form: GameForm, row: int, column: int) -> str:
    item = form.goods.item(row, column)
    assert item is not None
    return item.text()


def types(form: GameForm, row: int, column: int, text: str) -> None:
    item = form.goods.item(row, column)
    assert item is not None
    item.setText(text)


def test_goods_and_bags_are_typed_into_a_table(tab: SetTab) -> None:
    form, before = tab.set_view.game, set_of(tab)
    types(form, 0, 2, "18")
    assert set_of(tab).goods[0].count == 18
    types(form, 0, 1, "#8a5a2b")
    assert set_of(tab).goods[0].colour == "#8a5a2b"
    types(form, 2, 5, "4")
    assert set_of(tab).bag(3) == Bag(3, (("wood", 16), ("grain", 10), ("coal", 4)))
    types(form, 2, 5, "0")
    assert set_of(tab).bag(3) == before.bag(3)
    form.as_one[3].click()
    bag = set_of(tab).bag(3)
    assert bag is not None
    assert bag.as_one
    for _ in range(5):
        tab.session.history.undo()
    assert set_of(tab) == before
    assert shown(form, 0, 2) == "16"
    assert not form.as_one[3].isChecked()


def test_a_new_name_of_goods_is_followed_in_the_bags(tab: SetTab) -> None:
    form, before = tab.set_view.game, set_of(tab)
    types(form, 0, 0, "timber")
    bag = set_of(tab).bag(2)
    assert bag is not None
    assert dict(bag.counts) == {"timber": 16, "grain": 10}
    tab.session.history.undo()
    assert set_of(tab) == before


def test_goods_are_added_and_removed_with_their_cubes(tab: SetTab) -> None:
    form, before = tab.set_view.game, set_of(tab)
    form.add.click()
    assert len(set_of(tab).goods) == 5
    form.goods.setCurrentCell(0, 0)
    form.remove.click()
    assert [goods.name for goods in set_of(tab).goods][:3] == ["grain", "coal", "iron"]
    assert all("wood" not in dict(bag.counts) for bag in set_of(tab).bags)
    for _ in range(2):
        tab.session.history.undo()
    assert set_of(tab) == before


@pytest.mark.parametrize(
    ("column", "text", "why"),
    [
        (0, "grain", "There are goods named “grain” already. Choose another name."),
        (0, "", "Goods need a name."),
        (1, "mauve", "“mauve” is not a colour that can be used. Write one of brown, yellow, "),
        (1, "#12345", "“#12345” is not a colour that can be used. Write one of brown, yellow, "),
        (2, "many", "“many” is not a whole number from 0 to 999."),
        (2, "1000", "“1000” is not a whole number from 0 to 999."),
        (4, "-1", "“-1” is not a whole number from 0 to 999."),
    ],
)
def test_what_cannot_be_is_shown_as_it_was_with_the_reason(
    tab: SetTab, column: int, text: str, why: str
) -> None:
    form, before = tab.set_view.game, set_of(tab)
    was = shown(form, 0, column)
    types(form, 0, column, text)
    assert set_of(tab) is before
    assert shown(form, 0, column) == was
    assert form.why.isVisibleTo(form)
    assert form.why.text().startswith(why)
    types(form, 0, 2, "17")
    assert not form.why.isVisibleTo(form)


def test_goods_count_as_one_only_where_there_is_a_bag(tab: SetTab) -> None:
    form = tab.set_view.game
    for row in range(len(set_of(tab).goods)):
        types(form, row, 5, "0")
    assert set_of(tab).bag(3) is None
    assert not form.as_one[3].isEnabled()
    assert form.as_one[4].isEnabled()


def test_the_game_alone_is_changed_and_left_out(tab: SetTab) -> None:
    form = tab.set_view.game
    form.cities.setText("Chicago, Boston")
    form.links.setText("EM")
    form.cities.editingFinished.emit()
    form.numbers["turns"].setValue(9)
    alone = set_of(tab).solitaire
    assert alone is not None
    assert (alone.cities, alone.links, alone.turns) == (("Chicago", "Boston"), ("EM",), 9)
    form.cities.setText("")
    form.cities.editingFinished.emit()
    assert set_of(tab).solitaire is None
    assert not form.numbers["turns"].isEnabled()


def test_sizes_and_numbers_are_changed(tab: SetTab) -> None:
    form = tab.set_view.game
    for name, value in (("city_mm", 60.5), ("stock_high", 30), ("cities_out", 4), ("locomotives", 15)):
        form.numbers[name].setValue(value)
    tile_set = set_of(tab)
    assert (tile_set.sizes.city_mm, tile_set.sizes.stock_mm) == (60.5, (57.0, 30.0))
    assert (tile_set.two_players.cities_out, tile_set.locomotives) == (4, 15)
