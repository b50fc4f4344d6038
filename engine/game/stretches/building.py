"""Building turns of both stages over flat numbers (6.A3-6.A7, 6.B6)."""

from typing import Any, Final

from engine.game.stretches import numbers as n
from engine.game.stretches.laying import LAYING, has_room, note, put_link
from engine.paths.laying import TURNS, End, turn_links
from engine.paths.speed import blank

_ASK, _NO_AIM = int(End.ASK), int(End.NO_AIM)


def build(play: Any, world: Any, minds: Any) -> bool:
    """Play a turn of the Building Stage; where it is no ordinary one nothing is changed, and that is told."""
    now, seats, marks = play[0], play[2], play[5]
    law, board, land = world[0], world[1], world[2]
    player = seats[n.ORDER][now[n.AT]]
    if not seats[n.FAR][player]:
        return False
    near, mine, save_from = minds[0][player], 1 << player, law[n.SAVE_FROM]
    terms = (mine, seats[n.FAR][player], now[n.POINTS], seats[n.SAVED][player], save_from, 0, False, False)
    turn = turn_links(land, near, minds[1][player], (marks[0].copy(), marks[1]), terms)
    unsure = turn[0] == _ASK or (turn[0] == _NO_AIM and len(turn) == 3 and law[n.NOTICE_AT])
    if unsure or not has_room(play, len(turn) - 3):
        return False
    for place in range(3, len(turn)):
        link, before = turn[place], now[n.UNSERVED]
        cost = board[n.COSTS][link]
        saved = min(cost, seats[n.SAVED][player]) if 0 < save_from <= cost else 0
        seats[n.SAVED][player] -= saved
        now[n.POINTS] -= cost - saved
        put_link(play, world, near, player, link, saved)
        now[n.IDLE] = 0
        if before > law[n.UNSERVED_TOWNS] >= now[n.UNSERVED]:
            now[n.AT], now[n.AWAITS] = now[n.END], 0
            return True
    note(play, n.DONE, player, turn[1])
    seats[n.SAVED][player] += turn[1]
    now[n.AT] += 1
    now[n.POINTS] = now[n.ALLOWANCE]
    now[n.AWAITS] = not law[n.ONE_THROW] and now[n.AT] < now[n.END]
    return True


def begin_round(play: Any, law: Any) -> None:
    """Begin a round: the first turn moves left (6.A6)."""
    now, seats = play[0], play[2]
    players = len(seats[n.ORDER])
    leader = now[n.ROUND] % players if law[n.FIRST_TURN_MOVES] else 0
    now[n.ROUND] += 1
    now[n.IDLE] += 1
    now[n.LEADER], now[n.AT], now[n.END] = leader, 0, players
    for turn in range(players):
        seats[n.ORDER][turn] = (leader + turn) % players


def roll(play: Any, world: Any, luck: Any) -> None:
    """Throw for the allowance, in a new round if the last is over (6.A1); or end the stage (6.A7)."""
    now = play[0]
    law, die = world[0], world[4][0]
    begins = not now[n.AWAITS]
    if begins and (now[n.UNSERVED] <= law[n.UNSERVED_TOWNS] or now[n.IDLE] >= law[n.IDLE_ROUNDS]):
        now[n.BUILDING] = now[n.POINTS] = now[n.ALLOWANCE] = now[n.IDLE] = 0
        note(play, n.ENDED, now[n.ROUND])
        return
    if begins:
        begin_round(play, law)
    face = die[int(luck[now[n.THROWN]] * len(die))]
    now[n.THROWN] += 1
    now[n.AWAITS] = 0
    now[n.ALLOWANCE] = now[n.POINTS] = face
    note(play, n.ROLL, face, begins)


def by_wealth(seats: Any, row: int, richest: int) -> None:
    """Let the players take turns by wealth; ties go to the earlier seat."""
    order, accounts = seats[row], seats[n.ACCOUNT]
    for seat in range(len(order)):
        place = seat
        while place > 0 and (2 * richest - 1) * (accounts[seat] - accounts[order[place - 1]]) > 0:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat


def value_keys(law: Any, keys: Any, places: Any, worth: int, drawn: int, worths: Any) -> None:
    """Value the keys still to come up by the chance that they do, by places."""
    coming = 0
    for key in range(len(places)):
        coming += places[key] >= 0 and not keys[n.USED][key]
    for place in range(len(worths[0])):
        worths[0][place] = 0
        if not law[n.BONUS_LATER]:
            worths[1][place] = 0
    draws = 2 * (law[n.RACES] - drawn) if law[n.RACES] else coming
    for key in range(len(places)):
        if places[key] >= 0 and not keys[n.USED][key]:
            worths[0][places[key]] += worth * min(draws, coming) // coming


def seats_at(world: Any, present: Any, key: int) -> int:
    """Return who has track in any hex of a key's, a bit each."""
    spots, begins = world[7], world[8]
    found = 0
    for spot in range(begins[key], begins[key + 1]):
        found |= present[spots[spot]]
    return found


def value_ends(play: Any, world: Any, minds: Any, player: int) -> None:
    """Value ends of runs held over by what the other end leaves (6.B1e).

    Where one has track it takes nothing: it is the other that the run waits for.
    """
    now, marks, waiting = play[0], play[5], play[9]
    lengths, worths, places, worth = minds[0][player][0], minds[1][player][0], minds[2], minds[5][player]
    for run in range(now[n.HELD]):
        first, second = waiting[1][run], waiting[2][run]
        here = seats_at(world, marks[0], first) > 0
        there = seats_at(world, marks[0], second) > 0
        if there or not here:
            left = 0 if there and not here else lengths[places[second]]
            worths[places[first]] = max(worths[places[first]], worth - left)
        if here or not there:
            left = 0 if here and not there else lengths[places[first]]
            worths[places[second]] = max(worths[places[second]], worth - left)


def look_around(play: Any, world: Any, origin: int) -> Any:
    """Return the fewest links from a hex to every other over all that is built, -1 where none lead."""
    board, owners, size = world[1], play[5][1], len(play[5][0])
    length, waiting = blank(size, -1), blank(size, 0)
    waiting[0], length[origin] = origin, 0
    at, end = 0, 1
    while at < end:
        hex_ = waiting[at]
        at += 1
        for link in range(6 * hex_, 6 * hex_ + 6):
            there = board[n.NEIGHBOURS][link]
            if owners[link] and length[there] < 0:
                length[there], waiting[end] = length[hex_] + 1, there
                end += 1
    return length


def leads_apart(play: Any, world: Any, player: int, end: int, other: int) -> bool:
    """Tell whether track in a key's hex is a player's, and one of another's several is not joined to it."""
    marks, spots, begins = play[5], world[7], world[8]
    if begins[other + 1] - begins[other] < 2 or not seats_at(world, marks[0], other):
        return False
    for spot in range(begins[end], begins[end + 1]):
        if marks[0][spots[spot]] >> player & 1:
            length = look_around(play, world, spots[spot])
            for goal in range(begins[other], begins[other + 1]):
                if length[spots[goal]] < 0:
                    return True
    return False


def waits_for_hex(play: Any, world: Any, player: int) -> bool:
    """Tell whether another hex of an end would make a run possible that is held over (6.B1c, 6.B1e)."""
    now, waiting = play[0], play[9]
    for run in range(now[n.HELD]):
        first, second = waiting[1][run], waiting[2][run]
        if leads_apart(play, world, player, first, second) or leads_apart(play, world, player, second, first):
            return True
    return False


def build_extra(play: Any, world: Any, minds: Any) -> bool:
    """Play an extra building turn (6.B6); where it is not ordinary nothing is changed, and that is told."""
    now, seats, keys, marks = play[0], play[2], play[4], play[5]
    law, board, land = world[0], world[1], world[2]
    player = seats[n.ORDER][now[n.AT]]
    if not seats[n.FAR][player] or not law[n.EXTRA]:
        return False
    near, worths = minds[0][player], minds[1][player]
    value_keys(law, keys, minds[2], minds[3][player], now[n.DRAWN], worths)
    value_ends(play, world, minds, player)
    later = law[n.EXTRA_POINTS] if now[n.HELD] else 0
    terms = (1 << player, 0, now[n.POINTS], 0, 0, later, False, False)
    turn = turn_links(land, near, worths, (marks[0].copy(), marks[1]), terms)
    unsure = turn[0] == _ASK or (len(turn) == 3 and waits_for_hex(play, world, player))
    if unsure or not has_room(play, len(turn) - 3):
        return False
    for place in range(3, len(turn)):
        now[n.POINTS] -= board[n.COSTS][turn[place]]
        put_link(play, world, near, player, turn[place], 0)
    note(play, n.DONE, player)
    now[n.AT] += 1
    now[n.POINTS] = law[n.EXTRA_POINTS] if now[n.AT] < now[n.END] else 0
    return True


BUILDING: Final = (
    build,
    begin_round,
    roll,
    by_wealth,
    value_keys,
    value_ends,
    build_extra,
    seats_at,
    waits_for_hex,
    leads_apart,
    look_around,
    *LAYING,
    *TURNS,
)
"""What a search that plays building turns calls."""
