"""What one game comes to, taken down while it is played."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engine.game.events import (
    Bought,
    BuildingEnded,
    HeldOver,
    Laid,
    RaceDecided,
    RaceEntered,
    Reached,
    RunOffered,
)
from engine.game.facts import NOWHERE
from engine.game.moves import Enter, Join, Propose
from engine.game.play import Game, Played, Result
from engine.game.state import Entry
from engine.transcript.entrants import Entrants
from engine.trials.city_figures import CityFigures, CityWatch
from engine.trials.figures import WHOLE_WIN, Measure, Score, together
from engine.trials.special_figures import SpecialWatch
from engine.trials.tally import Length, Races, Tally

Keys = tuple[str, str]
K = TypeVar("K", str, int)
_ANY: Keys = ("", "")
"""In place of the pair of a race between cities, of which each game has others."""
_ENTRIES = (Enter, Propose, Join)


class Watch:
    """Takes in the moves of one game with their events, and gives out its tally."""

    def __init__(self, game: Game, bots: Sequence[str]) -> None:
        self._facts = game.facts
        self._bots = tuple(bots)
        self._moves = self._rounds = 0
        self._figures = CityFigures()
        self._builds = False
        self._starts: Sequence[int] = ()
        self._links: set[int] = set()
        self._reached: dict[int, tuple[int, int]] = {}
        self._pairs: dict[Keys, Races] = {}
        self._waiting: dict[int, Keys] = {}
        self._offered: Keys = ("", "")
        self._entries: dict[int, Entry] = {}
        self._specials = SpecialWatch(game.facts)
        self._state = game.initial_state(len(bots))
        self._entrants = Entrants()
        self._cities = CityWatch(game.facts, self._bots) if game.facts.rules.turn_order == "rounds" else None
        self._order = {key: turn for turn, key in enumerate(game.facts.map_places.destinations)}
        self._notes: dict[type, Callable[[Any], None]] = {
            Laid: self._lay,
            Bought: self._buy,
            Reached: self._reach,
            BuildingEnded: self._end_building,
            HeldOver: self._hold,
            RunOffered: self._offer,
            RaceEntered: self._enter,
            RaceDecided: self._decide,
        }

    def watching(self, game: Game, played: Iterable[Played]) -> Iterator[Played]:
        """Pass the moves of a game on, and take them down."""
        state = self._state
        self._builds = state.stage == "building"
        for each in played:
            # The state may be that after later moves as well: only when all is over is it asked.
            actor, move, events, state = each
            self._moves += 1
            self._state = state
            if isinstance(move, _ENTRIES):
                self._entrants.follow(each)
                self._declare(actor, move)
            if self._cities is not None:
                self._cities.hear(events, state)
            for event in events:
                # Most events are payments: they are passed over at once.
                note = self._notes.get(type(event))
                if note is not None:
                    note(event)
            yield each
        self._starts = tuple(state.starts)
        if self._cities is not None:
            self._figures, self._rounds = self._cities.figures(state), state.round
            # Towns and pairs have other numbers and keys in each game.
            self._reached, self._waiting = {}, {}

    def tally(self, result: Result) -> Tally:
        """Return what the game came to."""
        for keys in self._waiting.values():
            self._add(keys, Races(dropped=1))
        scores = _scores(result)
        run = result.runs - sum(races.unentered for races in self._pairs.values())
        length = Length(Measure.of(self._rounds), Measure.of(run), Measure.of(self._moves))
        reached = self._reached.items()
        return Tally(
            seats=dict(enumerate(scores)),
            bots=_by(self._bots, scores),
            starts=_by(self._starts, scores),
            pairs=self._pairs,
            hexes=Counter(self._hexes()),
            links=Counter(self._links),
            trains=self._specials.trains,
            money=self._specials.money,
            specials=self._specials.uses,
            rounds=Counter((town, round_) for town, (round_, _) in reached),
            firsts=Counter((town, seat) for town, (_, seat) in reached),
            origins=Counter((town, self._starts[seat]) for town, (_, seat) in reached),
            ends=Counter((result.ending.kind,)),
            length=length,
            cities=self._figures,
        )

    # -- building --------------------------------------------------------------------------------

    def _lay(self, laid: Laid) -> None:
        link = self._facts.links[laid.start, laid.end]
        self._links.add(min(link, self._facts.backs[link]))
        self._specials.lay(laid.start, laid.end, self._round)

    def _buy(self, bought: Bought) -> None:
        self._specials.buy(bought.ferry, self._round)

    @property
    def _round(self) -> int:
        """The building round, 0 once building is over."""
        return self._state.round if self._builds else 0

    def _hexes(self) -> set[int]:
        return {end // 6 for link in self._links for end in (link, self._facts.backs[link])}

    def _reach(self, reached: Reached) -> None:
        """Note a town's first railway, and the building round, 0 once building is over."""
        self._reached[reached.town] = (reached.round if self._builds else 0, reached.player)

    def _end_building(self, ended: BuildingEnded) -> None:
        self._rounds, self._builds = ended.rounds, False

    # -- races -----------------------------------------------------------------------------------

    def _declare(self, player: int, move: Enter | Propose | Join) -> None:
        """Note the entry that a company declares; partners have one together."""
        if isinstance(move, Join):
            self._entries[player] = self._entries[move.proposer]
        else:
            partner = move.partner if isinstance(move, Propose) else NOWHERE
            self._entries[player] = Entry(player, move.route, move.pay, partner)

    def _hold(self, held: HeldOver) -> None:
        keys = self._pair(held.keys)
        if held.race not in self._waiting:  # By post a run may be held over again.
            self._add(keys, Races(held=1))
        self._waiting[held.race] = keys

    def _offer(self, offered: RunOffered) -> None:
        self._entrants.hear(offered)
        self._waiting.pop(offered.race, None)
        self._offered, self._entries = self._pair(offered.keys), {}

    def _enter(self, entered: RaceEntered) -> None:
        """Note the entries of a race that were written."""
        self._entrants.hear(entered)
        self._entries = {player: entry for entry in entered.entries for player in entry.players}

    def _decide(self, race: RaceDecided) -> None:
        self._add(self._offered, self._decided(self._entrants.of(race)))

    def _decided(self, ran: set[int]) -> Races:
        """Return a race that is over, with those who ran it."""
        if not ran:
            return Races(unentered=1)
        entries = {self._entries[player] for player in ran}
        self._specials.run(entries, self._state)
        length = min(len(entry.route) - 1 for entry in entries)
        return Races(run=1, length=Measure.of(length), entrants=Measure.of(len(ran)))

    def _pair(self, keys: Keys) -> Keys:
        """Return a pair's keys in the scheme's order: which came first does not matter."""
        if self._cities is not None:
            return _ANY
        one, other = sorted(keys, key=self._order.__getitem__)
        return one, other

    def _add(self, keys: Keys, races: Races) -> None:
        self._pairs[keys] = self._pairs.get(keys, Races()) + races


def _scores(result: Result) -> list[Score]:
    share = WHOLE_WIN // len(result.winners)
    scores = [Score(0, Measure.of(points)) for points in result.accounts]
    for winner in result.winners:
        scores[winner] = replace(scores[winner], wins=share)
    return scores


def _by(names: Sequence[K], scores: Sequence[Score]) -> dict[K, Score]:
    """Return scores by a name each seat has; those of the same name are added."""
    return together({name: score} for name, score in zip(names, scores, strict=True))
