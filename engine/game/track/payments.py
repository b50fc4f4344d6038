"""What building pays to rivals (6.A5)."""

from typing import NamedTuple

from engine.game.events import Purpose, Reason, RivalHalf
from engine.game.facts import Facts
from engine.game.people import in_charge, third_of
from engine.game.places import MapPlaces
from engine.game.state import State


class Due(NamedTuple):
    """What a link makes its builder owe one rival, by which rule and what for."""

    payee: int
    amount: int
    rule: str
    purpose: Purpose


class Fresh(NamedTuple):
    """Whose track (a bit a seat) is of this round: on links, in either direction, and in hexes (VP.B5)."""

    links: dict[int, int]
    hexes: dict[int, int]


_NOTHING_FRESH = Fresh({}, {})


def dues(facts: Facts, state: State, player: int, link: int, fresh: Fresh = _NOTHING_FRESH) -> list[Due]:
    """Return what laying a link would make a player pay to each rival in full, junctions first (6.A5e).

    An imaginary company pays nothing to the player who builds for it. Where all build at once, ``fresh`` is
    what was laid earlier in the same round.
    """
    start, end, bit = link // 6, facts.neighbours[link], 1 << player
    present, places = state.present, state.map_places
    found: list[Due] = []
    for hex_ in (start, end):
        there = present[hex_]
        if there and not there & bit and (amount := junction_due(facts, places, hex_)):
            found += _junctions(hex_, link, there, amount, fresh.hexes.get(hex_, 0))
    rivals = state.owners[link] & ~bit
    if rivals:
        new = rivals & fresh.links.get(link, 0)
        found += _alongside(facts, places, link, rivals & ~new, alongside_due(facts, places, link))
        if new:
            amount = fresh_due(facts, places, link)
            found += _alongside(facts, places, link, new, amount, RivalHalf.THIS_ROUND)
    if found and player == third_of(state):  # 6.C7b
        builder = in_charge(facts, state)
        return [due for due in found if due.payee != builder]
    return found


def _junctions(hex_: int, link: int, rivals: int, amount: int, new: int) -> list[Due]:
    """Return what is due for the junctions that a link makes at an end where the player has no track (6.A5a).

    The far end as a rule; with the first link out of a start point the near end, too. Whoever
    comes later pays, at that moment and once: afterwards they have track in the hex themselves. Nothing
    is paid in towns (6.A5c), nor abroad (6.A5d).
    """
    before, this_round = (
        Purpose(Reason.JUNCTION, hex_, (link,), rival_half=half)
        for half in (RivalHalf.BEFORE, RivalHalf.THIS_ROUND)
    )
    return [
        Due(rival, amount, "6.A5a", this_round if new >> rival & 1 else before) for rival in seats(rivals)
    ]


def junction_due(facts: Facts, places: MapPlaces, hex_: int) -> int:
    """Return what is due to each rival in a hex that track is brought into (6.A5a, 6.A5c, 6.A5d, TC.city)."""
    if places.is_town(hex_) or (facts.foreign[hex_] and not facts.rules.junction_abroad):
        return 0
    return facts.rules.junction


def _alongside(
    facts: Facts,
    places: MapPlaces,
    link: int,
    rivals: int,
    amount: int,
    laid: RivalHalf = RivalHalf.BEFORE,
) -> list[Due]:
    """Return what is due to the rivals whose track the link lies nearby; across a border as anywhere."""
    if not amount:
        return []
    end = facts.neighbours[link]
    rule = "6.A5d" if places.is_town(link // 6) and places.is_town(end) else "6.A5b"
    if link in facts.alongside:
        rule = "6.C4"
    elif laid is RivalHalf.THIS_ROUND and rule == "6.A5b":
        rule = "VP.B5"
    purpose = Purpose(Reason.ALONGSIDE, end, (link,), rival_half=laid)
    return [Due(rival, amount, rule, purpose) for rival in seats(rivals)]


def alongside_due(facts: Facts, places: MapPlaces, link: int) -> int:
    """Return what is due to each rival whose track a link lies next to (6.A5b, 6.A5c).

    Each half outside a town is paid; between two adjacent towns a fixed amount replaces both
    halves, and on a crossing what the board says of it.
    """
    if link in facts.alongside:  # 6.C4
        return facts.alongside[link]
    halves = 2 - places.is_town(link // 6) - places.is_town(facts.neighbours[link])
    return halves * facts.rules.alongside_half if halves else facts.rules.alongside_towns  # 6.A5d, E.A4


def fresh_due(facts: Facts, places: MapPlaces, link: int) -> int:
    """Return what is due to each rival who laid the link earlier in the same round (VP.B5).

    Between two adjacent towns, and on a crossing with a price of its own, it is in the same proportion to the
    full amount as a half is, rounded up.
    """
    full, rules = alongside_due(facts, places, link), facts.rules
    halves = 2 - places.is_town(link // 6) - places.is_town(facts.neighbours[link])
    if halves and link not in facts.alongside:
        return halves * rules.same_round_half
    # VP.B3b
    return -(-full * rules.same_round_half // rules.alongside_half) if rules.alongside_half else full


def seats(mask: int) -> tuple[int, ...]:
    """Return the seats whose bits are set, in order; those of foreign railways come after the players'."""
    if mask < len(_SEATS):
        return _SEATS[mask]
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


_SEATS = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))
