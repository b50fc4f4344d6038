"""Games without an end, which are to be stopped all the same."""

from engine.trials import playing
from engine.trials.playing import Batch, Done
from engine.trials.tally import Tally
from engine.trials.trial import Trial


def play_on(trial: Trial, batch: Batch) -> Done[Tally]:
    """Play the first game of a trial, and go on with the others for ever."""
    while batch.first:
        pass
    return playing.play(trial, batch)
