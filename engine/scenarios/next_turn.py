"""What the game comes to by itself: whose turn it is, and for what, with no one helping it along."""

from collections.abc import Mapping
from typing import Any, Final

from engine.game.facts import NOWHERE
from engine.game.steps.building import Build, BuildExtra
from engine.game.steps.cities.building import BuildByRolls, ThrowBuildDice
from engine.game.steps.cities.founding import FoundStart, ThrowCities
from engine.game.steps.cities.racing import DrawRaces
from engine.game.steps.declaring import Declare
from engine.game.steps.drawing import DrawKey
from engine.game.steps.joint_line_offers import AnswerLine
from engine.game.steps.opening import ChooseStart, RollAllowance
from engine.game.steps.postal.building import WriteBuilds
from engine.game.steps.postal.racing import DealRaces, WriteEntries
from engine.game.steps.postal.throwing import ThrowRolls
from engine.game.steps.racing import RollTrains
from engine.game.steps.step import AnyTurn
from engine.game.track.extra_building import extra_points
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import shown

TURNS: Final[Mapping[type[AnyTurn], str]] = {
    ChooseStart: "start",
    AnswerLine: "answer",
    Build: "building",
    RollAllowance: "round",
    BuildExtra: "extra building",
    RollTrains: "rolls",
    FoundStart: "start",
    BuildByRolls: "building",
    ThrowBuildDice: "dice",
    ThrowCities: "cities",
    DrawRaces: "races",
    Declare: "race",
    DrawKey: "draw",
    ThrowRolls: "dice",
    WriteBuilds: "orders",
    DealRaces: "table",
    WriteEntries: "entries",
}
"""What scenarios call each turn of the game."""
OWN_THROW: Final = "throw"
"""What they call the throw of one player for their turn alone (E.A1), which begins no round."""
END: Final = "end"
"""What they call the end of the game, when there is no turn any more."""


def next_(table: Table, value: Any) -> Fields:
    """Let the game go on by itself to the next turn: what is due, whose it is, and in a race between what."""
    if value != "turn":
        raise ScenarioError(f"{table.where}: 'next' must be followed by 'turn', not {shown(value)}.")
    state = table.state = table.game.settled(table.state).state
    due = table.game.turn(state)
    if due is None:
        return {"is": END, "by": []}
    own = isinstance(due, RollAllowance) and state.awaits_throw
    fields: Fields = {"is": OWN_THROW if own else TURNS[type(due)]}
    fields["by"] = [table.players[seat] for seat in _seats(table, due)]
    if isinstance(due, Declare) and state.pair is not None:
        fields["between"] = [*state.pair.names]
    return fields


def _seats(table: Table, due: AnyTurn) -> tuple[int, ...]:
    """Return those who have this turn one after the other; no one where chance alone decides for all.

    In extra building they are those who have something to spend at present (E.B6).
    """
    state = table.state
    match due:
        case ChooseStart():
            return tuple(seat for seat, start in enumerate(state.starts) if start == NOWHERE)
        case AnswerLine() if state.joint.offer is not None:
            return (state.joint.offer.partner,)
        case Declare():
            return state.undeclared
        case BuildExtra():
            purses = {seat: extra_points(table.game.facts, state, seat) for seat in state.builders}
            return tuple(seat for seat, points in purses.items() if points is not None)
        case WriteBuilds() | WriteEntries():
            return tuple(seat for seat, orders in enumerate(state.post.written) if orders is None)
        case _:
            return state.builders
