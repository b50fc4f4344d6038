"""Alphabets of labels as people write them: ``A-Z; A-E +40`` is two blocks, the second one raised by 40."""

import re
from collections.abc import Sequence
from itertools import groupby

from engine.hexes.labels import LabelBlock, LabelError
from engine.messages import say

Letter = tuple[str, int]
"""A letter of an alphabet, and by how much its numbers are raised."""

_BLOCK = re.compile(r"([A-Z,\- ]*[A-Z,\-])\s*(?:\+\s*([0-9]{1,6}))?")


def blocks_named(text: str) -> tuple[LabelBlock, ...]:
    """Return the blocks a text such as ``A-Z; A-E +40`` means; raises LabelError where it means none."""
    blocks = []
    for part in text.upper().split(";"):
        match = _BLOCK.fullmatch(part.strip())
        if match is None:
            raise LabelError(
                say("'{part}' is not a range of letters. Write A-Z, or A-E +40.", part=part.strip())
            )
        block = LabelBlock(match[1].strip(), int(match[2] or 0))
        if not block.names:
            raise LabelError(say("'{part}' has no letters.", part=part.strip()))
        blocks.append(block)
    return tuple(blocks)


def blocks_text(blocks: Sequence[LabelBlock]) -> str:
    """Return blocks as a text that means them."""
    return "; ".join(f"{block.letters} +{block.add}" if block.add else block.letters for block in blocks)


def blocks_of(alphabet: Sequence[Letter]) -> tuple[LabelBlock, ...]:
    """Return an alphabet as the fewest blocks, letters that follow each other as runs."""
    return tuple(
        LabelBlock(", ".join(_runs([letter for letter, _ in group])), add)
        for add, group in groupby(alphabet, key=lambda letter: letter[1])
    )


def _runs(letters: Sequence[str]) -> list[str]:
    """Return letters as runs such as A-H; those of two letters stand alone."""
    runs: list[list[str]] = []
    for letter in letters:
        follows = runs and len(letter) == len(runs[-1][-1]) == 1 and ord(letter) == ord(runs[-1][-1]) + 1
        if follows:
            runs[-1].append(letter)
        else:
            runs.append([letter])
    return [run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]
