"""The commands that survey a map: stats and measure."""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.rulesets.overrides import RuleSetError
from engine.survey.measuring import Measured, measured, why_none
from engine.survey.spots import spot_named
from engine.survey.statistics import Chapter, statistics_of
from studio.cli.boards import load
from studio.cli.exits import FINE, CommandError
from studio.cli.options.texts import text
from studio.cli.streams import json_text

_BAR: Final = 30


def add_commands(commands: Any) -> None:
    """Add ``stats`` and ``measure``."""
    parser = commands.add_parser(
        "stats", help="show statistics of a map: terrain, keys, lengths of runs, reach of starts"
    )
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=_stats)
    parser = commands.add_parser(
        "measure", help="show the distance of two places and the cheapest track between them"
    )
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument("start", type=text, metavar="FROM", help="a hex, a town or a key")
    parser.add_argument("end", type=text, metavar="TO", help="a hex, a town or a key")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=_measure)


def _stats(arguments: argparse.Namespace) -> int:
    """Print every table."""
    board = load(arguments.map)
    found = statistics_of(board)
    if arguments.format == "json":
        told = {chapter.name: _plain(chapter) for chapter in found.chapters}
        print(json.dumps({"map": str(arguments.map), "amiss": found.amiss, **told}, indent=2))
    else:
        print("\n\n".join(_table(chapter) for chapter in found.chapters))
        if found.amiss:
            print(f"\nRuns and reach cannot be computed: {found.amiss}")
    return FINE


def _plain(chapter: Chapter) -> list[dict[str, object]]:
    """Return the rows of a table as plain values."""
    return [
        {"name": row.name, "count": row.count, "of": row.of, "share": round(row.share, 4)}
        | ({"too_short": row.is_short} if chapter.name == "runs" else {})
        for row in chapter.rows
    ]


def _table(chapter: Chapter) -> str:
    """Return a table with bars, as text."""
    wide = max((len(row.name) for row in chapter.rows), default=0)
    most = max((row.share for row in chapter.rows), default=0.0) or 1.0
    lines = [f"{chapter.title}. {chapter.text}"]
    for row in chapter.rows:
        bar = "█" * round(_BAR * row.share / most)
        mark = "  too short" if row.is_short and row.count else ""
        lines.append(f"  {row.name:<{wide}}  {row.count:>6,} {row.share:>6.1%}  {bar}{mark}".rstrip())
    return "\n".join(lines)


def _measure(arguments: argparse.Namespace) -> int:
    """Print the distance, and the cheapest build with its price itemised."""
    board = load(arguments.map)
    start, end = _hex(board, arguments.start), _hex(board, arguments.end)
    try:
        found = measured(board, start, end)
    except RuleSetError as error:
        raise CommandError(str(error)) from error
    if arguments.format == "json":
        print(json_text(_measured(board, found)))
    else:
        print(_told(board, found))
    return FINE


def _hex(board: Board, word: str) -> Hex:
    """Return the one hex a word stands for."""
    spot = spot_named(board, word)
    if spot is None:
        raise CommandError(f"The map has no hex, town or key '{word}'.")
    if len(spot.hexes) > 1:
        labels = ", ".join(board.sheet.label(hex_) for hex_ in spot.hexes)
        raise CommandError(f"'{word}' leads to several hexes. Choose one of {labels}.")
    return spot.hexes[0]


def _measured(board: Board, found: Measured) -> dict[str, object]:
    """Return what was measured as plain values."""
    label = board.sheet.label
    told: dict[str, object] = {
        "from": label(found.start),
        "to": label(found.end),
        "links": found.links,
        "mm": round(found.mm, 1),
        "build": None,
    }
    if found.build is not None:
        told["build"] = {
            "cost": found.build.cost,
            "off_the_account": found.build.money,
            "items": [
                {"name": charge.name, "count": count, "each": charge.cost}
                for count, charge in found.build.items
            ],
            "pieces": [
                {
                    "hexes": [label(hex_) for hex_ in piece.hexes],
                    "cost": piece.cost,
                    "charges": {charge.name: charge.cost for charge in piece.charges},
                }
                for piece in found.build.pieces
            ],
        }
    return told


def _told(board: Board, found: Measured) -> str:
    """Return what was measured as text, piece by piece."""
    label = board.sheet.label
    lines = [f"{label(found.start)} to {label(found.end)}: {found.links} links, {found.mm:.0f} mm."]
    build = found.build
    if build is None:
        return "\n".join([*lines, str(why_none(board, found.start, found.end))])
    account = f", {build.money} of it from the account" if build.money else ""
    lines.append(f"Cheapest build: {build.cost}{account}, {len(build.hexes)} hexes.")
    for piece in build.pieces:
        ends = f"{label(piece.hexes[0])} – {label(piece.hexes[-1])}"
        charges = " + ".join(f"{charge.cost} {charge.name}" for charge in piece.charges)
        lines.append(f"  {ends:<14} {piece.cost:>3}   {charges}")
    lines += [f"  {count} × {charge.name} at {charge.cost}" for count, charge in build.items]
    return "\n".join(lines)
