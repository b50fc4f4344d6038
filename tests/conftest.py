"""What holds for every test: no screen, no deadline, and nothing of the user's own."""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

# To watch a test's windows: QT_QPA_PLATFORM=xcb ./run test …
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# How fast the machine is says nothing about whether an example is right.
settings.register_profile("without deadline", parent=settings.default, deadline=None)
settings.load_profile("without deadline")


@pytest.fixture(scope="session", autouse=True)
def strange_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings, recovery files and caches go to a folder of the session's own."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            patch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
        # The tests read English, whoever runs them.
        patch.setenv("PLATELAYER_LANGUAGE", "en")
        yield


_MANY_SWEEPS = 50
"""After how many sweeps of what is young everything is swept, which takes long next to many windows."""


@pytest.fixture(autouse=True)
def swept_between_tests() -> Iterator[None]:
    """Sweep up what a test leaves in cycles when it is over, on the thread of all tests.

    Left alone Python does so in the middle of anything, on the thread that happens to need it; what is Qt's
    must go on the interface's. The studio sees to that itself, and turns it on again when it ends, as some
    tests do.
    """
    gc.disable()
    yield
    gc.collect(1 if gc.get_count()[2] < _MANY_SWEEPS else 2)
