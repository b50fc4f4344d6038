"""The findings a map file itself can cause: family V, one entry a code.

A code never changes its meaning and is never used again. The explanations are what
``platelayer explain`` shows.
"""

from typing import Final, NamedTuple

from engine.diagnostics.findings import Severity


class FileFinding(NamedTuple):
    """What a code of this family means: its name, how much it matters, and its explanation."""

    name: str
    severity: Severity
    explanation: str


_ERROR, _WARNING, _NOTE = Severity.ERROR, Severity.WARNING, Severity.NOTE

FILE_FINDINGS: Final = {
    "V001": FileFinding(
        "unreadable-file",
        _ERROR,
        """The file is not a map file, is incomplete, or is not valid YAML.

Why it matters: the map cannot be opened until this is fixed. The message gives the line and column where
reading stopped; the mistake is there or just before. Where the file ends before quotes or brackets are
closed, it gives where they begin. The message of the YAML reader is quoted.

Example: `towns: [{name: Hull, hex: A1}` lacks its closing `]`.

To fix it, add missing closing signs, put text with a colon or other signs in "double quotes", and indent
with spaces. If another program damaged the file, use a backup.""",
    ),
    "V002": FileFinding(
        "wrong-value",
        _ERROR,
        """A field has an invalid value: text instead of a number, an unknown word, or a number out of
range.

Why it matters: the program never guesses what was meant, because a wrong guess would change the map.

Example: `columns: forty` – the number of columns is a whole number; or `keys: 45` for `keys: [45]`.

To fix it, write what the message asks for. Text that looks like a number goes in quotes: `title: "1846"`.""",
    ),
    "V003": FileFinding(
        "unknown-field",
        _ERROR,
        """The map format has no field of this name.

Why it matters: it is usually a typing mistake, and its contents would be lost without notice when the map
is saved.

Example: `- {name: Hull, hex: A1, key: [11]}` – the field is called `keys`.

To fix it, correct the name, or delete the field. Free text belongs in a special rule of the type `note`.""",
    ),
    "V004": FileFinding(
        "missing-field",
        _ERROR,
        """A required field is missing.

Why it matters: a town without a hex has no place, a ferry without ports connects nothing. The program does
not guess, because a wrong guess would change the map.

Example: `- {name: Hull, keys: [11]}` – a town needs its `hex`.

To fix it, add the field named in the message, or delete the whole item if it is not needed.""",
    ),
    "V005": FileFinding(
        "label-off-sheet",
        _ERROR,
        """A label does not belong to any hex or side of this sheet.

Why it matters: the item cannot be drawn, and the program does not guess another place.

Example: `hex: F41` on a sheet whose letters end with `E41` to `E80`.

To fix it, correct the label, or the sheet's `columns`, `rows` or `labels` if they are wrong.""",
    ),
    "V006": FileFinding(
        "unknown-version",
        _ERROR,
        """The first field, `platelayer: board/1`, is missing or has an unknown version.

Why it matters: it identifies a map file and how to read it. A newer format may contain data that this
program would lose.

Example: `platelayer: board/9`, or a file that begins with `title:`.

To fix it, install the newest Platelayer, or write `platelayer: board/1` if the file follows that format.""",
    ),
    "V007": FileFinding(
        "terrain-rows",
        _ERROR,
        """The rows of terrain do not fit the sheet, or contain an unknown symbol.

Why it matters: each row has one symbol per hex, from west to east, and there is one row of terrain for each
row of the sheet. If a symbol is missing, all terrain after it is shifted.

Example: 39 symbols in a row of a sheet of 40 columns.

To fix it, add or delete symbols, or change `columns` and `rows`. A symbol of your own needs an entry under
`terrain: kinds`.""",
    ),
    "V008": FileFinding(
        "beyond-plain-yaml",
        _ERROR,
        """The file uses anchors, aliases, tags, several documents or other YAML features that map files do
not support.

Why it matters: each item of a map is written once, so that changing it changes one line. Aliases could also
make a small file fill the memory.

Example: `hexes: &coast [A1, A2]` and later `hexes: *coast`.

To fix it, write the value out where it is needed.""",
    ),
    "V009": FileFinding(
        "field-twice",
        _ERROR,
        """A field occurs twice in the same place.

Why it matters: only one can be used, and the contents of the other would be lost without notice.

Example: two lists called `towns:` – often left over from a merge.

To fix it, merge the two or delete one.""",
    ),
    "V010": FileFinding(
        "too-large",
        _ERROR,
        """The file, its nesting or its sheet is too large.

Why it matters: it would fill the memory and stop the program, and open boards could be lost. A sheet may
have up to 2,000 columns, 2,000 rows and 1,000,000 hexes, a file up to 32 MB. The largest printed board had
fewer than 4,000 hexes.

Example: `columns: 20000`, with one zero too many.

To fix it, check that this is the right file, or make the sheet smaller.""",
    ),
    "V011": FileFinding(
        "label-scheme",
        _ERROR,
        """The sheet's `labels` cannot name every hex of it.

Why it matters: the file and the orders of postal games identify hexes by label. A hex without a label
cannot be used.

Example: 31 rows, but letters from A to Z only. `blocks: [{letters: A-Z, add: 0}, {letters: A-E,
add: 40}]` starts the alphabet again with the numbers raised by 40.

To fix it, add a block of letters, or count from a different edge.""",
    ),
    "V012": FileFinding(
        "listed-twice",
        _WARNING,
        """A hex or side is listed twice. It counts once.

Why it matters: it is usually a typing mistake, and another hex or side was meant.

Example: a river with both `K31.E` and `K32.W`, which are one side.

To fix it, delete one of the two, or correct it; saving the map deletes the second.""",
    ),
    "V013": FileFinding(
        "hex-in-two-countries",
        _ERROR,
        """A hex is listed in two countries, but can be in only one.

Why it matters: in a foreign country only permitted builds are allowed. If it is unclear in which country a
hex is, players will argue.

Example: `A30-A39` in England and `A36-A40` in Wales.

To fix it, remove the hexes from one of the two.""",
    ),
    "V014": FileFinding(
        "older-version",
        _NOTE,
        """The file was written by an older Platelayer. It has been read in full.

Why it matters: saving writes the current format, which an older Platelayer cannot open. People you share
the map with may still have one. A backup of the old file is kept next to the new one.

Example: a map that says `platelayer: board/1`, opened by a program that writes `board/2`.

To fix it, save the map in the studio when everyone has the newer program.""",
    ),
    "V015": FileFinding(
        "sheet-otherwise",
        _ERROR,
        """Many labels do not exist on the sheet, but would with one other sheet setting.

Why it matters: the file places towns, rivers and everything else by label. One wrong sheet setting moves
everything, so each label looks wrong although none is.

Example: `top: flat` in a map whose rivers run along sides such as `K31.E`, which only hexes with a
corner at the top have.

To fix it, change the sheet as suggested; other problems are reported when the map is read again.""",
    ),
    "V016": FileFinding(
        "hidden-characters",
        _WARNING,
        """A name or text contains invisible characters. They were removed.

Why it matters: two names that look the same would differ, so a ferry would not find its port. Hidden
control characters can also make one text look like another. They usually come from a web page or word
processor.

Example: `name: "Beta\\u200b"` – a zero-width space follows the name.

To fix it, save the map in the studio, or run `platelayer fix`; both write the file without them.""",
    ),
    "V017": FileFinding(
        "retired-field",
        _WARNING,
        """A rule has a field that the rules no longer have. It is left out, or written as it is called now.

Why it matters: games are played without what is left out. `allowance_from` and `allowance_cards` dealt the
building allowance from a pack of cards; the pack of 42 cards is for drawing keys (`keys_drawn: cards`), and
the die sets the allowance.

Example: `{type: override, allowance_from: cards}`; or `transcontinental:` in the rule of dynamic cities,
which is its `special_race` now.

To fix it, save the map in the studio, or run `platelayer fix`; both write the file as it was read.""",
    ),
}
"""Every code of the family with its name, severity and explanation."""
