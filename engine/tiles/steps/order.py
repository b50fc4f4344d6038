"""The order of the steps of a turn (DR.1a to DR.4c)."""

from engine.tiles.steps.bidding import Bidding, EndBidding
from engine.tiles.steps.delivering import DeliverCube, EndTurn
from engine.tiles.steps.drafting import Draft, EndDraft, SkipDraft
from engine.tiles.steps.drawing import DrawNothing, DrawTurn, EmptyPile
from engine.tiles.steps.placing import DrawPlacedCubes, EndPlacing, PlaceTile
from engine.tiles.steps.setup import BeginTurns, Dealing, DrawOrder, DrawStart, DrawStartCubes, Remove
from engine.tiles.steps.step import Step

STEPS: tuple[Step, ...] = (
    DrawStart(),
    DrawStartCubes(),
    Remove(),
    Dealing(),
    DrawOrder(),
    BeginTurns(),
    EmptyPile(),
    DrawTurn(),
    DrawNothing(),
    EndBidding(),
    Bidding(),
    SkipDraft(),
    Draft(),
    EndDraft(),
    DrawPlacedCubes(),
    PlaceTile(),
    EndPlacing(),
    DeliverCube(),
    EndTurn(),
)
