"""The command that runs scenarios: small positions and what the rules say of them."""

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.scenarios.running import run_file
from engine.scenarios.values import ScenarioError, ScenarioResult
from studio.cli.exits import FINE, FOUND, CommandError
from studio.cli.streams import json_text


def add_commands(commands: Any) -> None:
    """Add ``scenario``."""
    parser = commands.add_parser("scenario", help="run rule scenarios and say which hold")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=_scenario)


def _scenario(arguments: argparse.Namespace) -> int:
    """Run every file and tell which steps the rules see otherwise, then what could not be run."""
    results: dict[str, list[ScenarioResult]] = {}
    errors: list[ScenarioError] = []
    for path in arguments.files:
        try:
            results[str(path)], amiss = run_file(path)
            errors += amiss
        except ScenarioError as error:
            errors.append(error)
    if arguments.format == "json":
        print(_as_json(results))
    elif results:
        print(_as_text(results))
    if errors:
        raise CommandError("\n".join(map(str, errors)))
    passed = all(result.passed for steps in results.values() for result in steps)
    return FINE if passed else FOUND


def _as_text(results: dict[str, list[ScenarioResult]]) -> str:
    """Return the steps that failed, and a line for each file."""
    lines: list[str] = []
    for name, steps in results.items():
        lines += [line for step in steps if not step.passed for line in _failure(step)]
        failed = {step.id for step in steps if not step.passed}
        total = len({step.id for step in steps})
        verdict = f"{len(failed)} failed" if failed else "all hold"
        lines.append(f"{name}: {_counted(total, 'scenario')}, {_counted(len(steps), 'step')}, {verdict}")
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
        f"the rules say {step.got.get(field, 'nothing')}"
        for field in fields
    ]
    return [*lines, f"    {step.why}"] if step.why else lines


def _differs(step: ScenarioResult, field: str) -> bool:
    """Tell whether the rules say otherwise of one thing."""
    return bool(step.expected.get(field) != step.got.get(field))


def _as_json(results: dict[str, list[ScenarioResult]]) -> str:
    """Return every step with what was expected and what the rules said."""
    files = [
        {"file": name, "steps": [{**asdict(step), "passed": step.passed} for step in steps]}
        for name, steps in results.items()
    ]
    return json_text({"files": files})
