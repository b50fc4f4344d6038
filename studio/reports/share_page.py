"""The page of a map: one HTML file that any browser opens, with its towns, keys, rules and perhaps a game."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from engine.board.document import Board
from engine.board.keys import KeyScheme, passing_order, printed_key, sector_of
from engine.hexes.lattice import Hex
from engine.messages import ENGLISH, Phrase, Tongue
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.map_sheet import about
from studio.reports.html_page import CENT, HtmlPage, Plain, map_of, rules_of

WORDS: Final[dict[str, Phrase]] = {
    "search": "Search for a town or key",
    "nameless": "no name",
    "key": "Key",
    "place": "Place",
    "hex": "Hex",
    "throw": "Throw the dice",
    "draw": "Draw a card",
    "again": "Start again",
    "none": "Every key is crossed off.",
    "moment": "Moment of the game",
    "back": "One step back",
    "on": "One step on",
}
TABS: Final[dict[str, Phrase]] = {
    "game": "Game",
    "places": "Towns",
    "keys": "Keys and dice",
    "rules": "Rules",
}
"""The parts of the page next to the map."""
SCRIPTS: Final = ("places", "track")


def share_page(
    board: Board, theme: Theme = ATLAS, tongue: Tongue = ENGLISH, game: Plain | None = None
) -> str:
    """Return the page of a board as the text of an HTML file; with the data of a ``game`` to step through.

    The same board and game give the same bytes.
    """
    title = board.title or tongue.says("Untitled board")
    shown, about_map = map_of(board, theme, title)
    data = places_data(board) | about_map
    data["game"] = game
    missing = {"game": game is None, "keys": not data["keys"]}
    return HtmlPage(
        title=title,
        about=about(board, tongue),
        tabs=[(name, words) for name, words in TABS.items() if not missing.get(name)],
        data=data,
        words=WORDS,
        packed={"map": shown, "rules": rules_of(board, theme, tongue)},
        scripts=SCRIPTS,
    ).text(tongue)


# -- towns and keys --------------------------------------------------------------------------------


def places_data(board: Board) -> Plain:
    """Return what the page knows of a board: its towns and specials, and its keys in their grids."""
    scheme = board.key_scheme
    return {
        "places": list(_places(board)),
        "cards": scheme.name == "cards-52",
        "keys": list(_grids(scheme)),
        "passing": _passing(scheme),
    }


def _places(board: Board) -> Iterator[Plain]:
    """Yield towns and special destinations: their keys, where they are in words and in millimetres."""
    for town in sorted(board.towns, key=lambda town: (not town.keys, town.name)):
        keys = [printed_key(key) for key in town.keys]
        yield _place(board, town.name, keys, [town.hex])
    for special in board.specials:
        towns = [board.towns_by_name[name].hex for name in special.towns if name in board.towns_by_name]
        yield _place(board, special.name, [printed_key(special.key)], [*special.hexes, *towns])


def _place(board: Board, name: str, keys: list[str], hexes: list[Hex]) -> Plain:
    centres = (board.sheet.centre_mm(hex_) for hex_ in hexes)
    return {
        "name": name,
        "keys": keys,
        "where": ", ".join(board.sheet.label(hex_) for hex_ in hexes),
        "at": [[round(x, CENT), round(y, CENT)] for x, y in centres],
    }


def _grids(scheme: KeyScheme) -> Iterator[list[str]]:
    """Yield the keys in grids: those of each sector or suit, then those of specials."""
    for _, keys in groupby(scheme.towns, sector_of):
        yield [printed_key(key) for key in keys]
    if scheme.specials and scheme.specials != scheme.towns:
        yield list(scheme.specials)


def _passing(scheme: KeyScheme) -> dict[str, list[str]]:
    """Return for each throw of two dice the keys it passes on to while those before are crossed off."""
    if not scheme.name.startswith("dice"):
        return {}
    return {key: list(passing_order(key, scheme.towns)) for key in scheme.towns}
