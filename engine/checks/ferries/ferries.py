"""Family F: ferries and their ports."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Ferry
from engine.board.sailings import known_ports, sails_alike
from engine.board.terrain import WATER
from engine.checks.frame.check import Check
from engine.checks.frame.name_suggestions import hint, meant_by
from engine.checks.frame.overtyped_names import called_back
from engine.checks.frame.placeholder_names import known_as, on_sheet, town_known_as
from engine.checks.frame.strayed_ports import is_ambiguous, is_dry, moved_back
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry, RemoveEntry
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex, neighbours
from engine.messages import say
from engine.text.names import as_folded, folded, is_same


class FerryPortWithoutWater(Check):
    """A ferry's port is not next to water.

    Why it matters: the ferry cannot leave the port, and players cannot tell what its route means.

    Example: a ferry from a town one hex inland of the estuary.

    To fix it, move the port next to water, paint water next to it, or name the right port. If the ferry's
    route ends at water, a fix moves the port there.
    """

    code, name, severity = "F101", "ferry-port-without-water", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each port of a ferry away from sea and lake (6.C1a)."""
        for index, ferry in enumerate(board.ferries):
            for place, name in enumerate(ferry.ports):
                town = board.towns_by_name.get(name)
                # Of a town off the map T104 says, of one whose name another has T107.
                if town is not None and is_dry(board, town) and not is_ambiguous(board, name):
                    yield self.finding(
                        say(
                            "{name}, a port of the ferry {ferry}, is not next to water.",
                            name=name,
                            ferry=known_as(ferry.name),
                        ),
                        subject=f"{ferry.name},{name}",
                        hexes=on_sheet(board, (town.hex,)),
                        path=("ferries", index, "ports", place),
                        fixes=tuple(moved_back(board, ferry, name)),
                    )


class FerryPortUnknown(Check):
    """A ferry names a port that does not exist on the board.

    Why it matters: no one can buy or use the ferry.

    Example: `{name: Humber, ports: [Hull, New Holand]}` where the town is called New Holland.

    To fix it, correct the name, or place a town with that name. A ferry's port needs no keys. If two towns
    have the same name, one of them was probably overwritten; a fix offers the missing name.
    """

    code, name, severity = "F102", "ferry-port-unknown", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name of a port that no town bears (6.C1a)."""
        for index, ferry in enumerate(board.ferries):
            for place, name in enumerate(ferry.ports):
                if name not in board.towns_by_name:
                    other = ferry.ports[1 - place]
                    meant = meant_by(name, (each for each in board.towns_by_name if each != other))
                    yield self.finding(
                        say(
                            "The ferry {ferry} sails from {name}, but there is no such town.{hint}",
                            ferry=known_as(ferry.name),
                            name=town_known_as(name),
                            hint=hint(meant),
                        ),
                        subject=f"{ferry.name},{name}",
                        hexes=_places_of(board, ferry),
                        path=("ferries", index, "ports", place),
                        fixes=(*_corrected(ferry, name, meant), *called_back(board, name)),
                    )


def _places_of(board: Board, ferry: Ferry) -> tuple[Hex, ...]:
    """Return the hexes of the ports of a ferry that are known, and of its course, to jump to."""
    ports = known_ports(board, ferry)
    return tuple(dict.fromkeys(hex_ for hex_ in (*ports, *ferry.course) if hex_ in board.sheet))


def _corrected(ferry: Ferry, name: str, meant: str) -> Iterator[Fix]:
    """Yield the fix that puts the town that is meant in the place of a port's name."""
    if meant:
        one, other = (meant if port == name else port for port in ferry.ports)
        led = ChangeEntry(ferry, replace(ferry, ports=(one, other)), "Correct port")
        yield Fix(say("Change the port to {meant}", meant=meant), led, safe=False)


class PortInland(Check):
    """A town is marked as a port, but is not next to water.

    Why it matters: specials such as "any seaport" send trains there, and the anchor on the sheet shows a
    harbour that does not exist.

    Example: `{name: Ludlow, hex: E30, port: true}` in the middle of the country.

    To fix it, unmark the port, move the town next to water, or paint water there.
    """

    code, name, severity = "F103", "port-inland", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each port away from sea and lake that is no ferry's (6.C1a)."""
        of_ferries = as_folded(name for ferry in board.ferries for name in ferry.ports)
        for index, town in enumerate(board.towns):
            if not town.port or folded(town.name) in of_ferries or not board.on_map(town.hex):
                continue
            around = (town.hex, *neighbours(town.hex))
            if not any(board.terrain_at(hex_) in WATER for hex_ in around):
                label = board.sheet.label(town.hex)
                mend = ChangeTown(town, replace(town, port=False))
                yield self.finding(
                    say(
                        "{town} ({label}) is a port, but is not next to water.",
                        town=town.name or say("The town"),
                        label=label,
                    ),
                    subject=label,
                    hexes=on_sheet(board, (town.hex,)),
                    path=("towns", index, "port"),
                    # The mark may be wrong, or the hex of the town, or the land that was painted around it.
                    fixes=(Fix("Unmark it as a port", mend, safe=False, choice=True),),
                )


class FerryDoubled(Check):
    """Two ferries sail between the same ports over the same hexes.

    Why it matters: both can be bought, so each earns about half. Usually one ferry was entered twice, once
    from each shore.

    Example: `Beachley` from Chepstow to Aust, and `Aust` from Aust to Chepstow.

    To fix it, remove one of them. If several companies should sail there, draw a crossing for money in place
    of both.
    """

    code, name, severity = "F112", "ferry-doubled", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry that sails as an earlier one of another name does (6.C1)."""
        for index, ferry in enumerate(board.ferries):
            others = (each for each in board.ferries[:index] if sails_alike(each, ferry))
            first = next((each for each in others if not is_same(each.name, ferry.name)), None)
            if first is None:
                continue
            title = say("Remove the ferry {ferry}", ferry=known_as(ferry.name))
            removed = Fix(title, RemoveEntry(ferry), safe=False)
            yield self.finding(
                say(
                    "The ferries {ferry} and {other} have the same route.",
                    ferry=known_as(ferry.name),
                    other=known_as(first.name),
                ),
                subject=ferry.name,
                hexes=(*known_ports(board, ferry), *ferry.course),
                path=("ferries", index),
                fixes=(removed,),
            )


FERRY_CHECKS: tuple[Check, ...] = (
    FerryPortWithoutWater(),
    FerryPortUnknown(),
    PortInland(),
    FerryDoubled(),
)
