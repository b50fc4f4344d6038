"""Texts that could hold a careless reader for long, each of any size.

Each kind is made by a function of the size wanted, so that a test can double it and look at the growth.
"""

from collections.abc import Callable
from typing import Final

_SHEET: Final = "sheet: {columns: 3, rows: 2}\n"
_GROUND: Final = 'terrain: {rows: ["...", "..."]}\n'
GOOD: Final = f"platelayer: board/1\nrules: sixth\nkeys: none\n{_SHEET}{_GROUND}"

Grown = Callable[[int], str]


def _after(text: str) -> Grown:
    """Return a good map that a text follows again and again, up to a size."""
    return lambda size: GOOD + text * (size // len(text))


def _within(start: str, text: str, end: str) -> Grown:
    """Return a good map, then a text again and again between a start and an end."""
    return lambda size: GOOD + start + text * (size // len(text)) + end


def _numbered(start: str, text: str, end: str) -> Grown:
    """Do the same with the number of each turn in the text."""
    return lambda size: (
        GOOD + start + "".join(text.format(n=n) for n in range(size // len(text.format(n=10_000)))) + end
    )


def _alone(text: str) -> Grown:
    """Return a text again and again, and nothing else."""
    return lambda size: text * (size // len(text))


NASTY_MAPS: Final[dict[str, Grown]] = {
    # One long value.
    "digits": _within("title: ", "1", "\n"),
    "digits and dots": _within("title: ", "1.", "\n"),
    "digits for a number": _within("players: {from: ", "9", "}\n"),
    "digits in a fraction": _within("underlay: {image: a.png, at: [], opacity: 0.", "9", "x}\n"),
    "digits and commas for a number": _within("underlay: {image: a.png, at: [], opacity: '", "1,", "'}\n"),
    "escaped quotes": _within('title: "', '\\"', '"\n'),
    "escaped quotes, unclosed": _within('title: "', '\\"', "\n"),
    "backslashes": _within('title: "', "\\\\", '"\n'),
    "doubled quotes": _within("title: '", "''", "'\n"),
    "signs of comments": _within("title: '", " #", "'\n"),
    "signs of comments without quotes": _within("title: ", " #", "\n"),
    "folded lines": _within('title: "', "a\n  ", '"\n'),
    "spaces in a text": _within("title: a", " ", "b\n"),
    "spaces in quotes": _within('title: "a', " ", 'b"\n'),
    "hyphens": _within("title: ", "a-", "\n"),
    "a long name": _within("towns: [{hex: A1, name: ", "Llan", "}]\n"),
    "a long label": _within("towns: [{name: a, hex: ", "A1", "}]\n"),
    "a label of digits": _within("towns: [{name: a, hex: A", "1", "}]\n"),
    "a long key": _within("towns: [{name: a, hex: A1, keys: [", "k", "]}]\n"),
    "a long field": _within("", "field", ": 1\n"),
    "a long version": lambda size: "platelayer: board/" + "1" * size,
    "a long colour": _within("countries: [{name: a, colour: '#", "f", "'}]\n"),
    "a long row": lambda size: f"{GOOD}terrain: {{rows: ['{'.' * size}']}}\n",
    "a row of strange signs": lambda size: GOOD.replace("...", "?" * size),
    "letters of blocks": lambda size: (
        GOOD.replace("rows: 2}", f"rows: 2, labels: {{blocks: [{{letters: '{'A,' * (size // 2)}A'}}]}}}}")
        + "towns: [{name: a, hex: A9}]\n"
    ),
    # Broken text.
    "open quotes": _after('"'),
    "open single quotes": _after("'"),
    "an open quote and text": _within('title: "', "word ", ""),
    "an open quote and lines": _within('title: "', "word: 'a\n", ""),
    "open brackets": _after("["),
    "open braces": _after("{"),
    "open braces with names": _within("x: ", "{a: ", ""),
    "closing brackets": _after("]"),
    "brackets within their measure": _within("x: [", "[[a], {b: c}], ", ""),
    "a list never closed": _within("keys: [", "a, ", ""),
    "a list never closed, in lines": _within("keys: [", "a,\n  ", ""),
    "a group never closed": _within("players: {", "from: 1, ", ""),
    "quotes that end early": _within("towns: [", "{name: 'a'b', hex: A1}, ", "]\n"),
    "quotes that end early, in lines": _within("towns:\n", "- {name: 'a'b', hex: A1}\n", ""),
    "one line of broken quotes": _within('towns: [{name: "a" ', '"b" ', "}]\n"),
    "colons on a line": _within("title: ", "a: ", "\n"),
    "colons without spaces": _within("title: ", "a:", "\n"),
    "colons in brackets": _within("towns: [{", "a: b: ", "}]\n"),
    "words without commas": _within("towns: [{", "name hex ", "}]\n"),
    "brackets in a text": _within("towns: [{name: a ", "(b) [c] ", "}]\n"),
    "brackets open in a text": _within("towns: [{name: a ", "[b ", "}]\n"),
    "spaces before a break": _within("towns: [{name: a", " ", "b: c]\n"),
    "spaces after a colon": _within("towns: [{name:", " ", "b: c]\n"),
    "spaces after quotes": _within('towns: [{name: "a"', " ", 'b "]\n'),
    "quotes and spaces": _within('towns: [{name: "a" b', '" ', "c]\n"),
    "tabs": _within("x:\n", "\t", "a: b\n"),
    "line ends": _after("\n"),
    "line ends of Windows": _after("\r\n"),
    "line ends and a fault": _within("", "\n", "a: b: c\n"),
    "comments and a fault": _within("", "# x\n", "a: b: c\n"),
    "spaces and a fault": _within("", " \n", "- a: b: c\n"),
    "marks of a merge": _after("=======\n"),
    "control signs": _after("\x01"),
    "hyphens on a line": _within("x:\n  ", "- ", "a\n"),
    "deeper and deeper": lambda size: GOOD + "".join(f"{' ' * n}a:\n" for n in range(int((2 * size) ** 0.5))),
    "question marks": _within("", "? ", "a\n"),
    # What map files do without.
    "anchors": _numbered("x: [", "&a{n} b, ", "]\n"),
    "aliases": _within("x: &a b\ny: [", "*a, ", "]\n"),
    "aliases for towns": _within("x: &a b\ntowns: [", "*a, ", "]\n"),
    "aliases of aliases": _numbered("x: &a0 [a]\ny:\n", "- &a{n} [*a0, *a0]\n", ""),
    "aliases in many fields": _numbered("x: &a b\nplayers: {a: 1, ", "f{n}: *a, ", "}\n"),
    "merges": _numbered("x: &a {b: c}\ny:\n", "- {{<<: *a, d: {n}}}\n", ""),
    "merges in one place": _within("x: &a {b: c}\ny: {", "<<: *a, ", "}\n"),
    "tags": _within("x: [", "!!str a, ", "]\n"),
    "a long tag": _within("x: !", "a", " b\n"),
    "a long anchor": _within("x: &", "a", " b\n"),
    "documents": _after("---\n"),
    "directives": _alone("%TAG ! tag:a\n"),
    "a block": _within("title: |\n", "  a # b\n", ""),
    # Much of the same.
    "fields twice": _within("", "title: a\n", ""),
    "fields twice in a group": _within("players: {", "from: 1, ", "}\n"),
    "unknown fields": _numbered("", "field{n}: 1\n", ""),
    "unknown fields without a value": _numbered("players: {from: 1, ", "field{n}, ", "}\n"),
    "unknown fields of towns": _within("towns:\n", "- {name: a, hex: A1, kye: [1]}\n", ""),
    "towns without a hex": _within("towns:\n", "- {name: a}\n", ""),
    "towns that are numbers": _within("towns: [", "1, ", "]\n"),
    "towns that are nothing": _within("towns:\n", "-\n", ""),
    "towns off the sheet": _within("towns:\n", "- {name: a, hex: Z9}\n", ""),
    "towns with no label": _within("towns:\n", "- {name: a, hex: north-by-north-west-of-Hull}\n", ""),
    "towns with long labels": lambda size: (
        GOOD + "towns:\n" + f"- {{name: a, hex: {'Z9' * 300}}}\n" * (size // 600)
    ),
    "towns on one hex": _within("towns:\n", "- {name: a, hex: A1, keys: [11]}\n", ""),
    "hexes of a water": _within("waters: [{name: a, hexes: [", "A1, ", "]}]\n"),
    "runs of a water": _within("waters: [{name: a, hexes: [", "A1-A3, ", "]}]\n"),
    "waters": _within("waters:\n", "- {name: a, hexes: [A1-A3, B1-B3]}\n", ""),
    "sides of a river": _within("sides: [{kind: river, sides: [", "A1.E, ", "]}]\n"),
    "sides that are none": _within("sides: [{kind: river, sides: [", "A1.Q, ", "]}]\n"),
    "numbers for sides": _within("sides: [{kind: river, sides: [", "1, ", "]}]\n"),
    "rivers": _within("sides:\n", "- {kind: river, sides: [A1.E]}\n", ""),
    "countries": _within("countries:\n", "- {name: a, hexes: [A1-A3]}\n", ""),
    "ferries": _within("ferries:\n", "- {name: a, ports: [b, c], course: [A1, A2]}\n", ""),
    "rules": _within("special_rules:\n", "- {type: a, b: [1, {c: d}]}\n", ""),
    "rules of one long list": _within("special_rules: [{type: a, b: [", "1, ", "]}]\n"),
    "crossings that are none": _within("special_rules:\n", "- {type: crossing, name: 1, course: [A9]}\n", ""),
    "rows": lambda size: GOOD.replace('"..."', ", ".join(['"..."'] * (size // 7)), 1),
    "rows without quotes": lambda size: GOOD.replace('"..."', ", ".join(["1"] * (size // 3)), 1),
    "rows that are strange": lambda size: GOOD.replace('"..."', ", ".join(['"?!x"'] * (size // 7)), 1),
    "kinds": lambda size: GOOD.replace(
        "terrain: {",
        "terrain: {kinds: {" + "".join(f"'k{n}': {{name: a}}, " for n in range(size // 20)) + "}, ",
    ),
    "blocks": lambda size: (
        GOOD.replace("rows: 2", "rows: 2, labels: {blocks: [" + "{letters: A}, " * (size // 14) + "]}")
        + "towns:\n"
        + "- {name: a, hex: Z9}\n" * 300
    ),
    "waivers": _within("waivers:\n", "- {finding: K001, reason: a}\n", ""),
    "errata": _within("errata:\n", "- {date: 2026-01-01, text: a}\n", ""),
    "pins": _within("underlay: {image: a.png, at: [", "[A1, 1, 2], ", "]}\n"),
    "pins off the sheet": _within("underlay: {image: a.png, at: [", "[Z9, .nan, x], ", "]}\n"),
}
