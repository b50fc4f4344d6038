"""What a trial says of a tile set in sentences: places, ranks, railroads, tiles, and whether games flow."""

from collections.abc import Iterator
from typing import Final

from engine.messages import Saying, count_of, listed, say
from engine.tiles.set import SOLO
from engine.trials.figures import LEVEL, Score
from engine.trials.tiles.trial import TileTally, TileTrial
from engine.trials.verdict import Verdict, percent_of

_FEWEST: Final = 10
"""From this many games on there is something to say of places, railroads and tiles."""
_UNEVEN: Final = 2.0
"""From this many times the lowest final value of stock on, the highest is too high."""
_RARE: Final = 0.5
"""A tile placed in less than this share of the mean of all is rare."""
_STUCK: Final = 0.05
"""From this share of placements on, passes and blank placements are many."""


def verdicts(trial: TileTrial, tally: TileTally) -> list[Verdict]:
    """Return sentences on a trial; in few games only how many there are."""
    if tally.games < _FEWEST:
        text = say("Results for places, railroads and tiles appear after {n} games.", n=_FEWEST)
        return [Verdict("Games", text)]
    middle = _ranks(tally) if len(trial.bots) == SOLO else _places(trial, tally)
    return [*middle, *_railroads(trial, tally), *_tiles(trial, tally), *_course(tally)]


def _places(trial: TileTrial, tally: TileTally) -> Iterator[Verdict]:
    """Yield the places in the first order that win more or less than their fair share (DR.setup2).

    The level is divided by the number of places (Bonferroni): among several one is often odd.
    """
    rules, fair = trial.game.facts.rules, 1 / len(trial.bots)
    level = 1 - (1 - LEVEL) / max(1, len(tally.places))
    told = False
    for place, score in sorted(tally.places.items()):
        low, high = score.interval(level)
        if low <= fair <= high:
            continue
        told = True
        text = _place_text(rules.score_at(place), score, fair)
        yield Verdict("First scores", text, warns=True)
    if not told:
        yield Verdict("First scores", say("No place of the first order stands out."))


def _place_text(first: int, score: Score, fair: float) -> Saying:
    values = {"score": first, "share": percent_of(score), "fair": fair}
    if score.share < fair:
        return say(
            "A player who begins with {score} points wins {share}, less than a fair share of {fair:.0%}. "
            "Change the first scores in the rules of the set.",
            **values,
        )
    return say(
        "A player who begins with {score} points wins {share}, more than a fair share of {fair:.0%}. "
        "Change the first scores in the rules of the set.",
        **values,
    )


def _ranks(tally: TileTally) -> Iterator[Verdict]:
    """Yield the points of the game alone, and the rank that is reached most."""
    score = next(iter(tally.bots.values()))
    rank, times = tally.ranks.most_common(1)[0]
    yield Verdict(
        "Ranks",
        say(
            "{points:.1f} points on average. Rank {rank} is reached most, in {share:.0%} of games.",
            points=score.points.mean,
            rank=rank,
            share=times / tally.games,
        ),
    )


def _railroads(trial: TileTrial, tally: TileTally) -> Iterator[Verdict]:
    """Yield whether the railroads' final values are about even."""
    codes = trial.game.facts.railroads
    means = {code: tally.values[place].mean for place, code in enumerate(codes)}
    low, high = min(means, key=lambda code: means[code]), max(means, key=lambda code: means[code])
    is_uneven = means[high] > _UNEVEN * means[low]
    values = {"high": high, "most": means[high], "low": low, "least": means[low]}
    if is_uneven:
        text = say(
            "{high} ends at {most:.1f} on average, more than twice the {least:.1f} of {low}. "
            "Give {low} more edges, or {high} fewer.",
            **values,
        )
    else:
        text = say("Stock ends between {least:.1f} ({low}) and {most:.1f} ({high}) on average.", **values)
    yield Verdict("Railroads", text, warns=is_uneven)


def _tiles(trial: TileTrial, tally: TileTally) -> Iterator[Verdict]:
    """Yield the tiles that are placed much less often than others; a start city lies there already."""
    facts = trial.game.facts
    alone = facts.tiles.solitaire
    first = set(facts.starts)
    if len(trial.bots) == SOLO and alone is not None:
        first |= {facts.city_of[name] for name in alone.cities if name in facts.city_of}
    others = [tile for tile in range(len(facts.cities)) if tile not in first]
    mean = sum(tally.placed[tile] for tile in others) / max(1, len(others))
    rare = [tile for tile in others if tally.placed[tile] < _RARE * mean]
    if rare:
        names = listed([say("{city}", city=facts.name(tile)) for tile in rare])
        told = say("Rarely placed: {cities}. Give them railroads that more tiles have.", cities=names)
        yield Verdict("Tiles", told, warns=True)
    else:
        yield Verdict("Tiles", say("Every tile is placed about as often as the others."))


def _course(tally: TileTally) -> Iterator[Verdict]:
    """Yield how often a player could not match."""
    placed = tally.placed.total()
    stuck = tally.blanks + tally.passes
    share = stuck / max(1, placed + tally.passes)
    text = say(
        "{blanks}, and {passes}: {share:.1%} of all turns.",
        blanks=count_of(
            tally.blanks, "1 tile was placed blank to blank", "{n} tiles were placed blank to blank"
        ),
        passes=count_of(tally.passes, "a player passed once", "players passed {n} times"),
        share=share,
    )
    yield Verdict("Course", text, warns=share > _STUCK)
