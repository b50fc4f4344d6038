"""The order of the steps of the game alone (DR.solo1 to DR.solo5)."""

from engine.tiles.solo.setup import (
    ArrangeRow,
    BeginAlone,
    CallStartCubes,
    DrawFirstCube,
    DrawFirstRow,
    DrawThree,
    LayStarts,
    LayThree,
)
from engine.tiles.solo.turns import (
    BeginDelivery,
    DeliverAlone,
    DrawCities,
    DrawStock,
    EndTurnAlone,
    KeepStock,
    NoStock,
    PlaceAlone,
)
from engine.tiles.steps.placing import DrawPlacedCubes
from engine.tiles.steps.step import Step

SOLO_STEPS: tuple[Step, ...] = (
    LayStarts(),
    DrawThree(),
    LayThree(),
    DrawFirstRow(),
    ArrangeRow(),
    DrawFirstCube(),
    CallStartCubes(),
    BeginAlone(),
    DrawStock(),
    KeepStock(),
    NoStock(),
    DrawPlacedCubes(),
    DrawCities(),
    PlaceAlone(),
    BeginDelivery(),
    DeliverAlone(),
    EndTurnAlone(),
)
