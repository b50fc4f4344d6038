"""The hook for pre-commit names a command there is, and the files there are."""

import re

import yaml

from studio.cli.main import build_parser
from tests.architecture.sources import ROOT


def test_the_hook_runs_a_command_there_is_on_the_maps_there_are() -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    program, *arguments = hook["entry"].split()
    maps = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "maps").glob("*.yaml"))]
    assert program == "platelayer"
    parser, _ = build_parser()
    chosen = parser.parse_args([*arguments, *maps])
    assert [path.as_posix() for path in chosen.maps] == maps
    assert all(re.search(hook["files"], name) for name in maps)
    assert not re.search(hook["files"], "docs/maps.md")


def test_the_recipe_names_commands_and_formats_there_are() -> None:
    text = (ROOT / "docs" / "guide" / "check-in-ci.md").read_text("utf-8")
    parser, commands = build_parser()
    used = re.findall(r"platelayer (\w+) ", text)
    assert set(used) == {"check", "fix", "waive"} <= commands
    for form in re.findall(r"--format (\w+)", text):
        assert parser.parse_args(["check", "maps/severn.yaml", "--format", form]).format == form
