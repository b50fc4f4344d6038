"""Rounds of races: dealing them, writing entries, running them, and extra track (VP.O1 to VP.O11)."""

from dataclasses import replace
from random import Random
from typing import ClassVar

from engine.game.events import EntryVoid, HeldOver, RaceEntered, RunDropped, RunOffered
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import ChanceMove, Missing, Move, RaceOrder, SetRaces, WriteRound
from engine.game.race_tables import dealt_races, in_rounds, why_not_dealt
from engine.game.routes.race_entries import entries
from engine.game.routes.round_entries import judged
from engine.game.state import Pair, State
from engine.game.steps.postal.rounds import is_last
from engine.game.steps.postal.writing import Writing, why_no_piece
from engine.game.steps.step import Deal, Passage
from engine.game.track.at_once import build_at_once
from engine.messages import Phrase, say
from engine.turns.chance import Dice
from engine.turns.illegal import IllegalMove


class DealRaces(Deal):
    """The races of three rounds are dealt at once and kept sealed (VP.O3a, VP.O4)."""

    rules = ("VP.O4",)
    stage = "operating"
    task: ClassVar[Phrase] = "deal the races of three rounds"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a round of races is to begin, and none is dealt."""
        return state.post.phase == "between" and not state.post.sealed

    def drawn(self, facts: Facts, state: State, random: Dice) -> ChanceMove:
        """Return a table dealt by chance."""
        return SetRaces(dealt_races(facts, state, Random(int(random.random() * (1 << 53)))))

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse unknown keys, and keys that come up twice."""
        if not isinstance(move, SetRaces):
            return self.mistimed(state, move)
        wrong = why_not_dealt(state, move.pairs)
        return self.refusal(wrong) if wrong else None

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Keep the races sealed, round by round."""
        assert isinstance(move, SetRaces)
        state.used = frozenset()
        state.post = replace(state.post, sealed=in_rounds(move.pairs), dealt=(*state.post.dealt, move.pairs))


class WriteEntries(Writing):
    """Each player writes which races they enter and how, and the extra track after them (VP.O7, VP.O11)."""

    rules = ("VP.O7", "VP.O3b", "VP.O11", "VP.N1")
    stage = "operating"
    task: ClassVar[Phrase] = "write the entries of the round"

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return staying out of all races, and each of the fastest and cheapest entries alone.

        Everything else can be written as well: `why_illegal` judges it.
        """
        player, copy, found = self.actor(facts, state), state.copy(), list[Move]()
        for pair in state.post.offered:
            copy.pair = pair
            found += [
                WriteRound((RaceOrder(pair.race, move.route, move.pay),))
                for move in entries(facts, copy, player)
            ]
        return [WriteRound(), *found]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse orders for other races, or two for one, and track that does not hang together.

        Whether the entries hold is judged when all have written.
        """
        if isinstance(move, Missing):  # VP.N1
            return None
        if not isinstance(move, WriteRound):
            return self.mistimed(state, move)
        player, offered = self.actor(facts, state), {pair.race for pair in state.post.offered}
        races = [order.race for order in move.entries]
        wrong = next((race for race in races if race not in offered), None)
        if wrong is not None:
            return self.refusal(say("Race {race} is not offered in this round.", race=wrong))
        twice = next((race for race in races if races.count(race) > 1), None)
        if twice is not None:
            return self.refusal(say("There are two orders for race {race}.", race=twice))
        if not all(_names_sense(facts, state, player, order) for order in move.entries):
            return self.refusal("An entry names hexes of the map and other players.")
        refused = (why_no_piece(facts, piece) for piece in move.extra)
        return next((each for each in refused if each), None)


def _names_sense(facts: Facts, state: State, player: int, order: RaceOrder) -> bool:
    """Return whether an entry names only places on the map, and other players."""
    others = {seat for seat in range(state.players) if seat != player}
    partners = {exchange.partner for exchange in order.exchanges} | ({order.partner} - {NOWHERE})
    on_map = all(0 <= hex_ < len(facts.labels) for hex_ in order.route)
    return on_map and partners <= others and len(order.pay) in {0, state.players}


class JudgeEntries(Passage):
    """Entries are judged together; a run without any is held over (VP.O3b, VP.O6b, VP.O6c, VP.O8, VP.O10).

    After the last round nothing is held over any more (VP.O8).
    """

    rules = ("VP.O1", "VP.O3b", "VP.O6b", "VP.O6c", "VP.O7", "VP.O8", "VP.O10")
    stage = "operating"
    task: ClassVar[Phrase] = "judge the entries"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether everybody has written."""
        return state.post.phase == "writing" and None not in state.post.written

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Note what came to nothing, and put the races with entrants in order."""
        judgement = judged(facts, state, state.post.written)
        for player, race, why in judgement.voids:
            ledger.note(EntryVoid(player, race, facts.rules.cited(why.rule), why.message))
        to_run = []
        for pair in sorted(state.post.offered, key=lambda pair: pair.race):
            if judgement.entries[pair.race]:
                to_run.append((pair, tuple(judgement.entries[pair.race])))
            else:
                self._hold_over(facts, state, pair, ledger)
        state.post = replace(state.post, phase="racing", to_run=tuple(to_run))

    def _hold_over(self, facts: Facts, state: State, pair: Pair, ledger: Ledger) -> None:
        """Hold a run over to the next round, unless there is none or it was offered often enough (VP.O8)."""
        most, waited = facts.rules.held_over_times, dict(state.post.waited).get(pair.race, 0)
        if is_last(facts, state) or 0 < most <= waited:
            ledger.note(RunDropped(pair.race, pair.keys))
        else:
            state.held += (pair,)
            ledger.note(HeldOver(pair.race, pair.keys))


class CallRace(Passage):
    """The races of a round are run in the order of their numbers (VP.5)."""

    rules = ("VP.5", "VP.O9")
    stage = "operating"
    task: ClassVar[Phrase] = "run the next race"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a race is still to be run."""
        return bool(state.post.to_run) and state.pair is None

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Put its entrants to the start."""
        (pair, entered), *rest = state.post.to_run
        state.pair, state.entries = pair, entered
        state.post = replace(state.post, to_run=tuple(rest))
        ledger.note(RunOffered(pair.race, pair.keys))
        ledger.note(RaceEntered(entered))


class LayExtraTrack(Passage):
    """After the races of a round extra track is laid, all at once and off the accounts (VP.O11)."""

    rules = ("VP.O11", "VP.B1c", "VP.B8")
    stage = "operating"
    task: ClassVar[Phrase] = "lay the extra track"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether all races of the round are run."""
        return state.post.phase == "racing" and state.pair is None

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Carry out the orders for extra track."""
        orders = {
            seat: (written.extra,)
            for seat, written in enumerate(state.post.written)
            if isinstance(written, WriteRound) and written.extra
        }
        build_at_once(facts, state, orders, (extra_units(facts, state),), ledger)
        state.post = replace(state.post, phase="settling")


def extra_units(facts: Facts, state: State) -> int:
    """Return the units of extra track that may be built after this round of races (VP.O11)."""
    units = facts.rules.extra_by_round
    place = state.post.race_round - 1
    return units[place] if 0 <= place < len(units) else 0
