"""What games of tiles laid at random say of a set."""

from collections.abc import Iterator

from engine.diagnostics.findings import Finding, Severity
from engine.messages import listed, say
from engine.rulesets.overrides import RuleSetError
from engine.tiles.checks.counts import course_of
from engine.tiles.checks.edges import edge_counts
from engine.tiles.checks.frame import TileCheck
from engine.tiles.set import BLANK, TileSet
from engine.tiles.simulation import DEALS, GAMES, PLAYERS, Figures, figures_of, match_shares

RARELY = 0.5
"""A tile that matches on fewer of the tables than this is reported."""


def _is_playable(tile_set: TileSet) -> bool:
    """Return whether three players can play: enough tiles, each of another name, and edges that exist."""
    try:
        has_tiles = course_of(tile_set, PLAYERS).drafts > 0
    except RuleSetError:
        return False
    is_named = len(tile_set.city_of) == len(tile_set.cities)
    is_known = set(edge_counts(tile_set)) <= {*tile_set.codes, BLANK}
    return has_tiles and is_named and is_known and bool(tile_set.codes)


def figures(tile_set: TileSet) -> Figures | None:
    """Return the figures of a set's games; None where it cannot be played yet."""
    return figures_of(tile_set) if _is_playable(tile_set) else None


class TileSeldomMatches(TileCheck):
    """A tile matches on fewer than half of the tables, tried with 2,000 deals.

    Why it matters: whoever is dealt it often cannot place it, or only blank to blank.

    Example: Boise, whose two railroads have three edges each in the whole set.

    To fix it, give the tile a railroad that more tiles have.
    """

    code, name, severity = "D202", "tile-seldom-matches", Severity.NOTE

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each tile that rarely matches, the start cities excepted."""
        if not _is_playable(tile_set):
            return
        shares = match_shares(tile_set)
        for place, city in enumerate(tile_set.cities):
            share = shares.get(city.name, 1.0)
            if share < RARELY:
                yield self.finding(
                    say(
                        "{city} matches on {percent} % of {deals} tables.",
                        city=city.name,
                        percent=round(100 * share),
                        deals=DEALS,
                    ),
                    subject=city.name,
                    path=("cities", place, "edges"),
                )


class PlacementFigures(TileCheck):
    """How often players who lay at random make a link, lay blank to blank, or must pass.

    Why it matters: a turn without a link earns nothing later. More than one turn in ten without is felt
    as bad luck.

    Example: “In 150 games of 3 players, 97 % of turns make a link, 2 % lay blank to blank, 1 % pass.”

    Nothing needs to be fixed. Fewer blank edges and railroads of even length make more links.
    """

    code, name, severity = "D203", "placement-figures", Severity.NOTE
    figures = True

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for a set that can be played."""
        found = figures(tile_set)
        if found is None or not found.turns:
            return
        placed, blank, passed = (
            round(100 * count / found.turns) for count in (found.placed, found.blank, found.passed)
        )
        yield self.finding(
            say(
                "In {games} games of {players} players, {placed} % of turns make a link, {blank} % lay blank "
                "to blank, {passed} % pass.",
                games=GAMES,
                players=PLAYERS,
                placed=placed,
                blank=blank,
                passed=passed,
            ),
            path=("cities",),
        )


class ValueFigures(TileCheck):
    """The values that stocks reach when players lay and deliver at random.

    Why it matters: stock that is worth twice as much as another is drafted first in every game, and the
    game turns on who is offered it.

    Example: “Stock values at the end: 1.2 (CR) to 2.1 (LP), on average 1.7.”

    Nothing needs to be fixed. More edges of a railroad, on tiles with more goods, raise its value.
    """

    code, name, severity = "D204", "value-figures", Severity.NOTE
    figures = True

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for a set that can be played."""
        found = figures(tile_set)
        if found is None:
            return
        ranked = sorted(found.values.items(), key=lambda each: each[1])
        (low, least), (high, most) = ranked[0], ranked[-1]
        yield self.finding(
            say(
                "Stock values at the end: {least:.1f} ({low}) to {most:.1f} ({high}), on average {mean:.1f}.",
                least=least,
                low=low,
                most=most,
                high=high,
                mean=sum(found.values.values()) / len(ranked),
            ),
            path=("railroads",),
            details=listed([f"{code} {value:.1f}" for code, value in reversed(ranked)]),
        )


PLAY_CHECKS: tuple[TileCheck, ...] = (TileSeldomMatches(), PlacementFigures(), ValueFigures())
