"""Laying links over flat numbers: what is paid for them, and what they bring (6.A4, 6.A5)."""

from typing import Any, Final

from engine.game.stretches import numbers as n
from engine.paths.laying import reckon_in

BANK: Final = -1


def note(play: Any, kind: int, a: int, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Write a row."""
    now, rows = play[0], play[1]
    at = now[n.SIZE]
    rows[at], rows[at + 1], rows[at + 2], rows[at + 3], rows[at + 4] = kind, a, b, c, d
    now[n.SIZE] = at + n.WIDTH


def has_room(play: Any, links: int) -> bool:
    """Tell whether so many links and the end of the turn can be told, whatever they bring about."""
    return bool(play[0][n.SIZE] + n.WIDTH * (1 + n.ROWS_A_LINK * links) <= len(play[1]))


def pay(play: Any, payer: int, payee: int, amount: int, rule: int, hex_: int) -> None:
    """Move points between accounts and write that down; nothing is written for nothing."""
    now, rows, seats = play[0], play[1], play[2]
    if amount == 0:
        return
    if payer >= 0:
        seats[n.ACCOUNT][payer] -= amount
    if payee >= 0:
        seats[n.ACCOUNT][payee] += amount
    note(play, n.PAID, payer, payee, amount, rule)
    rows[now[n.SIZE] - 1] = hex_


def pay_rivals(play: Any, player: int, rivals: int, amount: int, rule: int, hex_: int) -> None:
    """Pay each of some rivals in full (6.A5e)."""
    seat = 0
    while amount and rivals >> seat:
        if rivals >> seat & 1:
            pay(play, player, seat, amount, rule, hex_)
        seat += 1


def put_link(play: Any, world: Any, near: Any, player: int, link: int, saved: int) -> None:
    """Put down a link that was paid for, pay the rivals, and credit first entries (6.A4, 6.A5)."""
    now, towns, marks = play[0], play[3], play[5]
    board, land = world[1], world[2]
    present, owners = marks
    start, end, mine = link // 6, board[n.NEIGHBOURS][link], 1 << player
    at_start, at_end, beside = present[start], present[end], owners[link] & ~mine
    first, second = at_start & mine == 0, at_end & mine == 0
    note(play, n.LAY, player, link, saved, first + 2 * second)
    if not now[n.BUILDING]:
        pay(play, player, BANK, board[n.COSTS][link], n.B6, end)
    back = board[n.BACKS][link]
    owners[link] |= mine
    owners[back] |= mine
    if first:
        pay_rivals(play, player, at_start, board[n.JUNCTIONS][start], n.A5A, start)
    if second:
        pay_rivals(play, player, at_end, board[n.JUNCTIONS][end], n.A5A, end)
    pay_rivals(play, player, beside, board[n.ALONGSIDE][link], board[n.BESIDE][link], end)
    now[n.RECHECK] = 1
    for hex_ in (start, end):
        if present[hex_] & mine:
            continue
        present[hex_] |= mine
        reckon_in(land[1], near[0], near[1], hex_)
        town = board[n.TOWN_AT][hex_]
        if town >= 0 and not towns[n.SERVED][town]:
            towns[n.SERVED][town] = 1
            now[n.UNSERVED] -= 1
            note(play, n.REACHED, player, town)
            if now[n.BUILDING] or world[0][n.BONUS_LATER]:
                pay(play, BANK, player, towns[n.BONUS][town], n.A4, hex_)


LAYING: Final = (has_room, note, pay, pay_rivals, put_link, reckon_in)
"""What a search that lays links calls."""
