"""Every setting there is: its name, what its values are, and its usual value."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from studio.language.codes import SYSTEM

T_co = TypeVar("T_co", covariant=True)
Texts = tuple[str, ...]
Values = Mapping[str, object]
"""What a file of settings holds, by name, as JSON has it."""


def text(value: object) -> str:
    """Return a text; raises TypeError, as all kinds do, for what is none."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def texts(value: object) -> Texts:
    """Return some texts."""
    if not isinstance(value, list | tuple):
        raise TypeError(value)
    return tuple(map(text, value))


def flag(value: object) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def data(value: object) -> bytes:
    """Return bytes, as Qt describes the places of windows; raises ValueError for what is not base64."""
    return b64decode(text(value), validate=True)


def table(value: object) -> dict[str, Any]:
    """Return values by their names."""
    if not isinstance(value, dict):
        raise TypeError(value)
    return value


def lists(value: object) -> dict[str, Texts]:
    """Return lists of texts by their names."""
    return {name: texts(each) for name, each in table(value).items()}


@dataclass(frozen=True, eq=False)
class Key(Generic[T_co]):
    """The name of a setting, what its values are, and its value where none is kept."""

    name: str
    kind: Callable[[object], T_co]
    usual: T_co

    def of(self, values: Values) -> T_co:
        """Return the value kept, or the usual one where there is none of this kind."""
        try:
            return self.kind(values[self.name])
        except (KeyError, TypeError, ValueError):
            return self.usual

    def fits(self, values: Values) -> bool:
        """Return whether none is kept, or one of this kind."""
        try:
            return self.name not in values or self.kind(values[self.name]) is not None
        except (TypeError, ValueError):
            return False

    def plain(self, value: object) -> object:
        """Return a value as JSON can hold it."""
        return b64encode(value).decode("ascii") if isinstance(value, bytes) else value


THEME: Final = Key("theme", text, "system")
LANGUAGE: Final = Key("language", text, SYSTEM)
SHORTCUTS: Final[Key[dict[str, Texts]]] = Key("shortcuts", lists, {})
RECENT_FILES: Final[Key[Texts]] = Key("recent_files", texts, ())
LAST_WANTED: Final = Key("last_boards/wanted", flag, True)
LAST_OPEN: Final[Key[Texts]] = Key("last_boards/open", texts, ())
LAST_FRONT: Final = Key("last_boards/front", text, "")
RESTARTED: Final = Key("restart/is_due", flag, False)
"""The program ended to start again: the boards that were open are opened without a question."""
RESTARTED_PAGES: Final[Key[Texts]] = Key("restart/pages", texts, ())
"""The pages of the recovery journal that hold their unsaved changes."""
OUTLOOKS: Final[Key[dict[str, Any]]] = Key("boards/outlooks", table, {})
GEOMETRY: Final = Key("window/geometry", data, b"")
DOCKS: Final = Key("window/docks", data, b"")
TRIAL_PLACE: Final = Key("window/trial", data, b"")
TABLE_ACROSS: Final = Key("table/across", data, b"")
TABLE_DOWN: Final = Key("table/down", data, b"")
"""How map and panels, and card and records, share a table's window, as Qt keeps its splitters."""
MAP_THEME: Final = Key("map/theme", text, "")
HIDDEN: Final[Key[Texts]] = Key("map/hidden", texts, ("labels",))
RULERS: Final = Key("map/rulers", flag, False)
PAPER: Final = Key("print/paper", text, "")
KEYS: Final[tuple[Key[Any], ...]] = (
    *(THEME, LANGUAGE, SHORTCUTS, RECENT_FILES, LAST_WANTED, LAST_OPEN, LAST_FRONT, RESTARTED),
    *(RESTARTED_PAGES, OUTLOOKS, GEOMETRY, DOCKS, TRIAL_PLACE, TABLE_ACROSS, TABLE_DOWN),
    *(MAP_THEME, HIDDEN, RULERS, PAPER),
)
"""Every setting there is."""
