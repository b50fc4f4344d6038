"""What is said of how the grid lies on a picture to trace."""

from typing import Final

from engine.hexes.affine import FEWEST, Affine
from engine.sayings import Phrase, say

_MOST_STRETCH: Final = 1.15
"""Scans are true and photos a little foreshortened; what is longer than this was clicked amiss."""
_FITS: Final[Phrase] = "The picture fits to {off:.1f} pixels. Now pick colours."
_LIES: Final[Phrase] = "The grid lies on the picture. Now pick colours; a fourth hex shows how well it fits."
_STRETCHED: Final[Phrase] = (
    "The hexes are {times:.1f} times as long one way as the other: is one in the wrong place? Undo takes it "
    "back."
)
_MIRRORED: Final[Phrase] = "The grid lies mirrored: is a hex in the wrong place? Undo takes it back."


def told_of_fit(placing: Affine, anchors: int) -> Phrase:
    """Say how the grid lies on a picture, by how many hexes it was placed; three always fit."""
    if placing.is_mirrored:
        return _MIRRORED
    if placing.stretch > _MOST_STRETCH:
        return say(_STRETCHED, times=placing.stretch)
    return say(_FITS, off=placing.off_px) if anchors > FEWEST else _LIES
