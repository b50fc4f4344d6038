"""Copies of a writer of stories, to go on from where moves were taken back."""

from copy import copy, deepcopy

from engine.transcript.races import RaceTable
from engine.transcript.story import StoryWriter


def story_copy(writer: StoryWriter) -> StoryWriter:
    """Return a writer that goes on from here on its own; not in the middle of a turn of building."""
    twin = copy(writer)
    for name, value in vars(writer).items():
        if isinstance(value, list):
            vars(twin)[name] = value[:]
        elif isinstance(value, RaceTable):
            vars(twin)[name] = deepcopy(value)
    return twin
