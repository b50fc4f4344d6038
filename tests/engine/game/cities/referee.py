"""A referee who judges every move of a game by rounds, and asks nothing of the steps that made it (TC)."""

from collections import Counter
from typing import Final

from engine.game.endings import Kind
from engine.game.events import BANK, Laid, Paid, Reason
from engine.game.facts import Facts
from engine.game.moves import DealCities, SetRaces, ThrowDice
from engine.game.play import Played
from engine.game.state import State

_BY_BANK: Final = {Reason.FIRST_ENTRY, Reason.PRIZE}
_TO_BANK: Final = {Reason.TRACK, Reason.START, Reason.INTEREST, Reason.CAP}


class Referee:
    """Follows a game, and raises AssertionError where a move breaks the rules of cities, rounds or money."""

    def __init__(self, facts: Facts, state: State) -> None:
        """Begin with the state before the first move."""
        assert facts.cities is not None
        self.facts, self.terms, self.state = facts, facts.cities, state
        self.moves = 0
        self.chance: Counter[int] = Counter()
        self.bonuses: Counter[int] = Counter()
        self.laid_for_money: Counter[tuple[int, int]] = Counter()

    def judge(self, turn: Played) -> None:
        """Judge a move by the state before it and the state after."""
        before, after = self.state, turn.state
        self.moves += 1
        self._money(before, turn)
        match turn.move:
            case DealCities(hexes):
                self._cities(before, hexes)
            case ThrowDice(faces):
                # TC.build1
                assert min(faces) > 1
                assert sum(faces) >= 9
            case SetRaces(pairs):
                self._races(before, pairs)
        for event in turn.events:
            if isinstance(event, Laid) and before.track_funds == "links":
                self.laid_for_money[before.round, event.player] += 1
        self.state = after

    def close(self) -> None:
        """Judge the game as a whole, when it is over."""
        terms, state = self.terms, self.state
        assert state.ending is not None
        # TC.end
        assert (state.ending.kind, state.round) == (Kind.LAST_ROUND, terms.last_round)
        by_chance = {city.hex for city in state.progress.founded if city.by == "chance"}
        for hex_, amount in self.bonuses.items():
            # TC.gm3
            assert hex_ in by_chance
            assert amount == terms.bonus or (terms.bonus_each and amount % terms.bonus == 0)
        # TC.build2
        assert all(links <= terms.cash_links for links in self.laid_for_money.values())
        run = state.progress.coast_race_round
        assert all(round_ >= run + (not terms.cash_at_once) for round_, _ in self.laid_for_money)

    def _money(self, before: State, turn: Played) -> None:
        """Judge that accounts change by payments alone, and what the bank pays and receives."""
        accounts, prizes = Counter(dict(enumerate(before.accounts))), 0
        for event in turn.events:
            if not isinstance(event, Paid):
                continue
            had = accounts[event.payer]
            accounts[event.payer] -= event.amount
            accounts[event.payee] += event.amount
            assert event.amount > 0
            reason = event.purpose.reason
            if event.payer == BANK:
                assert reason in _BY_BANK
                if reason is Reason.FIRST_ENTRY:
                    self.bonuses[event.hex] += event.amount
                else:
                    prizes += event.amount
            elif event.payee == BANK:
                assert reason in _TO_BANK
                # VP.B9: of what is owed when all else of the round is paid, rounded up.
                interest = -(had * self.facts.rules.interest_percent // 100)
                assert reason is not Reason.INTEREST or event.amount == interest
        del accounts[BANK]
        assert [accounts[seat] for seat in range(before.players)] == turn.state.accounts
        if prizes:
            self._prizes(before, turn, prizes)

    def _prizes(self, before: State, turn: Played, paid: int) -> None:
        """Judge that one race paid the prizes of one who runs alone, or of two and more."""
        coast = self.terms.coast_race
        rules = self.facts.rules
        known = {rules.sole_prize or rules.prizes[0], sum(rules.prizes[:2])}
        if coast is not None and turn.state.progress.coast_race_round == before.round:
            known |= {coast.prizes[0], sum(coast.prizes[:2])}
        assert paid in known

    def _cities(self, before: State, hexes: tuple[int, ...]) -> None:
        """Judge where cities appear, and how many (TC.gm1, TC.gm2)."""
        founded = {city.hex for city in before.progress.founded}
        open_ = {hex_ for hex_ in self.terms.open_in[before.round] if hex_ not in founded}
        assert set(hexes) <= open_
        assert len(set(hexes)) == len(hexes) == min(self.due(before.round), len(open_))
        self.chance[before.round] += len(hexes)

    def due(self, round_: int) -> int:
        """Return how many cities chance is to bring at the end of a round."""
        return self.terms.dealt[round_] + self.state.players * self.terms.dealt_by_players[round_]

    def _races(self, before: State, pairs: tuple[tuple[str, str], ...]) -> None:
        """Judge that no key is used beyond its number, and none of the newest (TC.races1, TC.races2)."""
        labels, founded = self.facts.labels, before.progress.founded
        drawn = Counter(key for pair in pairs for key in pair)
        keys = {labels[city.hex]: city.keys for city in founded}
        assert all(times <= keys[key] for key, times in drawn.items())
        newest = {
            labels[city.hex] for city in founded if city.by == "chance" and city.round == before.round - 1 > 0
        }
        assert not (self.terms.not_the_newest and newest & set(drawn))
        assert all(one != other for one, other in pairs)
