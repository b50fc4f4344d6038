"""The report of a trial: one HTML file with its map and tables, without scripts, to look at and to print."""

from collections.abc import Iterator, Mapping

from engine.messages import ENGLISH, Phrase, Tongue, say
from engine.trials.results import Results
from engine.trials.tables import tables
from engine.trials.trial import played_by
from engine.trials.verdicts import verdicts
from studio.drawing.heat_map import RAMP, heat_map
from studio.drawing.svg import svg
from studio.reports.trial_frame import facts_list, said, table_section, trial_page, verdict_list


def page(results: Results, map_: str, tongue: Tongue = ENGLISH) -> str:
    """Return the report as the text of an HTML file in a tongue; the same bytes for the same games."""
    trial, games = results.trial, results.tally.games
    title = results.board.title or tongue.says("Untitled board")
    facts: tuple[tuple[Phrase, str], ...] = (
        ("Games", str(games)),
        ("Companies", tongue.says(played_by(trial))),
        ("Rules", trial.rules),
        ("Seed", str(trial.seed)),
        ("Map", map_),
    )
    parts = [
        *verdict_list(verdicts(results), tongue),
        *(_maps(results, tongue) if games else ()),
        *(table_section(table, tongue) for table in tables(results)),
    ]
    return trial_page("Map Trial", title, games, facts_list(facts, tongue), parts, tongue)


# -- the map ---------------------------------------------------------------------------------------


def _maps(results: Results, tongue: Tongue) -> Iterator[str]:
    """Yield the maps of track, trains and money, and what their colours mean."""
    games, trains, money = results.tally.games, results.trains, results.money
    built = {line.labels: line.games / games for line in results.links}
    never = say("{n} of {of} hexes never", n=len(results.unbuilt), of=len(results.ground))
    yield from _map(
        results,
        tongue,
        "Where Track Is Built",
        ("map", built, say("in few games"), say("in every game"), never),
    )
    if trains.links:
        most = say("{n:.1f} trains a game", n=trains.most)
        yield from _map(results, tongue, "Where Trains Run", ("trains", trains.links, say("few"), most, ""))
    if money.links:
        most = say("{n:.1f} points a game", n=money.most)
        yield from _map(
            results,
            tongue,
            "Where Trains Pay Other Companies",
            ("money", money.links, say("little"), most, ""),
        )


def _map(
    results: Results,
    tongue: Tongue,
    head: Phrase,
    shown: tuple[str, Mapping[tuple[str, str], float], str, str, str],
) -> Iterator[str]:
    """Yield a map by its name with the heat of links, the words for its least and most, and a remark."""
    name, labels, *words = shown
    sheet = results.board.sheet
    links = {(sheet.hex_named(one), sheet.hex_named(other)): share for (one, other), share in labels.items()}
    title = f"{results.board.title}: {tongue.says(head)}"
    drawn = svg(heat_map(results.board, links), title, f"{name}-")
    yield f'<figure><h2>{said(tongue, head)}</h2><div class="map">'
    # Within a page there is no second declaration.
    yield drawn.split("\n", 1)[1].rstrip()
    few, every, never = (said(tongue, each) for each in words)
    stops = "".join(
        f'<stop offset="{turn / (len(RAMP) - 1)}" stop-color="{RAMP[turn]}"/>' for turn in range(len(RAMP))
    )
    yield (
        f'</div><figcaption><span>{few}</span><svg width="180" height="10" aria-hidden="true">'
        f'<defs><linearGradient id="{name}-ramp">{stops}</linearGradient></defs>'
        f'<rect width="180" height="10" rx="5" fill="url(#{name}-ramp)"/></svg><span>{every}</span>'
        f"<span>{never}</span></figcaption></figure>"
    )
