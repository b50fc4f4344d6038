"""The results of a trial as plain values: the same bytes for the same games, and nothing of time in them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.game.endings import sentence_for
from engine.trials.figures import LEVEL, Interval, Measure, Scatter, Score, wilson
from engine.trials.results import Heat, RaceLine, Results, ScoreLine, SpecialLine, TownLine
from engine.trials.special_figures import PARTS
from engine.trials.verdicts import verdicts

_PLACES: Final = 4

Plain = dict[str, Any]


def plain(results: Results, map_: str) -> Plain:
    """Return everything a trial says as JSON holds it; ``map_`` is what to call the map."""
    trial, tally = results.trial, results.tally
    return {
        "map": map_,
        "title": results.board.title,
        "rules": trial.rules,
        "bots": list(trial.bots),
        "people": trial.people,
        "seed": trial.seed,
        "asked": results.asked,
        "games": tally.games,
        "stopped": tally.played < results.asked,
        "failed": [
            {"game": each.game, "seed": each.seed, "bots": list(each.bots), "why": each.why}
            for each in tally.failures
        ],
        "intervals": {"level": LEVEL, "of_shares": "Wilson", "of_means": "Student's t"},
        "verdicts": [
            {"on": each.subject, "text": each.text, "hexes": list(each.labels), "warns": each.warns}
            for each in verdicts(results)
        ],
        "seats": [
            {"seat": number, **_scores(line, scores)}
            for number, (line, scores) in enumerate(results.by_kind(lambda each: each.seats), start=1)
        ],
        "bot_scores": [{"bot": line.name, **_score(line.score)} for line in results.bots],
        "starts": [
            {"start": line.name, "hex": line.label, **_scores(line, scores)}
            for line, scores in results.by_kind(lambda each: each.starts)
        ],
        "keys": [
            {"key": line.keys[0], "name": line.names[0], **races}
            for line, races in zip(results.keys, _races(results.keys), strict=True)
        ],
        "pairs": [
            {"keys": list(line.keys), "names": list(line.names), **races}
            for line, races in zip(results.pairs, _races(results.pairs), strict=True)
        ],
        "hexes": {
            results.facts.labels[hex_]: _share(tally.hexes[hex_], tally.games) for hex_ in results.ground
        },
        "links": [{"hexes": list(line.labels), **_share(line.games, tally.games)} for line in results.links],
        "specials": [_special(line, tally.games) for line in results.specials],
        "trains": _heat(results.trains),
        "money": _heat(results.money),
        "towns": [_town(line, tally.games) for line in results.towns],
        **({"cities": _cities(results)} if results.by_rounds else {}),
        "length": {
            "rounds": _measure(tally.length.rounds),
            "races": _measure(tally.length.races),
            "moves": _measure(tally.length.moves),
        },
        "ends": [
            {"end": kind.value, "reason": sentence_for(kind), "games": times}
            for kind, times in sorted(tally.ends.items())
        ],
    }


def _cities(results: Results) -> Plain:
    """Return what games by rounds came to."""
    figures, labels = results.tally.cities, results.facts.labels
    return {
        "at_end": _measure(figures.at_end),
        "founded": [
            {"hex": labels[hex_], "by": how, "times": times}
            for (hex_, how), times in sorted(figures.founded.items())
        ],
        "coast_race_rounds": {str(round_): times for round_, times in sorted(figures.coast_rounds.items())},
        "coast_race_winners": {str(seat + 1): times for seat, times in sorted(figures.coast_winners.items())},
        "coast_joined_rounds": {str(round_): times for round_, times in sorted(figures.coast_joined.items())},
        "coast_race_bots": dict(sorted(figures.coast_bots.items())),
        "games_won_with_coast_race": figures.decisive,
        "founded_in": [
            {"round": round_, "by": how, "times": times}
            for (round_, how), times in sorted(figures.rounds.items())
        ],
        "money": dict(sorted(figures.money.items())),
        "races_dropped": figures.dropped,
        "races_run": figures.rolled,
    }


def _rounded(value: float) -> float:
    """Return a number with as many places as it is worth."""
    return round(value, _PLACES)


def _interval(interval: Interval) -> list[float]:
    return [_rounded(interval.low), _rounded(interval.high)]


def _measure(measure: Measure, usual: Scatter | None = None) -> Plain | None:
    """Return a measure: count, mean and its interval, spread, least and most; None for nothing measured."""
    if not measure.count:
        return None
    return {
        "count": measure.count,
        "mean": _rounded(measure.mean),
        "interval": _interval(measure.interval(usual=usual)),
        "spread": _rounded(measure.deviation),
        "least": measure.least,
        "most": measure.most,
    }


def _share(times: float, games: int) -> Plain:
    """Return how many of the games, the share and its interval."""
    return {
        "games": times,
        "share": _rounded(times / games) if games else None,
        "interval": _interval(wilson(times, games)),
    }


def _score(score: Score) -> Plain:
    return {
        "games": score.games,
        "wins": _rounded(score.won),
        "share": _rounded(score.share) if score.games else None,
        "interval": _interval(score.interval()),
        "points": _measure(score.points),
    }


def _scores(line: ScoreLine, scores: Mapping[str, Score]) -> Plain:
    """Return a score, and that with each kind of bot where these take turns."""
    by_bot = {kind: _score(score) for kind, score in scores.items() if kind}
    return _score(line.score) | ({"by_bot": by_bot} if by_bot else {})


def _special(line: SpecialLine, games: int) -> Plain:
    return {
        "name": line.name,
        "kind": line.kind,
        "hexes": list(line.labels),
        "built": _share(line.use.games, games),
        "round": _measure(line.use.rounds),
        "in_operating": line.use.later,
        "races": line.use.races,
        "paid": _rounded(line.use.money / PARTS),
    }


def _heat(heat: Heat) -> list[Plain]:
    """Return how much a game there is on each link, the most first."""
    links = sorted(heat.links.items(), key=lambda item: (-item[1], item[0]))
    return [{"hexes": list(labels), "a_game": _rounded(share * heat.most)} for labels, share in links]


def _races(lines: Sequence[RaceLine]) -> Iterator[Plain]:
    """Yield what became of the races of keys, or of pairs, which scatter much alike."""
    lengths = Scatter.of(line.races.length for line in lines)
    entrants = Scatter.of(line.races.entrants for line in lines)
    for races in (line.races for line in lines):
        yield {
            "drawn": races.drawn,
            "run": races.run,
            "nobody_entered": races.unentered,
            "held_over": races.held,
            "never_possible": races.dropped,
            "length": _measure(races.length, lengths),
            "entrants": _measure(races.entrants, entrants),
        }


def _town(line: TownLine, games: int) -> Plain:
    return {
        "town": line.name,
        "hex": line.label,
        "reached": _share(games - line.never, games),
        "round": _measure(line.rounds),
        "in_operating": line.later,
        "by_seat": {str(seat + 1): times for seat, times in line.seats.items()},
        "by_start": dict(_by_name(line.starts.items())),
    }


def _by_name(counts: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Return counts, the most first and those alike by name."""
    return sorted(counts, key=lambda item: (-item[1], item[0]))
