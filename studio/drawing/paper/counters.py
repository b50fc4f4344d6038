"""Counters and name slips for cities that appear during the game, to cut out and lay on the map (TC)."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from engine.board.city_rules import DynamicCities, NewCities
from engine.board.document import Board
from engine.messages import ENGLISH, Phrase, Tongue, say
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.blocks import Block, below, block_of, shelved, wrapped
from studio.drawing.paper.destinations import NothingToPrintError
from studio.drawing.shapes.fonts import Face, cap_mm, cut_short
from studio.drawing.shapes.marks import Circle, Drawing, Layer, Line, Mark, Polygon, Stroke, Text

_WIDE: Final = 190.0
"""The width of the sheet: that of A4 and Letter upright, less their margins."""
_LEAST, _MOST, _PART = 7.0, 14.0, 0.8
"""The width of a counter in millimetres, and against the distance between the centres of hexes."""
_SLIP: Final = (47.5, 11.0)
_BLANK_SLIPS, _SPARE, _MOST_COUNTERS = 20, 12, 240
"""Slips without a name, counters for cities by traffic and for keys more, and all counters at most."""
_PAD, _GAP, _TEXT, _TITLE = 2.0, 1.5, 3.2, 5.0
_PLAYERS: Final = 4
"""The players of a board that names no number."""


def counters_sheet(board: Board, theme: Theme = ATLAS, tongue: Tongue = ENGLISH) -> Drawing:
    """Return the counters and slips of a board, at true scale; a counter fits a hex of the map.

    Raises NothingToPrintError for a board on which no cities appear.
    """
    rule = board.dynamic_cities
    if rule is None:
        raise NothingToPrintError(
            say("No cities appear on this board during the game. Insert the rule “Dynamic Cities” first.")
        )
    size = min(_MOST, max(_LEAST, _PART * board.sheet.across_flats_mm))
    signs = list(_signs(rule, board.players.best or board.players.most or _PLAYERS))[:_MOST_COUNTERS]
    counters = [_counter(sign, size, theme) for sign in signs]
    slips = [_slip(f"{each.hex}  {each.name}", theme, tongue) for each in rule.names]
    slips += [_slip("", theme, tongue) for _ in range(_BLANK_SLIPS)]
    parts = (
        _heading(board, theme, tongue),
        shelved(counters, _WIDE, (_GAP, _GAP)),
        shelved(slips, _WIDE, (0.0, 0.0)),
    )
    made = below(parts, 2 * _PAD)
    wide, high = _WIDE + 2 * _PAD, made.height + 2 * _PAD
    corners = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    return Drawing(wide, high, (Layer("paper", (Polygon(corners, theme.paper),)), *made.at(_PAD, _PAD)))


def _signs(rule: DynamicCities, players: int) -> Iterator[str]:
    """Yield the sign of each counter: a round, S for a start, T for traffic, + for a key more."""
    for way in rule.of("start"):
        yield from "S" * _count(way, players)
    for way in rule.of("before round 1"):
        yield from "0" * _count(way, players)
    for round_ in range(1, rule.last_round + 1):
        for way in rule.of("end of round"):
            first, last, *_ = (*(way.rounds or ()), *(1, rule.last_round)[len(way.rounds or ()) :])
            if first <= round_ <= last:
                yield from [str(round_)] * _count(way, players)
    for way in rule.of("second start"):
        yield from "S" * players * (way.times or 1)
    if rule.of("race"):
        yield from "T" * _SPARE
    yield from "+" * _SPARE


def _count(way: NewCities, players: int) -> int:
    """Return how many cities a way brings each time; each player chooses one."""
    if way.count == "players" or way.chosen_by != "chance":
        return players
    return int(way.count or 1)


def _counter(sign: str, size: float, theme: Theme) -> Block:
    """Return a round counter with its sign."""
    middle, letters = size / 2, 0.5 * size
    baseline = middle + cap_mm(Face.BOLD, letters) / 2
    marks = (
        Circle((middle, middle), middle - 0.2, theme.plate, Stroke(theme.plate_ink, 0.35)),
        Text((middle, baseline), sign, Face.BOLD, letters, theme.name_ink, "middle"),
    )
    return block_of(f"counter {sign}", size, size, marks)


def _slip(words: str, theme: Theme, tongue: Tongue) -> Block:
    """Return a slip with the hex and name of a city, or with lines to write them on."""
    wide, high = _SLIP
    hair = Stroke(theme.faint_ink, 0.1, cap="butt")
    corners = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    marks: list[Mark] = [Polygon(corners, stroke=hair)]
    if words:
        text, size = cut_short(words, Face.BOLD, _TEXT, wide - 2 * _PAD)
        marks.append(
            Text((_PAD, (high + cap_mm(Face.BOLD, size)) / 2), text, Face.BOLD, size, theme.name_ink)
        )
        return block_of("slip", wide, high, marks)
    ends: tuple[tuple[float, float, Phrase], ...] = (
        (_PAD, 0.3 * wide, "Hex"),
        (0.34 * wide, wide - _PAD, "Name"),
    )
    for left, right, said in ends:
        marks.append(Line((left, high - 2.4), (right, high - 2.4), Stroke(theme.faint_ink, 0.2)))
        marks.append(Text((left, 2.9), tongue.says(said), Face.ITALIC, 2.1, theme.faint_ink))
    return block_of("slip", wide, high, marks)


def _heading(board: Board, theme: Theme, tongue: Tongue) -> Block:
    """Return the title, and how to use what is below."""
    title, size = cut_short(tongue.says("{title}: cities", title=board.title), Face.BOLD, _TITLE, _WIDE)
    told = tongue.says(
        "Cut out the counters and slips. Lay a counter on the hex of each new city. The number is the round "
        "in which it appears, 0 before round 1; S is a start, T is traffic, + is one more key."
    )
    lines = wrapped(told, Face.REGULAR, _TEXT, _WIDE)
    baseline = cap_mm(Face.BOLD, size)
    marks = [Text((0.0, baseline), title, Face.BOLD, size, theme.ink)]
    texts = (
        Text((0.0, baseline + 1.5 * _TEXT * turn), line, Face.REGULAR, _TEXT, theme.ink)
        for turn, line in enumerate(lines, start=1)
    )
    return block_of("heading", _WIDE, baseline + 1.5 * _TEXT * len(lines) + 1.0, chain(marks, texts))
