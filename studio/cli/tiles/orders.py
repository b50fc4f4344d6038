"""The orders of a tile game in the terminal."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from engine.table.tiles.row import row_stand
from engine.table.tiles.story import brings, goods_text, stops
from engine.table.timeline import decisions
from engine.text.names import folded
from engine.tiles.facts import NO_RAILROAD, Cell
from engine.tiles.moves import Arrange, Bid, Deliver, Move, Pass, Place, TakeCity, TakeStock
from engine.turns.chance import CHANCE
from studio.cli.table.any_orders import bare, go, hand_over, leave, redo, save, take_back
from studio.cli.table.talk import OrderError
from studio.cli.table.words import Words, only, so_many, whole_number
from studio.cli.tiles.talking import TileTalk

_MOST_MOVES: Final = 80
"""As many legal moves are listed at once."""


def carry_out(talk: TileTalk, order: str) -> None:
    """Carry an order out; raises OrderError or IllegalMove where it cannot be."""
    word, *words = order.split()
    name = folded(word)
    known = TILE_ORDERS.get(_SHORT.get(name, name))
    if known is not None:
        known[0](talk, words)
    elif word.isdigit() and not words:
        _choose(talk, whole_number(word, "3"))
    else:
        raise OrderError(f"'{word}' is not an order. `help` lists the orders, `moves` what may be done now.")


# -- moves -------------------------------------------------------------------------------------


def _legal(talk: TileTalk) -> list[Move]:
    talk.demand_person()
    return talk.sitting.legal()


def _choose(talk: TileTalk, number: int) -> None:
    """Make a legal move by its number in the list."""
    legal = _legal(talk)
    if not 1 <= number <= len(legal):
        raise OrderError(f"The moves have the numbers 1 to {len(legal)}. `moves` lists them.")
    talk.make(legal[number - 1])


def _moves(talk: TileTalk) -> None:
    """List what may be done now, with what it brings."""
    legal = _legal(talk)
    for number, move in enumerate(legal[:_MOST_MOVES], 1):
        print(f"{number:>3}: {_order_of(talk, move)}{_gain(talk, move)}")
    if len(legal) > _MOST_MOVES:
        print(f"… and {len(legal) - _MOST_MOVES} more.")


def _gain(talk: TileTalk, move: Move) -> str:
    return f"   {brings(talk.sitting, move)}" if isinstance(move, Place | Deliver) else ""


def _order_of(talk: TileTalk, move: Move) -> str:
    """Return a move as one types it."""
    facts, table = talk.sitting.game.facts, talk.sitting.state.table
    match move:
        case Bid(points):
            return f"bid {points}"
        case TakeCity(tile):
            return f"take {facts.name(tile)}"
        case TakeStock(railroad):
            return f"take {facts.railroads[railroad]}"
        case Place(tile, (x, y), turn):
            return f"place {facts.name(tile)} {x} {y} {turn}"
        case Deliver(good, cell, to):
            start, end = facts.name(table[cell].tile), facts.name(table[to].tile)
            return f"deliver {facts.goods[good]} from {start} to {end}"
        case Arrange(goods):
            return f"row {' '.join(facts.goods[good] for good in goods)}"
        case _:
            return "pass"


def _take(talk: TileTalk, words: Words) -> None:
    """Take a city tile or a stock tile."""
    facts, name = talk.sitting.game.facts, " ".join(words)
    for railroad, code in enumerate(facts.railroads):
        if folded(code) == folded(name):
            talk.make(TakeStock(railroad))
            return
    talk.make(TakeCity(_city(talk, words, "take Omaha")))


def _bid(talk: TileTalk, words: Words) -> None:
    """Bid points for the first place."""
    talk.make(Bid(whole_number(only(words, "bid 3"), "bid 3")))


def _place(talk: TileTalk, words: Words) -> None:
    """Place a tile in a cell, turned by quarter turns, or without them in the first way that fits."""
    example = "place Omaha 1 0 2"
    numbers = [place for place, word in enumerate(words) if _is_number(word)]
    name = words[: numbers[0]] if numbers else words
    figures = [int(word) for word in words[len(name) :] if _is_number(word)]
    if len(figures) not in (2, 3) or len(name) + len(figures) != len(words):
        raise OrderError(
            f"Name the tile, its cell east and south of the first city, and its turns: `{example}`."
        )
    tile, cell = _city(talk, name, example), (figures[0], figures[1])
    talk.demand_person()
    if tile not in talk.sitting.hand:
        raise OrderError(f"You do not have {talk.sitting.game.facts.name(tile)}. `hand` lists your tiles.")
    talk.make(Place(tile, cell, figures[2] if len(figures) == 3 else _first_turn(talk, tile, cell)))


def _first_turn(talk: TileTalk, tile: int, cell: Cell) -> int:
    """Return the first turn in which a tile fits in a cell, 0 where none does."""
    ways = (move for move in talk.sitting.legal() if isinstance(move, Place))
    return next((move.turn for move in ways if (move.tile, move.cell) == (tile, cell)), 0)


def _deliver(talk: TileTalk, words: Words) -> None:
    """Deliver a cube from a city to a neighbour."""
    example = "deliver wood from Omaha to Chicago"
    lower = [folded(word) for word in words]
    if "from" not in lower or "to" not in lower or lower.index("to") < lower.index("from"):
        raise OrderError(f"Name the goods and both cities: `{example}`.")
    start, end = lower.index("from"), lower.index("to")
    good = _good(talk, " ".join(words[:start]))
    cells = [_cell(talk, part, example) for part in (words[start + 1 : end], words[end + 1 :])]
    talk.make(Deliver(good, cells[0], cells[1]))


def _row(talk: TileTalk, words: Words) -> None:
    """Put the first cubes of the row in order."""
    talk.make(Arrange(tuple(_good(talk, word) for word in words)))


def _pass(talk: TileTalk) -> None:
    """Bid no more, or do nothing where nothing can be done."""
    talk.make(Pass())


def _city(talk: TileTalk, words: Sequence[str], example: str) -> int:
    """Return a city tile by its name; raises OrderError."""
    name = " ".join(words)
    for tile, city in enumerate(talk.sitting.game.facts.cities):
        if folded(city) == folded(name):
            return tile
    what = f"There is no city or railroad '{name}'" if name else "Name a tile"
    raise OrderError(f"{what}: `{example}`.")


def _cell(talk: TileTalk, words: Sequence[str], example: str) -> Cell:
    """Return the cell of a city on the table; raises OrderError."""
    tile = _city(talk, words, example)
    for cell, laid in talk.sitting.state.table.items():
        if laid.tile == tile:
            return cell
    raise OrderError(f"{talk.sitting.game.facts.name(tile)} is not on the table.")


def _good(talk: TileTalk, name: str) -> int:
    """Return goods by their name; raises OrderError."""
    goods = talk.sitting.game.facts.goods
    for good, known in enumerate(goods):
        if folded(known) == folded(name):
            return good
    raise OrderError(f"There are no goods '{name}'; there are {', '.join(goods)}.")


def _is_number(word: str) -> bool:
    return word.removeprefix("-").isdigit() and word.isascii() and len(word) < 9


# -- what there is to see ----------------------------------------------------------------------


def _table(talk: TileTalk) -> None:
    """List the tiles on the table with their edges as they lie, and their cubes."""
    facts, state = talk.sitting.game.facts, talk.sitting.state
    for (x, y), laid in sorted(state.table.items()):
        cubes = state.cubes.get((x, y))
        goods = [good for good, count in enumerate(cubes) for _ in range(count)] if cubes else []
        told = f"; {goods_text(facts, goods)}" if goods else ""
        print(f"{x:>3} {y:>3}  {facts.name(laid.tile)}: {_edges(talk, laid.tile, laid.turn)}{told}")


def _edges(talk: TileTalk, tile: int, turn: int) -> str:
    """Return the edges N E S W of a tile as it is turned."""
    facts = talk.sitting.game.facts
    codes = (facts.railroads[each] if each != NO_RAILROAD else "-" for each in facts.edges[tile][turn])
    return " ".join(codes)


def _hand(talk: TileTalk) -> None:
    """List the tiles of the player to move, and in the game alone the row of cubes."""
    sitting, facts = talk.sitting, talk.sitting.game.facts
    talk.demand_person()
    for tile in sitting.hand:
        print(f"{facts.name(tile)}: {_edges(talk, tile, 0)}, {facts.numbers[tile]} cubes")
    if sitting.is_alone:
        stand = row_stand(sitting)
        print(f"Row: {' '.join(facts.goods[good] for good in stand.cubes)}")
        later = ", ".join(f"then after {facts.goods[each.good]} {each.points}" for each in stand.next)
        print(f"Next delivery: {stand.points} points{f'; {later}' if later else ''}")


def _scores(talk: TileTalk) -> None:
    """Show scores, stock with its value, and who plays."""
    sitting, facts, state = talk.sitting, talk.sitting.game.facts, talk.sitting.state
    print(talk.scores())
    for seat, by in enumerate(sitting.seats):
        owned = [f"{count} {facts.railroads[at]}" for at, count in enumerate(state.owns[seat]) if count]
        print(f"  {talk.player(seat)} ({by}): {', '.join(owned) or 'no stock'}")
    values = zip(facts.railroads, state.values, strict=True)
    print(f"Stock: {', '.join(f'{code} {value}' for code, value in values)}")


def _look(talk: TileTalk, words: Words) -> None:
    """Show how the game stood after some moves; nothing changes."""
    sitting = talk.sitting
    at = whole_number(only(words, "look 41"), "look 41")
    if at > len(sitting.moves):
        raise OrderError(f"The game has {so_many(len(sitting.moves), 'move')}.")
    then = sitting.taken_back(at)
    scores = ", ".join(f"{talk.player(seat)} {score}" for seat, score in enumerate(then.scores))
    print(f"After {at} of {so_many(len(sitting.moves), 'move')}, {stops(then)[-1].name}: {scores}")


# -- the table -----------------------------------------------------------------------------------


def _undo(talk: TileTalk) -> None:
    """Take back what a person decided last, and all that came after it."""
    made = decisions(talk.sitting)
    if not made:
        raise OrderError("No one has decided anything yet.")
    take_back(talk, made[-1])


def _back(talk: TileTalk, words: Words) -> None:
    """Take back to a move."""
    to = whole_number(only(words, "back 41"), "back 41")
    if to > talk.sitting.at:
        raise OrderError(f"The game has {so_many(talk.sitting.at, 'move')}.")
    take_back(talk, to)


def _again(talk: TileTalk, words: Words) -> None:
    """Draw again what was drawn last."""
    if [folded(word) for word in words] != ["again"]:
        raise OrderError("`draw again` draws other tiles or cubes than the last.")
    sitting = talk.sitting
    drawn = [at for at, made in enumerate(sitting.moves[: sitting.at]) if made.actor == CHANCE]
    if not drawn:
        raise OrderError("Nothing has been drawn yet.")
    occasion = sitting.moves[drawn[-1]].occasion
    assert occasion is not None
    talk.waits = False
    print(f"Took back {so_many(sitting.at - drawn[-1], 'move')}, and drew again.")
    talk.change(sitting.taken_back(drawn[-1]).thrown_again(occasion))


def _note(talk: TileTalk, words: Words) -> None:
    """Pin a note on a city."""
    for length in range(len(words) - 1, 0, -1):
        name = folded(" ".join(words[:length]))
        for tile, city in enumerate(talk.sitting.game.facts.cities):
            if folded(city) == name:
                talk.change(talk.sitting.noted(tile, " ".join(words[length:])))
                return
    raise OrderError("Name the city, then the note: `note Omaha too far out`.")


def _notes(talk: TileTalk) -> None:
    """List the notes."""
    facts = talk.sitting.game.facts
    for note in talk.sitting.notes:
        print(f"{facts.name(note.hex)}, after {so_many(note.move, 'move')}: {note.text}")
    if not talk.sitting.notes:
        print("There are no notes. `note Omaha TEXT` pins one on a city.")


def _help(talk: TileTalk) -> None:
    """List the orders."""
    width = max(len(shown) for _, shown, _ in TILE_ORDERS.values())
    print(f"It is played with {talk.sitting.header.title}.")
    print(f"{'3':<{width}}  make the third of the moves that `moves` lists")
    for _, shown, does in TILE_ORDERS.values():
        print(f"{shown:<{width}}  {does}")


_SHORT: Final = MappingProxyType({"exit": "quit", "q": "quit", "?": "help", "m": "moves"})
_Order = tuple[Callable[[TileTalk, Words], None], str, str]
TILE_ORDERS: Final[Mapping[str, _Order]] = MappingProxyType(
    {
        "moves": (bare(_moves), "moves", "list what may be done now, and what it brings"),
        "take": (_take, "take Omaha, take LP", "take a city tile or a stock tile"),
        "bid": (_bid, "bid 3", "bid points for the first place"),
        "place": (_place, "place Omaha 1 0 2", "place a tile: east, south, quarter turns clockwise"),
        "deliver": (_deliver, "deliver wood from Omaha to Chicago", "deliver a cube"),
        "row": (_row, "row wood coal iron", "put the first cubes of the row in order"),
        "pass": (bare(_pass), "pass", "bid no more; or do nothing, where nothing can be done"),
        "table": (bare(_table), "table", "list the tiles on the table, their edges and cubes"),
        "hand": (bare(_hand), "hand", "list your tiles; alone also the row"),
        "scores": (bare(_scores), "scores", "show scores, stock and who plays"),
        "undo": (bare(_undo), "undo", "take back your last order"),
        "back": (_back, "back 41", "take back to a move"),
        "redo": (redo, "redo, redo 3", "make moves again that were taken back"),
        "go": (bare(go), "go", "let bots and draws go on after taking back"),
        "look": (_look, "look 41", "show how the game stood after 41 moves"),
        "draw": (_again, "draw again", "take back to the last draw, and draw other tiles or cubes"),
        "seat": (hand_over, "seat Blue greedy", "hand a seat to a bot, or take it over with `human`"),
        "note": (_note, "note Omaha TEXT", "pin a note on a city"),
        "notes": (bare(_notes), "notes", "list the notes"),
        "save": (bare(save), "save", "say where the game is kept"),
        "help": (bare(_help), "help", "list the orders"),
        "quit": (bare(leave), "quit", "leave the table; the game can be continued"),
    }
)
"""The orders by their first word: what carries them out, an example, and what they do."""
