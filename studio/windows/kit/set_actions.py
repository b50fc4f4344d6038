"""What actions are called, and said to do, while a tile set is at the front."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.messages import Phrase
from studio.windows.kit.actions import BY_NAME, Action


def _of_sets(name: str, tip: Phrase, text: Phrase = "") -> tuple[str, Action]:
    """Return an action of boards with another tip, and another text where the board's would be wrong."""
    action = BY_NAME[name]
    return name, replace(action, tip=tip, text=text or action.text)


ACTIONS_OF_SETS: Final[Mapping[str, Action]] = dict(
    (
        _of_sets("play", "Play a game with the set with people and bots", "Play Th&is Set…"),
        _of_sets("trial", "Let bots play many games with the set and see the results"),
        _of_sets("print", "Save the pieces of the set as a PDF at true scale"),
        _of_sets("save", "Save the set to its file"),
        _of_sets("save-as", "Save the set to another file"),
        _of_sets("reload", "Load the set from its file again; Undo brings the present one back"),
        _of_sets("close", "Close this set"),
        _of_sets("cut", "Cut the current tile to the clipboard"),
        _of_sets("copy", "Copy the current tile to the clipboard"),
        _of_sets("paste", "Add the tiles of the clipboard to the set"),
    )
)
"""The actions that are about the document at the front, by name, as they are for tile sets."""
