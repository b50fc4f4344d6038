"""What a move of the tile game did, in words, and where the turns of a game begin."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.messages import Phrase, Saying, count_of, listed, say, together
from engine.table.tiles.sitting import TileMade, TileSitting
from engine.table.timeline import Stop
from engine.tiles.events import Event, Linked, Ordered, Rose, Scored, TilesLeft, TurnEnded
from engine.tiles.facts import Facts
from engine.tiles.moves import (
    Arrange,
    Bid,
    DealHands,
    Deliver,
    DrawCubes,
    DrawStarts,
    DrawTiles,
    Move,
    Place,
    RemoveCities,
    SetOrder,
    TakeCity,
    TakeStock,
)
from engine.tiles.play import Played
from engine.tiles.state import State
from engine.turns.chance import CHANCE

_PASSES: dict[str, Phrase] = {
    "bidding": "{player} passes.",
    "placing": "{player} can place no tile.",
    "delivering": "{player} delivers nothing.",
}


def stops(sitting: TileSitting) -> list[Stop]:
    """Return where the setup and the turns of a sitting begin, in order."""
    return stops_of(sitting.moves[: sitting.at], is_over=sitting.actor is None)


def stops_of(moves: Sequence[TileMade], *, is_over: bool) -> list[Stop]:
    """Return where the setup and the turns begin in some moves, in order."""
    found = [Stop(0, say("Setup"))]
    for place, made in enumerate(moves):
        if len(found) == 1 and made.occasion is not None and made.occasion.kind == "draw":
            found.append(Stop(place, say("Turn {n}", n=1)))
        if is_over and place + 1 == len(moves):
            break
        found += [
            Stop(place + 1, say("Turn {n}", n=event.turn + 1))
            for event in made.events
            if isinstance(event, TurnEnded)
        ]
    return found


def told(sitting: TileSitting, played: Played, before: State) -> Saying:
    """Return what a move did, with all it brought about; ``before`` is the state before it."""
    facts, names = sitting.game.facts, sitting.header.players
    sentences = [_move_text(facts, names, played, before)]
    sentences += [text for event in played.events if (text := _event_text(facts, names, event)) is not None]
    return together(sentences, " ")


def brings(sitting: TileSitting, move: Move) -> Saying:
    """Return what a move that may be made now would bring: links and cubes, or points and stock."""
    facts, names = sitting.game.facts, sitting.header.players
    after, events = sitting.game.apply(sitting.state, move)
    if isinstance(move, Place):
        links = [
            say("{code}", code=facts.railroads[each.railroad]) for each in events if isinstance(each, Linked)
        ]
        cubes = after.cubes_due[1] if after.cubes_due is not None else 0
        met = say("links {codes}", codes=listed(links)) if links else say("no link")
        return say("{links} · {cubes}", links=met, cubes=count_of(cubes, "1 cube", "{n} cubes"))
    parts = [
        say("{player} {points:+}", player=names[each.seat], points=each.points)
        for each in events
        if isinstance(each, Scored)
    ]
    parts += [
        say("{code} rises to {value}", code=facts.railroads[each.railroad], value=each.value)
        for each in events
        if isinstance(each, Rose)
    ]
    return together(parts, " · ")


def goods_text(facts: Facts, goods: Iterable[int]) -> Saying:
    """Return kinds of goods with how many there are of each."""
    counts = Counter(goods)
    return listed([say("{n} {good}", n=counts[good], good=facts.good_name(good)) for good in sorted(counts)])


def _move_text(facts: Facts, names: tuple[str, ...], played: Played, before: State) -> Saying:
    if played.actor == CHANCE:
        return _chance_text(facts, names, played.move, before)
    player = names[played.actor]
    match played.move:
        case Bid(points):
            return say("{player} bids {points}.", player=player, points=points)
        case TakeCity(tile):
            return say("{player} takes {city}.", player=player, city=facts.name(tile))
        case TakeStock(railroad):
            return say("{player} takes stock of {code}.", player=player, code=facts.railroads[railroad])
        case Place(tile):
            return _placed_text(facts, player, tile, played.events)
        case Deliver() | Arrange() as move:
            return _goods_moved(facts, player, move, before)
        case _:
            return say(_PASSES[before.stage], player=player)


def _goods_moved(facts: Facts, player: str, move: Deliver | Arrange, before: State) -> Saying:
    if isinstance(move, Arrange):
        row = together([facts.good_name(good) for good in move.goods], ", ")
        return say("{player} puts the row in order: {goods}.", player=player, goods=row)
    return say(
        "{player} delivers {good} from {city} to {other}.",
        player=player,
        good=facts.good_name(move.good),
        city=facts.name(before.table[move.cell].tile),
        other=facts.name(before.table[move.to].tile),
    )


def _placed_text(facts: Facts, player: str, tile: int, events: Sequence[Event]) -> Saying:
    codes = _codes(facts, events)
    if not codes:
        return say("{player} places {city} without a link.", player=player, city=facts.name(tile))
    return say(
        "{player} places {city}, linked by {codes}.",
        player=player,
        city=facts.name(tile),
        codes=listed(codes),
    )


def _codes(facts: Facts, events: Iterable[Event]) -> list[Saying]:
    """Return the railroads of the links that were made."""
    linked = (event.railroad for event in events if isinstance(event, Linked))
    return [say("{code}", code=facts.railroads[railroad]) for railroad in linked]


def _chance_text(facts: Facts, names: tuple[str, ...], move: Move, before: State) -> Saying:
    match move:
        case DrawStarts(tiles):
            return say("Start: {cities}.", cities=_cities(facts, tiles))
        case RemoveCities(tiles):
            return count_of(
                len(tiles), "1 city tile leaves the game unseen.", "{n} city tiles leave the game unseen."
            )
        case DealHands(hands):
            return say("Each player is dealt {n} city tiles.", n=len(hands[0]))
        case SetOrder(seats):
            return say("Order: {players}.", players=", ".join(names[seat] for seat in seats))
        case DrawTiles(cities, stock):
            drawn = [*map(facts.name, cities), *(facts.railroads[railroad] for railroad in stock)]
            return say("Drawn: {tiles}.", tiles=", ".join(drawn))
        case DrawCubes(goods):
            cubes = goods_text(facts, goods)
            if before.cubes_due is None:
                return say("Cubes for the row: {cubes}.", cubes=cubes)
            city = facts.name(before.table[before.cubes_due[0]].tile)
            return say("Cubes on {city}: {cubes}.", city=city, cubes=cubes)
        case _:
            raise TypeError(f"Chance makes no {type(move).__name__}.")


def _event_text(facts: Facts, names: tuple[str, ...], event: Event) -> Saying | None:
    """Return what an event came to; a link is part of its move, a turn of its chapter."""
    match event:
        case Scored(seat, points):
            return say("{player} {points:+}.", player=names[seat], points=points)
        case Rose(railroad, value):
            return say("{code} rises to {value}.", code=facts.railroads[railroad], value=value)
        case Ordered(seats):
            return say("Order: {players}.", players=", ".join(names[seat] for seat in seats))
        case TilesLeft(tiles):
            return count_of(
                len(tiles), "The last city tile leaves the game.", "The last {n} city tiles leave the game."
            )
        case _:
            return None


def _cities(facts: Facts, tiles: Iterable[int]) -> str:
    return ", ".join(map(facts.name, tiles))
