"""The sixth edition's rules, one by one, in our own words."""

from engine.rulesets.rule import Rule

SIXTH_RULES = (
    Rule(
        "6.A1",
        "One throw of the average die (2, 3, 3, 4, 4, 5) sets every player's allowance for this round.",
        "The pack of 42 cards is for drawing keys (`keys_drawn: cards`), not for the allowance.",
    ),
    Rule(
        "6.A2",
        "Each player chooses one of the map's start points; two may choose the same.",
    ),
    Rule(
        "6.A3",
        "Track goes from the centre of a hex to that of a neighbour. A link costs 1 over open ground or into "
        "a town, 3 over a river or between open ground and a hill, 5 from hill to hill or over a river with "
        "a hill on one side. It is paid from the allowance, not from the accounts.",
        "The price is a sum: 1, and 2 for each half in a hill and for a river, so hill to hill over a river "
        "is 7. A river may add its own `cost` in place of 2; of two rivers along a side the dearer counts. A "
        "town is open ground unless the map keeps its terrain (`towns_keep_terrain`). A side may have a "
        "price of its own, as a `crossing` of one link. Over open ground this needs `whole: false`; "
        "otherwise the link can still be laid at the usual price.",
    ),
    Rule(
        "6.A4",
        "Accounts begin at 20. The first to enter a town receives 6, but not for a town where they start.",
        "A town where anybody starts pays no one; a small town pays 3; a place without keys is no town. "
        "A town may have a `bonus` of its own in place of 6 or 3. "
        "Nothing is paid after the Building Stage unless `bonus_in_operating` says so.",
    ),
    Rule(
        "6.A5a",
        "A player who brings track into a hex with a rival's track pays them 1 for the junction.",
        "Once for each player, rival and hex, when the later of the two arrives.",
    ),
    Rule(
        "6.A5b",
        "Laying track next to a rival's pays them 2 for each half of a link that both use, and the junction "
        "as well.",
        "Every rival on that half is paid.",
    ),
    Rule(
        "6.A5c",
        "In towns nothing is paid, neither for junctions nor for track alongside.",
        "The half inside the town is free; the link's other half is not.",
    ),
    Rule(
        "6.A5d",
        "Track next to a rival's between two adjacent towns pays them 3. Abroad no junction is paid.",
        "The 3 stands in place of both halves. Halves alongside across a border are paid.",
    ),
    Rule(
        "6.A5e",
        "Where several rivals are concerned, each is paid in full.",
    ),
    Rule(
        "6.A6",
        "The first turn passes to the left each round. The allowance may be divided among branches, but all "
        "track of a player is connected. It may be saved only for expensive links.",
        "Saved points go into one link that costs 5 or more, and are spent before the allowance.",
    ),
    Rule(
        "6.A7",
        "The Building Stage ends at once, even in mid-round, when only 3 towns have no railway.",
        "Three or fewer; a map may set the number (`unserved_towns`). It ends too after 4 rounds in which "
        "no one lays, buys or leaps anything (`idle_rounds`).",
    ),
    Rule(
        "6.B1",
        "There are as many races as pairs of keys: 21 from 42, 26 from 52.",
        "As many as the board has keys for; `races` sets fewer (6.B7).",
    ),
    Rule(
        "6.B1a",
        "Two dice find a town, one die a special, for the races 4, 7, 11, 14, 18 and 21. Each key comes "
        "once. A used key passes on to the next of its tens; if all of these are used, to the next tens.",
        "The next tens are entered at their 1; after 66 comes 11, after special 6 special 1.",
    ),
    Rule(
        "6.B1b",
        "Where keys are playing cards, two are turned up for each race.",
        "Jokers are not used.",
    ),
    Rule(
        "6.B1c",
        "A special destination has several entry hexes; each player chooses one.",
        "Hexes too near the other end may not be chosen.",
    ),
    Rule(
        "6.B1d",
        "A run is at least 3 hexes by the shortest way built by anybody; else the second key is replaced, "
        "and comes up another time.",
        "Length is steps between centres; a destination to itself is none. When no second key would do, the "
        "pair is held over.",
    ),
    Rule(
        "6.B1e",
        "A run that no player can make yet is held over until one can.",
        "It can be made where the players' track joins both ends: the track of one, of two in a joint run, "
        "or of as many as own the way and exchange running powers. As soon as building makes a run possible "
        "it replaces the next draw, the oldest first. One that never becomes possible is dropped at the end.",
    ),
    Rule(
        "6.B2",
        "The richest declares first: in or out, and the whole route. Part of it is on their own line. A link "
        "of another's takes 1, which no one can refuse, and no more than 10 go to any one player.",
        "One payment for each link that is not the player's own, to the owner they choose; ferry fees count "
        "toward the 10. A route may not turn back over its own stub to pick up some own track, unless the "
        "board allows it (`routes_turn: true`). With equal accounts the earlier seat declares first.",
    ),
    Rule(
        "6.B3",
        "Two players may run one train as one company: both lines are free, all is shared equally, and odd "
        "units favour the poorer.",
        "Of 15 received the poorer has 8; of 15 paid the poorer pays 7. What others pay in the race for the "
        "track of either partner is shared as well (`joint_receipts: shared`).",
    ),
    Rule(
        "6.B4",
        "More than 10 may go to a player who pays as well, if no more than 10 is between the two amounts.",
        "Counted for each pair of players and each race. Ledgers list payments above 10 under this rule.",
    ),
    Rule(
        "6.B5",
        "Trains roll the average die, the richest first. Entering a hill takes 1 off, once. All finish the "
        "turn. The train with most left over wins 20, the second 10; trains that tie share their places.",
        "Each hill entered takes its 1 (`hill_delay`). A train whose roll runs out before a hill, its 1 "
        "paid, waits on the side and enters with the first point of its next roll. A sole entrant has 20 "
        "without rolling. Odd units go to the poorest. With equal accounts the earlier seat rolls first, and "
        "has the odd unit as well.",
    ),
    Rule(
        "6.B6",
        "After every two runs each player, the poorest first, may spend up to 10 of their account on track; "
        "what goes to rivals comes on top.",
        "A player with less than 10, or with a debt, may spend as much where debt is allowed (`debt`, 6.A4). "
        "With equal accounts the earlier seat is first. There is no building after the last run, unless "
        "track could make a run possible that is held over.",
    ),
    Rule(
        "6.B7",
        "The richest after the last race wins. A table may agree on 12 or 15 races.",
        "`races` sets the number. Runs held over that never became possible are dropped; a tie is shared.",
    ),
    Rule(
        "6.C1a",
        "A ferry is sold to a player with track at one of its ports.",
        "It has one owner. A `public` ferry is never sold: all use it from the first race on. One sold "
        "`at_once` goes to the company that first lays track to a port. A course that several companies may "
        "buy is a `crossing` for `money`.",
    ),
    Rule(
        "6.C1b",
        "It costs 6 off the account, however long it is.",
        "Bought in a building turn of either stage. The price comes neither from the allowance nor from the "
        "10 of extra building.",
    ),
    Rule(
        "6.C1c",
        "Others pay its owner 5 to use it.",
        "The fee counts toward the 10 that one player may receive. No one uses a ferry before it is sold. "
        "The fee of a public ferry goes to the bank, at most 10 for each such ferry. A ferry sails from port "
        "to port: no train turns round at sea.",
    ),
    Rule(
        "6.C1d",
        "No one builds on beyond the far port, unless the map allows it.",
        "Then its owner may.",
    ),
    Rule(
        "6.C1e",
        "In a race it takes 1 to embark, 1 to disembark, and 1 off a turn that starts and ends at sea.",
        "The hexes of its course are steps like others. A roll is judged before the point is taken off. To "
        "land at a port in a hill takes the hill's 1 as well.",
    ),
    Rule(
        "6.C2",
        "Track stops in the first hex abroad, but may come in at several places. Permitted builds may be "
        "laid at the usual cost. Parts that no one has laid belong to a foreign railway, and trains pay 1 a "
        "hex for them.",
        "The 1 goes to the bank, at most 10 for each country. A train may begin or end in a hex abroad. It "
        "passes through one only if it comes or goes by a permitted build, a crossing or a ferry; it is not "
        "enough that two companies' track meets there.",
    ),
    Rule(
        "6.C3",
        "By agreement track may leap up to 3 hexes along a rival's line, twice over each rival.",
        "An option: `leaps_over_one` is 0 unless a board sets it. A leap pays the junctions at both ends and "
        "nothing between; that of the far end is due with the first link from there. In races the rival's "
        "links are paid as usual. With `leap_toll: hexes` a leap takes one toll more, as the source's figure "
        "counts. Joining the parts later gives no leap back.",
    ),
    Rule(
        "6.C4",
        "A map may have rules of its own.",
        "The rules have types: `crossing`, `start`, `connection` and `override` are played, `note` is only "
        "printed. Ferries and permitted builds have sections of their own (`ferries`, `permitted_builds`). "
        "Starts with different numbers of `alternative` exclude each other: the first company at one of them "
        "decides for all. In a `tunnel` the ground delays no train. A crossing that is `free` counts in "
        "races as everyone's own track, once a company has laid it. A `connection` pays its `bonus` once, to "
        "the first company whose own track joins its places; with `building_only`, not between the races.",
    ),
    Rule(
        "6.C6",
        "Bus Boss scoring: every race shares 30 among all who enter, and no route is more than twice as long "
        "as the shortest used.",
        "An option, by `scoring: bus boss`. A sole entrant has all 30. Ties share as in 6.B5.",
    ),
    Rule(
        "6.C7a",
        "Two people may run two companies each; the accounts of each are added up.",
        "Any number of people may run any number of companies, one alone as a test. One's other company is a "
        "rival in everything else.",
    ),
    Rule(
        "6.C7b",
        "Or the two take turns to build for an imaginary third company. A player who is not in a race may "
        "enter it against the one who is. It pays only the rival of the player who acts for it.",
        "The earlier seat builds for it in the first round, the later seat in the second, and so on. In "
        "extra building the later seat begins. It runs free over what only the player who acts for it has "
        "built; for a link that both others own the rival is paid. It declares last, and may win the game.",
    ),
)
"""In the order of the rulebook."""
