"""Whether a set has enough tiles, stock and goods for its numbers of players."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.checks.frame.name_suggestions import hint, meant_by
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.messages import Saying, say
from engine.rulesets.overrides import RuleSetError
from engine.tiles.checks.frame import TileCheck
from engine.tiles.edits import SetFieldOfSet
from engine.tiles.rules import rules_of
from engine.tiles.set import SOLO, Bag, TileSet


@dataclass(frozen=True)
class Course:
    """How a game for some players goes if no one passes: tiles dealt, drafts with cities, turns."""

    players: int
    cities: int
    """City tiles after the start, those removed and those dealt."""
    drafts: int
    turns: int
    stock: int
    """Stock tiles drafted in the whole game."""


def course_of(tile_set: TileSet, players: int) -> Course:
    """Return how a game of two players or more goes if no one passes (DR.setup2, DR.2, DR.short)."""
    hand = rules_of(tile_set).hand
    out = tile_set.two_players.cities_out if players == 2 else 0
    cities = len(tile_set.cities) - 1 - out - hand * players
    drafts = max(cities // players, 0)
    return Course(players, cities, drafts, drafts + hand, players * (drafts + 2 * hand))


class TilesShort(TileCheck):
    """There are too few city tiles or stock tiles for a number of players.

    Why it matters: the game ends before it has begun, or its last turns have no stock to draft.

    Example: 12 city tiles for four players: 1 on the table and 2 × 4 dealt leave 3, not even one for each.

    To fix it, add tiles or stock, or remove the number of players from the bag.
    """

    code, name, severity = "D106", "tiles-short", Severity.ERROR
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each number of players with too few city or stock tiles."""
        try:
            hand = rules_of(tile_set).hand
        except RuleSetError:
            return
        for bag in tile_set.bags:
            message = (
                self._alone(tile_set) if bag.players == SOLO else self._together(tile_set, bag.players, hand)
            )
            if message is not None:
                yield self.finding(message, subject=f"{bag.players}", path=("bag", f"{bag.players}"))

    def _together(self, tile_set: TileSet, players: int, hand: int) -> Saying | None:
        course = course_of(tile_set, players)
        has = len(tile_set.cities)
        if course.drafts < 1:
            return say(
                "For {players} players {wanted} city tiles are needed (1 on the table, {out} removed, "
                "{hand} × {players} dealt, {players} to draw), but there are {has}.",
                players=players,
                wanted=has - course.cities + players,
                out=tile_set.two_players.cities_out if players == 2 else 0,
                hand=hand,
                has=has,
            )
        left_out = tile_set.two_players.stock_out * len(tile_set.codes) if players == 2 else 0
        stock = sum(tile_set.stock_of.values()) - left_out
        if stock < course.stock:
            return say(
                "For {players} players {wanted} stock tiles are needed ({players} in each of {drafts} turns, "
                "then {twice} in each of {last}), but there are {has}.",
                players=players,
                wanted=course.stock,
                drafts=course.drafts,
                twice=2 * players,
                last=hand,
                has=stock,
            )
        return None

    def _alone(self, tile_set: TileSet) -> Saying | None:
        solo = tile_set.solitaire
        if solo is None:
            return None
        wanted = 3 * solo.turns
        cities = len(tile_set.cities) - len(solo.cities)
        if cities < wanted:
            return say(
                "The game alone needs {wanted} city tiles besides those it begins with (3 in each of {turns} "
                "turns), but there are {has}.",
                wanted=wanted,
                turns=solo.turns,
                has=cities,
            )
        stock = sum(tile_set.stock_of.values())
        if stock < wanted:
            return say(
                "The game alone needs {wanted} stock tiles (3 in each of {turns} turns), "
                "but there are {has}.",
                wanted=wanted,
                turns=solo.turns,
                has=stock,
            )
        return None


class BagShort(TileCheck):
    """By the end of a game more cubes are called for than the bag can hold.

    Why it matters: the last tiles bring fewer cubes than their number says, so players may have nothing to
    deliver.

    Example: 30 tiles that call for 60 cubes, 36 deliveries, and 20 cubes in the bag.

    To fix it, lower some goods numbers or put more cubes in the bag. Some shortage at the end is usual.
    """

    code, name, severity = "D108", "bag-short", Severity.NOTE
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each number of players whose bag is empty before the end."""
        if not tile_set.cities:
            return
        mean = sum(city.goods for city in tile_set.cities) / len(tile_set.cities)
        try:
            courses = [
                (bag, course_of(tile_set, bag.players)) for bag in tile_set.bags if bag.players != SOLO
            ]
        except RuleSetError:
            return
        for bag, course in courses:
            called = round(mean * (1 + course.players * course.turns))
            back = course.players * (course.turns - 1)
            if course.drafts > 0 and called > bag.total + back:
                yield self.finding(
                    say(
                        "In a game of {players}, tiles call for about {called} cubes; the bag holds {total}, "
                        "and at most {back} come back in time.",
                        players=bag.players,
                        called=called,
                        total=bag.total,
                        back=back,
                    ),
                    subject=f"{bag.players}",
                    path=("bag", f"{bag.players}"),
                )


class BagUnlike(TileCheck):
    """A bag holds goods that the set does not have, or more cubes of a kind than there are.

    Why it matters: the bag cannot be filled as the table says.

    Example: `3: {wood: 18}` with 16 cubes of wood; or `3: {wod: 16}`.

    To fix it, correct the name or the number, or add cubes to the goods.
    """

    code, name, severity = "D109", "bag-unlike", Severity.ERROR
    scope = "local"

    def find(self, tile_set: TileSet) -> Iterator[Finding]:
        """Yield one finding for each kind in a bag that is unknown or too many, and each in no bag."""
        counts = {goods.name: goods.count for goods in tile_set.goods}
        for bag in tile_set.bags:
            for name, count in bag.counts:
                path = ("bag", f"{bag.players}", name)
                subject = f"{bag.players}:{name}"
                if name not in counts:
                    meant = meant_by(name, counts)
                    fixes = (_bag_fix(tile_set, bag, name, meant, count),) if meant else ()
                    message = say(
                        "The bag for {players} holds {name}, which is none of the goods.{hint}",
                        players=bag.players,
                        name=name,
                        hint=hint(meant),
                    )
                    yield self.finding(message, subject=subject, path=path, fixes=fixes)
                elif count > counts[name]:
                    message = say(
                        "The bag for {players} holds {count} of {name}, but there are {has} cubes.",
                        players=bag.players,
                        count=count,
                        name=name,
                        has=counts[name],
                    )
                    fixes = (_bag_fix(tile_set, bag, name, name, counts[name]),)
                    yield self.finding(message, subject=subject, path=path, fixes=fixes)


def _bag_fix(tile_set: TileSet, bag: Bag, name: str, right: str, count: int) -> Fix:
    """Return the fix that puts other goods, or another number, in the place of one entry of a bag."""
    changed = tuple((right, count) if each == name else (each, n) for each, n in bag.counts)
    bags = tuple(replace(bag, counts=changed) if each is bag else each for each in tile_set.bags)
    title = say("Write {name} {count}", name=right, count=count)
    return Fix(title, SetFieldOfSet("bags", bags), safe=name != right)


COUNT_CHECKS: tuple[TileCheck, ...] = (TilesShort(), BagShort(), BagUnlike())
