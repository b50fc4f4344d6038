"""What is begun and not on the board yet: kept with the document, and on the page of its journal."""

from dataclasses import dataclass
from typing import Any, Final

from studio.session.traces import Trace, trace_of
from studio.tools.clicks_in_progress import Begun, begun_of


@dataclass(frozen=True)
class Pending:
    """Marks on a picture to trace, the first clicks of something, what was cut.

    ``cut`` is a map file's text, empty for nothing.
    """

    trace: Trace | None = None
    begun: Begun | None = None
    cut: str = ""

    @property
    def is_more(self) -> bool:
        """Whether there is anything that the board does not hold."""
        is_traced = self.trace is not None and self.trace.is_more
        return bool(is_traced or self.begun or self.cut)

    def plain(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "trace": None if self.trace is None else self.trace.plain(),
            "begun": None if self.begun is None else self.begun.plain(),
            "cut": self.cut,
        }


NOTHING_PENDING: Final = Pending()


def pending_of(plain: dict[str, Any]) -> Pending:
    """Read what :meth:`Pending.plain` wrote, without missing or damaged parts."""
    cut = plain.get("cut")
    return Pending(
        trace_of(plain.get("trace")),
        begun_of(plain.get("begun")),
        cut if isinstance(cut, str) else "",
    )
