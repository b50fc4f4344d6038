"""What to say of a throw or a card that chance cannot bring (6.A1, 6.B1, 6.B5)."""

from engine.game.moves import Move, Roll, RollKey, RollTrain, TurnCard
from engine.messages import Phrase, either, say
from engine.turns.chance import Outcomes


def why_not_thrown(move: Move, outcomes: Outcomes[Move]) -> Phrase:
    """Say what is wrong with a throw where another may come; nothing of a move of another sort."""
    possible = [outcome.move for outcome in outcomes]
    match move:
        case Roll(face) | RollTrain(face):
            return _no_such_face(face, [other.face for other in possible if type(other) is type(move)])
        case RollKey(dice):
            return _no_such_key(dice, possible)
        case TurnCard(key) if any(isinstance(other, TurnCard) for other in possible):
            return say("The card {key} is not left in the pack.", key=key)
        case TurnCard() if any(isinstance(other, RollKey) for other in possible):
            return "The keys of this board are drawn by dice, so no cards are turned up."
    return ""


def _no_such_face(face: int, faces: list[int]) -> Phrase:
    """Say of a face, if faces of such a throw may come, that it is none of them."""
    if not faces:
        return ""
    shown = either([str(other) for other in sorted(set(faces))])
    return say("{face} is not possible here, only {faces}.", face=face, faces=shown)


def _no_such_key(dice: tuple[int, ...], possible: list[Move]) -> Phrase:
    """Say what is wrong with dice thrown for a key."""
    if any(isinstance(other, TurnCard) for other in possible):
        return "The keys of this board are cards, so no dice are thrown."
    numbers = {len(other.faces) for other in possible if isinstance(other, RollKey)}
    if not numbers:
        return ""
    if numbers == {len(dice)}:
        wrong = next(face for face in dice if not 1 <= face <= 6)
        return say("A die for keys shows 1 to 6, not {face}.", face=wrong)
    if numbers == {1}:
        return say("A special is drawn now, with one die, not {dice}.", dice=len(dice))
    return say("A town is drawn now, with two dice, not {dice}.", dice=len(dice))
