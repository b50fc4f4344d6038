"""City tiles as a table for spreadsheets."""

import pytest

from engine.edits.table_rows import TableError
from engine.tiles.table import edit_of_city_table, edit_of_pasted_cities, table_of, table_of_cities
from tests.engine.tiles.sets import lakes

HEAD = "name;N;E;S;W;goods\n"

HEADS = "name\tN\tE\tS\tW\tgoods\n"


def test_the_table_of_a_set_gives_the_same_cities() -> None:
    table = table_of_cities(lakes())
    assert table.startswith(f"{HEAD}Chicago;LP;EM;GV;PN;3\n")
    assert edit_of_city_table(lakes().edited(cities=()), table).apply(lakes()) is lakes()


def test_codes_in_small_letters_and_empty_cells_are_understood() -> None:
    after = edit_of_city_table(lakes(), "Omaha,lp,,-,CB,1\n").apply(lakes())
    assert [(city.name, city.edges, city.goods) for city in after.cities] == [
        ("Omaha", ("LP", "", "", "CB"), 1)
    ]


@pytest.mark.parametrize(
    ("line", "column", "said"),
    [
        ("Omaha;LX;-;-;-;1", 2, "LX is no railroad of this set. Perhaps LP is meant."),
        ("Omaha;LP;-;-;-;4", 6, "“4” is no goods number from 0 to 3."),
        ("Omaha;LP;-;-;-;two", 6, "“two” is no goods number"),
        (";LP;-;-;-;1", 1, "The name of the city is missing."),
        ("Omaha;LP;-;-;-;1\nomaha;-;-;-;LP;1", 1, "There is another omaha above."),
        ("Omaha;LP;-;-;-;1;5", 7, "The table has no such column."),
        ("", 1, "The table has no cities."),
    ],
)
def test_a_cell_that_cannot_be_is_named_by_line_and_column(line: str, column: int, said: str) -> None:
    with pytest.raises(TableError) as caught:
        edit_of_city_table(lakes(), HEAD + line)
    assert caught.value.column == column
    assert said in caught.value.why


def test_pasted_cities_are_added_and_numbered_where_their_name_is_taken() -> None:
    copied = table_of(lakes().cities[3:5], "\t")
    after = edit_of_pasted_cities(lakes(), copied).apply(lakes())
    first, second = lakes().cities[3:5]
    assert after.cities[:37] == lakes().cities
    assert [city.name for city in after.cities[37:]] == [f"{first.name} 2", f"{second.name} 2"]
    assert [city.edges for city in after.cities[37:]] == [first.edges, second.edges]
    again = edit_of_pasted_cities(after, copied).apply(after)
    assert again.cities[-1].name == f"{second.name} 3"


@pytest.mark.parametrize(
    "text", ["", "hello", "name\tN\tE\tS\tW\tgoods\n", "name\tN\tE\tS\tW\tgoods\nX\tZZZ\t-\t-\t-\t1"]
)
def test_what_is_no_table_of_cities_is_not_pasted(text: str) -> None:
    with pytest.raises(TableError):
        edit_of_pasted_cities(lakes(), text)
