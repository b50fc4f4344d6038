"""What laying track in a hex costs and what running into it takes, in words (6.A3, 6.B5)."""

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.hexes.sides import sides_of
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.pricing import Ground, ground_of, price

_OPEN = Ground()


def cost_note(board: Board, hex_: Hex) -> str:
    """Return what a link into a hex costs by the board's own rules, and what delays trains there."""
    try:
        rules = rules_of(board)
    except RuleSetError as error:
        # The rest lists every field there is: too long for one line.
        return f"{str(error).partition('. ')[0].removesuffix('.')}."
    ground = ground_of(board, rules, hex_)
    if ground.closed:
        return "No track here, save by a crossing." if board.on_map(hex_) else "No track: off the map."
    words = [f"A link from open ground costs {price(rules, _OPEN, ground, river=False)}."]
    if board.rivers.intersection(sides_of(hex_)):
        words.append(f"Over the river {price(rules, _OPEN, ground, river=True)}.")
    if ground.delay:
        words.append(f"Entering takes {ground.delay} off a train’s roll.")
    return " ".join(words)
