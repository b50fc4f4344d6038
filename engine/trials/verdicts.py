"""What a trial says of the map, in the sentences its designer wants first."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.bots.common.ignored_rules import left_by_greedy
from engine.messages import Phrase, Saying, count_of, listed, say
from engine.trials.city_verdicts import city_verdicts
from engine.trials.figures import Scatter, wilson
from engine.trials.results import RaceLine, Results
from engine.trials.share_verdicts import share_verdicts
from engine.trials.special_tables import special_verdicts
from engine.trials.trial import played_by
from engine.trials.verdict import Verdict, percent_of

_FEW: Final = 30
"""Fewer games than these say little of anything that is rare."""
_TOO_FEW: Final = 10
"""Fewer games than these say nothing of what differs from game to game: who wins, what is run and built."""
_MOST_NAMED: Final = 8
"""How many places a sentence names before it says how many more there are."""
_HARDLY: Final = 0.5
"""A key is hardly ever run when it is run less than this share of what keys are on the whole."""
_ALONE: Final = 0.6
"""Runs are lonely where this share of them or more has one entrant only."""
_CROWDED: Final = 0.9
"""Links built in this share of the games or more are where no one goes another way."""
_SELDOM: Final = 0.5
"""A town is often left without a railway when it has one in less than this share of games."""
_SAID: Final = 0.05
"""Races that no one enters are reported where a game has this many: with one decimal, fewer are none."""

_LEFT_ALONE: Final[Phrase] = (
    "greedy does not use the {what} of this board. Use planner to judge runs and towns that need them."
)
_LEFT: Final[Phrase] = (
    "greedy does not use the {what} of this board. Keys and towns are named below only if planner misses "
    "them too."
)
# In pairs: what is said of one, and of any other number.
_ENDED: Final[tuple[Phrase, Phrase]] = (
    "One game; it ended by the rules.",
    "{n} games; all ended by the rules.",
)
_ENDED_SO_FAR: Final[tuple[Phrase, Phrase]] = (
    "One game so far; it ended by the rules.",
    "{n} games so far; all ended by the rules.",
)
_STOPPED: Final[tuple[Phrase, Phrase]] = (
    "Stopped after {played} of {asked} games.",
    "Stopped after {played} of {asked} games.",
)
_FAILED: Final[tuple[Phrase, Phrase]] = (
    "{n} of {played} games failed and is ignored below: {seeds}.",
    "{n} of {played} games failed and are ignored below: {seeds}.",
)
_HELD: Final[tuple[Phrase, Phrase]] = (
    "Of {drawn} drawn, {held} was held over and {dropped} never became possible.",
    "Of {drawn} drawn, {held} were held over and {dropped} never became possible.",
)


def verdicts(results: Results, *, is_under_way: bool = False) -> tuple[Verdict, ...]:
    """Return what there is to say, the games themselves first; more are to come where they are under way."""
    said = [*_games(results, is_under_way=is_under_way), *_manners(results)]
    if 0 < results.tally.games < _TOO_FEW:
        said += _length(results)
    elif results.by_rounds:
        said += [
            *share_verdicts(results, "Seats", lambda each: each.seats),
            *_bots(results),
            *city_verdicts(results),
        ]
    elif results.tally.games:
        said += [
            *share_verdicts(results, "Seats", lambda each: each.seats),
            *_bots(results),
            *share_verdicts(results, "Starts", lambda each: each.starts),
            *_unchosen(results),
            *_keys(results),
            *_lonely(results),
            *_towns(results),
            *special_verdicts(results),
            *_ground(results),
            *_length(results),
        ]
    return tuple(said)


# -- the games -------------------------------------------------------------------------------------


def _games(results: Results, *, is_under_way: bool) -> Iterator[Verdict]:
    """Say how many games there were, how many failed, and whether they are too few for conclusions."""
    tally = results.tally
    if tally.played < results.asked:
        yield Verdict(
            "Games",
            count_of(tally.played, *_STOPPED, played=tally.played, asked=results.asked),
            warns=True,
        )
    if tally.games and not tally.failures:
        ended = _ENDED_SO_FAR if is_under_way else _ENDED
        yield Verdict("Games", count_of(tally.games, *ended))
    if tally.failures:
        seeds = _list(
            [say("game {game} (seed {seed})", game=each.game + 1, seed=each.seed) for each in tally.failures]
        )
        yield Verdict(
            "Games",
            count_of(len(tally.failures), *_FAILED, played=tally.played, seeds=seeds),
            warns=True,
        )
    if 0 < tally.games < _TOO_FEW:
        yield Verdict(
            "Games",
            say(
                "Results for seats, starts, keys and terrain appear after {few} games.",
                few=_TOO_FEW,
            ),
        )
    elif 0 < tally.games < _FEW:
        yield Verdict("Games", say("With fewer than {few} games, treat these results as hints.", few=_FEW))


def _manners(results: Results) -> Iterator[Verdict]:
    """Say who played, and warn where the greedy bot did on a board much of which it makes no use of."""
    if results.tally.games:
        yield Verdict("Bots", say("Games played by {bots}.", bots=played_by(results.trial)))
    left = left_by_greedy(results.board) if "greedy" in results.trial.names else None
    if left is not None:
        alone, words = not results.kinds, _LEFT if results.kinds else _LEFT_ALONE
        yield Verdict("Bots", say(words, what=left), warns=alone)


def _length(results: Results) -> Iterator[Verdict]:
    rounds, races = results.tally.length.rounds, results.tally.length.races
    least, most = rounds.least, rounds.most
    between = say("{n}", n=least) if least == most else say("{least} to {most}", least=least, most=most)
    yield Verdict(
        "Length",
        say(
            "Building takes {rounds:.1f} rounds ({between}), followed by {races:.1f} races.",
            rounds=rounds.mean,
            between=between,
            races=races.mean,
        ),
    )
    spent = sum(line.races.unentered for line in results.pairs) / results.tally.games
    if spent >= _SAID:
        yield Verdict("Length", say("In addition, {races:.1f} races per game have no entrant.", races=spent))


# -- who wins --------------------------------------------------------------------------------------


def _bots(results: Results) -> Iterator[Verdict]:
    if results.is_mixed:
        told = tuple(
            say("{name} {percent}", name=line.name, percent=percent_of(line.score)) for line in results.bots
        )
        yield Verdict(
            "Bots",
            say(
                "Games won by a company of each kind: {told}; an equal share would be {fair:.0%}.",
                told=told,
                fair=results.fair,
            ),
        )


def _unchosen(results: Results) -> Iterator[Verdict]:
    """Name the starts no bot chose."""
    none = [line for line in results.starts if not line.score.games]
    if none:
        names = _list([line.name for line in none])
        yield Verdict(
            "Starts",
            say("No company ever starts at {names}.", names=names),
            tuple(line.label for line in none),
            warns=True,
        )


# -- races -----------------------------------------------------------------------------------------


def _keys(results: Results) -> Iterator[Verdict]:
    """Name the keys whose races are hardly ever run."""
    games = results.tally.games
    usual = sum(line.races.run for line in results.keys) / len(results.keys) / games
    found = _agreed(results, _rare_keys)
    never = [line for line in results.keys if line.keys[0] in found and not line.races.run]
    rare = [line for line in results.keys if line.keys[0] in found and line.races.run]
    if never:
        named = _list([f"{line.keys[0]} {line.names[0]}" for line in never])
        yield Verdict("Keys", say("Never run: {named}.", named=named), _labels(never), warns=True)
    if rare:
        named = _list([f"{line.keys[0]} {line.names[0]} ({line.races.run})" for line in rare])
        yield Verdict(
            "Keys",
            say("Rarely run: {named}, in {games} games.", named=named, games=games),
            _labels(rare),
            warns=True,
        )
    if not found:
        yield Verdict(
            "Keys", say("All keys are run about equally often, in {usual:.0%} of games.", usual=usual)
        )
    dropped = sum(line.races.dropped for line in results.pairs)
    held = sum(line.races.held for line in results.pairs)
    drawn = sum(line.races.drawn for line in results.pairs)
    if held and drawn:
        yield Verdict(
            "Races",
            count_of(held, *_HELD, held=held, drawn=drawn, dropped=dropped),
            warns=dropped > drawn / 10,
        )


def _rare_keys(results: Results) -> set[str]:
    """Return the keys that are run much less often than the others, beyond chance."""
    games = max(1, results.tally.games)
    usual = sum(line.races.run for line in results.keys) / len(results.keys) / games
    return {
        line.keys[0]
        for line in results.keys
        if wilson(min(line.races.run, games), games).high < _HARDLY * usual
    }


def _lonely(results: Results) -> Iterator[Verdict]:
    """Name the keys whose races are mostly run by one company alone."""
    found = _agreed(results, _lonely_keys)
    lonely = [line for line in results.keys if line.keys[0] in found]
    if lonely and len(results.trial.bots) > 1:
        named = _list([f"{line.keys[0]} {line.names[0]}" for line in lonely])
        text = say(
            "Races to {named} usually have one entrant, because only one company gets there.", named=named
        )
        yield Verdict("Keys", text, _labels(lonely), warns=True)


def _lonely_keys(results: Results) -> set[str]:
    usual = Scatter.of(line.races.entrants for line in results.keys)
    return {line.keys[0] for line in results.keys if _is_lonely(line, usual)}


def _is_lonely(line: RaceLine, usual: Scatter) -> bool:
    """Return whether the races of a key mostly have one entrant: their mean is near one."""
    entrants = line.races.entrants
    # With a share s of lone entrants and two in the others the mean is 2 − s.
    return entrants.count > 1 and entrants.interval(usual=usual).high < 2 - _ALONE


def _labels(lines: Sequence[RaceLine]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(label for line in lines for label in line.labels))


# -- the ground ------------------------------------------------------------------------------------


def _towns(results: Results) -> Iterator[Verdict]:
    """Name the towns that are often left without a railway when building ends."""
    games = results.tally.games
    found = _agreed(results, _left_towns)
    left = [line for line in results.towns if line.label in found and line.never < games]
    if left:
        named = _list([f"{line.name} ({line.rounds.count})" for line in left])
        text = say("Rarely reached in the Building Stage ({games} games): {named}.", games=games, named=named)
        yield Verdict("Towns", text, tuple(line.label for line in left), warns=True)
    never = [line for line in results.towns if line.never == games]
    if never:
        text = say(
            "Never served, not even between races: {named}.", named=_list([line.name for line in never])
        )
        yield Verdict("Towns", text, tuple(line.label for line in never), warns=True)


def _left_towns(results: Results) -> set[str]:
    games = results.tally.games
    return {line.label for line in results.towns if wilson(line.rounds.count, games).high < _SELDOM}


def _ground(results: Results) -> Iterator[Verdict]:
    """Say how much of the ground is never built on, and which links nearly always are."""
    unbuilt = results.unbuilt
    if unbuilt:
        text = say("Never used: {n} of {of} hexes open to track.", n=len(unbuilt), of=len(results.ground))
        yield Verdict("Hexes", text, unbuilt)
    else:
        yield Verdict("Hexes", "Every hex open to track was used in some game.")
    crowded = [line for line in results.links if line.games >= _CROWDED * results.tally.games]
    if crowded:
        text = say(
            "Built in at least {share:.0%} of games: {n} of {of} built links.",
            share=_CROWDED,
            n=len(crowded),
            of=len(results.links),
        )
        places = tuple(dict.fromkeys(label for line in crowded for label in line.labels))
        yield Verdict("Links", text, places)


def _agreed(results: Results, find: Callable[[Results], set[str]]) -> set[str]:
    """Return what is found in the games of every kind of bot: what one leaves alone, another may use."""
    return set.intersection(*map(find, results.kinds.values() or (results,)))


def _list(words: Sequence[str]) -> Saying:
    """Return words as a list in a sentence, the last ones as a number when they are many."""
    return listed(words, _MOST_NAMED if len(words) > _MOST_NAMED + 1 else None)
