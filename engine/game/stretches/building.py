"""Building turns of both stages over flat numbers (6.A3-6.A7, 6.B6)."""

from typing import Any, Final

from engine.game.stretches import numbers as n
from engine.paths.laying import TURNS, End, _reckon_in, _turn
from engine.paths.speed import Search

_BANK: Final = -1
_ASK, _NO_AIM = int(End.ASK), int(End.NO_AIM)


def note(now: Any, rows: Any, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write a row."""
    at = now[n.SIZE]
    rows[at], rows[at + 1], rows[at + 2] = kind, a, b
    rows[at + 3], rows[at + 4], rows[at + 5] = c, d, e
    now[n.SIZE] = at + n.WIDTH


def pay(game: Any, payer: int, payee: int, amount: int, rule: int, hex_: int) -> None:
    """Move points between accounts and write that down; nothing is written for nothing."""
    now, rows, seats = game[0], game[1], game[2]
    if amount == 0:
        return
    if payer >= 0:
        seats[n.ACCOUNT][payer] -= amount
    if payee >= 0:
        seats[n.ACCOUNT][payee] += amount
    note(now, rows, n.PAID, payer, payee, amount, rule, hex_)


def pay_rivals(game: Any, player: int, rivals: int, amount: int, rule: int, hex_: int) -> None:
    """Pay each of some rivals in full (6.A5e)."""
    seat = 0
    while amount and rivals >> seat:
        if rivals >> seat & 1:
            pay(game, player, seat, amount, rule, hex_)
        seat += 1


def put_link(game: Any, near: Any, player: int, link: int, saved: int) -> None:
    """Put down a link that was paid for, pay the rivals, and credit first entries (6.A4, 6.A5)."""
    now, rows, _, towns, marks, board, land = game
    present, owners = marks
    start, end, mine = link // 6, board[n.NEIGHBOURS][link], 1 << player
    at_start, at_end, beside = present[start], present[end], owners[link] & ~mine
    first, second = at_start & mine == 0, at_end & mine == 0
    note(now, rows, n.LAY, player, link, saved, first + 2 * second, 0)
    back = board[n.BACKS][link]
    owners[link] |= mine
    owners[back] |= mine
    if first:
        pay_rivals(game, player, at_start, board[n.JUNCTIONS][start], n.A5A, start)
    if second:
        pay_rivals(game, player, at_end, board[n.JUNCTIONS][end], n.A5A, end)
    pay_rivals(game, player, beside, board[n.ALONGSIDE][link], board[n.BESIDE][link], end)
    for hex_ in (start, end):
        if present[hex_] & mine:
            continue
        present[hex_] |= mine
        _reckon_in(land[1], near[0], near[1], hex_)
        town = board[n.TOWN_AT][hex_]
        if town >= 0 and not towns[n.SERVED][town]:
            towns[n.SERVED][town] = 1
            now[n.UNSERVED] -= 1
            note(now, rows, n.REACHED, player, town, 0, 0, 0)
            pay(game, _BANK, player, towns[n.BONUS][town], n.A4, hex_)


def build(game: Any, law: Any, minds: Any) -> bool:
    """Play a building turn; tell whether it is an ordinary one, else nothing is changed."""
    now, rows, seats, _, marks, board, land = game
    nears, worths = minds
    player = seats[n.ORDER][now[n.AT]]
    if not seats[n.FAR][player]:
        return False
    near, mine, save_from = nears[player], 1 << player, law[n.SAVE_FROM]
    terms = (mine, seats[n.FAR][player], now[n.POINTS], seats[n.SAVED][player], save_from, 0, False, False)
    turn = _turn(land, near, worths[player], (marks[0].copy(), marks[1]), terms)
    if turn[0] == _ASK or (turn[0] == _NO_AIM and len(turn) == 3 and law[n.NOTICE_AT]):
        return False
    for place in range(3, len(turn)):
        link, before = turn[place], now[n.UNSERVED]
        cost = board[n.COSTS][link]
        saved = min(cost, seats[n.SAVED][player]) if 0 < save_from <= cost else 0
        seats[n.SAVED][player] -= saved
        now[n.POINTS] -= cost - saved
        put_link(game, near, player, link, saved)
        now[n.IDLE] = 0
        if before > law[n.UNSERVED_TOWNS] >= now[n.UNSERVED]:
            now[n.AT], now[n.AWAITS] = now[n.END], 0
            return True
    note(now, rows, n.DONE, player, turn[1], 0, 0, 0)
    seats[n.SAVED][player] += turn[1]
    now[n.AT] += 1
    now[n.POINTS] = now[n.ALLOWANCE]
    now[n.AWAITS] = not law[n.ONE_THROW] and now[n.AT] < now[n.END]
    return True


def roll(game: Any, law: Any, die: Any, luck: Any) -> bool:
    """Throw for the allowance, in a new round if the last is over (6.A1, 6.A6); not where building ends."""
    now, rows, seats = game[0], game[1], game[2]
    begins = not now[n.AWAITS]
    if begins and (now[n.UNSERVED] <= law[n.UNSERVED_TOWNS] or now[n.IDLE] >= law[n.IDLE_ROUNDS]):
        return False
    if begins:
        players = len(seats[n.ORDER])
        leader = now[n.ROUND] % players if law[n.FIRST_TURN_MOVES] else 0
        now[n.ROUND] += 1
        now[n.IDLE] += 1
        now[n.LEADER], now[n.AT], now[n.END] = leader, 0, players
        for turn in range(players):
            seats[n.ORDER][turn] = (leader + turn) % players
    face = die[int(luck[now[n.THROWN]] * len(die))]
    now[n.THROWN] += 1
    now[n.AWAITS] = 0
    now[n.ALLOWANCE] = now[n.POINTS] = face
    note(now, rows, n.ROLL, face, begins, 0, 0, 0)
    return True


def rounds(game: Any, law: Any, minds: Any, die: Any, luck: Any) -> None:
    """Play building rounds while all is ordinary, and there is room for rows and luck for throws."""
    now, rows = game[0], game[1]
    going = True
    while going and now[n.SIZE] + n.ROOM < len(rows) and now[n.THROWN] < len(luck):
        if now[n.AWAITS] or now[n.AT] == now[n.END]:
            going = roll(game, law, die, luck)
        else:
            going = build(game, law, minds)


ROUNDS: Final = Search(rounds, note, pay, pay_rivals, put_link, build, roll, *TURNS)
