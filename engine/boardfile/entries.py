"""The sections of a file that can be built on: what the schema refused is passed over."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.diagnostics.findings import Path


@dataclass(frozen=True)
class Entries:
    """A file's data and the paths at which it is unusable."""

    data: dict[str, Any]
    spoilt: frozenset[Path]

    def sound(self, path: Path) -> bool:
        """Return whether nothing at a path, around it or within it is unusable."""
        around = (path[:length] for length in range(len(path)))
        return path not in self._broken and self.spoilt.isdisjoint(around)

    @cached_property
    def _broken(self) -> frozenset[Path]:
        """The paths at or within which something is unusable."""
        return frozenset(path[:length] for path in self.spoilt for length in range(len(path) + 1))

    def of(self, section: str) -> Iterator[tuple[Path, dict[str, Any]]]:
        """Yield the usable entries of a section that is a list, with their paths."""
        if (section,) in self.spoilt:
            return
        for index, entry in enumerate(self.data.get(section, ())):
            if not self.spoilt or self.sound((section, index)):
                yield (section, index), entry
