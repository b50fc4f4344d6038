"""What the docks call the things of a board."""

import textwrap
from collections.abc import Mapping
from typing import Final, assert_never

import numpy as np

from engine.board.city_rules import DynamicCities
from engine.board.document import Board, Erratum
from engine.board.lines import LineKind, SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import AtPlaces, Connection, Crossing, Note, OtherRule, Override, StartRule
from engine.board.terrain import FIRST_OWN, NAMES, TerrainKind
from engine.edits.terrain_kinds import hexes_of_kind
from engine.hexes.lattice import Hex
from engine.messages import Phrase, count_of
from studio.language.plain_text import one_line, readable
from studio.language.words import headed, inside, tr
from studio.tools.selection import Area, Thing
from studio.tools.terrain.paints import Body, Ground, Land, Paint, Zone

EDITION_WORDS: Final[Mapping[str, Phrase]] = {
    "sixth": "Sixth",
    "early": "Early",
    "tournament": "Tournament",
    "postal": "Postal",
    "transcontinental": "Transcontinental",
}
"""What the rule sets are called, by the names that boards give them."""
PEOPLE_WORDS: Final[Mapping[str, Phrase]] = {
    "each": "One company each",
    "two": "Two people, two companies each",
    "third": "Two people and an imaginary company",
}
"""What to call who runs the companies of a game, by the names of :data:`engine.trials.trial.TABLES`."""
LINE_WORDS: Final[dict[LineKind, Phrase]] = {
    "river": "River",
    "closed": "Closed sides",
    "border": "Border",
}

_LONGEST = 60
_KINDS: Final[Mapping[type, Phrase]] = {
    Hex: "A hex of the sheet",
    Area: "Selection",
    Town: "Town",
    Country: "Country",
    TerrainKind: "Kind of terrain",
    Water: "Named water",
    CityRegion: "City region",
    Special: "Special destination",
    Ferry: "Ferry",
    PermittedBuild: "Permitted build",
    Crossing: "Crossing",
    StartRule: "Start rule",
    Connection: "Connection bonus",
    Override: "Rule changes",
    Note: "Note",
    Erratum: "Erratum",
}
"""What sorts of things there are."""

_TERRAIN_TIPS: Final[tuple[Phrase, ...]] = (
    "Open land, the cheapest to build on.",
    "Building on hills costs more, and entering one delays a train.",
    "Sea allows track only by a crossing; ferries can sail on it. The coast is drawn automatically.",
    "A lake allows track only by a crossing; ferries can sail on it.",
    "Building in swamps costs more, but swamps do not delay trains.",
    "Off the map: nothing is printed or built here.",
)

_GROUND_LOST: Final[tuple[Phrase, Phrase]] = (
    "{n} hex of the map would become open land. Undo brings everything back.",
    "{n} hexes of the map would become open land. Undo brings everything back.",
)
_LAND_LOST: Final[tuple[Phrase, Phrase]] = (
    "{n} hex of the map would belong to no country. Undo brings everything back.",
    "{n} hexes of the map would belong to no country. Undo brings everything back.",
)


def terrain_name(board: Board, code: int) -> str:
    """Return the name of a terrain, with a capital; one the board does not know gets its number."""
    if code < FIRST_OWN:
        return headed(tr(NAMES[code]))
    own = code - FIRST_OWN
    if own < len(board.kinds):
        return one_line(headed(board.kinds[own].name))
    return tr("Terrain {code}", code=code)


def terrain_tip(board: Board, code: int) -> str:
    """Return what a terrain means for building and running, without numbers that editions change."""
    if code < FIRST_OWN:
        return tr(_TERRAIN_TIPS[code])
    kind = board.kinds[code - FIRST_OWN]
    name, half, delay = headed(kind.name), kind.half, kind.delay
    return tr(
        "{name}: each half of a link adds {half}; entering subtracts {delay} from a roll.",
        name=name,
        half=half,
        delay=delay,
    )


def paint_name(board: Board, paint: Paint) -> str:
    """Return what a paint is called on its swatch."""
    match paint:
        case Ground(code):
            return terrain_name(board, code)
        case Land(number):
            return _called(board.countries[number - 1].name) if number else tr("None")
        case Body(number):
            return _called(board.waters[number - 1].name) if number else tr("No name")
        case Zone(number):
            return _called(board.city_regions[number - 1].name) if number else tr("No region")
    assert_never(paint)


def _called(name: str) -> str:
    """Return a name as it is shown, or that there is none yet."""
    return one_line(name) or tr("No name yet")


def paint_tip(board: Board, paint: Paint) -> str:
    """Return what painting with a paint does."""
    match paint:
        case Ground(code):
            return terrain_tip(board, code)
        case Land(0):
            return tr("Paint land that belongs to no country.")
        case Body(0):
            return tr("Remove the name from water.")
        case Zone(0):
            return tr("Remove hexes from the regions for new cities.")
        case Zone():
            return tr("Paint the region {name}, where new cities may appear.", name=paint_name(board, paint))
        case Land():
            return tr(
                "Paint the land of {name}. Hills and rivers do not change.",
                name=paint_name(board, paint),
            )
        case Body():
            return tr(
                "Paint the water called {name}. Land does not change.",
                name=paint_name(board, paint),
            )
    assert_never(paint)


def place_words(board: Board, hex_: Hex) -> str:
    """Return where a hex is and what lies there: ``C3 · hill · England``."""
    if hex_ not in board.sheet:
        return tr("off the sheet")
    country = board.country_at(hex_)
    words = [board.sheet.label(hex_), inside(terrain_name(board, board.terrain_at(hex_)))]
    return " · ".join([*words, one_line(country.name)] if country else words)


def named_places(board: Board, thing: AtPlaces | Special) -> str:
    """Return the towns and hexes that a thing names."""
    hexes = [board.sheet.label(hex_) for hex_ in thing.hexes if hex_ in board.sheet]
    return readable(", ".join([*thing.towns, *hexes])) or tr("No hex or town selected")


def title_of(thing: Thing | None, board: Board) -> str:
    """Return what to call a thing in a heading."""
    # One "without" is enough for a town that was placed a moment ago and has no keys either.
    kind = tr(_KINDS[Town]) if isinstance(thing, Town) else kind_of(thing)
    return one_line(_own_title(thing, board)) or tr("{kind} without a name", kind=kind)


def _own_title(thing: Thing | None, board: Board) -> str:
    """Return the title that a thing gives itself; nothing if no one named it."""
    match thing:
        case None:
            return board.title or tr("Board without a title")
        case Hex() | Area():
            return _hexes_title(thing, board)
        case Note() | Erratum():
            return _beginning(thing.text) or kind_of(thing)
        case StartRule() | Connection():
            # Rules of one place differ by their kinds.
            name = _beginning(thing.text) or named_places(board, thing)
            return tr("{kind}: {name}", kind=kind_of(thing), name=name)
        case PermittedBuild() | Override() | DynamicCities() | OtherRule():
            country = thing.country if isinstance(thing, PermittedBuild) else ""
            kind = kind_of(thing)
            return tr("{kind} in {country}", kind=kind, country=country) if country else kind
        case Special():
            return f"{thing.key} · {thing.name}" if thing.name else tr("Special {key}", key=thing.key)
    return headed(thing.name) if isinstance(thing, TerrainKind) else thing.name


def _hexes_title(thing: Hex | Area, board: Board) -> str:
    """Return what to call a hex, or hexes by their number."""
    return (
        tr(count_of(len(thing.hexes), "{n} hex", "{n} hexes"))
        if isinstance(thing, Area)
        else tr("Hex {hex}", hex=board.sheet.label(thing))
    )


def kind_of(thing: Thing | None) -> str:
    """Return what sort of thing a thing is."""
    match thing:
        case None:
            return tr("Board")
        case Town(keys=()):
            return tr("Place without keys")
        case SideLine(kind=kind):
            return tr(LINE_WORDS[kind])
        case DynamicCities():
            return tr("Dynamic cities")
        case OtherRule(type=type_):
            return one_line(type_.replace("_", " ").capitalize())
        case _:
            return tr(_KINDS[type(thing)])


def _beginning(text: str) -> str:
    short = textwrap.shorten(text, _LONGEST, placeholder=" …")
    return short or text[:_LONGEST]


def sides_words(line: SideLine, pieces: int) -> str:
    """Return how long a line is and in how many pieces: ``12 sides in 2 pieces``."""
    length = tr(count_of(len(line.sides), "{n} side", "{n} sides"))
    return length if pieces == 1 else tr("{length} in {pieces} pieces", length=length, pieces=pieces)


def ends_words(board: Board, line: SideLine) -> str:
    """Return between which hexes a line runs: ``from K31 to L35``."""
    first, last = (board.sheet.side_name(side).partition(".")[0] for side in (line.sides[0], line.sides[-1]))
    return (
        tr("around {hex}", hex=first)
        if first == last
        else tr("from {first} to {last}", first=first, last=last)
    )


def loss_of(board: Board, thing: Thing | None) -> str:
    """Return what of the map goes with a thing when it is removed; nothing where nothing does."""
    match thing:
        case TerrainKind() if thing in board.kinds:
            count, told = hexes_of_kind(board, thing), _GROUND_LOST
        case Country() if thing in board.countries:
            count = int(np.count_nonzero(board.country == board.countries.index(thing) + 1))
            told = _LAND_LOST
        case _:
            return ""
    return tr(count_of(count, *told)) if count else ""
