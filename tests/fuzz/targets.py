"""What is given changed files, by name. A new target is a module with a ``Target``, and a line here."""

from collections.abc import Mapping
from typing import Final

from tests.fuzz.journals import JOURNALS
from tests.fuzz.maps import MAPS
from tests.fuzz.pictures import PICTURES
from tests.fuzz.running import Target
from tests.fuzz.scenarios import SCENARIOS
from tests.fuzz.settings import SETTINGS
from tests.fuzz.sittings import SITTINGS
from tests.fuzz.transcripts import TRANSCRIPTS

TARGETS: Final[Mapping[str, Target]] = {
    "maps": MAPS,
    "transcripts": TRANSCRIPTS,
    "sittings": SITTINGS,
    "scenarios": SCENARIOS,
    "pictures": PICTURES,
    "settings": SETTINGS,
    "journals": JOURNALS,
}
