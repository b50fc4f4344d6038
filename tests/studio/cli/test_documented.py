"""Every option of the commands of checking and printing is told in the README and in the guide."""

import re

import pytest

from studio.cli.main import build_parser
from tests.architecture.sources import ROOT

GUIDE = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "docs" / "guide").glob("*.md")))
README = (ROOT / "README.md").read_text("utf-8")


def help_of(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what a command's help says."""
    parser, _ = build_parser()
    with pytest.raises(SystemExit):
        parser.parse_args([command, "--help"])
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("command", ["check", "explain", "fix", "waive", "print"])
def test_the_options_of_a_command_are_documented(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    (row,) = (line for line in README.splitlines() if line.startswith(f"| `platelayer {command}"))
    guide = set(re.findall(r"--[a-z-]+", GUIDE))
    options = set(re.findall(r"--[a-z-]+", help_of(command, capsys))) - {"--help", "--output"}
    assert options
    assert options <= guide
    assert options <= set(re.findall(r"--[a-z-]+", row))


@pytest.mark.parametrize("command", ["check", "fix"])
def test_the_help_of_a_command_lists_its_exit_codes(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(r"Exit codes: 0 .*, 1 .*, 2 ", help_of(command, capsys))
