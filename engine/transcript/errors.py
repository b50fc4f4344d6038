"""Messages about a transcript that cannot be read, or differs from its replay."""


class TranscriptError(Exception):
    """A file that is no transcript, or is broken; ``line`` counts from 1, 0 where none is at fault."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.message = message
        self.line = line


class ReplayError(Exception):
    """A transcript that can be read but not replayed: a move the rules forbid, or another result.

    ``rule`` is the rule's number, empty where the result differs.
    """

    def __init__(self, message: str, line: int, rule: str = "") -> None:
        super().__init__(f"line {line}: {message}" + (f" ({rule})" if rule else ""))
        self.message = message
        self.line = line
        self.rule = rule
