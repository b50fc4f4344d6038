"""Who runs which company: one each, several each, or one that is imaginary (6.C7a, 6.C7b)."""

from collections import defaultdict
from collections.abc import Sequence

from engine.game.facts import NOWHERE, Facts
from engine.game.state import NO_PERSON, State


def demand_seats(people: Sequence[int], players: int) -> None:
    """Raise ValueError where these people cannot run the given number of companies."""
    if len(people) != players:
        raise ValueError(f"{players} companies play, and it is told of {len(people)} who runs them.")
    imaginary = people.count(NO_PERSON)
    if imaginary and (imaginary, players, len(set(people))) != (1, 3, 3):
        raise ValueError("One company may be nobody's where two people run one each, and no other (6.C7b).")


def third_of(state: State) -> int:
    """Return the seat of the imaginary company, or NOWHERE (6.C7b)."""
    return state.people.index(NO_PERSON) if NO_PERSON in state.people else NOWHERE


def in_charge(facts: Facts, state: State) -> int:
    """Return the seat whose player acts for the imaginary company now; it pays only the other (6.C7b).

    In a race, who is not in it themselves. In building the two take turns: round by round, beginning with the
    earlier seat, and from one extra building to the next, beginning with the later.
    """
    first, second = (seat for seat, person in enumerate(state.people) if person != NO_PERSON)
    if state.pair is not None:
        return second if any(first in entry.players for entry in state.entries) else first
    if state.stage == "building":
        turn = max(0, state.round - 1)
    else:
        turn = state.runs // max(1, facts.rules.extra_every)
    return second if turn % 2 else first


def declaring_order(state: State) -> tuple[int, ...]:
    """Return the seats in the order of declaring: richest first (6.B2), an imaginary company last."""
    third, order = third_of(state), state.richest_first()
    return order if third == NOWHERE else tuple(sorted(order, key=lambda player: player == third))


def may_enter(state: State, player: int) -> bool:
    """Return whether a company may enter the race: the imaginary one only against one player (6.C7b)."""
    entered = {p for entry in state.entries for p in entry.players}
    return state.people[player] != NO_PERSON or len(entered) == 1


def fortunes(state: State) -> dict[int, int]:
    """Return what each person's companies hold together; NO_PERSON's is the imaginary company's (6.C7a)."""
    sums: defaultdict[int, int] = defaultdict(int)
    for person, account in zip(state.people, state.accounts, strict=True):
        sums[person] += account
    return dict(sums)


def richest(state: State) -> tuple[int, ...]:
    """Return the seats of the richest, ties together (6.B7, 6.C7a), the imaginary company among others."""
    sums = fortunes(state)
    most = max(sums.values())
    return tuple(seat for seat, person in enumerate(state.people) if sums[person] == most)
