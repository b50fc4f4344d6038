"""What is said when a file cannot be opened or saved at all."""

from pathlib import Path

from engine.messages import Phrase, Saying, say, together


class BoardFileError(Exception):
    """A file that cannot be opened, read or saved; the text is for the user, ready to be shown.

    ``problem`` says what happened in one sentence that names the file, ``advice`` how to go on.
    """

    def __init__(self, path: Path | None, problem: Phrase, advice: Phrase) -> None:
        self.path = path
        self.problem = problem
        self.advice = advice
        super().__init__(together(map(_said, (problem, advice))))


def _said(text: Phrase) -> Saying:
    """Return a text as a saying, which is translated with what it is part of."""
    return text if isinstance(text, Saying) else say(text)
