"""Fields of the rules that older files may set and no game plays any more."""

from typing import Any, Final

from engine.boardfile.yaml_text.report import Report
from engine.diagnostics.findings import Path
from engine.messages import listed, say

RETIRED_FIELDS: Final = ("allowance_from", "allowance_cards")
"""A pack that was dealt for the allowance: the die is thrown instead (6.A1), and packs draw keys (6.B1b)."""
RETIRED: Final = "V017"
"""The code of fields that were left out."""


def without_retired(data: Any, report: Report) -> Any:
    """Return the data of a map file without retired fields in its overrides; report them once."""
    rules = data.get("special_rules") if isinstance(data, dict) else None
    if not isinstance(rules, list):
        return data
    found = [
        (index, name)
        for index, rule in enumerate(rules)
        if isinstance(rule, dict) and rule.get("type") == "override"
        for name in RETIRED_FIELDS
        if name in rule
    ]
    if not found:
        return data
    _report(found, report)
    kept = [_without(rule) if isinstance(rule, dict) else rule for rule in rules]
    return {**data, "special_rules": kept}


def _without(rule: dict[str, Any]) -> dict[str, Any]:
    if rule.get("type") != "override":
        return rule
    return {name: value for name, value in rule.items() if name not in RETIRED_FIELDS}


def _report(found: list[tuple[int, str]], report: Report) -> None:
    names = listed(list(dict.fromkeys(name for _, name in found)))
    path: Path = ("special_rules", *found[0])
    message = say(
        "The rules no longer have {names}. The building allowance is a throw of the die.",
        names=names,
    )
    report.add(RETIRED, message, path, of_field=True)
