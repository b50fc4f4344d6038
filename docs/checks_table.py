"""Writes ``docs/checks.md``, the table of the checks and of how surely they find, from the code.

.venv/bin/python docs/checks_table.py
.venv/bin/python docs/checks_table.py --ledger          (measures the ledger again; takes long)
.venv/bin/python docs/checks_table.py --ledger T140     (measures the entries of some codes again)
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from studio.proofing.catalogue import ALL_CHECKS, explanations
from studio.proofing.tile_print import ALL_TILE_CHECKS
from tests.engine.checks.corpus import ledger
from tests.engine.checks.corpus.generated import STYLES
from tests.engine.checks.seeding.planting import PLACES, shipped_boards
from tests.engine.checks.seeding.sound import sound_boards
from tests.engine.checks.seeding.sowing import Rate, rates

PAGE = ROOT / "docs" / "checks.md"
FAMILIES = {
    "B": "Borders and foreign countries",
    "D": "Tile sets",
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

OUTSIDE = """
## What an outsider's mistakes showed

{planted} mistakes as a sloppy hand makes them with a paint program or a text editor, planted on boards of
other styles without a look at the checks. “Named” is a finding that says what is wrong at its place;
“misled” is another finding, or a wrong cure; “silent” is none. Each is counted before and after the checks
were widened.

| kind of mistake | planted | named | misled | silent |
| --- | --- | --- | --- | --- |
{rows}
Some of what is left may be meant so: three hills in a row, a ferry dearer than the others or without a
bridge, a river of cost 0, a text about a town that is not on the map. Not found either are a row shifted by
a hex where coasts hide it, a town put down between two sectors, a number in words, and a correction about
keys that was never made. A block of rows shifted by a hex, half a lake painted as sea, a flooded isthmus, and
a small town whose key was exchanged with a larger one's are reported with a wrong cure.
"""
_OUTSIDE: Final = (
    ("towns, starts and ports", (9, 0, 3), (11, 0, 1)),
    ("names", (0, 0, 10), (10, 0, 0)),
    ("keys and specials", (13, 1, 4), (17, 1, 0)),
    ("terrain and the sheet", (10, 7, 3), (15, 3, 2)),
    ("rivers and closed sides", (6, 0, 6), (10, 0, 2)),
    ("ferries and crossings", (12, 0, 3), (13, 0, 2)),
    ("countries and waters", (5, 0, 4), (9, 0, 0)),
    ("texts, notes and corrections", (8, 0, 7), (12, 0, 3)),
    ("rules, players and waivers", (15, 0, 3), (18, 0, 0)),
)
"""For each kind how many were named, misled and silent, before and after."""

LEDGER = """
## The ledger

What each check does on {boards} boards that are right: the included ones and {generated} drawn by chance,
of 560 to 2,760 hexes, with both ways hexes point, all schemes of keys and labels, ferries, borders and
crossings. “Fired” is on how many of them it reported something. On {tried} of them each kind of mistake was
planted: “able” is on how many it could be planted at all, “found” how many mistakes were named at their
place, “restored” how often the first fix made the board what it was, of those that have a fix. Where a
mistake is planted with what it needs, such as a country, no fix can restore that board. None of these boards
is so large that a check is skipped.

| code | severity | fired | able | found | restored |
| --- | --- | --- | --- | --- | --- |
"""


def page(found: Iterable[Rate]) -> str:
    """Return the text of the page, with how surely planted faults were found."""
    return (
        HEAD
        + "".join(_family(letter, title) for letter, title in FAMILIES.items())
        + _ledger()
        + _outside()
        + _seeding(list(found))
    )


def _family(letter: str, title: str) -> str:
    """Return the section of a family; nothing if it has no codes."""
    scopes = {check.code: check.scope for check in (*ALL_CHECKS, *ALL_TILE_CHECKS)}
    rows = [
        f"| {each.code} | {each.name} | {each.severity} | {scopes.get(each.code, '')} "
        f"| {' '.join(each.text.split(chr(10) * 2)[0].split())} |\n"
        for each in explanations().values()
        if each.code.startswith(letter)
    ]
    if not rows:
        return ""
    head = "| code | name | severity | scope | finds |\n| --- | --- | --- | --- | --- |\n"
    return f"\n## {letter}: {title}\n\n{head}{''.join(rows)}"


def _ledger() -> str:
    """Return the section that says what each check does on boards of many styles."""
    entries = ledger.read()
    head = LEDGER.format(
        boards=STYLES + len(shipped_boards()),
        generated=STYLES,
        tried=max(each.tried for each in entries),
    )
    known = {each.code: each for each in entries}
    return head + "".join(_row(code, known.get(code)) for code in sorted({each.code for each in ALL_CHECKS}))


def _outside() -> str:
    """Return the section on mistakes planted by someone who had not written the checks."""
    before = tuple(map(sum, zip(*(was for _, was, _ in _OUTSIDE), strict=True)))
    after = tuple(map(sum, zip(*(now for *_, now in _OUTSIDE), strict=True)))
    rows = [_outside_row(*each) for each in (*_OUTSIDE, ("all", before, after))]
    return OUTSIDE.format(planted=sum(after), rows="".join(rows))


def _outside_row(kind: str, before: tuple[int, ...], after: tuple[int, ...]) -> str:
    figures = (f"{was} → {now}" for was, now in zip(before, after, strict=True))
    return f"| {kind} | {sum(after)} | {' | '.join(figures)} |\n"


def _row(code: str, entry: ledger.Entry | None) -> str:
    """Return the row of a code; of a check added since the ledger was measured there is nothing to say."""
    severity = explanations()[code].severity
    if entry is None:
        return f"| {code} | {severity} | not measured | | | |\n"
    found, restored = _of(entry.found, entry.planted), _of(entry.restored, entry.offered)
    return f"| {code} | {severity} | {entry.right} | {entry.able} | {found} | {restored} |\n"


def _of(some: int, every: int) -> str:
    return f"{some} of {every}" if every else "–"


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
    if "--ledger" in sys.argv[1:]:
        ledger.write(ledger.renewed([each for each in sys.argv[1:] if each != "--ledger"]))
    PAGE.write_text(page(rates()), "utf-8")
