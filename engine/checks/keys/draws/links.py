"""Where track may ever be laid, as numbered places and the links between them."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from engine.board.document import Board
from engine.board.open_links import OpenLinks, open_links
from engine.board.sailings import sailings
from engine.hexes.lattice import Hex

NEVER = 9999
"""The length of a run that no track can join; longer than any that can."""


@dataclass(frozen=True, eq=False)
class Links:
    """The places of a board, and for each the places one link away.

    ``numbers`` gives the places of hexes; the numbers after those are ``stops``, and places at sea on the
    courses of ferries, which are the ferry's own, whatever else crosses there. Trains that come into a hex
    abroad by an ordinary link come to its stop, from which only other links lead on (6.C2).
    """

    numbers: dict[Hex, int]
    beside: tuple[tuple[int, ...], ...]
    stops: dict[int, int]
    """The stop of each hex abroad."""

    def lengths_from(self, start: Hex) -> list[int]:
        """Return for every place the fewest links from a hex, or NEVER (breadth first)."""
        found = [NEVER] * len(self.beside)
        if start not in self.numbers:
            return found
        found[self.numbers[start]] = 0
        frontier, length = [self.numbers[start]], 0
        while frontier:
            length += 1
            ahead = []
            for here in frontier:
                for there in self.beside[here]:
                    if found[there] == NEVER:
                        found[there] = length
                        ahead.append(there)
            frontier = ahead
        for hex_, stop in self.stops.items():
            found[hex_] = min(found[hex_], found[stop])
        return found


def links_of(board: Board) -> Links:
    """Return the links of a board; no built track is shorter than the way over it.

    Trains go over open sides of land, but neither from one foreign hex to another nor through one (6.C2);
    along crossings and permitted builds (6.C4, 6.C2); they sail by ferry, a link to each hex of its
    course and one ashore (6.C1).
    """
    courses = [rule.course for rule in board.crossings]
    # Trains run over permitted builds no one has built, too.
    courses += [build.course for build in board.permitted_builds]
    passages = tuple((*sailing.ports, len(sailing.ferry.course)) for sailing in sailings(board))
    return _linked(open_links(board), tuple(courses), passages)


@lru_cache(maxsize=4)
def _linked(
    track: OpenLinks, courses: tuple[tuple[Hex, ...], ...], passages: tuple[tuple[Hex, Hex, int], ...]
) -> Links:
    """Return the links; kept for the next checks and for edits that leave it as it is."""
    numbers = {hex_: number for number, hex_ in enumerate(track.sheet.hexes())}
    stops = {number: len(numbers) + turn for turn, number in enumerate(_abroad(track, numbers))}
    beside: list[list[int]] = [
        [
            number if (hex_, there) in track.permitted else stops.get(number, number)
            for _, there in track.around(hex_)
            for number in (numbers[there],)
        ]
        for hex_ in numbers
    ]
    beside += [[] for _ in stops]
    ways = [
        [numbers[hex_] for hex_ in pair]
        for course in courses
        for pair in pairwise(course)
        if all(hex_ in numbers for hex_ in pair)
    ]
    for start, end, hexes_at_sea in passages:
        if start in numbers and end in numbers:
            sea = range(len(beside), len(beside) + hexes_at_sea)
            beside += [[] for _ in sea]
            ways.append([numbers[start], *sea, numbers[end]])
    for way in ways:
        for here, there in pairwise(way):
            for one, other in ((here, there), (there, here)):
                for place in {one, stops.get(one, one)}:
                    beside[place].append(other)
    return Links(numbers, tuple(map(tuple, beside)), stops)


def _abroad(track: OpenLinks, numbers: dict[Hex, int]) -> list[int]:
    """Return the numbers of the hexes abroad."""
    return [number for hex_, number in numbers.items() if track.is_abroad(hex_)]
