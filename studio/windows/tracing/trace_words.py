"""What is said of how the grid lies on a picture to trace, and of what will be painted."""

from typing import Final

from engine.hexes.affine import FEWEST, Affine
from engine.messages import Phrase, count_of, say

_MOST_STRETCH: Final = 1.15
"""Scans are true and photos a little foreshortened; what is longer than this was clicked wrong."""
_FITS: Final[Phrase] = "The picture fits within {off:.1f} pixels. Now pick colours."
_LIES: Final[Phrase] = "The grid is set. Now pick colours; a fourth hex shows how well it fits."
_LAID: Final[Phrase] = "The picture fills the sheet. Now pick colours; nudge it with Ctrl+arrow keys."
_STRETCHED: Final[Phrase] = (
    "The hexes are stretched {times:.1f} times in one direction. If a hex is in the wrong place, use Undo."
)
_MIRRORED: Final[Phrase] = "The grid is mirrored. If a hex is in the wrong place, use Undo."


def told_of_fit(placing: Affine, anchors: int, *, is_laid: bool = False) -> Phrase:
    """Say how the grid lies on a picture, by how many hexes it was placed; three always fit.

    A picture that ``is_laid`` under the sheet has no hexes to be shown: of those nothing is said.
    """
    if placing.is_mirrored:
        return _MIRRORED
    if placing.stretch > _MOST_STRETCH:
        return say(_STRETCHED, times=placing.stretch)
    if is_laid:
        return _LAID
    return say(_FITS, off=placing.off_px) if anchors > FEWEST else _LIES


_PAINTED: Final[tuple[Phrase, Phrase]] = ("{n} hex will be painted.", "{n} hexes will be painted.")
_BRUSHED: Final[tuple[Phrase, Phrase]] = (
    "{n} hex will be painted, as brushed.",
    "{n} hexes will be painted, as brushed.",
)
_UNSURE: Final[tuple[Phrase, Phrase]] = (
    "{n} of them, outlined in red, is uncertain.",
    "{n} of them, outlined in red, are uncertain.",
)
_LEFT: Final[tuple[Phrase, Phrase]] = (
    "{n} more, outlined in red, is uncertain and does not change. Lower “At least sure” to paint it too.",
    "{n} more, outlined in red, are uncertain and do not change. Lower “At least sure” to paint them too.",
)
_BESIDE: Final[tuple[Phrase, Phrase]] = (
    "{n} hex is outside the picture and does not change.",
    "{n} hexes are outside the picture and do not change.",
)


def told_of_painting(count: int, unsure: int, left: int, beside: int, *, is_brushed: bool) -> list[Phrase]:
    """Say how many hexes will be painted, how many are not sure, and how many stay as they are and why."""
    told: list[Phrase] = [count_of(count, *(_BRUSHED if is_brushed else _PAINTED))]
    if unsure:
        told.append(count_of(unsure, *_UNSURE))
    if left:
        told.append(count_of(left, *_LEFT))
    if beside:
        told.append(count_of(beside, *_BESIDE))
    return told
