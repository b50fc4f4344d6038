"""What is printed next to the map: what building costs, special destinations, and credits."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.board.destinations import named_besides, wide_ways
from engine.board.document import Board
from engine.board.places import FERRY_DELAYS, Ferry, Special
from engine.board.rules import Crossing
from engine.board.terrain import FIRST_OWN, HILL, SWAMP
from engine.messages import ENGLISH, Phrase, Saying, Tongue, say
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.ruleset import RuleSet
from studio.drawing.maps.keys import KeyFace, key_block
from studio.drawing.maps.signs import plate
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.blocks import Block, below, block_of, paragraph
from studio.drawing.paper.columns import Frame, Slug, column_height, column_layers, set_in_columns
from studio.drawing.paper.rule_text import own, rules_in_words
from studio.drawing.shapes.fonts import Face, cap_mm, cut_short, width_mm
from studio.drawing.shapes.marks import Mark, Stroke, Text

_SIZE, _HEAD = 2.7, 3.3
_ROW = 4.1
_BELOW_LINE = 0.3 * _SIZE
"""What the last line of a table takes below its baseline."""
_APART = 7.0
"""How far apart the columns of one table are."""
_KEY_MM = 2.0
_COST_MM, _BEFORE_PRICE = 13.0, 1.0
"""How wide the column of costs is after another column: of what ground takes off a roll."""
_OPEN: Phrase = "a link over open ground"
_OPEN_OR_TOWN: Phrase = "a link over open ground or into a town"
_BRIDGE: Phrase = "{name} bridge, to buy / to use"
_FERRY: Phrase = "{name} ferry, to buy / to use"
_PUBLIC: Phrase = "{name} public ferry, to use"
_DELAYS: Phrase = "{name}, subtracted to board / land / at sea"


def headed(
    title: Phrase,
    body: Block,
    theme: Theme,
    tongue: Tongue = ENGLISH,
    columns: Sequence[tuple[float, Phrase]] = (),
) -> Block:
    """Return a block below its heading, with what its columns are called where each ends."""
    cap = cap_mm(Face.BOLD, _HEAD)
    marks = [Text((0.0, cap), tongue.says(title), Face.BOLD, _HEAD, theme.accent)]
    for right, called in columns:
        marks.append(Text((right, cap), tongue.says(called), Face.ITALIC, _SIZE, theme.faint_ink, "end"))
    return below((block_of("heading", body.width, cap, marks), body), 1.9)


class CostRow(NamedTuple):
    """What is built over or used, its price, and what a train that enters it loses of its roll."""

    what: Phrase
    price: Phrase
    takes: int = 0


def costs(board: Board, theme: Theme, width: float, tongue: Tongue = ENGLISH) -> Block | None:
    """Return what a link costs on this board, and what its ground takes off a train's roll (6.A3, 6.B5).

    None when its edition is not known.
    """
    try:
        rows = list(cost_rows(board))
    except RuleSetError:
        return None
    marks: list[Mark] = []
    baseline = cap_mm(Face.REGULAR, _SIZE)
    for row in rows:
        what, price = tongue.says(row.what), tongue.says(row.price)
        taken = width_mm(price, Face.BOLD, _SIZE)
        room = width - _BEFORE_PRICE - (max(taken, 1.6 * _COST_MM) if row.takes else taken)
        what, size = cut_short(what, Face.REGULAR, _SIZE, room)
        marks.append(Text((0.0, baseline), what, Face.REGULAR, size, theme.ink))
        marks.append(Text((width, baseline), price, Face.BOLD, _SIZE, theme.ink, "end"))
        if row.takes:
            less = _less(row.takes)
            marks.append(Text((width - _COST_MM, baseline), less, Face.REGULAR, _SIZE, theme.ink, "end"))
        baseline += _ROW
    block = block_of("costs", width, baseline - _ROW + _BELOW_LINE, marks)
    titles: tuple[tuple[float, Phrase], ...] = ((width - _COST_MM, "roll minus"), (width, "costs"))
    return headed("Building", block, theme, tongue, titles if any(row.takes for row in rows) else ())


def cost_rows(board: Board) -> Iterator[CostRow]:
    """Yield what costs how much, for what occurs on the board.

    Raises RuleSetError when the board's edition is not known.
    """
    rules = rules_of(board)
    yield from ground_rows(board, rules)
    for crossing in board.crossings:
        name = own(crossing.name) if crossing.name else say("crossing {ends}", ends=ends_of(board, crossing))
        yield CostRow(name, price_of(crossing))
    for ferry in board.ferries:
        yield from (CostRow(what, price) for what, price in ferry_rows(rules, ferry))


def ground_rows(board: Board, rules: RuleSet) -> Iterator[CostRow]:
    """Yield what a link costs over the ground and rivers there are on a board (6.A3, 6.B5)."""
    found = {int(code) for code in set(board.terrain.flat)}
    yield CostRow(_OPEN if rules.towns_keep_terrain else _OPEN_OR_TOWN, str(rules.link_cost))
    if board.rivers:
        yield from _river_rows(board, rules)
    if HILL in found:
        yield CostRow(say("each half in a hill"), _more(rules.hill_half), rules.hill_takes)
        if rules.hill_to_hill_less:
            yield CostRow(say("from hill to hill"), _less(rules.hill_to_hill_less))
    if SWAMP in found:
        yield CostRow(say("each half in a swamp"), _more(rules.swamp_half), rules.swamp_takes)
    for code, kind in enumerate(board.kinds, start=FIRST_OWN):
        if code in found:
            yield CostRow(say("each half in {kind}", kind=kind.name), _more(kind.half), kind.delay)


def _river_rows(board: Board, rules: RuleSet) -> Iterator[CostRow]:
    """Yield what rivers add to a link: those without a price of their own together, the others by name."""
    rivers = [line for line in board.lines if line.kind == "river" and line.sides]
    if any(line.cost is None for line in rivers):
        yield CostRow(say("across a river"), _more(rules.river_cost))
    names: dict[int, list[str]] = {}
    for line in rivers:
        if line.cost is not None:
            name = line.name or board.sheet.side_name(line.sides[0])
            names.setdefault(line.cost, []).append(name)
    for cost, alike in names.items():
        yield CostRow(say("across the {names}", names=tuple(dict.fromkeys(alike))), _more(cost))


def ends_of(board: Board, crossing: Crossing) -> str:
    """Return the labels of a crossing's first hex and its last."""
    course = [board.sheet.label(hex_) for hex_ in crossing.course if hex_ in board.sheet]
    return "–".join(course[:1] + course[1:][-1:])


def ferry_rows(rules: RuleSet, ferry: Ferry) -> Iterator[tuple[Phrase, Phrase]]:
    """Yield the prices of a ferry, known by its ports where it has no name, and delays of its own (6.C1e)."""
    name = ferry.name.strip() or "–".join(ferry.ports)
    if ferry.public:
        yield say(_PUBLIC, name=name), own(str(ferry.fee))
    else:
        yield say(_BRIDGE if ferry.bridge else _FERRY, name=name), own(f"{ferry.price} / {ferry.fee}")
    if any(getattr(ferry, delay) is not None for delay in FERRY_DELAYS):
        yield say(_DELAYS, name=name), own(" / ".join(map(str, delays_of(rules, ferry))))


def delays_of(rules: RuleSet, ferry: Ferry) -> tuple[int, ...]:
    """Return what boarding a ferry, leaving it and a turn at sea take off a roll (6.C1e)."""
    own_delays = ((delay, getattr(ferry, delay)) for delay in FERRY_DELAYS)
    return tuple(getattr(rules, delay) if takes is None else takes for delay, takes in own_delays)


def price_of(crossing: Crossing) -> Saying:
    """Return the price of a crossing, and what it is for."""
    price = say("{cost}" if crossing.whole else "{cost} a link", cost=crossing.cost)
    return say("{price} from the account", price=price) if crossing.money else price


def _more(points: int) -> Saying:
    """Return what is added to a price."""
    return say("+{points}", points=points)


def _less(points: int) -> Saying:
    """Return what is taken off a price."""
    return say("\N{MINUS SIGN}{points}", points=points)


def specials(
    board: Board, theme: Theme, width: float, tongue: Tongue = ENGLISH, columns: int = 1
) -> Block | None:
    """Return the table of special destinations in columns of a width; None when there are none."""
    if not board.specials:
        return None
    rows = [special_row(board, special, theme, width, tongue) for special in board.specials]
    return headed("Special destinations", _in_columns(rows, 0.8, columns, width), theme, tongue)


def special_row(board: Board, special: Special, theme: Theme, width: float, tongue: Tongue) -> Block:
    """Return one row: the key, the name and where it may be."""
    look = KeyFace(Face.BOLD, _KEY_MM, theme.special_ink, theme.special_ink)
    keys = key_block((special.key,), look)
    wide, high = keys.size[0] + 1.6, _KEY_MM + 1.2
    centre = (wide / 2, high / 2)
    badge = plate(keys.box(centre, 0.8, 0.6), 0.4, theme.special, Stroke(theme.special, 0.1))
    indent = 8.6
    called, size = cut_short(special.name, Face.BOLD, _SIZE, width - indent)
    name = Text((indent, high / 2 + cap_mm(Face.BOLD, _SIZE) / 2), called, Face.BOLD, size, theme.ink)
    where = tongue.says(where_of(board, special))
    rest = Text((0, 0), f"{special.name} ", Face.BOLD, _SIZE, theme.ink).width if special.name else 0.0
    top = high / 2 - cap_mm(Face.REGULAR, _SIZE) / 2
    row = block_of("special", width, high, [badge, *keys.marks(centre), name])
    beside = f"– {where}" if where and special.name else where
    if rest + width_mm(beside, Face.REGULAR, _SIZE) <= width - indent:
        body = paragraph(beside, Face.REGULAR, _SIZE, width - indent, theme.ink)
        return Block(width, high, (*row.layers, *body.at(indent + rest, top)))
    body = paragraph(where, Face.REGULAR, _SIZE, width - indent, theme.ink)
    return Block(width, top + 3.4 + body.height, (*row.layers, *body.at(indent, top + 3.4)))


def where_of(board: Board, special: Special) -> Saying:
    """Return where a special destination may be, in words and labels, each place once."""
    besides = named_besides(board, special)
    hexes = (hex_ for hex_ in special.hexes if hex_ in board.sheet and hex_ not in besides.hexes)
    parts: list[str] = [board.sheet.label(hex_) for hex_ in hexes]
    parts += (name for name in special.towns if name not in besides.towns)
    is_told = special.any == "port" and "port" in special.name
    parts += wide_ways(replace(special, any=None) if is_told else special)
    return say("{places}", places=tuple(parts))


def notes(
    board: Board, theme: Theme, width: float, tongue: Tongue = ENGLISH, columns: int = 1
) -> Block | None:
    """Return a board's special rules and notes in words, and its errata, in columns of a width (6.C4).

    None when it has none.
    """
    texts: list[str] = [*rules_in_words(board)]
    texts += [say("Corrected {date}: {text}", date=each.date, text=each.text) for each in board.errata]
    if not texts:
        return None
    rows = [paragraph(tongue.says(text), Face.REGULAR, _SIZE, width, theme.ink) for text in texts]
    return headed("Special rules and notes", _in_columns(rows, 1.3, columns, width), theme, tongue)


def _in_columns(rows: Sequence[Block], gap: float, columns: int, width: float) -> Block:
    """Return rows in columns of a width that are as near to each other in height as can be."""
    slugs, frame = tuple(Slug(row, gap) for row in rows), Frame(columns, width, _APART)
    (found,) = set_in_columns(slugs, frame, *2 * (column_height(slugs),))
    wide, high = frame.left(len(found) - 1) + width, max(map(column_height, found))
    return Block(wide, high, tuple(column_layers(found, frame, (0.0, 0.0))))
