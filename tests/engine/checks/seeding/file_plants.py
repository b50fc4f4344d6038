"""Family V: slips of the hand in the text of the shipped map files."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from engine import shipped
from engine.boardfile.reading import parse_board
from engine.diagnostics.findings import Finding
from tests.engine.checks.seeding.planting import PLACES

Slip = Callable[[list[str], Random], int]
"""Changes the lines of a file and returns the index of the line whose reading must be complained of."""


@dataclass(frozen=True)
class FilePlant:
    """One kind of slip: what it is, the code that must find it, and how to commit it."""

    name: str
    code: str
    commit: Slip


@lru_cache
def _texts() -> tuple[str, ...]:
    """Return the shipped files that have towns, as most slips are of these."""
    texts = (path.read_text("utf-8") for path in shipped.shipped_maps())
    return tuple(text for text in texts if "\ntowns:\n" in text)


def found_in_files(plant: FilePlant) -> tuple[int, int]:
    """Return how often a slip was planted, and how often it was found on its line."""
    found = 0
    for number in range(PLACES):
        lines = _texts()[number % len(_texts())].splitlines()
        line = plant.commit(lines, Random(f"{plant.name} {number}"))
        findings = parse_board("\n".join(lines) + "\n", "planted.yaml").findings
        found += any(_is_at(finding, plant.code, line + 1) for finding in findings)
    return PLACES, found


def _is_at(finding: Finding, code: str, line: int) -> bool:
    return finding.code == code and finding.position is not None and finding.position[0] == line


def _pick(lines: list[str], random: Random, pattern: str) -> int:
    """Return the index of a line that a pattern fits."""
    return random.choice([index for index, line in enumerate(lines) if re.search(pattern, line)])


def _changed(pattern: str, new: str, where: str = "") -> Slip:
    """Return the slip that replaces the first fit of a pattern in some line."""

    def commit(lines: list[str], random: Random) -> int:
        index = _pick(lines, random, where or pattern)
        lines[index] = re.sub(pattern, new, lines[index], count=1)
        return index

    return commit


def _row_short(lines: list[str], random: Random) -> int:
    index = _pick(lines, random, r'^    - "')
    place = random.randrange(7, len(lines[index]) - 2)
    lines[index] = lines[index][:place] + lines[index][place + 1 :]
    return index


def _unknown_symbol(lines: list[str], random: Random) -> int:
    index = _pick(lines, random, r'^    - "')
    place = random.randrange(7, len(lines[index]) - 2)
    lines[index] = f"{lines[index][:place]}?{lines[index][place + 1 :]}"
    return index


def _field_twice(lines: list[str], random: Random) -> int:
    index = _pick(lines, random, r"^(title|designer|licence|rules|keys):")
    lines.append(lines[index])
    return len(lines) - 1


def _side_twice(lines: list[str], random: Random) -> int:
    index = _pick(lines, random, r"sides: \[")
    lines[index] = re.sub(r"sides: \[([^,\]]+)", r"sides: [\1, \1", lines[index])
    return index


def _in_two_countries(lines: list[str], random: Random) -> int:
    """Give a hex of one country to another too, listed after it; on a board without any to two new ones."""
    if "countries:" in lines:
        at = lines.index("countries:")
        hex_ = random.choice(re.findall(r"[ \[]([A-Z]\d+)-", lines[at + 1]))
        at += 1 + next(n for n, line in enumerate(lines[at + 1 :]) if line[0] != " ")
    else:
        hex_ = f"{random.choice('CDEFGH')}{random.randrange(3, 9)}"
        lines += ["countries:", f"  - {{name: Elbonia, hexes: [{hex_}]}}"]
        at = len(lines)
    lines.insert(at, f"  - {{name: Ruritania, hexes: [{hex_}]}}")
    return at


def _too_few_letters(lines: list[str], random: Random) -> int:
    index = _pick(lines, random, r"blocks: ")
    lines[index] = f"    blocks: [{{letters: A-{random.choice('BCDEF')}, add: 0}}]"
    return lines.index("  labels:") + 1


def _cut_off(lines: list[str], random: Random) -> int:
    """Lose the end of a file, in the middle of a town."""
    index = _pick(lines, random, r"^  - \{name.*hex: ")
    lines[index] = lines[index][: lines[index].index("hex:")]
    del lines[index + 1 :]
    return index + 1


def _unquoted(slip: str) -> Slip:
    """Return the slip that gives a town a name that would need quotes, or other ones."""

    def commit(lines: list[str], random: Random) -> int:
        index = _pick(lines, random, r"^  - \{name: \w+, hex: ")
        lines[index] = re.sub(r"name: (\w+)", slip, lines[index], count=1)
        return index

    return commit


def _commented(lines: list[str], random: Random) -> int:
    """Give a town a name with a sign that begins a comment: its bracket is missed on the next line."""
    return _unquoted(r"name: \1 #2")(lines, random) + 1


def _quote_lost(lines: list[str], random: Random) -> int:
    """Lose the closing quote of a row of terrain: the next quote, on the next line, ends the text."""
    index = _pick(lines[: lines.index("towns:")], random, r'^    - ".*"$')
    lines[index] = lines[index][:-1]
    return index + 1


def _too_many_hexes(lines: list[str], random: Random) -> int:
    for name in ("columns", "rows"):
        index = _pick(lines, random, rf"^  {name}: ")
        lines[index] = f"  {name}: {random.randint(1001, 2000)}"
    return lines.index("sheet:") + 1


def _dealt(lines: list[str], random: Random) -> int:
    """Have the allowance dealt from a pack, as no rules do any more."""
    if "special_rules:" not in lines:
        lines.append("special_rules:")
    at = lines.index("special_rules:") + 1
    field = random.choice(("allowance_from: cards", "allowance_cards: 7"))
    lines.insert(at, f"  - {{type: override, {field}}}")
    return at


FILE_PLANTS = (
    FilePlant("a bracket that closes nothing", "V001", _changed(r"^(title|designer|rules): ", r"\1: ]")),
    FilePlant("a file cut off inside a town", "V001", _cut_off),
    FilePlant("a name with a colon without quotes", "V001", _unquoted(r"name: \1: North")),
    FilePlant("a name with a # without quotes", "V001", _commented),
    FilePlant("a name with a quote in its quotes", "V001", _unquoted(r"name: '\1's Bath'")),
    FilePlant("a comma missing after a name", "V001", _changed(r"(name: \w+), hex", r"\1 hex")),
    FilePlant("a closing quote lost", "V001", _quote_lost),
    FilePlant("a sheet of millions of hexes", "V010", _too_many_hexes),
    FilePlant("a number that is a word", "V002", _changed(r"(columns|rows): \d+", r"\1: forty")),
    FilePlant("a yes that is no yes", "V002", _changed(r"port: true", "port: aye")),
    FilePlant(
        "a list without its brackets",
        "V002",
        _changed(r"keys: \[([^\]]*)\]", r"keys: \1", r"^  - .*keys: \["),
    ),
    FilePlant(
        "a decimal comma", "V002", _changed(r"across_flats_mm: (\d+)(\.\d+)?", r"across_flats_mm: \1,5")
    ),
    FilePlant("a field misspelt", "V003", _changed(r"keys: \[", "key: [", r"^  - \{name.*keys")),
    FilePlant("a town without a hex", "V004", _changed(r" hex: \w+,", "")),
    FilePlant("a label off the sheet", "V005", _changed(r"hex: [A-Z]\d+", "hex: Z99")),
    FilePlant("an unknown version", "V006", _changed(r"^platelayer: board/1", "platelayer: board/99")),
    FilePlant("a row of terrain too short", "V007", _row_short),
    FilePlant("a symbol no terrain has", "V007", _unknown_symbol),
    FilePlant("an anchor", "V008", _changed(r"^title: ", "title: &name ")),
    FilePlant("a field twice", "V009", _field_twice),
    FilePlant("letters too few for the sheet", "V011", _too_few_letters),
    FilePlant("hexes that point the other way", "V015", _changed(r"^  top: pointy", "  top: flat")),
    FilePlant("a side twice", "V012", _side_twice),
    FilePlant("a space without width in a name", "V016", _unquoted("name: \\1\u200b")),
    FilePlant("a hex in two countries", "V013", _in_two_countries),
    FilePlant("an allowance dealt from cards", "V017", _dealt),
)
