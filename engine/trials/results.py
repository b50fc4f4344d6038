"""What a trial says, line by line and by name: of seats, bots and starts, keys and pairs, towns and hexes."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

from engine.board.document import Board
from engine.boardfile.reading import parse_board
from engine.game.facts import Facts
from engine.messages import Phrase, say
from engine.transcript.names import hex_names
from engine.trials.figures import Measure, Score, together
from engine.trials.special_figures import PARTS, Special, Use, specials_of
from engine.trials.tally import Races, Tally
from engine.trials.trial import Trial

V = TypeVar("V")


class ScoreLine(NamedTuple):
    """How a seat, a bot or a start came off; the label of the start's hex, else nothing."""

    name: str
    score: Score
    label: str = ""


class RaceLine(NamedTuple):
    """What became of the races of a key or a pair: the keys, the names of the places, their hexes' labels."""

    keys: tuple[str, ...]
    names: tuple[str, ...]
    races: Races
    labels: tuple[str, ...]


class TownLine(NamedTuple):
    """When a town got its first railway: in which building rounds, in how many games only later, or never.

    ``seats`` and ``starts`` count whose it was, a start by the name of its town.
    """

    name: str
    label: str
    rounds: Measure
    later: int
    never: int
    seats: Mapping[int, int]
    starts: Mapping[str, int]


class SpecialLine(NamedTuple):
    """What became of a ferry, a crossing or a permitted build: its name, kind, hexes' labels, and use."""

    name: str
    kind: Phrase
    labels: tuple[str, ...]
    use: Use


class LinkLine(NamedTuple):
    """In how many games a link was built, and the labels of its hexes."""

    labels: tuple[str, str]
    games: int


class Heat(NamedTuple):
    """Shares from 0 to 1 of links by their hexes' labels, and what the whole is: so much a game."""

    links: Mapping[tuple[str, str], float]
    most: float


@dataclass(frozen=True)
class Results:
    """A trial and what its games came to; ``asked`` is how many were to be played."""

    trial: Trial
    tally: Tally
    asked: int

    @property
    def facts(self) -> Facts:
        """The facts of the board that was played."""
        return self.trial.game.facts

    @cached_property
    def kinds(self) -> "Mapping[str, Results]":
        """What the games of each kind of bot came to, where these take turns; else nothing."""
        return {
            kind: Results(self.trial.of_kind(kind), self.tally.kinds.get(kind, Tally()), self.asked)
            for kind in self.trial.kinds
        }

    def by_kind(self, lines: "Lines") -> Iterator[tuple[ScoreLine, Mapping[str, Score]]]:
        """Yield each of some lines with its score in the games of every kind of bot.

        Where none take turns there is one kind, without a name.
        """
        found = {kind: {line[::2]: line.score for line in lines(each)} for kind, each in self.kinds.items()}
        for line in lines(self):
            scores = {kind: scores.get(line[::2], Score()) for kind, scores in found.items()}
            yield line, scores or {"": line.score}

    @cached_property
    def board(self) -> Board:
        """The board that was played."""
        board = parse_board(self.trial.board, "the board of the trial").board
        assert board is not None
        return board

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What to call each hex."""
        return hex_names(self.board, self.facts)

    @property
    def by_rounds(self) -> bool:
        """Whether the games go by rounds, with cities that appear (TC)."""
        return self.facts.rules.turn_order == "rounds"

    @property
    def fair(self) -> float:
        """The share of games each seat wins when all are alike."""
        return 1 / len(self.trial.bots)

    @property
    def seats(self) -> tuple[ScoreLine, ...]:
        """Every seat in its order."""
        return tuple(
            ScoreLine(say("Seat {seat}", seat=seat + 1), score) for seat, score in _sorted(self.tally.seats)
        )

    @property
    def bots(self) -> tuple[ScoreLine, ...]:
        """Every kind of bot in the order they were named."""
        return tuple(ScoreLine(say(bot), self.tally.bots.get(bot, Score())) for bot in self.trial.names)

    @property
    def is_mixed(self) -> bool:
        """Whether several kinds of bots play in one game."""
        return any(len(each.trial.names) > 1 for each in self.kinds.values() or (self,))

    @property
    def starts(self) -> tuple[ScoreLine, ...]:
        """Every start of the board in its order, those no one chose too."""
        labels, scores = self.facts.labels, self.tally.starts
        return tuple(
            ScoreLine(self.names[hex_], scores.get(hex_, Score()), labels[hex_])
            for hex_ in dict.fromkeys((*self.facts.starts, *sorted(scores)))
        )

    @cached_property
    def keys(self) -> tuple[RaceLine, ...]:
        """Every key of the board in the scheme's order; a race counts for both of its keys."""
        found = together({key: races} for keys, races in self.tally.pairs.items() for key in set(keys))
        return tuple(
            self._race((key,), found.get(key, Races())) for key in self.facts.map_places.destinations
        )

    @cached_property
    def pairs(self) -> tuple[RaceLine, ...]:
        """Every pair that was drawn, in the scheme's order."""
        order = {key: turn for turn, key in enumerate(self.facts.map_places.destinations)}
        known = ((keys, races) for keys, races in self.tally.pairs.items() if set(keys) <= order.keys())
        drawn = sorted(known, key=lambda item: [order[key] for key in item[0]])
        return tuple(self._race(keys, races) for keys, races in drawn)

    def _race(self, keys: tuple[str, ...], races: Races) -> RaceLine:
        places = [self.facts.map_places.destinations[key] for key in keys]
        labels = tuple(self.facts.labels[hex_] for place in places for hex_ in place.hexes)
        return RaceLine(keys, tuple(place.name for place in places), races, labels)

    @cached_property
    def towns(self) -> tuple[TownLine, ...]:
        """Every town in the board's order."""
        return tuple(self._town(town) for town in range(len(self.facts.map_places.towns)))

    def _town(self, town: int) -> TownLine:
        tally, hex_ = self.tally, self.facts.map_places.towns[town].hex
        rounds = _of(tally.rounds.items(), town)
        later = rounds.pop(0, 0)
        starts: Counter[str] = Counter()
        for start, times in _of(tally.origins.items(), town).items():
            starts[self.names[start]] += times
        return TownLine(
            self.names[hex_],
            self.facts.labels[hex_],
            Measure.counted(rounds),
            later,
            tally.games - later - rounds.total(),
            dict(_sorted(_of(tally.firsts.items(), town))),
            dict(sorted(starts.items(), key=lambda start: (-start[1], start[0]))),
        )

    @cached_property
    def ground(self) -> tuple[int, ...]:
        """The hexes some link may be laid from, by their numbers."""
        costs = self.facts.costs
        return tuple(hex_ for hex_ in range(self.facts.hexes) if any(costs[6 * hex_ : 6 * hex_ + 6]))

    @property
    def unbuilt(self) -> tuple[str, ...]:
        """The labels of the hexes that could be built in and never were."""
        return tuple(self.facts.labels[hex_] for hex_ in self.ground if not self.tally.hexes[hex_])

    @cached_property
    def specials(self) -> tuple[SpecialLine, ...]:
        """Every ferry, crossing and permitted build, in the board's order."""
        return tuple(
            SpecialLine(self._name_of(special), special.kind, labels, self.tally.specials.get(special, Use()))
            for special in specials_of(self.facts)
            for labels in [self._labels_of(special)]
        )

    def _labels_of(self, special: Special) -> tuple[str, ...]:
        """Return the labels of its hexes; of a ferry those of its ports."""
        labels = self.facts.labels
        return tuple(labels[hex_] for hex_ in special.hexes if hex_ < self.facts.hexes)

    def _name_of(self, special: Special) -> str:
        if special.kind != "permitted build":
            return special.name
        labels = self._labels_of(special)
        return say("{country} {first}–{last}", country=special.name, first=labels[0], last=labels[-1])

    @property
    def trains(self) -> Heat:
        """The trains on each link in races."""
        return self._heat(self.tally.trains, 1)

    @property
    def money(self) -> Heat:
        """The points that trains paid to others on each link."""
        return self._heat(self.tally.money, PARTS)

    def _heat(self, counts: Mapping[int, int], parts: int) -> Heat:
        most = max(counts.values(), default=0)
        labels, neighbours = self.facts.labels, self.facts.neighbours
        links = {(labels[link // 6], labels[neighbours[link]]): n / most for link, n in counts.items() if n}
        return Heat(links, most / parts / max(1, self.tally.games))

    @cached_property
    def links(self) -> tuple[LinkLine, ...]:
        """Every link that was built, the one in most games first, then in the board's order."""
        labels, neighbours = self.facts.labels, self.facts.neighbours
        busiest = sorted(self.tally.links.items(), key=lambda item: (-item[1], item[0]))
        return tuple(
            LinkLine((labels[link // 6], labels[neighbours[link]]), times) for link, times in busiest
        )


Lines = Callable[[Results], Sequence[ScoreLine]]
"""The lines of results that are compared with each other: those of seats, or of starts."""


def _of(counts: Iterable[tuple[tuple[int, int], int]], town: int) -> Counter[int]:
    """Return the counts of one town by what else they are counted by."""
    return Counter({what: times for (which, what), times in counts if which == town})


def _sorted(mapping: Mapping[int, V]) -> list[tuple[int, V]]:
    return sorted(mapping.items(), key=lambda item: item[0])
