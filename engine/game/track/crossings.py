"""Crossings: builds over closed ground that a board's special rules allow, at prices of their own (6.C4)."""

from engine.game.facts import CrossingLine, Facts
from engine.game.ledger import Ledger
from engine.game.moves import Cross
from engine.game.state import State
from engine.game.track.footholds import may_go_on_from, no_foothold
from engine.game.track.payments import seats
from engine.game.track.spending import Shortage, price_of, put_down, too_dear, unaffordable
from engine.messages import Phrase, say
from engine.turns.illegal import IllegalMove


def crosses(facts: Facts, state: State, player: int) -> list[Cross]:
    """Return every crossing a player may lay whole now, in order (6.C4, E.E)."""
    moves = [Cross(crossing) for crossing in range(len(facts.crossings))]
    return [move for move in moves if why_not_cross(facts, state, player, move) is None]


def why_not_cross(facts: Facts, state: State, player: int, move: Cross) -> IllegalMove | None:
    """Say which rule forbids a player to lay a crossing whole in a building turn, or None."""
    if not 0 <= move.crossing < len(facts.crossings):
        return IllegalMove("6.C4", "This board has no such crossing.")
    crossing = facts.crossings[move.crossing]
    if not crossing.whole:
        return IllegalMove("6.C4", say("{name} is built link by link.", name=crossing.name))
    if holders(state, crossing) >> player & 1:
        return IllegalMove("6.C4", say("You have already built {name}.", name=crossing.name))
    closed = not_open(facts, state, player, move.crossing)
    if closed:
        return IllegalMove("6.C4", closed)
    ends = (crossing.way[0], crossing.way[-1])
    if not any(may_go_on_from(facts, state, player, end) for end in ends):
        return no_foothold(facts, state, player, ends[0])
    price = price_of(crossing.cost, money=crossing.money)
    shortage = unaffordable(facts, state, player, links_to_lay(facts, state, player, crossing), price)
    if shortage is None:
        return None
    message = too_dear(facts, state, player, crossing.cost)
    if shortage is Shortage.ACCOUNT:
        message = say("Your account is too low for {name}.", name=crossing.name)
    return IllegalMove(shortage.value, message)


def cross(facts: Facts, state: State, player: int, move: Cross, ledger: Ledger) -> None:
    """Lay a crossing from end to end as one build, which may take what was saved (6.A6)."""
    crossing = facts.crossings[move.crossing]
    price = price_of(crossing.cost, money=crossing.money)
    put_down(facts, state, player, links_to_lay(facts, state, player, crossing), price, ledger)


def links_to_lay(facts: Facts, state: State, player: int, crossing: CrossingLine) -> tuple[int, ...]:
    """Return the links of a crossing a player has not laid, from an end they may build on from."""
    links = crossing.links
    if not may_go_on_from(facts, state, player, crossing.way[0]):
        links = tuple(facts.backs[link] for link in reversed(links))
    return tuple(link for link in links if not state.owners[link] >> player & 1)


def not_open(facts: Facts, state: State, player: int, index: int) -> Phrase:
    """Return why a crossing is not open to a player: too early, or to too many; nothing if it is."""
    crossing = facts.crossings[index]
    if state.runs < crossing.from_race:
        return say(
            "{name} may be built after race {race}.",
            name=crossing.name,
            race=crossing.from_race,
        )
    others = holders(state, crossing) & ~(1 << player)
    if 0 < crossing.owners <= len(seats(others)):
        return say("At most {owners} companies may build {name}.", owners=crossing.owners, name=crossing.name)
    return ""


def holders(state: State, crossing: CrossingLine) -> int:
    """Return who has laid a crossing (a bit a player): all of it where it is one build, else any of it."""
    first, *others = (state.owners[link] for link in crossing.links)
    for owners in others:
        first = first & owners if crossing.whole else first | owners
    return first
