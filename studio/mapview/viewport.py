"""Which part of the sheet the canvas shows: the arithmetic between millimetres and pixels.

Pixels are device-independent ones; x runs to the right and y down on both sides. Everything here
is a value, so that each way of moving the view can be tested without a window.
"""

import math
from dataclasses import dataclass, replace

from studio.drawing.shapes.boxes import Box, Point

CLOSEST = 80.0
"""The largest scale, in pixels a millimetre: a usual hex then fills a screen."""
FARTHEST = 0.5
"""The smallest scale, as a part of the one that just shows everything."""
FIT_MARGIN = 16.0
"""What stays free around a fitted sheet, in pixels."""


@dataclass(frozen=True)
class Viewport:
    """A view of ``width`` by ``height`` pixels on ``content``, a rectangle in millimetres.

    ``scale`` is in pixels a millimetre; ``left`` and ``top`` are the millimetres at the top left
    pixel. Some of the content is always in view.
    """

    content: Box
    width: float
    height: float
    scale: float
    left: float
    top: float

    # -- from one to the other -------------------------------------------------------------

    def to_px(self, point: Point) -> Point:
        """Return the pixel at a place in millimetres."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale

    def to_mm(self, pixel: Point) -> Point:
        """Return the place in millimetres at a pixel."""
        return pixel[0] / self.scale + self.left, pixel[1] / self.scale + self.top

    @property
    def visible(self) -> Box:
        """What the view shows, in millimetres."""
        right, bottom = self.to_mm((self.width, self.height))
        return Box(self.left, self.top, right, bottom)

    # -- limits ----------------------------------------------------------------------------

    @property
    def fit_scale(self) -> float:
        """The scale at which everything just shows."""
        wide = max(self.width - 2 * FIT_MARGIN, 1.0) / self.content.width
        high = max(self.height - 2 * FIT_MARGIN, 1.0) / self.content.height
        return min(wide, high, CLOSEST)

    @property
    def scale_limits(self) -> tuple[float, float]:
        """The smallest and the largest scale there may be."""
        return self.fit_scale * FARTHEST, CLOSEST

    @property
    def shows_all(self) -> bool:
        """Whether all of the content is in view."""
        left, top, right, bottom = self.content
        return self.visible.holds(left, top) and self.visible.holds(right, bottom)

    # -- moving ----------------------------------------------------------------------------

    def zoomed(self, factor: float, pixel: Point) -> "Viewport":
        """Return the view enlarged by a factor, within the limits, about a pixel.

        The place under the pixel stays there. A pixel next to the content counts as the nearest
        one on it, so that no one zooms into nothing.
        """
        smallest, largest = self.scale_limits
        scale = min(max(self.scale * factor, min(smallest, self.scale)), max(largest, self.scale))
        anchor = nearest(self.content, self.to_mm(pixel))
        x, y = self.to_px(anchor)
        return replace(self, scale=scale, left=anchor[0] - x / scale, top=anchor[1] - y / scale)

    def zoomed_to(self, scale: float) -> "Viewport":
        """Return the view at a scale, within the limits, about its middle."""
        return self.zoomed(scale / self.scale, (self.width / 2, self.height / 2))

    def panned(self, dx: float, dy: float) -> "Viewport":
        """Return the view with its picture moved by pixels, until its middle leaves the content."""
        (x, y), content = self.visible.centre, self.content
        new_x = _held(x - dx / self.scale, x, content.left, content.right)
        new_y = _held(y - dy / self.scale, y, content.top, content.bottom)
        return replace(self, left=self.left + new_x - x, top=self.top + new_y - y)

    def fitted(self) -> "Viewport":
        """Return the view that shows all the content, in the middle."""
        return replace(self, scale=self.fit_scale).centred(self.content.centre)

    def centred(self, point: Point) -> "Viewport":
        """Return the view with a place in its middle, or the nearest place of the content."""
        x, y = nearest(self.content, point)
        return replace(self, left=x - self.width / 2 / self.scale, top=y - self.height / 2 / self.scale)

    def showing(self, box: Box) -> "Viewport":
        """Return the view moved, and if need be shrunk, so that a box is in it; itself if it is.

        What of the box lies beyond the content is nothing to see, and moves no view.
        """
        seen = self.visible
        if box.touches(self.content):
            box = box.cut(self.content)
        if seen.holds(box.left, box.top) and seen.holds(box.right, box.bottom):
            return self
        room = min(self.width / box.width, self.height / box.height)
        return replace(self, scale=min(self.scale, max(room, self.scale_limits[0]))).centred(box.centre)

    def showing_in(self, room: Box, box: Box) -> "Viewport":
        """Return the view moved, and if need be shrunk, so that a box is in a part of it, given in pixels."""
        left, top = self.to_mm((room.left, room.top))
        part = replace(self, width=room.width, height=room.height, left=left, top=top)
        shown = part.showing(box)
        if shown is part:
            return self
        left, top = shown.left - room.left / shown.scale, shown.top - room.top / shown.scale
        return replace(self, scale=shown.scale, left=left, top=top)

    def resized(self, width: float, height: float) -> "Viewport":
        """Return the view with another size and the same place in its middle."""
        middle = self.to_mm((self.width / 2, self.height / 2))
        return replace(self, width=width, height=height).centred(middle)

    def cropped(self, width: float, height: float) -> "Viewport":
        """Return the view with another size and every place at the same pixel."""
        return replace(self, width=width, height=height)


def fitted_viewport(content: Box, width: float, height: float) -> Viewport:
    """Return the view of a size that shows all of some content."""
    return Viewport(content, width, height, 1.0, 0.0, 0.0).fitted()


def nearest(box: Box, point: Point) -> Point:
    """Return the point of a box that lies nearest to a point."""
    x, y = point
    return min(max(x, box.left), box.right), min(max(y, box.top), box.bottom)


def _held(new: float, old: float, low: float, high: float) -> float:
    """Return where the view's middle goes when it must not leave the content.

    A middle that is outside already, after zooming, may stay but not go further out.
    """
    return min(max(new, min(low, old)), max(high, old))


def step_factor(notches: float) -> float:
    """Return the factor of so many notches of a wheel, three of which double the scale."""
    return math.pow(2.0, notches / 3)
