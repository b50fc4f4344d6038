"""Boards for the checks of runs and of the draw (family R)."""

from collections.abc import Iterable
from dataclasses import replace

from engine.board.document import Board, Players, new_board
from engine.board.keys import KEY_SCHEMES
from engine.board.places import Town
from engine.board.rules import Override
from engine.hexes.sheet import Sheet
from tests.engine.checks.boards import Case, good_board, keys_of, town, with_town

DICE = KEY_SCHEMES["dice-36"].towns
CARDS = KEY_SCHEMES["cards-52"].towns
_FIRST = ("Ald", "Bram", "Corf", "Dun", "Ess", "Fal", "Gar", "Hux", "Ilk", "Lod")
_LAST = ("bury", "cote", "field", "ham", "leigh", "mouth", "stead", "wick", "thorpe")


def called(key: str) -> str:
    """Return the name of the town of a key; none is like that of another."""
    last, first = divmod((*DICE, *CARDS).index(key), len(_FIRST))
    return f"{_FIRST[first]}{_LAST[last]}"


def least(links: int) -> Override:
    """Return the rule that a run is of so many links at least."""
    return Override((("min_run", links),))


def town_grid(keys: Iterable[str], columns: int, apart: int, *, width: int = 0) -> Board:
    """Return open country with towns at even distances, row by row, and a margin of half as much.

    The last town stands in the last column, which may be farther off.
    """
    keys = tuple(keys)
    rows = -(-len(keys) // columns)
    sheet = Sheet(width or columns * apart, rows * apart)
    towns = []
    for number, key in enumerate(keys):
        column, row = number % columns * apart + apart // 2, number // columns * apart + apart // 2
        if key == keys[-1] and width:
            column = width - 1
        towns.append(Town(called(key), sheet.hex_at(column, row), (key,), start=not number))
    scheme = "dice-36" if keys[0].isdigit() else "cards-52"
    return new_board(sheet, title="Grid", keys=scheme, towns=tuple(towns), players=Players(2, 2))


def sector_grid(apart: int) -> Board:
    """Return 36 towns at even distances, each sector a block of three columns and two rows."""
    blocks = [[(row // 2) * 2 + column // 3 + 1 for column in range(6)] for row in range(6)]
    units = [[row % 2 * 3 + column % 3 + 1 for column in range(6)] for row in range(6)]
    keys = [f"{blocks[row][column]}{units[row][column]}" for row in range(6) for column in range(6)]
    return town_grid(keys, 6, apart)


def suit_grid(apart: int) -> Board:
    """Return 52 towns at even distances, each suit about a quarter of the sheet."""
    by_suit = sorted(CARDS, key=lambda key: key[-1])
    # Up the left half of the sheet and down the right.
    seats = sorted(
        range(52), key=lambda seat: (seat // 8, 8) if seat % 8 > 3 else (-(seat // 8) - 1, seat % 8)
    )
    keys = dict(zip(seats, by_suit, strict=True))
    return town_grid((keys[seat] for seat in range(52)), 8, apart)


def doubled() -> Board:
    """Return the grid of sectors with both the fourth and the fifth key of each in one town."""
    towns = [each for each in sector_grid(4).towns if each.keys[0][1] != "5"]
    both = (
        replace(each, keys=(each.keys[0], f"{each.keys[0][0]}5")) if each.keys[0][1] == "4" else each
        for each in towns
    )
    return sector_grid(4).edited(towns=tuple(both))


def metropolis() -> Board:
    """Return a board on which one town has two thirds of the keys."""
    keys = [key for tens in range(1, 5) for key in keys_of(tens)]
    rest = [each for each in good_board().towns if each.name in {"Esk", "Fowey", "Goring"}]
    return good_board().edited(towns=(town("Ayr", "B2", *keys, start=True), *rest), special_rules=())


def strip(by_post: Override) -> Board:
    """Return a long strip in which three towns of sector 1 are far enough from sector 4 alone, by 13 hexes.

    They lie in the middle. All other towns lie to the left or right of them, and those of sector 4 beyond.
    """
    sheet, towns = Sheet(32, 8), list[Town]()
    for key in DICE:
        tens, units = key[0], int(key[1])
        column = units - 1 if units <= 3 else units + 12
        if tens == "1":
            column = units + 7 if units <= 3 else units - 4
        elif tens == "4":
            column = 23 + units
        at = sheet.hex_at(column, (int(tens) + 2) % 6 + 1)
        towns.append(Town(called(key), at, (key,), start=key == "11"))
    board = new_board(sheet, title="Strip", keys="dice-36", towns=tuple(towns), players=Players(2, 2))
    return board.edited(rules="postal", special_rules=(by_post,))


def six_towns() -> Board:
    """Return six towns that each have all keys of a sector, by post: sectors meet again and again."""
    sheet = Sheet(24, 16)
    places = {tens: sheet.hex_at(3 + 8 * (tens % 3), 3 + 9 * (tens % 2)) for tens in range(1, 7)}
    towns = [Town(called(f"{tens}1"), at, keys_of(tens), start=tens == 1) for tens, at in places.items()]
    board = new_board(sheet, title="Six", keys="dice-36", towns=tuple(towns), players=Players(2, 2))
    return board.edited(rules="postal")


BAD: tuple[Case, ...] = (
    Case("R103", strip(least(13)), "", (), fixed=True),
    Case("R103", sector_grid(3).edited(rules="postal", special_rules=(least(14),)), ""),
    Case("R104", six_towns(), ""),
    Case("X146", suit_grid(3).edited(rules="postal"), "", (), fixed=True),
    Case("X146", sector_grid(3).edited(rules="postal", keys="dice-36+6"), "", (), fixed=True),
    Case("R101", metropolis(), ""),
    Case("R101", good_board().edited(special_rules=(least(40),)), ""),
    Case("R101", good_board().edited(special_rules=(least(40),), rules="early"), ""),
    Case("R102", doubled(), "", (), fixed=True),
    # Cards come up all alike, so no swap of them helps.
    Case("R102", town_grid(CARDS, 8, 3).edited(special_rules=(least(10),)), "", (), fixed=True),
    Case("R201", good_board(), ""),
    Case("R202", good_board(), ""),
    Case("R202", sector_grid(3), ""),
    Case("R203", town_grid(DICE, 6, 3, width=70), ""),
)

GOOD: tuple[Board, ...] = (
    sector_grid(3),
    suit_grid(3),
    # While keys are missing, or the rules unknown, there is no draw to speak of.
    with_town("Clun", keys=()).edited(keys="none"),
    # Numbers that come up without end never come to an end that is bad.
    sector_grid(3).edited(rules="early"),
    sector_grid(3).edited(rules="tournament"),
    # Races dealt round by round come to no end that is bad.
    sector_grid(3).edited(rules="postal"),
    suit_grid(3).edited(rules="postal", special_rules=(Override((("race_table", "draws"),)),)),
)
