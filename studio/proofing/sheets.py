"""Family P: what the paper asks of a map: text large enough, seams next to towns, and credits."""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil
from typing import Final

from engine.board.document import Board
from engine.board.sailings import known_way
from engine.checks.frame.placeholder_names import on_sheet
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.sheet import ChangeSheet
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, say, together
from studio.drawing.lettering.names import course_lettering, signpost_lettering, town_lettering
from studio.drawing.maps.themes import Theme
from studio.drawing.maps.towns import key_height, symbol_box
from studio.drawing.paper.map_sheet import plan_of
from studio.drawing.paper.pages import cut_over
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import cap_mm
from studio.proofing.placed import Name, names_of
from studio.proofing.proofs import PrintCheck

_LEAST_MM: Final = 1.3
"""How high figures and capitals must be. Small letters of our face are then 0.9 mm high, the least
that the law of the European Union allows on small packages (Regulation 1169/2011, article 13)."""
_NAMED: Final = 6
_MOST_PAGES: Final = 40
_USUAL_MM: Final = 10.0

_PAGE: Final[Phrase] = "Hexes of {size:.1f} mm are enough, on one page of {paper}."
_PAGES: Final[Phrase] = "Hexes of {size:.1f} mm are enough, on {n} pages of {paper}."
_SMALL: Final[dict[str, tuple[Phrase, Phrase]]] = {
    "names": (
        "The name of {n} town is printed too small: {mm:.2f} mm high; readable text needs {least} mm.",
        "The names of {n} towns are printed too small: {mm:.2f} mm high; readable text needs {least} mm.",
    ),
    "keys": (
        "The keys of {n} town are printed too small: {mm:.2f} mm high; readable text needs {least} mm.",
        "The keys of {n} towns are printed too small: {mm:.2f} mm high; readable text needs {least} mm.",
    ),
    "others": (
        (
            "The name of {n} ferry, crossing or special is printed too small: {mm:.2f} mm high; "
            "readable text needs {least} mm."
        ),
        (
            "The names of {n} ferries, crossings or specials are printed too small: {mm:.2f} mm "
            "high; readable text needs {least} mm."
        ),
    ),
}


class TextSmall(PrintCheck):
    """Names or keys of towns, specials, ferries or crossings are printed too small to read.

    Why it matters: a map is read across a table. Not everyone can read digits under 1.3 mm, or small
    letters under 0.9 mm, and in poor light no one can.

    Example: `across_flats_mm: 6`, chosen so that the sheet fits on one page.

    To fix it, choose larger hexes and print on more pages or larger paper. If only one town's keys are too
    small, assign some of them to other towns. The minimum height is the one required by European law for
    small packages (Regulation 1169/2011, article 13).
    """

    code, name, severity = "P101", "text-small", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for all names and keys that are too small, at their hexes."""
        extent = Extent(board)
        scale = board.sheet.across_flats_mm / 10
        looks = [(town, town_lettering(town, self.theme, scale)) for town in board.towns if town.name]
        names = [(cap_mm(look.face, look.size), (town.hex,)) for town, look in looks]
        keys = [(key_height(extent, town), (town.hex,)) for town in board.towns if town.keys]
        told, small = [], []
        others = list(_other_names(board, self.theme, scale))
        for what, heights in (("names", names), ("keys", keys), ("others", others)):
            low = [(height, hexes) for height, hexes in heights if height < _LEAST_MM]
            small += low
            if low:
                told.append(say(_SMALL[what][len(low) > 1], n=len(low), mm=min(low)[0], least=_LEAST_MM))
        if small:
            size = _size_for(board, min(small)[0])
            enlarged = ChangeSheet(across_flats_mm=size)
            # For a few towns with many keys, a larger map is one answer, fewer keys another.
            is_choice = 2 * len(small) < len(names) + len(keys) + len(others)
            title = say("Make the hexes {size:.1f} mm", size=size)
            yield self.finding(
                together((*told, self._larger(board, size))),
                hexes=on_sheet(board, dict.fromkeys(hex_ for _, hexes in small for hex_ in hexes)),
                path=("sheet", "across_flats_mm"),
                fixes=(Fix(title, enlarged, safe=False, choice=is_choice),),
            )

    def _larger(self, board: Board, size: float) -> Saying:
        """Return how large hexes would have to be, and how many pages of the paper they would fill."""
        pages = pages_of(self, board.edited(sheet=replace(board.sheet, across_flats_mm=size)))
        return say(_PAGES if pages > 1 else _PAGE, size=size, n=pages, paper=self.paper.name)


def pages_of(check: PrintCheck, board: Board) -> int:
    """Return how many pages of a check's paper a map is cut over."""
    plan = plan_of(board, check.theme, tongue=check.proof.tongue)
    return len(cut_over((plan.width, plan.height), plan.whole, check.paper))


def _other_names(board: Board, theme: Theme, scale: float) -> Iterator[tuple[float, tuple[Hex, ...]]]:
    """Yield the height of the names of ferries, crossings and specials, with their hexes."""
    course, special = course_lettering(theme.ink, scale), signpost_lettering(theme, scale)
    for ferry in board.ferries:
        if ferry.name.strip():
            yield cap_mm(course.face, course.size), known_way(board, ferry)
    for crossing in board.crossings:
        if crossing.name.strip():
            yield cap_mm(course.face, course.size), crossing.course
    for each in board.specials:
        if each.name.strip() and each.hexes:
            yield cap_mm(special.face, special.size), each.hexes


def _size_for(board: Board, lowest: float) -> float:
    """Return how many millimetres hexes must measure for the lowest lettering, so high now, to be read."""
    # The next tenth of a millimetre is more than enough.
    return ceil(10 * _LEAST_MM / lowest * board.sheet.across_flats_mm) / 10


class PagesMany(PrintCheck):
    """The map needs too many pages.

    Why it matters: a map of hundreds of pages does not fit on a table. The usual cause is a wrong hex size:
    100 mm instead of 10.

    Example: `across_flats_mm: 100`, for which Severn would take 240 pages of A4.

    To fix it, make the hexes or the sheet smaller, or print on larger paper. Reported above 40 pages of the
    selected paper: in the print dialog, with `check --paper`, otherwise A4.
    """

    code, name, severity = "P111", "pages-many", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when the map would be cut over too many pages."""
        pages = pages_of(self, board)
        if pages <= _MOST_PAGES:
            return
        usual = ChangeSheet(across_flats_mm=_USUAL_MM)
        fits = board.sheet.across_flats_mm > _USUAL_MM and pages_of(self, usual.apply(board)) <= _MOST_PAGES
        yield self.finding(
            say("The map needs {n} pages of {paper}.", n=pages, paper=self.paper.name),
            path=("sheet", "across_flats_mm"),
            fixes=(Fix(say("Make the hexes {size:.1f} mm", size=_USUAL_MM), usual, safe=False),)
            if fits
            else (),
        )


class SeamThroughTown(PrintCheck):
    """A seam between pages cuts a town or its name, and no page shows it whole.

    Why it matters: glued halves never meet exactly, and a glued name is hard to read. Pages overlap by 12
    mm, so anything shorter is whole on one of them.

    Example: "Weston-super-Mare" across the middle of a map on two pages.

    To fix it, print on larger paper (`platelayer print MAP --paper A3`), shorten the name, or move the town
    by one hex. The selected paper is judged: in the print dialog, with `check --paper`, otherwise A4. The
    printed words are in the studio's language or that of `check --print-language`; longer words need more
    room.
    """

    code, name, severity = "P107", "seam-through-town", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for all towns that are whole on no page."""
        names = names_of(board)
        if not names:
            return
        plan, extent = plan_of(board, self.theme, tongue=self.proof.tongue), Extent(board)
        parts = cut_over((plan.width, plan.height), plan.whole, self.paper)
        if len(parts) == 1:
            return
        cut = [name for name in names if _is_cut(name, plan.map_at, parts)]
        for town in board.towns:
            box = symbol_box(extent, town).moved(*plan.map_at)
            if not any(_holds(part, box) for part in parts):
                cut.append(Name(town.name, (box,), (town.hex,), ()))
        if cut:
            told = list(dict.fromkeys(name.text for name in cut))
            more = say(" and {n} more", n=len(told) - _NAMED) if len(told) > _NAMED else ""
            yield self.finding(
                say(
                    "On {n} pages of {paper} a seam runs through {names}{more}.",
                    n=len(parts),
                    paper=self.paper.name,
                    names=", ".join(told[:_NAMED]),
                    more=more,
                ),
                hexes=tuple(dict.fromkeys(hex_ for name in cut for hex_ in name.hexes)),
                path=("sheet", "across_flats_mm"),
            )


def _is_cut(name: Name, map_at: tuple[float, float], parts: tuple[Box, ...]) -> bool:
    """Return whether a name is whole on no part."""
    boxes = [box.moved(*map_at) for box in name.boxes]
    return not any(all(_holds(part, box) for box in boxes) for part in parts)


def _holds(part: Box, box: Box) -> bool:
    """Return whether a box lies within a part."""
    return part.holds(box.left, box.top) and part.holds(box.right, box.bottom)


class CreditsMissing(PrintCheck):
    """The map names no designer and no licence.

    Why it matters: printed maps are passed on. Without a designer there is no one to ask or thank, and
    without a licence no one may copy, print or change the map.

    Example: `designer: ""`, or a map without the line `licence:`.

    To fix it, fill in both in the board's properties: your name or your club's, and a licence by its short
    name, for example CC-BY-4.0 (copy and change, but name me) or CC0-1.0 (no conditions).
    """

    code, name, severity = "P108", "credits-missing", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each of the two that is not filled in."""
        if not board.designer.strip():
            yield self.finding("The map names no designer.", subject="designer", path=("designer",))
        if not board.licence.strip():
            yield self.finding(
                "The map has no licence.",
                subject="licence",
                path=("licence",),
            )


SHEET_CHECKS: tuple[type[PrintCheck], ...] = (TextSmall, PagesMany, SeamThroughTown, CreditsMissing)
