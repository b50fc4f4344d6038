"""What holds for every test: no screen, no deadline, and nothing of the user's own."""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

# What is imported and collected stays, thirteen thousand tests among it: no sweep looks through it meanwhile.
gc.disable()

# To watch a test's windows: QT_QPA_PLATFORM=xcb ./run test …
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# How fast the machine is says nothing about whether an example is right; other runs have other examples.
settings.register_profile("without deadline", parent=settings.default, deadline=None, max_examples=50)
settings.load_profile("without deadline")


@pytest.fixture(scope="session", autouse=True)
def strange_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings, recovery files and caches go to a folder of the session's own."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            patch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
        # What one of several processes compiles the others take from it.
        shared = home.parent.parent if "PYTEST_XDIST_WORKER" in os.environ else home
        patch.setenv("NUMBA_CACHE_DIR", str(shared / "compiled"))
        # The tests read English, whoever runs them.
        patch.setenv("PLATELAYER_LANGUAGE", "en")
        yield


@pytest.fixture(scope="session", autouse=True)
def left_out_of_sweeps() -> None:
    """What is there before the first test no later sweep looks through."""
    gc.collect()
    gc.freeze()


_MANY_SWEEPS = 500
"""After how many sweeps of what is young everything is swept, which takes long next to many windows."""


@pytest.fixture(autouse=True)
def swept_between_tests() -> None:
    """Sweep up what the test before has left in cycles, on the thread of all tests.

    Left alone Python does so in the middle of anything, on the thread that happens to need it; what is Qt's
    must go on the interface's. The studio sees to that itself, and turns it on again when it ends, as some
    tests do. At the end of the test before its fixtures still held its windows: a sweep that finds something
    held takes it for old, and looks at it no more for many tests. What is left after a sweep of everything
    are boards and findings that tests share: the next need not look through them.
    """
    gc.disable()
    if gc.get_count()[2] < _MANY_SWEEPS:
        gc.collect(1)
    else:
        gc.collect()
        gc.freeze()
