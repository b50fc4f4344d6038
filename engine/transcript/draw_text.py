"""The draw of a race as sentences: the keys that come up, and those that go back (6.B1, E.C2)."""

from engine.game.events import KeyDrawn, KeyReplaced, PairRedrawn
from engine.game.state import State
from engine.messages import Phrase, Saying, say


def drawn(state: State, event: KeyDrawn | KeyReplaced | PairRedrawn, thrown: str) -> Saying:
    """Return what a draw came to; ``thrown`` are the numbers of the dice, of which a key may replace one."""
    destinations = state.map_places.destinations
    match event:
        case KeyDrawn(key=key):
            replaces = thrown not in ("", key)
            told: Phrase = "Key {key}: {name}, replacing {thrown}." if replaces else "Key {key}: {name}."
            return Saying(told, {"key": key, "name": destinations[key].name, "thrown": thrown})
        case KeyReplaced(key=key):
            return say("{name} is too near; key {key} goes back.", name=destinations[key].name, key=key)
        case PairRedrawn(keys=keys, too_short=too_short):
            one, other = (destinations[key].name for key in keys)
            if too_short:
                return say("{one} and {other} are too near; both are drawn again.", one=one, other=other)
            return say("No one can run {one} to {other}; both are drawn again.", one=one, other=other)
