"""The table knows no rule: what it asks of the game is a short list, and none of it is a price or a prize."""

import ast

from tests.architecture.sources import sources

ASKED = {
    "engine.turns.chance",
    "engine.game.companies",
    "engine.game.events",
    "engine.game.facts",
    "engine.turns.illegal",
    "engine.game.moves",
    "engine.game.people",
    "engine.game.play",
    "engine.game.races",
    "engine.game.routes.race_entries",
    "engine.game.routes.undominated",
    "engine.game.state",
    "engine.game.steps.postal",
    "engine.game.steps.postal.parts",
    "engine.game.steps.postal.writing",
    "engine.game.steps.step",
    "engine.game.track.chains",
    "engine.game.track.joint_lines",
}
"""Whose move it is, what moves, events and parts of orders are, and the searches for links and for routes."""


def test_the_table_imports_nothing_of_the_rules() -> None:
    asked = {
        node.module or ""
        for source in sources("engine/table")
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine.game")
    }
    assert asked
    assert sorted(asked - ASKED) == []
