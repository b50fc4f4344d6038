"""What the numbers of a stretch stand for, by their places in its lists."""

from typing import Final

# What goes on, one number each: how many numbers the rows have taken, and how many of those drawn ahead
# chance has used; whether building goes on; whose turn to build it is in the ORDER of so many; how many towns
# have no railway, the key drawn first (-1: none), how many runs are held over, and whose turn to declare it
# is, of so many (-1 where no pair is offered), and whether a ferry is somebody's. The others are as in a
# state.
SIZE, THROWN, BUILDING, AT, END, ROUND, LEADER, ALLOWANCE, POINTS, IDLE, AWAITS, UNSERVED = range(12)
DRAWN, FIRST, HELD, RECHECK, RUNS, SINCE, RACE, PAIR, SECOND, ENDS = range(12, 22)
DECLARES, DECLARED, ENTRIES, WAYS, SAILED = range(22, 27)
NOW: Final = 27

# What goes on, one number a seat: accounts, savings, whose turns are taken in this order, and how far a
# player looks who says his decisions as numbers, 0 for others.
ACCOUNT, SAVED, ORDER, FAR, UNDECLARED, WON = range(6)

# A board, six numbers a hex or one: among them what is due to a rival beside whose track a link lies, and
# by which rule.
NEIGHBOURS, COSTS, BACKS, ALONGSIDE, BESIDE, JUNCTIONS, TOWN_AT, DELAYS = range(8)

# The rules, one number each; the last tell whether building, extra building, draws and races are ordinary by
# them.
UNSERVED_TOWNS, IDLE_ROUNDS, FIRST_TURN_MOVES, ONE_THROW, SAVE_FROM, NOTICE_AT = range(6)
MIN_RUN, RACES, CARDS, TOWN_KEYS, EXTRA_EVERY, EXTRA_POINTS, EXTRA_RICHEST, BONUS_LATER = range(6, 14)
TOLL, MOST_LINKS, BUILDS, EXTRA, DRAWS, RUNNING = range(14, 20)

# The towns, one number each: whether it has a railway, what the first to come receives.
SERVED, BONUS = range(2)

# Those who have entered a race: in this order, where their payments stand; by seats the points their routes
# need, those rolled, their places, whether they have entered.
RUNNER, PAYS, NEED, ROLLED, PLACE, ENTERED = range(6)
RUNNERS: Final = 6

# The runs held over, the oldest first: their races, and both keys.
WAITING: Final = 3

# The keys, one number each: whether it may still come up now, whether it has come up.
FREE, USED = range(2)

# Rows, so many numbers each: what it is of these, and what belongs to it. First moves: a link (player, link,
# what of it was saved, which ends are new to him, a bit each), the end of a turn (player, what he saves), a
# throw for the allowance (face, whether a round begins with it), a draw of a key (which of all), the roll
# of a train (face), an entry (player, where his way and then his payments stand, how long it is), and to
# stay out (player). Then what came of the move before: a payment (payer, payee, amount, rule, hex), a town
# that got its first railway (player, town), the end of building (rounds), a key drawn or put back (race,
# key), a pair held over or offered (race, both keys), trains that set off (how many, three bits each in
# order), one that was placed (player, place) or still under way (player, need, rolled), the end of the race.
LAY, DONE, ROLL, KEY, TRAIN, ENTER, DECLINE = range(7)
PAID, REACHED, ENDED, DREW, REPLACED, HELD_OVER, OFFERED, STARTED, PLACED, LEFT, DECIDED = range(7, 18)
WIDTH: Final = 6
ROWS: Final = 5000 * WIDTH
ROWS_LEFT: Final = 1200 * WIDTH
"""Room for rows; and more than a race or most turns take, which there has to be left."""
ROWS_A_LINK: Final = 27
"""The most rows of a link: it and its cost, seven rivals at each end and beside it, two towns and bonuses."""
WAYS_KEPT: Final = 4000
ROOM: Final = 64
"""Room for ways of trains, beside that for the longest."""
LUCK_LEFT: Final = 160
"""How many throws there have to be left before a pair is drawn."""

# The rules that payments go by, and that of the prizes, which the scoring names.
RULES: Final = ("6.A5a", "6.A5b", "6.A5d", "6.C4", "6.A4", "6.B6", "6.B2")
A5A, A5B, A5D, C4, A4, B6, B2, PRIZE = range(len(RULES) + 1)
