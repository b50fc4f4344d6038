"""What a board's instructions say of its runs: how they are drawn, where they may lead, what they bring."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from engine.board.document import Board
from engine.board.keys import passing_order
from engine.messages import Phrase, Saying, count_of, say, together
from engine.rulesets.editions import changes_of
from engine.rulesets.ruleset import RuleSet
from engine.rulesets.sixth import SIXTH
from studio.drawing.paper.columns import Slug
from studio.drawing.paper.rows import Setter, Words
from studio.drawing.paper.rule_text import FIELD_WORDS, own, value_in_words
from studio.drawing.paper.tables import special_row
from studio.drawing.shapes.fonts import Face

_NUMBERS: Final = (
    *("start_money", "build_die", "save_from", "unserved_towns"),
    *("bonus", "small_bonus", "junction", "alongside_half", "alongside_towns"),
    *("race_die", "toll", "most_to_one", "prizes", "sole_prize", "extra_every", "extra_points"),
)
"""What players look up while they play, in the order of a game; other fields are in the rulebook."""
_BY_POST: Final = (
    *("start_money", "build_rounds", "build_rolls", "rolls_thrown", "bonus", "small_bonus", "junction"),
    *("alongside_half", "same_round_half", "alongside_towns", "most_received", "interest_percent"),
    *("race_rounds", "entry_limit", "race_die", "toll", "most_to_one", "prizes", "sole_prize"),
    "extra_by_round",
)
"""The same where all build at once."""
_BY_ROUNDS: Final = (
    *("start_money", "turn_order", "build_die", "rolls_thrown", "rolls_again", "rolls_again_below"),
    *("track_abroad", "bonus", "small_bonus", "junction", "alongside_half", "alongside_towns"),
    *("interest_percent", "race_die", "toll", "most_to_one", "exchange", "better_route", "length_by"),
    *("prizes", "sole_prize"),
)
"""The same where each round has races and building (TC.rounds, TC.build1, TC.races4, TC.route1)."""
_WORDS: Final = ("scoring", "extra_from")
"""Fields whose values are words, printed where they differ from the sixth edition."""
_BY_SMALL: Final = "small_bonus"


def runs(board: Board, rules: RuleSet, setter: Setter) -> Iterator[Slug]:
    """Yield how the runs of a board are drawn, and what is a run (6.B1)."""
    if not board.key_scheme.all_keys:
        return
    yield setter.heading("Drawing the runs")
    if rules.builds == "at_once":
        yield from setter.text(together(_by_post(rules)))
        return
    yield from setter.text(together(drawing_in_words(board, rules)))
    yield from setter.text(together(_lengths(rules)))


def _by_post(rules: RuleSet) -> Iterator[Saying]:
    """Yield how the races of a game by post are drawn and entered (VP.O3b, VP.O4, VP.O8)."""
    yield say("The referee draws the races of three rounds at once. Each key comes up once in them.")
    if rules.race_table == "sectors":
        yield say("The first digit of a key is its sector. Every sector races twice a round.")
    yield count_of(
        rules.min_run,
        "The ends of a race are at least {n} hex apart.",
        "The ends of a race are at least {n} hexes apart.",
    )
    if rules.entry_limit:
        yield say("Each player may enter {n} races of a round.", n=rules.entry_limit)
    yield say("A race that no one enters is offered again in the next round.")


def drawing_in_words(board: Board, rules: RuleSet) -> Iterator[Saying]:
    """Yield a sentence for each thing to know about drawing runs from the keys of a board (6.B1)."""
    scheme = board.key_scheme
    by_dice = scheme.towns[0].isdigit() and rules.keys_drawn != "cards"
    races = rules.races or len(scheme.all_keys) * rules.key_uses // 2
    if by_dice:
        yield say(
            "A run connects two towns. Roll two dice for each and find it in the key grid; the "
            "first die is the tens."
        )
        if scheme.specials and rules.special_races:
            yield say(
                "In races {races} the first end is a special destination; roll one die for it.",
                races=tuple(map(str, rules.special_races)),
            )
    else:
        yield say(
            "A run connects two destinations: turn up two cards from the pack of {n}.",
            n=len(scheme.all_keys),
        )
    yield from _uses(board, rules, by_dice=by_dice)
    if races:
        yield count_of(races, "{n} race is run.", "{n} races are run.")


def _lengths(rules: RuleSet) -> Iterator[Saying]:
    """Yield what is a run at all, and what becomes of a pair that is none (6.B1d, 6.B1e)."""
    yield count_of(
        rules.min_run,
        "A run has at least {n} link by the shortest way built.",
        "A run has at least {n} links by the shortest way built.",
    )
    if rules.pairs_redrawn:
        yield say("A shorter run, or one that no player can make, is drawn again completely.")
    else:
        yield say("For a shorter run, draw the second end again; the replaced one stays in the draw.")
        yield say("A run that no player can make yet is held over until one can.")


def _uses(board: Board, rules: RuleSet, *, by_dice: bool) -> Iterator[Saying]:
    """Yield how often keys come up, and what becomes of those used up (6.B1a, E.B1, E.C2)."""
    if rules.key_uses == 0:
        yield say("Numbers may come up again." if by_dice else "Cards are put back and may come up again.")
        return
    if rules.key_uses > 1:
        yield say("Each key comes up {n} times.", n=rules.key_uses)
    elif by_dice:
        yield say("Each number comes up once.")
    if by_dice:
        one, other = (passing_order(key, board.key_scheme.towns)[1] for key in ("44", "46"))
        yield say(
            "A number already used is replaced by the next free one of its tens, as 44 by {one} "
            "and 46 by {other}; if all its tens are used, by the next tens.",
            one=one,
            other=other,
        )


def special_destinations(board: Board, setter: Setter) -> Iterator[Slug]:
    """Yield the special destinations with the places each offers (6.B1c)."""
    if not board.specials:
        return
    yield setter.heading("Special destinations")
    for special in board.specials:
        yield Slug(special_row(board, special, setter.theme, setter.width, setter.tongue), 1.2)
    yield from setter.text("Where there are several entry hexes, each player chooses one.")


def numbers(board: Board, rules: RuleSet, setter: Setter) -> Iterator[Slug]:
    """Yield what players look up while they play; what this board sets otherwise is set apart."""
    changed = changes_of(board).keys()
    known = {field.name for field in fields(RuleSet)}
    small = any(town.small for town in board.towns)
    rows, asked = [], _looked_up(rules)
    others = [field for field in FIELD_WORDS if field in changed & known and field not in asked]
    words = [field for field in _WORDS if getattr(rules, field) != getattr(SIXTH, field)]
    for field in dict.fromkeys((*asked, *words, *others)):
        if field == _BY_SMALL and not small and field not in changed:
            continue
        value = value_in_words(field, getattr(rules, field))
        face = Face.BOLD if field in changed else Face.REGULAR
        rows.append((Words(say(FIELD_WORDS[field]), face), Words(own_or_said(value), face, right=True)))
    yield setter.heading("Numbers of the Game")
    yield from setter.table(("", ""), rows)
    if changed & known:
        yield from setter.text("Bold numbers differ from the edition.", face=Face.ITALIC)


def _looked_up(rules: RuleSet) -> tuple[str, ...]:
    """Return the fields that players look up by some rules."""
    if rules.turn_order == "rounds":
        return _BY_ROUNDS
    return _BY_POST if rules.builds == "at_once" else _NUMBERS


def own_or_said(value: str) -> Phrase:
    """Return a value in words: numbers are the same in every language."""
    return value if isinstance(value, Saying) else own(value)
