"""What laying track in a hex costs and what running into it takes, in words (6.A3, 6.B5)."""

from collections.abc import Callable

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.hexes.sides import sides_of
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.pricing import Ground, ground_of, price
from engine.rulesets.ruleset import RuleSet
from studio.language.words import reason, tr

Tell = Callable[[Board, Hex, RuleSet, Ground], str]
"""Tells of a hex by rules, whose ground there they make so."""

_OPEN = Ground()


def cost_note(board: Board, hex_: Hex) -> str:
    """Return what a link into a hex costs by the board's own rules, and what delays trains there."""
    return _told(board, hex_, _sentences)


def cost_line(board: Board, hex_: Hex) -> str:
    """Return the same in the fewest words, for a line that tells more than this."""
    return _told(board, hex_, _words)


def _told(board: Board, hex_: Hex, tell: Tell) -> str:
    """Return what is to be told of a hex; why nothing can be where the board's own rules do not hold."""
    try:
        rules = rules_of(board)
    except RuleSetError as error:
        # The rest lists every field there is: too long for one line.
        return f"{reason(error).partition('. ')[0].removesuffix('.')}."
    return tell(board, hex_, rules, ground_of(board, rules, hex_))


def _sentences(board: Board, hex_: Hex, rules: RuleSet, ground: Ground) -> str:
    """Return what a hex costs in sentences."""
    if ground.closed:
        return (
            tr("No track here, save by a crossing.") if board.on_map(hex_) else tr("No track: off the map.")
        )
    told = [tr("A link from open ground costs {price}.", price=price(rules, _OPEN, ground, river=False))]
    if board.rivers.intersection(sides_of(hex_)):
        told.append(tr("Over the river {price}.", price=price(rules, _OPEN, ground, river=True)))
    if ground.delay:
        told.append(tr("Entering takes {delay} off a train’s roll.", delay=ground.delay))
    return " ".join(told)


def _words(board: Board, hex_: Hex, rules: RuleSet, ground: Ground) -> str:
    """Return what a hex costs in words."""
    if ground.closed:
        return tr("no track")
    told = [tr("link {price}", price=price(rules, _OPEN, ground, river=False))]
    if board.rivers.intersection(sides_of(hex_)):
        told.append(tr("over the river {price}", price=price(rules, _OPEN, ground, river=True)))
    if ground.delay:
        told.append(tr("delay {delay}", delay=ground.delay))
    return ", ".join(told)
