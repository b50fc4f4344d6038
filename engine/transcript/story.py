"""A game described in a referee's words, chapter by chapter, from its moves and their events."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.game.chance import CHANCE
from engine.game.events import (
    FOR_ROUTES,
    Bought,
    BuildingEnded,
    Event,
    HeldOver,
    KeyDrawn,
    KeyReplaced,
    Laid,
    Leapt,
    NoticeGiven,
    Paid,
    PairRedrawn,
    RaceDecided,
    Reason,
    RunOffered,
    TakenBack,
    TrainsStarted,
)
from engine.game.facts import NOWHERE
from engine.game.keys import keys_left
from engine.game.moves import (
    AgreeLine,
    DealCities,
    Decline,
    Done,
    Enter,
    Join,
    Move,
    OfferLine,
    Propose,
    RefuseLine,
    Roll,
    RollKey,
    RollTrain,
    SetRaces,
    Start,
    ThrowDice,
    TurnCard,
    Work,
)
from engine.game.people import fortunes, in_charge, third_of
from engine.game.play import Game, Played
from engine.game.state import Pair, State
from engine.transcript.building_text import SPENT, Rest, Works
from engine.transcript.city_text import in_rounds, round_opened
from engine.transcript.header import Header, board_of
from engine.transcript.key_chart import chart
from engine.transcript.names import Names, hex_names
from engine.transcript.people import Person, winners
from engine.transcript.races import RaceTable, declared, rolling_order, taken_back


@dataclass(frozen=True)
class Chapter:
    """A round of building or a race: its heading, sentences, and every account at its end."""

    heading: str
    lines: tuple[str, ...]
    accounts: tuple[int, ...]


def story(
    header: Header, game: Game, played: Iterable[Played], again: Mapping[int, int] = MappingProxyType({})
) -> Iterator[Chapter]:
    """Yield the chapters of a game as it goes on, and at its end why it ended and who won.

    ``again`` is how often throws were made again, by how many moves come before each.
    """
    writer = StoryWriter(header, game)
    for place, each in enumerate(played):
        yield from writer.add(each, again.get(place, 0))
    yield from writer.close(game)


class StoryWriter:
    """Takes one move after the other, and gives out a chapter when the next begins."""

    def __init__(self, header: Header, game: Game) -> None:
        names = Names(hex_names(board_of(header), game.facts), header.players)
        self._facts = game.facts
        self._names = names
        self._people: tuple[Person, ...] = header.people
        self._players = names.players
        self._state = game.initial_state(len(names.players))
        self._heading = "The starts"
        self._lines: list[str] = []
        self._finished: list[Chapter] = []
        self._works: Works | None = None
        self._race = RaceTable(names.players)
        self._thrown = ""

    @property
    def at_hand(self) -> Chapter:
        """The chapter that is not over yet, as far as it goes."""
        return Chapter(self._heading, tuple(self._lines), tuple(self._state.accounts))

    def add(self, played: Played, again: int = 0) -> Iterator[Chapter]:
        """Take in a move; yield the chapters it ended.

        ``again`` is how many throws it replaces.
        """
        before, self._state = self._state, played.state
        self._describe_move(played.actor, played.move, before)
        for event in played.events:
            self._describe_event(event)
        if isinstance(played.move, AgreeLine):
            self._end_works()
        if again:
            times = f" {again} times" if again > 1 else ""
            self._lines.append(f"A throw was made again{times}.")
        yield from self._taken()

    def close(self, game: Game) -> Iterator[Chapter]:
        """Yield what is left, and the end if it has come."""
        result = game.result(self._state)
        if result is not None:
            self._begin("The end", self._state)
            won = winners(result.winners, self._people, self._players)
            verb = "wins" if len(won) == 1 else "share the win"
            most = max(fortunes(self._state).values())
            self._lines += [result.reason, f"{' and '.join(won)} {verb} with {most}."]
        self._begin("", self._state)
        yield from self._taken()

    def _taken(self) -> list[Chapter]:
        taken, self._finished = self._finished, []
        return taken

    def _begin(self, heading: str, state: State) -> None:
        """Close the chapter at hand, unless it is empty, with a state's accounts, and begin another."""
        self._end_works()
        if self._lines:
            chapter = Chapter(self._heading, tuple(self._lines), tuple(state.accounts))
            self._finished.append(chapter)
        self._heading, self._lines = heading, []

    def _end_works(self, rest: Rest = SPENT) -> None:
        """Say what was built in a turn, and what becomes of the rest of it."""
        if self._works is not None:
            self._lines += filter(None, [self._works.sentence(rest)])
            self._works = None

    def _describe_between(self, told: str) -> None:
        """Say what comes between links in a turn, after what was built before it."""
        if self._works is not None:
            self._lines += filter(None, [self._works.sentence(at_end=False)])
            self._works = self._works.next_part()
        self._lines.append(told)

    # -- moves -------------------------------------------------------------------------------

    def _describe_move(self, actor: int, move: Move, before: State) -> None:
        """Say of a move what its events do not."""
        names = self._names_for(actor, before)
        match move:
            case Start(hex_) if before.starts[actor] != NOWHERE:
                self._describe_building(actor, move, before)
                price = self._facts.second_starts[hex_].price
                told = f"{names.players[actor]} starts a second time at {self._facts.name(hex_)}"
                self._describe_between(told + (f" for {price}." if price else "."))
            case Start(hex_):
                self._lines.append(f"{names.players[actor]} starts at {self._facts.name(hex_)}.")
            case Roll(face):
                self._describe_throw(face, before)
            case Enter() | Propose() | Join() | Decline():
                self._race.follow(actor, move)
                self._lines.append(declared(self._facts, names, before, actor, move))
            case RollTrain(face):
                self._race.roll(before.trains[before.rolling].player, face)
            case OfferLine() | AgreeLine() | RefuseLine():
                self._describe_joint(actor, move, before)
            case _ if isinstance(move, Work | Done):
                self._describe_building(actor, move, before)
            case RollKey() | TurnCard() | ThrowDice() | DealCities() | SetRaces():
                self._describe_drawing(move, before)

    def _describe_drawing(
        self, move: RollKey | TurnCard | ThrowDice | DealCities | SetRaces, before: State
    ) -> None:
        """Begin the chapter of a race that is drawn, or of what chance brings for a round (TC.gm1)."""
        if isinstance(move, RollKey | TurnCard):
            self._thrown = "".join(map(str, move.faces)) if isinstance(move, RollKey) else ""
            heading = f"Race {before.drawn + 1}"
            if before.first is None and self._heading != heading:
                self._begin(heading, before)
            return
        heading, line = round_opened(move, before)
        self._begin(heading, before)
        self._lines += filter(None, [line])

    def _names_for(self, actor: int, state: State) -> Names:
        """Return the names for describing a move: an imaginary company's says who acts for it (6.C7b)."""
        if actor == CHANCE or actor != third_of(state):
            return self._names
        host = self._people[state.people[in_charge(self._facts, state)]].name
        players = list(self._players)
        players[actor] += f" (for {host})"
        return replace(self._names, players=tuple(players))

    def _describe_throw(self, face: int, before: State) -> None:
        """Describe a throw to build with: everybody's (6.A1), or the next player's own (E.A1)."""
        first, round_ = self._players[self._state.leader], f"Round {self._state.round}"
        if self._facts.rules.one_throw:
            self._begin(f"{round_}: {face} to build with, {first} first", before)
            return
        if not before.awaits_throw:
            self._begin(f"{round_}, {first} first", before)
        self._lines.append(f"{self._players[self._state.builders[0]]} throws {face}.")

    def _describe_joint(self, actor: int, move: OfferLine | AgreeLine | RefuseLine, before: State) -> None:
        """Describe the offer of a joint line and its answer; what is built follows from the events."""
        name = self._players[actor]
        match move:
            case OfferLine(partner, line):
                way = " – ".join(self._names.hexes[hex_] for hex_ in line)
                self._lines.append(f"{name} offers {self._players[partner]} a joint line {way}.")
            case RefuseLine():
                self._lines.append(f"{name} refuses the joint line.")
            case AgreeLine() if before.joint.offer is not None:
                self._works = Works(self._names, *before.joint.offer.players)

    def _describe_building(self, actor: int, move: Work | Done, before: State) -> None:
        """Open the account of a turn with its first link, and close it with its end."""
        heading = f"Extra building after run {before.runs}"
        if before.stage == "operating" and self._heading != heading:
            self._begin(heading, before)
        elif before.track_funds == "links" and self._heading != (paid := f"Round {before.round}: for money"):
            self._begin(paid, before)
        if self._works is None:
            self._works = Works(self._names_for(actor, before), actor)
        if isinstance(move, Done):
            lapsing = before.points - move.save if before.track_funds == "allowance" else 0
            self._end_works(Rest(move.save, before.saved[actor] + move.save, lapsing))

    # -- events ------------------------------------------------------------------------------

    def _describe_event(self, event: Event) -> None:
        match event:
            case Laid() if self._works is not None:
                self._works.lay(event)
            case Bought(player, ferry):
                line = self._facts.ferries[ferry]
                self._describe_between(
                    f"{self._players[player]} buys the ferry {line.name} for {line.price}."
                )
            case Leapt(player, start, end, rival):
                ends = f"from {self._names.hexes[start]} to {self._names.hexes[end]}"
                over = self._players[rival]
                self._describe_between(f"{self._players[player]} leaps {ends} over {over}'s track.")
            case Paid() if self._works is not None:
                self._works.pay(event)
            case NoticeGiven(player):
                self._describe_between(f"{self._players[player]} gives notice: {self._notice()}.")
            case BuildingEnded():
                self._end_works()
                self._lines.append(f"The Building Stage ends: {self._unserved()}.")
            case _:
                self._describe_race(event)

    def _describe_race(self, event: Event) -> None:
        match event:
            case Paid() if event.purpose.reason is Reason.PRIZE:
                self._race.win(event.payee, event.amount)
            case Paid() if event.purpose.reason in FOR_ROUTES:
                self._race.pay(event)
            case TakenBack():
                self._race.take_back(event.player)
                self._lines.append(taken_back(self._players, event))
            case TrainsStarted():
                self._lines += self._race.shares()
                self._race.start(self._state.trains)
                self._lines.append(rolling_order(self._names, self._state))
            case RaceDecided():
                self._lines += self._race.sentences(event.places)
                self._race = RaceTable(self._players)
            case _ if self._facts.rules.turn_order == "rounds":
                self._describe_in_rounds(event)
            case _:
                self._describe_draw(event)

    def _describe_in_rounds(self, event: Event) -> None:
        """Describe what comes about where each round has races and building (TC.rounds)."""
        line = in_rounds(self._facts, self._state, self._players, event)
        if isinstance(event, RunOffered) and self._state.pair is not None:
            self._begin(f"Race {event.race}", self._state)
            self._name_race(self._state.pair)
        elif line:
            self._describe_between(line)

    def _notice(self) -> str:
        """Return how long building goes on after notice of its end (E.A8)."""
        turns = self._facts.rules.notice_turns
        if not turns:
            return "building ends with this turn"
        return f"building ends when every player has had {turns} more turn{'s' if turns > 1 else ''}"

    def _unserved(self) -> str:
        served = self._state.served
        left = [
            town.hex for index, town in enumerate(self._state.map_places.towns) if not served >> index & 1
        ]
        if not left:
            return "every town has a railway"
        return f"without a railway {', '.join(self._names.hexes[hex_] for hex_ in left)}"

    def _describe_draw(self, event: Event) -> None:
        match event:
            case KeyDrawn(key=key):
                told = f"Key {key}: {self._state.map_places.destinations[key].name}"
                passed = f", replacing {self._thrown}" if self._thrown not in ("", key) else ""
                self._lines.append(f"{told}{passed}.")
            case KeyReplaced(key=key):
                name = self._state.map_places.destinations[key].name
                self._lines.append(f"{name} is too near; key {key} goes back.")
            case PairRedrawn(keys=keys, too_short=too_short):
                one, other = (self._state.map_places.destinations[key].name for key in keys)
                why = f"{one} and {other} are too near" if too_short else f"No one can run {one} to {other}"
                self._lines.append(f"{why}; both are drawn again.")
            case HeldOver(race):
                self._name_race(next(pair for pair in self._state.held if pair.race == race))
                self._lines.append("No one can run it yet, so it is held over.")
                self._describe_keys_left()
            case RunOffered(race) if self._state.pair is not None:
                if self._heading.partition(":")[0] == f"Race {race}":
                    self._describe_keys_left()
                else:
                    self._begin(f"Race {race}", self._state)
                    self._lines.append("It was held over and is now possible.")
                self._name_race(self._state.pair)

    def _describe_keys_left(self) -> None:
        """Say which keys have yet to come up, where they do not come without end (6.B1a, E.C2)."""
        if self._facts.rules.key_uses:
            left = chart(keys_left(self._facts, self._state))
            self._lines.append(f"Keys left: {left}.")

    def _name_race(self, pair: Pair) -> None:
        """Put the destinations of a race to its heading."""
        self._heading = f"Race {pair.race}: {pair.names[0]} to {pair.names[1]}"
