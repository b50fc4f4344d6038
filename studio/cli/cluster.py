"""The machines of a Dask cluster as an executor. Dask is an extra, and imported only when asked for."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final

from studio.cli.exits import CommandError

_SCHEME: Final = "dask://"
PATIENCE_S: Final = 10.0
"""How long a scheduler may take to answer."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Give the executor of the cluster at ``dask://HOST:PORT``, and how many threads it has.

    Raises CommandError when the address is none, Dask is not installed or nobody answers there.
    """
    place = address.removeprefix(_SCHEME)
    if not address.startswith(_SCHEME) or ":" not in place:
        raise CommandError(f"'{address}' is no cluster: give --executor as dask://HOST:PORT.")
    try:
        from distributed import Client
    except ImportError as error:
        raise CommandError(
            "Dask is not installed: `pip install 'platelayer[cluster]'` adds it. Without it, leave out "
            "--executor and the games are played on this machine."
        ) from error
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
        yield client.get_executor(pure=False), threads
    finally:
        client.close()
