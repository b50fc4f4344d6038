"""A small good map file, and everything that can be wrong with it, one fault at a time."""

from typing import NamedTuple

GOOD = """\
platelayer: board/1
title: Small
players: {from: 3, to: 6}
sheet:
  columns: 4
  rows: 3
terrain:
  rows:
    - "...."
    - "^^~~"
    - "...."
countries:
  - {name: England, hexes: [A1-A3]}
sides:
  - {kind: river, name: Brook, sides: [A1.E, A2.E]}
towns:
  - {name: Hull, hex: A1, keys: [11]}
  - {name: Barton, hex: C4, keys: [12], port: true}
specials:
  - {key: 1, name: London, hexes: [A1]}
ferries:
  - {name: Humber, ports: [Hull, Barton], course: [B3, B4]}
special_rules:
  - {type: crossing, name: Tunnel, course: [B2, B3], cost: 6}
  - {type: note, text: "Not simulated."}
"""


class Fault(NamedTuple):
    """What to write in place of what, and what is said of it: the code, the place, part of the message."""

    old: str
    new: str
    code: str
    line: int
    column: int
    says: str

    @property
    def text(self) -> str:
        """The good file with this fault."""
        assert GOOD.count(self.old) >= 1, self.old
        return GOOD.replace(self.old, self.new, 1)


_SIZE = "whole number from 1 to 2000"
_LUXURY = "This format does not support it"
_NOT_YAML = "The file is not valid YAML here. The YAML reader says: "
_UNCLOSED = "The file ends before what begins here is closed. The YAML reader says: "

_KINDS = ", ".join(f"{chr(0x4E00 + number)}: {{name: x}}" for number in range(65))

FAULTS = [
    # Wrong values, field by field.
    Fault("columns: 4", "columns: 1e9", "V002", 5, 12, f"{_SIZE}, not 1000000000."),
    Fault("columns: 4", "columns: -3", "V002", 5, 12, f"{_SIZE}, not -3."),
    Fault("columns: 4", "columns: .nan", "V002", 5, 12, f"{_SIZE}, not .nan."),
    Fault("columns: 4", "columns: forty", "V002", 5, 12, f"{_SIZE}, not 'forty'."),
    Fault("columns: 4", "columns: 4.5", "V002", 5, 12, f"{_SIZE}, not 4.5."),
    Fault("columns: 4", "columns:", "V002", 5, 11, f"{_SIZE}, not empty."),
    Fault("columns: 4", "columns: true", "V002", 5, 12, f"{_SIZE}, not true."),
    Fault("columns: 4", "columns: [4]", "V002", 5, 12, f"{_SIZE}, not a list."),
    Fault("columns: 4", f"columns: {'9' * 5000}", "V002", 5, 12, f"{_SIZE}, not '9999"),
    Fault("rows: 3", "rows: 0", "V002", 6, 9, f"{_SIZE}, not 0."),
    Fault("rows: 3", "rows: 3\n  top: round", "V002", 7, 8, "pointy or flat, not 'round'"),
    Fault("rows: 3", "rows: 3\n  top: Pointed", "V002", 7, 8, "not 'Pointed'. Is 'pointy' meant?"),
    Fault(
        "terrain:\n",
        "terrain:\n  kinds:\n    m: {name: marsh, pattern: conifer}\n",
        *("V002", 9, 31, "crossed-lines, not 'conifer'. Is 'conifers' meant?"),
    ),
    Fault("rows: 3", "rows: 3\n  across_flats_mm: 5.0e-324", "V002", 7, 20, "from 0.1 to 1000"),
    Fault("rows: 3", "rows: 3\n  across_flats_mm: 0", "V002", 7, 20, "from 0.1 to 1000, not 0"),
    Fault("rows: 3", "rows: 3\n  across_flats_mm: .inf", "V002", 7, 20, "not .inf"),
    Fault("title: Small", "title: 1846", "V002", 2, 8, 'In quotes it is text: "1846".'),
    Fault("title: Small", "title: true", "V002", 2, 8, 'In quotes it is text: "true".'),
    Fault("title: Small", "title: [a]", "V002", 2, 8, "'title' must be text, not a list."),
    Fault("title: Small", "rules: ''", "V002", 2, 8, "'rules' must be a word"),
    Fault("from: 3", "from: 999999999", "V002", 3, 17, "from 1 to 99999999, not 999999999"),
    Fault("cost: 6", f"cost: {'9' * 3999}", "V002", 24, 60, "from 0 to 99999999, not 9999"),
    Fault(
        "terrain:\n",
        'terrain:\n  kinds:\n    "m\\n": {name: marsh}\n',
        *("V002", 9, 5, "'m' must be a single character other than"),
    ),
    Fault(
        "rows: 3",
        f"rows: 3\n  labels: {{blocks: [{'{letters: A}, ' * 2001}]}}",
        *("V002", 7, 20, "a list of at most 2000, not one of 2001"),
    ),
    Fault("from: 3", "from: 0", "V002", 3, 17, "'from' of 'players' must be a whole number of 1 or more"),
    Fault(
        "terrain:\n  rows:", "terrain:\n  kinds: {}\n  row:", "V004", 8, 3, "'rows' is missing in 'terrain'"
    ),
    Fault('"...."', "{}", "V002", 9, 7, "a row of symbols in quotes, not a group of fields without contents"),
    Fault("[A1-A3]", "A1-A3", "V002", 13, 28, "'hexes' of 'England' must be a list, not 'A1-A3'."),
    Fault("[A1-A3]", "[A1-A3, 7]", "V002", 13, 36, "a range such as A30-A39, not 7."),
    Fault("hexes: [A1-A3]", "colour: red", "V002", 13, 29, "a colour such as \"#7a9a6a\", not 'red'"),
    Fault("kind: river", "kind: canal", "V002", 15, 12, "river, closed or border, not 'canal'"),
    Fault("towns:\n", "towns: {}\nwaivers:\n", "V002", 16, 8, "'towns' must be a list"),
    Fault("hex: A1", "hex: 11", "V002", 17, 23, "'hex' of 'Hull' must be the label of a hex"),
    Fault("keys: [11]", "keys: 11", "V002", 17, 33, "'keys' of 'Hull' must be a list, not 11."),
    Fault("keys: [11]", 'keys: [""]', "V002", 17, 34, "Entry 1 of 'keys' of 'Hull' must be a key such as"),
    Fault("keys: [11]", f'keys: ["{"9" * 5000}"]', "V002", 17, 34, "must be a key such as"),
    Fault("keys: [11]", "keys: [1.5]", "V002", 17, 34, "Entry 1 of 'keys' of 'Hull' must be a key such as"),
    Fault("port: true", "port: yes", "V002", 18, 47, "true or false, not 'yes'"),
    Fault("name: Barton", "name: ~", "V002", 18, 12, "'name' of entry 2 of 'towns' must be text, not empty"),
    Fault("towns:\n", "keys: dice-37\ntowns:\n", "V002", 16, 7, "cards-52 or none, not 'dice-37'"),
    Fault("key: 1, ", "key: [1], ", "V002", 20, 11, "must be a key such as 31 or QD, not a list"),
    Fault(
        "[Hull, Barton]", "[Hull]", "V002", 22, 27, "'ports' of 'Humber' must be a list of 2, not one of 1"
    ),
    Fault("cost: 6", "cost: -6", "V002", 24, 60, "a whole number of 0 or more, not -6"),
    Fault("type: note", "type: 5", "V002", 25, 12, "'type' of entry 2 of 'special_rules' must be text"),
    Fault(
        "towns:\n",
        "underlay: {image: a, at: [[A1, 1]]}\ntowns:\n",
        "V002",
        16,
        27,
        "a list of 3, not one of 2",
    ),
    Fault("towns:\n", "underlay: {image: a, at: [[A1, x, 1]]}\ntowns:\n", "V002", 16, 32, "not 'x'"),
    Fault(
        "  rows:\n",
        '  kinds: {"..": {name: x}}\n  rows:\n',
        "V002",
        8,
        11,
        "a single character other than . ^ ~ = % #",
    ),
    Fault(
        "  rows:\n",
        '  kinds: {"~": {name: x}}\n  rows:\n',
        "V002",
        8,
        11,
        "'~' must be a single character other",
    ),
    Fault("  rows:\n", f"  kinds: {{{_KINDS}}}\n  rows:\n", "V002", 8, 10, "a group of at most 64 fields"),
    # What may be meant.
    Fault("keys: [11]", "keys: 45", "V002", 17, 33, "must be a list, not 45. Write [45]."),
    Fault("keys: [11]", "keys: 11, 12", "V002", 17, 33, "must be a list, not 11. Write [11, 12]."),
    Fault("keys: [11]", "keys: AS, '10H', port: true", "V002", 17, 33, "not 'AS'. Write [AS, 10H]."),
    Fault("[A1-A3]", "A1-A3, B1", "V002", 13, 28, "must be a list, not 'A1-A3'. Write [A1-A3, B1]."),
    Fault("[Hull, Barton]", "Hull", "V002", 22, 27, "'ports' of 'Humber' must be a list, not 'Hull'."),
    Fault("  rows: 3", "  rows: 3\n  across_flats_mm: 9,5", "V002", 7, 20, "point is a dot: 9.5."),
    Fault("columns: 4", "columns: '4'", "V002", 5, 12, "Without quotes it is a number: 4."),
    Fault("port: true", "port: Yes", "V002", 18, 47, "must be true or false, not 'Yes'. Write true."),
    Fault("cost: 6", "cost: 6,5", "V003", 24, 62, "ends a number; the decimal point is a dot: 6.5."),
    Fault("name: Hull", "name: Hull, East", "V003", 17, 18, 'perhaps "Hull, East" is meant.'),
    Fault("name: Hull", f"name: {'Hull ' * 20}, x y", "V003", 17, 114, "put all of it in double quotes."),
    Fault("title: Small", "title: Small\ncolours:", "V003", 3, 1, "Unknown field 'colours' in this file."),
    # Names of fields.
    Fault(
        "title: Small", "titel: Small", "V003", 2, 1, "Unknown field 'titel' in this file: is 'title' meant?"
    ),
    Fault("keys: [11]", "key: [11]", "V003", 17, 27, "Unknown field 'key' in 'Hull': is 'keys' meant?"),
    Fault("to: 6", "most: 6", "V003", 3, 20, "Unknown field 'most' in 'players'; known: from, to, best."),
    Fault("towns:\n", "1: 2\ntowns:\n", "V003", 16, 1, "Unknown field '1' in this file."),
    Fault("cost: 6", "cost: 6, colour: red", "V003", 24, 63, "Unknown field 'colour' in 'Tunnel'"),
    Fault("hex: A1, ", "", "V004", 17, 5, "The field 'hex' is missing in 'Hull'."),
    Fault("  columns: 4\n", "", "V004", 5, 3, "The field 'columns' is missing in 'sheet'."),
    Fault("sheet:\n  columns: 4\n  rows: 3\n", "", "V004", 1, 1, "The field 'sheet' is missing."),
    Fault("type: note, ", "", "V004", 25, 5, "The field 'type' is missing in entry 2 of 'special_rules'."),
    Fault("text: ", "test: ", "V004", 25, 5, "The field 'text' is missing in entry 2"),
    # Labels.
    Fault("hex: A1", "hex: D1", "V005", 17, 23, "The hex D1 is not on the sheet."),
    Fault("hex: A1", "hex: here", "V005", 17, 23, "'here' is not a hex label such as A1."),
    Fault("hex: A1", f"hex: {'A1' * 99}", "V005", 17, 23, "…' does not exist"),
    Fault("[A1-A3]", "[A3-A1]", "V005", 13, 29, "'A3-A1' is not a range along one letter"),
    Fault("[A1-A3]", "[A1-B2]", "V005", 13, 29, "'A1-B2' is not a range along one letter"),
    Fault("[A1-A3]", "[A1-]", "V005", 13, 29, "'A1-' is a range without an end."),
    Fault("[A1-A3]", "[A1-A9]", "V005", 13, 29, "The hex A9 is not on the sheet."),
    Fault("A1.E", "A1.N", "V005", 15, 40, "'N' is not a direction here"),
    Fault("A1.E", "A1", "V005", 15, 40, "'A1' is not a side"),
    Fault("A1.E", "Z1.E", "V005", 15, 40, "The hex Z1 is not on the sheet."),
    Fault("hexes: [A1]}", "hexes: [A1, E5]}", "V005", 20, 40, "The hex E5 is not on the sheet."),
    Fault("[B3, B4]", "[B3-B4]", "V005", 22, 52, "'B3-B4' is not a hex label"),
    Fault("[B2, B3]", "[B2, B9]", "V005", 24, 49, "The hex B9 is not on the sheet."),
    Fault("towns:\n", "underlay: {image: a, at: [[Z1, 1, 1]]}\ntowns:\n", "V005", 16, 28, "The hex Z1"),
    Fault("rows: 3", "rows: 3\n  labels: {letters_from: west}", "V011", 7, 11, "must be north or south"),
    Fault(
        "rows: 3",
        "rows: 3\n  labels: {blocks: [{letters: A-B}]}",
        "V011",
        7,
        11,
        "3 rows, but letters for only 2",
    ),
    Fault(
        "rows: 3",
        r'rows: 3XX  labels: {blocks: [{letters: "1\n2"}]}'.replace("XX", "\n"),
        *("V011", 7, 11, "'1 2' is not a range of letters"),
    ),
    Fault("hex: A1", r'hex: "A\n1"', "V005", 17, 23, "'A 1' is not a hex label"),
    Fault(
        "rows: 3", "rows: 3\n  labels: {blocks: [{letters: 1-2}]}", "V011", 7, 11, "is not a range of letters"
    ),
    Fault("A2.E]", "A2.W]", "V012", 15, 46, "A2.W is already in this list; it counts once."),
    Fault(
        "name: Hull",
        'name: "H\\u200bull"',
        "V016",
        17,
        12,
        "“Hull” contained invisible characters: U+200B.",
    ),
    Fault(
        "name: Brook",
        'name: "\\u200b\\e"',
        "V016",
        15,
        25,
        "only invisible characters: U+200B, U+001B.",
    ),
    Fault(
        "type: note, text",
        "type: override, allowance_from: cards, text",
        "V017",
        25,
        22,
        "The rules no longer have allowance_from.",
    ),
    Fault("[A1-A3]", "[A1-A3, A2]", "V012", 13, 36, "A2 is already in this list"),
    Fault(
        "[A1-A3]}",
        "[A1-A3]}\n  - {name: Wales, hexes: [A2-A4]}",
        "V013",
        14,
        26,
        "'Wales' and 'England' both contain A2 and A3",
    ),
    # Versions and terrain.
    Fault("board/1", "board/2", "V006", 1, 13, "the newer format"),
    Fault(
        "board/1",
        "board/1.0",
        "V006",
        1,
        13,
        "The format version 'board/1.0' is invalid. Write 'platelayer: board/1'",
    ),
    Fault("board/1", "1", "V006", 1, 13, "The format version 1 is invalid. Write"),
    Fault("platelayer: board/1\n", "", "V006", 1, 1, "should start with 'platelayer: board/1'"),
    Fault("platelayer:", "platelayr:", "V006", 1, 1, "Is it meant to be 'platelayr'?"),
    Fault('"^^~~"', '"^^~"', "V007", 10, 7, "Row 2 has 3 hexes, but the sheet has 4 columns."),
    Fault('"^^~~"', '"^^x~"', "V007", 10, 7, "Hex 3 of row 2 has the unknown terrain 'x'"),
    Fault('"^^~~"', '^^~~"', "V007", 10, 7, "The opening quote of row 2 is missing."),
    Fault("columns: 4", "columns: 5", "V007", 9, 7, "Every row of terrain has 4 hexes"),
    Fault("rows: 3", "rows: 4", "V007", 9, 5, "There are 3 rows of terrain, but the sheet has 4 rows."),
    Fault("rows: 3", "rows: 2", "V007", 9, 5, "There are 3 rows of terrain, but the sheet has 2 rows."),
    Fault("columns: 4\n  rows: 3", "columns: 2000\n  rows: 2000", "V010", 5, 3, "4,000,000 hexes"),
    # More of YAML than a map needs.
    Fault(
        "title: Small", "title: &x Small", "V008", 2, 8, f"'&x' names a value for use elsewhere. {_LUXURY}"
    ),
    Fault("title: Small", "title: *x", "V008", 2, 8, f"'*x' repeats a value from elsewhere. {_LUXURY}"),
    Fault(
        "title: Small", "title: !!python/name:os.system x", "V008", 2, 8, "'!!python/name:os.system' gives"
    ),
    Fault("title: Small", "&x title: Small", "V008", 2, 1, _LUXURY),
    Fault("towns:", "---\ntowns:", "V008", 16, 1, "A second document starts here"),
    Fault("name: Hull", "[name]: Hull", "V008", 17, 6, "The name of a field must be a word"),
    Fault("title: Small", "title: Small\ntitle: Big", "V009", 3, 1, "occurs here and in line 2"),
    Fault(
        "Hull, hex: A1",
        "Hull, hex: A1, hex: A2",
        "V009",
        17,
        27,
        "The field 'hex' occurs here and in line 17",
    ),
    Fault("title: Small", f"title: {'[' * 100}", "V010", 2, 71, "more than 64 levels deep"),
    # No YAML at all.
    Fault("title: Small", "title: a: b", "V001", 2, 9, _NOT_YAML),
    Fault("  rows: 3", "  rows: 3\n    top: flat", "V001", 7, 8, _NOT_YAML),
    Fault("title: Small", 'title: "abc', "V001", 9, 8, _NOT_YAML),
    Fault('"Not simulated."', '"Not simulated.', "V001", 25, 24, _UNCLOSED),
    Fault("title: Small", "title: 'King's Bath'", "V001", 2, 14, _NOT_YAML),
    Fault("title: Small", 'title: "Small" one', "V001", 2, 16, _NOT_YAML),
    Fault("name: Hull", "name: Wales: North", "V001", 17, 17, _NOT_YAML),
    Fault("name: Hull", "name: 'King's Bath'", "V001", 17, 18, _NOT_YAML),
    Fault("name: Hull", 'name: "The "Old" Hull"', "V001", 17, 18, _NOT_YAML),
    Fault("name: Hull", 'name: "Old" Hull', "V001", 17, 18, _NOT_YAML),
    Fault("name: Hull", "name: Bath #2", "V001", 18, 3, _NOT_YAML),
    Fault("name: Hull", "name: Hull [new] {a}", "V001", 17, 17, _NOT_YAML),
    Fault("name: Hull", f"name: {'Hull ' * 20}: x", "V001", 17, 112, _NOT_YAML),
    Fault("- {name: Hull", "- name: Hull", "V001", 17, 20, _NOT_YAML),
    Fault("keys: [11]", "keys [11]", "V001", 17, 32, _NOT_YAML),
    Fault("name: Hull", "name Hull", "V003", 17, 6, "A colon is missing after 'name'."),
    Fault("keys: [11]", "keys: 11, 12]", "V001", 17, 39, _NOT_YAML),
    # A comment in its place is none, whatever stands in it.
    Fault("Hull, hex: A1", "Hull, # a: b {c}\n    x: {y: 'z'}, hex: A: 1", "V001", 18, 24, _NOT_YAML),
    Fault("Hull, hex: A1,", "Hull, hex: A1 # a,\n   keys [1]: x,", "V001", 18, 4, _NOT_YAML),
    Fault("Hull, hex", "Hull hex", "V001", 17, 20, _NOT_YAML),
    Fault("Hull, hex", '"Hull" hex', "V001", 17, 19, _NOT_YAML),
    Fault("title: Small", "title: x\x07", "V001", 2, 9, "(U+0007) is not allowed in a text file"),
    Fault("title: Small", "\ttitle: Small", "V001", 2, 1, _NOT_YAML),
    Fault("  columns: 4", "\tcolumns: 4", "V001", 5, 1, _NOT_YAML),
    Fault("title: Small", "title: @x", "V001", 2, 8, _NOT_YAML),
    Fault("title: Small", "title: &", "V001", 2, 9, _NOT_YAML),
    Fault("title: Small", "title: | a", "V001", 2, 10, _NOT_YAML),
    Fault("title: Small", "title: ? a", "V001", 2, 8, _NOT_YAML),
    Fault("title: Small", "title: !<", "V001", 2, 10, _NOT_YAML),
    Fault("platelayer:", "%OWN x\n---\nplatelayer:", "V001", 1, 5, _NOT_YAML),
    Fault("title: Small", 'title: "a\\qb"', "V001", 2, 10, _NOT_YAML),
    Fault("title: Small", "title: - a", "V001", 2, 8, _NOT_YAML),
    Fault("title: Small", "title Small", "V001", 3, 1, _NOT_YAML),
    Fault("keys: [11]}", "keys: [11]", "V001", 18, 3, _NOT_YAML),
    Fault("keys: [11]}", "keys: [11}", "V001", 17, 36, _NOT_YAML),
    Fault("towns:\n", "  towns:\n", "V001", 16, 3, _NOT_YAML),
    Fault("  rows: 3", " rows: 3", "V001", 6, 2, _NOT_YAML),
    Fault("towns:\n", "<<<<<<< mine\ntowns:\n", "V001", 16, 1, "Keep one version and delete the lines"),
    Fault("towns:\n", "]\ntowns:\n", "V001", 16, 1, _NOT_YAML),
    Fault("title: Small", "title: ]", "V001", 2, 8, _NOT_YAML),
    Fault("platelayer:", "%YAML 1.3\n---\nplatelayer:", "V001", 1, 1, _NOT_YAML),
    Fault(GOOD, "", "V001", 1, 1, "The file is empty."),
    Fault(GOOD, "# nothing yet\n", "V001", 1, 1, "The file is empty."),
    Fault(GOOD, "hello", "V006", 1, 1, "This is not a Platelayer file"),
    Fault(GOOD, "[]", "V006", 1, 1, "This is not a Platelayer file"),
]
