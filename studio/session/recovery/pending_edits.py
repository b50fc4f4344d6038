"""What is begun and not on the board yet: kept with the document, and on the page of its journal."""

from dataclasses import dataclass
from typing import Any, Final

from studio.session.traces import Trace, trace_of
from studio.tools.clicks_in_progress import Begun, begun_of


@dataclass(frozen=True)
class Pending:
    """Marks on a picture to trace, the first clicks of something, what was cut, reasons half written.

    ``cut`` is a map file's text, empty for nothing; a reason stands next to the id of the finding it is for.
    """

    trace: Trace | None = None
    begun: Begun | None = None
    cut: str = ""
    reasons: tuple[tuple[str, str], ...] = ()

    @property
    def is_more(self) -> bool:
        """Whether there is anything that the board does not hold."""
        is_traced = self.trace is not None and self.trace.is_more
        return bool(is_traced or self.begun or self.cut or self.reasons)

    def plain(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "trace": None if self.trace is None else self.trace.plain(),
            "begun": None if self.begun is None else self.begun.plain(),
            "cut": self.cut,
            "reasons": self.reasons,
        }


NOTHING_PENDING: Final = Pending()


def pending_of(plain: dict[str, Any]) -> Pending:
    """Return what :meth:`Pending.plain` told, without what is not there or somebody has damaged."""
    cut, reasons = plain.get("cut"), _pairs(plain.get("reasons"))
    return Pending(
        trace_of(plain.get("trace")),
        begun_of(plain.get("begun")),
        cut if isinstance(cut, str) else "",
        reasons,
    )


def _pairs(plain: Any) -> tuple[tuple[str, str], ...]:
    """Return the pairs of texts in a list, without what is none."""
    pairs = []
    for each in plain if isinstance(plain, list) else ():
        match each:
            case [str(first), str(second)]:
                pairs.append((first, second))
    return tuple(pairs)
