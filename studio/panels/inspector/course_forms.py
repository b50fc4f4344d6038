"""The inspector's forms for what runs from hex to hex: ferries, permitted builds, crossings."""

from typing import Final

from engine.board.document import Board
from engine.board.places import Ferry, PermittedBuild
from engine.board.rules import Crossing
from engine.hexes.lattice import Hex
from engine.messages import Phrase
from engine.text.names import ByName
from studio.language.words import tr
from studio.panels.fields.check_boxes import Flags
from studio.panels.fields.fields import in_words
from studio.panels.inspector.form_rows import (
    SHOWN,
    TICK,
    Folded,
    FormRow,
    Group,
    Offer,
    amount,
    choice,
    line,
    on_map,
    prose,
    removal,
)
from studio.panels.inspector.row_form import RowForm
from studio.tools import courses, ferries

_NAME = "The name printed on the map."
_REDRAW = "Draw its route on the map again; the other settings stay."
_BRIDGE = "Otherwise track ends at the far port. A bridge is drawn; no track is laid along it."
_EMBARK = "Points subtracted from a train’s roll when it boards."
_DISEMBARK = "Points subtracted from a train’s roll when it leaves the ferry."
_AT_SEA = "Points subtracted from the roll of a turn that starts and ends on it."
_WHOLE = "The cost is for the whole route, built at once; otherwise for each of its links."
_OWNERS = "How many companies may build it."
_FROM = "The race after which it may be built; 0 allows it from the Building Stage on."
_DELAY = "Points subtracted from the roll of a train that crosses it."
_ALONGSIDE = "Payment to each rival with track here when track is laid alongside."
_PAID: Final[tuple[tuple[Phrase, bool], ...]] = (("Building points", False), ("Account money", True))
_TUNNEL = "Hills and other ground do not delay trains on it."
_FREE = "Once a company has built it, all companies run over it as over their own track."
_BUY = "The price a company pays once to buy it."
_PUBLIC = "All companies may use it from the first race on. The bank receives its fee."
_AT_ONCE = "The price is paid from the account with the first track at a port; the company has no choice."
_FEE = "What other players pay the owner for each run over it; for a bridge, the toll."
_ABROAD = "The foreign country it may be built in."
_CHANGE_PORT = "Change port of ferry"
_CHANGE_DELAY = "Change delay of ferry"
_CHANGE_COST = "Change cost of crossing"
_CHANGE_TERMS = "Change terms of crossing"
_DELAYED = amount("off the roll", lowest="According to the rules", is_optional=True)
_TEXT = "Printed next to the fields. Bots use only the fields."


def course_words(board: Board, course: tuple[Hex, ...]) -> str:
    """Return a course by the labels of its hexes."""
    seen = [board.sheet.label(hex_) for hex_ in course if hex_ in board.sheet]
    return " – ".join(seen) if seen else tr("None yet")


_COURSE = FormRow("course", "Route", SHOWN, value=lambda board, thing: course_words(board, thing.course))


def _ports(board: Board, ferry: Ferry, end: int) -> Offer:
    """Return the towns there are to choose from, and the one at an end of a ferry."""
    known = board.towns_by_name
    ports = [known[port].name if port in known else port for port in ferry.ports]
    names = sorted({town.name for town in board.towns if town.name} | set(ports))
    return [(name, name) for name in names], ports[end]


def _lands(board: Board, build: PermittedBuild) -> Offer:
    """Return the foreign countries to choose from, and that of a build."""
    lands = ByName((land.name, land.name) for land in board.countries if land.foreign)
    country = lands.get(build.country, build.country)
    names = dict.fromkeys([*lands, country])
    return [(name or tr("No country"), name) for name in names], country


_FERRY_TERMS: Final = (
    FormRow(
        "at_once",
        "First company at a port bu&ys it at once",
        TICK,
        _AT_ONCE,
        "Change owner of ferry",
        is_wide=True,
        is_enabled=lambda _board, ferry: not ferry.public or ferry.at_once,
    ),
    # Across both columns: it is too long a text to stand next to the labels in every language.
    FormRow(
        "bridge",
        "Owner may &build on from the far port",
        TICK,
        _BRIDGE,
        "Change bridge of ferry",
        is_wide=True,
    ),
    FormRow("embark", "To bo&ard", _DELAYED, _EMBARK, _CHANGE_DELAY, field="embark_takes"),
    FormRow("disembark", "To &land", _DELAYED, _DISEMBARK, _CHANGE_DELAY, field="disembark_takes"),
    FormRow("at-sea", "A t&urn at sea", _DELAYED, _AT_SEA, _CHANGE_DELAY, field="sea_takes"),
)


class FerryForm(RowForm[Ferry]):
    """Name, ports, course and prices of a ferry (6.C1)."""

    called, schema = "ferry", "ferries"
    rows = (
        FormRow("name", "&Name", line("No name yet"), _NAME, "Rename ferry"),
        FormRow(
            "from",
            "Fro&m",
            choice(),
            "The town at one end.",
            _CHANGE_PORT,
            value=lambda board, ferry: _ports(board, ferry, 0),
            changes=lambda _board, ferry, port: {"ports": (port, ferry.ports[1])},
        ),
        FormRow(
            "to",
            "T&o",
            choice(),
            "The town at the other end.",
            _CHANGE_PORT,
            value=lambda board, ferry: _ports(board, ferry, 1),
            changes=lambda _board, ferry, port: {"ports": (ferry.ports[0], port)},
        ),
        _COURSE,
        FormRow("public", "Publi&c: no one buys it", TICK, _PUBLIC, "Change owner of ferry", is_wide=True),
        FormRow(
            "price",
            "&Price to buy",
            amount("points"),
            _BUY,
            "Change price of ferry",
            is_enabled=lambda _board, ferry: not ferry.public,
        ),
        FormRow("fee", "Fee fo&r others", amount("points"), _FEE, "Change fee of ferry"),
        Folded("terms", "Other terms", _FERRY_TERMS),
        Group("", (on_map("redraw", "Redraw Route", _REDRAW, ferries.redrawing), removal("Ferry")), Flags),
    )


class BuildForm(RowForm[PermittedBuild]):
    """Country and course of what may be built abroad (6.C2)."""

    called = "permitted"
    rows = (
        FormRow("country", "&Country", choice(), _ABROAD, "Change country of permitted build", value=_lands),
        _COURSE,
        Group("", (on_map("redraw", "Redraw Route", _REDRAW, courses.redrawing), removal("Build")), Flags),
    )


_CROSSING_TERMS: Final = (
    FormRow(
        "money",
        "&Paid with",
        choice(),
        "How it is paid for.",
        _CHANGE_COST,
        value=lambda _board, crossing: (in_words(_PAID), crossing.money),
    ),
    FormRow(
        "alongside",
        "&Alongside",
        amount("points", lowest="According to the rules", is_optional=True),
        _ALONGSIDE,
        _CHANGE_TERMS,
    ),
    FormRow("owners", "Co&mpanies", amount(lowest="No limit"), _OWNERS, _CHANGE_TERMS),
    FormRow(
        "from",
        "&When",
        amount(lowest="From the start", before="After race "),
        _FROM,
        _CHANGE_TERMS,
        field="from_race",
    ),
    FormRow("delay", "&Delay of trains", amount("off the roll"), _DELAY, "Change delay of crossing"),
    FormRow("tunnel", "T&unnel: the ground delays no train", TICK, _TUNNEL, _CHANGE_TERMS, is_wide=True),
    FormRow("free", "F&ree for all once built", TICK, _FREE, _CHANGE_TERMS, is_wide=True),
)


class CrossingForm(RowForm[Crossing]):
    """Name, price and terms of a tunnel, a long bridge or the like (6.C4)."""

    called = "crossing"
    rows = (
        FormRow("name", "&Name", line("No name yet"), _NAME, "Rename crossing"),
        FormRow("cost", "&Cost", amount("points"), "The cost of building it.", _CHANGE_COST),
        FormRow("whole", "For the wh&ole route", TICK, _WHOLE, _CHANGE_COST),
        FormRow(
            "text", "Te&xt", prose("Other conditions, in words", lines=4), _TEXT, "Change text of crossing"
        ),
        _COURSE,
        Folded("terms", "Other terms", _CROSSING_TERMS),
        Group("", (on_map("redraw", "Redraw Route", _REDRAW, courses.redrawing), removal("Crossing")), Flags),
    )
