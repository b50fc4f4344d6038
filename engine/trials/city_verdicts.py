"""What a trial by rounds says of cities and of the race between coasts (TC)."""

from collections.abc import Iterator, Mapping
from math import exp
from typing import Final

from engine.messages import listed, say
from engine.trials.results import Results
from engine.trials.verdict import Verdict

_BEYOND_LUCK: Final = 0.001
"""A hex is named if some hex of the board has that many cities by chance with a probability below this."""


def city_verdicts(results: Results) -> Iterator[Verdict]:
    """Say when the coasts were joined, how many cities came and where, and how many races were dropped.

    Where cities appear is luck that the variant means to have: a hex is named only beyond that luck.
    """
    yield from _coast_race(results)
    figures, games = results.tally.cities, results.tally.games
    yield Verdict(
        "Cities",
        say(
            "A game ends with {cities:.0f} cities, {traffic:.1f} of them by traffic. {dropped:.1f} races are "
            "dropped.",
            cities=figures.at_end.mean,
            traffic=figures.times("traffic") / games,
            dropped=figures.dropped / games,
        ),
    )
    yield from _luck(results)


def _coast_race(results: Results) -> Iterator[Verdict]:
    """Say when a line first joined the coasts and when the race was run, and whether it decides games."""
    figures, games = results.tally.cities, results.tally.games
    facts = results.facts
    if facts.cities is None or facts.cities.coast_race is None:
        return
    run, offered = _mean(figures.coast_rounds), _mean(figures.coast_joined)
    times = games - figures.coast_rounds[0]
    text = say("The race between the coasts was never run.")
    if times:
        text = say(
            "The race between the coasts was run in {n} of {games} games, in round {mean:.1f} on average. A "
            "line joined the coasts in round {joined:.1f}.",
            n=times,
            games=games,
            mean=run,
            joined=offered,
        )
    yield Verdict("Race between coasts", text, warns=2 * times < games)
    if times:
        yield Verdict(
            "Race between coasts",
            say(
                "The company that won it also won the game in {n} of {games} games; "
                "equal shares would be {share:.0f}.",
                n=figures.decisive,
                games=times,
                share=times / len(results.trial.bots),
            ),
        )


def _mean(rounds: Mapping[int, int]) -> float:
    """Return the mean of rounds, each with how often it came; round 0 stands for never and is left out."""
    times = sum(number for round_, number in rounds.items() if round_)
    return sum(round_ * number for round_, number in rounds.items()) / max(1, times)


def _luck(results: Results) -> Iterator[Verdict]:
    """Say whether cities by chance came to each hex as often as luck brings (TC.gm2)."""
    games, facts = results.tally.games, results.facts
    expected = _expected(results)
    came = {hex_: times for (hex_, how), times in results.tally.cities.founded.items() if how == "chance"}
    if not came:
        return
    odd = [
        hex_
        for hex_, times in sorted(came.items())
        if _at_least(times, games * expected.get(hex_, 0)) * len(expected) < _BEYOND_LUCK
    ]
    most = max(came, key=lambda hex_: (came[hex_], -hex_))
    said = say(
        "Where cities appear by chance is the luck of this variant. Most often they came to {hex}, in {n} of "
        "{games} games; no hex had more than such luck brings.",
        hex=results.names[most],
        n=came[most],
        games=games,
    )
    if odd:
        said = say(
            "More cities by chance than luck brings: {hexes}.", hexes=listed([results.names[h] for h in odd])
        )
    yield Verdict("Cities", said, tuple(facts.labels[hex_] for hex_ in odd), warns=bool(odd))


def _expected(results: Results) -> dict[int, float]:
    """Return how many cities by chance each hex has a game, where all open hexes are alike."""
    terms, found = results.facts.cities, dict[int, float]()
    if terms is None:
        return found
    players = len(results.trial.bots)
    for hexes, dealt, by_players in zip(terms.open_in, terms.dealt, terms.dealt_by_players, strict=True):
        # Hexes that have a city already leave more for the others: so this is a little less than the truth.
        share = (dealt + by_players * players) / max(1, len(hexes))
        for hex_ in hexes:
            found[hex_] = found.get(hex_, 0) + share
    return found


def _at_least(times: int, mean: float) -> float:
    """Return the probability of at least as many events as given, where the mean is known (Poisson)."""
    term, below = exp(-mean), 0.0
    for number in range(times):
        below += term
        term *= mean / (number + 1)
    return max(0.0, 1 - below)
