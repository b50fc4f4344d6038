"""Family T: towns and the ground they are on."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.open_links import may_be_entered
from engine.board.places import Town
from engine.board.starts import first_starts
from engine.board.terrain import CLOSED, OFF, OPEN, WATER
from engine.checks.frame.check import Check
from engine.checks.frame.home_ground import home_ground
from engine.checks.frame.new_board import still_to_come
from engine.checks.frame.overtyped_names import called_back
from engine.checks.frame.placeholder_names import known_as, on_sheet, town_known_as
from engine.checks.frame.town_moves import moves_ashore, parted
from engine.checks.reach.likely_starts import marked_starts
from engine.checks.reach.lost_towns import lost_together, lost_towns, ways_opened
from engine.checks.reach.reachable_hexes import is_hemmed_in
from engine.checks.reach.start_places import StartPoint, start_points
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.protocol import Several
from engine.edits.terrain import PaintTerrain
from engine.edits.towns import ChangeTown, RemoveTown
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sides import sides_of
from engine.messages import Saying, listed, say

_MOST_NAMED = 4


class TownUnnamed(Check):
    """A town has no name.

    Why it matters: players, reports and orders use town names; a dot with only a number is ambiguous.

    Example: `{name: "", hex: K31, keys: [34]}`.

    To fix it, select the town and type its name. If a ferry or a special uses a name that is missing, a fix
    offers it.
    """

    code, name, severity = "T101", "town-unnamed", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each town whose name is empty or blank."""
        for index, town in enumerate(board.towns):
            if not town.name.strip():
                label = _label(board, town)
                yield self.finding(
                    say("The town on {label} has no name.", label=label),
                    subject=label,
                    hexes=on_sheet(board, (town.hex,)),
                    path=("towns", index, "name"),
                    fixes=tuple(called_back(board)),
                )


class TownInWater(Check):
    """A town is in the sea or in a lake.

    Why it matters: no track can be laid into water, so no one can serve the town or run there.

    Example: a port placed on the water of the harbour instead of the land next to it.

    To fix it, move the town to the land next to it, or make its hex land.
    """

    code, name, severity = "T102", "town-in-water", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each town on sea or lake, with both ways out as fixes (6.A3)."""
        for index, town in enumerate(board.towns):
            code = board.terrain_at(town.hex)
            if code in WATER:
                label = _label(board, town)
                yield self.finding(
                    say(
                        "{town} ({label}) is in water. Move it to land.",
                        town=town.name or say("The town"),
                        label=label,
                    ),
                    subject=label,
                    hexes=on_sheet(board, (town.hex,)),
                    path=("towns", index, "hex"),
                    fixes=_out_of_water(board, town),
                )


class TownsOnOneHex(Check):
    """Two towns are on the same hex.

    Why it matters: names and keys overlap on the sheet, and a run between the two has no length. One town
    may have several keys instead.

    Example: `{name: Stonehouse, hex: O34}` and `{name: Stroud, hex: O34}`.

    To fix it, move one of them, or merge them into one town with both keys. A fix offers to move the less
    important one to a free neighbouring hex, or to merge it with the other.
    """

    code, name, severity = "T103", "towns-on-one-hex", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each hex with more than one town."""
        for hex_, towns in board.towns_by_hex.items():
            if len(towns) > 1 and hex_ in board.sheet:
                names = listed([town_known_as(town.name) for town in towns])
                fixes = [
                    Fix(say("Remove the second {town}", town=town_known_as(town.name)), RemoveTown(town))
                    for town in set(towns)
                    if towns.count(town) > 1
                ]
                label = _label(board, towns[0])
                yield self.finding(
                    say("{names} are on the same hex, {label}.", names=names, label=label),
                    subject=label,
                    hexes=(hex_,),
                    path=("towns", _last_index(board, hex_), "hex"),
                    fixes=(*fixes, *(() if fixes else parted(board, towns))),
                )


class TownOffTheMap(Check):
    """A town is on a hex that is off the map.

    Why it matters: the hex is not printed, and no track can be laid to it.

    Example: a town on a corner of the sheet after that corner became `#`.

    To fix it, move the town, or paint its hex with terrain again.
    """

    code, name, severity = "T104", "town-off-the-map", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each town on a hex off the map."""
        for index, town in enumerate(board.towns):
            if board.terrain_at(town.hex) == OFF:
                label = _label(board, town)
                yield self.finding(
                    say("{town} ({label}) is off the map.", town=town.name or say("The town"), label=label),
                    subject=label,
                    hexes=on_sheet(board, (town.hex,)),
                    path=("towns", index, "hex"),
                    fixes=(_made_land(board, town),) if town.hex in board.sheet else (),
                )


class TownUnreachable(Check):
    """No track from any start can reach a town, or a port of a special.

    Why it matters: its key is still drawn, and every run there is held over to the end and dropped.

    Example: a town on an island without a ferry, behind a closed gorge, or in a country marked as foreign.

    To fix it, open a way by land, add a ferry or a crossing, or make the town a start. Track ends at the
    far port of a ferry unless its owner may continue building there; a fix offers that. If closed sides cut
    the town off, a fix offers to open one. If it is in a foreign country, make that home land, or add a
    permitted build.
    """

    code, name, severity = "T105", "town-unreachable", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for the towns out of reach of every start that hang together (6.A2, 6.A6)."""
        lost = lost_towns(board)
        while lost:
            group = lost_together(board, lost)
            lost = [town for town in lost if town not in group]
            labels = [_label(board, town) for town in group]
            told, country = _town_names(group, labels), board.country_at(group[0].hex)
            yield self.finding(
                say(
                    "No track can enter the foreign country {country} to reach {towns}.",
                    country=known_as(country.name),
                    towns=told,
                )
                if country is not None and country.foreign
                else say("No track from any start can reach {towns}.", towns=told),
                subject=",".join(labels[:_MOST_NAMED]),
                hexes=tuple(town.hex for town in group),
                path=("towns", board.towns.index(group[0]), "hex"),
                fixes=tuple(ways_opened(board, group)),
            )


def _town_names(group: list[Town], labels: list[str]) -> Saying:
    """Return the names of towns with their hexes, no more than a few."""
    pairs = zip(group, labels, strict=True)
    named = tuple(
        say("{town} ({hex})", town=town.name, hex=label) if town.name else say("the town on {hex}", hex=label)
        for town, label in pairs
    )
    more = len(named) - _MOST_NAMED
    if more > 0:
        return say("{names} and {n} more towns", names=named[:_MOST_NAMED], n=more)
    return say("{names}", names=named)


class StartMissing(Check):
    """No town is a start, and no start rule exists.

    Why it matters: every company starts at a start point, so without one no game can be played.

    Example: a board on which no town has `start: true`.

    To fix it, mark the towns where companies may start, or add a start rule. One start per player is a good
    number; two companies may share one. If about that many towns have more keys than the rest, a fix offers
    them. Until half of the town keys are assigned it is only a note.
    """

    code, name, severity = "T106", "start-missing", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when there are towns and no place of all is a start (6.A2)."""
        if board.towns and not first_starts(board):
            lacking = self.finding(
                "No town is a start, so no company can start.",
                path=("towns",),
                fixes=tuple(marked_starts(board)),
            )
            yield still_to_come(board, lacking)


class StartAbroad(Check):
    """A start is in a foreign country.

    Why it matters: track stops in the first foreign hex, so only permitted builds can leave it. A company
    that starts there can never build a railway.

    Example: Calais marked as a start on a board where France is `foreign: true`.

    To fix it, unmark the start, add a permitted build from it to the border, or make the country home land;
    its permitted builds are then not needed.
    """

    code, name, severity = "T114", "start-abroad", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each foreign country with starts that no track leads on from (6.A2, 6.C2)."""
        starts: dict[str, list[StartPoint]] = {}
        for point in start_points(board):
            country = board.country_at(point.hex)
            beyond = country is not None and country.foreign and may_be_entered(board, point.hex)
            if country is not None and beyond and is_hemmed_in(board, point.hex):
                starts.setdefault(country.name, []).append(point)
        for name, points in starts.items():
            country = next(each for each in board.countries if each.name == name and each.foreign)
            told = tuple(_start_named(board, point) for point in points)
            yield self.finding(
                say(
                    "No track can be laid from starts in the foreign country {name}: {told}.",
                    name=known_as(name),
                    told=told,
                ),
                subject=name,
                hexes=tuple(point.hex for point in points),
                path=points[0].path,
                fixes=(home_ground(board, country), *_unmarked(board, points)),
            )


def _start_named(board: Board, point: StartPoint) -> str:
    """Return a start in words: its town and hex, or its hex alone where there is no town."""
    label = board.sheet.label(point.hex)
    return label if point.name == label else say("{town} ({hex})", town=point.name, hex=label)


def _unmarked(board: Board, points: list[StartPoint]) -> Iterator[Fix]:
    """Yield the fix that lets no one begin in some places, if all are marked towns and others are left."""
    hexes = {point.hex for point in points}
    marked = tuple(town for town in board.towns if town.start and town.hex in hexes)
    if hexes != {town.hex for town in marked} or hexes.issuperset(first_starts(board)):
        return
    title = say(
        "Remove the start mark from {towns}", towns=listed([_start_named(board, point) for point in points])
    )
    edits = tuple(ChangeTown(town, replace(town, start=False), title) for town in marked)
    after = Several(title, edits)
    if hexes.isdisjoint(first_starts(after.apply(board))):
        yield Fix(title, after, safe=False)


def _out_of_water(board: Board, town: Town) -> tuple[Fix, ...]:
    """Return the fixes for a town in water: ashore and land, land first where its own hex alone is wrong.

    Out at sea no land is made: no one could come to it.
    """
    moves, made = tuple(moves_ashore(board, town)), _made_land(board, town)
    if not any(board.terrain_at(near) not in CLOSED for near in neighbours(town.hex)):
        return moves
    is_wide = any(board.terrain_at(near) in WATER for near in neighbours(town.hex))
    return (*moves, made) if is_wide and not _is_bound(board, town) else (made, *moves)


def _is_bound(board: Board, town: Town) -> bool:
    """Return whether a river, a ferry's route or a crossing leads to where a town is: it is in its place."""
    ends = {end for rule in board.crossings for end in (*rule.course[:1], *rule.course[-1:])}
    routes = [ferry.course for ferry in board.ferries if town.name in ferry.ports]
    near = {end for course in routes for end in (*course[:1], *course[-1:])} - {town.hex}
    is_reached = town.hex in ends or not near.isdisjoint(neighbours(town.hex))
    return is_reached or not board.rivers.isdisjoint(sides_of(town.hex))


def _label(board: Board, town: Town) -> str:
    """Return the label of a town's hex, or that it has none: a script may put towns anywhere."""
    return board.sheet.label(town.hex) if town.hex in board.sheet else say("no hex of the sheet")


def _last_index(board: Board, hex_: Hex) -> int:
    """Return the index of the last town listed on a hex."""
    return max(index for index, town in enumerate(board.towns) if town.hex == hex_)


def _made_land(board: Board, town: Town) -> Fix:
    title = say("Make {label} open land", label=_label(board, town))
    return Fix(title, PaintTerrain((town.hex,), OPEN), safe=False)


TOWN_CHECKS: tuple[Check, ...] = (
    TownUnnamed(),
    TownInWater(),
    TownsOnOneHex(),
    TownOffTheMap(),
    TownUnreachable(),
    StartMissing(),
    StartAbroad(),
)
