"""Transcontinental, a map whose cities appear during the game, rule by rule, in our own words."""

from engine.rulesets.rule import Rule

TRANSCONTINENTAL_RULES = (
    Rule(
        "TC.cost",
        "A link costs 1; each half in a mountain or a swamp 2 more, a river on the side 2 more, "
        "estuaries too.",
        "Costs add up: mountain to mountain over a river is 7, swamp to mountain 5. No roll pays 7; "
        "money does.",
    ),
    Rule(
        "TC.terrain",
        "A city in a mountain or swamp keeps the cost of its hex.",
        "It keeps the delay of a mountain as well, so prices and delays of links never change in a game.",
    ),
    Rule(
        "TC.delay",
        "Mountains delay trains as in an ordinary game; swamps do not.",
    ),
    Rule(
        "TC.rounds",
        "One round of building is followed by fifteen rounds with races.",
        "A later round has races, then building, then new cities, then interest on debts. After the "
        "races of the last round there is no building.",
    ),
    Rule(
        "TC.foreign",
        "No track and no cities in foreign countries.",
        "Not even in their first hex, which the sixth edition allows.",
    ),
    Rule(
        "TC.coasts",
        "East Coast hexes lie next to the Atlantic, not to the Gulf, West Coast hexes next to the Pacific.",
        "The map names the waters; a hex next to one that is excepted is no part of the coast.",
    ),
    Rule(
        "TC.start1",
        "Each player picks a hex of the East Coast. It becomes a city; picked again it has a key more.",
        "In turn, as starts are chosen in the sixth edition.",
    ),
    Rule(
        "TC.start2",
        "A starting city gives no one a bonus.",
        "A city of a second start is one too.",
    ),
    Rule(
        "TC.gm1",
        "Before round 1 as many cities appear by chance as there are players, and four after most rounds.",
        "Drawn without return, all eligible hexes alike; fewer where fewer hexes are left.",
    ),
    Rule(
        "TC.gm2",
        "They appear in the home country, not in water or in a city, in columns that open to the west.",
        "The columns grow each round. The end of a round counts as that round.",
    ),
    Rule(
        "TC.gm3",
        "The first railway into such a city earns the usual bonus, in all rounds. Where track lies "
        "already, its owners have it.",
        "They share one bonus, odd points to the poorer.",
    ),
    Rule(
        "TC.city",
        "From the moment a city appears nothing is paid in its hex.",
        "What was paid stays paid.",
    ),
    Rule(
        "TC.build1",
        "Three dice are thrown each round. Ones are thrown again, and all three if they come to less than 9.",
        "So each is 2 to 6. They are used in the order thrown; what is left of one is lost.",
    ),
    Rule(
        "TC.build2",
        "When the race between coasts has been run, up to six links a round are paid for with money.",
        "From the next round on, for its dice are not thrown then. Each link costs its price off the "
        "account.",
    ),
    Rule(
        "TC.build3",
        "There is no extra building; players build in turn, the first turn moving on each round.",
    ),
    Rule(
        "TC.races1",
        "Each later round has as many races as players. No city is in two of them unless it has "
        "several keys, and those of the round before are in none.",
        "The newest are those by chance; cities by traffic and second starts are drawn at once.",
    ),
    Rule(
        "TC.races2",
        "Runs have no minimum length, and keys no sectors.",
        "A city is not drawn against itself: the second key is drawn again, and all where that cannot help.",
    ),
    Rule(
        "TC.races3",
        "A race without entrants is offered once more in the next round, then dropped.",
        "Besides that round's new races, though no line joins the two.",
    ),
    Rule(
        "TC.races4",
        "Trains move by the ordinary die. Joint runs are allowed, exchanges of running powers are not.",
        "So at most 10 goes to one rival in a race.",
    ),
    Rule(
        "TC.route1",
        "No route may be taken where a shorter one is available that pays no more, or a cheaper that "
        "is no longer. Of routes of one length and one payment any may be taken.",
        "Length is what the route takes to run, mountains included. Available is all built track "
        "within the limit of 10, some of it own; for a joint run both lines are free. Each route is "
        "given hex by hex, so nothing is left to chance.",
        ("TC.route2",),
    ),
    Rule(
        "TC.trans1",
        "A special race from coast to coast is offered as soon as a route exists, until it is run; it"
        " pays 40 and 20.",
        "As one race more, the last of the round; each entrant chooses both ends. Ties share 60, and "
        "a sole entrant has 40 without rolling.",
    ),
    Rule(
        "TC.west1",
        "In some later rounds a player may pay 6 for a hex of the West Coast, once. It becomes a city"
        " and a second start.",
        "At the start of their turn, before any track of the round; they may be in debt. A city there"
        " has a key more and no bonus any more.",
    ),
    Rule(
        "TC.west2",
        "Track from a second start costs double until it is joined to the player's other track.",
        "By where it is laid from: the joining link costs double from the west and once from the "
        "east. What rivals receive is not doubled.",
    ),
    Rule(
        "TC.growth1",
        "A train that enters a hex by a 1 and at once rolls a 1 makes a city there, or gives one a "
        "key more. Such a city gives no one a bonus; it is drawn from the next round on.",
        "In the hex the first 1 entered. A roll that only pays for a mountain enters nothing. The "
        "next roll must be made, so not when the race is decided.",
        ("TC.growth2",),
    ),
    Rule(
        "TC.end",
        "After the last round the richest wins.",
        "Ties share; races held over are dropped.",
    ),
    Rule(
        "TC.names",
        "A city's name is that of the map for its hex, or the label of the hex.",
    ),
)
