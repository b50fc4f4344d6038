"""Table scripts: a sitting and its previews, driven without a window and compared with what the file says."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engine.game.facts import NOWHERE
from engine.game.moves import Decline, Done, Join, Move, Roll, RollKey, RollTrain
from engine.scenarios.values import Fields, ScenarioError, ScenarioResult
from engine.table.cards import Card, cards, drawn
from engine.table.driving import driven
from engine.table.files import end_of
from engine.table.places import Places, UnknownPlaceError
from engine.table.preview import Drag, Payment, Preview, chain_of, chip, preview, reach
from engine.table.script_reading import Script, action_of, demand_player, read_scripts
from engine.table.sitting import Sitting
from engine.transcript.fields import parsed
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove


def run_scripts(path: Path) -> list[ScenarioResult]:
    """Return what every step of the scripts of a file came to.

    Raises ScenarioError, saying where, when the file or a step of it cannot be run.
    """
    return [result for script in read_scripts(path) for result in run_script(script, str(path))]


def run_script(script: Script, where: str) -> list[ScenarioResult]:
    """Return what every step of a script came to; a refused one leaves the sitting as it was."""
    play, results = _Play(script.sitting), list[ScenarioResult]()
    for turn, (step, line) in enumerate(zip(script.steps, script.lines, strict=True), 1):
        action, at = action_of(step), f"{where}, line {line}, {script.id}"
        try:
            got, why = play.did(action, step[action], at)
        except UnknownPlaceError as error:
            raise ScenarioError(f"{at}: {error}") from error
        expected = {field: value for field, value in step.items() if field != action}
        told = {field: got.get(field) for field in expected}
        if "refused" in got:
            told["refused"] = got["refused"]
        told |= {field: _some_of(expected[field], told[field]) for field in expected}
        results.append(ScenarioResult(script.id, turn, f"{action} {step[action]}", expected, told, why))
    return results


def _some_of(expected: Any, got: Any) -> Any:
    """Return of named fields those that the file names, all where it names none, and so in lists."""
    if expected and isinstance(expected, dict) and isinstance(got, dict):
        return {name: _some_of(part, got.get(name)) for name, part in expected.items()}
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        return [_some_of(*pair) for pair in zip(expected, got, strict=True)]
    return got


class _Play:
    """A sitting that goes on step by step."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._places = Places(sitting)

    def did(self, action: str, value: Any, where: str) -> tuple[Fields, str]:
        """Take a step; return what is known after it, and the sentence of the rule where one forbids it."""
        before, why = self.sitting, ""
        try:
            got = _STEPS[action](self, value, where)
        except IllegalMove as refused:
            self.sitting = before
            got, why = {"refused": refused.rule}, str(refused.message)
        sitting = self.sitting
        players, actor = sitting.header.players, sitting.actor
        got.setdefault("accounts", dict(zip(players, sitting.state.accounts, strict=True)))
        got["next"] = None if actor is None else "dice" if actor == CHANCE else players[actor]
        got["points"] = sitting.state.points
        got["why"] = why
        return got, why

    # -- building ----------------------------------------------------------------------------

    def hover(self, value: Any, where: str) -> Fields:
        """Show what a drag, or a chain of several hexes, would come to."""
        return self._told(preview(self.sitting, self._links(value, where)))

    def lay(self, value: Any, where: str) -> Fields:
        """Lay the same, all of it or nothing."""
        shown = preview(self.sitting, self._links(value, where))
        told = self._told(shown)
        self._make(shown.moves)
        return told

    def _links(self, value: Any, where: str) -> list[Move]:
        """Return the links to a hex by way-points, or along a chain of hexes named by ends and bends."""
        fields = value if isinstance(value, dict) else {"to": value}
        words = self._places.joined(fields["to"].split())
        if len(words) > 1:
            return [*chain_of(self._places.chain(words))]
        via = [self._places.hex(word) for word in fields.get("via", [])]
        try:
            drag = Drag(self.sitting, payments_first=fields.get("payments_first", False))
        except ValueError as error:
            raise ScenarioError(f"{where}: {error}") from error
        return [*drag.moves(self._places.hex(words[0]), via)]

    def _told(self, shown: Preview) -> Fields:
        """Return a preview as a file has it; raises IllegalMove where it is refused."""
        if shown.refused is not None:
            raise shown.refused
        return {
            "cost": shown.cost,
            "pays": self._pays(shown.pays),
            "bonus": shown.bonus,
            "left": shown.left,
            "money": shown.money,
            "saved": shown.saved,
            "ends": shown.ends_building,
            "chip": str(chip(self.sitting, shown)),
        }

    def _pays(self, pays: Iterable[Payment]) -> dict[str, int]:
        """Return payments by name."""
        return {self.sitting.header.players[each.payee]: each.amount for each in pays}

    def done(self, value: Any, where: str) -> Fields:
        """End the turn, saving what is given."""
        self._make([Done(value["save"] if isinstance(value, dict) else 0)])
        return {}

    def reach(self, value: Any, where: str) -> Fields:
        """Say what it costs to come to each hex in reach."""
        labels = self.sitting.game.facts.labels
        return {"hexes": {labels[each.hex]: each.cost for each in reach(self.sitting)}}

    # -- racing ------------------------------------------------------------------------------

    def cards(self, value: Any, where: str) -> Fields:
        """List the cards, with a partner those of a joint run."""
        return {"are": [self._card(card) for card in cards(self.sitting, self._partner(value))]}

    def _card(self, card: Card) -> Fields:
        """Return a card as a file has it."""
        players = self.sitting.header.players
        return {
            "links": card.links,
            "points": card.points,
            "hills": card.hills,
            "pays": {players[seat]: amount for seat, amount in card.pays},
            "own": card.own,
            "exchange": {
                players[each.with_seat]: {"back": each.back, "net": each.pays - each.back}
                for each in card.exchanges
            },
        }

    def _partner(self, value: Any) -> int:
        """Return the partner that a step names under `with`."""
        return self._places.seat(value["with"]) if isinstance(value, dict) else NOWHERE

    def enter(self, value: Any, where: str) -> Fields:
        """Enter by a card's number or by a route; with a partner it is proposed as a joint run."""
        partner = self._partner(value)
        chosen = value["by"] if isinstance(value, dict) else value
        if isinstance(chosen, int):
            found = cards(self.sitting, partner)
            if not 1 <= chosen <= len(found):
                raise ScenarioError(f"{where}: there are {len(found)} cards.")
            self._make([found[chosen - 1].move])
        elif self.sitting.actor in (None, CHANCE):
            raise ScenarioError(f"{where}: no player is to move.")
        else:
            route = self._places.chain(self._places.joined(chosen.split()))
            self._make([drawn(self.sitting, route, partner)])
        return {}

    def decline(self, value: Any, where: str) -> Fields:
        """Stay out of a race."""
        self._make([Decline()])
        return {}

    def answer(self, value: Any, where: str) -> Fields:
        """Accept the joint run of the player named, or refuse it."""
        self._make([Join(self._places.seat(value["accept"])) if "accept" in value else Decline()])
        return {}

    def dice(self, value: Any, where: str) -> Fields:
        """Throw what is given, one after the other; raises IllegalMove for what is on no face."""
        for thrown in value if isinstance(value, list) else [value]:
            if self.sitting.actor != CHANCE:
                raise ScenarioError(f"{where}: nothing is to be thrown.")
            self._make([self._throw(thrown)])
        return {}

    def _throw(self, thrown: Any) -> Move:
        """Return a throw of what is due."""
        kind = type(self.sitting.chance()[0].move)
        if kind is RollKey:
            return RollKey(tuple(thrown) if isinstance(thrown, list) else (thrown,))
        return RollTrain(thrown) if kind is RollTrain else Roll(thrown)

    # -- the table ---------------------------------------------------------------------------

    def undo(self, value: Any, where: str) -> Fields:
        """Take moves back."""
        return self._go_to(self.sitting.at - value, where)

    def back(self, value: Any, where: str) -> Fields:
        """Take back all but the first moves."""
        return self._go_to(value, where)

    def reset(self, value: Any, where: str) -> Fields:
        """Go back to the beginning of the turn."""
        return self._go_to(self.sitting.turn_began, where)

    def _go_to(self, move: int, where: str) -> Fields:
        """Take back to a move."""
        try:
            self.sitting = self.sitting.taken_back(move)
        except ValueError as error:
            raise ScenarioError(f"{where}: {error}") from error
        return {}

    def redo(self, value: Any, where: str) -> Fields:
        """Make moves again that were taken back."""
        self.sitting = self.sitting.redone(value)
        return {}

    def look(self, value: Any, where: str) -> Fields:
        """Say what everybody had after some moves; nothing changes."""
        moves = len(self.sitting.moves)
        if value > moves:
            raise ScenarioError(f"{where}: The game has {moves} moves, not {value}.")
        then = self.sitting.state_after(value)
        return {"accounts": dict(zip(self.sitting.header.players, then.accounts, strict=True))}

    def seat(self, value: Any, where: str) -> Fields:
        """Hand seats to bots or people."""
        for name, by in value.items():
            demand_player(by, where)
            self.sitting = self.sitting.seated(self._places.seat(name), by)
        return {}

    def watch(self, value: Any, where: str) -> Fields:
        """Let chance and bots go on until a person is to move."""
        for sitting in driven(self.sitting):
            self.sitting = sitting
        return {}

    def note(self, value: Any, where: str) -> Fields:
        """Pin a note on a hex."""
        for label, text in value.items():
            self.sitting = self.sitting.noted(self._places.hex(label), text)
        return {}

    def save(self, value: Any, where: str) -> Fields:
        """Say how the file would end."""
        last = parsed(end_of(self.sitting), 0)
        return {"stand": last.get("stand"), "moves": self.sitting.at}

    def _make(self, moves: Iterable[Move]) -> None:
        """Make moves one after the other."""
        for move in moves:
            self.sitting = self.sitting.made(move)


_STEPS: Final[Mapping[str, Callable[[_Play, Any, str], Fields]]] = MappingProxyType(
    {
        "hover": _Play.hover,
        "lay": _Play.lay,
        "undo": _Play.undo,
        "reset": _Play.reset,
        "back": _Play.back,
        "redo": _Play.redo,
        "done": _Play.done,
        "reach": _Play.reach,
        "cards": _Play.cards,
        "enter": _Play.enter,
        "offer": _Play.enter,
        "decline": _Play.decline,
        "answer": _Play.answer,
        "dice": _Play.dice,
        "seat": _Play.seat,
        "watch": _Play.watch,
        "look": _Play.look,
        "note": _Play.note,
        "save": _Play.save,
    }
)
