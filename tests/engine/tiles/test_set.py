"""A tile set as a value."""

from engine.tiles.set import BLANK, CityTile, Railroad, Stock, TileSet

ALPHA = CityTile("Alpha", ("IC", "BO", BLANK, "NYC"), 2)


def test_a_quarter_turn_clockwise_brings_the_west_edge_to_the_north() -> None:
    assert ALPHA.turned(1) == ("NYC", "IC", "BO", BLANK)
    assert ALPHA.turned(2) == (BLANK, "NYC", "IC", "BO")
    assert ALPHA.turned(4) == ALPHA.turned(0) == ALPHA.edges


def test_a_railroad_has_the_stock_of_all_unless_the_set_gives_it_its_own() -> None:
    roads = tuple(Railroad(code, code, "#000000") for code in ("IC", "BO"))
    assert TileSet(railroads=roads, stock=Stock(4, (("BO", 6),))).stock_of == {"IC": 4, "BO": 6}
