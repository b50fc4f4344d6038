"""What the docks call the things of a board."""

from typing import Final

from engine.board.document import Board
from engine.board.lines import LineKind, SideLine
from engine.board.places import Town
from engine.board.terrain import FIRST_OWN, NAMES
from engine.hexes.lattice import Hex

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


def place_words(board: Board, hex_: Hex) -> str:
    """Return where a hex is and what lies there: ``C3 · hill · England``."""
    if hex_ not in board.sheet:
        return "off the sheet"
    country = board.country_at(hex_)
    words = [board.sheet.label(hex_), terrain_name(board, board.terrain_at(hex_)).lower()]
    return " · ".join([*words, country.name] if country else words)


def title_of(thing: Hex | Town | SideLine | None, board: Board) -> str:
    """Return what to call a thing in a heading."""
    match thing:
        case Town(name=name):
            return name or "Town without a name"
        case SideLine(name=name, kind=kind):
            return name or f"{LINE_WORDS[kind]} without a name"
        case Hex() as hex_:
            return f"Hex {board.sheet.label(hex_)}"
        case None:
            return board.title or "Board without a title"


def kind_of(thing: Hex | Town | SideLine | None) -> str:
    """Return what sort of thing a thing is."""
    match thing:
        case Town(keys=()):
            return "Place without keys"
        case Town():
            return "Town"
        case SideLine(kind=kind):
            return LINE_WORDS[kind]
        case Hex():
            return "One hex of the sheet"
        case None:
            return "The board as a whole"


def sides_words(line: SideLine, pieces: int) -> str:
    """Return how long a line is and in how many pieces: ``12 sides in 2 pieces``."""
    length = "1 side" if len(line.sides) == 1 else f"{len(line.sides)} sides"
    return length if pieces == 1 else f"{length} in {pieces} pieces"
