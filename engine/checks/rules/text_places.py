"""Family X, the part that concerns hex labels in texts."""

import re
from collections.abc import Iterator
from typing import Final

from engine.board.document import Board
from engine.board.places import Town
from engine.board.rules import AtPlaces, Crossing
from engine.board.starts import hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as
from engine.checks.rules.text_numbers import notes_of, subject_at, title_at
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.hexes.sides import hexes_of as hexes_of_side
from engine.messages import Phrase, listed, say
from engine.text.names import folded

_LABEL: Final = re.compile(
    r"(?<!\w)(?<!(?i:road) )(?<!(?i:route) )(?<!(?i:motorway) )(?<!DIN )[A-Z]{1,2}[0-9]{1,3}(?!\w)"
    r"(?![ -](?i:paper|papier|sheet|blatt|format|road|route|motorway)s?\b)"
)
"""What may be a hex's label, and is neither a road nor a size of paper."""
_RULE: Phrase = "{rule}: the text names {labels}, which its fields do not."
_NOTE: Phrase = "A note names {labels}, where the board has nothing."
_CORRECTION: Phrase = "A correction names {labels}, where the board has nothing. Perhaps it was never made."


class TextPlace(Check):
    """A text names a hex that its rule does not, where the board has nothing, or where a town is not.

    Why it matters: players read the text, but bots and test games use the fields. Either the label is
    misprinted, or a correction was announced and never made on the board.

    Example: `course: [R24, Q24, P24], text: "From R24 to Q22"`, or a correction "Hobbs is at B62, not at
    A62" while the board has Hobbs at A62.

    To fix it, correct the text, or the board. The text is not interpreted: only hex labels in it are looked
    up, and towns with a label in brackets. Waive the note if the hex is meant to be empty.
    """

    code, name, severity = "X142", "text-place", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each text with labels of hexes that do not belong to it (6.C4)."""
        for index, rule in enumerate(board.special_rules):
            if not isinstance(rule, Crossing | AtPlaces):
                continue
            own = set(rule.course) if isinstance(rule, Crossing) else set(hexes_of(board, rule))
            strange = [hex_ for hex_ in _hexes_in(board, rule.text) if hex_ not in own]
            if strange:
                yield self.finding(
                    say(
                        _RULE,
                        rule=known_as(rule.name) if isinstance(rule, Crossing) else title_at(rule),
                        labels=_labels(board, strange),
                    ),
                    subject=known_as(rule.name) if isinstance(rule, Crossing) else subject_at(rule, index),
                    hexes=tuple(strange),
                    path=("special_rules", index, "text"),
                )
        yield from self._find_in_notes(board)

    def _find_in_notes(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each note or correction that names a hex where nothing is."""
        for place, text in notes_of(board):
            named = _hexes_in(board, text)
            if not named:
                continue
            is_note = place[0] == "special_rules"
            astray = _named_elsewhere(board, text)
            if astray is not None:
                town, hex_ = astray
                yield self.finding(
                    say(
                        "A text puts {town} on {hex}, but it is on {label}.",
                        town=town.name.strip(),
                        hex=board.sheet.label(hex_),
                        label=board.sheet.label(town.hex),
                    ),
                    subject=f"{'note' if is_note else 'erratum'} {place[1] + 1}",
                    hexes=(hex_, town.hex),
                    path=(*place, "text"),
                )
                continue
            # A correction that speaks of one town says where it is to be.
            used = _used(board) if is_note or len(_towns_in(board, text)) != 1 else set(board.towns_by_hex)
            empty = [hex_ for hex_ in named if hex_ not in used]
            if empty:
                yield self.finding(
                    say(_NOTE if is_note else _CORRECTION, labels=_labels(board, empty)),
                    subject=f"{'note' if is_note else 'erratum'} {place[1] + 1}",
                    hexes=tuple(empty),
                    path=(*place, "text"),
                )


def _towns_in(board: Board, text: str) -> list[Town]:
    """Return the towns on the sheet whose names are in a text."""
    called = folded(text)
    return [t for t in board.towns if t.name.strip() and folded(t.name) in called and t.hex in board.sheet]


def _named_elsewhere(board: Board, text: str) -> tuple[Town, Hex] | None:
    """Return the first town that a text names with the label of another hex in brackets, and that hex."""
    for town in _towns_in(board, text):
        for label in re.findall(rf"{re.escape(town.name.strip())}\s*\(([A-Z]{{1,2}}[0-9]{{1,3}})\)", text):
            hexes = _hexes_in(board, label)
            if hexes and hexes[0] not in {each.hex for each in board.towns if each.name == town.name}:
                return town, hexes[0]
    return None


def _hexes_in(board: Board, text: str) -> list[Hex]:
    """Return the hexes whose labels are in a text, each once."""
    found = []
    for label in dict.fromkeys(_LABEL.findall(text)):
        try:
            found.append(board.sheet.hex_named(label))
        except LabelError:
            continue
    return found


def _labels(board: Board, hexes: list[Hex]) -> Phrase:
    """Return the labels of hexes."""
    return listed([board.sheet.label(hex_) for hex_ in hexes])


def _used(board: Board) -> set[Hex]:
    """Return the hexes on which the board has something."""
    courses = [ferry.course for ferry in board.ferries]
    courses += [rule.course for rule in board.crossings]
    courses += [build.course for build in board.permitted_builds]
    courses += [special.hexes for special in board.specials]
    courses += [hexes_of(board, rule) for rule in board.special_rules if isinstance(rule, AtPlaces)]
    along = {hex_ for line in board.lines for side in line.sides for hex_ in hexes_of_side(side)}
    return {*board.towns_by_hex, *(hex_ for course in courses for hex_ in course), *along}


TEXT_PLACE_CHECKS: tuple[Check, ...] = (TextPlace(),)
