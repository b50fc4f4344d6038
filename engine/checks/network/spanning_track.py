"""The cheapest track that serves a board's towns, and how long building it takes."""

from collections.abc import Sequence

from engine.checks.reach.laying_costs import FAR, Laying


def cheapest_track(laying: Laying, starts: Sequence[int], towns: Sequence[int], spared: int) -> list[int]:
    """Return the cost of each extension, in the order laid, until no more than ``spared`` towns are left.

    Track grows from the starts, always to the town that is cheapest to reach from what is laid so far
    (the shortest-path heuristic for Steiner trees: Takahashi and Matsuyama, 1980; at most twice the
    least there is). Towns that no way leads to are left out. ``starts`` and ``towns`` are places.
    """
    laid, waiting = set(starts), [town for town in towns if town not in starts]
    costs: list[int] = []
    reached = laying.costs_from(sorted(laid))
    while len(waiting) > spared:
        town = min(waiting, key=lambda place: (reached[place], place))
        if reached[town] >= FAR:
            break
        costs.append(reached[town])
        way = _way_back(laying, reached, town)
        laid.update(way)
        waiting.remove(town)
        # Farther than the farthest town that is left nothing is asked of what is laid.
        far = max((reached[place] for place in waiting), default=0)
        reached = tuple(map(min, reached, laying.costs_from(way, far)))
    return costs


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
