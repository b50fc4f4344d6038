"""Cities that players found where they start, and those that chance brings (TC.start1, TC.gm1)."""

from collections.abc import Collection
from dataclasses import replace
from typing import ClassVar

from engine.game.cities.founding import found_city
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import DealCities, Move, Start
from engine.game.state import State
from engine.game.steps.opening import ChooseStart
from engine.game.steps.step import Deal
from engine.messages import Phrase, say
from engine.turns.chance import Dice
from engine.turns.illegal import IllegalMove


class FoundStart(ChooseStart):
    """Each player in turn picks a hex of the coast; it becomes a city, or has a key more (TC.start1)."""

    rules: ClassVar[tuple[str, ...]] = ("TC.start1", "TC.start2", "TC.coasts", "6.A2")

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse what is no hex of the coast."""
        if isinstance(move, Start) and move.hex not in facts.starts:
            return self.refusal("A start must be a hex of the coast where players start.")
        return super().why_illegal(facts, state, move)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Put the player down at their start, and found a city there."""
        assert isinstance(move, Start)
        super().apply(facts, state, move, ledger)
        if facts.cities is not None:
            found_city(facts, state, move.hex, "start", ledger)


class ThrowCities(Deal):
    """Chance brings cities before the first round and at the end of others (TC.gm1, TC.gm2).

    They are drawn without return from the hexes open in the round that have no city; there are fewer where
    fewer hexes are left.
    """

    rules = ("TC.gm1", "TC.gm2", "TC.gm3", "TC.city", "TC.names")
    stage = "building"
    task: ClassVar[Phrase] = "draw where cities appear"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a round, or the choice of starts, is over and cities are to come."""
        return state.progress.phase == "cities" and self._wanted(facts, state, eligible(facts, state)) > 0

    def drawn(self, facts: Facts, state: State, random: Dice) -> DealCities:
        """Return cities as chance draws them, all hexes alike."""
        hexes, drawn = list(eligible(facts, state)), list[int]()
        for _ in range(self._wanted(facts, state, hexes)):
            drawn.append(hexes.pop(int(random.random() * len(hexes))))
        return DealCities(tuple(drawn))

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse hexes that are not open, hexes twice, and too many or too few."""
        if not isinstance(move, DealCities):
            return self.mistimed(state, move)
        open_ = frozenset(eligible(facts, state))
        wanted = self._wanted(facts, state, open_)
        if len(move.hexes) != wanted or len(set(move.hexes)) != wanted:
            return IllegalMove(
                "TC.gm1", say("{wanted} cities appear now, each in its own hex.", wanted=wanted)
            )
        for hex_ in move.hexes:
            if hex_ not in open_:
                return IllegalMove(
                    "TC.gm2", say("No city can appear in {hex} this round.", hex=facts.labels[hex_])
                )
        return None

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Put the cities on the map."""
        assert isinstance(move, DealCities)
        for hex_ in move.hexes:
            found_city(facts, state, hex_, "chance", ledger)
        state.progress = replace(state.progress, phase="close")

    def _wanted(self, facts: Facts, state: State, open_: Collection[int]) -> int:
        terms = facts.cities
        assert terms is not None
        return min(terms.due_in(state.round, state.players), len(open_))


def eligible(facts: Facts, state: State) -> tuple[int, ...]:
    """Return the hexes in which a city may appear now by chance (TC.gm2)."""
    terms = facts.cities
    assert terms is not None
    town_at = state.map_places.town_at
    return tuple([hex_ for hex_ in terms.open_in[state.round] if town_at[hex_] < 0])
