"""What is said of how the grid lies on a picture to trace, and of what will be painted."""

from typing import Final

from engine.hexes.affine import FEWEST, Affine
from engine.messages import Phrase, count_of, say

_MOST_STRETCH: Final = 1.15
"""Scans are true and photos a little foreshortened; what is longer than this was clicked amiss."""
_FITS: Final[Phrase] = "The picture fits to {off:.1f} pixels. Now pick colours."
_LIES: Final[Phrase] = "The grid lies on the picture. Now pick colours; a fourth hex shows how well it fits."
_LAID: Final[Phrase] = (
    "The picture lies under the whole sheet. Now pick colours; Ctrl and the arrow keys nudge it."
)
_STRETCHED: Final[Phrase] = (
    "The hexes are {times:.1f} times as long one way as the other: is one in the wrong place? Undo takes it "
    "back."
)
_MIRRORED: Final[Phrase] = "The grid lies mirrored: is a hex in the wrong place? Undo takes it back."


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
    "{n} of them, rimmed in red, is not sure.",
    "{n} of them, rimmed in red, are not sure.",
)
_LEFT: Final[tuple[Phrase, Phrase]] = (
    "{n} more, rimmed in red, is not sure and stays as it is: lower “At least sure” to paint it too.",
    "{n} more, rimmed in red, are not sure and stay as they are: lower “At least sure” to paint them too.",
)
_BESIDE: Final[tuple[Phrase, Phrase]] = (
    "{n} hex lies off the picture and stays as it is.",
    "{n} hexes lie off the picture and stay as they are.",
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
