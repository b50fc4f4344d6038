"""Where the data files that come with Platelayer are: schemas, maps, resources and the guide.

In a checkout they are folders at its root, the guide one among the documents. A wheel carries them
inside the engine, as ``engine/data/…`` (pyproject.toml puts them there).
"""

from pathlib import Path
from typing import Literal

Shipped = Literal["schemas", "maps", "resources", "guide"]

_IN_CHECKOUT = {"guide": "docs/guide"}
"""Where a folder is in a checkout, if not at its root under its own name."""


def folder(name: Shipped) -> Path:
    """Return the folder of that name, whether Platelayer is installed or run from a checkout.

    Raises FileNotFoundError, with a sentence for the user, when it is in neither place.
    """
    package = Path(__file__).parent
    places = [package / "data" / name]
    # Next to an installed engine lie other programs, whose folder `maps` is not ours.
    if (package.parent / "pyproject.toml").is_file():
        places.append(package.parent / _IN_CHECKOUT.get(name, name))
    for place in places:
        if place.is_dir():
            return place
    looked = " or ".join(str(place) for place in places)
    raise FileNotFoundError(
        f"Platelayer's own folder '{name}' is missing; it should be {looked}. Install Platelayer again."
    )


def shipped_maps() -> tuple[Path, ...]:
    """Return the boards that come with the program, by name."""
    return _shipped("board")


def shipped_sets() -> tuple[Path, ...]:
    """Return the tile sets that come with the program, by name."""
    return _shipped("tiles")


def _shipped(kind: str) -> tuple[Path, ...]:
    """Return the documents of a kind, which is in the first line of each."""
    paths = sorted(folder("maps").glob("*.yaml"))
    return tuple(path for path in paths if path.read_text("utf-8").startswith(f"platelayer: {kind}/"))


def shipped_title(path: Path) -> str:
    """Return the title of a document that comes with the program, which is in the second line of each."""
    with path.open(encoding="utf-8") as text:
        next(text)
        return next(text).removeprefix("title:").strip()


def is_shipped_map(path: Path) -> bool:
    """Return whether a file is one of the maps of Platelayer itself, which the studio never saves over."""
    return path.parent == folder("maps")
