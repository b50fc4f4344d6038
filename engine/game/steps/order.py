"""Turn order: the steps of a game in the order they are asked whether they are due."""

from engine.game.steps.building import Build, BuildExtra, EndBuilding, OpenExtra
from engine.game.steps.declaring import Declare, Recall, SendTrains
from engine.game.steps.drawing import DrawKey, OfferHeld
from engine.game.steps.ending import EndGame
from engine.game.steps.opening import ChooseStart, RollAllowance
from engine.game.steps.racing import RollTrains
from engine.game.steps.step import Step

STEPS: tuple[Step, ...] = (
    ChooseStart(),
    Build(),
    EndBuilding(),
    RollAllowance(),
    BuildExtra(),
    RollTrains(),
    Declare(),
    Recall(),
    SendTrains(),
    OpenExtra(),
    OfferHeld(),
    DrawKey(),
    EndGame(),
)
"""The turn order of the sixth edition: the Building Stage (6.A), then the Operating Stage (6.B)."""
