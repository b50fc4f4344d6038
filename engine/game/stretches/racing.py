"""Declarations for a race and the race itself over flat numbers (6.B2, 6.B5)."""

from typing import Any, Final

from engine.game.stretches import numbers as n
from engine.game.stretches.building import by_wealth, seats_at
from engine.game.stretches.laying import BANK, note, pay
from engine.paths.entering import OVER_OWN, way_links

_THERE: Final = 1 << 20


def choose_way(play: Any, world: Any, minds: Any, player: int) -> Any:
    """Return the hexes of the way by which a player enters, none where he does not.

    Each of those who run is taken to win as much: who has entered, and who has yet to declare and has track
    at both ends.
    """
    now, _, seats, _, _, marks, _, _, ends, _ = play
    board, mine = world[1], 1 << player
    here, there = seats_at(world, marks[0], now[n.PAIR]), seats_at(world, marks[0], now[n.SECOND])
    entrants = now[n.ENTRIES] + 1
    for place in range(now[n.DECLARES] + 1, now[n.DECLARED]):
        entrants += here & there & 1 << seats[n.UNDECLARED][place] > 0
    best, most = 0, -1
    for place in range(now[n.ENDS]):
        own = (marks[0][ends[2 * place]] & mine > 0) + (marks[0][ends[2 * place + 1]] & mine > 0)
        if own > most:
            best, most = place, own
    far = min(minds[4][player][entrants], world[0][n.MOST_LINKS]) if (here | there) & mine else -1
    terms = (mine, ends[2 * best], ends[2 * best + 1], far)
    return way_links(board[n.NEIGHBOURS], marks[0], marks[1], terms)


def poorest_of(seats: Any, owners: int) -> int:
    """Return the poorest of some seats; of those as poor the earliest."""
    best = -1
    for seat in range(len(seats[n.ACCOUNT])):
        if owners >> seat & 1 and (best < 0 or seats[n.ACCOUNT][seat] < seats[n.ACCOUNT][best]):
            best = seat
    return best


def declare(play: Any, world: Any, minds: Any) -> bool:
    """Let the next player enter, paying one owner for each link of others, or stay out (6.B2)."""
    now, _, seats, _, _, marks, ways, runners, _, _ = play
    law, board = world[0], world[1]
    player = seats[n.UNDECLARED][now[n.DECLARES]]
    if not seats[n.FAR][player]:
        return False
    way = choose_way(play, world, minds, player)
    at, players, length, need = now[n.WAYS], len(seats[n.ACCOUNT]), len(way), len(way) - 1
    if at + length + players > len(ways):
        return False
    now[n.DECLARES] += 1
    if length == 0:
        note(play, n.DECLINE, player)
        return True
    for seat in range(players):
        ways[at + length + seat] = 0
    ways[at] = way[0]
    for step in range(1, length):
        ways[at + step] = way[step]
        link = 6 * way[step - 1]
        while board[n.NEIGHBOURS][link] != way[step]:
            link += 1
        need += board[n.DELAYS][link]
        owners = marks[1][link]
        if not owners >> player & 1:
            ways[at + length + poorest_of(seats, owners)] += law[n.TOLL]
    note(play, n.ENTER, player, at, length)
    entry = now[n.ENTRIES]
    runners[n.RUNNER][entry], runners[n.PAYS][entry] = player, at + length
    runners[n.NEED][player], runners[n.ROLLED][player] = need, 0
    now[n.ENTRIES], now[n.WAYS] = entry + 1, at + length + players
    return True


def send_trains(play: Any, world: Any, luck: Any) -> bool:
    """Pay for the routes, and let the trains roll, the richest first; a sole one has won (6.B2, 6.B5)."""
    now, _, seats, _, _, _, ways, runners, _, _ = play
    entries, players, rolls = now[n.ENTRIES], len(seats[n.ACCOUNT]), 0
    for seat in range(players):
        runners[n.PLACE][seat], runners[n.ENTERED][seat] = -1, 0
    for entry in range(entries):
        runners[n.ENTERED][runners[n.RUNNER][entry]] = 1
        rolls += runners[n.NEED][runners[n.RUNNER][entry]] + 1
    if entries > 1 and now[n.THROWN] + rolls > len(luck):
        return False
    for entry in range(entries):
        for payee in range(players):
            pay(play, runners[n.RUNNER][entry], payee, ways[runners[n.PAYS][entry] + payee], n.B2, -1)
    by_wealth(seats, n.ORDER, 1)
    trains = order = 0
    for turn in range(players):
        seat = seats[n.ORDER][turn]
        if runners[n.ENTERED][seat]:
            runners[n.RUNNER][trains] = seat
            order |= seat << 3 * trains
            trains += 1
    if entries > 1:
        note(play, n.STARTED, trains, order)
        race(play, world, luck)
    elif entries:
        runners[n.PLACE][runners[n.RUNNER][0]] = 0
    finish(play, world)
    return True


def race(play: Any, world: Any, luck: Any) -> None:
    """Roll for the trains turn by turn until the race is decided (6.B5)."""
    now, runners = play[0], play[7]
    die, entries = world[4][1], now[n.ENTRIES]
    placed = places = 0
    while True:
        arrived = False
        for turn in range(entries):
            train = runners[n.RUNNER][turn]
            if runners[n.PLACE][train] >= 0:
                continue
            face = die[int(luck[now[n.THROWN]] * len(die))]
            now[n.THROWN] += 1
            note(play, n.TRAIN, face)
            runners[n.ROLLED][train] += face
            arrived |= runners[n.ROLLED][train] >= runners[n.NEED][train]
        if not arrived:
            continue
        come, places = arrive(runners, entries, places)
        placed += come
        if placed >= world[3][entries][0] or entries - placed <= 1:
            break
    if entries - placed == 1:
        for turn in range(entries):
            if runners[n.PLACE][runners[n.RUNNER][turn]] < 0:
                runners[n.PLACE][runners[n.RUNNER][turn]] = places


def arrive(runners: Any, entries: int, places: int) -> tuple[int, int]:
    """Place those who came in on a turn, most left over first; return how many, and the next place."""
    come, last = 0, _THERE
    while True:
        best = -1
        for turn in range(entries):
            train = runners[n.RUNNER][turn]
            left = runners[n.ROLLED][train] - runners[n.NEED][train]
            if runners[n.PLACE][train] < 0 and best < left < last:
                best = left
        if best < 0:
            return come, places
        for turn in range(entries):
            train = runners[n.RUNNER][turn]
            if runners[n.PLACE][train] < 0 and runners[n.ROLLED][train] - runners[n.NEED][train] == best:
                runners[n.PLACE][train] = places
                come += 1
        last, places = best, places + 1


def share(play: Any, place: int, amount: int) -> None:
    """Share a prize among those in a place, odd units to the poorest (6.B5)."""
    seats, runners = play[2], play[7]
    many, odd = placed_in(runners, place), 0
    for turn in range(len(seats[n.WON])):
        # By the accounts before any prize is paid.
        seat = seats[n.ORDER][turn]
        if runners[n.PLACE][seat] == place:
            seats[n.WON][seat] = amount // many + (odd < amount % many)
            odd += 1


def placed_in(runners: Any, place: int) -> int:
    """Return how many trains are in a place."""
    many = 0
    for taken in runners[n.PLACE]:
        many += taken == place
    return many


def award(play: Any, world: Any) -> None:
    """Share the prizes out and pay them; players who tie take those of all the places they fill (6.B5)."""
    now, seats, runners = play[0], play[2], play[7]
    purse, filled, place = world[3][now[n.ENTRIES]], 0, 0
    by_wealth(seats, n.ORDER, 0)
    for seat in range(len(seats[n.WON])):
        seats[n.WON][seat] = 0
    while placed_in(runners, place):
        amount, first = 0, filled
        filled += placed_in(runners, place)
        for prize in range(first, min(filled, purse[0])):
            amount += purse[1 + prize]
        share(play, place, amount)
        for turn in range(now[n.ENTRIES]):
            if runners[n.PLACE][runners[n.RUNNER][turn]] == place:
                note(play, n.PLACED, runners[n.RUNNER][turn], place)
        place += 1
    for seat in range(len(seats[n.WON])):
        pay(play, BANK, seat, seats[n.WON][seat], n.PRIZE, -1)


def finish(play: Any, world: Any) -> None:
    """Pay the prizes and close the race."""
    now, runners = play[0], play[7]
    award(play, world)
    for turn in range(now[n.ENTRIES]):
        train = runners[n.RUNNER][turn]
        if runners[n.PLACE][train] < 0:
            note(play, n.LEFT, train, runners[n.NEED][train], runners[n.ROLLED][train])
    note(play, n.DECIDED, now[n.RACE])
    now[n.IDLE] = 0 if now[n.ENTRIES] else now[n.IDLE] + 1
    now[n.RUNS] += 1
    now[n.SINCE] += 1
    now[n.DECLARES] = -1


RACING: Final = (
    choose_way,
    poorest_of,
    declare,
    send_trains,
    race,
    arrive,
    share,
    placed_in,
    award,
    finish,
    *OVER_OWN,
)
"""What a search that plays races calls."""
