"""Every check of tile sets in the engine, and how a set is checked."""

from collections.abc import Iterable

from engine.checks.check_runner import settled
from engine.checks.sheet.waivers import WaiverUnreasoned
from engine.diagnostics.findings import Finding
from engine.tiles.checks.cities import CITY_CHECKS
from engine.tiles.checks.counts import COUNT_CHECKS
from engine.tiles.checks.edges import EDGE_CHECKS
from engine.tiles.checks.frame import TileCheck
from engine.tiles.checks.play import PLAY_CHECKS
from engine.tiles.set import TileSet

TILE_CHECKS: tuple[TileCheck, ...] = tuple(
    sorted((*EDGE_CHECKS, *CITY_CHECKS, *COUNT_CHECKS, *PLAY_CHECKS), key=lambda check: check.code)
)


def check_set(tile_set: TileSet, checks: Iterable[TileCheck] = TILE_CHECKS) -> tuple[Finding, ...]:
    """Return what the checks find in a set: errors first, then by code and place."""
    checks = tuple(checks)
    found = [finding for check in checks for finding in check.find(tile_set)]
    found += WaiverUnreasoned().find(tile_set)
    asked = {check.code for check in checks}
    unasked = [
        waiver.finding.partition(":")[0]
        for waiver in tile_set.waivers
        if waiver.finding.startswith("D") and waiver.finding.partition(":")[0] not in asked
    ]
    return settled(tile_set, found, unasked)
