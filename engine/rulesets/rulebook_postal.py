"""The house rules of Variable Pig for play by post, where they differ from the sixth edition."""

from engine.rulesets.rule import Rule

POSTAL_RULES = (
    Rule(
        "VP.5",
        "There are twelve rounds: six of building, then six of races. In each all players write their "
        "orders.",
        "Three towns left without a railway do not end building. `build_rounds` and `race_rounds` set "
        "other numbers. A round of building goes by the clock; then come payments, bonuses and interest. "
        "In a round of races come the races by number, then extra track, then interest.",
        ("VP.N2",),
    ),
    Rule(
        "VP.B1a",
        "Four dice are thrown and the best three set the rolls a, b and c, for everybody.",
        "They stay in the order thrown; of several lowest dice the last one thrown is left out.",
    ),
    Rule(
        "VP.B1b",
        "A throw with two or more ones does not count.",
        "The ones count among all four dice, and all four are thrown again (`ones_counted`, `ones_again`).",
    ),
    Rule(
        "VP.B1c",
        "All builds are carried out at once. Who comes to a hex even one hex after a rival pays them.",
        "The clock is the roll and, in it, how many links the player has laid with that roll (`clock: "
        "links`).",
    ),
    Rule(
        "VP.B1d",
        "Who comes to a hex, or lays a half, at the same moment as a rival pays them nothing for it.",
    ),
    Rule(
        "VP.B3a",
        "Joining or crossing a rival's line pays them 1, each half next to their track 2; every company "
        "there is paid. In towns nothing is paid.",
        "The junction is paid once for each pair and hex, when the later of the two comes.",
        ("VP.B2", "VP.B4"),
    ),
    Rule(
        "VP.B3b",
        "Between two bordering town hexes track next to a rival's pays 1 for each half.",
        "So it is 2 for the link; 1 if the rival laid it in the same round.",
    ),
    Rule(
        "VP.B5",
        "Track next to what a rival laid in the same round pays half, and the junction in full.",
        "It goes by the half, not by the hex: where the rival's half is older the full amount is due.",
    ),
    Rule(
        "VP.B6",
        "Track is continuous. A roll may be divided, but nothing of it is saved or added to another.",
        "A piece may begin at own track laid earlier in the round. It ends where the roll does not pay "
        "for the next link; later pieces of the roll are still tried.",
    ),
    Rule(
        "VP.B7",
        "Accounts begin at 20. The first into a town receives 6; several who come at once share it.",
        "Odd units go to the poorer by the accounts brought forward. A town where anybody started pays no"
        " one.",
        ("VP.B7a",),
    ),
    Rule(
        "VP.B8",
        "A player who owes one rival more than 15 for the builds of a round pays in full; the rival "
        "receives 15.",
        "What flows the other way does not count; the rest goes to the bank. Extra track is a build, too.",
    ),
    Rule(
        "VP.B9",
        "Accounts may be in debt; a debt bears 20 % interest each round.",
        "Rounded up, on what is owed after everything else in the round, and not after the last.",
    ),
    Rule(
        "VP.B10",
        "Builds are written from point to point, and are firm: nothing depends on what others do.",
        "Two points in a straight line mean every hex between; other ways are the referee's to rule on where "
        "several are as short. Payments and bonuses that are noted are compared and change nothing.",
    ),
    Rule(
        "VP.O1",
        "Own track is free in races; a link of a rival's takes 1. At most 10 go to one player.",
        "As in 6.B2, ferry fees included.",
    ),
    Rule(
        "VP.O3b",
        "A player may enter four races of a round.",
        "The first in the order written count, whether they hold or not; a joint run is an entry of both.",
    ),
    Rule(
        "VP.O4",
        "Each key comes up once in three rounds. By sectors, each sector races twice a round.",
        "A board without sectors draws each key once (`race_table: draws`). The ends of a race are at "
        "least `min_run` hexes apart. No race comes twice in a game where that can be helped.",
        ("VP.O3a", "VP.O5"),
    ),
    Rule(
        "VP.O6b",
        "In a joint run the orders of both partners must agree.",
        "Both name each other and the same route; else neither runs, and both have used an entry.",
    ),
    Rule(
        "VP.O6c",
        "An exchange of running powers may go over several races of a round.",
        "It is needed only where one pays another more than 10 in a race. Both name it and the same "
        "races. What each pays the other there may differ by 10 at most, and each payment counts in one "
        "exchange.",
    ),
    Rule(
        "VP.O7",
        "Orders name the route and all payments. What is unclear is read the worst way.",
        "Where an order does not say which owner of a link is paid, or says it wrong, the richest is.",
    ),
    Rule(
        "VP.O8",
        "A run without entrants is offered again in the next round, beyond the limit of entries.",
        "In every round until somebody enters, but not after the last (`held_over`, `held_over_times`).",
    ),
    Rule(
        "VP.O9",
        "The first in a race receives 20, the second 10. Who ties shares the places.",
        "A sole entrant has 20 without rolling. The accounts brought forward set the order of rolling and"
        " who is the poorer.",
    ),
    Rule(
        "VP.O10",
        "With Bus Boss scoring a route of more than twice the shortest is disqualified.",
        "It pays nothing and wins nothing, its company is no entrant for the purse, and the entry is used.",
    ),
    Rule(
        "VP.O11",
        "After the races of a round extra track may be laid: 10 points of it, then 8, 6, 4 and 2.",
        "Its cost and payments come off the account; no first entry is paid. All lay it at once, by one "
        "clock. Nothing is laid after the last round (`extra_by_round`, `extra_unit`).",
    ),
    Rule(
        "VP.N1",
        "The rules do not say what happens without orders of a player.",
        "The referee holds the round, or lets the company stand still.",
    ),
)
