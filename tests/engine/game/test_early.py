"""The early edition and its tournament form in play: what a scenario cannot say, and whole games."""

from itertools import cycle
from random import Random

import pytest

from engine.board.rules import Plain
from engine.game.compiling import facts_of
from engine.game.events import BuildingEnded, Event, Laid, NoticeGiven, Paid, PairRedrawn, RaceDecided
from engine.game.moves import (
    AgreeLine,
    Done,
    Enter,
    GiveNotice,
    Lay,
    Move,
    OfferLine,
    RefuseLine,
    Roll,
    RollKey,
)
from engine.game.play import Game
from engine.game.state import State
from engine.game.steps.building import Build
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove
from tests.engine.game.boards import board_of, hexes_of, vale
from tests.engine.game.checker import AnyMove
from tests.engine.game.test_counts import BOARD as COUNTED
from tests.engine.game.test_play import check_whole_game

VARIATIONS: dict[str, tuple[tuple[str, Plain], ...]] = {
    "as it is": (),
    "no debt": (("debt", False), ("start_money", 6)),
    "its leapfrog": (("leaps_over_one", 2), ("leaps", 8)),
    "a short run": (("min_run", 2), ("race_die", (2, 3, 3, 4, 4, 5))),
}


class Partner(AnyMove):
    """As AnyMove, but offers a joint line where he finds one that he may, straight on from both's track."""

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return such an offer, or any move."""
        actor = game.actor(state)
        assert actor is not None
        if isinstance(game.turn(state), Build) and state.builders[1:] and state.points == state.allowance:
            offers = (self._offer(game, state, actor, random) for _ in range(20))
            legal = [offer for offer in offers if game.why_illegal(state, offer) is None]
            if legal:
                return legal[0]
        return super().choose(game, state, random)

    def _offer(self, game: Game, state: State, actor: int, random: Random) -> OfferLine:
        """Return a straight line of up to five links with a random player."""
        partner = random.choice(state.builders[1:])
        both = 1 << actor | 1 << partner
        met = [hex_ for hex_, present in enumerate(state.present) if present & both == both]
        line = [random.choice(met or [state.starts[actor]])]
        direction = random.randrange(6)
        for _ in range(random.randrange(1, 6)):
            line.append(game.facts.neighbours[6 * line[-1] + direction])
        return OfferLine(partner, tuple(line))


def vale_game(rules: str, *override: tuple[str, Plain]) -> Game:
    return Game(facts_of(vale(*override).edited(rules=rules)))


def line_game(rules: str, *override: tuple[str, Plain]) -> Game:
    """Return a game on a line of ten open hexes with a town at each end and one in the middle."""
    towns = [("West", "A1", ("11",)), ("Mid", "A7", ("12",)), ("East", "A10", ("13",))]
    board = board_of(["." * 10] * 3, towns, starts=["West"], override=override, keys="dice-36")
    return Game(facts_of(board.edited(rules=rules)))


def opened(game: Game, players: int, *rolls: int) -> State:
    """Return a game in which all start at the first start, after the rolls of a round."""
    state = game.initial_state(players)
    for _ in range(players):
        state = game.apply(state, game.legal_moves(state)[0]).state
    for roll in rolls:
        state = game.apply(state, Roll(roll)).state
    return state


def after(game: Game, state: State, *moves: Move) -> State:
    """Return the state after moves."""
    for move in moves:
        state = game.apply(state, move).state
    return state


@pytest.mark.parametrize(
    ("rules", "variation"), list(zip(cycle(("early", "tournament")), VARIATIONS, strict=False))
)
def test_a_checker_is_content_with_every_state_of_random_games(rules: str, variation: str) -> None:
    game = vale_game(rules, *VARIATIONS[variation])
    events = check_whole_game(game, 3, f"{rules} {variation}")
    runs = sum(isinstance(event, RaceDecided) for event in events)
    assert runs > 5
    if rules == "tournament":
        assert runs <= 36


def test_a_checker_is_content_with_joint_lines() -> None:  # E.C4
    game = vale_game("tournament", ("min_run", 3))
    events = [event for seed in range(3) for event in check_whole_game(game, 3, f"joint {seed}", Partner())]
    assert sum(isinstance(event, Laid) and event.partner >= 0 for event in events) > 5
    assert paid_by("6.A5a", events)


def test_joint_lines_are_owned_by_both_and_kept_within_their_limits() -> None:  # E.C4
    game = vale_game("tournament", ("joint_hexes", 6), ("joint_hexes_with_one", 4))
    for seed in range(4):
        state = opened(game, 3)
        random = Random(f"limits {seed}")
        while state.stage == "building":
            actor = game.actor(state)
            move: Move = (
                random.choice(game.legal_moves(state))
                if actor == CHANCE
                else Partner().choose(game, state, random)
            )
            state, events = game.apply(state, move)
            for event in events:
                if isinstance(event, Laid) and event.partner >= 0:
                    owners = state.owners[game.facts.link(event.start, event.end)]
                    assert owners >> event.player & owners >> event.partner & 1
        for player in range(3):
            own = [laid for laid in state.joint.laid if player in laid[:2]]
            assert sum(hexes for _, _, hexes in own) <= 6
            for other in range(3):
                assert sum(hexes for one, two, hexes in own if other in {one, two} - {player}) <= 4


def paid_by(rule: str, events: list[Event]) -> list[Paid]:
    return [event for event in events if isinstance(event, Paid) and event.rule == rule]


@pytest.mark.parametrize(
    ("depth", "count"),
    # Two starts each and six faces. Then from A1, with up to 3 points, A2 or the end, with more the hill as
    # well: 15; from A3 there are B2, B3 and the end, and with 3 or more A2 over the Brook: 22.
    [(1, 2), (2, 4), (3, 24), (4, 2 * 15 + 2 * 22), (5, 324)],
)
def test_ways_to_open_a_game(depth: int, count: int) -> None:  # E.A1, E.A3, E.A7
    game = Game(facts_of(COUNTED.edited(rules="early")))

    def ways(state: State, left: int) -> int:
        if not left:
            return 1
        return sum(ways(game.apply(state, move).state, left - 1) for move in game.legal_moves(state))

    assert ways(game.initial_state(2), depth) == count


def test_the_next_player_throws_when_a_turn_is_over() -> None:  # E.A1
    game = line_game("early")
    state = opened(game, 2, 3)
    assert (game.actor(state), state.points) == (0, 3)
    state = after(game, state, Done())
    assert game.actor(state) == CHANCE
    assert {move.face for move in game.legal_moves(state) if isinstance(move, Roll)} == {1, 2, 3, 4, 5, 6}
    state = after(game, state, Roll(6))
    assert (game.actor(state), state.points, state.round) == (1, 6, 1)
    state = after(game, state, Done(), Roll(2))
    assert (game.actor(state), state.points, state.round) == (0, 2, 2)


def test_the_end_of_the_stage_leaves_no_throw_to_come() -> None:  # E.A8
    game = line_game("early", ("notice_turns", 0))
    state = after(game, opened(game, 3, 6), *(Lay(hex_, hex_ + 1) for hex_ in range(6)))
    state, events = game.apply(state, GiveNotice())
    assert NoticeGiven(0) in events
    state, events = game.apply(state, Done())
    assert BuildingEnded(1) in events
    assert state.stage == "operating"
    assert not state.awaits_throw


def test_notice_is_no_move_of_the_sixth_edition() -> None:  # E.A8
    game = line_game("sixth", ("unserved_towns", 0))
    state = opened(game, 2, 3)
    assert GiveNotice() not in game.legal_moves(state)
    refused = game.why_illegal(state, GiveNotice())
    assert refused is not None
    assert refused.rule == "E.A8"


def test_a_joint_line_refused_is_not_offered_again_in_the_turn() -> None:  # E.C4
    game = line_game("tournament")
    state = opened(game, 3, 4)
    offer = OfferLine(1, (0, 1, 2))
    state = after(game, state, offer)
    assert game.actor(state) == 1
    assert game.legal_moves(state) == [AgreeLine(), RefuseLine()]
    state = after(game, state, RefuseLine())
    assert (game.actor(state), state.points) == (0, 4)
    with pytest.raises(IllegalMove, match=r"refused you a joint line.*\(E\.C4\)"):
        game.apply(state, offer)
    state = after(game, state, OfferLine(2, (0, 1, 2)), AgreeLine())
    assert state.builders == (1,)
    assert state.owners[game.facts.link(1, 2)] == 0b101
    assert state.joint.laid == ((0, 2, 2),)
    # With the next turn all that was refused may be offered again.
    state = after(game, state, Done(), Roll(4), Done(), Done())
    assert game.why_illegal(state, OfferLine(1, (0, 10))) is not None
    assert state.joint.refused == ()


def test_what_a_joint_line_passes_over_is_free_for_both() -> None:  # E.C4, 6.B2
    game = line_game("tournament")
    state = after(game, opened(game, 2, 4), OfferLine(1, (0, 1, 2, 3, 4, 5, 6)), AgreeLine())
    state = after(game, state, Roll(4), *(Lay(hex_, hex_ + 1) for hex_ in (6, 7, 8)))
    assert state.stage == "operating"
    state = after(game, state, RollKey((1, 1)), RollKey((1, 2)))
    routes = [move for move in game.legal_moves(state) if isinstance(move, Enter)]
    assert routes == [Enter(hexes_of(game.facts, "A1 A2 A3 A4 A5 A6 A7"), (0, 0))]


def test_a_game_ends_when_nobody_has_entered_for_long() -> None:  # E.B7
    game = line_game("early", ("idle_races", 3), ("bonus", 0))
    state = after(game, opened(game, 2, 6), *(Lay(hex_, hex_ + 1) for hex_ in range(6)), Done(), Roll(1))
    state = after(game, state, Done(), Roll(3), *(Lay(hex_, hex_ + 1) for hex_ in (6, 7, 8)))
    random = Random(1)
    while not game.is_over(state):
        legal = game.legal_moves(state)
        state = game.apply(state, random.choice(legal) if game.actor(state) == CHANCE else legal[0]).state
    assert (state.runs, state.ending and state.ending.text) == (3, "Nobody has entered the last 3 races.")
    assert state.accounts == [20, 20]


def test_a_game_ends_when_no_pair_of_towns_could_ever_be_run() -> None:  # E.B1, E.B7
    game = line_game("early", ("min_run", 12))
    state = after(game, opened(game, 1, 6), *(Lay(hex_, hex_ + 1) for hex_ in range(6)), Done(), Roll(3))
    state = after(game, state, *(Lay(hex_, hex_ + 1) for hex_ in (6, 7, 8)))
    state, events = game.apply(after(game, state, RollKey((1, 1))), RollKey((1, 2)))
    assert [event for event in events if isinstance(event, PairRedrawn)] == [
        PairRedrawn(1, ("11", "12"), too_short=True)
    ]
    assert (game.is_over(state), state.runs) == (True, 0)
    assert state.ending is not None
    assert state.ending.text == "No run is left that anybody could make."
    assert state.used == frozenset()


def test_tournaments_build_after_every_second_run_and_the_early_edition_after_each() -> None:
    """E.C2, E.B6: the early edition has turns only for those who have something to spend."""
    for rules, every in (("early", 1), ("tournament", 2)):
        game = vale_game(rules, ("min_run", 3), ("targets", (0,)), ("races", 8))
        state = game.initial_state(3)
        random = Random(f"spending {rules}")
        while not game.is_over(state):
            actor = game.actor(state)
            assert actor is not None
            before = state.runs
            chosen = (
                random.choice(game.legal_moves(state))
                if actor == CHANCE
                else AnyMove().choose(game, state, random)
            )
            state = game.apply(state, chosen).state
            if state.runs == before or game.is_over(state):
                continue
            assert bool(state.builders) <= (state.runs % every == 0)
            if rules == "early" and state.builders:
                first = state.builders[0]
                assert state.points == state.won[first] or state.points == state.takings[first] > 0
            elif state.builders:
                assert state.points == max(5, state.accounts[state.builders[0]] // 10)
                assert state.builders == state.richest_first()


def test_takings_are_of_races_and_of_what_is_built_between_them() -> None:  # E.B6
    game = vale_game("early", ("min_run", 3))
    random = Random("takings")
    state = game.initial_state(3)
    while not game.is_over(state):
        actor = game.actor(state)
        before = state
        chosen = (
            random.choice(game.legal_moves(state))
            if actor == CHANCE
            else AnyMove().choose(game, state, random)
        )
        state, events = game.apply(state, chosen)
        if before.stage == "building":
            assert not any(state.takings) or any(isinstance(event, RaceDecided) for event in events)
        grown = [after - earlier for after, earlier in zip(state.takings, before.takings, strict=True)]
        for seat, amount in enumerate(grown):
            received = sum(
                event.amount
                for event in events
                if isinstance(event, Paid) and event.payee == seat and event.payer >= 0
            )
            assert amount == received * (before.stage == "operating") or (amount <= 0 and actor == seat)
