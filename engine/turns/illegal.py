"""What the rules say of a move they forbid."""

from engine.messages import Phrase


class IllegalMove(Exception):  # noqa: N818  # the rulebook's word, and no fault of the program
    """A move the rules forbid: the rule's number and a sentence for the player."""

    def __init__(self, rule: str, message: Phrase) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule
        self.message = message

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str]]:
        """Pickle by what it was made of."""
        return type(self), (self.rule, self.message)
