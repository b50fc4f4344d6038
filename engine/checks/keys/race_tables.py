"""Families R and X, the part about tables of races by sectors (VP.O3a, VP.O4)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from engine.board.destinations import destinations
from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.checks.frame.rule_edits import path_of_rule, set_rule
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.keys import SwapKeys
from engine.messages import Saying, say
from engine.racetables.boards import NoSectorsError, field_of
from engine.racetables.drawing import UndecidedError, can_be_drawn
from engine.racetables.fields import Field
from engine.racetables.obstacles import Obstacle, obstacle_of

_HALVES: Final = 2
"""How often a game has every key, and every pair of sectors, at least."""


class RaceTableImpossible(Check):
    """No table of races by sectors can be drawn.

    Why it matters: in a game by post each key comes up once in three rounds and every sector meets every
    other. If the towns of some keys are too close to almost all others, no table can satisfy this, and the
    game cannot begin.

    Example: with `rules: postal` and `min_run: 6` the towns of 11, 12 and 13 have only 21 and 22 at least six
    hexes away: three keys, two partners.

    To fix it, swap keys, so that a remote town gets the key, or lower the minimum run. A fix offers the swap
    of two keys that removes the obstacle, if there is one.
    """

    code, name, severity = "R103", "race-table-impossible", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding with the keys that have too few partners, and a swap that cures it (VP.O4)."""
        keys = _keys_by_sector(board)
        if keys is None:
            return
        obstacle = obstacle_of(keys)
        if obstacle is None and not _is_impossible(keys):
            return
        blamed = () if obstacle is None else obstacle.keys
        places = destinations(board)
        yield self.finding(
            _message(obstacle),
            hexes=tuple(dict.fromkeys(hex_ for key in blamed for hex_ in places[key].hexes)),
            path=("keys",),
            fixes=tuple(_swap(board, keys, obstacle)) if obstacle is not None else (),
        )


def _message(obstacle: Obstacle | None) -> Saying:
    """Return which keys have too few partners, or too few sectors to meet, where that is the reason."""
    if obstacle is None:
        return say("No table of races by sectors exists for these keys.")
    keys = ", ".join(obstacle.keys)
    if obstacle.sectors:
        sectors = ", ".join(str(sector + 1) for sector in obstacle.sectors)
        return say(
            "No table of races by sectors exists: keys {keys} are far enough only from sectors {sectors}.",
            keys=keys,
            sectors=sectors,
        )
    if not obstacle.partners:
        return say("No table of races by sectors exists: no key is far enough from {keys}.", keys=keys)
    return say(
        "No table of races by sectors exists: keys {keys} are far enough only from {partners}.",
        keys=keys,
        partners=", ".join(obstacle.partners),
    )


def _swap(board: Board, keys: Field, obstacle: Obstacle) -> Iterator[Fix]:
    """Yield the first swap of two towns' keys after which a table exists, one of them of the obstacle."""
    rules = rules_known(board)
    assert rules is not None
    specials = {each.key for each in board.specials}
    for one in obstacle.keys:
        for other in (key for sector in keys.sectors for key in sector):
            if keys.places[one] == keys.places[other] or {one, other} & specials:
                continue
            edit = SwapKeys(((one, other),))
            field = field_of(edit.apply(board), rules.min_run)
            if obstacle_of(field) is None and _is_possible(field):
                yield Fix(say("Swap {one} and {other}", one=one, other=other), edit, safe=False, choice=True)
                return


class RacesRepeated(Check):
    """Some races between the same two places come twice in a game by post.

    Why it matters: the house rules want no race twice in a game. Towns with many keys can make that
    impossible.

    Example: one town has five of the six keys of a sector: it meets a neighbouring town of two keys again and
    again.

    To fix it, give towns fewer keys. If it is meant, waive it.
    """

    code, name, severity = "R104", "races-repeated", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding with the number of repeated races that no table avoids (VP.O4)."""
        keys = _keys_by_sector(board)
        repeats = 0 if keys is None else least_repeats(keys)
        if repeats:
            yield self.finding(
                say("In a game by post at least {n} races come twice.", n=repeats), path=("keys",)
            )


def least_repeats(keys: Field) -> int:
    """Return how many races of a game at least are between the same places as another.

    In two halves each pair of sectors meets twice; without specials three pairs in each half meet once more.
    No pair has more different races than there are pairs of its places that are far enough apart.
    """
    pairs = list(combinations(range(len(keys.sectors)), 2))
    different = [_different_races(keys, *pair) for pair in pairs]
    races = sum(map(len, keys.sectors))
    most = _HALVES if keys.has_specials else 2 * _HALVES
    by_pair = sum(max(0, _HALVES - number) for number in different)
    return max(by_pair, races - sum(min(most, number) for number in different))


def _different_races(keys: Field, here: int, there: int) -> int:
    """Return between how many pairs of places two sectors may race."""
    return len(
        {
            keys.places_of((one, other))
            for one in keys.sectors[here]
            for other in keys.sectors[there]
            if (one, other) in keys.may_meet
        }
    )


class NoSectors(Check):
    """Races are dealt by sectors, and the keys of the board do not form any.

    Why it matters: sectors need the numbers 11 to 66, each with a town. With cards, or with keys that are not
    assigned, no races can be dealt, and a game by post cannot begin.

    Example: `keys: cards-52` with `rules: postal`.

    To fix it, assign all keys, or deal each race by chance: `{type: override, race_table: draws}`.
    """

    code, name, severity = "X146", "no-sectors", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when the board's keys form no sectors, and a rule that needs none (VP.O4)."""
        rules = rules_known(board)
        if rules is None or rules.builds != "at_once" or rules.race_table != "sectors":
            return
        try:
            field_of(board, rules.min_run)
        except NoSectorsError as error:
            fix = Fix(
                say("Deal each race by chance"),
                set_rule(board, "race_table", "draws"),
                safe=False,
                choice=True,
            )
            yield self.finding(error.args[0], path=path_of_rule(board, "race_table"), fixes=(fix,))


def _keys_by_sector(board: Board) -> Field | None:
    """Return the keys of a board whose races are dealt by sectors, None where there are no sectors."""
    rules = rules_known(board)
    if rules is None or rules.builds != "at_once" or rules.race_table != "sectors":
        return None
    try:
        return field_of(board, rules.min_run)
    except NoSectorsError:
        return None


def _is_impossible(keys: Field) -> bool:
    """Return whether it is proved that no half exists."""
    try:
        return not can_be_drawn(keys)
    except UndecidedError:
        return False


def _is_possible(keys: Field) -> bool:
    """Return whether a half is found."""
    try:
        return can_be_drawn(keys)
    except UndecidedError:
        return False


RACE_TABLE_CHECKS: tuple[Check, ...] = (RaceTableImpossible(), RacesRepeated(), NoSectors())
