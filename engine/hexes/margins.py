"""Sheets that grow or shrink at their edges: what comes of it, its labels, and the way all hexes go."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from engine.hexes.alphabets import Letter, blocks_of
from engine.hexes.labels import LabelError, LabelScheme, usual_blocks
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet, Shifted
from engine.messages import Phrase, say

_RAISE = 40
_OTHER: dict[Shifted, Shifted] = {"odd": "even", "even": "odd"}
_ANEW: Phrase = "choose to count labels again"


@dataclass(frozen=True)
class Margins:
    """How many rows and columns are added at each edge of a sheet; what is negative is cut off."""

    north: int = 0
    south: int = 0
    west: int = 0
    east: int = 0


def grown(sheet: Sheet, margins: Margins, labels: LabelScheme | None = None) -> Sheet:
    """Return a sheet with rows and columns added or cut off, in the same layout on the lattice.

    An odd number of rows at the top (flat hexes: columns at the left) makes the other lines the
    shifted ones, so that hexes which touched touch still. Without ``labels`` every hex keeps its own.
    Raises LabelError where it cannot, and where nothing of the sheet would be left.
    """
    columns = sheet.columns + margins.west + margins.east
    rows = sheet.rows + margins.north + margins.south
    if columns < 1 or rows < 1 or _is_all_cut(sheet, margins):
        raise LabelError("Nothing of the sheet would be left. Remove fewer rows or columns.")
    before = margins.north if sheet.top == "pointy" else margins.west
    shifted = _OTHER[sheet.shifted] if before % 2 else sheet.shifted
    scheme = kept_labels(sheet, margins) if labels is None else labels
    return replace(sheet, columns=columns, rows=rows, shifted=shifted, labels=scheme)


def _is_all_cut(sheet: Sheet, margins: Margins) -> bool:
    """Return whether every hex is cut off, though others may be added."""
    left_columns = sheet.columns + min(0, margins.west) + min(0, margins.east)
    left_rows = sheet.rows + min(0, margins.north) + min(0, margins.south)
    return left_columns < 1 or left_rows < 1


def way(sheet: Sheet, changed: Sheet, margins: Margins) -> Hex:
    """Return the step on the lattice that takes every hex of a sheet to its place on the grown one."""
    old, new = sheet.hex_at(0, 0), changed.hex_at(margins.west, margins.north)
    return Hex(new.q - old.q, new.r - old.r)


def renewed_labels(sheet: Sheet, margins: Margins, scheme: LabelScheme | None = None) -> LabelScheme:
    """Return labels counted again in the usual alphabets, from the edges of a scheme or as they are now."""
    scheme = scheme or sheet.labels
    columns = sheet.columns + margins.west + margins.east
    rows = sheet.rows + margins.north + margins.south
    lettered, numbered = (rows, columns) if scheme.letters == "rows" else (columns, rows)
    return replace(scheme, blocks=usual_blocks(lettered, numbered))


def kept_labels(sheet: Sheet, margins: Margins) -> LabelScheme:
    """Return labels with which every hex that stays keeps its own.

    Raises LabelError where there are none: nothing comes before A or before 1, and no label may come
    to name two hexes.
    """
    scheme = sheet.labels
    along, across = (sheet.rows, sheet.columns) if scheme.letters == "rows" else (sheet.columns, sheet.rows)
    added = {edge: getattr(margins, edge) for edge in ("north", "south", "west", "east")}
    before, ahead = added[scheme.letters_from], added[scheme.numbers_from]
    lines = margins.north + margins.south if scheme.letters == "rows" else margins.west + margins.east
    numbers = margins.west + margins.east if scheme.letters == "rows" else margins.north + margins.south
    if not lines and not before and not numbers and not ahead:
        return scheme
    alphabet = [*_earlier(scheme.alphabet, before), *scheme.alphabet[max(0, -before) :]]
    alphabet = _lengthened(alphabet, along + lines, across + numbers)
    raised = [(letter, add - ahead) for letter, add in alphabet]
    if min(add for _, add in raised) < 0:
        raise LabelError(say("There are no numbers before 1 for the new hexes: {anew}.", anew=say(_ANEW)))
    _refuse_shared(raised[: along + lines], across, across + numbers)
    return replace(scheme, blocks=blocks_of(raised))


def _earlier(alphabet: Sequence[Letter], count: int) -> list[Letter]:
    """Return letters that come before an alphabet's first; raises LabelError where there are too few."""
    if count <= 0:
        return []
    first, add = alphabet[0]
    places = range(ord(first[-1]) - count, ord(first[-1]))
    if places[0] < ord("A") or len(first) > 1:
        raise LabelError(
            say(
                "There are not {n} letters before {first} for the new hexes: {anew}.",
                n=count,
                first=first,
                anew=say(_ANEW),
            )
        )
    return [(chr(place), add) for place in places]


def _lengthened(alphabet: list[Letter], lettered: int, numbered: int) -> list[Letter]:
    """Return an alphabet with as many letters more as it needs; after Z it begins again, raised further."""
    letters = list(alphabet)
    while len(letters) < lettered:
        last, add = letters[-1]
        if len(last) > 1:
            raise LabelError(
                say("It is unclear which letters come after {last}: {anew}.", last=last, anew=say(_ANEW))
            )
        if last < "Z":
            letters.append((chr(ord(last) + 1), add))
        else:
            letters.append(("A", add + max(_RAISE, -(-numbered // 10) * 10)))
    return letters


def _refuse_shared(alphabet: Iterable[Letter], old: int, new: int) -> None:
    """Refuse longer lines by which two hexes would come to share a label that did not before."""
    adds: dict[str, list[int]] = {}
    for letter, add in alphabet:
        adds.setdefault(letter, []).append(add)
    for letter, raised in adds.items():
        ordered = sorted(raised)
        for low, high in pairwise(ordered):
            if old <= high - low < new:
                raise LabelError(
                    say(
                        "Two hexes would be called {label}: {anew}.",
                        label=f"{letter}{high + 1}",
                        anew=say(_ANEW),
                    )
                )
