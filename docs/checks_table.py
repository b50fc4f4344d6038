"""Writes ``docs/checks.md``, the table of the checks and of how surely they find, from the code.

.venv/bin/python docs/checks_table.py
"""

import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from studio.proofing.catalogue import ALL_CHECKS, EXPLANATIONS
from tests.engine.checks.seeding.planting import PLACES, shipped_boards
from tests.engine.checks.seeding.sound import sound_boards
from tests.engine.checks.seeding.sowing import Rate, rates

PAGE = ROOT / "docs" / "checks.md"
FAMILIES = {
    "B": "Borders and foreign countries",
    "F": "Ferries and ports",
    "K": "Keys",
    "N": "The network",
    "P": "Print",
    "R": "Runs",
    "S": "Sides: rivers, borders, closed sides",
    "T": "Towns and terrain",
    "V": "The map file",
    "X": "The rule set and special rules",
}
HEAD = """\
# What the checks find

Every code with its name, what it weighs and what it finds. An **error** stops a release, a **warning** is for
the designer to decide on, a **note** informs. `platelayer explain T102` gives all of it: why it
matters, an example, and how to fix it. What is local is checked again within a tenth of a second of each
stroke in the studio; the rest follows within two.

A finding that is meant to be so is waived, with a reason that stands in the map file: in the findings dock,
or by `platelayer waive MAP T102:D4 --reason "…"`.

Retired codes are not used again: X119 (start-text-differs) is now part of X111, and X131 (saving-forbidden)
was removed.

This page is made by `docs/checks_table.py` from the code; a test fails when it is stale.
"""
PROOF = """
## Proof that they find

A test takes the shipped boards ({boards}), plants each kind of fault at {places} random places
and demands that the right code names the right hexes, and few near them. Every code has its plant but those
the test names with a reason. No error and no warning may be reported for {sound} boards without a fault: the
shipped ones, and these by every rule set, with bridges for ferries, rules of starting and a land abroad.
{kinds} kinds of faults: {found} of {planted} found ({share:.1f} %).

| fault | code | found |
| --- | --- | --- |
"""


def page(found: Iterable[Rate]) -> str:
    """Return the text of the page, with how surely planted faults were found."""
    return (
        HEAD + "".join(_family(letter, title) for letter, title in FAMILIES.items()) + _seeding(list(found))
    )


def _family(letter: str, title: str) -> str:
    """Return the section of a family; nothing if it has no codes."""
    scopes = {check.code: check.scope for check in ALL_CHECKS}
    rows = [
        f"| {each.code} | {each.name} | {each.severity} | {scopes.get(each.code, '')} "
        f"| {' '.join(each.text.split(chr(10) * 2)[0].split())} |\n"
        for each in EXPLANATIONS.values()
        if each.code.startswith(letter)
    ]
    if not rows:
        return ""
    head = "| code | name | weighs | is | finds |\n| --- | --- | --- | --- | --- |\n"
    return f"\n## {letter}: {title}\n\n{head}{''.join(rows)}"


def _seeding(rates_: list[Rate]) -> str:
    """Return the section that says how surely planted faults were found."""
    planted, found = sum(rate.planted for rate in rates_), sum(rate.found for rate in rates_)
    head = PROOF.format(
        boards=" and ".join(board.title for board in shipped_boards()),
        places=PLACES,
        sound=len(sound_boards()),
        kinds=len(rates_),
        found=found,
        planted=planted,
        share=100 * found / planted,
    )
    rows = (f"| {each.name} | {each.code} | {each.found} of {each.planted} |\n" for each in rates_)
    return head + "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(rates()), "utf-8")
