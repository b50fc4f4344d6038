"""The turn order over flat numbers, as long as all is ordinary."""

from typing import Any, Final

from engine.game.stretches import numbers as n
from engine.game.stretches.building import BUILDING, build, build_extra, by_wealth, roll
from engine.game.stretches.drawing import DRAWING, another_race, draw_key, hopeful, offer_held
from engine.game.stretches.racing import RACING, declare, send_trains
from engine.paths.speed import Search


def open_extra(play: Any, law: Any) -> None:
    """Let the players build between races, in the order of their need or their wealth (6.B6)."""
    now, seats = play[0], play[2]
    now[n.SINCE], now[n.AT], now[n.END] = 0, 0, len(seats[n.ORDER])
    now[n.POINTS] = law[n.EXTRA_POINTS]
    by_wealth(seats, n.ORDER, law[n.EXTRA_RICHEST])


def operate(play: Any, world: Any, minds: Any, luck: Any) -> bool:
    """Play what is next in the Operating Stage; where it is nothing ordinary, that is told."""
    now, law = play[0], world[0]
    if now[n.AT] < now[n.END]:
        return build_extra(play, world, minds)
    if now[n.SAILED] or (now[n.DECLARES] >= 0 and not law[n.RUNNING]):
        return False
    if now[n.DECLARES] < 0:
        return go_on(play, world, luck)
    if now[n.DECLARES] < now[n.DECLARED]:
        return declare(play, world, minds)
    return send_trains(play, world, luck)


def go_on(play: Any, world: Any, luck: Any) -> bool:
    """Begin what comes between races: building, a run held over, or the draw of a key."""
    now, law = play[0], world[0]
    if not law[n.DRAWS] or not law[n.EXTRA]:
        return False
    more = another_race(play, world)
    if 0 < law[n.EXTRA_EVERY] <= now[n.SINCE] and (more or hopeful(play, world)):
        open_extra(play, law)
        return True
    if now[n.FIRST] < 0 and now[n.HELD] and now[n.RECHECK]:
        offer_held(play, world)
        return True
    if now[n.FIRST] >= 0 or more:
        return draw_key(play, world, luck)
    return False


def enough(play: Any, luck: Any) -> bool:
    """Tell whether there is room for rows and ways, and luck for throws, for a race before it begins."""
    now, rows, marks, ways = play[0], play[1], play[5], play[6]
    room = now[n.SIZE] + n.ROWS_LEFT <= len(rows) and now[n.WAYS] + len(marks[0]) + n.ROOM <= len(ways)
    return bool(room and (now[n.DECLARES] >= 0 or now[n.THROWN] + n.LUCK_LEFT <= len(luck)))


def stretch(play: Any, world: Any, minds: Any, luck: Any) -> None:
    """Play on while all is ordinary, and there is room for rows and luck for throws."""
    now, law = play[0], world[0]
    going = True
    while going and enough(play, luck):
        if not now[n.BUILDING]:
            going = operate(play, world, minds, luck)
        elif not law[n.BUILDS]:
            going = False
        elif now[n.AWAITS] or now[n.AT] == now[n.END]:
            roll(play, world, luck)
        else:
            going = build(play, world, minds)


STRETCH: Final = Search(stretch, enough, go_on, open_extra, operate, *BUILDING, *DRAWING, *RACING)
