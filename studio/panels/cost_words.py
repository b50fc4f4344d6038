"""What laying track in a hex costs and what running into it takes, in words (6.A3, 6.B5)."""

from typing import Final, NamedTuple

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.hexes.sides import sides_of
from engine.messages import Phrase
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.pricing import Ground, ground_of, price, river_costs
from studio.language.words import reason, tr

_OPEN: Final = Ground()


class _Words(NamedTuple):
    """What is said of a hex without track, on the map or off it, of a link and a river's, and of a delay."""

    closed: Phrase
    off: Phrase
    link: Phrase
    river: Phrase
    delay: Phrase
    between: str


_SENTENCES: Final = _Words(
    closed="No track here, except by a crossing.",
    off="No track: off the map.",
    link="A link from open ground costs {price}.",
    river="Over the river {price}.",
    delay="Entering subtracts {delay} from a train’s roll.",
    between=" ",
)
_FEWEST: Final = _Words(
    closed="no track",
    off="no track",
    link="link {price}",
    river="over the river {price}",
    delay="delay {delay}",
    between=", ",
)


def cost_note(board: Board, hex_: Hex) -> str:
    """Return what a link into a hex costs by the board's own rules, and what delays trains there."""
    return _words_for(board, hex_, _SENTENCES)


def cost_line(board: Board, hex_: Hex) -> str:
    """Return the same in the fewest words, for a line that says more than this."""
    return _words_for(board, hex_, _FEWEST)


def _words_for(board: Board, hex_: Hex, words: _Words) -> str:
    """Return the words on a hex; where the board's own rules have faults, say so instead."""
    try:
        rules = rules_of(board)
    except RuleSetError as error:
        # The rest lists every field there is: too long for one line.
        return f"{reason(error).partition('. ')[0].removesuffix('.')}."
    ground = ground_of(board, rules, hex_)
    if ground.closed:
        return tr(words.closed if board.on_map(hex_) else words.off)
    told = [tr(words.link, price=price(rules, _OPEN, ground))]
    rivers = river_costs(board, rules)
    near = sorted({rivers[side] for side in sides_of(hex_) if side in rivers})
    told += [tr(words.river, price=price(rules, _OPEN, ground, river)) for river in near]
    if ground.delay:
        told.append(tr(words.delay, delay=ground.delay))
    return words.between.join(told)
