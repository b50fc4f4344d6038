"""Maps as text for Text Mapper (https://campaignwiki.org/text-mapper), both ways.

A line is a hex, its column and row from 1 on, and words for what is on it: ``0302 hill town "Barry 11,12"``.
Hexes are flat-topped, and every second column is half a hex lower.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from engine.board.document import Board, new_board
from engine.board.keys import keys_text
from engine.board.layers import blank_layer, frozen
from engine.board.lines import LINE_KINDS, LineKind, SideLine
from engine.board.places import Town
from engine.board.terrain import FIRST_OWN, NAMES, OFF, OPEN
from engine.boardfile.errors import BoardFileError
from engine.exchange.left_out import left_out
from engine.exchange.taking_over import demand_size, fault, file_bytes, keys_among, scheme_for, terrain_named
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import Hex
from engine.hexes.sheet import DIRECTION_NAMES, Sheet
from engine.hexes.sides import Side, chains, hexes_of, side_of, sides_of
from engine.messages import Saying, listed, say
from engine.text.names import normalised

_PROGRAM: Final = "Text Mapper"
_ADVICE: Final = "Use the text of a map for Text Mapper, as a .txt file."
_WIDTH: Final = 173.205
"""How high a hex is from flat to flat: its sides are 100 long."""
_LINES: Final[Mapping[str, str]] = {
    "river": 'stroke="#2060c0" stroke-width="12"',
    "border": 'stroke="#a03030" stroke-width="8" stroke-dasharray="14 8"',
    "closed": 'stroke="#202020" stroke-width="14"',
}
_COLOURS: Final = ("#e8eccf", "#c7b285", "#a9cfe6", "#bcdcee", "#b9cfae", "#ffffff")
"""The ground of the built-in terrain, by code."""
_HEAD: Final = (
    'text font-family="sans-serif" font-size="20pt" dominant-baseline="middle"',
    'label text-anchor="middle" font-size="26pt" fill="#202020"',
    'glow stroke="#ffffff" stroke-width="6"',
    "town path M -26,0 A 26,26 0 1,0 26,0 A 26,26 0 1,0 -26,0 Z",
    'town path attributes fill="#ffffff" stroke="#202020" stroke-width="8"',
    'ferry path attributes fill="none" stroke="#203070" stroke-width="8" stroke-dasharray="20 14"',
)
_PLACE: Final = r"-?\d\d-?\d\d|-?\d\d+\.-?\d\d+"
_REGION: Final = re.compile(rf"({_PLACE})\s+(.*)")
_ROUTE: Final = re.compile(rf"(?:{_PLACE})(?:-(?:{_PLACE}))+\s.*")
_LABEL: Final = re.compile(r'"([^"]*)"(?:\s+\d+)?(?:\s+(?:translate|rotate|scale)\([^)]*\))*')
_DEFINITION: Final = re.compile(
    r"(?:\S+\s+)?(?:attributes|path|xml|lib)\s.*|(?:text|label|glow|include|url|license|other|default)\b.*"
)
_SIDE: Final = re.compile(rf"({'|'.join(_LINES)})-({'|'.join(DIRECTION_NAMES['flat'])})")
_MOST_NAMED: Final = 8
_SETTLED: Final = frozenset(
    {"town", "city", "village", "castle", "keep", "thorp", "tower", "settlement", "large-town"}
)
_KEYS: Final = re.compile(r"(.*?)\s*\(([^()]+)\)")
"""The name of a town, and its keys as we write them after it."""


# -- out -------------------------------------------------------------------------------------------


def text_map(board: Board) -> tuple[bytes, list[Saying]]:
    """Return a board as text for Text Mapper, and what could not be taken over.

    Raises BoardFileError for a board of pointy hexes, which Text Mapper cannot draw.
    """
    sheet = board.sheet
    if sheet.top != "flat":
        raise BoardFileError(
            None,
            "Text Mapper draws hexes with a flat top only; those of this board are pointy.",
            "Export it for Tiled, 18xx-maker or VASSAL.",
        )
    words = [*NAMES[:FIRST_OWN], *(kind.name for kind in board.kinds)]
    colours = (*_COLOURS, *(kind.colour for kind in board.kinds))
    used = sorted(set(board.terrain.ravel().tolist()) - {OFF})
    lines = [f"# {' '.join((board.title or 'Railway Rivals').split())}", *_HEAD]
    lines += [
        f'{_word(words[code])} attributes fill="{colours[code]}" stroke="#909090" stroke-width="2"'
        for code in used
    ]
    lines += _definitions_of_sides()
    marks = _marks(board)
    for hex_ in sheet.hexes():
        if board.on_map(hex_):
            parts = (_word(words[board.terrain_at(hex_)]), *marks.get(hex_, ()))
            lines.append(f"{_number(sheet, hex_)} {' '.join(parts)}")
    lines += _ferries(board)
    return ("\n".join(lines) + "\n").encode(), _left_out(board)


def _word(name: str) -> str:
    """Return a name as one word, as types of hexes are."""
    return "-".join(re.findall(r"\w+", name)) or "ground"


def _number(sheet: Sheet, hex_: Hex) -> str:
    column, row = sheet.place_of(hex_)
    # An empty column before the first makes the other columns the lower ones.
    column, row = column + 1 + (sheet.shifted == "even"), row + 1
    is_long = sheet.columns + (sheet.shifted == "even") > 99 or sheet.rows > 99
    return f"{column:02}.{row:02}" if is_long else f"{column:02}{row:02}"


def _definitions_of_sides() -> Iterator[str]:
    one = Sheet(1, 1, "flat", across_flats_mm=_WIDTH)
    middle_x, middle_y = one.centre_mm(one.hex_at(0, 0))
    for kind, attributes in _LINES.items():
        for at, direction in enumerate(DIRECTION_NAMES["flat"]):
            ends = one.side_mm(side_of(one.hex_at(0, 0), at))
            way = " L ".join(f"{x - middle_x:.1f},{y - middle_y:.1f}" for x, y in ends)
            yield f"{kind}-{direction} path M {way}"
            yield f'{kind}-{direction} path attributes fill="none" stroke-linecap="round" {attributes}'


def _marks(board: Board) -> dict[Hex, list[str]]:
    """Return the words for what is on hexes: lines along their sides, then towns."""
    found: dict[Hex, list[str]] = {}
    for line in board.lines:
        for side in line.sides:
            hex_ = next((each for each in hexes_of(side) if board.on_map(each)), None)
            if hex_ is not None:
                direction = DIRECTION_NAMES["flat"][sides_of(hex_).index(side)]
                found.setdefault(hex_, []).append(f"{line.kind}-{direction}")
    for town in board.towns:
        keys = f"({keys_text(town.keys)})" if town.keys else ""
        told = " ".join((*town.name.replace('"', "”").split(), *filter(None, (keys,))))
        found.setdefault(town.hex, []).extend(("town", f'"{told}"') if told else ("town",))
    return found


def _ferries(board: Board) -> Iterator[str]:
    """Yield the ferries from port to port."""
    for ferry in board.ferries:
        ports = [board.towns_by_name[port].hex for port in ferry.ports if port in board.towns_by_name]
        way = [hex_ for hex_ in (*ports[:1], *ferry.course, *ports[1:]) if hex_ in board.sheet]
        if len(way) > 1:
            name = " ".join(ferry.name.replace('"', "”").split())
            label = f' "{name}"' if name else ""
            yield f"{'-'.join(_number(board.sheet, hex_) for hex_ in way)} ferry{label}"


def _left_out(board: Board) -> list[Saying]:
    notes = left_out(board, _PROGRAM, ("ferries",))
    if any(line.name for line in board.lines):
        notes.append(say("Names of rivers and borders are not in the file."))
    return notes


# -- in --------------------------------------------------------------------------------------------


def read_text_map(path: Path) -> tuple[Board, list[Saying]]:
    """Return the board of a map for Text Mapper, and what could not be taken over.

    Raises BoardFileError, with a sentence for the user, where the file holds no such map.
    """
    data = file_bytes(path, _PROGRAM, _ADVICE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise fault(path, _PROGRAM, "it is not UTF-8 text", _ADVICE) from error
    return _Reader(path, text).board()


class _Reader:
    """Makes a board of the lines of a map, and notes what it cannot take over."""

    def __init__(self, path: Path, text: str) -> None:
        self._path = path
        self._regions: dict[tuple[int, int], str] = {}
        self._odd: list[str] = []
        self._routes = 0
        self._unknown: Counter[str] = Counter()
        self._loose: list[str] = []
        self._title = ""
        for number, line in enumerate(text.splitlines(), 1):
            self._take(number, line.strip())

    def _take(self, number: int, line: str) -> None:
        region = _REGION.fullmatch(line)
        if region is not None:
            # Several lines for a hex are drawn over each other, so the words of all count.
            place = _column_and_row(region[1])
            self._regions[place] = " ".join((*filter(None, (self._regions.get(place),)), region[2]))
        elif _ROUTE.fullmatch(line):
            self._routes += 1
        elif line.startswith("#"):
            self._title = self._title or line.lstrip("# ")
        elif line and not _DEFINITION.fullmatch(line):
            self._odd.append(str(number))

    def board(self) -> tuple[Board, list[Saying]]:
        """Return the board and the notes."""
        if not self._regions:
            raise fault(self._path, _PROGRAM, "no line begins with a hex, such as 0302", _ADVICE)
        columns, rows = ([place[axis] for place in self._regions] for axis in (0, 1))
        # The first column of the board is an upper one or a lower one, as in the file.
        left, top = min(columns), min(rows)
        size = max(columns) - left + 1, max(rows) - top + 1
        demand_size(self._path, *size)
        labels = LabelScheme(blocks=usual_blocks(size[1], size[0]))
        sheet = Sheet(*size, "flat", "odd" if left % 2 else "even", labels=labels)
        terrain = blank_layer(sheet).copy()
        terrain[:] = OFF
        towns: list[Town] = []
        sides: dict[LineKind, dict[Side, None]] = {kind: {} for kind in LINE_KINDS}
        for (column, row), told in self._regions.items():
            hex_ = sheet.hex_at(column - left, row - top)
            words = _LABEL.sub(" ", told).split()
            terrain[row - top, column - left] = self._terrain(words)
            for kind, side in _sides(words, hex_):
                sides[kind][side] = None
            towns += self._towns(words, _LABEL.findall(told), hex_)
        board = new_board(
            sheet,
            title=normalised(self._title or self._path.stem),
            keys=scheme_for(towns),
            terrain=frozen(terrain),
            towns=tuple(towns),
            lines=tuple(SideLine(kind, "", chain) for kind in LINE_KINDS for chain in chains(sides[kind])),
        )
        return board, list(self._notes())

    def _terrain(self, words: Sequence[str]) -> int:
        """Return the terrain of a hex: the last word for one counts, as it is drawn over the others."""
        code = OPEN
        for word in words:
            if word in _SETTLED or _SIDE.fullmatch(word):
                continue
            named = terrain_named(word)
            if named is None:
                self._unknown[word] += 1
            else:
                code = named
        return code

    def _towns(self, words: Sequence[str], labels: Sequence[str], hex_: Hex) -> Iterator[Town]:
        """Yield the town of a hex, if it has one: a label alone is the name of a region or water."""
        if _SETTLED.isdisjoint(words):
            self._loose += labels
            return
        told = normalised(" ".join(labels)).strip()
        match = _KEYS.fullmatch(told)
        keys = keys_among(match[2]) if match else ()
        yield Town(match[1] if match and keys else told, hex_, keys)

    def _notes(self) -> Iterator[Saying]:
        if self._unknown:
            names = listed([word for word, _ in self._unknown.most_common()], _MOST_NAMED)
            yield say(
                "Unknown words for terrain: {names}. Without another word their hexes are open land.",
                names=names,
            )
        if self._loose:
            yield say("Labels without a town: {names}.", names=listed(self._loose, _MOST_NAMED))
        if self._routes:
            yield say("Lines from hex to hex, such as roads and rivers, were left out: {n}.", n=self._routes)
        if self._odd:
            yield say("Lines that could not be read: {names}.", names=listed(self._odd, _MOST_NAMED))


def _column_and_row(place: str) -> tuple[int, int]:
    if "." in place:
        column, _, row = place.partition(".")
        return int(column), int(row)
    match = re.fullmatch(r"(-?\d\d)(-?\d\d)", place)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def _sides(words: Sequence[str], hex_: Hex) -> Iterator[tuple[LineKind, Side]]:
    """Yield the sides of a hex that its words name."""
    for word in words:
        match = _SIDE.fullmatch(word)
        for kind in LINE_KINDS:
            if match is not None and match[1] == kind:
                yield kind, side_of(hex_, DIRECTION_NAMES["flat"].index(match[2]))
