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

Every code with its name, its severity and what it finds. An **error** must be fixed before release, a
**warning** is for the designer to decide, a **note** is information. `platelayer explain T102` adds why it
matters, an example, and how to fix it. In the studio, local checks run within a tenth of a second of each
stroke, global ones within two.

If a finding is intended, waive it with a reason, which is stored in the map file: in the findings dock
(Shift+F8), or by `platelayer waive MAP T102:D4 --reason "…"`.

Retired codes are not used again: X119 (start-text-differs) is now part of X111, and X131 (saving-forbidden)
was removed.

`docs/checks_table.py` makes this page from the code; a test fails when it is out of date.
"""
PROOF = """
## How well they find

A test takes the included boards ({boards}), makes each kind of mistake at {places} random places, and
expects the right code to name the right hexes, and few others near them. Codes without such a mistake are
listed in the test, with the reason. {sound} boards without a mistake must have no error and no warning: the
included ones under every rule set, with bridges for ferries, start rules and a foreign country.
{kinds} kinds of mistakes: {found} of {planted} found ({share:.1f} %).

| mistake | code | found |
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
    head = "| code | name | severity | scope | finds |\n| --- | --- | --- | --- | --- |\n"
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
