"""Every check there is, in the order of their codes, and the explanation of every code."""

import inspect
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.boardfile.codes import FILE_FINDINGS
from engine.checks.borders import BORDER_CHECKS
from engine.checks.check import Check
from engine.checks.city_regions import REGION_CHECKS
from engine.checks.closures import CLOSURE_CHECKS
from engine.checks.comparing import COMPARING_CHECKS
from engine.checks.completeness import COMPLETENESS_CHECKS
from engine.checks.conditions import CONDITION_CHECKS
from engine.checks.corridors import CORRIDOR_CHECKS
from engine.checks.crossing_costs import CROSSING_COST_CHECKS
from engine.checks.crossing_times import CROSSING_TIME_CHECKS
from engine.checks.crossings import CROSSING_CHECKS
from engine.checks.ferries import FERRY_CHECKS
from engine.checks.ferry_courses import FERRY_COURSE_CHECKS
from engine.checks.ferry_prices import FERRY_PRICE_CHECKS
from engine.checks.figures import FIGURE_CHECKS
from engine.checks.ground import GROUND_CHECKS
from engine.checks.ground_prices import GROUND_PRICE_CHECKS
from engine.checks.idle import IDLE_CHECKS
from engine.checks.keys import KEY_CHECKS
from engine.checks.labels import LABEL_CHECKS
from engine.checks.likenesses import LIKENESS_CHECKS
from engine.checks.line_slips import LINE_SLIP_CHECKS
from engine.checks.naming import NAMING_CHECKS
from engine.checks.nearness import NEARNESS_CHECKS
from engine.checks.neighbourhoods import NEIGHBOURHOOD_CHECKS
from engine.checks.outlying import OUTLYING_CHECKS
from engine.checks.permits import PERMIT_CHECKS
from engine.checks.rivers import RIVER_CHECKS
from engine.checks.rule_figures import RULE_FIGURE_CHECKS
from engine.checks.rule_types import RULE_TYPE_CHECKS
from engine.checks.rules import RULE_CHECKS
from engine.checks.runs import RUN_CHECKS
from engine.checks.saving import SAVING_CHECKS
from engine.checks.sectors import SECTOR_CHECKS
from engine.checks.sheet_slips import SHEET_SLIP_CHECKS
from engine.checks.sides import SIDE_CHECKS
from engine.checks.special_ways import SPECIAL_WAY_CHECKS
from engine.checks.specials import SPECIAL_CHECKS
from engine.checks.specks import SPECK_CHECKS
from engine.checks.starting import START_CHECKS
from engine.checks.towns import TOWN_CHECKS
from engine.checks.vastness import VASTNESS_CHECKS
from engine.checks.waivers import WAIVER_CHECKS, WaiverUnused
from engine.checks.waters import WATER_CHECKS
from engine.diagnostics.findings import Severity

CHECKS: tuple[Check, ...] = (
    *BORDER_CHECKS,
    *PERMIT_CHECKS,
    *FERRY_CHECKS,
    *FERRY_COURSE_CHECKS,
    *FERRY_PRICE_CHECKS,
    *KEY_CHECKS,
    *SPECIAL_CHECKS,
    *SPECIAL_WAY_CHECKS,
    *SECTOR_CHECKS,
    *OUTLYING_CHECKS,
    *COMPARING_CHECKS,
    *CORRIDOR_CHECKS,
    *RUN_CHECKS,
    *FIGURE_CHECKS,
    *SIDE_CHECKS,
    *RIVER_CHECKS,
    *CLOSURE_CHECKS,
    *LINE_SLIP_CHECKS,
    *TOWN_CHECKS,
    *SHEET_SLIP_CHECKS,
    *NEIGHBOURHOOD_CHECKS,
    *NEARNESS_CHECKS,
    *LIKENESS_CHECKS,
    *GROUND_CHECKS,
    *SPECK_CHECKS,
    *WATER_CHECKS,
    *COMPLETENESS_CHECKS,
    *IDLE_CHECKS,
    *RULE_CHECKS,
    *RULE_TYPE_CHECKS,
    *RULE_FIGURE_CHECKS,
    *CROSSING_CHECKS,
    *CROSSING_COST_CHECKS,
    *SAVING_CHECKS,
    *CONDITION_CHECKS,
    *GROUND_PRICE_CHECKS,
    *START_CHECKS,
    *REGION_CHECKS,
    *CROSSING_TIME_CHECKS,
    *NAMING_CHECKS,
    *LABEL_CHECKS,
    *VASTNESS_CHECKS,
    *WAIVER_CHECKS,
)


@dataclass(frozen=True)
class Explanation:
    """What a code means: its name, its severity and a text of a few short paragraphs."""

    code: str
    name: str
    severity: Severity
    text: str


def explanations_of(checks: Iterable[Check]) -> dict[str, Explanation]:
    """Return the explanations of some checks and of the faults of files and waivers, by code."""
    found = [Explanation(c.code, c.name, c.severity, c.explanation()) for c in checks]
    unused = WaiverUnused
    found.append(Explanation(unused.code, unused.name, unused.severity, inspect.getdoc(unused) or ""))
    for code, (name, severity, text) in FILE_FINDINGS.items():
        found.append(Explanation(code, name, severity, text))
    return {each.code: each for each in sorted(found, key=lambda each: each.code)}


EXPLANATIONS: dict[str, Explanation] = explanations_of(CHECKS)


def explained(code_or_name: str, among: Mapping[str, Explanation]) -> Explanation | None:
    """Return the explanation of a code (``T102``) or a name (``town-in-water``), in any case."""
    wanted = code_or_name.strip().casefold()
    return next((e for e in among.values() if wanted in {e.code.casefold(), e.name}), None)
