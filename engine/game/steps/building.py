"""Building turns of both stages, and the end of the Building Stage (6.A3-6.A7, 6.B6)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from engine.game.events import BuildingEnded, NoticeGiven
from engine.game.facts import Facts
from engine.game.keys import another_race
from engine.game.ledger import Ledger, Made
from engine.game.moves import WORKS, Done, GiveNotice, Move, OfferLine
from engine.game.routes.runs import may_become_possible
from engine.game.state import LineOffer, State
from engine.game.steps.step import Passage, Turn
from engine.game.track.building_options import do_work, why_not_work, works
from engine.game.track.building_turns import cut_short, end_turns, give_notice, notice_over, why_no_notice
from engine.game.track.extra_building import begin_extra_turn, end_extra_turn, extra_order
from engine.game.track.joint_lines import why_not_offer
from engine.game.track.laying import lay_plain, unserved
from engine.messages import Phrase, say
from engine.turns.illegal import IllegalMove

PAYMENTS = ("6.A5a", "6.A5b", "6.A5c", "6.A5d", "6.A5e")
"""The rules of what is paid to rivals, in either stage."""
FERRIES = ("6.C1a", "6.C1b", "6.C1d")
"""The rules of buying a ferry and of building beyond it, in either stage."""

LEAPS = ("6.C3", "E.C5")
"""The rules of leapfrog, in either stage."""
EARLY = ("E.A3", "E.A4", "E.A6", "E.A7", "E.A8", "E.C4")
"""What the early edition has as its own."""


class _Building(Turn):
    """A turn in which one lays link after link; most turns can be made at once."""

    def make(self, facts: Facts, state: State, moves: Sequence[Move], ledger: Ledger) -> Made:
        """Lay plain links at once, as most moves do, and end the turn; ask about other moves first."""
        player, rest = state.builders[0], moves
        made: Made = []
        while rest and state.builders:
            served = state.served
            laid = lay_plain(facts, state, player, rest, ledger)
            if not laid:
                break
            self._go_on(facts, state, served)
            made += laid
            rest = rest[len(laid) :]
        if not made:
            return super().make(facts, state, moves, ledger)
        end = rest[0] if rest and state.builders else None
        if isinstance(end, Done) and self.why_illegal(facts, state, end) is None:
            self.apply(facts, state, end, ledger)
            made.append((end, ledger.closed()))
        return made

    def _go_on(self, facts: Facts, state: State, served: int) -> None:
        """Let the player go on after their work, towns having been served before it."""


class Build(_Building):
    """A player lays links one by one with their allowance, and saves what the rules let them (6.A6).

    The early edition has other prices and another bonus (E.A3, E.A4, E.A6) and lets no one save (E.A7);
    somebody may give notice that building ends (E.A8), and in tournaments offer a joint line (E.C4).
    """

    rules: ClassVar[tuple[str, ...]] = (
        *("6.A6", "6.A3", "6.A4", *PAYMENTS, "6.A7", *FERRIES, "6.C2", *LEAPS, "6.C4", *EARLY),
    )
    stage = "building"
    task: ClassVar[Phrase] = "lay track, buy a ferry or end the turn"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether players of this round have yet to build, and no joint line waits for an answer."""
        return bool(state.builders) and not state.awaits_throw and state.joint.offer is None

    def actor(self, facts: Facts, state: State) -> int:
        """Return the first of those still to build."""
        return state.builders[0]

    def goes_on(self, facts: Facts, state: State) -> bool:
        """Return whether players of this round have yet to build: all have chosen their starts before."""
        return self.due(facts, state)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every work that may be done, and the end of the turn with nothing or all saved.

        Any amount between may be saved as well, and any joint line offered that the rules allow (E.C4).
        """
        player = self.actor(facts, state)
        moves: list[Move] = [*works(facts, state, player), Done()]
        if state.points and facts.rules.save_from:
            moves.append(Done(state.points))
        if why_no_notice(facts, state) is None:
            moves.append(GiveNotice())
        return moves

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse work that may not be done, and saving more than is left."""
        if isinstance(move, Done):
            return self._why_not_save(facts, state, move) if move.save else None
        if isinstance(move, WORKS):
            return why_not_work(facts, state, state.builders[0], move)
        if isinstance(move, GiveNotice):
            return why_no_notice(facts, state)
        if isinstance(move, OfferLine):
            return why_not_offer(facts, state, self.actor(facts, state), move)
        return self.mistimed(state, move)

    def _why_not_save(self, facts: Facts, state: State, move: Done) -> IllegalMove | None:
        """Refuse saving by rules that know none (E.A7), and more than is left (6.A6)."""
        if not facts.rules.save_from:
            return self.refusal("These rules do not allow saving.")
        if not 0 <= move.save <= state.points:
            return self.refusal(
                say(
                    "You can save from 0 to {points} of the allowance, not {save}.",
                    points=state.points,
                    save=move.save,
                )
            )
        return None

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Do the work, offer a joint line, give notice, or pass the turn on.

        A link that leaves few enough towns unserved is the last of the stage (6.A7).
        """
        player = state.builders[0]
        if isinstance(move, Done):
            state.saved[player] += move.save
            end_turns(facts, state, (player,))
        elif isinstance(move, WORKS):
            served = state.served
            do_work(facts, state, player, move, ledger)
            self._go_on(facts, state, served)
        elif isinstance(move, OfferLine):
            state.joint = replace(state.joint, offer=LineOffer(player, move.partner, move.line))
        elif isinstance(move, GiveNotice):
            give_notice(facts, state, player)
            ledger.note(NoticeGiven(player))

    def _go_on(self, facts: Facts, state: State, served: int) -> None:
        """Let the player go on building, unless enough towns are served to end the stage (6.A7)."""
        state.idle = 0
        if state.served != served:
            cut_short(facts, state, served)


class EndBuilding(Passage):
    """The Building Stage ends when few enough towns are without a railway (6.A7).

    It ends as well when everybody has had their turns after notice of it (E.A8), and when no one has laid
    anything for some rounds (the rule set's `idle_rounds`).
    """

    rules = ("6.A7", "E.A8")
    stage = "building"
    task: ClassVar[Phrase] = "start the Operating Stage"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a round is over, whole or cut short, and building with it."""
        return not state.builders and (
            unserved(state) <= facts.rules.unserved_towns
            or state.idle >= facts.rules.idle_rounds
            or notice_over(state)
        )

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Begin the Operating Stage."""
        state.begin("operating")
        state.points = state.allowance = state.idle = 0
        ledger.note(BuildingEnded(state.round))


class OpenExtra(Passage):
    """After every two runs there is building again, poorest first (6.B6).

    Not after the last: there must be a race to come, or one held over that track might make possible.
    """

    rules = ("6.B6", "E.B6", "E.C2")
    stage = "operating"
    task: ClassVar[Phrase] = "start the extra building"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether enough runs were made since the last, and another may follow (6.B6, E.B6, E.C2)."""
        every = facts.rules.extra_every
        if not 0 < every <= state.since_building:
            return False
        return another_race(facts, state) or any(
            may_become_possible(facts, state, pair) for pair in state.held
        )

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Let the players build in the order of their need."""
        state.since_building = 0
        begin_extra_turn(facts, state, extra_order(facts, state))


class BuildExtra(_Building):
    """Each player may spend up to 10 points of their account on track, payments besides (6.B6).

    Or what they won or took in (E.B6) or a part of their account (E.C2), payments included. A ferry is no
    track: its price is not of these points.
    """

    rules = ("6.B6", "6.A3", *PAYMENTS, "6.A6", *FERRIES, "6.C2", *LEAPS, "6.C4", "E.B6", "E.C2")
    stage = "operating"
    task: ClassVar[Phrase] = "lay extra track, buy a ferry or end the turn"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether players have yet to take their extra building."""
        return bool(state.builders)

    def actor(self, facts: Facts, state: State) -> int:
        """Return the first of those still to build."""
        return state.builders[0]

    def goes_on(self, facts: Facts, state: State) -> bool:
        """Return whether players have yet to take their extra building, which comes before all else."""
        return bool(state.builders)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every work that may be done, and the end of the turn."""
        player = self.actor(facts, state)
        return [*works(facts, state, player), Done()]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse work that may not be done, and saving."""
        if isinstance(move, Done):
            return self.refusal("Extra building points cannot be saved.") if move.save else None
        if isinstance(move, WORKS):
            return why_not_work(facts, state, state.builders[0], move)
        return self.mistimed(state, move)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Do the work, or pass the turn on."""
        if isinstance(move, Done):
            end_extra_turn(facts, state)
        elif isinstance(move, WORKS):
            do_work(facts, state, state.builders[0], move, ledger)
