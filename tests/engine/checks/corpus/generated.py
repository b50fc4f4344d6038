"""Boards of many styles, drawn by chance: the same ones in every run.

They stand for right boards that no one has tuned to the checks: coasts, hills, lakes and rivers by noise;
towns at a distance, their keys by region; starts with as many towns around as can be, and apart.
"""

from collections import deque
from dataclasses import dataclass
from functools import cache
from random import Random

from engine.board.document import Board, Players, new_board
from engine.board.keys import KEY_SCHEMES
from engine.board.lines import SideLine
from engine.board.places import Country, Ferry, Special, Town
from engine.board.rules import Crossing
from engine.board.terrain import HILL, LAKE, OPEN, SEA
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.labels import LabelBlock, LabelScheme
from engine.hexes.lattice import Hex, disc, distance, neighbours
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.hexes.sides import Corner, Side, corners_of, hexes_at, hexes_of, sides_at, sides_of

_FIRST = (
    *("Alder", "Birk", "Carn", "Dun", "Elm", "Fal", "Glen", "Hart", "Ing", "Jor", "Kel", "Lang", "Mor"),
    *("Nether", "Ost", "Pen", "Quarr", "Ros", "Sten", "Thorn", "Ulv", "Vin", "Wal", "Yarn", "Zel"),
)
_LAST = ("burgh", "field", "haven", "minster", "stead", "wick")
_EDGES = ("north", "east", "south", "west")
STYLES = 24
"""How many boards there are, each of another style."""
_APART = 3
"""Hexes from a town to the next, at least: a run needs three links."""


@dataclass(frozen=True)
class Style:
    """What a generated board is like."""

    seed: int
    columns: int
    rows: int
    top: Top
    shifted: Shifted
    labels: LabelScheme
    keys: str
    rules: str
    coasts: tuple[str, ...]
    lakes: int
    rivers: int
    extras: frozenset[str]


def _alphabet(lines: int, add: int) -> tuple[LabelBlock, ...]:
    """Return blocks of letters for so many lines, each later one raised."""
    names = [f"A-{chr(64 + min(26, lines - start))}" for start in range(0, lines, 26)]
    return tuple(LabelBlock(letters, number * add) for number, letters in enumerate(names))


def _style(number: int) -> Style:
    """Return one of the styles: every sort of sheet, labels and keys comes up several times."""
    random = Random(f"style {number}")
    columns, rows = ((28, 20), (34, 30), (44, 38), (40, 50), (60, 46))[number % 5]
    is_by_columns = number % 4 == 3
    lines, add = (columns, rows) if is_by_columns else (rows, columns)
    labels = LabelScheme(
        letters="columns" if is_by_columns else "rows",
        letters_from=random.choice(("west", "east") if is_by_columns else ("north", "south")),
        numbers_from=random.choice(("north", "south") if is_by_columns else ("west", "east")),
        blocks=_alphabet(lines, add),
    )
    return Style(
        number,
        columns,
        rows,
        "flat" if number % 2 else "pointy",
        "even" if number % 3 == 1 else "odd",
        labels,
        ("dice-36+6", "cards-52", "dice-36")[number % 3],
        ("sixth", "sixth", "tournament")[number % 3],
        tuple(random.sample(_EDGES, number % 3)),
        number % 4,
        2 + number % 5,
        frozenset(extra for at, extra in enumerate(("ferry", "land", "bridge")) if (number >> at) % 2),
    )


class _Ground:
    """The ground of a board while it is drawn."""

    def __init__(self, style: Style) -> None:
        self.random = Random(f"board {style.seed}")
        self.style = style
        self.sheet = Sheet(style.columns, style.rows, style.top, style.shifted, 10, style.labels)
        self.terrain = dict.fromkeys(self.sheet.hexes(), OPEN)
        self.rivers: list[SideLine] = []
        self._flood()
        self._raise()
        for _ in range(style.lakes):
            self._blob(LAKE, self.random.randrange(4, 12))
        self._even_out()
        for number in range(style.rivers):
            self._run_down(f"{_FIRST[number * 7 % len(_FIRST)]} Water")

    def _flood(self) -> None:
        """Let the sea in from the coasts, with bays and headlands."""
        sizes = {"north": self.style.rows, "south": self.style.rows}
        for edge in self.style.coasts:
            deep = sizes.get(edge, self.style.columns) / 6
            bays = [self.random.uniform(0.3, 1.7) * deep for _ in range(6)]
            for hex_ in self.terrain:
                column, row = self.sheet.place_of(hex_)
                along = (column if edge in sizes else row) / (
                    self.style.columns if edge in sizes else self.style.rows
                )
                far = {
                    "north": row,
                    "south": self.style.rows - 1 - row,
                    "west": column,
                    "east": self.style.columns - 1 - column,
                }[edge]
                at = along * 5
                here = bays[int(at)] * (1 - at % 1) + bays[min(5, int(at) + 1)] * (at % 1)
                if far < here:
                    self.terrain[hex_] = SEA

    def _raise(self) -> None:
        for _ in range(len(self.terrain) // 220):
            self._blob(HILL, self.random.randrange(8, 30))

    def _blob(self, code: int, size: int) -> None:
        """Paint a piece of inland ground that grows by chance."""
        inland = [hex_ for hex_ in self.terrain if self._is_inland(hex_)]
        piece = [self.random.choice(inland)]
        for _ in range(size):
            grown = [near for near in neighbours(self.random.choice(piece)) if self._is_inland(near)]
            piece += grown[:1] if grown and grown[0] not in piece else grown[-1:]
        self.terrain |= dict.fromkeys(piece, code)

    def _is_inland(self, hex_: Hex) -> bool:
        return all(self.terrain.get(near) in {OPEN, HILL} for near in disc(hex_, 2))

    def _even_out(self) -> None:
        """Paint single hexes, and land that the sea cuts off, like what is around them."""
        for _ in range(3):
            for hex_, code in list(self.terrain.items()):
                around = [self.terrain[near] for near in neighbours(hex_) if near in self.terrain]
                if around.count(code) < 2:
                    self.terrain[hex_] = max(sorted(set(around)), key=around.count)
        main = max(self._pieces({OPEN, HILL}), key=len)
        for piece in self._pieces({OPEN, HILL}):
            if piece is not main and piece != main:
                self.terrain |= dict.fromkeys(piece, SEA)
        for piece in self._pieces({SEA}):
            if len(piece) < 8:
                self.terrain |= dict.fromkeys(piece, OPEN)

    def _pieces(self, codes: set[int]) -> list[set[Hex]]:
        left, found = {hex_ for hex_, code in self.terrain.items() if code in codes}, []
        while left:
            waiting = [left.pop()]
            piece = set(waiting)
            for here in waiting:
                beside = left & set(neighbours(here))
                left -= beside
                piece |= beside
                waiting += beside
            found.append(piece)
        return found

    def is_land(self, hex_: Hex) -> bool:
        """Return whether track may be laid in a hex."""
        return self.terrain.get(hex_) in {OPEN, HILL}

    def is_at_sea(self, hex_: Hex) -> bool:
        """Return whether a hex lies next to the sea."""
        return any(self.terrain.get(near) == SEA for near in neighbours(hex_))

    def _run_down(self, name: str) -> None:
        """Lead a river by land from far inland to the sea, a lake, the edge or an earlier river."""
        taken = {corner for line in self.rivers for side in line.sides for corner in corners_of(side)}
        onward: dict[Corner, Side | None] = {}
        waiting: deque[Corner] = deque()
        inland = {
            side for hex_ in self.terrain for side in sides_of(hex_) if all(map(self.is_land, hexes_of(side)))
        }
        springs = sorted({corner for side in inland for corner in corners_of(side)})
        for corner in springs:
            is_mouth = any(not self.is_land(hex_) for hex_ in hexes_at(corner))
            if is_mouth or corner in taken:
                onward[corner] = None
                waiting.append(corner)
        while waiting:
            here = waiting.popleft()
            sides = [side for side in sides_at(here) if all(map(self.is_land, hexes_of(side)))]
            self.random.shuffle(sides)
            for side in sides:
                (there,) = set(corners_of(side)) - {here}
                if there not in onward:
                    onward[there] = side
                    waiting.append(there)
        order = [corner for corner in onward if corner not in taken]
        course: list[Side] = []
        corner = self.random.choice(order[-max(1, len(order) // 5) :])
        while (down := onward[corner]) is not None:
            course.append(down)
            (corner,) = set(corners_of(down)) - {corner}
        if len(course) >= 8:
            self.rivers.append(SideLine("river", name, tuple(course)))


def _towns(ground: _Ground, count: int) -> list[Hex]:
    """Return places for towns on open ground, spread over the land."""
    wet = {hex_ for line in ground.rivers for side in line.sides for hex_ in hexes_of(side)}
    land = [hex_ for hex_, code in ground.terrain.items() if code == OPEN and _is_within(ground, hex_)]
    ground.random.shuffle(land)
    apart = max(_APART, int((len(land) / count) ** 0.5))
    while True:
        spots: list[Hex] = []
        for hex_ in sorted(land, key=lambda h: h not in wet and not ground.is_at_sea(h)):
            if all(distance(hex_, other) >= apart for other in spots):
                spots.append(hex_)
            if len(spots) == count:
                return spots
        apart -= 1


def _is_within(ground: _Ground, hex_: Hex) -> bool:
    """Return whether a hex is not by the edge, and has land on three sides."""
    around = neighbours(hex_)
    return all(near in ground.terrain for near in around) and sum(map(ground.is_land, around)) > 2


def _by_region(spots: list[Hex], sheet: Sheet, bands: int) -> list[Hex]:
    """Return places region by region: in bands from west to east, each from north to south."""
    wide = sorted(spots, key=sheet.centre_mm)
    each = len(spots) // bands
    return [
        hex_
        for at in range(bands)
        for hex_ in sorted(wide[at * each : (at + 1) * each], key=lambda hex_: sheet.centre_mm(hex_)[1])
    ]


def _starts(spots: list[Hex], count: int) -> set[Hex]:
    """Return places with many others around, far from each other."""
    rich = sorted(spots, key=lambda hex_: -sum(distance(hex_, other) <= 10 for other in spots))
    rich = rich[: len(rich) // 2]
    apart = 40
    while True:
        chosen: list[Hex] = []
        for hex_ in rich:
            if all(distance(hex_, other) >= apart for other in chosen):
                chosen.append(hex_)
            if len(chosen) == count:
                return set(chosen)
        apart -= 1


def _specials(ground: _Ground, keys: tuple[str, ...], used: set[Hex]) -> tuple[Special, ...]:
    """Return specials by the edge, each with two ways in next to each other."""
    columns, rows = ground.style.columns, ground.style.rows
    places = [(column, 0) for column in range(columns)] + [(columns - 1, row) for row in range(1, rows)]
    places += [(column, rows - 1) for column in range(columns - 2, -1, -1)]
    places += [(0, row) for row in range(rows - 2, 0, -1)]
    rim = [ground.sheet.hex_at(*place) for place in places]
    free = [hex_ for hex_ in rim if ground.is_land(hex_) and hex_ not in used]
    each = len(free) // len(keys)
    return tuple(
        Special(
            key, f"{_FIRST[at]}land", hexes=(free[at * each + each // 4], free[at * each + each * 3 // 4])
        )
        for at, key in enumerate(keys)
    )


def _ferry(ground: _Ground, towns: list[Town]) -> Ferry | None:
    """Return a ferry between two ports far from each other by land, over the fewest hexes of sea."""
    ports = [town for town in towns if town.port]
    best: tuple[int, Ferry] | None = None
    for town in ports:
        reached: dict[Hex, tuple[Hex, ...]] = {}
        waiting = deque(near for near in neighbours(town.hex) if ground.terrain.get(near) == SEA)
        reached |= {near: (near,) for near in waiting}
        while waiting:
            here = waiting.popleft()
            for near in neighbours(here):
                if ground.terrain.get(near) == SEA and near not in reached:
                    reached[near] = (*reached[here], near)
                    waiting.append(near)
        for other in ports:
            ways = [reached[near] for near in neighbours(other.hex) if near in reached]
            if other is town or not ways or distance(town.hex, other.hex) < 9:
                continue
            way = min(ways, key=len)
            if best is None or len(way) < best[0]:
                best = len(way), Ferry("Steamer", (town.name, other.name), way, bridge=True)
    return best[1] if best else None


def _bridge(ground: _Ground) -> Crossing | None:
    """Return a bridge over one hex of water between shores that are far apart by land."""
    for hex_ in sorted(ground.terrain):
        if ground.terrain[hex_] not in {SEA, LAKE}:
            continue
        around = neighbours(hex_)
        for at in range(3):
            one, other = around[at], around[at + 3]
            beside = [around[(at + turn) % 6] for turn in (1, 2, 4, 5)]
            if ground.is_land(one) and ground.is_land(other) and not any(map(ground.is_land, beside)):
                return Crossing("Long Bridge", (one, hex_, other), 6)
    return None


def _abroad(board: Board, used: set[Hex]) -> Board:
    """Return the board with the land by one corner abroad, where nothing is."""
    corner = board.sheet.hex_at(0, 0)
    wide = max((r for r in range(2, 12) if used.isdisjoint(disc(corner, r + 1))), default=0)
    land = tuple(hex_ for hex_ in disc(corner, wide) if hex_ in board.sheet)
    if len(land) < 12:
        return board
    named = board.edited(countries=(Country("Homeland"), Country("Abroad", foreign=True)))
    return PaintCountry(land, 2).apply(PaintCountry(tuple(board.sheet.hexes()), 1).apply(named))


def _board(style: Style) -> Board:
    """Return the board of a style."""
    ground = _Ground(style)
    scheme = KEY_SCHEMES[style.keys]
    special = scheme.specials if style.keys == "dice-36+6" else ("KS", "KH", "KD", "KC")
    special = () if style.keys == "dice-36" else special
    by_suit = sorted(scheme.towns, key=lambda key: key[-1] if style.keys == "cards-52" else key)
    keys = [key for key in by_suit if key not in special]
    # Three bands of two sectors each, or two of two suits.
    bands = 3 if len(keys) == 36 else 2
    spots = _by_region(_towns(ground, len(keys)), ground.sheet, bands)
    players = Players(3, 6, 4)
    starts = _starts(spots, 5)
    names = [f"{_FIRST[at % 25]}{_LAST[(at // 25 + at) % 6]}" for at in range(len(spots))]
    towns = [
        Town(name, hex_, (key,), port=ground.is_at_sea(hex_), start=hex_ in starts)
        for name, hex_, key in zip(names, spots, keys, strict=True)
    ]
    specials = _specials(ground, special, set(spots)) if special else ()
    ferry = _ferry(ground, towns) if "ferry" in style.extras else None
    bridge = _bridge(ground) if "bridge" in style.extras else None
    board = new_board(
        ground.sheet,
        title=f"Generated {style.seed}",
        designer="Chance",
        licence="CC0-1.0",
        players=players,
        rules=style.rules,
        keys=style.keys,
        towns=tuple(towns),
        specials=specials,
        lines=tuple(ground.rivers),
        ferries=(ferry,) if ferry else (),
        special_rules=(bridge,) if bridge else (),
    )
    for code in (HILL, SEA, LAKE):
        hexes = tuple(hex_ for hex_, each in ground.terrain.items() if each == code)
        board = PaintTerrain(hexes, code).apply(board) if hexes else board
    used = {*spots, *(hex_ for each in specials for hex_ in each.hexes)}
    return _abroad(board, used) if "land" in style.extras else board


@cache
def generated_board(number: int) -> Board:
    """Return one of the boards, by its number below ``STYLES``."""
    return _board(_style(number))
