"""Turn order: the steps of a game in the order they are asked whether they are due."""

from engine.game.steps.building import Build, BuildExtra, EndBuilding, OpenExtra
from engine.game.steps.declaring import Declare, Recall, SendTrains
from engine.game.steps.drawing import DrawKey, OfferHeld
from engine.game.steps.ending import CloseGame, EndGame
from engine.game.steps.joint_line_offers import AnswerLine
from engine.game.steps.opening import ChooseStart, RollAllowance
from engine.game.steps.racing import RollTrains
from engine.game.steps.step import Step

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
"""The turn order of all editions: the Building Stage (6.A, E.A), then the Operating Stage (6.B, E.B)."""
