"""Sums that add up exactly whatever their order, and what they say with what certainty."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from math import fsum, lcm, pi, sqrt, tan
from statistics import NormalDist
from typing import Final, NamedTuple, Protocol, Self, TypeVar

from engine.rulesets.limits import MOST_PLAYERS

LEVEL: Final = 0.95
"""How sure an interval is to hold what it is meant for."""

WHOLE_WIN: Final = lcm(*range(1, MOST_PLAYERS + 1))
"""A win in the units it is counted in, so that any number of players share one in whole units."""


_USUAL: Final = 8
"""How many degrees of freedom the usual scatter counts for: with these, intervals of lengths hold 95 %."""


class Interval(NamedTuple):
    """Between what bounds something lies, at a level."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Measure:
    """How often something was measured, the sum and the sum of squares, the least and the most."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    @classmethod
    def of(cls, value: int) -> Self:
        """Return the measure of one value."""
        return cls(1, value, value * value, value, value)

    @classmethod
    def counted(cls, times: Mapping[int, int]) -> Self:
        """Return the measure of values by how often each came up."""
        if not times:
            return cls()
        total = sum(value * count for value, count in times.items())
        squares = sum(value * value * count for value, count in times.items())
        return cls(sum(times.values()), total, squares, min(times), max(times))

    def __add__(self, other: "Measure") -> "Measure":
        """Return both together."""
        if not self.count or not other.count:
            return self if self.count else other
        return Measure(
            self.count + other.count,
            self.total + other.total,
            self.squares + other.squares,
            min(self.least, other.least),
            max(self.most, other.most),
        )

    @property
    def mean(self) -> float:
        """The mean; 0 where nothing was measured."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of what the values are a sample of; 0 for fewer than two."""
        if self.count < 2:
            return 0.0
        return sqrt((self.count * self.squares - self.total**2) / (self.count * (self.count - 1)))

    def interval(self, level: float = LEVEL, usual: "Scatter | None" = None) -> Interval:
        """Return the interval of the mean by Student's t.

        A few whole numbers are often alike by chance. So where many such measures are made, each is taken
        to scatter a little as is ``usual`` for them. Of a single value without that it is the value itself.
        """
        known = usual or Scatter()
        freedom = max(0, self.count - 1) + known.freedom
        if not self.count or not freedom:
            return Interval(self.mean, self.mean)
        squares = max(0, self.count - 1) * self.deviation**2 + known.freedom * known.variance
        half = student(freedom, level) * sqrt(squares / freedom / self.count)
        return Interval(self.mean - half, self.mean + half)


@dataclass(frozen=True, slots=True)
class Scatter:
    """How values scatter about the means of many measures, and as how many degrees of freedom that counts."""

    variance: float = 0.0
    freedom: int = 0

    @classmethod
    def of(cls, measures: Iterable[Measure]) -> Self:
        """Return the scatter of some measures about their own means, which all count alike by values."""
        known = [each for each in measures if each.count > 1]
        freedom = sum(each.count - 1 for each in known)
        squares = fsum((each.count - 1) * each.deviation**2 for each in known)
        return cls(squares / freedom, min(_USUAL, freedom)) if freedom else cls()


@dataclass(frozen=True, slots=True)
class Score:
    """How somebody came off: wins in parts of WHOLE_WIN, a shared one in equal parts, and points."""

    wins: int = 0
    points: Measure = Measure()

    def __add__(self, other: "Score") -> "Score":
        """Return both together."""
        return Score(self.wins + other.wins, self.points + other.points)

    @property
    def games(self) -> int:
        """How many games these are; two seats of one game count as two."""
        return self.points.count

    @property
    def won(self) -> float:
        """How many games were won."""
        return self.wins / WHOLE_WIN

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    def interval(self, level: float = LEVEL) -> Interval:
        """Return the interval of that share."""
        return wilson(self.won, self.games, level)


class Summed(Protocol):
    """What can be put together with others of its kind."""

    def __add__(self, other: Self) -> Self:
        """Return both together."""


K = TypeVar("K", bound=Hashable)
S = TypeVar("S", bound=Summed)


def together(parts: Iterable[Mapping[K, S]]) -> dict[K, S]:
    """Return mappings as one; what several have is added."""
    sums: dict[K, S] = {}
    for part in parts:
        for key, value in part.items():
            sums[key] = sums[key] + value if key in sums else value
    return sums


def wilson(hits: float, count: int, level: float = LEVEL) -> Interval:
    """Return the score interval of a share (E. B. Wilson 1927); the whole range when nothing was counted.

    With p = hits / count and z the normal quantile, it is
    (p + z²/2n ± z √(p(1−p)/n + z²/4n²)) / (1 + z²/n).
    """
    if not count:
        return Interval(0.0, 1.0)
    z, p = normal(level), hits / count
    middle, half = p + z * z / (2 * count), z * sqrt(p * (1 - p) / count + z * z / (4 * count * count))
    least = 1 + z * z / count
    return Interval(max(0.0, (middle - half) / least), min(1.0, (middle + half) / least))


def normal(level: float) -> float:
    """Return how many standard deviations to either side hold a share of the normal distribution."""
    return NormalDist().inv_cdf((1 + level) / 2)


def student(freedom: int, level: float = LEVEL) -> float:
    """Return the same for Student's t with ``freedom`` degrees of freedom.

    Exact for 1 and 2; else the expansion in Abramowitz and Stegun, 26.7.5, which is within 1 % from 3 on.
    """
    z = normal(level)
    if freedom == 1:
        return tan(pi * level / 2)
    if freedom == 2:
        return level * sqrt(2.0 / (1 - level * level))
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + fsum(term / freedom**power for power, term in enumerate(terms, start=1))
