"""The machines of a Dask cluster as an executor. Dask is an extra, and imported only when asked for."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final

from engine.trials.running import WorkersLost
from studio.cli.exits import CommandError

_SCHEME: Final = "dask://"
PATIENCE_S: Final = 10.0
"""How long a scheduler may take to answer."""
ABSENCE_S: Final = 30.0
"""How long a cluster may be without any worker in the midst of a trial: time to start another."""
_LOOK_S: Final = 2.0
"""How long it is between two looks at who is there."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int, Callable[[], None]]]:
    """Give the executor of the cluster at ``dask://HOST:PORT``, how many threads it has, and a roll call.

    The roll call raises WorkersLost when all workers have been gone for a while, for what was sent to them
    waits without end. Raises CommandError when the address is none, Dask is not installed or no one answers
    there; WorkersLost by its name when the scheduler goes.
    """
    place = address.removeprefix(_SCHEME)
    if not address.startswith(_SCHEME) or ":" not in place:
        raise CommandError(f"'{address}' is not a cluster address. Write --executor as dask://HOST:PORT.")
    try:
        from distributed import Client
    except ImportError as error:
        raise CommandError(
            "Dask is not installed: `pip install 'platelayer[cluster]'` adds it. Without it, leave out "
            "--executor and the games are played on this machine."
        ) from error
    # What it would tell of a connection that breaks is told in our words.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        client = Client(f"tcp://{place}", timeout=PATIENCE_S, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CommandError(
            f"No Dask cluster answers at {place}: start one with `dask scheduler` and `dask worker`, and "
            "give the address the scheduler tells."
        ) from error
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise CommandError(
                f"The cluster at {place} has no worker: start one with `dask worker tcp://{place}`, where "
                "Platelayer is installed too."
            )
        yield client.get_executor(pure=False), threads, _RollCall(client, place)
    except WorkersLost as error:
        if client.status == "running":
            raise
        raise WorkersLost(f"the scheduler at {place} no longer responds") from error
    finally:
        client.close()


class _RollCall:
    """Asks now and then whether a cluster has any worker."""

    def __init__(self, client: Any, place: str) -> None:
        self._client = client
        self._place = place
        self._looked = self._seen = monotonic()

    def __call__(self) -> None:
        """Raise WorkersLost when no worker has been there for some time."""
        now = monotonic()
        if now - self._looked < _LOOK_S:
            return
        self._looked = now
        if self._client.status == "running" and self._client.nthreads():
            self._seen = now
        elif now - self._seen > ABSENCE_S:
            raise WorkersLost(f"the cluster at {self._place} has had no worker for {ABSENCE_S:.0f} seconds")
