"""The command that runs scenarios: small positions and what the rules give of them."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

from engine.scenarios.running import run_file
from engine.scenarios.values import ScenarioError, ScenarioResult
from studio.cli.exits import FINE, FOUND, CommandError
from studio.cli.streams import json_text


def add_commands(commands: Any) -> None:
    """Add ``scenario``."""
    parser = commands.add_parser("scenario", help="run rule scenarios and show which pass")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=_scenario)


class _Outcome(NamedTuple):
    """What came of one file: its steps in order, and why scenarios of it, or all of it, could not be run."""

    steps: list[ScenarioResult]
    errors: list[ScenarioError]


def _scenario(arguments: argparse.Namespace) -> int:
    """Run every file and show the steps the rules see otherwise, then what could not be run."""
    outcomes = {str(path): _outcome(path) for path in arguments.files}
    print(_as_json(outcomes) if arguments.format == "json" else _as_text(outcomes))
    errors = [str(error) for outcome in outcomes.values() for error in outcome.errors]
    if errors:
        raise CommandError("\n".join(errors))
    passed = all(step.passed for outcome in outcomes.values() for step in outcome.steps)
    return FINE if passed else FOUND


def _outcome(path: Path) -> _Outcome:
    """Run the scenarios of a file."""
    try:
        return _Outcome(*run_file(path))
    except ScenarioError as error:
        return _Outcome([], [error])


def _as_text(outcomes: Mapping[str, _Outcome]) -> str:
    """Return the steps that failed, and a line for each file."""
    lines: list[str] = []
    for name, (steps, errors) in outcomes.items():
        lines += [line for step in steps if not step.passed for line in _failure(step)]
        failed = {step.id for step in steps if not step.passed}
        total = len({step.id for step in steps})
        parts = [_counted(total, "scenario"), _counted(len(steps), "step")]
        parts += [f"{len(failed)} failed"] if failed else []
        parts += [f"{len(errors)} could not be run"] if errors else []
        parts += [] if failed or errors else ["all hold"]
        lines.append(f"{name}: {', '.join(parts)}")
    return "\n".join(lines)


def _counted(number: int, noun: str) -> str:
    """Return a number with its noun."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _failure(step: ScenarioResult) -> Sequence[str]:
    """Return the lines that tell of one failed step."""
    lines = [f"{step.id}, step {step.step}: {step.what}"]
    fields = [field for field in {**step.expected, **step.got} if _differs(step, field)]
    lines += [
        f"    {field}: expected {step.expected.get(field, 'nothing')}, "
        f"the rules give {step.got.get(field, 'nothing')}"
        for field in fields
    ]
    return [*lines, f"    {step.why}"] if step.why else lines


def _differs(step: ScenarioResult, field: str) -> bool:
    """Return whether the rules give otherwise of one thing."""
    return bool(step.expected.get(field) != step.got.get(field))


def _as_json(outcomes: Mapping[str, _Outcome]) -> str:
    """Return every step with what was expected and what the rules said, and what could not be run."""
    files = [
        {
            "file": name,
            "steps": [{**asdict(step), "passed": step.passed} for step in steps],
            "errors": [str(error) for error in errors],
        }
        for name, (steps, errors) in outcomes.items()
    ]
    return json_text({"files": files})
