"""What the numbers of a stretch stand for, by their places in its lists."""

from typing import Final

# What goes on, one number each: how many numbers the rows have taken, and how many of those drawn ahead
# chance has used; whose turn it is among the ORDER, of so many; then as in a state.
SIZE, THROWN, AT, END, ROUND, LEADER, ALLOWANCE, POINTS, IDLE, AWAITS, UNSERVED = range(11)
NOW: Final = 11

# What goes on, one number a seat: accounts, savings, the seats that build in this round, and how far a
# player looks who says his decisions as numbers; 0 for others.
ACCOUNT, SAVED, ORDER, FAR = range(4)

# A board, six numbers a hex or one: among them what is due to a rival beside whose track a link lies, and
# by which rule.
NEIGHBOURS, COSTS, BACKS, ALONGSIDE, BESIDE, JUNCTIONS, TOWN_AT = range(7)

# The rules, one number each.
UNSERVED_TOWNS, IDLE_ROUNDS, FIRST_TURN_MOVES, ONE_THROW, SAVE_FROM, NOTICE_AT = range(6)

# The towns, one number each: whether it has a railway, what the first to come receives.
SERVED, BONUS = range(2)

# Rows, so many numbers each: what it is of these, and what belongs to it. First moves: a link (player, link,
# what of it was saved, which ends are new to him, a bit each), the end of a turn (player, what he saves), a
# throw for the allowance (face, whether a round begins with it). Then what came of the move before: a
# payment (payer, payee, amount, rule, hex), a town that got its first railway (player, town).
LAY, DONE, ROLL, PAID, REACHED = range(5)
WIDTH: Final = 6
ROOM: Final = 200 * WIDTH
"""More numbers than the rows of a turn take."""

# The rules that payments go by.
RULES: Final = ("6.A5a", "6.A5b", "6.A5d", "6.C4", "6.A4")
A5A, A5B, A5D, C4, A4 = range(len(RULES))
