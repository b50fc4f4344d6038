"""The rules of the tile game, Railroad Rivals by G. Drover, in our own words."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.rulesets.rule import Rule

TILE_RULES = (
    Rule(
        "DR.parts",
        "There are city tiles with a railroad or a blank at each of four edges and a goods number, "
        "stock tiles of each railroad, cubes of several goods, and locomotives of each player.",
        "All numbers are data of the set.",
    ),
    Rule(
        "DR.loco",
        "A player marks each link they own with a locomotive.",
        "One of each colour is on the score track, so one less marks links. With none left a link is "
        "made and has no owner; nothing forbids the placement.",
    ),
    Rule(
        "DR.setup1",
        "One of the start cities is laid, chosen at random, with cubes to its number; the others go back.",
        "Chance moves in this order: start, its cubes, removals for two players, deal, order.",
    ),
    Rule(
        "DR.setup2",
        "Each player is dealt two city tiles, hidden from others. The order is drawn by lot; scores "
        "are 6, 8, 10 … by place.",
        "Dealt tiles are secret until they are placed; drafted ones were seen by all. A bot sees only that.",
    ),
    Rule(
        "DR.bag",
        "The bag holds as many colours as there are players less one, by a table.",
        "The table of the set decides. Where two kinds count `as_one` they are one colour.",
    ),
    Rule(
        "DR.stock",
        "Each railroad's stock has a value on a track.",
        "Values begin at 0, and `stock_top` 10 is the top in every game.",
    ),
    Rule(
        "DR.1a",
        "As many city tiles and stock tiles as players are drawn.",
        "They are seen before bidding.",
    ),
    Rule(
        "DR.1b",
        "From the second turn on the players bid for the first place, from the last in order toward "
        "the first. Who passes is out; the winner pays and is first, the others keep their order.",
        "A first bid is at least `bid_least` 1, and no bid is more than the player's score "
        "(`bid_beyond_score: false`). If the others all pass without a bid, nothing changes. A lone "
        "bidder is not asked again.",
    ),
    Rule(
        "DR.1c",
        "By agreement, who passes first takes the last place, the next the place before it; the "
        "winner pays and is first.",
        "`bidding: by_place`. If no one bids the order is kept.",
    ),
    Rule(
        "DR.2",
        "In order each takes one tile, then each one of the other kind.",
        "The second round goes in the same order, not reversed.",
    ),
    Rule(
        "DR.3a",
        "Each places one tile next to a laid one.",
        "Tiles turn freely on a square grid; quarter turns are clockwise, x is east, y south.",
    ),
    Rule(
        "DR.3b",
        "Every edge that meets the same railroad is a link of the placer; other edges may differ.",
        "A blank next to a blank is no link, and is allowed together with a match.",
    ),
    Rule(
        "DR.3c",
        "Who can match must.",
        "With any tile of the hand in any place; which of the matching ones is free (`must_match`).",
    ),
    Rule(
        "DR.3d",
        "Else a blank edge is placed to a blank edge; else the player passes.",
        "Such a placement makes no link and draws cubes. A player who passes keeps their tiles.",
    ),
    Rule(
        "DR.3e",
        "Cubes are drawn to the tile's number.",
        "As many as the bag holds.",
    ),
    Rule(
        "DR.4a",
        "In order each delivers one cube by a link of its city.",
        "They must, if any cube on the table can go (`must_deliver`). The other end does not matter, "
        "and links do not wear out.",
    ),
    Rule(
        "DR.4b",
        "It scores 3, 2 or 1 by how often the colour was delivered in this turn; the link's owner, if"
        " another player, 2; the railroad's stock rises by 1.",
        "Deliveries of all players count. Further ones of a colour pay 1 as well. Links without owner"
        " pay no one.",
    ),
    Rule(
        "DR.4c",
        "Delivered cubes go back to the bag when all have delivered.",
        "Not before.",
    ),
    Rule(
        "DR.short",
        "When the city pile is too short for all, its rest leaves the game; from then on two stock "
        "tiles each are drawn.",
        "They are drafted in two rounds in order, and bidding goes on. Of a short stock pile as many "
        "as there are, first in order first.",
    ),
    Rule(
        "DR.end1",
        "The turn in which somebody places their last city tile is the last.",
        "All finish placing and delivering.",
    ),
    Rule(
        "DR.end2",
        "With no city tiles to draw, a turn in which no one places ends the game.",
        "The source is silent (`stuck_turns: 1`).",
    ),
    Rule(
        "DR.score",
        "The score and the value of each own stock tile are added. Ties go to who owns the highest "
        "valued stock, then the next.",
        "The sorted values of all own tiles are compared place by place; who is still equal shares the win.",
    ),
    Rule(
        "DR.two",
        "For two players one tile of each stock and six random cities are out, and two colours count as one.",
        "The cities are removed unseen.",
    ),
    Rule(
        "DR.solo1",
        "Alone the score begins at 1, with three linked cities, a random cube on each, and three "
        "cubes in a row.",
        "The order of the three is the player's choice. The cities and their links are data of the set.",
    ),
    Rule(
        "DR.solo2",
        "In each of 11 turns the player keeps one of three stock tiles, places one of three cities by"
        " the rules, and delivers one cube; stock rises by 2 up to 10.",
        "Must-match holds among the three. If none can be placed all three leave. Delivered cubes "
        "stay in the row. Without a possible delivery the game goes on.",
    ),
    Rule(
        "DR.solo3",
        "A delivery scores 1 for each different colour among the four cubes before it in the row.",
        "The delivered cube does not count; in turn one there are three.",
    ),
    Rule(
        "DR.solo4",
        "At the end the values of the stock are added, and the points give one of eleven ranks.",
        "35 or less is the first, 81 or more the eleventh (`ranks`).",
    ),
    Rule(
        "DR.solo5",
        "The challenge begins with three random cities, linked if possible, else next to each other.",
        "The player lays them as they like; if any link is possible with what is drawn they must make one.",
    ),
)

TILE_RULEBOOK: Mapping[str, Rule] = MappingProxyType({rule.id: rule for rule in TILE_RULES})
"""The rules by number, in the order of the rulebook."""
