"""What the docks call the things of a board."""

import textwrap
from collections.abc import Mapping
from typing import Final, assert_never

import numpy as np

from engine.board.document import Board, Erratum
from engine.board.lines import LineKind, SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, Note, OtherRule, Override, StartRule
from engine.board.terrain import FIRST_OWN, NAMES, TerrainKind
from engine.edits.kinds import hexes_of_kind
from engine.hexes.lattice import Hex
from studio.tools.paints import Body, Ground, Land, Paint, Zone
from studio.tools.selection import Area, Thing

KEY_SCHEME_WORDS: Final = {
    "dice-36+6": "36 towns and 6 specials, by dice",
    "dice-36": "36 towns, by dice",
    "cards-52": "52 destinations, by cards",
    "none": "No keys yet",
}
LINE_WORDS: Final[dict[LineKind, str]] = {
    "river": "River",
    "closed": "Closed sides",
    "border": "Border",
}

_LONGEST = 60
_KINDS: Final[Mapping[type, str]] = {
    Hex: "One hex of the sheet",
    Area: "Selected together",
    Town: "Town",
    Country: "Country",
    TerrainKind: "Kind of terrain",
    Water: "Named water",
    CityRegion: "Region of new cities",
    Special: "Special destination",
    Ferry: "Ferry",
    PermittedBuild: "Permitted build",
    Crossing: "Crossing",
    StartRule: "Rule of starting",
    Override: "Changed rules",
    Note: "Note",
    Erratum: "Erratum",
}
"""What sorts of things there are."""

_TERRAIN_TIPS: Final = (
    "Open ground, the cheapest to build on.",
    "Hills are dearer to build on, and a train that enters one loses time.",
    "Sea bears no track, save by a crossing; ferries sail on it. Its coast draws itself.",
    "A lake bears no track, save by a crossing; ferries sail on it.",
    "Swamps are dearer to build on, but delay no train.",
    "Cut off from the map: nothing is printed or built there.",
)


def terrain_name(board: Board, code: int) -> str:
    """Return the name of a terrain, with a capital; one the board does not know is told by number."""
    if code < FIRST_OWN:
        return NAMES[code].capitalize()
    own = code - FIRST_OWN
    return board.kinds[own].name.capitalize() if own < len(board.kinds) else f"Terrain {code}"


def terrain_tip(board: Board, code: int) -> str:
    """Return what a terrain means for building and running, without numbers that editions change."""
    if code < FIRST_OWN:
        return _TERRAIN_TIPS[code]
    kind = board.kinds[code - FIRST_OWN]
    name, half, delay = kind.name.capitalize(), kind.half, kind.delay
    return f"{name}: each half of a link in it adds {half}, entering it takes {delay} off a roll."


def paint_name(board: Board, paint: Paint) -> str:
    """Return what a paint is called on its swatch."""
    match paint:
        case Ground(code):
            return terrain_name(board, code)
        case Land(number):
            return board.countries[number - 1].name or "No name yet" if number else "Nobody’s"
        case Body(number):
            return board.waters[number - 1].name or "No name yet" if number else "No name"
        case Zone(number):
            return board.city_regions[number - 1].name or "No name yet" if number else "No region"
    assert_never(paint)


def paint_tip(board: Board, paint: Paint) -> str:
    """Return what painting with a paint does."""
    match paint:
        case Ground(code):
            return terrain_tip(board, code)
        case Land(0):
            return "Paint ground that belongs to no country."
        case Body(0):
            return "Take the name off water."
        case Zone(0):
            return "Paint ground where no new city appears."
        case Zone():
            return f"Paint land of {paint_name(board, paint)}, where new cities may appear."
        case Land():
            return f"Paint land of {paint_name(board, paint)}. Hills and rivers stay as they are."
        case Body():
            return f"Paint which water is called {paint_name(board, paint)}. Land stays as it is."
    assert_never(paint)


def place_words(board: Board, hex_: Hex) -> str:
    """Return where a hex is and what lies there: ``C3 · hill · England``."""
    if hex_ not in board.sheet:
        return "off the sheet"
    country = board.country_at(hex_)
    words = [board.sheet.label(hex_), terrain_name(board, board.terrain_at(hex_)).lower()]
    return " · ".join([*words, country.name] if country else words)


def title_of(thing: Thing | None, board: Board) -> str:
    """Return what to call a thing in a heading."""
    return _own_title(thing, board) or f"{kind_of(thing)} without a name"


def _own_title(thing: Thing | None, board: Board) -> str:
    """Return what a thing is called by what stands in it; nothing if nobody named it."""
    match thing:
        case None:
            return board.title or "Board without a title"
        case Hex() | Area():
            return _hexes_title(thing, board)
        case Note() | Erratum():
            return _beginning(thing.text) or kind_of(thing)
        case StartRule():
            return _beginning(thing.text) or ", ".join(thing.towns) or kind_of(thing)
        case PermittedBuild() | Override() | OtherRule():
            country = f" in {thing.country}" if isinstance(thing, PermittedBuild) and thing.country else ""
            return kind_of(thing) + country
        case Special():
            return f"{thing.key} · {thing.name}" if thing.name else f"Special {thing.key}"
    return thing.name


def _hexes_title(thing: Hex | Area, board: Board) -> str:
    """Return what to call a hex, or hexes by their number."""
    return f"{len(thing.hexes)} hexes" if isinstance(thing, Area) else f"Hex {board.sheet.label(thing)}"


def kind_of(thing: Thing | None) -> str:
    """Return what sort of thing a thing is."""
    match thing:
        case None:
            return "The board as a whole"
        case Town(keys=()):
            return "Place without keys"
        case SideLine(kind=kind):
            return LINE_WORDS[kind]
        case OtherRule(type=type_):
            return type_.replace("_", " ").capitalize()
        case _:
            return _KINDS[type(thing)]


def _beginning(text: str) -> str:
    """Return the first words of a text."""
    short = textwrap.shorten(text, _LONGEST, placeholder=" …")
    return short or text[:_LONGEST]


def sides_words(line: SideLine, pieces: int) -> str:
    """Return how long a line is and in how many pieces: ``12 sides in 2 pieces``."""
    length = "1 side" if len(line.sides) == 1 else f"{len(line.sides)} sides"
    return length if pieces == 1 else f"{length} in {pieces} pieces"


def ends_words(board: Board, line: SideLine) -> str:
    """Return between which hexes a line runs: ``from K31 to L35``."""
    first, last = (board.sheet.side_name(side).partition(".")[0] for side in (line.sides[0], line.sides[-1]))
    return f"around {first}" if first == last else f"from {first} to {last}"


def loss_of(board: Board, thing: Thing | None) -> str:
    """Return what of the map goes with a thing when it is removed; nothing where nothing does."""
    match thing:
        case TerrainKind() if thing in board.kinds:
            count, becomes = hexes_of_kind(board, thing), "become open ground"
        case Country() if thing in board.countries:
            count = int(np.count_nonzero(board.country == board.countries.index(thing) + 1))
            becomes = "become nobody’s"
        case _:
            return ""
    if not count:
        return ""
    hexes = "1 hex of the map is of it" if count == 1 else f"{count} hexes of the map are of it"
    return f"{hexes} and would {becomes}. Undo brings everything back."
