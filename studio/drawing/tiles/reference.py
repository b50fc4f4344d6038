"""What players read: a card with the turn for each of them, and the rules with the set's own numbers."""

from collections.abc import Iterator
from typing import Final

from engine.board.rules import Note
from engine.messages import ENGLISH, Phrase, Saying, Tongue, say
from engine.tiles.rules import rules_of
from engine.tiles.set import SOLO, Bag, TileRules, TileSet
from studio.drawing.maps.themes import ATLAS
from studio.drawing.paper.blocks import wrapped
from studio.drawing.paper.columns import Slug
from studio.drawing.paper.rows import Setter, Words
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, fitting_size
from studio.drawing.shapes.marks import Mark, Path, Polygon, Stroke, Text
from studio.drawing.tiles.city import rounded
from studio.drawing.tiles.units import ACCENT, BLEED_MM, FAINT, INK, PAPER

CARD: Final[Point] = (92.0, 64.0)
"""Width and height of a reference card: eight go on a page of A4."""
_TEXT: Final = 2.7
_HEAD: Final = 19.0
"""Where the sentences begin, to the right of the headings."""


def turn_steps(tile_set: TileSet) -> tuple[tuple[Phrase, Phrase], ...]:
    """Return the steps of a turn, each with a heading and a sentence or two, in the set's own numbers."""
    rules = rules_of(tile_set)
    points = ", ".join(map(str, rules.colour_points))
    return (
        (
            "Bid",
            "From the last in order: bid higher or pass. The winner pays and goes first. No bids in turn 1.",
        ),
        ("Draft", "In order take one tile, then one of the other kind: a city and a stock."),
        (
            "Place",
            "Lay one city so that a railroad meets itself. If you can match, you must. Draw its cubes.",
        ),
        (
            "Deliver",
            say(
                "Send one cube along a link: {points} points as its colour is the first, second … this turn. "
                "The link's owner gets {owner}; its stock rises by {rise}.",
                points=points,
                owner=rules.owner_points,
                rise=rules.stock_rise,
            ),
        ),
        ("End", "The turn in which someone places their last city is the last. Add the value of your stock."),
    )


def card_marks(tile_set: TileSet, bleed: float = BLEED_MM, tongue: Tongue = ENGLISH) -> Iterator[Mark]:
    """Return a reference card between (0, 0) and its size."""
    wide, high = CARD
    corners = ((-bleed, -bleed), (wide + bleed, -bleed), (wide + bleed, high + bleed), (-bleed, high + bleed))
    yield Polygon(corners, PAPER)
    frame = Box(2.5, 2.5, wide - 2.5, high - 2.5)
    yield Path(tuple(rounded(frame, 3.0)), "#fffdf6", Stroke(ACCENT, 0.5))
    heading = tongue.says("Your turn")
    yield Text((6.0, 9.6), heading, Face.BOLD, 5.4, ACCENT)
    size = fitting_size(tile_set.title, Face.ITALIC, 3.2, wide / 2)
    yield Text((wide - 6, 9.6), tile_set.title, Face.ITALIC, size, FAINT, "end")
    y = 16.4
    for number, (title, text) in enumerate(turn_steps(tile_set), start=1):
        name = f"{number}  {tongue.says(title)}"
        yield Text((6.0, y), name, Face.BOLD, fitting_size(name, Face.BOLD, 3.6, _HEAD - 2), INK)
        for line in wrapped(tongue.says(text), Face.REGULAR, _TEXT, wide - _HEAD - 12):
            yield Text((6.0 + _HEAD, y), line, Face.REGULAR, _TEXT, INK)
            y += 1.2 * _TEXT
        y += 1.9


def rule_slugs(tile_set: TileSet, width: float, tongue: Tongue = ENGLISH) -> Iterator[Slug]:
    """Yield the rules of the game to read at the table, with the numbers of the set."""
    setter = Setter(width, ATLAS, tongue)
    rules = rules_of(tile_set)
    yield setter.heading("To begin")
    for text in (
        say("Lay one of the start cities at random: {starts}.", starts=tile_set.starts),
        say("Deal {hand} city tiles to each player, face down. Draw lots for the order.", hand=rules.hand),
        say("Scores begin at {scores}, by place.", scores=_first_scores(tile_set, rules)),
        "Fill the bag for your number of players:",
    ):
        yield from setter.text(text)
    bags = [bag for bag in tile_set.bags if bag.players != SOLO]
    if bags:
        rows = [(Words(say("{n}", n=bag.players)), Words(_bag_words(bag))) for bag in bags]
        yield from setter.table(("Players", "Cubes"), rows, widest=1)
    yield setter.heading("A turn")
    for title, text in turn_steps(tile_set):
        yield from setter.text(say("{title}: {text}", title=say(title), text=_saying(text)))
    yield setter.heading("Good to know")
    for text in (
        "Tiles may be turned. Every edge that meets its like is a link of the player who laid the tile.",
        "If none of your tiles can match, lay one so that blank meets blank. If that is impossible, pass.",
        "When there are too few city tiles for all, remove them and draft two stock tiles each instead.",
        say("Stock begins at 0 and never rises above {top}.", top=rules.stock_top),
        "In a tie the owner of the most valuable stock wins, then of the next.",
    ):
        yield from setter.text(text)
    yield from _solitaire(tile_set, setter)
    notes = [rule for rule in tile_set.special_rules if isinstance(rule, Note)]
    if notes:
        yield setter.heading("In this set")
        for note in notes:
            yield from setter.text(say("{text}", text=note.text))


def _solitaire(tile_set: TileSet, setter: Setter) -> Iterator[Slug]:
    """Yield the game alone."""
    solo = tile_set.solitaire
    if solo is None:
        return
    rules = rules_of(tile_set)
    yield setter.heading("Alone")
    for text in (
        say(
            "Link {cities} by {links} and lay a random cube on each. Draw three more cubes in a row.",
            cities=solo.cities,
            links=solo.links,
        ),
        say(
            "In each of {turns} turns keep one of three stock tiles, place one of three cities and deliver "
            "one cube, which joins the row; stock rises by {rise}.",
            turns=solo.turns,
            rise=solo.stock_rise,
        ),
        say(
            "A delivery scores the number of different colours among the last {window} cubes before it.",
            window=rules.window,
        ),
        say("The ranks begin at {ranks} points.", ranks=", ".join(map(str, rules.ranks))),
    ):
        yield from setter.text(text)


def _first_scores(tile_set: TileSet, rules: TileRules) -> str:
    """Return the scores at which the places of the largest game begin."""
    most = max((bag.players for bag in tile_set.bags), default=SOLO)
    return ", ".join(str(rules.score_at(place)) for place in range(most))


def _bag_words(bag: Bag) -> Phrase:
    counts = ", ".join(f"{count} {name}" for name, count in bag.counts)
    return say("{counts}, all as one colour", counts=counts) if bag.as_one else say("{counts}", counts=counts)


def _saying(text: Phrase) -> Saying:
    return text if isinstance(text, Saying) else say(text)
