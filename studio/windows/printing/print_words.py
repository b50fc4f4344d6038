"""What the print dialog says of the pages it shows."""

from collections.abc import Sequence
from itertools import combinations

from engine.board.document import Board
from engine.messages import Phrase
from studio.drawing.paper.cards import HIGH, WIDE
from studio.drawing.paper.pages import Page
from studio.drawing.paper.print_kinds import What
from studio.language.words import tr

_CUT: Phrase = "Cut along the crop marks; the pages overlap by 12 mm."
_WHOLE: Phrase = "Nothing is cut: whatever does not fit below the map goes on its own page."


def told(board: Board, what: What, pages: Sequence[Page], paper: str) -> str:
    """Return how many pages there are, how they lie, and what they are put together to."""
    return f"{_count(pages, paper)}. {_about(board, what, pages)}"


def _count(pages: Sequence[Page], paper: str) -> str:
    """Return how many pages there are, and how they lie where all lie alike."""
    sizes = {(page.drawing.width_mm, page.drawing.height_mm) for page in pages}
    if len({frozenset(size) for size in sizes}) > 1:
        return tr("{n} pages in two sizes", n=len(pages))
    much = (
        tr("One page of {paper}", paper=paper)
        if len(pages) == 1
        else tr("{n} pages of {paper}", n=len(pages), paper=paper)
    )
    if len(sizes) > 1:
        return much
    wide, high = sizes.pop()
    return f"{much}, {tr('landscape') if wide > high else tr('portrait')}"


def _about(board: Board, what: What, pages: Sequence[Page]) -> str:
    """Return how large what is printed is, and how its pages are put together or cut up."""
    match what:
        case "cards":
            count = len(board.key_scheme.all_keys)
            return tr(
                "{count} cards of {wide:g} × {high:g} mm, at true scale. Cut along the lines.",
                count=count,
                wide=WIDE,
                high=HIGH,
            )
        case "keys":
            return tr("At true scale: one for each player, or one for all.")
        case "instructions":
            return tr("What players need to know: one for each player, or one for all.")
        case "kit" if board.key_scheme.all_keys:
            return tr("Board at true scale, key grid, cards and instructions.")
        case "kit":
            return tr("Board at true scale and instructions; the board has no keys yet.")
    apart = board.sheet.across_flats_mm
    true = tr("Always at true scale: {apart:g} mm from centre to centre.", apart=apart)
    if len(pages) == 1:
        return true
    return f"{true} {tr(_CUT if map_is_cut(pages) else _WHOLE)}"


def map_is_cut(pages: Sequence[Page]) -> bool:
    """Return whether pages overlap or stand side by side: else each holds things that are whole."""
    return any(
        one.place[0] != other.place[0] or one.part.touches(other.part)
        for one, other in combinations(pages, 2)
    )
