"""Findings as people, scripts, GitHub and SARIF readers want them."""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from engine.boardfile.reading import BoardFile
from engine.checks.skipping import Skipped
from engine.diagnostics.findings import Finding, Severity
from engine.text.terminal import in_line, workflow_command
from engine.tiles.reading import SetFile
from studio.cli.streams import json_text
from studio.proofing.catalogue import explanations


@dataclass(frozen=True)
class Placed:
    """A finding with what the map file makes of it: hex labels, line and column (from 1)."""

    finding: Finding
    hexes: tuple[str, ...]
    line: int | None
    column: int | None


@dataclass(frozen=True)
class Report:
    """What was found in one map file; ``problem`` says why it could not be opened at all."""

    map: str
    placed: tuple[Placed, ...]
    unread: bool = False
    problem: str = ""
    in_full: bool = False
    """Whether its text says the details of findings, too."""
    unfolded: bool = False
    """Whether its text has each figure in a line of its own."""
    skipped: tuple[Skipped, ...] = ()
    """The checks that could not be made, with the reasons."""

    def folds(self, finding: Finding) -> bool:
        """Return whether a text lists a finding only among the figures of its map."""
        return finding.figures and finding.waived is None and not (self.in_full or self.unfolded)

    @property
    def counts(self) -> dict[str, int]:
        """How many findings of each severity there are, and how many are waived."""
        tally = Counter("waived" if p.finding.waived else p.finding.severity.value for p in self.placed)
        return {name: tally[name] for name in (*(s.value for s in Severity), "waived")}

    def fails(self, least: Severity = Severity.WARNING) -> bool:
        """Return whether there is a finding of at least this severity that is not waived."""
        return any(
            placed.finding.waived is None and placed.finding.severity.rank <= least.rank
            for placed in self.placed
        )


def placed(read: BoardFile | SetFile, finding: Finding) -> Placed:
    """Return the finding with its place in the file and the labels of its hexes."""
    line, column = finding.position or read.positions.position(finding.path)
    board = read.board if isinstance(read, BoardFile) else None
    labels = () if board is None else tuple(board.sheet.label(h) for h in finding.hexes)
    return Placed(finding, labels, line, column)


def as_text(reports: Sequence[Report]) -> str:
    """Return a line a finding, ``map:line:column: severity CODE message``, and a tally a map.

    Figures of a map are listed in one line, or told one by one where a report asks for it; further details,
    such as the costs of all towns, where it is to be in full. What was not checked comes before the tally.
    """
    lines: list[str] = []
    for report in reports:
        for placed in report.placed:
            if not report.folds(placed.finding):
                lines += map(in_line, _text_lines(report.map, placed))
            if report.in_full:
                lines += (f"    {line}" for line in placed.finding.details.splitlines())
        lines += map(in_line, _figures(report))
        lines += (in_line(f"{report.map}: {words}") for words in _unchecked(report))
        lines.append(f"{in_line(report.map)}: {report.problem or _tally(report)}")
    return "\n".join(lines)


def _figures(report: Report) -> list[str]:
    """Return the line that lists the figures of a map there are to look up, if they are not told in full."""
    folded = [placed.finding for placed in report.placed if report.folds(placed.finding)]
    names = ", ".join(f"{finding.code} {finding.name}" for finding in folded)
    return [f"{report.map}: figures: {names} (--details shows them)"] if folded else []


def _unchecked(report: Report) -> list[str]:
    """Return a sentence for each reason why checks were skipped, with their codes."""
    return [
        f"not checked: {', '.join(each.codes)}. {each.reason}"
        if each.codes
        else f"not checked: {each.reason}"
        for each in report.skipped
    ]


def _text_lines(name: str, placed: Placed) -> list[str]:
    finding = placed.finding
    where = ":".join(str(part) for part in (name, placed.line, placed.column) if part is not None)
    lines = [f"{where}: {finding.severity.value} {finding.code} {finding.message} ({finding.name})"]
    if finding.waived:
        lines = [f"{where}: waived {finding.code} {finding.message} (reason: {finding.waived})"]
    elif finding.fixes:
        how = "safe" if any(fix.safe for fix in finding.fixes) else "with --unsafe"
        lines.append(f"    can be fixed ({how}): {'; or '.join(fix.title for fix in finding.fixes)}")
    return lines


def _tally(report: Report) -> str:
    """Return the numbers of findings in words."""
    folded = sum(report.folds(placed.finding) for placed in report.placed)
    counts = {**report.counts, Severity.NOTE.value: report.counts[Severity.NOTE] - folded, "figure": folded}
    parts = [
        f"{number} {name if number == 1 or name == 'waived' else name + 's'}"
        for name, number in counts.items()
        if number
    ]
    return ", ".join(parts) if parts else "no findings"


def as_json(reports: Sequence[Report]) -> str:
    """Return the report of FORMAT.md as JSON."""
    maps = [
        {
            "map": r.map,
            "findings": [_plain(p) for p in r.placed],
            "counts": r.counts,
            "problem": r.problem,
            "skipped": [{"codes": list(each.codes), "reason": each.reason} for each in r.skipped],
        }
        for r in reports
    ]
    return json_text({"maps": maps})


def _plain(placed: Placed) -> dict[str, Any]:
    finding = placed.finding
    return {
        "code": finding.code,
        "name": finding.name,
        "id": finding.id,
        "severity": finding.severity.value,
        "message": finding.message,
        "details": finding.details,
        "figures": finding.figures,
        "hexes": list(placed.hexes),
        "line": placed.line,
        "column": placed.column,
        "waived": finding.waived is not None,
        "fixes": [{"title": fix.title, "safe": fix.safe} for fix in finding.fixes],
    }


_GITHUB = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def as_github(reports: Sequence[Report]) -> str:
    """Return workflow commands, which GitHub shows next to the lines of a change."""
    lines = []
    for report in reports:
        for placed in report.placed:
            finding = placed.finding
            if finding.waived is None:
                where = {"file": report.map, "line": placed.line, "col": placed.column}
                where["title"] = f"{finding.code} {finding.name}"
                known = {name: value for name, value in where.items() if value is not None}
                lines.append(workflow_command(_GITHUB[finding.severity], known, finding.message))
        for words in _unchecked(report):
            title = {"file": report.map, "title": "not checked"}
            lines.append(workflow_command(_GITHUB[Severity.NOTE], title, words))
    return "\n".join(lines)


def as_sarif(reports: Sequence[Report]) -> str:
    """Return a SARIF 2.1.0 log of one run."""
    used = sorted({p.finding.code for r in reports for p in r.placed})
    rules = [
        {"id": code, "name": e.name, "fullDescription": {"text": e.text}}
        for code in used
        if (e := explanations().get(code))
    ]
    driver = {"name": "platelayer", "rules": rules}
    run = {
        "tool": {"driver": driver},
        "results": [_sarif_result(r.map, p) for r in reports for p in r.placed],
        "invocations": [
            {
                "executionSuccessful": not any(r.unread for r in reports),
                "toolExecutionNotifications": [
                    _sarif_skipped(r.map, each) for r in reports for each in r.skipped
                ],
            }
        ],
    }
    schema = "https://json.schemastore.org/sarif-2.1.0.json"
    return json_text({"$schema": schema, "version": "2.1.0", "runs": [run]})


def _sarif_skipped(name: str, skipped: Skipped) -> dict[str, Any]:
    """Return the note to a reader of SARIF that rules were not applied to a map, and why."""
    return {
        "level": "note",
        "message": {"text": f"Not checked: {skipped.reason}"},
        "locations": [{"physicalLocation": _sarif_place(name)}],
        "properties": {"codes": list(skipped.codes)},
    }


def _sarif_place(name: str) -> dict[str, Any]:
    return {"artifactLocation": {"uri": quote(os.fsencode(name.replace("\\", "/")), safe="/")}}


def _sarif_result(name: str, placed: Placed) -> dict[str, Any]:
    finding, place = placed.finding, _sarif_place(name)
    if placed.line is not None:
        place["region"] = {"startLine": placed.line, "startColumn": placed.column or 1}
    result: dict[str, Any] = {
        "ruleId": finding.code,
        "level": finding.severity.value,
        "message": {"text": finding.message},
        "locations": [{"physicalLocation": place}],
        "partialFingerprints": {"finding/v1": finding.id},
    }
    if finding.waived is not None:
        result["suppressions"] = [{"kind": "inSource", "justification": finding.waived}]
    return result


FORMATS: dict[str, Callable[[Sequence[Report]], str]] = {
    "text": as_text,
    "json": as_json,
    "github": as_github,
    "sarif": as_sarif,
}
