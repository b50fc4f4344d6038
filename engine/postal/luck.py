"""The luck of a postal game: one secret seed, which a hash promises beforehand.

Players receive the hash with the first report and the seed with the last, and so can check every throw.
"""

import hashlib
import secrets
from typing import Final

_BITS: Final = 128


def new_seed(number: int | None = None) -> str:
    """Return a seed of 128 random bits, or that of a number, for trials."""
    return f"{secrets.randbits(_BITS) if number is None else number:032x}"


def promise_of(seed: str) -> str:
    """Return the hash that promises a seed."""
    return f"sha256:{hashlib.sha256(seed.encode()).hexdigest()}"
