"""The editions by name, and the rules a board is played by."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.board.document import Board
from engine.board.rules import Plain
from engine.messages import say
from engine.rulesets.early import EARLY, TOURNAMENT
from engine.rulesets.overrides import RuleSetError, overridden, overrides_of
from engine.rulesets.postal import POSTAL
from engine.rulesets.ruleset import RuleSet
from engine.rulesets.sixth import SIXTH
from engine.rulesets.transcontinental import TRANSCONTINENTAL

EDITIONS: Mapping[str, RuleSet] = MappingProxyType(
    {edition.name: edition for edition in (SIXTH, EARLY, TOURNAMENT, POSTAL, TRANSCONTINENTAL)}
)


def ruleset(name: str) -> RuleSet:
    """Return the edition of a name; raises RuleSetError when there is none."""
    if name not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise RuleSetError(say("Unknown rule set '{name}'. Known: {known}.", name=name, known=known), "rules")
    return EDITIONS[name]


def changes_of(board: Board) -> dict[str, Plain]:
    """Return the fields a board's rules set otherwise than its edition, with their values; the last counts.

    Of an edition no one knows everything that is set is otherwise.
    """
    edition = EDITIONS.get(board.rules)
    values = dict(overrides_of(board))
    return {name: value for name, value in values.items() if value != getattr(edition, name, None)}


def rules_of(board: Board, name: str | None = None) -> RuleSet:
    """Return the rules a board is played by: its edition, or a named one, with its overrides.

    Raises RuleSetError when the edition or a field of an override is unknown or of a wrong kind.
    """
    rules = overridden(ruleset(board.rules if name is None else name), overrides_of(board))
    demand_drawable(board, rules)
    demand_end(rules)
    demand_rounds(board, rules)
    return rules


def demand_drawable(board: Board, rules: RuleSet) -> None:
    """Raise RuleSetError when the rules throw dice for keys that no dice can show (6.B1a)."""
    if rules.keys_drawn == "dice" and not all(key.isdigit() for key in board.key_scheme.all_keys):
        sentence = say("The override 'keys_drawn: dice' needs number keys; this board has cards.")
        raise RuleSetError(sentence, "keys_drawn")


def demand_rounds(board: Board, rules: RuleSet) -> None:
    """Raise RuleSetError when the game goes by rounds, and the board does not say how many (TC.rounds)."""
    if rules.turn_order == "rounds" and board.dynamic_cities is None:
        sentence = say("A game by rounds needs the special rule 'dynamic_cities' on the board.")
        raise RuleSetError(sentence, "turn_order")


def demand_end(rules: RuleSet) -> None:
    """Raise RuleSetError when keys come up without end and nothing else ends the game (E.B7).

    There must be a target for every number of players, since any number may sit down.
    """
    if rules.key_uses or rules.races or (all(rules.targets) and rules.idle_races):
        return
    sentence = say(
        "With 'key_uses: 0' a game needs an end: set 'races', or 'idle_races' and a target for each "
        "number of players."
    )
    raise RuleSetError(sentence, "key_uses")
