"""Where the early edition of January 1980 differs, rule by rule, in our own words."""

from engine.rulesets.rule import Rule

EARLY_RULES = (
    Rule(
        "E.A1",
        "Each player throws an ordinary die each turn.",
        "The first seat begins every round. E.C2 puts one shared throw in its place.",
    ),
    Rule(
        "E.A3",
        "A link into or out of a hill costs 4, from hill to hill 6, over a river 3, over a river with a "
        "hill 6.",
        "From hill to hill over a river it costs 8.",
    ),
    Rule(
        "E.A4",
        "Track next to a rival's between two bordering town hexes pays them 3.",
    ),
    Rule(
        "E.A6",
        "Accounts begin at 20. The first to reach a town receives 5.",
    ),
    Rule(
        "E.A7",
        "A throw cannot be saved; it may be divided among branches.",
    ),
    Rule(
        "E.A8",
        "Building ends when every town is reached. With one left, any player may declare that everybody "
        "has two more turns.",
        "In their own building turn, which is not one of them.",
    ),
    Rule(
        "E.B1",
        "Two dice find each of the two towns; a run is at least 6 hexes by the shortest way.",
        "Numbers may repeat; a pair that is no run, or that no one can run, is thrown again whole.",
        ("E.B2",),
    ),
    Rule(
        "E.B3",
        "Two players may run one train; an odd unit to pay falls on the richer.",
        "What others pay in the race for the track of either partner is shared as well (`joint_receipts: "
        "shared`). Of what is received the poorer has the odd unit.",
    ),
    Rule(
        "E.B4",
        "No more than 10 go to one other player, but in an exchange of running powers the difference must "
        "be below 10.",
    ),
    Rule(
        "E.B5",
        "Trains roll the ordinary die, the richest first; entering a hill takes 1 off. The first train home "
        "in the order of throwing wins.",
        "All finish the turn, and the trains that come home in it take their places in that order; what they "
        "have left over does not count (`race_judged: in_order`).",
    ),
    Rule(
        "E.B6",
        "The first receives 20, the second 10, a sole runner 20. A player may spend at once on track what "
        "they won or, without a prize, what they took in.",
        "The richest spends first. Payments to rivals are part of what is spent.",
    ),
    Rule(
        "E.B7",
        "Race follows race until one ends with somebody at the target: 200 for five or more players, 225 "
        "for four, 250 for three.",
        "The table may add 50. Nothing is spent after that race. With one player or two it is 250. What "
        "one person's companies hold counts together, and it is the companies that are counted.",
        ("E.B8",),
    ),
    Rule(
        "E.C1",
        "The average die may be used for the runs.",
    ),
    Rule(
        "E.C2",
        "Tournaments: one throw for all with a rotating first player; every key comes exactly twice, or "
        "once; after every two runs, the richest first, up to a tenth of one's credit may be spent, or 5 "
        "by those below 50.",
        "Rounded down. A key used up passes on as in 6.B1a, and no target ends a tournament. Keys between "
        "which no one can run are dropped at the end, however often they have come.",
    ),
    Rule(
        "E.C4",
        "In tournaments two players may build a joint line from a hex both have reached, with three "
        "quarters of their two throws; at most 20 hexes of it a player, 10 with any one other.",
        "Rounded down. It is offered and agreed to before either has built in the round, and is the turn of "
        "both. As in a joint run the sum of what it owes is halved, the odd unit on the richer; each bonus "
        "is shared, the odd unit to the poorer.",
    ),
    Rule(
        "E.C5",
        "Track may leap 1 to 3 hexes along another's: 8 leaps a player, no more than 2 over each rival.",
        "An option as 6.C3 is: a board sets `leaps_over_one: 2` and `leaps: 8`.",
    ),
    Rule(
        "E.D",
        "Each board has its own start towns, which two or more may share, and may have special rules, as for "
        "tunnels, bridges and ferries; misprints of the old boards are put right.",
        "All of it is data of the map: its starts and its special rules. What was misprinted, an unclear "
        "river, a label, a key, a town, the shade of a hex, is what the checks look for on a new one.",
        ("E.E",),
    ),
)
"""In the order of the rulebook."""
