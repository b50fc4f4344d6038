"""What laying track in a hex costs and what running into it takes, in words (6.A3, 6.B5)."""

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.hexes.sides import sides_of
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.pricing import Ground, ground_of, price
from studio.language.words import reason, tr

_OPEN = Ground()


def cost_note(board: Board, hex_: Hex) -> str:
    """Return what a link into a hex costs by the board's own rules, and what delays trains there."""
    try:
        rules = rules_of(board)
    except RuleSetError as error:
        # The rest lists every field there is: too long for one line.
        return f"{reason(error).partition('. ')[0].removesuffix('.')}."
    ground = ground_of(board, rules, hex_)
    if ground.closed:
        return (
            tr("No track here, save by a crossing.") if board.on_map(hex_) else tr("No track: off the map.")
        )
    words = [tr("A link from open ground costs {price}.", price=price(rules, _OPEN, ground, river=False))]
    if board.rivers.intersection(sides_of(hex_)):
        words.append(tr("Over the river {price}.", price=price(rules, _OPEN, ground, river=True)))
    if ground.delay:
        words.append(tr("Entering takes {delay} off a train’s roll.", delay=ground.delay))
    return " ".join(words)
