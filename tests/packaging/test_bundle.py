"""What a desktop needs to know of an installed bundle, and the recipes that build bundles."""

import configparser
import re
import tomllib
from xml.etree import ElementTree

import yaml

from engine.boardfile.saving import BOARD_SUFFIXES
from studio.cli.main import COMMANDS
from tests.architecture.sources import ROOT

LINUX = ROOT / "bundle" / "linux"
MIME = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}


def test_the_desktop_opens_the_studio_with_files_of_our_ending() -> None:
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.read(LINUX / "platelayer.desktop", "utf-8")
    entry = desktop["Desktop Entry"]
    program, command, file = entry["Exec"].split()
    assert (program, file) == ("platelayer", "%f")
    assert command in COMMANDS
    assert (ROOT / "resources" / "icons" / f"{entry['Icon']}.svg").is_file()
    kind = ElementTree.parse(LINUX / "platelayer.xml").find("mime:mime-type", MIME)
    assert kind is not None
    assert f"{kind.get('type')};" == entry["MimeType"]
    patterns = [glob.get("pattern") for glob in kind.findall("mime:glob", MIME)]
    assert patterns == ["*.rrmap"]
    assert ".rrmap" in BOARD_SUFFIXES


def test_the_recipe_for_every_system_installs_the_extra_there_is_and_runs_the_script_there_is() -> None:
    recipe = yaml.safe_load((ROOT / ".github" / "workflows" / "bundles.yml").read_text("utf-8"))
    (job,) = recipe["jobs"].values()
    steps = " ".join(step.get("run", "") for step in job["steps"])
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\.\[(\w+)\]", steps)) == {"bundle"} <= set(extras)
    (script,) = re.findall(r"python (\S+\.py)", steps)
    assert (ROOT / script).is_file()
