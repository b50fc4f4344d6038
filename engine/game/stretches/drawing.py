"""Drawing the pair of a race over flat numbers (6.B1)."""

from typing import Any, Final

from engine.game.stretches import numbers as n
from engine.game.stretches.building import by_wealth, look_around
from engine.game.stretches.laying import note

_TENS: Final = 36
"""How many throws of two dice there are."""


def free_keys(keys: Any, first: int, end: int) -> int:
    """Return how many of some keys may still come up."""
    free = 0
    for key in range(first, end):
        free += keys[n.FREE][key]
    return free


def takes_special(play: Any, world: Any) -> bool:
    """Tell whether the race to be drawn takes one of the specials, if any is left (6.B1a)."""
    now, keys, law, specials = play[0], play[4], world[0], world[5]
    for race in specials:
        if race == now[n.DRAWN] + 1:
            return free_keys(keys, law[n.TOWN_KEYS], len(keys[n.FREE])) > 0
    return False


def another_race(play: Any, world: Any) -> bool:
    """Tell whether one more race is to be drawn (6.B1, 6.B7)."""
    now, keys, law = play[0], play[4], world[0]
    if 0 < law[n.RACES] <= now[n.DRAWN]:
        return False
    return free_keys(keys, 0, law[n.TOWN_KEYS]) >= (1 if takes_special(play, world) else 2)


def thrown(play: Any, world: Any, chance: float) -> tuple[int, int]:
    """Return the outcome of a throw or draw and the key it finds, or the next one that is free (6.B1a)."""
    now, keys, law, passing = play[0], play[4], world[0], world[6]
    if law[n.CARDS]:
        outcome = int(chance * free_keys(keys, 0, law[n.TOWN_KEYS]))
        key = at = 0
        while at < outcome or not keys[n.FREE][key]:
            at += keys[n.FREE][key]
            key += 1
        return key, key
    special = now[n.FIRST] < 0 and takes_special(play, world)
    outcome = _TENS + int(chance * 6) if special else int(chance * _TENS)
    for key in passing[outcome]:
        if key >= 0 and keys[n.FREE][key]:
            return outcome, key
    return outcome, -1


def judge(play: Any, world: Any, first: int, second: int) -> bool:
    """Find the ends between which the track makes a run of a pair; tell whether it may become one (6.B1d)."""
    spots, begins, now, ends = world[7], world[8], play[0], play[8]
    now[n.ENDS] = 0
    if world[9][1][first] == world[9][1][second]:
        return False
    least = world[0][n.MIN_RUN]
    unjoined = False
    for origin in range(begins[first], begins[first + 1]):
        length = look_around(play, world, spots[origin])
        for goal in range(begins[second], begins[second + 1]):
            far = length[spots[goal]]
            unjoined |= far < 0
            if far >= least:
                ends[2 * now[n.ENDS]], ends[2 * now[n.ENDS] + 1] = spots[origin], spots[goal]
                now[n.ENDS] += 1
    return unjoined or now[n.ENDS] > 0


def draw_key(play: Any, world: Any, luck: Any) -> bool:
    """Draw the first or second key; where no second would do nothing is changed, and that is told (6.B1d)."""
    now, keys, law = play[0], play[4], world[0]
    outcome, key = thrown(play, world, luck[now[n.THROWN]])
    first, race = now[n.FIRST], now[n.DRAWN] + 1
    too_short = first >= 0 and not judge(play, world, first, key)
    if too_short and free_keys(keys, 0, law[n.TOWN_KEYS]) < 2:
        return False
    now[n.THROWN] += 1
    note(play, n.KEY, outcome)
    note(play, n.DREW, race, key)
    keys[n.FREE][key] = 0
    if too_short:
        note(play, n.REPLACED, race, key)
        return True
    keys[n.USED][key] = 1
    if first < 0:
        now[n.FIRST] = key
        return True
    now[n.DRAWN], now[n.FIRST] = race, -1
    for other in range(len(keys[n.FREE])):
        keys[n.FREE][other] = world[9][0][other] and not keys[n.USED][other]
    if now[n.ENDS]:
        offer(play, race, first, key)
        return True
    note(play, n.HELD_OVER, race, first, key)
    waiting, at = play[9], now[n.HELD]
    waiting[0][at], waiting[1][at], waiting[2][at] = race, first, key
    now[n.HELD] += 1
    return True


def offer(play: Any, race: int, first: int, second: int) -> None:
    """Put a pair to the players, richest first (6.B2)."""
    now, seats = play[0], play[2]
    note(play, n.OFFERED, race, first, second)
    now[n.RACE], now[n.PAIR], now[n.SECOND], now[n.DECLARES], now[n.ENTRIES] = race, first, second, 0, 0
    now[n.DECLARED] = len(seats[n.ORDER])
    by_wealth(seats, n.UNDECLARED, 1)


def offer_held(play: Any, world: Any) -> None:
    """Offer the first run held over that can be run; with none, look again after more building (6.B1e)."""
    now, waiting = play[0], play[9]
    for run in range(now[n.HELD]):
        judge(play, world, waiting[1][run], waiting[2][run])
        if now[n.ENDS]:
            offer(play, waiting[0][run], waiting[1][run], waiting[2][run])
            now[n.HELD] -= 1
            for row in range(n.WAITING):
                for later in range(run, now[n.HELD]):
                    waiting[row][later] = waiting[row][later + 1]
            return
    now[n.RECHECK] = 0


def hopeful(play: Any, world: Any) -> bool:
    """Tell whether more track could let somebody run a pair held over (6.B6)."""
    now, waiting, found = play[0], play[9], False
    for run in range(now[n.HELD]):
        found = found or judge(play, world, waiting[1][run], waiting[2][run])
    return found


DRAWING: Final = (free_keys, takes_special, another_race, thrown, judge, offer, offer_held, hopeful, draw_key)
"""What a search that draws keys calls."""
