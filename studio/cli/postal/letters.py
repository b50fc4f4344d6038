"""The commands that read and file orders."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.boardfile.source import read_file, unopened
from engine.game.facts import NOWHERE
from engine.postal.adjudicating import ruled
from engine.postal.folder import Folder, FolderError, company_meant
from engine.postal.reading.expanding import Way
from engine.postal.reading.letters import MOST_BYTES, LetterError, letter_of
from engine.postal.reading.orders import orders_of
from engine.postal.reading.rulings import RulingError
from engine.postal.reading.suggestions import suggestions_for
from engine.postal.reading.written_orders import Concern, Doubt, Orders, Piece, RunKind
from engine.postal.report_lines import Wording
from engine.transcript.remarks import Ruling
from studio.cli.exits import FINE, FOUND, CommandError
from studio.cli.options.texts import text
from studio.cli.postal.folders import game_at, seat_of
from studio.cli.streams import json_text

_WORDS = {Concern.UNCLEAR: "unclear", Concern.WRONG: "not allowed", Concern.REMARK: "note"}


def read(arguments: argparse.Namespace) -> int:
    """Say how orders are understood: those of files, or all that are filed for the round."""
    folder = game_at(arguments.folder)
    sources = list(_sources(folder, arguments)) if arguments.files else list(_filed(folder))
    found, told, data = FINE, list[str](), list[Any]()
    for path, seat, letter in sources:
        code = folder.terms.companies.code(seat)
        try:
            rulings = folder.rulings_for(seat)
            orders = orders_of(letter_of(letter), folder.occasion(seat), rulings)
        except (LetterError, RulingError, FolderError) as error:
            found = FOUND
            told += [f"{path} ({code})", f"  {error}"]
            data.append({"file": str(path), "company": code, "problem": str(error)})
            continue
        if any(doubt.concern is not Concern.REMARK for doubt in orders.doubts):
            found = FOUND
        told += [f"{path} ({code}), round {folder.history.round}", *_lines(folder, seat, orders)]
        data.append({"file": str(path), "company": code, **_plain(folder, orders)})
    print(json_text(data) if arguments.format == "json" else "\n".join(told))
    return found


def take(arguments: argparse.Namespace) -> int:
    """File letters for the round that waits."""
    folder = game_at(arguments.folder)
    if folder.history.is_over or folder.history.waits_for_throw:
        raise CommandError(
            "The game is over." if folder.history.is_over else "Throw the dice of the round first."
        )
    sources = list(_sources(folder, arguments))
    data: list[Any] = []
    for path, seat, letter in sources:
        try:
            filed = folder.take(seat, letter)
        except LetterError as error:
            raise CommandError(f"{path}: {error}") from error
        code = folder.terms.companies.code(seat)
        data.append(
            {
                "file": str(path),
                "company": code,
                "filed": str(filed.path),
                "replaced": filed.replaced,
                "lost": list(filed.lost),
                "voided": [ruling.at for ruling in filed.voided],
            }
        )
        if arguments.format == "text":
            earlier = f"; {filed.replaced} earlier kept" if filed.replaced else ""
            print(f"{path}: orders of {code} for round {folder.history.round}{earlier}")
            if filed.lost:
                print(f"  The earlier letter also had {', '.join(filed.lost)}; it no longer counts.")
            for ruling in filed.voided:
                print(f"  The ruling on {ruling.at} no longer counts: the order has changed.")
    if arguments.format == "json":
        print(json_text(data))
    return FINE


def rule(arguments: argparse.Namespace) -> int:
    """Keep a ruling on an order of the round."""
    folder = game_at(arguments.folder)
    seat = seat_of(folder, arguments.code)
    code, at = folder.terms.companies.code(seat), text(arguments.at).casefold()
    if arguments.withdraw == (arguments.read_as is not None):
        raise CommandError("Say what the order is read as, or --withdraw the ruling.")
    if arguments.withdraw:
        return _withdraw(arguments, folder, seat, at)
    ruling = Ruling(seat, at, text(arguments.read_as), arguments.why)
    try:
        orders = ruled(folder, ruling)
    except (LetterError, RulingError, FolderError) as error:
        raise CommandError(str(error)) from error
    if orders is None:
        raise CommandError(f"There are no orders of {code} in round {folder.history.round}.")
    folder.rule(ruling)
    if arguments.format == "json":
        print(json_text({"company": code, "at": at, "read_as": ruling.read_as, "clear": orders.is_clear}))
    else:
        print(f"{code} {at} is read as {ruling.read_as or 'nothing'}.")
    return FINE


def _withdraw(arguments: argparse.Namespace, folder: Folder, seat: int, at: str) -> int:
    try:
        folder.withdraw(seat, at)
    except FolderError as error:
        raise CommandError(str(error)) from error
    code = folder.terms.companies.code(seat)
    if arguments.format == "json":
        print(json_text({"company": code, "at": at, "read_as": None}))
    else:
        print(f"There is no ruling on {code} {at} now.")
    return FINE


def _sources(folder: Folder, arguments: argparse.Namespace) -> Iterator[tuple[Path, int, bytes]]:
    """Yield the files of orders with the company each is from; raises CommandError."""
    for path in arguments.files:
        try:
            data = read_file(path, MOST_BYTES)
        except (OSError, ValueError) as error:
            raise unopened(path, error) from error
        if arguments.company:
            yield path, seat_of(folder, arguments.company), data
            continue
        try:
            letter = letter_of(data)
        except LetterError as error:
            raise CommandError(f"{path}: {error}") from error
        seat = company_meant(folder, path.name, letter)
        if seat == NOWHERE:
            raise CommandError(f"{path} does not say which company it is from. Add --company CODE.")
        yield path, seat, data


def _filed(folder: Folder) -> Iterator[tuple[Path, int, bytes]]:
    """Yield the letters that are filed for the round."""
    for seat in range(len(folder.terms.companies.each)):
        filed = folder.filed(seat)
        if filed is not None:
            yield filed.path, seat, read_file(filed.path, MOST_BYTES)
        else:
            print(f"{folder.terms.companies.code(seat)}: no orders yet", file=sys.stderr)


# -- what is said ------------------------------------------------------------------------------


def _lines(folder: Folder, seat: int, orders: Orders) -> Iterator[str]:
    """Yield orders as they are understood, each with its cost, and every doubt."""
    wording = Wording(folder.history, folder.terms)
    runs = {run.route.at: run for run in orders.races}
    for piece in orders.pieces:
        yield f"  {piece.at:<4} {_understood(wording, piece)}"
        run = runs.get(piece.at)
        if run is not None and run.kind is not RunKind.ALONE and run.partner != NOWHERE:
            kind = "joint run" if run.kind is RunKind.JOINT else "exchange of running powers"
            yield f"       {kind} with {folder.terms.companies.code(run.partner)}"
    if orders.setup.starts:
        yield f"  starts: {', '.join(map(wording.place, orders.setup.starts))}"
    for doubt in orders.doubts:
        yield from _doubt_lines(wording, orders, doubt)
        rulings = folder.rulings_for(seat)
        for read_as, way in suggestions_for(orders.letter, folder.occasion(seat), rulings, doubt):
            yield f"      perhaps {read_as}{'' if way is None else f': {_cost(way)}'}"
    for span in orders.prose:
        line, _ = orders.letter.position(span.start)
        yield f"  {line}: orders nothing: '{orders.letter.quote(span)}'"


def _understood(wording: Wording, piece: Piece) -> str:
    """Return a piece hex by hex, with its cost and what is due as far as it is known."""
    if piece.is_empty:
        return "nothing"
    if piece.work is not None:
        return wording.work(piece.work)
    labels = wording.history.game.facts.labels
    hexes = " ".join(labels[hex_] for hex_ in piece.hexes)
    cost = f"{piece.cost} to roll" if piece.at.isdigit() else f"cost {piece.cost}"
    return f"{hexes}: {cost}{f', pays {piece.dues}' if piece.dues else ''}"


def _doubt_lines(wording: Wording, orders: Orders, doubt: Doubt) -> Iterator[str]:
    line, column = orders.letter.position(doubt.span.start)
    expected = f" Expected: {doubt.expected}." if doubt.expected else ""
    quoted = orders.letter.quote(doubt.span)
    yield f"  {line}:{column}: {doubt.at}: {_WORDS[doubt.concern]}: {doubt.says}{expected} '{quoted}'"
    labels = wording.history.game.facts.labels
    for way in doubt.wholes or doubt.ways:
        hexes = " ".join(labels[hex_] for hex_ in way.hexes)
        yield f"      {hexes}: {_cost(way)}"
    if doubt.more:
        yield "      and more"


def _cost(way: Way) -> str:
    return f"cost {way.cost}{f', pays {way.dues}' if way.dues else ''}"


def _plain(folder: Folder, orders: Orders) -> dict[str, Any]:
    """Return orders as plain values."""
    labels = folder.history.game.facts.labels
    wording = Wording(folder.history, folder.terms)
    return {
        "pieces": [
            {
                "at": piece.at,
                "hexes": [labels[hex_] for hex_ in piece.hexes],
                "work": "" if piece.work is None else wording.work(piece.work),
                "cost": piece.cost,
                "pays": piece.dues,
                "span": list(piece.span),
                "by_ruling": piece.by_ruling,
            }
            for piece in orders.pieces
        ],
        "starts": [labels[hex_] for hex_ in orders.setup.starts],
        "doubts": [_plain_doubt(labels, orders, doubt) for doubt in orders.doubts],
        "prose": [orders.letter.quote(span) for span in orders.prose],
        "orders": list(orders.sections),
        "clear": orders.is_clear and not orders.counts_for_nothing,
    }


def _plain_doubt(labels: tuple[str, ...], orders: Orders, doubt: Doubt) -> dict[str, Any]:
    line, column = orders.letter.position(doubt.span.start)
    return {
        "at": doubt.at,
        "concern": _WORDS[doubt.concern],
        "line": line,
        "column": column,
        "span": list(doubt.span),
        "quoted": orders.letter.quote(doubt.span),
        "message": str(doubt.says),
        "expected": doubt.expected,
        "ways": [
            {"hexes": [labels[hex_] for hex_ in way.hexes], "cost": way.cost, "pays": way.dues}
            for way in doubt.wholes or doubt.ways
        ],
    }
