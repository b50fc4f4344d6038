"""What a trial of a tile set says, as tables and as plain values."""

from typing import Any

from engine.messages import Phrase, say
from engine.tiles.set import SOLO
from engine.trials.figures import Measure, Score, wilson
from engine.trials.table_parts import Cell, Column, Row, Table
from engine.trials.tiles.trial import TileTally, TileTrial


def tables(trial: TileTrial, tally: TileTally) -> tuple[Table, ...]:
    """Return every table of a trial: bots, places or ranks, railroads, tiles, and the course of games."""
    middle = _ranks(tally) if len(trial.bots) == SOLO else _places(trial, tally)
    return (_bots(tally), middle, _railroads(trial, tally), _tiles(trial, tally), _course(tally))


def _score(name: str, score: Score) -> Row:
    cells = (Cell(name), Cell(str(score.games)), Cell(f"{score.points.mean:.1f}"), _share(score))
    return Row(cells)


def _share(score: Score) -> Cell:
    interval = score.interval()
    text = f"{score.share:.0%} ({interval.low:.0%}–{interval.high:.0%})"
    return Cell(text, score.share, interval)


_SCORES = (Column("games"), Column("points"), Column("share won"))


def _bots(tally: TileTally) -> Table:
    rows = tuple(_score(bot, score) for bot, score in sorted(tally.bots.items()))
    return Table("Bots", say("How each kind of bot did."), (Column("bot", words=True), *_SCORES), rows)


def _places(trial: TileTrial, tally: TileTally) -> Table:
    """Return how each place in the first order did, to see whether its score pays for it rightly."""
    rules = trial.game.facts.rules
    rows = tuple(
        _score(say("Score {n}", n=rules.score_at(place)), score)
        for place, score in sorted(tally.places.items())
    )
    note = say("How the places of the first order did, by the score they begin with.")
    columns = (Column("place", words=True), *_SCORES)
    return Table("First scores", note, columns, rows, 1 / len(trial.bots))


def _ranks(tally: TileTally) -> Table:
    rows = tuple(
        Row((Cell(say("Rank {n}", n=rank)), _times(times, tally.games)))
        for rank, times in sorted(tally.ranks.items())
    )
    return Table("Ranks", say("The ranks reached."), (Column("rank", words=True), Column("games")), rows)


def _times(times: int, games: int) -> Cell:
    return Cell(f"{times / games:.0%}", times / games, wilson(times, games))


def _railroads(trial: TileTrial, tally: TileTally) -> Table:
    codes = trial.game.facts.railroads
    rows = tuple(
        Row((Cell(code), _mean(tally.values[place]), _mean(tally.links[place])))
        for place, code in enumerate(codes)
    )
    note = say("The final value of each railroad's stock, and its links.")
    columns = (Column("railroad", words=True), Column("final value"), Column("links"))
    return Table("Railroads", note, columns, rows)


def _mean(measure: Measure) -> Cell:
    return Cell(f"{measure.mean:.1f}")


def _tiles(trial: TileTrial, tally: TileTally) -> Table:
    rows = tuple(
        Row((Cell(name), _times(tally.placed[tile], tally.games)))
        for tile, name in enumerate(trial.game.facts.cities)
    )
    note = say("In how many games a player placed each tile.")
    return Table("Tiles", note, (Column("tile", words=True), Column("placed")), rows)


def _course(tally: TileTally) -> Table:
    lines: tuple[tuple[Phrase, float], ...] = (
        ("Turns", tally.turns.mean),
        ("Tiles placed by players", tally.placed.total() / tally.games),
        ("Placed blank to blank", tally.blanks / tally.games),
        ("Passes instead of placing", tally.passes / tally.games),
        ("Deliveries", tally.deliveries / tally.games),
    )
    rows = tuple(Row((Cell(say(words)), Cell(f"{number:.1f}"))) for words, number in lines)
    columns = (Column("what", words=True), Column("a game"))
    return Table("Course", say("What happens in a game."), columns, rows)


def plain(trial: TileTrial, tally: TileTally, name: str) -> dict[str, Any]:
    """Return everything a trial says as JSON holds it; ``name`` is what to call the set."""
    facts, games = trial.game.facts, tally.games
    return {
        "set": name,
        "title": trial.tiles.title,
        "bots": list(trial.bots),
        "seed": trial.seed,
        "games": games,
        "turns": round(tally.turns.mean, 4),
        "by_bot": {bot: _plain_score(score) for bot, score in sorted(tally.bots.items())},
        "by_place": [_plain_score(score) for _, score in sorted(tally.places.items())],
        "ranks": {str(rank): times for rank, times in sorted(tally.ranks.items()) if rank},
        "railroads": {
            code: {"value": round(tally.values[place].mean, 4), "links": round(tally.links[place].mean, 4)}
            for place, code in enumerate(facts.railroads)
        },
        "placed": {city: tally.placed[tile] for tile, city in enumerate(facts.cities)},
        "blanks": tally.blanks,
        "passes": tally.passes,
        "deliveries": tally.deliveries,
    }


def _plain_score(score: Score) -> dict[str, Any]:
    low, high = score.interval()
    return {
        "games": score.games,
        "points": round(score.points.mean, 4),
        "share": round(score.share, 4),
        "interval": [round(low, 4), round(high, 4)],
    }
