"""A Building Stage in short: in turn each company builds to the nearest town that no one serves."""

from collections.abc import Sequence

from engine.checks.reach.laying_costs import FAR, Laying


def rounds_until(
    laying: Laying, starts: Sequence[int], towns: Sequence[int], spared: int, points: float
) -> int:
    """Return how many rounds companies build from their starts until all towns but ``spared`` are served.

    Each has ``points`` a round, saves what is left of them, and never builds to a town that is served
    already: so a stage with people or bots takes longer. ``starts``, one for each company, and ``towns`` are
    places. Building also ends when there is no way to any of the towns left.
    """
    waiting = set(towns) - set(starts)
    reached = [laying.costs_from([start]) for start in starts]
    purses, rounds = [0.0] * len(starts), 0
    while len(waiting) > spared and any(costs[town] < FAR for costs in reached for town in waiting):
        rounds += 1
        for company in range(len(starts)):
            purses[company] += points
            while len(waiting) > spared:
                cost, town = min((reached[company][town], town) for town in waiting)
                if cost > purses[company]:
                    break
                purses[company] -= cost
                waiting.remove(town)
                reached[company] = _nearer(laying, reached[company], town, waiting)
    return rounds


def _nearer(laying: Laying, reached: tuple[int, ...], town: int, waiting: set[int]) -> tuple[int, ...]:
    """Return what all places cost a company once it has built to a town."""
    # Farther than the farthest town that is left nothing is asked of what is laid.
    far = max((reached[place] for place in waiting), default=0)
    return tuple(map(min, reached, laying.costs_from(_way_back(laying, reached, town), far)))


def _way_back(laying: Laying, reached: Sequence[int], place: int) -> list[int]:
    """Return the places on a cheapest way to a place from where its cost is none."""
    way = [place]
    while reached[place]:
        place = next(
            there
            for there in laying.sources[place]
            if reached[there] + laying.cost_of(there, place) == reached[place]
        )
        way.append(place)
    return way
