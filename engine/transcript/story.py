"""A game described in a referee's words, chapter by chapter, from its moves and their events."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

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
from engine.messages import Phrase, Saying, count_of, listed, say, together
from engine.transcript.building_text import SPENT, Rest, Works
from engine.transcript.city_text import in_rounds, round_opened
from engine.transcript.draw_text import drawn
from engine.transcript.header import Header, board_of
from engine.transcript.key_chart import chart
from engine.transcript.names import Names, hex_names
from engine.transcript.people import Person, winners
from engine.transcript.post_story import round_heading, round_lines
from engine.transcript.races import RaceTable, declared, rolling_order, taken_back
from engine.turns.chance import CHANCE


@dataclass(frozen=True)
class Chapter:
    """A round of building or a race: its heading, sentences, and every account at its end."""

    heading: Saying
    lines: tuple[Saying, ...]
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


def _win(won: Sequence[str], state: State) -> Saying:
    """Return who won, and with how much."""
    wins: Phrase = "{players} wins with {most}." if len(won) == 1 else "{players} share the win with {most}."
    return Saying(wins, {"players": listed(won), "most": max(fortunes(state).values())})


def _notice(turns: int) -> Saying:
    """Return how long building goes on after notice of its end (E.A8)."""
    if not turns:
        return say("building ends with this turn")
    return count_of(
        turns,
        "building ends when every player has had 1 more turn",
        "building ends when every player has had {n} more turns",
    )


def _building_ended(state: State, names: Names) -> Saying:
    left = [town.hex for index, town in enumerate(state.map_places.towns) if not state.served >> index & 1]
    if not left:
        return say("The Building Stage ends. Every town has a railway.")
    return say(
        "The Building Stage ends. Without a railway: {towns}.",
        towns=tuple(names.hexes[hex_] for hex_ in left),
    )


class StoryWriter:
    """Takes one move after the other, and gives out a chapter when the next begins."""

    def __init__(self, header: Header, game: Game) -> None:
        names = Names(hex_names(board_of(header), game.facts), header.players)
        self._facts = game.facts
        self._names = names
        self._people: tuple[Person, ...] = header.people
        self._players = names.players
        self._state = game.initial_state(len(names.players))
        self._heading = say("The starts")
        self._number = 0
        """Of the race that the chapter at hand is about, else 0."""
        self._lines: list[Saying] = []
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
        if self._facts.rules.builds == "at_once" and not isinstance(played.move, Start):
            self._describe_round(played, before)
            yield from self._taken()
            return
        self._describe_move(played.actor, played.move, before)
        for event in played.events:
            self._describe_event(event)
        if isinstance(played.move, AgreeLine):
            self._end_works()
        if again:
            self._lines.append(
                count_of(again, "A throw was made again.", "A throw was made again {n} times.")
            )
        yield from self._taken()

    def close(self, game: Game) -> Iterator[Chapter]:
        """Yield what is left, and the end if it has come."""
        result = game.result(self._state)
        if result is not None:
            self._begin(say("The end"), self._state)
            won = winners(result.winners, self._people, self._players)
            self._lines += [say("{reason}", reason=result.reason), _win(won, self._state)]
        self._begin(Saying("", {}), self._state)
        yield from self._taken()

    def _taken(self) -> list[Chapter]:
        taken, self._finished = self._finished, []
        return taken

    def _begin(self, heading: Saying, state: State, race: int = 0) -> None:
        """Close the chapter at hand, unless it is empty, with a state's accounts, and begin another.

        ``race`` is the number of the race that it is about, if it is about one.
        """
        self._end_works()
        if self._lines:
            chapter = Chapter(self._heading, tuple(self._lines), tuple(state.accounts))
            self._finished.append(chapter)
        self._heading, self._number, self._lines = heading, race, []

    def _end_works(self, rest: Rest = SPENT) -> None:
        """Say what was built in a turn, and what becomes of the rest of it."""
        if self._works is not None:
            self._lines += filter(None, [self._works.sentence(rest)])
            self._works = None

    def _describe_between(self, told: Saying) -> None:
        """Say what comes between links in a turn, after what was built before it."""
        if self._works is not None:
            self._lines += filter(None, [self._works.sentence(at_end=False)])
            self._works = self._works.next_part()
        self._lines.append(told)

    def _describe_round(self, played: Played, before: State) -> None:
        """Describe what a move brought in a round of written orders."""
        heading = round_heading(played)
        if heading is not None:
            self._begin(heading, before)
        self._lines += round_lines(self._names, played)

    # -- moves -------------------------------------------------------------------------------

    def _describe_move(self, actor: int, move: Move, before: State) -> None:
        """Say of a move what its events do not."""
        names = self._names_for(actor, before)
        match move:
            case Start(hex_):
                self._describe_start(actor, hex_, before)
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
            if before.first is None and self._number != before.drawn + 1:
                self._begin(say("Race {n}", n=before.drawn + 1), before, before.drawn + 1)
            return
        heading, line = round_opened(move, before)
        self._begin(heading, before)
        self._lines += [line] if line is not None else []

    def _describe_start(self, actor: int, hex_: int, before: State) -> None:
        """Describe the choice of a start, or of a second in a building turn."""
        values = {"player": self._names_for(actor, before).players[actor], "place": self._facts.name(hex_)}
        if before.starts[actor] == NOWHERE:
            self._lines.append(say("{player} starts at {place}.", **values))
            return
        self._describe_building(actor, Start(hex_), before)
        price = self._facts.second_starts[hex_].price
        if price:
            told = say("{player} starts a second time at {place} for {price}.", price=price, **values)
        else:
            told = say("{player} starts a second time at {place}.", **values)
        self._describe_between(told)

    def _names_for(self, actor: int, state: State) -> Names:
        """Return the names for describing a move: an imaginary company's says who acts for it (6.C7b)."""
        if actor == CHANCE or actor != third_of(state):
            return self._names
        host = self._people[state.people[in_charge(self._facts, state)]].name
        players = list(self._players)
        players[actor] = say("{company} (for {person})", company=players[actor], person=host)
        return replace(self._names, players=tuple(players))

    def _describe_throw(self, face: int, before: State) -> None:
        """Describe a throw to build with: everybody's (6.A1), or the next player's own (E.A1)."""
        first, round_ = self._players[self._state.leader], self._state.round
        if self._facts.rules.one_throw:
            heading = say(
                "Round {n}: {points} to build with, {player} first", n=round_, points=face, player=first
            )
            self._begin(heading, before)
            return
        if not before.awaits_throw:
            self._begin(say("Round {n}, {player} first", n=round_, player=first), before)
        thrower = self._players[self._state.builders[0]]
        self._lines.append(say("{player} throws {face}.", player=thrower, face=face))

    def _describe_joint(self, actor: int, move: OfferLine | AgreeLine | RefuseLine, before: State) -> None:
        """Describe the offer of a joint line and its answer; what is built follows from the events."""
        name = self._players[actor]
        match move:
            case OfferLine(partner, line):
                way = together((self._names.hexes[hex_] for hex_ in line), " – ")
                other = self._players[partner]
                self._lines.append(
                    say("{player} offers {partner} a joint line {way}.", player=name, partner=other, way=way)
                )
            case RefuseLine():
                self._lines.append(say("{player} refuses the joint line.", player=name))
            case AgreeLine() if before.joint.offer is not None:
                self._works = Works(self._names, *before.joint.offer.players)

    def _describe_building(self, actor: int, move: Work | Done, before: State) -> None:
        """Open the account of a turn with its first link, and close it with its end."""
        heading = say("Extra building after run {n}", n=before.runs)
        if before.stage == "operating" and self._heading != heading:
            self._begin(heading, before)
        paid = say("Round {n}: building for money", n=before.round)
        if before.track_funds == "links" and self._heading != paid:
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
                    say(
                        "{player} buys the ferry {name} for {price}.",
                        player=self._players[player],
                        name=line.name,
                        price=line.price,
                    )
                )
            case Leapt(player, start, end, rival):
                self._describe_between(
                    say(
                        "{player} leaps from {start} to {end} over {rival}'s track.",
                        player=self._players[player],
                        start=self._names.hexes[start],
                        end=self._names.hexes[end],
                        rival=self._players[rival],
                    )
                )
            case Paid() if self._works is not None:
                self._works.pay(event)
            case NoticeGiven(player):
                what = _notice(self._facts.rules.notice_turns)
                notice = say("{player} gives notice: {what}.", player=self._players[player], what=what)
                self._describe_between(notice)
            case BuildingEnded():
                self._end_works()
                self._lines.append(_building_ended(self._state, self._names))
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
        pair = self._state.pair
        if isinstance(event, RunOffered) and pair is not None:
            self._begin(self._heading, self._state, event.race)
            self._name_race(pair, "Race {n}: {start} to {end}")
        elif line is not None:
            self._describe_between(line)

    def _describe_draw(self, event: Event) -> None:
        match event:
            case KeyDrawn() | KeyReplaced() | PairRedrawn():
                self._lines.append(drawn(self._state, event, self._thrown))
            case HeldOver(race):
                pair = next(pair for pair in self._state.held if pair.race == race)
                self._name_race(pair, "Race {n}: {start} to {end}, held over")
                self._lines.append(
                    say("No one can run it yet. It is held over until new track makes it possible.")
                )
                self._describe_keys_left()
            case RunOffered(race) if self._state.pair is not None:
                self._describe_offered(self._state.pair)

    def _describe_keys_left(self) -> None:
        """Say which keys have yet to come up, where they do not come without end (6.B1a, E.C2)."""
        if self._facts.rules.key_uses:
            left = chart(keys_left(self._facts, self._state))
            self._lines.append(say("Keys left: {keys}.", keys=left))

    def _describe_offered(self, pair: Pair) -> None:
        """Say which race is put to the players, and whether it is one that was held over (6.B1e)."""
        if self._number == pair.race:
            self._describe_keys_left()
            self._name_race(pair, "Race {n}: {start} to {end}")
            return
        self._begin(self._heading, self._state, pair.race)
        self._lines.append(say("Race {n} was held over. It is possible now, and is run.", n=pair.race))
        self._name_race(pair, "Race {n}: {start} to {end}, now possible")

    def _name_race(self, pair: Pair, heading: Phrase) -> None:
        """Put the destinations of a race to its heading."""
        start, end = pair.names
        self._heading = Saying(heading, {"n": pair.race, "start": start, "end": end})
