"""What an edition is: a frozen value whose fields are the numbers and choices of its rules.

A board may set any field otherwise by an `override` among its special rules (6.C4), so the names
of the fields belong to the map format and do not change.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

AVERAGE_DIE = (2, 3, 3, 4, 4, 5)
"""The faces of the average die (6.A1)."""

LeapToll = Literal["links", "hexes"]
KeysDrawn = Literal["as keyed", "dice", "cards"]
HillDelay = Literal["each", "from_open"]
JointReceipts = Literal["shared", "own"]
RaceJudged = Literal["furthest", "in_order"]
Scoring = Literal["prizes", "early prizes", "bus boss"]
ExtraFrom = Literal["points", "takings", "credit"]
ExtraOrder = Literal["poorest", "richest"]
Builds = Literal["in_turn", "at_once"]
TurnOrder = Literal["stages", "rounds"]
TrackAbroad = Literal["first_hex", "none"]
BetterRoute = Literal["allowed", "forbids"]
LengthBy = Literal["points", "links"]
OnesCounted = Literal["thrown", "kept"]
Unit = Literal["links", "points"]
RaceTable = Literal["draws", "sectors"]
HeldOver = Literal["free", "one_per_two", "none"]


@dataclass(frozen=True)
class RuleSet:
    """The rules of one edition. Amounts are points; a half is half a link (6.A3)."""

    name: str
    cites: tuple[tuple[str, str], ...] = ()
    """The sixth edition's rules that this one has as its own, each with its number here."""

    # -- the Building Stage ----------------------------------------------------------------

    build_die: tuple[int, ...] = AVERAGE_DIE
    """Faces of the die that sets the allowance (6.A1)."""
    one_throw: bool = True
    """Whether one throw sets the allowance of all players (6.A1), or each throws in their turn (E.A1)."""
    first_turn_moves: bool = True
    """Whether the first turn moves left each round (6.A6, E.C2), or stays with the first seat (E.A1)."""
    link_cost: int = 1
    """A link over open ground (6.A3)."""
    hill_half: int = 2
    """What each half in a hill adds (6.A3, E.A3)."""
    hill_to_hill_less: int = 0
    """By how much a link with both halves in hills costs less than that sum (E.A3)."""
    swamp_half: int = 2
    """What each half in a swamp adds (6.A3)."""
    river_cost: int = 2
    """What a river on the side adds (6.A3)."""
    towns_keep_terrain: bool = False
    """Whether a town's hex has the cost and delay of its terrain, or of open land (6.A3, TC.terrain)."""
    start_money: int = 20
    """What each account holds at first (6.A4, E.A6)."""
    bonus: int = 6
    """For the first to enter a town (6.A4, E.A6)."""
    small_bonus: int = 3
    """For the first to enter a small town (6.A4)."""
    bonus_in_operating: bool = False
    """Whether first entries still pay in the Operating Stage (6.A4, TC.gm3)."""
    junction: int = 1
    """To each rival in a hex that track is brought into (6.A5a)."""
    alongside_half: int = 2
    """To each rival on a half that is used too (6.A5b)."""
    alongside_towns: int = 3
    """To each rival on a link between two adjacent towns, in place of the halves (6.A5d, E.A4)."""
    junction_abroad: bool = False
    """Whether junctions in a foreign country are paid (6.A5d)."""
    leaps_over_one: int = 0
    """How often a player may leap over each rival's lines; 0 for no leapfrog (6.C3)."""
    leaps: int = 0
    """How often a player may leap in all; 0 for no limit but the one to each rival (E.C5)."""
    leap_hexes: int = 3
    """How many hexes of a rival's track a leap takes at most (6.C3)."""
    leap_toll: LeapToll = "links"
    """What a train pays a toll for where it runs over a leap of its own: links, or the hexes (6.C3).

    By hexes it is one more than by links, as both junctions count.
    """
    save_from: int = 5
    """The least cost of a link that allowance may be saved for; 0 forbids saving (6.A6, E.A7)."""
    unserved_towns: int = 3
    """Building ends when at most this many towns are without a railway (6.A7, E.A8)."""
    idle_rounds: int = 4
    """Building also ends after this many consecutive rounds without any track, purchase or leap (6.A7).

    The source is silent on a table that can or will build no more. Four rounds of the lowest roll
    are enough to save for the dearest ordinary link.
    """
    notice_at: int = 0
    """Number of remaining towns at which a player may announce the end of building; 0 for never (E.A8)."""
    notice_turns: int = 2
    """How many more turns each player has after it (E.A8)."""
    joint_hexes: int = 0
    """How many hexes of joint line a player may build in all; 0 for no joint lines (E.C4)."""
    joint_hexes_with_one: int = 10
    """How many of them with any one other player (E.C4)."""
    joint_percent: int = 75
    """Percentage of both players' throws that a joint line may cost (E.C4)."""
    debt: bool = True
    """Whether an account may fall below zero; the source sets no limit (6.A4)."""

    turn_order: TurnOrder = "stages"
    """Whether all building comes before the races, or each round has races and building (6.A7, TC.rounds).

    Rounds need a rule of dynamic cities on the board, which says how many there are.
    """
    track_abroad: TrackAbroad = "first_hex"
    """Whether track may end in the first hex of a foreign country, or in none (6.C2, TC.foreign)."""

    # -- the Building Stage by post --------------------------------------------------------

    builds: Builds = "in_turn"
    """Whether players build one after the other, or write orders that are carried out at once (VP.B1c).

    Of the other fields of play by post only ``extra_unit`` has an effect where they build in turn.
    """
    build_rounds: int = 0
    """How many rounds of building there are; 0 for as many as the towns without a railway ask for (VP.5)."""
    build_rolls: int = 1
    """How many rolls every player builds with in a round (VP.B1a)."""
    rolls_thrown: int = 1
    """How many dice are thrown for these rolls, of which the lowest are left out (VP.B1a)."""
    ones_again: int = 0
    """How many ones make a throw not count, so that it is thrown again; 0 for no number (VP.B1b)."""
    ones_counted: OnesCounted = "thrown"
    """Whether ones count among all dice thrown, or only among those kept (VP.B1b)."""
    rolls_again: tuple[int, ...] = ()
    """Faces that make a throw not count if any kept die shows them (VP.B1b, TC.build1)."""
    rolls_again_below: int = 0
    """A throw does not count if its kept dice come to less than this (VP.B1b, TC.build1)."""
    clock: Unit = "links"
    """What decides which of two builds of one roll is earlier: links laid, or points spent (VP.B1c)."""
    same_round_half: int = 2
    """To a rival on a half that they laid earlier in the same round (VP.B5)."""
    most_received: int = 0
    """The most a player receives from one other for the builds of a round; 0 for no limit (VP.B8)."""
    interest_percent: int = 0
    """Percentage of a debt that is added to it after each round, rounded up (VP.B9)."""
    interest_last_round: bool = False
    """Whether interest is due after the last round as well (VP.B9)."""

    # -- the Operating Stage ---------------------------------------------------------------

    races: int = 0
    """How many races are drawn; 0 for as many as there are keys (6.B1, 6.B7)."""
    keys_drawn: KeysDrawn = "as keyed"
    """With dice, from a pack, or as the board's keys require (6.B1a, 6.B1b)."""
    key_uses: int = 1
    """How often each key comes up (6.B1a, E.C2); 0 for no limit (E.B1)."""
    pairs_redrawn: bool = False
    """Whether both ends are drawn again if a pair cannot be run (E.B1).

    If not, the second key of too short a run is replaced (6.B1d), and a run no one can do held over (6.B1e).
    """
    special_races: tuple[int, ...] = (4, 7, 11, 14, 18, 21)
    """The races drawn as one special and one town where dice are thrown (6.B1a)."""
    min_run: int = 3
    """The fewest links of a run by the shortest built route (6.B1d, TC.races2)."""
    toll: int = 1
    """For running over a link of another's (6.B2)."""
    most_to_one: int = 10
    """The most one player may pay another in a race (6.B2, E.B4)."""
    routes_turn: bool = False
    """Whether a train may turn round on its way, as out over a stub of its own and straight back (6.B2)."""
    exchange: bool = True
    """Whether players may exchange running powers to pay more than that (6.B4, TC.races4)."""
    better_route: BetterRoute = "allowed"
    """Whether a train may run by a route though a shorter one costs no more, or a cheaper is no longer.

    So some route is always left (6.B2, TC.route1).
    """
    length_by: LengthBy = "points"
    """What makes a route long where better ones forbid it: points to roll, or links (6.B2, TC.route1)."""
    joint_receipts: JointReceipts = "shared"
    """Whether two who run jointly share what others pay in the race for the track of either (6.B3)."""
    most_net: int = 10
    """Maximum difference between two players' payments to each other, if either is above it (6.B4, E.B4)."""
    race_die: tuple[int, ...] = AVERAGE_DIE
    """Faces of the die that moves the trains (6.B5, E.B5, E.C1)."""
    hill_takes: int = 1
    """What entering a hill subtracts from the roll (6.B5, E.B5)."""
    swamp_takes: int = 0
    """What entering a swamp subtracts from the roll (6.B5)."""
    hill_delay: HillDelay = "each"
    """Whether this applies to each hill hex, or only when a hill is entered from other terrain (6.B5)."""
    idle_trains_roll: bool = False
    """Whether trains roll on when all prizes are won, and a sole entrant rolls too (6.B5, TC.growth1)."""
    race_judged: RaceJudged = "furthest"
    """Which of the trains that come home in one turn is ahead.

    The one with most left over (6.B5), or the first in the order of throwing (E.B5).
    """
    embark_takes: int = 1
    """What boarding a ferry subtracts from the roll (6.C1e)."""
    disembark_takes: int = 1
    """What leaving a ferry subtracts from the roll (6.C1e)."""
    sea_takes: int = 1
    """What a turn that starts and would end at sea subtracts from its roll (6.C1e)."""
    scoring: Scoring = "prizes"
    """How a race is paid: with the prizes below, as prizes (6.B5) or as those of the early edition (E.B6).

    Or with 30 points shared by all entrants (6.C6).
    """
    prizes: tuple[int, ...] = (20, 10)
    """What the first, the second … of a race receives (6.B5, E.B6)."""
    sole_prize: int = 20
    """What a sole entrant receives without rolling (6.B5, E.B6)."""
    extra_from: ExtraFrom = "points"
    """What may be spent on track in an extra building turn.

    The points below (6.B6); what was won in the race or, without a prize, taken in from others (E.B6);
    or a part of the account (E.C2).
    """
    extra_points: int = 10
    """The points of such a turn (6.B6), or the least of them where they are part of the account (E.C2)."""
    extra_percent: int = 10
    """If it is a part of the account, the percentage, rounded down (E.C2)."""
    extra_order: ExtraOrder = "poorest"
    """Who has the first of the extra building turns (6.B6, E.B6, E.C2)."""
    extra_pays_rivals: bool = False
    """Whether payments to rivals for such track are part of those points (E.B6) or extra (6.B6)."""
    extra_every: int = 2
    """After how many runs there is one; 0 for never (6.B6, E.B6, E.C2)."""
    targets: tuple[int, ...] = (0,)
    """The accounts that end the game after a race, for one player, two … and more; 0 for none (E.B7)."""
    target_raise: int = 0
    """What the players have agreed to add to the target (E.B7)."""
    idle_races: int = 0
    """The game also ends after this many consecutive races without entrants; 0 for never.

    The source is silent on a table that runs no more while its keys never come to an end (E.B7).
    """

    # -- the Operating Stage by post -------------------------------------------------------

    race_rounds: int = 0
    """How many rounds of races there are (VP.5)."""
    race_table: RaceTable = "draws"
    """How the races are drawn: each key once in three rounds, or by sectors as well (VP.O4)."""
    entry_limit: int = 0
    """How many races of a round a player may enter; 0 for all (VP.O3b)."""
    held_over: HeldOver = "free"
    """Whether runs held over count as entries: not at all, every other one, or all (VP.O8)."""
    held_over_times: int = 0
    """How often a run without entrants is offered again; 0 for until it is run (VP.O8)."""
    extra_by_round: tuple[int, ...] = ()
    """How many units of extra track may be built after each round of races, in order (VP.O11)."""
    extra_unit: Unit = "points"
    """Units of extra track: points of its cost, or links (VP.O11)."""
    exchange_over_round: bool = False
    """Whether running powers may be exchanged over several races of a round (VP.O6c)."""

    def cited(self, rule: str) -> str:
        """Return the number under which this edition has a rule of the sixth, its own or the same."""
        return self._own_numbers.get(rule, rule)

    @cached_property
    def _own_numbers(self) -> Mapping[str, str]:
        """The numbers of ``cites``, of which the first holds."""
        return dict(reversed(self.cites))
