"""Family F, the part that concerns what ferries are called and what they cost."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.places import Ferry
from engine.board.sailings import known_ports, sails_alike
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry, ListOnce, RemoveEntry
from engine.messages import Phrase, say
from engine.text.names import folded, is_same

_USUAL_PRICE, _USUAL_FEE = 6, 5

_SET: Final[Mapping[str, Phrase]] = {"price": "Set price", "fee": "Set fee"}
_MENDED: Final[Mapping[str, Phrase]] = {
    "price": "Set the price to {usual}, as in the rules",
    "fee": "Set the fee to {usual}, as in the rules",
}
_TWO_OF_ONE: Phrase = "Two ferries are called '{ferry}'."
_TWO_NAMELESS: Phrase = "Two ferries have no name, so they cannot be distinguished."
_IS: Final[Mapping[str, Phrase]] = {
    "price": "The price of the ferry {ferry} is {amount}.",
    "fee": "The fee of the ferry {ferry} is {amount}.",
}
_IS_DEAR: Final[Mapping[str, Phrase]] = {
    "price": "The price of the ferry {ferry} is {amount}; a company starts with at most {most}.",
    "fee": "The fee of the ferry {ferry} is {amount}; one player may pay another at most {most}.",
}


class FerryNameDoubled(Check):
    """Two ferries have the same name.

    Why it matters: players, reports and orders identify ferries by name only, so no game can be played on
    the board.

    Example: two ferries called `Forth`.

    To fix it, give each a name, for example after its ports.
    """

    code, name, severity = "F106", "ferry-name-doubled", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry whose name an earlier one has (6.C1)."""
        names = [folded(ferry.name) for ferry in board.ferries]
        for index, ferry in enumerate(board.ferries):
            if folded(ferry.name) in names[:index]:
                yield self.finding(
                    say(_TWO_OF_ONE if ferry.name.strip() else _TWO_NAMELESS, ferry=ferry.name),
                    subject=f"{ferry.name},{names[:index].count(folded(ferry.name))}",
                    hexes=known_ports(board, ferry),
                    path=("ferries", index, "name"),
                    fixes=_distinct_names(board, ferry, board.ferries[names.index(folded(ferry.name))]),
                )


def _distinct_names(board: Board, ferry: Ferry, first: Ferry) -> tuple[Fix, ...]:
    """Return the fix that removes a ferry entered twice, or gives one that sails otherwise its own name."""
    if board.ferries.count(ferry) > 1:
        return (Fix("Remove duplicate", ListOnce(ferry)),)
    if sails_alike(ferry, first):
        return (Fix("Remove the second one", RemoveEntry(ferry), safe=False),)
    full = f"{ferry.ports[0]}–{ferry.ports[1]}"
    if any(is_same(other.name, full) for other in board.ferries):
        return ()
    renamed = ChangeEntry(ferry, replace(ferry, name=full), "Rename ferry")
    return (Fix(say("Rename the second one to {full}", full=full), renamed, safe=False),)


class FerryUnpriced(Check):
    """A ferry costs nothing to buy, or nothing to use.

    Why it matters: a ferry without a price goes to the first player there, and one without a fee earns its
    owner nothing. Usually the number was forgotten.

    Example: `{name: Humber, ports: [Hull, New Holland], course: [K12], price: 0}`.

    To fix it, set the price (6 in the rules) and the fee (5), or waive this if it is intended.
    """

    code, name, severity = "F107", "ferry-unpriced", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry without a price or a fee (6.C1a)."""
        for index, ferry in enumerate(board.ferries):
            for field, amount, usual in (
                ()
                if ferry.public
                else (
                    ("price", ferry.price, _USUAL_PRICE),
                    ("fee", ferry.fee, _USUAL_FEE),
                )
            ):
                if amount > 0:
                    continue
                yield self.finding(
                    say(_IS[field], ferry=known_as(ferry.name), amount=amount),
                    subject=f"{ferry.name},{field}",
                    hexes=known_ports(board, ferry),
                    path=("ferries", index, field),
                    fixes=(_usual(ferry, field, usual),),
                )


class FerryDear(Check):
    """A ferry's price is more than a company has at the start, or its fee is above its limit or its price.

    Why it matters: a price above 20 delays the ferry to the late races. A fee above 10 is more than one
    player may pay another in a race, so only the owner can use it. Usually it is a typing mistake: 50
    instead of 5.

    Example: `{name: Humber, ports: [Hull, New Holland], course: [K12], price: 6, fee: 50}`.

    To fix it, set the price (6 in the rules) and the fee (5), or waive this if it is intended.
    """

    code, name, severity = "F111", "ferry-dear", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry whose price or fee is out of all proportion (6.B2, 6.C1a)."""
        rules = rules_known(board)
        if rules is None:
            return
        for index, ferry in enumerate(board.ferries):
            for field, amount, usual, most in (
                ("price", ferry.price, _USUAL_PRICE, rules.start_money),
                ("fee", ferry.fee, _USUAL_FEE, rules.most_to_one),
            ):
                if not 0 < most < amount or (field == "price" and ferry.public):
                    continue
                yield self.finding(
                    say(_IS_DEAR[field], ferry=known_as(ferry.name), amount=amount, most=most),
                    subject=f"{ferry.name},{field}",
                    hexes=known_ports(board, ferry),
                    path=("ferries", index, field),
                    fixes=(_usual(ferry, field, usual),),
                )
            # One passage would pay for the whole ferry.
            if not ferry.public and 0 < ferry.price < ferry.fee <= rules.most_to_one:
                yield self.finding(
                    say(
                        "The fee of the ferry {ferry}, {fee}, is more than its price, {price}.",
                        ferry=known_as(ferry.name),
                        fee=ferry.fee,
                        price=ferry.price,
                    ),
                    subject=f"{ferry.name},fee over price",
                    hexes=known_ports(board, ferry),
                    path=("ferries", index, "fee"),
                    fixes=(_usual(ferry, "fee", _USUAL_FEE),) if ferry.price >= _USUAL_FEE else (),
                )


class FerryPublicBridge(Check):
    """A public ferry has an option for its owner or its buyer.

    Why it matters: a public ferry is sold to no one, so no one buys it at once or builds on from its far
    port. Usually one of the two options was left over.

    Example: `{name: Humber, ports: [Hull, New Holland], course: [K12], public: true, bridge: true}`.

    To fix it, clear one of the two options.
    """

    code, name, severity = "F116", "ferry-public-bridge", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each public ferry that is a bridge, or bought at once (6.C1a, 6.C1d)."""
        for index, ferry in enumerate(board.ferries):
            if not (ferry.public and (ferry.bridge or ferry.at_once)):
                continue
            sold = ChangeEntry(ferry, replace(ferry, public=False), "Change owner of ferry")
            cleared = ChangeEntry(ferry, replace(ferry, bridge=False, at_once=False), "Change ferry")
            yield self.finding(
                say(
                    "The ferry {ferry} is public, so it has no owner who could build on from the far port."
                    if ferry.bridge
                    else "The ferry {ferry} is public, so no company buys it at once.",
                    ferry=known_as(ferry.name),
                ),
                subject=ferry.name,
                hexes=known_ports(board, ferry),
                path=("ferries", index, "bridge" if ferry.bridge else "at_once"),
                fixes=(
                    Fix("Let it be public, without the other option", cleared, safe=False),
                    Fix("Let a company buy it", sold, safe=False),
                ),
            )


class FerryFeeUneven(Check):
    """A ferry's fee is not a multiple of the toll for one link.

    Why it matters: fees and tolls together are limited to what one player may pay another in a race. With
    fractions of a toll this limit cannot be kept, so no game can be played on the board.

    Example: `{type: override, toll: 2}` with a ferry with `fee: 5`.

    To fix it, change the fee or the toll so that the fee is a multiple of the toll.
    """

    code, name, severity = "F108", "ferry-fee-uneven", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry whose fee the board's toll does not divide (6.B2, 6.C1d)."""
        rules = rules_known(board)
        if rules is None or not rules.toll:
            return
        for index, ferry in enumerate(board.ferries):
            if ferry.fee % rules.toll:
                yield self.finding(
                    say(
                        "The fee of the ferry {ferry}, {fee}, is not a multiple of the toll, {toll}.",
                        ferry=known_as(ferry.name),
                        fee=ferry.fee,
                        toll=rules.toll,
                    ),
                    subject=ferry.name,
                    hexes=known_ports(board, ferry),
                    path=("ferries", index, "fee"),
                )


class FerryNeverLands(Check):
    """A turn at sea subtracts as much as the race die can show.

    Why it matters: a train at sea would stay there forever, so no game can be played on the board.

    Example: `{type: override, sea_takes: 5}` with the average die, whose highest face is 5.

    To fix it, let a turn at sea subtract less, or remove the ferries.
    """

    code, name, severity = "F109", "ferry-never-lands", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when no throw would move a train at sea (6.C1e)."""
        rules = rules_known(board)
        if rules is None:
            return
        most = max(rules.race_die)
        if any(ferry.sea_takes is None for ferry in board.ferries) and most <= rules.sea_takes:
            yield self.finding(_stranded(rules.sea_takes, most), path=("special_rules",))
        for index, ferry in enumerate(board.ferries):
            if ferry.sea_takes is not None and most <= ferry.sea_takes:
                yield self.finding(
                    _stranded(ferry.sea_takes, most),
                    subject=ferry.name,
                    hexes=known_ports(board, ferry),
                    path=("ferries", index, "sea_takes"),
                )


def _stranded(sea_takes: int, most: int) -> Phrase:
    """Return the sentence of a turn at sea that takes as much as the race die shows."""
    return say(
        "A turn at sea subtracts {sea_takes}, and the race die shows at most {most}. "
        "Trains would never land.",
        sea_takes=sea_takes,
        most=most,
    )


def _usual(ferry: Ferry, field: str, usual: int) -> Fix:
    """Return the fix that sets a ferry's price or fee to what the rules give it."""
    priced = ChangeEntry(ferry, _with_amount(ferry, field, usual), _SET[field])
    return Fix(say(_MENDED[field], usual=usual), priced, safe=False)


def _with_amount(ferry: Ferry, field: str, amount: int) -> Ferry:
    return replace(ferry, price=amount) if field == "price" else replace(ferry, fee=amount)


FERRY_PRICE_CHECKS: tuple[Check, ...] = (
    FerryNameDoubled(),
    FerryUnpriced(),
    FerryDear(),
    FerryPublicBridge(),
    FerryFeeUneven(),
    FerryNeverLands(),
)
