"""Random games on random boards by all editions, each move of them reckoned again by referees."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.board.document import Board
from engine.boardfile.writing import write_board
from engine.game.compiling import facts_of
from engine.game.events import (
    Bought,
    Event,
    HeldOver,
    KeyDrawn,
    Laid,
    Leapt,
    NoticeGiven,
    Paid,
    PairRedrawn,
    RaceDecided,
)
from engine.game.moves import Done, Enter, Join, Lay, Move, Roll, RollKey, RollTrain
from engine.game.people import fortunes
from engine.game.play import Game, Played
from engine.game.state import NO_PERSON, State
from engine.rulesets.overrides import field_names
from engine.transcript.header import Header
from engine.transcript.people import Person
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.writing import transcript_lines
from engine.turns.illegal import IllegalMove
from engine.turns.play import run
from tests.engine.game.checker import check_money, check_moves, check_track, snapshot
from tests.engine.game.lottery import Lottery
from tests.engine.game.racecourse import Racecourse
from tests.engine.game.random_boards import OPTIONS, random_board
from tests.engine.game.referee import Referee
from tests.engine.game.surveyor import Surveyor
from tests.engine.game.test_early import Partner
from tests.engine.game.test_together import Sociable

ALWAYS = {"races", "unserved_towns"}
"""The fields that every random board sets."""
BY_POST = {
    *("builds", "build_rounds", "build_rolls", "rolls_thrown", "ones_again", "ones_counted", "rolls_again"),
    *("rolls_again_below", "clock", "same_round_half", "most_received", "interest_percent"),
    *("interest_last_round", "race_rounds", "race_table", "entry_limit", "held_over", "held_over_times"),
    *("extra_by_round", "extra_unit", "exchange_over_round"),
    *("turn_order", "track_abroad"),
}
"""The fields of play by post, which has random rounds of its own."""
BATCHES, GAMES = 2, 16
ALL = 10_000
"""More moves than are ever legal."""
OFTEN = (Laid, Bought, Leapt, NoticeGiven, PairRedrawn, HeldOver, RaceDecided)
"""What comes about in any of the batches, but for one of them at the most."""
PEOPLE: tuple[tuple[Person, ...], ...] = (
    (),
    (),
    (Person("Ann", ("Red", "Green")), Person("Bob", ("Blue", "Yellow"))),
    (Person("Ann", ("Red",)), Person("Bob", ("Blue",))),
)
"""Everybody for themselves, two companies each, and two with an imaginary third (6.C7)."""
SEATS = {(): 0, PEOPLE[2]: 4, PEOPLE[3]: 3}


class Anybody(Partner, Sociable):
    """A player who makes any legal move, and offers joint lines, joint runs and exchanges."""


class Table:
    """A random game: its board, its people, and what all of it comes from."""

    def __init__(self, seed: int) -> None:
        self.random = Random(f"table {seed}")
        rules = self.random.choice(("sixth", "sixth", "early", "tournament"))
        self.board: Board = random_board(self.random, rules)
        people = self.random.choice(PEOPLE)
        seats = SEATS[people] or self.random.randrange(2, 5)
        names = ("Red", "Blue", "Green", "Yellow")[:seats]
        self.header = Header(
            write_board(self.board), "", "", rules, names, ("any",) * seats, seed, "0.1.0", people
        )
        who = {company: turn for turn, person in enumerate(people) for company in person.companies}
        self.game = Game(
            facts_of(self.board), people=tuple(who.get(name, NO_PERSON) for name in names) if people else ()
        )

    def played(self) -> Iterator[Played]:
        """Play the game."""
        return run(self.game, [Anybody()] * len(self.header.players), self.random)


def test_every_field_of_a_rule_set_is_set_otherwise_on_some_board() -> None:
    assert {*OPTIONS} | ALWAYS | BY_POST == {*field_names()}
    assert {*OPTIONS} & (ALWAYS | BY_POST) == set()


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_referees_are_content_with_every_move_of_random_games(batch: int) -> None:
    events: Counter[type[Event]] = Counter()
    rules: Counter[str] = Counter()
    for seed in range(batch * GAMES, (batch + 1) * GAMES):
        for event in judged(Table(seed), seed):
            events[type(event)] += 1
            if isinstance(event, Paid):
                rules[event.rule] += 1
    seldom = {kind for kind in OFTEN if not events[kind]}
    assert len(seldom) <= 1
    assert {"6.A4", "E.A6", "6.A5a", "6.A5b", "6.B2", "E.B4", "6.B5", "E.B6", "6.C1b"} <= set(rules)


def judged(table: Table, seed: int) -> list[Event]:
    """Play a random game, have every move of it judged, and return all that came of them."""
    game, brought, turns = table.game, list[Event](), list[Played]()
    judges = (
        Referee(table.board, game.facts),
        Lottery(table.board, game.facts),
        Racecourse(table.board, game.facts),
    )
    surveyor, random = Surveyor(table.board, game.facts), Random(f"looks {seed}")
    state = game.initial_state(len(table.header.players))
    for turn in table.played():
        check_money(state, turn.events, turn.state)
        for judge in judges:
            judge.judge(state, turn)
        check_moves(game, state, random, most=ALL if random.random() < 0.05 else 2)
        check_track(game.facts, turn.state)
        check_spoilt(game, state, turn.move)
        if isinstance(turn.move, Lay | Done) and random.random() < 0.1:
            listed = {move for move in game.legal_moves(state) if isinstance(move, Lay)}
            assert listed == surveyor.open(state, turn.actor)
        brought += turn.events
        turns.append(turn)
        state = turn.state
        if not game.facts.rules.debt:
            assert min(state.accounts) >= 0
    check_end(game, state)
    if not seed % 5:
        check_replay(table, turns)
    return brought


def check_end(game: Game, state: State) -> None:
    """The richest have won, and every race drawn was run or held over."""
    result = game.result(state)
    assert result is not None
    sums = fortunes(state)
    assert {state.people[seat] for seat in result.winners} == {
        who for who in sums if sums[who] == max(sums.values())
    }
    assert result.runs + len(state.held) == state.drawn
    assert result.accounts == tuple(state.accounts)


def check_replay(table: Table, turns: list[Played]) -> None:
    """The transcript, read and replayed, is the same byte for byte."""
    text = "".join(transcript_lines(table.header, table.game, turns))
    transcript = parse_transcript(text)
    assert "".join(transcript_lines(transcript.header, transcript.game, replay(transcript))) == text


def check_spoilt(game: Game, state: State, move: Move) -> None:
    """A move that was spoilt is refused by its rule, and changes nothing."""
    before = snapshot(state)
    for spoilt, rules in spoilings(game, state, move):
        with pytest.raises(IllegalMove) as refused:
            game.apply(state, spoilt)
        assert refused.value.rule in {game.facts.rules.cited(rule) for rule in rules}
    assert snapshot(state) == before


def spoilings(game: Game, state: State, move: Move) -> Iterator[tuple[Move, tuple[str, ...]]]:
    """Yield what is wrong with a move in one thing, and the rules it may be refused by."""
    facts = game.facts
    match move:
        case Lay(start, end):
            yield Lay(start, start), ("6.A3",)
            yield Lay(start, facts.hexes), ("6.A3",)
            far = next(hex_ for hex_ in range(facts.hexes) if facts.link(end, hex_) < 0 and hex_ != end)
            yield Lay(end, far), ("6.A3",)
        case Done():
            yield Done(state.points + 1), ("6.A6", "6.B6")
            yield Done(-1), ("6.A6", "6.B6")
        case Enter(route, pay):
            for seat in range(state.players):
                more = tuple(amount + (one == seat) for one, amount in enumerate(pay))
                yield Enter(route, more), ("6.B2", "6.C1c")
            yield Enter(route, pay[1:]), ("6.B2",)
            assert state.pair is not None
            if route[-2] not in state.pair.goals:
                yield Enter(route[:-1], pay), ("6.B2",)
            gaps = [
                turn
                for turn in range(1, len(route) - 1)
                if not _touch(game, route[turn - 1], route[turn + 1])
            ]
            yield from ((Enter((*route[:gap], *route[gap + 1 :]), pay), ("6.B2",)) for gap in gaps[:2])
        case Roll():
            yield Roll(0), ("6.A1",)
            yield Roll(7), ("6.A1",)
        case RollTrain():
            yield RollTrain(7), ("6.B5",)
        case RollKey(faces):
            yield RollKey((*faces, 1)), ("6.B1",)
            yield RollKey((7, *faces[1:])), ("6.B1",)


def _touch(game: Game, one: int, other: int) -> bool:
    """Return whether two hexes of a route may be neighbours, or the same."""
    ashore = game.facts.hexes
    return one == other or max(one, other) >= ashore or game.facts.link(one, other) >= 0


JUDGED: dict[str, tuple[type[Move], ...]] = {
    "building": (Lay,),
    "draws": (RollKey,),
    "races": (Enter, Join, RollTrain),
    "places": (RollTrain,),
}
"""The moves of which a referee is told something wrong."""


@pytest.mark.parametrize("what", JUDGED)
def test_the_referees_notice_what_is_wrong(what: str) -> None:
    """A point too many, another key than the dice found, and places the other way round."""
    noticed = 0
    for seed in range(12):
        table = Table(seed)
        judges: dict[str, Referee | Lottery | Racecourse] = {
            "building": Referee(table.board, table.game.facts),
            "draws": Lottery(table.board, table.game.facts),
        }
        judge = judges.get(what, Racecourse(table.board, table.game.facts))
        state = table.game.initial_state(len(table.header.players))
        for turn in table.played():
            changed = turn._replace(events=tuple(falsified(event, what) for event in turn.events))
            if changed != turn and isinstance(turn.move, JUDGED[what]):
                with pytest.raises(AssertionError):
                    judge.judge(state, changed)
                noticed += 1
                break
            judge.judge(state, turn)
            state = turn.state
    assert noticed >= 3


def falsified(event: Event, what: str) -> Event:
    """Return an event as it was not, where it is one that a referee judges."""
    if isinstance(event, Paid) and what in {"building", "races"}:
        return event._replace(amount=event.amount + 1)
    if isinstance(event, KeyDrawn) and what == "draws":
        return event._replace(key="none")
    if isinstance(event, RaceDecided) and what == "places":
        return event._replace(places=event.places[::-1])
    return event
