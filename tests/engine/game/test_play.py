"""Whole games: a checker at every state, and the same game from the same seed."""

from collections import Counter
from collections.abc import Iterable
from itertools import cycle
from random import Random

import pytest

from engine.board.rules import Plain
from engine.game.compiling import facts_of
from engine.game.endings import Kind
from engine.game.events import (
    BANK,
    Bought,
    BuildingEnded,
    Event,
    HeldOver,
    Laid,
    Leapt,
    Paid,
    RaceDecided,
    RunOffered,
)
from engine.game.moves import Done, Lay, Move, Roll, RollTrain, Start
from engine.game.play import Applied, Game, Played, UnplayableBoard
from engine.game.routes.runs import can_be_run
from engine.game.state import Pair, StageOfPlay, State, new_state
from engine.turns.chance import CHANCE, Outcome, Outcomes
from engine.turns.illegal import IllegalMove
from engine.turns.play import run
from tests.engine.game.boards import board_of, ferried, hexes_of, position, ruled, vale
from tests.engine.game.checker import AnyMove, check_money, check_moves, check_track, snapshot
from tests.shipped import shipped

VARIATIONS: dict[str, tuple[tuple[str, Plain], ...]] = {
    "as it is": (),
    "three towns left": (("unserved_towns", 3), ("min_run", 2)),
    "longer and dearer": (("min_run", 6), ("hill_delay", "from_open"), ("bonus_in_operating", True)),
    "no debt": (("debt", False), ("start_money", 4)),
    "leapfrog": (("leaps_over_one", 2),),
    "leapfrog of another length": (
        ("leaps_over_one", 3),
        ("leaps", 4),
        ("leap_hexes", 2),
        ("leap_toll", "hexes"),
    ),
    "trains turn round": (("routes_turn", True), ("most_to_one", 5)),
    "bus boss": (("scoring", "bus boss"),),
    "rivals' track is free": (("toll", 0), ("min_run", 0)),
    "otherwise": (
        ("save_from", 0),
        ("toll", 2),
        ("extra_every", 1),
        ("races", 5),
    ),
}


def game_of(*override: tuple[str, Plain], keys: str = "dice-36") -> Game:
    return Game(facts_of(vale(*override, keys=keys)))


def ferry_game(*override: tuple[str, Plain]) -> Game:
    return Game(facts_of(ferried(vale(*override))))


def played(game: Game, players: int, seed: int) -> list[Played]:
    return list(run(game, [AnyMove()] * players, Random(seed)))


@pytest.mark.parametrize(
    ("variation", "keys", "players"),
    [
        ("as it is", "cards-52", 2),
        *zip(VARIATIONS, cycle(("dice-36", "cards-52")), cycle((4, 2)), strict=False),
    ],
)
def test_a_checker_is_content_with_every_state_of_random_games(
    variation: str, keys: str, players: int
) -> None:
    check_whole_game(game_of(*VARIATIONS[variation], keys=keys), players, f"{variation} {keys} {players}")


@pytest.mark.parametrize(
    "override", [(), (("debt", False), ("sea_takes", 0)), (("most_to_one", 5), ("hill_delay", "from_open"))]
)
def test_a_checker_is_content_with_every_state_of_random_games_with_ferries(
    override: tuple[tuple[str, Plain], ...],
) -> None:
    events = [
        event for seed in range(3) for event in check_whole_game(ferry_game(*override), 3, f"ferries {seed}")
    ]
    assert any(isinstance(event, Bought) for event in events)
    paid = Counter(event.rule for event in events if isinstance(event, Paid))
    facts = ferry_game().facts
    laid = [facts.link(event.start, event.end) for event in events if isinstance(event, Laid)]
    assert any(not facts.costs[link] for link in laid)
    assert paid["6.C1b"] > 0
    assert paid["6.C1c"] > 0


def test_a_checker_is_content_with_every_state_of_random_games_by_special_rules() -> None:  # 6.C3, 6.C4
    game = Game(facts_of(ruled(vale(("leaps_over_one", 2), ("idle_rounds", 9)))))
    events = [event for seed in range(3) for event in check_whole_game(game, 3, f"special {seed}")]
    seconds = [e for e in events if isinstance(e, Paid) and (e.rule, e.amount) == ("6.C4", 6)]
    assert any(isinstance(event, Leapt) for event in events)
    assert any(isinstance(event, Laid) and event.money for event in events)
    assert seconds


def check_whole_game(game: Game, players: int, seed: str, player: AnyMove | None = None) -> list[Event]:
    """Play a random game, check every state of it, and return all that came of its moves."""
    random = Random(seed)
    brought: list[Event] = []
    state = game.initial_state(players)
    for turn in run(game, [player or AnyMove()] * players, random):
        check_money(state, turn.events, turn.state)
        brought += turn.events
        state = turn.state
        check_track(game.facts, state)
        if not game.is_over(state):
            check_moves(game, state, random)
        if not game.facts.rules.debt:
            assert min(state.accounts) >= 0
    result = game.result(state)
    assert result is not None
    assert max(result.accounts) == result.accounts[result.winners[0]]
    assert result.runs + len(state.held) == state.drawn
    return brought


def test_the_same_seed_plays_the_same_game_and_another_another() -> None:
    game = game_of()
    one, again, other = (played(game, 3, seed) for seed in (5, 5, 6))
    assert [(turn.actor, turn.move, turn.events) for turn in one] == [
        (turn.actor, turn.move, turn.events) for turn in again
    ]
    assert [turn.move for turn in one] != [turn.move for turn in other]


def test_replaying_the_moves_gives_the_same_states_without_dice() -> None:
    game = game_of()
    state = game.initial_state(3)
    for turn in played(game, 3, 7):
        assert game.actor(state) == turn.actor
        state, events = game.apply(state, turn.move)
        assert events == turn.events
        assert snapshot(state) == snapshot(turn.state)


def test_a_copy_lives_a_life_of_its_own() -> None:
    game = game_of()
    state = played(game, 3, 8)[20].state
    before = snapshot(state)
    twin = state.copy()
    assert snapshot(twin) == before
    twin.add_link(game.facts, 0, next(link for link, cost in enumerate(game.facts.costs) if cost))
    twin.accounts[0] += 5
    twin.saved[1] = 3
    twin.starts[2] = 0
    assert snapshot(state) == before
    assert snapshot(twin) != before


def test_what_one_player_asks_of_chance_changes_nothing_for_others() -> None:
    class Fidgety(AnyMove):
        def choose(self, game: Game, state: State, random: Random) -> Move:
            move = super().choose(game, state, random)
            random.random()
            return move

    game = game_of()
    calm = run(game, [AnyMove(), AnyMove()], Random(9))
    fidgety = run(game, [AnyMove(), Fidgety()], Random(9))
    firsts = [[next(game_).move for _ in range(4)] for game_ in (calm, fidgety)]
    assert firsts[0] == firsts[1]


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_random_players_finish_a_game_on_the_boards_that_come_with_it(name: str) -> None:
    board = shipped(name)
    game = Game(facts_of(board))
    turns = played(game, 4, 11)
    result = game.result(turns[-1].state)
    assert result is not None
    assert turns[-1].state.drawn == {"severn": 21, "ireland": 26}[name]
    events = [event for turn in turns for event in turn.events]
    kinds = Counter(type(event) for event in events)
    assert kinds[BuildingEnded] == 1
    assert kinds[RaceDecided] == kinds[RunOffered] == result.runs
    assert kinds[HeldOver] >= turns[-1].state.drawn - result.runs
    paid = [event for event in events if isinstance(event, Paid)]
    for seat, account in enumerate(result.accounts):
        received = sum(event.amount for event in paid if event.payee == seat)
        assert account == 20 + received - sum(event.amount for event in paid if event.payer == seat)
    check_track(game.facts, turns[-1].state)


def test_payments_say_in_which_round_and_run_they_fell_due() -> None:
    turns = played(game_of(), 4, 12)
    paid = [event for turn in turns for event in turn.events if isinstance(event, Paid)]
    rounds = [event.round for event in paid]
    runs = [event.run for event in paid]
    assert runs == sorted(runs)
    assert all(event.run % 2 == 0 for event in paid if event.rule == "6.B6")
    assert rounds == sorted(rounds)
    assert {event.rule for event in paid if not event.run} <= {"6.A4", "6.A5a", "6.A5b", "6.A5d"}
    assert {event.rule for event in paid if event.payer == BANK and event.run} == {"6.B5"}
    assert {event.rule for event in paid if event.payee == BANK} == {"6.B6"}


# -- turn order ------------------------------------------------------------------------------------


def test_a_game_opens_with_starts_a_roll_and_the_first_turn() -> None:
    game = game_of()
    state = game.initial_state(2)
    ayton, gorse = game.facts.starts
    assert game.legal_moves(state) == [Start(ayton), Start(gorse)]
    assert game.actor(state) == 0
    state = game.apply(state, Start(gorse)).state
    assert game.actor(state) == 1
    state = game.apply(state, Start(gorse)).state
    assert game.actor(state) == CHANCE
    assert game.chance(state) == tuple(
        Outcome(Roll(face), weight) for face, weight in ((2, 1), (3, 2), (4, 2), (5, 1))
    )
    state = game.apply(state, Roll(3)).state
    assert game.actor(state) == 0
    assert game.chance(state) == ()
    assert Done(3) in game.legal_moves(state)


def test_a_move_out_of_turn_is_refused_and_the_state_is_as_it_was() -> None:
    game = game_of()
    state = game.initial_state(2)
    before = snapshot(state)
    with pytest.raises(IllegalMove, match=r"choose a start.*\(6\.A2\)") as caught:
        game.apply(state, Roll(3))
    assert caught.value.rule == "6.A2"
    assert snapshot(state) == before


def test_building_ends_when_nobody_lays_anything_for_some_rounds() -> None:  # 6.A7
    game = game_of(("idle_rounds", 3))
    state = game.initial_state(2)
    state, _ = followed(game, state, [Start(game.facts.starts[0])] * 2)
    laid = game.facts.neighbours[6 * state.starts[0]]
    idle: list[Move] = [Roll(3), Done(), Done()]
    for round_, moves in enumerate((idle, [*idle[:1], Lay(state.starts[0], laid), *idle[1:]], idle, idle), 1):
        state, _ = followed(game, state, moves)
        assert (state.stage, state.round) == ("building", round_)
    state, events = followed(game, state, [Roll(3), Done(2), Done()])
    assert events == (BuildingEnded(5),)
    assert state.stage == "operating"


def followed(game: Game, state: State, moves: Iterable[Move]) -> Applied:
    """Return what comes of moves made one after another, and the events of the last."""
    applied: Applied = Applied(state, ())
    for move in moves:
        applied = game.apply(applied.state, move)
    return applied


def test_building_ends_in_mid_round_and_the_races_begin() -> None:  # 6.A7
    towns = [("A", "A1", ("11",)), ("B", "A2", ("12",)), ("C", "A3", ("13",))]
    board = board_of(["....", "...."], towns, starts=["A"], keys="dice-36", override=[("unserved_towns", 1)])
    game = Game(facts_of(board))
    state = game.initial_state(3)
    one, two, three = hexes_of(game.facts, "A1 A2 A3")
    starts = [Start(one), Start(one), Start(one)]
    state, events = followed(game, state, [*starts, Roll(4), Lay(one, two)])
    assert BuildingEnded(1) in events
    assert state.stage == "operating"
    with pytest.raises(IllegalMove, match=r"6\.A7"):
        game.apply(state, Lay(two, three))


def test_after_every_two_runs_there_is_building_before_the_next_draw() -> None:  # 6.B6
    turns = played(game_of(), 3, 13)
    order = []
    for turn in turns:
        order += ["run" for event in turn.events if isinstance(event, RaceDecided)]
        if turn.state.stage == "operating" and isinstance(turn.move, Done) and len(turn.state.builders) == 0:
            order.append("built")
    assert order.count("run") > 4
    whole = "".join("r" if what == "run" else "b" for what in order)
    assert "rrr" not in whole
    assert "brb" not in whole


@pytest.mark.parametrize(("goal", "builds"), [("C3", True), ("A1", False), ("A2", False)])
def test_after_the_last_run_there_is_building_only_for_what_it_may_make_possible(
    goal: str, builds: bool
) -> None:
    """6.B6, 6.B7: neither a town to itself nor one too near is ever a run, whatever is laid."""
    game = game_of()
    (ayton, other) = hexes_of(game.facts, f"A1 {goal}")
    held = (Pair(1, ("11", "12"), ("Ayton", "other"), (ayton,), (other,)),)
    last = {
        "stage": "operating",
        "runs": 2,
        "since_building": 2,
        "held": held,
        "used": frozenset(game.facts.map_places.destinations),
    }
    state = game.settled(position(game.facts, (["A1 A2 A3"], []), **last)).state
    assert bool(state.builders) is builds
    assert (state.stage == "operating") is builds


def test_extra_building_costs_the_account() -> None:  # 6.B6
    turns = played(game_of(), 3, 14)
    extra = [
        (event, turn.events)
        for turn in turns
        for event in turn.events
        if isinstance(event, Laid) and turn.state.stage == "operating" and turn.state.runs
    ]
    assert extra
    for event, events in extra:
        paid = [other for other in events if isinstance(other, Paid) and other.rule == "6.B6"]
        assert [(other.payer, other.payee, other.amount) for other in paid] == [
            (event.player, BANK, event.cost)
        ]


def test_a_game_on_a_board_without_starts_does_not_begin() -> None:
    with pytest.raises(UnplayableBoard, match="Mark at least one town as a start"):
        Game(facts_of(board_of(["..."]))).initial_state(2)


@pytest.mark.parametrize("players", [0, 9])
def test_too_few_or_too_many_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"1 to 8 players, not {players}"):
        game_of().initial_state(players)


def test_with_too_few_towns_the_building_stage_is_over_before_it_begins() -> None:  # 6.A7
    towns = [("A", "A1", ("11",)), ("B", "A4", ("12",))]
    game = Game(facts_of(board_of(["...."], towns, starts=["A"], keys="dice-36")))
    turns = played(game, 2, 15)
    result = game.result(turns[-1].state)
    assert result is not None
    assert (result.runs, result.accounts, result.winners) == (0, (20, 20), (0, 1))
    assert "1 held over never became possible" in result.reason


@pytest.mark.parametrize("seed", range(4))
def test_what_is_held_over_at_the_end_was_never_possible(seed: int) -> None:  # 6.B7
    game = game_of(("races", 9))
    turns = played(game, 4, seed)
    state = turns[-1].state
    events = [event for turn in turns for event in turn.events]
    held = {event.keys for event in events if isinstance(event, HeldOver)}
    run_later = {event.keys for event in events if isinstance(event, RunOffered)} & held
    assert {pair.keys for pair in state.held} == held - run_later
    assert not any(can_be_run(game.facts, state, pair) for pair in state.held)
    assert state.ending is not None
    assert (state.ending.kind is Kind.HELD_FOR_GOOD) is bool(state.held)
    assert state.runs + len(state.held) == state.drawn == 9


def test_while_a_passage_is_due_nobody_moves_and_nothing_is_said_to_be_over() -> None:  # 6.A7, 6.B7
    game = Game(facts_of(board_of(["...."], [("A", "A1", ("11",))], starts=["A"], keys="none")))
    state = new_state(game.facts, 2)
    state.starts = [0, 0]
    due: dict[StageOfPlay, tuple[str, str]] = {
        "building": ("6.A7", "start the Operating Stage"),
        "operating": ("6.B7", "end the game"),
    }
    for stage, (rule, task) in due.items():
        state.begin(stage)
        refused = game.why_illegal(state, Lay(0, 1))
        assert refused is not None
        assert (refused.rule, refused.message) == (rule, f"Next: {task}.")
        with pytest.raises(IllegalMove, match=task):
            game.apply(state, Lay(0, 1))


def test_nothing_may_be_done_when_the_game_is_over() -> None:
    game = game_of()
    state = played(game, 2, 16)[-1].state
    assert game.legal_moves(state) == []
    assert game.chance(state) == ()
    assert game.actor(state) is None
    assert game.result(game.initial_state(2)) is None
    with pytest.raises(IllegalMove, match=r"over.*\(6\.B7\)"):
        game.apply(state, RollTrain(3))


def test_chance_is_sampled_by_its_weights() -> None:
    outcomes = Outcomes((Outcome(Roll(2), 1), Outcome(Roll(3), 3)))
    random = Random(17)
    found = Counter(outcomes.sampled(random) for _ in range(4000))
    assert 0.7 < found[Roll(3)] / 4000 < 0.8
