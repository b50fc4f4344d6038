"""Tables of tiles laid at random by the rules."""

from engine.tiles.laying import NEXT, Table, random_table
from engine.tiles.set import BLANK, CityTile, TileSet
from engine.tiles.simulation import figures_of
from tests.engine.tiles.sets import lakes

ALPHA = CityTile("Alpha", ("IC", "BO", BLANK, "NYC"), 2)
BRAVO = CityTile("Bravo", ("BO", "BO", "PRR", BLANK), 2)
DELTA = CityTile("Delta", (BLANK, BLANK, "UP", "SP"), 1)


def table_of(*tiles: CityTile) -> Table:
    """Return a table that begins with a tile."""
    table = Table()
    table.lay(tiles[0], (0, 0), 0)
    return table


def test_a_tile_that_can_match_must() -> None:
    assert sorted(table_of(ALPHA).places_for(BRAVO)) == [((1, 0), 2), ((1, 0), 3)]


def test_one_that_cannot_meets_blank_with_blank() -> None:
    assert sorted(table_of(ALPHA).places_for(DELTA)) == [((0, 1), 0), ((0, 1), 3)]


def test_every_tile_of_a_random_table_is_legal_where_it_lies() -> None:
    for seed in range(20):
        cells: dict[tuple[int, int], tuple[str, str, str, str]] = {}
        for number, laid in enumerate(random_table(lakes(), seed)):
            edges = laid.city.turned(laid.turns)
            met = {}
            for side, (x, y) in enumerate(NEXT):
                other = cells.get((laid.cell[0] + x, laid.cell[1] + y))
                if other is not None:
                    met[side] = other[(side + 2) % 4]
            links = [code for side, code in met.items() if code == edges[side] != BLANK]
            assert sorted(laid.links) == sorted(links)
            blanks = any(code == edges[side] == BLANK for side, code in met.items())
            assert number == 0 or links or blanks
            assert laid.cell not in cells
            cells[laid.cell] = edges


def test_a_table_begins_with_a_start_city_and_one_seed_lays_one() -> None:
    first = random_table(lakes(), 3, 10)
    assert first == random_table(lakes(), 3, 10)
    assert first[0].city.name in lakes().starts
    assert len(first) == 10
    assert random_table(TileSet(), 1) == ()


def test_the_figures_of_a_set_are_of_all_its_railroads() -> None:
    figures = figures_of(lakes())
    assert set(figures.values) == set(lakes().codes)
    assert figures.placed > 0.9 * figures.turns
    assert all(0 < value < 10 for value in figures.values.values())
    assert max(figures.values.values()) < 2 * min(figures.values.values())
