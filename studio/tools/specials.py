"""Picking hexes and towns on the map: what leads to a special (6.B1c), what places a rule names."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain

from engine.board.destinations import wide_ways
from engine.board.document import Board
from engine.board.places import Special
from engine.board.rules import AtPlaces, Connection, StartRule
from engine.board.terrain import WATER
from engine.edits.entries import AddEntry, ChangeEntry, word_of
from engine.hexes.lattice import Hex
from engine.messages import Phrase, listed, say
from engine.text.names import folded, is_same
from studio.drawing.maps.signposts import signposts_of
from studio.drawing.maps.tags import leads_by_hex, leads_by_name
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    LetGo,
    Outcome,
    Pointer,
    Preview,
    Sequel,
    ToolSettings,
    clicking,
    dragging,
)
from studio.tools.preview_marks import drawn_over, ringed
from studio.tools.selection import Selection, SignAt, Thing, followed, signs_at

Picked = Special | AtPlaces
Make = Callable[[Board], Picked | str]
"""Makes a thing still without places, or says why there can be none."""

_GO_ON = (
    "Type its name, or click more hexes or towns that lead there; click one again to "
    "remove it. Esc or the right button ends it."
)
_START = "Click a hex or town for the start rule. Esc cancels."
_CONNECTION = "Click the first of the hexes or towns to connect. Esc cancels."
_BONUS = 10
"""What a new bonus for connecting places is, until the inspector changes it."""
_NONE_LEFT: Phrase = "All keys for specials are assigned. Click a special’s signpost to change its entries."
_TAKEN: Phrase = "{hex} already leads to this special."
_WIDE: Phrase = "This special is reached from {ways}. Click its sign to change this in the inspector."
_NO_KEYS: Phrase = (
    "This board’s key scheme has no specials. Click next to the sheet to choose another scheme."
)


def special(board: Board, settings: ToolSettings) -> Gesture:
    """Make a special at the hex or town that is clicked, and go on adding ways in to it.

    On a tag, or a hex that leads to a special already or has its signpost, the hand goes on with that.
    Where every key is given it goes on with the special selected.
    """
    return (yield from _clicking(board, partial(_begun, board, settings.subject)))


def _begun(board: Board, subject: Thing | None, click: Pointer) -> Outcome:
    """Return what a click on a hex of the map comes to."""
    hex_ = _hex_meant(board, click)
    signs = (sign.special for sign in signs_at(board, click.x_mm, click.y_mm))
    there = next(chain(signs, _leading_from(board, hex_)), None)
    if there is not None:
        return Outcome(selection=Selection(there), then=picking(there))
    if isinstance(subject, Special) and subject in board.specials and not free_keys(board):
        return _picked(subject, board, hex_)
    return _picked(new_special, board, hex_)


def _leading_from(board: Board, hex_: Hex) -> Iterator[Special]:
    """Yield the specials whose signpost is on a hex, then those the hex leads to by itself."""
    yield from (signpost.special for signpost in signposts_of(board) if signpost.hex == hex_)
    yield from (special for special in board.specials if hex_ in special.hexes)


def starting() -> Sequel:
    """Return how a hand makes a rule of starting for a hex or town that it clicks."""
    return Sequel(partial(_pick, lambda _board: StartRule()), _START)


def connecting() -> Sequel:
    """Return how a hand makes a bonus for connecting the hexes or towns that it clicks."""
    return Sequel(partial(_pick, lambda _board: Connection(bonus=_BONUS)), _CONNECTION)


def picking(old: Picked) -> Sequel:
    """Return how a hand adds hexes and towns to a thing, and removes them."""
    return Sequel(partial(_pick, old), _GO_ON, endless=True, follow=partial(_followed, old))


def _followed(old: Picked, before: Board, after: Board, shown: Selection) -> Sequel | None:
    """Return how picking goes on for a thing that the inspector changed, if it is still shown there."""
    new = followed(Selection(old), before, after)
    return picking(new.thing) if new == shown and isinstance(new.thing, Picked) else None


def _pick(old: Picked | Make, board: Board, _settings: ToolSettings) -> Gesture:
    """Take a click on a hex or a town, for a thing there is or one to be made."""

    def picked(click: Pointer) -> Outcome:
        return _picked(old, board, _hex_meant(board, click))

    return (yield from _clicking(board, picked, () if callable(old) else old.hexes))


def _clicking(board: Board, clicked: LetGo, held: tuple[Hex, ...] = ()) -> Gesture:
    """Come to what a click on a hex of the map comes to, with the left button; hexes ``held`` are to go."""

    def pointed(pointer: Pointer) -> Preview:
        hex_ = _hex_meant(board, pointer)
        return ringed(board, hex_, free=hex_ not in held) if board.on_map(hex_) else ()

    def let_go(release: Pointer) -> Outcome:
        is_on_map = board.on_map(_hex_meant(board, release))
        return clicked(release) if release.button == "left" and is_on_map else NOTHING

    return (yield from clicking(pointed, let_go))


def _hex_meant(board: Board, pointer: Pointer) -> Hex:
    """Return the hex under a pointer; on a tag, which may hang over the next hex, that of its town."""
    signs = signs_at(board, pointer.x_mm, pointer.y_mm)
    return next((sign.hex for sign in signs if sign.town is not None), pointer.hex_on(board.sheet))


def _picked(old: Picked | Make, board: Board, hex_: Hex) -> Outcome:
    """Return a thing with a hex or the town on it added or removed, and how the hand goes on with it."""
    if callable(old):
        made = old(board)
        if isinstance(made, str):
            return Outcome(said=made)
        new = toggled(board, made, hex_)
        return Outcome(AddEntry(new), Selection(new), said=_warned(board, new, hex_), then=picking(new))
    new = toggled(board, old, hex_)
    is_more = len(new.hexes + new.towns) > len(old.hexes + old.towns)
    edit = ChangeEntry(
        old, new, say("Add place to {entry}" if is_more else "Remove place from {entry}", entry=word_of(old))
    )
    return Outcome(edit, Selection(new), said=_warned(board, new, hex_), then=picking(new))


def carry_way(board: Board, sign: SignAt, press: Pointer, clicked: Special) -> Gesture:
    """Go on from a press on a special's tag or signpost: let go elsewhere, that hex leads there instead.

    Let go at home, the special that is ``clicked`` there is selected.
    """
    special, home = sign.special, {sign.hex, press.hex_on(board.sheet)}
    left = _without(board, sign)
    leading = {*left.hexes, *(town.hex for town in map(board.towns_by_name.get, left.towns) if town)}

    def is_free(hex_: Hex) -> bool:
        return not sign.wide and board.on_map(hex_) and hex_ not in leading

    def dragged(pointer: Pointer) -> Preview:
        hex_ = pointer.hex_on(board.sheet)
        return drawn_over(board, sign.hex, hex_, free=is_free(hex_))

    def let_go(release: Pointer) -> Outcome:
        hex_ = release.hex_on(board.sheet)
        if hex_ in home or not board.on_map(hex_):
            return Outcome(selection=Selection(clicked))
        if sign.wide:
            return Outcome(said=say(_WIDE, ways=listed(list(wide_ways(special)))))
        if not is_free(hex_):
            return Outcome(said=say(_TAKEN, hex=board.sheet.label(hex_)))
        return _way_moved(board, sign, left, hex_)

    return (yield from dragging(press, dragged, let_go))


def _way_moved(board: Board, sign: SignAt, left: Special, hex_: Hex) -> Outcome:
    """Return a special of which ``left`` is left without a sign, with a hex in the sign's place."""
    special, moved = sign.special, toggled(board, left, hex_)
    if hex_ in moved.hexes and sign.hex in special.hexes and sign.hex not in left.hexes:
        moved = replace(moved, hexes=tuple(hex_ if each == sign.hex else each for each in special.hexes))
    edit = ChangeEntry(special, moved, say("Move place of {entry}", entry=word_of(special)))
    return Outcome(edit, Selection(moved), said=_warned(board, moved, hex_))


def _without(board: Board, sign: SignAt) -> Special:
    """Return the special of a sign without what puts the sign there, except ports and the like."""
    special, town = sign.special, sign.town
    if town is None or leads_by_hex(board, town, special):
        special = replace(special, hexes=tuple(each for each in special.hexes if each != sign.hex))
    if town is not None and leads_by_name(board, town, special):
        special = replace(
            special, towns=tuple(name for name in special.towns if not is_same(name, town.name))
        )
    return special


def _warned(board: Board, picked: Picked, hex_: Hex) -> Phrase:
    """Return a word on a hex just picked that no track reaches, empty for any other."""
    if hex_ in picked.hexes and board.terrain_at(hex_) in WATER:
        return say("{hex} is water; track cannot reach it.", hex=board.sheet.label(hex_))
    return ""


def toggled(board: Board, old: Picked, hex_: Hex) -> Picked:
    """Return a thing with a hex, or the town on it, added to its places, or removed from them."""
    if hex_ in old.hexes:
        return replace(old, hexes=tuple(other for other in old.hexes if other != hex_))
    here = board.towns_by_hex.get(hex_, ())
    # Of several towns of a name it is the first that is meant by it.
    name = next((town.name for town in here if town.name and board.towns_by_name[town.name] == town), None)
    if name is None:
        return replace(old, hexes=(*old.hexes, hex_))
    if folded(name) in map(folded, old.towns):
        return replace(old, towns=tuple(other for other in old.towns if not is_same(other, name)))
    return replace(old, towns=(*old.towns, name))


def new_special(board: Board) -> Special | str:
    """Return a special with the next free key, or why there can be none."""
    key = next(iter(free_keys(board)), None)
    if key is not None:
        return Special(key, "")
    return _NONE_LEFT if board.key_scheme.specials else _NO_KEYS


def free_keys(board: Board) -> tuple[str, ...]:
    """Return the keys a special can have and no one has."""
    taken = {key for town in board.towns for key in town.keys} | {other.key for other in board.specials}
    return tuple(key for key in board.key_scheme.specials if key not in taken)
