"""Settings, as the studio keeps them and as Qt kept them before, with every value taken out of them."""

import json
from pathlib import Path

from studio.session.settings.setting_keys import KEYS
from studio.session.settings.settings import read_settings
from tests.fuzz.running import Target, folder

_FOLDER = folder()


def target(data: bytes) -> None:
    """Read a file as today's settings and as those of an earlier release."""
    new, old = (Path(_FOLDER.name) / name for name in ("settings.json", "Platelayer.conf"))
    for file in (new, old):
        file.write_bytes(data)
    for found in (read_settings(new, None), read_settings(new.with_name("none.json"), old)):
        json.dumps(found.values)
        for key in KEYS:
            key.of(found.values)


SETTINGS = Target(
    target,
    [
        b'{"language": "de", "recent": ["/maps/a.yaml"], "theme": "dark", "shortcuts": {"save": ["Ctrl+S"]}}',
        json.dumps({key.name: None for key in KEYS}).encode(),
        b'[General]\nlanguage=de\nrecent=/a.yaml, "/b, c.yaml"\ngeometry=@ByteArray(\\x1\\xd9\\0ab)\n',
        b"[shortcuts]\nsave=Ctrl+S, F2\n[window]\nstate=@Variant(\\0\\0\\0\\x7f)\n",
    ],
)
