"""Map files: read, written and read again."""

import json
from pathlib import Path

from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.boardfile.yaml_events import compose
from engine.boardfile.yaml_text.report import MOST_FINDINGS
from engine.diagnostics.findings import Severity
from engine.shipped import folder
from tests.fuzz.running import Target

_BOARDS = Path(__file__).parents[1] / "data" / "boards"


def target(data: bytes) -> None:
    """Read a map; one that can be read must be the same once it is written and read again."""
    file = parse_board(data, "fuzz.yaml")
    errors = [finding for finding in file.findings if finding.severity is Severity.ERROR]
    assert (file.board is None) == bool(errors)
    assert len(file.findings) <= MOST_FINDINGS + 1
    assert all(finding.message and "\n" not in finding.message for finding in file.findings)
    if file.board is None:
        return
    try:
        text = write_board(file.board)
    except BoardFileError:
        # What stands on a hex whose label another has, too, cannot be written.
        return
    again = parse_board(text, "again.yaml").board
    assert again is not None
    assert write_board(again) == text


_FILES = [
    *sorted((folder("resources") / "stamps").glob("*.yaml")),
    *sorted(_BOARDS.glob("*.yaml")),
    folder("maps") / "ireland.yaml",
]


def _as_json(data: bytes) -> bytes:
    """Return a map as JSON, which is YAML, too."""
    return json.dumps(compose(data.decode()).data).encode()


MAPS = Target(
    target,
    [
        *(path.read_bytes() for path in _FILES),
        *(_as_json(path.read_bytes()) for path in _FILES),
    ],
)
