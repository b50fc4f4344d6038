"""Family X, the part that concerns crossings: where they lead, and that they can be paid."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.board.terrain import CLOSED
from engine.checks.affording import asks_saving, is_never_affordable
from engine.checks.check import Check
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.entries import ChangeEntry
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sides import side_between
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError

_USUAL_COST = 6

_SAID: dict[str, tuple[str, ...]] = {
    "cost": (r"\bfor (\d+)\b", r"\bcosts? (\d+)\b", r"\b(\d+) (?:building )?points?\b"),
    "from_race": (r"\b(?:from|after|before) (?:race|run) (\d+)\b",),
    "delay": (r"\bdelay(?:s|ed)? (?:of |by )?(\d+)\b", r"\btakes? (\d+) off\b"),
}
"""How the text of a crossing speaks of its fields."""


class CrossingBroken(Check):
    """A crossing does not lead hex by hex over the map.

    Why it matters: nobody can say which links it is made of, and no game can be played on the board.

    Example: `course: [R27, S29]` for a tunnel that passes under R28 between them.

    To mend it, name every hex from shore to shore, in order; two at least.
    """

    code, name, severity = "X104", "crossing-broken", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing with a gap, or off the map (6.C4)."""
        for path, crossing in _crossings(board):
            if not _is_whole(board, crossing):
                yield self.finding(
                    f"The course of the crossing {crossing.name} does not lead hex by hex over the map.",
                    subject=crossing.name,
                    hexes=tuple(hex_ for hex_ in crossing.course if hex_ in board.sheet),
                    path=(*path, "course"),
                )


class CrossingNameDoubled(Check):
    """Two crossings have one name.

    Why it matters: players announce a crossing by its name, and reports and orders tell them apart by
    nothing else, so no game can be played on the board.

    Example: two crossings called `Mersey Tunnel`.

    To mend it, name each after its ends.
    """

    code, name, severity = "X105", "crossing-name-doubled", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing whose name an earlier one has (6.C4)."""
        names = [crossing.name for crossing in board.crossings]
        for number, (path, crossing) in enumerate(_crossings(board)):
            if crossing.name not in names[:number]:
                continue
            ends = [board.sheet.label(h) for h in crossing.course if h in board.sheet]
            full = f"{crossing.name} {'–'.join((ends[0], ends[-1]))}" if ends else crossing.name
            renamed = ChangeEntry(crossing, replace(crossing, name=full), "Rename crossing")
            able = full not in names and board.crossings.count(crossing) == 1
            yield self.finding(
                f"Two crossings are called '{crossing.name}'.",
                subject=f"{crossing.name},{names[:number].count(crossing.name)}",
                hexes=crossing.course,
                path=(*path, "name"),
                fixes=(Fix(f"Call the later one {full}", renamed, safe=False),) if able else (),
            )


class CrossingShared(Check):
    """Two crossings share a link.

    Why it matters: the link would have two costs and two sets of owners, so no game can be played
    on the board.

    Example: a road tunnel and a railway tunnel drawn along the same hexes.

    To mend it, lead one of them another way, or make them one crossing.
    """

    code, name, severity = "X106", "crossing-shared", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing with a link of an earlier one's (6.C4)."""
        taken: set[frozenset[Hex]] = set()
        for path, crossing in _crossings(board):
            links = {frozenset(pair): pair for pair in pairwise(crossing.course)}
            shared = [pair for link, pair in links.items() if link in taken]
            taken.update(links)
            if shared:
                yield self.finding(
                    f"The crossing {crossing.name} shares a link with another.",
                    subject=crossing.name,
                    hexes=tuple(dict.fromkeys(hex_ for pair in shared for hex_ in pair)),
                    path=(*path, "course"),
                )


class CrossingFree(Check):
    """A crossing costs nothing.

    Why it matters: what is free is laid by whoever comes first, at any time; most often the number
    was forgotten, and no game can be played on the board until it is there.

    Example: `{type: crossing, name: Severn Tunnel, course: [R27, R28, S29], cost: 0}`.

    To mend it, set the cost. The rulebook names 5 or 6 for special builds.
    """

    code, name, severity = "X107", "crossing-free", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing without a cost (6.C4)."""
        for path, crossing in _crossings(board):
            if crossing.cost <= 0:
                priced = ChangeEntry(crossing, replace(crossing, cost=_USUAL_COST), "Set cost")
                yield self.finding(
                    f"The crossing {crossing.name} has no cost.",
                    subject=crossing.name,
                    hexes=crossing.course,
                    path=(*path, "cost"),
                    fixes=(Fix(f"Let it cost {_USUAL_COST}", priced, safe=False),),
                )


class CrossingOverOpenGround(Check):
    """A crossing runs over ground on which anybody may build anyway.

    Why it matters: the same link then has the crossing's cost for those who lay it whole and the usual
    one for the rest, and nobody at the table knows which is meant.

    Example: a tunnel that starts one hex inland, so that its first link lies wholly on land.

    To mend it, begin and end the crossing at the shore, or close the sides it goes through.
    """

    code, name, severity = "X108", "crossing-over-open-ground", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing with links that are open in the usual way (6.A3, 6.C4)."""
        for path, crossing in _crossings(board):
            links = [pair for pair in pairwise(crossing.course) if _is_open(board, pair)]
            if links and _is_whole(board, crossing):
                named = ", ".join("–".join(board.sheet.label(hex_) for hex_ in pair) for pair in links)
                yield self.finding(
                    f"Part of the crossing {crossing.name} may be built in the usual way anyway: {named}.",
                    subject=crossing.name,
                    hexes=tuple(dict.fromkeys(hex_ for pair in links for hex_ in pair)),
                    path=(*path, "course"),
                )


class CrossingNeedsSaving(Check):
    """A crossing costs more than any roll, so allowance must be saved for it.

    Why it matters: the rules allow that for dear builds only, and players who overlook it think that
    the crossing cannot be built. Say so in its text.

    Example: a tunnel for 6, where the average die shows 5 at most.

    To mend it, nothing need be done; a crossing for 5 or less needs no saving.
    """

    code, name, severity = "X109", "crossing-needs-saving", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing that only saved allowance can pay (6.A6)."""
        try:
            rules = rules_of(board)
        except RuleSetError:
            return
        for path, crossing in _crossings(board):
            if not crossing.money and crossing.from_race == 0 and asks_saving(rules, crossing.cost):
                yield self.finding(
                    f"The crossing {crossing.name} costs {crossing.cost}, and a roll gives at most "
                    f"{max(rules.build_die)}: allowance must be saved for it.",
                    subject=crossing.name,
                    hexes=crossing.course,
                    path=(*path, "cost"),
                )


class CrossingUnaffordable(Check):
    """Nobody can ever pay for a crossing.

    Why it matters: it stands on the sheet as a promise; whoever plans for it loses the game by it.

    Example: a bridge for 12 on a board whose `override` forbids saving (`save_from: 0`).

    To mend it, lower its cost, or let allowance be saved for it.
    """

    code, name, severity = "X110", "crossing-unaffordable", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing beyond every roll, saving and extra build (6.A6, 6.B6)."""
        try:
            rules = rules_of(board)
        except RuleSetError:
            return
        for path, crossing in _crossings(board):
            building = crossing.from_race == 0
            if not crossing.money and is_never_affordable(rules, crossing.cost, building=building):
                yield self.finding(
                    f"The crossing {crossing.name} costs {crossing.cost}, which nobody can ever spend on it.",
                    subject=crossing.name,
                    hexes=crossing.course,
                    path=(*path, "cost"),
                )


class CrossingTextDiffers(Check):
    """The text of a crossing and its numbers disagree.

    Why it matters: players read the text, bots and referees the numbers. Over a tunnel that says 6
    and costs 5 there is a quarrel in every game.

    Example: `cost: 5, text: "Lydney to Sharpness for 6, as one build."`

    To mend it, correct whichever is wrong. The text is searched for costs, races and delays.
    """

    code, name, severity = "X111", "crossing-text-differs", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each number in a crossing's text that its field does not have (6.C4)."""
        for path, crossing in _crossings(board):
            text = crossing.text.casefold()
            actual = {"cost": crossing.cost, "from_race": crossing.from_race, "delay": crossing.delay}
            for field, phrases in _SAID.items():
                said = {int(number) for phrase in phrases for number in re.findall(phrase, text)}
                if "without delay" in text and field == "delay":
                    said.add(0)
                if not said or actual[field] in said:
                    continue
                claim = min(said)
                changed = ChangeEntry(crossing, _with_number(crossing, field, claim), "Change crossing")
                words = field.replace("_", " ")
                yield self.finding(
                    f"The text of the crossing {crossing.name} says {claim}, "
                    f"but its {words} is {actual[field]}.",
                    subject=f"{crossing.name},{field}",
                    hexes=crossing.course,
                    path=(*path, "text"),
                    fixes=(Fix(f"Let its {words} be {claim}", changed, safe=False),),
                )


def _crossings(board: Board) -> Iterator[tuple[Path, Crossing]]:
    """Yield the crossings with their places in the map file."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, Crossing):
            yield ("special_rules", index), rule


def _with_number(crossing: Crossing, field: str, number: int) -> Crossing:
    """Return the crossing with another cost, race or delay."""
    if field == "cost":
        return replace(crossing, cost=number)
    return replace(crossing, from_race=number) if field == "from_race" else replace(crossing, delay=number)


def _is_whole(board: Board, crossing: Crossing) -> bool:
    """Tell whether a crossing leads hex by hex over the map."""
    course = crossing.course
    if len(course) < 2 or not all(board.on_map(hex_) for hex_ in course):
        return False
    return all(there in neighbours(here) for here, there in pairwise(course))


def _is_open(board: Board, pair: tuple[Hex, Hex]) -> bool:
    """Tell whether an ordinary link may be laid between two neighbours."""
    closed = any(board.terrain_at(hex_) in CLOSED for hex_ in pair)
    return not closed and side_between(*pair) not in board.closed_sides


CROSSING_CHECKS: tuple[Check, ...] = (
    CrossingBroken(),
    CrossingNameDoubled(),
    CrossingShared(),
    CrossingFree(),
    CrossingOverOpenGround(),
    CrossingNeedsSaving(),
    CrossingUnaffordable(),
    CrossingTextDiffers(),
)
