"""Turn order: the steps of a game in the order they are asked whether they are due."""

from engine.game.steps.building import Build, BuildExtra, EndBuilding, OpenExtra
from engine.game.steps.cities.building import BeginCashBuilding, BuildByRolls, ThrowBuildDice
from engine.game.steps.cities.founding import FoundStart, ThrowCities
from engine.game.steps.cities.racing import CallCityRace, DrawRaces, NoteCoastRace, PassOver
from engine.game.steps.cities.rounds import CloseRaces, CloseRound
from engine.game.steps.declaring import Declare, Recall, SendTrains
from engine.game.steps.drawing import DrawKey, OfferHeld
from engine.game.steps.ending import CloseGame, EndGame
from engine.game.steps.joint_line_offers import AnswerLine
from engine.game.steps.opening import ChooseStart, RollAllowance
from engine.game.steps.postal.building import CarryOut, WriteBuilds
from engine.game.steps.postal.racing import CallRace, DealRaces, JudgeEntries, LayExtraTrack, WriteEntries
from engine.game.steps.postal.rounds import (
    ChargeInterest,
    ChargeInterestInRaces,
    EndPostalBuilding,
    EndPostalGame,
    OpenRaceRound,
)
from engine.game.steps.postal.throwing import ThrowRolls
from engine.game.steps.racing import RollTrains
from engine.game.steps.step import Step
from engine.rulesets.ruleset import RuleSet

STEPS: tuple[Step, ...] = (
    ChooseStart(),
    AnswerLine(),
    Build(),
    EndBuilding(),
    RollAllowance(),
    BuildExtra(),
    RollTrains(),
    Declare(),
    Recall(),
    SendTrains(),
    CloseGame(),
    OpenExtra(),
    OfferHeld(),
    DrawKey(),
    EndGame(),
)
"""The turn order where players build in turn: the Building Stage (6.A, E.A), then the other (6.B, E.B)."""

CITY_STEPS: tuple[Step, ...] = (
    FoundStart(),
    BuildByRolls(),
    ThrowBuildDice(),
    BeginCashBuilding(),
    ThrowCities(),
    CloseRound(),
    RollTrains(),
    Declare(),
    Recall(),
    PassOver(),
    NoteCoastRace(),
    SendTrains(),
    CallCityRace(),
    DrawRaces(),
    CloseRaces(),
)
"""The turn order of a game by rounds: races, then building, then new cities (TC.rounds)."""

POSTAL_STEPS: tuple[Step, ...] = (
    ChooseStart(),
    WriteBuilds(),
    CarryOut(),
    ChargeInterest(),
    EndPostalBuilding(),
    ThrowRolls(),
    RollTrains(),
    SendTrains(),
    CallRace(),
    LayExtraTrack(),
    ChargeInterestInRaces(),
    WriteEntries(),
    JudgeEntries(),
    EndPostalGame(),
    OpenRaceRound(),
    DealRaces(),
)
"""The turn order where all players write their orders for a round (VP.5, VP.N2)."""


def steps_of(rules: RuleSet) -> tuple[Step, ...]:
    """Return the turn order of a rule set."""
    if rules.turn_order == "rounds":
        return CITY_STEPS
    return POSTAL_STEPS if rules.builds == "at_once" else STEPS
