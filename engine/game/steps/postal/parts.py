"""Writing the orders of a round part by part: by rolls, by races, and the extra track (VP.B6, VP.O7, VP.O11).

Each part is written in a copy of the state in which no one else moves, so that what is laid for one roll may
be built on with the next. What it comes to there is what is known before all others have written.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Decline, Enter, Exchange, Lay, Move, Piece, Propose, RaceOrder, Work
from engine.game.people import declaring_order
from engine.game.routes.round_entries import counts, most_entries
from engine.game.routes.runs import run_of
from engine.game.state import Pair, PostalRound, State
from engine.game.steps.building import Build, BuildExtra
from engine.game.steps.declaring import Declare
from engine.game.steps.postal.racing import extra_units
from engine.game.steps.step import Step
from engine.messages import say
from engine.turns.illegal import IllegalMove


class WriteRoll(Build):
    """A player writes what they build with a roll; no town that is served ends the round (VP.5)."""

    def _go_on(self, facts: Facts, state: State, served: int) -> None:
        """Let the player go on with the roll."""


PART_STEPS: Final[tuple[Step, ...]] = (WriteRoll(), BuildExtra(), Declare())
"""The turn order of a copy in which one player writes a part of their orders."""


def private(state: State) -> State:
    """Return a copy in which only one player moves, without what anyone has written."""
    copy = state.copy()
    copy.post = PostalRound()
    return copy


def for_roll(state: State, player: int, points: int) -> State:
    """Return a copy in which a player builds with the points of a roll."""
    copy = private(state)
    copy.builders, copy.points, copy.allowance = (player,), points, points
    return copy


def for_race(state: State, player: int, pair: Pair) -> State:
    """Return a copy in which a player is the first to declare for a race."""
    copy = private(state)
    copy.pair, copy.builders, copy.entries, copy.offers = pair, (), (), ()
    copy.undeclared = (player, *(seat for seat in declaring_order(state) if seat != player))
    return copy


def for_extra_track(facts: Facts, state: State, player: int, units: int) -> State:
    """Return a copy in which a player builds off the account, as many units as the round allows (VP.O11)."""
    copy = for_roll(state, player, units)
    copy.undeclared, copy.pair = (), None
    copy.track_funds = "links" if facts.rules.extra_unit == "links" else "account"
    return copy


def races_to_write(facts: Facts, state: State) -> tuple[Pair, ...]:
    """Return the races of the round that somebody's track joins, those that anyone may enter."""
    copy = private(state)
    return tuple(pair for pair in state.post.offered if run_of(facts, copy, pair.origins, pair.goals).ends)


def units_to_write(facts: Facts, state: State) -> int:
    """Return the units of extra track that may be ordered, 0 for none."""
    return extra_units(facts, state) if state.stage == "operating" else 0


def race_order(facts: Facts, pair: Pair, declared: Move) -> RaceOrder | None:
    """Return what is written for a race that a player enters as declared; None where they stay out.

    Players who are paid more than the limit are asked for an exchange in this race (VP.O6c).
    """
    if isinstance(declared, Decline) or not isinstance(declared, Enter | Propose):
        return None
    partner = declared.partner if isinstance(declared, Propose) else NOWHERE
    dear = (seat for seat, amount in enumerate(declared.pay) if amount > facts.rules.most_to_one)
    exchanges = tuple(Exchange(seat) for seat in dear)
    return RaceOrder(pair.race, declared.route, declared.pay, partner, exchanges)


def declared_by(order: RaceOrder) -> Enter | Propose:
    """Return what a player declares to have an order for a race written."""
    if order.partner == NOWHERE:
        return Enter(order.route, order.pay)
    return Propose(order.partner, order.route, order.pay)


def why_no_more(facts: Facts, state: State, entered: Iterable[int], race: int) -> IllegalMove | None:
    """Say why no race more may be entered in a round, those given being entered already, or None (VP.O3b)."""
    most = most_entries(facts, state)
    if most is None or not counts(facts, state, race):
        return None
    if sum(counts(facts, state, each) for each in entered) < most:
        return None
    return IllegalMove("VP.O3b", say("At most {most} races of a round may be entered.", most=most))


def pieces_of(works: Iterable[Work]) -> tuple[Piece, ...]:
    """Return works as pieces of orders; links that go on from one another are one chain."""
    pieces: list[Piece] = []
    for work in works:
        if not isinstance(work, Lay):
            pieces.append(work)
            continue
        last = pieces[-1] if pieces else None
        if isinstance(last, tuple) and last[-1] == work.start:
            pieces[-1] = (*last, work.end)
        else:
            pieces.append((work.start, work.end))
    return tuple(pieces)


def works_of(pieces: Iterable[Piece]) -> list[Work]:
    """Return pieces of orders as works, a chain link by link."""
    found: list[Work] = []
    for piece in pieces:
        if isinstance(piece, tuple):
            found += [Lay(*ends) for ends in pairwise(piece)]
        else:
            found.append(piece)
    return found
