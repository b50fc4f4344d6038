"""A board's special rules as its players read them on the sheet (6.C4)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.board.city_fields import values_of
from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.board.rules import AtPlaces, Connection, Crossing, Fields, Note, OtherRule, Plain, StartRule
from engine.board.starts import first_starts, hexes_of
from engine.boardfile.yaml_text.label_ranges import labels_of_hexes
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, count_of, either, listed, say, together
from engine.rulesets.editions import changes_of
from engine.rulesets.sixth import SIXTH
from studio.drawing.paper.city_words import in_words

FIELD_WORDS: Final[Mapping[str, Phrase]] = {
    "build_die": "Faces of the building die",
    "one_throw": "One throw sets the allowance of all players",
    "first_turn_moves": "The first building turn moves to the left each round",
    "link_cost": "A link over open land",
    "hill_half": "Each half in a hill adds",
    "hill_to_hill_less": "A link from hill to hill costs less than both its halves by",
    "swamp_half": "Each half in a swamp adds",
    "river_cost": "Crossing a river adds",
    "towns_keep_terrain": "A town's hex has the cost and delay of its terrain",
    "start_money": "Each player starts with",
    "bonus": "First railway into a town",
    "small_bonus": "First railway into a small town",
    "bonus_in_operating": "First railways are still paid for in the Operating Stage",
    "junction": "A junction pays each rival",
    "alongside_half": "Track alongside pays each rival, for each half",
    "alongside_towns": "Track alongside between two adjacent towns pays each rival",
    "junction_abroad": "Junctions in a foreign country are paid",
    "leaps_over_one": "Leaps over the lines of each other player",
    "leaps": "Total leaps of a player",
    "leap_hexes": "Maximum hexes of another player's track in a leap",
    "leap_toll": "Toll on a company's own leap is counted by",
    "save_from": "Allowance may be saved for a link that costs at least",
    "unserved_towns": "Building ends when the number of towns without a railway is at most",
    "idle_rounds": "Building ends after this many rounds without new track",
    "notice_at": "Remaining towns at which a player may announce the end of building",
    "notice_turns": "Building turns of each player after this notice",
    "joint_hexes": "Hexes of joint line that a player may build",
    "joint_hexes_with_one": "Hexes of joint line with any one other player",
    "joint_percent": "Percentage of both throws that a joint line may cost",
    "debt": "An account may fall below zero",
    "turn_order": "The turn order is",
    "track_abroad": "Track in a foreign country ends",
    "exchange": "Running powers may be exchanged",
    "better_route": "A route that is worse than another is",
    "length_by": "A worse route is longer by its",
    "idle_trains_roll": "Trains roll on when all prizes are won",
    "builds": "Players build",
    "build_rounds": "Rounds of building",
    "build_rolls": "Rolls in a round of building",
    "rolls_thrown": "Dice thrown for the rolls of a round",
    "ones_again": "Ones that make a throw not count",
    "ones_counted": "Ones count among",
    "rolls_again": "Faces that make a throw not count",
    "rolls_again_below": "A throw does not count if its dice come to less than",
    "clock": "Which of two builds is earlier is decided by",
    "same_round_half": "Track alongside that was laid in the same round pays each rival, for each half",
    "most_received": "Maximum that one player receives from another for the builds of a round",
    "interest_percent": "Percentage of a debt added to it after each round",
    "interest_last_round": "Interest is due after the last round as well",
    "race_rounds": "Rounds of races",
    "race_table": "The races of three rounds are drawn by",
    "entry_limit": "Races of a round that a player may enter",
    "held_over": "Runs held over count as entries",
    "held_over_times": "How often a run without entrants is offered again",
    "extra_by_round": "Extra track after each round of races, first round first",
    "extra_unit": "Extra track is counted in",
    "exchange_over_round": "Running powers may be exchanged over several races of a round",
    "races": "Races",
    "keys_drawn": "The towns of a race are drawn by",
    "key_uses": "How often each key comes up",
    "pairs_redrawn": "A pair of towns that cannot be run is drawn again completely",
    "special_races": "Races between a special destination and a town",
    "min_run": "Minimum links of a run",
    "toll": "Toll for a link of another player's",
    "most_to_one": "Maximum payment from one player to another in a race",
    "routes_turn": "Trains may turn round on their way",
    "joint_receipts": "Payments from others for the track of joint partners are",
    "most_net": "Maximum difference between the payments of two players who exchange running powers",
    "race_die": "Faces of the racing die",
    "hill_takes": "Entering a hill subtracts from the roll",
    "swamp_takes": "Entering a swamp subtracts from the roll",
    "hill_delay": "Hills delay",
    "race_judged": "Among trains that arrive in the same turn, first place is for",
    "embark_takes": "Boarding a ferry subtracts from the roll",
    "disembark_takes": "Leaving a ferry subtracts from the roll",
    "sea_takes": "A turn at sea subtracts from the roll",
    "scoring": "A race is paid by",
    "prizes": "Prizes of a race, first place first",
    "sole_prize": "Prize of a sole entrant",
    "extra_from": "Points to spend in an extra building turn",
    "extra_points": "Maximum to spend in an extra building turn",
    "extra_percent": "Percentage of an account that may be spent, if the allowance depends on accounts",
    "extra_order": "The first extra building turn is for the",
    "extra_pays_rivals": "Payments to rivals for extra track count towards the limit",
    "extra_every": "Runs between two extra building turns",
    "targets": "Accounts that end the game, for one player, two and so on",
    "target_raise": "Added to the account that ends the game, by agreement",
    "idle_races": "The game ends after this many races without entrants",
}
"""What the fields of a rule set are called on the sheet."""

VALUE_WORDS: Final[Mapping[tuple[str, Plain], Phrase]] = {
    ("keys_drawn", "as keyed"): "what the board's keys are made for",
    ("hill_delay", "each"): "in every hill hex",
    ("hill_delay", "from_open"): "only when entered from other ground",
    ("leap_toll", "links"): "links",
    ("leap_toll", "hexes"): "hexes, both junctions included",
    ("joint_receipts", "shared"): "shared by both partners",
    ("joint_receipts", "own"): "kept by the owner",
    ("race_judged", "furthest"): "the train with the most points left",
    ("race_judged", "in_order"): "the train that rolled first",
    ("scoring", "bus boss"): "30 points shared by all who enter",
    ("extra_from", "points"): "a fixed number of points",
    ("extra_from", "takings"): "what was won in the race or, without a prize, taken in",
    ("extra_from", "credit"): "a part of the account",
    ("notice_at", 0): "none",
    ("joint_hexes", 0): "none",
    ("key_uses", 0): "as often as it is drawn",
    ("targets", (0,)): "none",
    ("idle_races", 0): "never",
    ("races", 0): "as many as there are keys",
    ("leaps_over_one", 0): "none",
    ("leaps", 0): "as many as over all the others together",
    ("save_from", 0): "no saving",
    ("extra_every", 0): "no extra building",
    ("turn_order", "stages"): "building first, then races",
    ("turn_order", "rounds"): "rounds with races and building",
    ("track_abroad", "first_hex"): "in the first hex",
    ("track_abroad", "none"): "at the border",
    ("better_route", "allowed"): "allowed",
    (
        "better_route",
        "forbids",
    ): "not allowed: shorter and no dearer, or cheaper and no longer, is better",
    ("length_by", "points"): "points to roll",
    ("length_by", "links"): "links",
    ("builds", "in_turn"): "one after the other",
    ("builds", "at_once"): "all at once, by written orders",
    ("build_rounds", 0): "as many as the towns without a railway ask for",
    ("ones_again", 0): "none",
    ("ones_counted", "thrown"): "all dice thrown",
    ("ones_counted", "kept"): "the dice kept",
    ("rolls_again", ()): "none",
    ("clock", "links"): "the links laid",
    ("clock", "points"): "the points spent",
    ("most_received", 0): "no limit",
    ("race_table", "draws"): "chance, each key once",
    ("race_table", "sectors"): "chance, each key once and the sectors in turn",
    ("entry_limit", 0): "all",
    ("held_over", "free"): "not at all",
    ("held_over", "one_per_two"): "one for every two",
    ("held_over", "none"): "as any other",
    ("held_over_times", 0): "until it is run",
    ("extra_by_round", ()): "none",
    ("extra_unit", "points"): "points of its cost",
    ("extra_unit", "links"): "links",
}
"""Values that would say little as the map file has them."""

_STARTS: Final[tuple[Phrase, Phrase]] = ("Start at {places}.", "Second start at {places}.")
_SEATS: Final[tuple[Phrase, Phrase]] = (
    "only for number {seats} in the order of choosing",
    "only for numbers {seats} in the order of choosing",
)


def rules_in_words(board: Board) -> Iterator[Saying]:
    """Yield a line for each special rule: crossings, starts, bonuses, overrides, others, then notes.

    Of two overrides of one field the last counts, as it does in play. One that sets what the edition says
    anyhow is left out, and so is a start without terms where the towns are marked as starts already.
    """
    crossings = ((rule.name, crossing_in_words(rule)) for rule in board.crossings)
    yield from (say("{name}: {text}", name=name, text=text) for name, text in crossings if text)
    yield from other_rules_in_words(board)


def crossing_in_words(crossing: Crossing) -> str | None:
    """Return a crossing's terms, then what it says of itself; None where there is nothing to say."""
    terms = tuple(crossing_terms(crossing))
    parts = [say("{terms}.", terms=terms)] if terms else []
    if crossing.text:
        parts.append(own(crossing.text))
    return together(parts) if parts else None


def other_rules_in_words(board: Board) -> Iterator[Saying]:
    """Yield a line for each special rule that is no crossing: starts, overrides, others, then notes."""
    rules = board.special_rules
    yield from _starts(board)
    yield from _bonuses(board)
    yield from (_connection(board, rule) for rule in rules if isinstance(rule, Connection))
    changes = changes_of(board)
    if changes.get("leaps_over_one"):
        # Either way of counting is worth knowing where there are leaps (6.C3).
        changes.setdefault("leap_toll", SIXTH.leap_toll)
    for field, value in changes.items():
        words = say(FIELD_WORDS[field]) if field in FIELD_WORDS else _spaced(field)
        yield say("{words}: {value}.", words=words, value=value_in_words(field, value))
    for rule in rules:
        if isinstance(rule, DynamicCities):
            yield from in_words(Fields(values_of(replace(rule, text=None))))
            yield from [own(rule.text)] if rule.text else []
        elif isinstance(rule, OtherRule):
            yield from _other(rule)
    yield from (own(rule.text) for rule in rules if isinstance(rule, Note))


def _bonuses(board: Board) -> Iterator[Saying]:
    """Yield what first railways into towns of their own bonus receive, those of one bonus together (6.A4)."""
    names: dict[int, list[str]] = {}
    for town in board.towns:
        if town.bonus is not None and town.keys:
            names.setdefault(town.bonus, []).append(town.name)
    for bonus, towns in sorted(names.items()):
        yield say("First railway into {towns}: {points}.", towns=tuple(towns), points=bonus)


def _connection(board: Board, rule: Connection) -> Saying:
    """Return what the first to join some places receives, then what the rule says of itself (6.C4)."""
    led = say(
        "First to connect {places} by own track, in the Building Stage only: {points}."
        if rule.building_only
        else "First to connect {places} by own track: {points}.",
        places=listed(_places(board, rule) or (say("no place"),)),
        points=rule.bonus,
    )
    return together((led, own(rule.text))) if rule.text else led


def _places(board: Board, rule: AtPlaces) -> tuple[str, ...]:
    """Return the towns that a rule names, then its hexes."""
    hexes = (hex_ for hex_ in rule.hexes if hex_ in board.sheet)
    return (*rule.towns, *labels_of_hexes(hexes, board.sheet))


def own(text: str) -> Saying:
    """Return what the board itself says, the same in every language."""
    return say("{text}", text=text)


def crossing_terms(crossing: Crossing) -> Iterator[Saying]:
    """Yield who may lay a crossing and when, and what it takes."""
    if crossing.owners:
        yield count_of(crossing.owners, "one company may lay it", "{n} companies may lay it")
    if crossing.from_race:
        yield say("after race {race}", race=crossing.from_race)
    if crossing.money:
        yield say("its price is paid from the account")
    if crossing.alongside is not None:
        yield say("each rival already on one of its links receives {points}", points=crossing.alongside)
    if crossing.delay:
        yield say("subtracts {points} from a train's roll", points=crossing.delay)
    if crossing.tunnel:
        yield say("the ground delays no train on it")
    if crossing.free:
        yield say(
            "once one company has laid it, all run over it as over their own track, but a company has to "
            "lay it to build on from it"
        )


def has_words(board: Board, rule: StartRule) -> bool:
    """Whether a rule of starting says more than that towns marked as starts are starts."""
    marked = {town.hex for town in board.towns if town.start}
    return _has_terms(rule) or not marked.issuperset(hexes_of(board, rule))


def _has_terms(rule: StartRule) -> bool:
    """Whether a rule of starting says more than where."""
    return bool(rule.second or rule.text or rule.seats or rule.most or rule.price or rule.alternative)


def _starts(board: Board) -> Iterator[Saying]:
    """Yield a line for each start rule that says something, after one for those that exclude each other."""
    exclusive = _alternatives(board)
    if len(exclusive) > 1:
        yield _either_all(board, exclusive)
    for rule in board.special_rules:
        if isinstance(rule, StartRule) and has_words(board, rule):
            if len(exclusive) < 2 or rule.second or not rule.alternative:
                yield _start(board, rule)
            elif _has_terms(told := replace(rule, alternative=0)):
                yield _start(board, told)


def _alternatives(board: Board) -> dict[int, list[Hex]]:
    """Return the hexes to start at under each number of an alternative; the last rule for a hex counts."""
    numbers = {
        hex_: rule.alternative
        for rule in board.special_rules
        if isinstance(rule, StartRule) and not rule.second
        for hex_ in hexes_of(board, rule)
        if hex_ in board.sheet
    }
    found: dict[int, list[Hex]] = {}
    for hex_, number in sorted(numbers.items(), key=lambda item: item[1]):
        if number:
            found.setdefault(number, []).append(hex_)
    return found


def _either_all(board: Board, exclusive: Mapping[int, list[Hex]]) -> Saying:
    """Return which starts exclude each other, and which are open whatever is chosen (6.C4, E.D)."""
    first, *others = (either(_names(board, hexes)) for hexes in exclusive.values())
    led = say(
        "Either all start at {first}, {others}: the first company at one of these decides for all.",
        first=first,
        others=tuple(say("or all at {places}", places=places) for places in others),
    )
    bound = {hex_ for hexes in exclusive.values() for hex_ in hexes}
    always = [hex_ for hex_ in first_starts(board) if hex_ not in bound and hex_ in board.sheet]
    if not always:
        return led
    return together((led, say("Always open: {places}.", places=listed(_names(board, always)))))


def _names(board: Board, hexes: Iterable[Hex]) -> tuple[str, ...]:
    """Return the names of the towns in some hexes; where there is none, the hex's label."""
    return tuple(
        next((town.name for town in board.towns_by_hex.get(hex_, ()) if town.name), board.sheet.label(hex_))
        for hex_ in hexes
    )


def _start(board: Board, rule: StartRule) -> Saying:
    """Return where one may start, who and at what price, then what the rule says of itself."""
    terms = tuple(_start_terms(rule))
    places = _places(board, rule)
    if rule.text and not terms and not places:
        return say("Second start: {text}" if rule.second else "Start: {text}", text=rule.text)
    led = say(_STARTS[rule.second], places=(*(places or (say("no place"),)), *terms))
    return together((led, own(rule.text))) if rule.text else led


def _start_terms(rule: StartRule) -> Iterator[Saying]:
    """Yield who may start and what it takes."""
    if rule.seats:
        one, many = _SEATS
        yield say(one if len(rule.seats) == 1 else many, seats=", ".join(map(str, rule.seats)))
    if rule.most:
        yield count_of(rule.most, "one company at each", "{n} companies at each")
    if rule.second and rule.from_race:
        yield say("after race {race}", race=rule.from_race)
    if rule.price:
        yield say("for {points} from the account", points=rule.price)
    if rule.second and rule.cost_factor != 1:
        yield say("track from there costs {n} times as much until it is joined", n=rule.cost_factor)
    if rule.alternative and not rule.second:
        yield say(
            "alternative {number}: the first company to choose an alternative decides for all",
            number=rule.alternative,
        )


def _other(rule: OtherRule) -> Iterator[Saying]:
    """Return what a rule's fields say, or where to look them up, and what it says of itself."""
    text = dict(rule.values).get("text")
    has_text = isinstance(text, str) and bool(text)
    if not has_text:
        yield say("{rule} (see the map file).", rule=_spaced(rule.type))
    if has_text:
        yield own(str(text))


def value_in_words(field: str, value: Plain) -> str:
    """Return what a field is set to."""
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    words = VALUE_WORDS.get((field, value))
    return say(words) if words else plain_words(value)


def plain_words(value: Plain) -> str:
    """Return a value as it would be said."""
    if isinstance(value, tuple):
        return ", ".join(map(plain_words, value))
    if isinstance(value, Fields):
        return ", ".join(f"{_spaced(name).lower()} {plain_words(inner)}" for name, inner in value.items)
    return "nothing" if value is None else str(value)


def _spaced(name: str) -> str:
    """Return a name of the map file in words."""
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]
