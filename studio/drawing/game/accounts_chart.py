"""The accounts of a game as a chart: a line for each company, and below it what its points came from."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from engine.messages import ENGLISH, Phrase, Tongue
from engine.table.sitting import Sitting
from engine.table.standing import moments, sources
from studio.drawing.game.companies import Livery, liveries
from studio.drawing.game.track import letter_marks, line_marks
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face, cap_mm, cut_short, width_mm
from studio.drawing.shapes.marks import Drawing, Layer, Line, Mark, Move, Polygon, Step, Stroke, Text, To

_WIDTH, _PLOT_HIGH = 190.0, 92.0
_MARGIN, _LEFT, _RIGHT, _TITLE = 8.0, 10.0, 14.0, 12.0
"""The space around everything, next to the plot for its scales, and above it, in millimetres."""
_SIZE, _HEAD = 3.0, 4.2
_LINE: Final = 0.9
_DISC: Final = 1.7
_ROW: Final = 5.4
_NAME: Final = 46.0
"""How wide the column of companies is."""
_ACCOUNT: Final[Phrase] = "account"
_MOST_STEPS: Final = 7
"""As many lines of the scale there are at most."""


class Accounts(NamedTuple):
    """What the chart shows: a title, companies, every account at each moment, and the sums by source.

    ``moments`` and ``sources`` are words with an amount for each company, by seats.
    """

    title: str
    names: Sequence[str]
    looks: Sequence[Livery]
    moments: Sequence[tuple[Phrase, Sequence[int]]]
    sources: Sequence[tuple[Phrase, Sequence[int]]]


def accounts_of(sitting: Sitting, title: str) -> Accounts:
    """Return the accounts of a game up to the moment it is at."""
    players = sitting.header.players
    return Accounts(title, players, liveries(players), moments(sitting), sources(sitting))


def accounts_chart(accounts: Accounts, theme: Theme = ATLAS, tongue: Tongue = ENGLISH) -> Drawing:
    """Return the chart on a ground of its own, with the standing below."""
    plot = Box(_MARGIN + _LEFT, _MARGIN + _TITLE, _WIDTH - _MARGIN - _RIGHT, _MARGIN + _TITLE + _PLOT_HIGH)
    top = plot.bottom + 12.0
    high = top + _ROW * (len(accounts.names) + 1) + _MARGIN
    ground = Polygon(((0.0, 0.0), (_WIDTH, 0.0), (_WIDTH, high), (0.0, high)), theme.paper)
    baseline = _MARGIN + cap_mm(Face.BOLD, _HEAD)
    title, size = cut_short(accounts.title, Face.BOLD, _HEAD, _WIDTH - 2 * _MARGIN)
    heading = Text((_MARGIN, baseline), title, Face.BOLD, size, theme.ink)
    scale = _Scale(plot, accounts)
    return Drawing(
        _WIDTH,
        high,
        (
            Layer("ground", (ground, heading)),
            Layer("scales", (*_levels(scale, theme), *_moments(scale, accounts, theme, tongue))),
            Layer("accounts", tuple(_lines(scale, accounts, theme))),
            Layer("standing", tuple(_standing(accounts, top, theme, tongue))),
        ),
    )


class _Scale:
    """Where an amount at a moment is on the plot."""

    def __init__(self, plot: Box, accounts: Accounts) -> None:
        amounts = [amount for _, each in accounts.moments for amount in each]
        self.plot = plot
        self.step = _step(max(0, *amounts) - min(0, *amounts))
        self.least = self.step * (min(0, *amounts) // self.step)
        self.most = self.step * -(-max(1, *amounts) // self.step)
        self._gaps = max(1, len(accounts.moments) - 1)

    def x(self, moment: int) -> float:
        return self.plot.left + self.plot.width * moment / self._gaps

    def y(self, amount: float) -> float:
        return self.plot.bottom - self.plot.height * (amount - self.least) / (self.most - self.least)


def _step(span: int) -> int:
    """Return a round distance between the lines of a scale."""
    return next(
        factor * power
        for power in (int(10**exponent) for exponent in range(12))
        for factor in (1, 2, 5)
        if span <= _MOST_STEPS * factor * power
    )


def _levels(scale: _Scale, theme: Theme) -> Iterator[Mark]:
    """Yield the lines of the scale with their amounts; that of 0 is stronger."""
    for amount in range(scale.least, scale.most + 1, scale.step):
        y = scale.y(amount)
        stroke = Stroke(theme.faint_ink, 0.15) if amount else Stroke(theme.ink, 0.3)
        yield Line((scale.plot.left, y), (scale.plot.right, y), stroke, opacity=0.6)
        below = y + cap_mm(Face.REGULAR, _SIZE) / 2
        yield Text((scale.plot.left - 2.0, below), str(amount), Face.REGULAR, _SIZE, theme.faint_ink, "end")


def _moments(scale: _Scale, accounts: Accounts, theme: Theme, tongue: Tongue) -> Iterator[Mark]:
    """Yield the names of moments below the plot, as many as there is room for."""
    free, foot = 0.0, scale.plot.bottom
    for number, (name, _) in enumerate(accounts.moments):
        x = scale.x(number)
        yield Line((x, foot), (x, foot + 1.2), Stroke(theme.faint_ink, 0.2))
        told = tongue.says(name)
        left = x - width_mm(told, Face.REGULAR, _SIZE) / 2
        if left >= free and 2 * x - left < _WIDTH - _MARGIN / 2:
            yield Text((x, foot + 4.6), told, Face.REGULAR, _SIZE, theme.faint_ink, "middle")
            free = 2 * x - left + 3.0


def _lines(scale: _Scale, accounts: Accounts, theme: Theme) -> Iterator[Mark]:
    """Yield each company's line with its pattern, and at its end its letter and account."""
    paths: list[tuple[Livery, tuple[Step, ...]]] = []
    for seat, look in enumerate(accounts.looks):
        points = [(scale.x(at), scale.y(each[seat])) for at, (_, each) in enumerate(accounts.moments)]
        if len(points) == 1:
            points.append((scale.plot.right, points[0][1]))
        paths.append((look, (Move(*points[0]), *(To(*point) for point in points[1:]))))
    for look, steps in paths:
        yield from line_marks(look, steps, _LINE, theme)
    last = accounts.moments[-1][1]
    places = _apart([scale.y(amount) for amount in last], 2 * _DISC + 0.3)
    for look, amount, y in zip(accounts.looks, last, places, strict=True):
        x = scale.plot.right + 2.2
        yield from letter_marks(look, (x, y), _DISC, theme)
        below = y + cap_mm(Face.BOLD, _SIZE) / 2
        yield Text((x + 2.6, below), str(amount), Face.BOLD, _SIZE, theme.ink)


def _apart(places: Sequence[float], gap: float) -> list[float]:
    """Return places moved apart so that no two are nearer than a gap, about where they were."""
    order = sorted(range(len(places)), key=lambda each: places[each])
    moved = list(accumulate((places[each] for each in order), lambda last, own: max(last + gap, own)))
    off = sum(now - places[each] for now, each in zip(moved, order, strict=True)) / len(order)
    return [each - off for _, each in sorted(zip(order, moved, strict=True))]


def _standing(accounts: Accounts, top: float, theme: Theme, tongue: Tongue) -> Iterator[Mark]:
    """Yield a row for each company, the richest first: what its points came from, and its account."""
    last, right = accounts.moments[-1][1], _WIDTH - _MARGIN
    wide = (right - _MARGIN - _NAME) / (len(accounts.sources) + 1)
    ends = [_MARGIN + _NAME + wide * (number + 1) for number in range(len(accounts.sources) + 1)]
    heads = [*(name for name, _ in accounts.sources), _ACCOUNT]
    for end, head in zip(ends, heads, strict=True):
        told, size = cut_short(tongue.says(head), Face.ITALIC, _SIZE, wide - 2.0)
        yield Text((end, top + cap_mm(Face.ITALIC, _SIZE)), told, Face.ITALIC, size, theme.faint_ink, "end")
    order = sorted(range(len(accounts.names)), key=lambda seat: -last[seat])
    for row, seat in enumerate(order, 1):
        look, middle = accounts.looks[seat], top + _ROW * (row + 0.5)
        yield Line((_MARGIN, middle - _ROW / 2), (right, middle - _ROW / 2), Stroke(theme.faint_ink, 0.1))
        yield from line_marks(look, (Move(_MARGIN + 3.0, middle), To(_MARGIN + 11.0, middle)), _LINE, theme)
        yield from letter_marks(look, (_MARGIN + 1.7, middle), _DISC, theme)
        baseline = middle + cap_mm(Face.REGULAR, _SIZE) / 2
        name, size = cut_short(accounts.names[seat], Face.REGULAR, _SIZE, _NAME - 14.0)
        yield Text((_MARGIN + 13.0, baseline), name, Face.REGULAR, size, theme.ink)
        amounts = [str(each[seat]) for _, each in accounts.sources]
        for end, amount in zip(ends, amounts, strict=False):
            yield Text((end, baseline), amount.replace("-", "\u2212"), Face.REGULAR, _SIZE, theme.ink, "end")
        yield Text((ends[-1], baseline), str(last[seat]), Face.BOLD, _SIZE, theme.ink, "end")
