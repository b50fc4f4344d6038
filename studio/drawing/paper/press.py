"""What a print shop needs to know of a page: where it is cut, and how far its ground goes on beyond that."""

from typing import Final, Literal, NamedTuple, get_args

ShopWhat = Literal["sheet", "poster", "blank", "keys"]
"""What comes from a print shop in one piece."""
SHOP_WHATS: Final[tuple[ShopWhat, ...]] = get_args(ShopWhat)
USUAL_BLEED: Final = 3.0
MOST_BLEED: Final = 10.0
CROP_GAP, CROP_MM, _AROUND = 1.0, 5.0, 1.0
"""How far crop marks are from the bleed and how long, in millimetres, and the paper around them."""


class Press(NamedTuple):
    """Where pages are cut, in millimetres from their edges, and how far their ground goes on beyond that."""

    cut: float
    bleed: float


def press_for(bleed: float) -> Press:
    """Return where pages with a bleed are cut; marks need room beyond it."""
    return Press(bleed + CROP_GAP + CROP_MM + _AROUND, bleed)
