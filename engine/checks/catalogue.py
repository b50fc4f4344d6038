"""Every check there is, in the order of their codes, and the explanation of every code."""

import inspect
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.boardfile.codes import FILE_FINDINGS
from engine.checks.borders.borders import BORDER_CHECKS
from engine.checks.borders.home_lands import HOME_LAND_CHECKS
from engine.checks.borders.permitted_builds import PERMIT_CHECKS
from engine.checks.ferries.ferries import FERRY_CHECKS
from engine.checks.ferries.ferry_courses import FERRY_COURSE_CHECKS
from engine.checks.ferries.ferry_names import FERRY_NAME_CHECKS
from engine.checks.ferries.ferry_prices import FERRY_PRICE_CHECKS
from engine.checks.ferries.pointless_ferries import POINTLESS_FERRY_CHECKS
from engine.checks.ferries.port_marks import PORT_MARK_CHECKS
from engine.checks.frame.board_size import VASTNESS_CHECKS
from engine.checks.frame.check import Check, CheckOf
from engine.checks.keys.keyless_towns import KEYLESS_CHECKS
from engine.checks.keys.keys import KEY_CHECKS
from engine.checks.keys.misplaced_keys import OUTLYING_CHECKS
from engine.checks.keys.race_tables import RACE_TABLE_CHECKS
from engine.checks.keys.run_figures import FIGURE_CHECKS
from engine.checks.keys.runs import RUN_CHECKS
from engine.checks.keys.sectors import SECTOR_CHECKS
from engine.checks.keys.special_entries import SPECIAL_WAY_CHECKS
from engine.checks.keys.special_exits import SPECIAL_EXIT_CHECKS
from engine.checks.keys.special_places import SPECIAL_PLACE_CHECKS
from engine.checks.keys.specials import SPECIAL_CHECKS
from engine.checks.network.corridors import CORRIDOR_CHECKS
from engine.checks.network.remote_towns import REMOTE_TOWN_CHECKS
from engine.checks.network.start_comparison import COMPARING_CHECKS
from engine.checks.network.start_spread import START_SPREAD_CHECKS
from engine.checks.rules.alike_names import ALIKE_NAME_CHECKS
from engine.checks.rules.city_regions import REGION_CHECKS
from engine.checks.rules.conditions import CONDITION_CHECKS
from engine.checks.rules.connection_bonuses import CONNECTION_CHECKS
from engine.checks.rules.crossing_costs import CROSSING_COST_CHECKS
from engine.checks.rules.crossing_terms import CROSSING_TERM_CHECKS
from engine.checks.rules.crossing_times import CROSSING_TIME_CHECKS
from engine.checks.rules.crossings import CROSSING_CHECKS
from engine.checks.rules.dynamic_cities import CITY_CHECKS
from engine.checks.rules.ground_prices import GROUND_PRICE_CHECKS
from engine.checks.rules.pointless_crossings import POINTLESS_CROSSING_CHECKS
from engine.checks.rules.race_rules import RACE_RULE_CHECKS
from engine.checks.rules.rule_numbers import RULE_FIGURE_CHECKS
from engine.checks.rules.rule_ranges import RULE_RANGE_CHECKS
from engine.checks.rules.rule_types import RULE_TYPE_CHECKS
from engine.checks.rules.rules import RULE_CHECKS
from engine.checks.rules.saving_barred import SAVING_CHECKS
from engine.checks.rules.second_start_rounds import SECOND_START_CHECKS
from engine.checks.rules.special_rule_names import NAMING_CHECKS
from engine.checks.rules.start_rules import START_CHECKS
from engine.checks.rules.text_names import TEXT_NAME_CHECKS
from engine.checks.rules.text_numbers import TEXT_NUMBER_CHECKS
from engine.checks.rules.text_places import TEXT_PLACE_CHECKS
from engine.checks.sheet.completeness import COMPLETENESS_CHECKS
from engine.checks.sheet.labels import LABEL_CHECKS
from engine.checks.sheet.sheet_slips import SHEET_SLIP_CHECKS
from engine.checks.sheet.terrain_slips import TERRAIN_SLIP_CHECKS
from engine.checks.sheet.waivers import WAIVER_CHECKS, WaiverUnused
from engine.checks.sides.closures import CLOSURE_CHECKS
from engine.checks.sides.faulty_lines import LINE_SLIP_CHECKS
from engine.checks.sides.rivers import RIVER_CHECKS
from engine.checks.sides.rivers_alike import RIVER_NAME_CHECKS
from engine.checks.sides.rivers_overlap import RIVER_OVERLAP_CHECKS
from engine.checks.sides.sides import SIDE_CHECKS
from engine.checks.sides.stray_rivers import STRAY_RIVER_CHECKS
from engine.checks.towns.distances import NEARNESS_CHECKS
from engine.checks.towns.lookalikes import LIKENESS_CHECKS
from engine.checks.towns.named_areas import NAMED_AREA_CHECKS
from engine.checks.towns.named_waters import WATER_CHECKS
from engine.checks.towns.neighbours import NEIGHBOURHOOD_CHECKS
from engine.checks.towns.odd_names import ODD_NAME_CHECKS
from engine.checks.towns.stray_hexes import SPECK_CHECKS
from engine.checks.towns.town_bonuses import TOWN_BONUS_CHECKS
from engine.checks.towns.towns import TOWN_CHECKS
from engine.checks.towns.unreachable_land import GROUND_CHECKS
from engine.checks.towns.unused_land import IDLE_CHECKS
from engine.checks.towns.weak_starts import WEAK_START_CHECKS
from engine.diagnostics.findings import Severity

CHECKS: tuple[Check, ...] = (
    *BORDER_CHECKS,
    *HOME_LAND_CHECKS,
    *PERMIT_CHECKS,
    *FERRY_CHECKS,
    *FERRY_COURSE_CHECKS,
    *FERRY_PRICE_CHECKS,
    *PORT_MARK_CHECKS,
    *FERRY_NAME_CHECKS,
    *POINTLESS_FERRY_CHECKS,
    *KEY_CHECKS,
    *SPECIAL_CHECKS,
    *SPECIAL_WAY_CHECKS,
    *SPECIAL_EXIT_CHECKS,
    *SPECIAL_PLACE_CHECKS,
    *KEYLESS_CHECKS,
    *SECTOR_CHECKS,
    *OUTLYING_CHECKS,
    *COMPARING_CHECKS,
    *START_SPREAD_CHECKS,
    *CORRIDOR_CHECKS,
    *REMOTE_TOWN_CHECKS,
    *RUN_CHECKS,
    *RACE_TABLE_CHECKS,
    *FIGURE_CHECKS,
    *SIDE_CHECKS,
    *RIVER_CHECKS,
    *RIVER_NAME_CHECKS,
    *RIVER_OVERLAP_CHECKS,
    *CLOSURE_CHECKS,
    *LINE_SLIP_CHECKS,
    *STRAY_RIVER_CHECKS,
    *TOWN_CHECKS,
    *WEAK_START_CHECKS,
    *TOWN_BONUS_CHECKS,
    *SHEET_SLIP_CHECKS,
    *TERRAIN_SLIP_CHECKS,
    *NEIGHBOURHOOD_CHECKS,
    *NEARNESS_CHECKS,
    *LIKENESS_CHECKS,
    *GROUND_CHECKS,
    *SPECK_CHECKS,
    *WATER_CHECKS,
    *NAMED_AREA_CHECKS,
    *ODD_NAME_CHECKS,
    *COMPLETENESS_CHECKS,
    *IDLE_CHECKS,
    *RULE_CHECKS,
    *RULE_TYPE_CHECKS,
    *RULE_FIGURE_CHECKS,
    *RACE_RULE_CHECKS,
    *RULE_RANGE_CHECKS,
    *SAVING_CHECKS,
    *POINTLESS_CROSSING_CHECKS,
    *CROSSING_CHECKS,
    *CROSSING_COST_CHECKS,
    *TEXT_NUMBER_CHECKS,
    *TEXT_PLACE_CHECKS,
    *TEXT_NAME_CHECKS,
    *CONDITION_CHECKS,
    *GROUND_PRICE_CHECKS,
    *START_CHECKS,
    *CONNECTION_CHECKS,
    *REGION_CHECKS,
    *CITY_CHECKS,
    *SECOND_START_CHECKS,
    *CROSSING_TIME_CHECKS,
    *CROSSING_TERM_CHECKS,
    *NAMING_CHECKS,
    *ALIKE_NAME_CHECKS,
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


def explanations_of(checks: Iterable[CheckOf[Any]]) -> dict[str, Explanation]:
    """Return the explanations of some checks and of the faults of files and waivers, by code."""
    found = [Explanation(c.code, c.name, c.severity, c.explanation()) for c in checks]
    unused = WaiverUnused
    found.append(Explanation(unused.code, unused.name, unused.severity, inspect.getdoc(unused) or ""))
    for code, (name, severity, text) in FILE_FINDINGS.items():
        found.append(Explanation(code, name, severity, text))
    return {each.code: each for each in sorted(found, key=lambda each: each.code)}


def explained(code_or_name: str, among: Mapping[str, Explanation]) -> Explanation | None:
    """Return the explanation of a code (``T102``) or a name (``town-in-water``), in any case."""
    wanted = code_or_name.strip().casefold()
    return next((e for e in among.values() if wanted in {e.code.casefold(), e.name}), None)
