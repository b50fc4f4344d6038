"""The report of a trial of a tile set: one HTML file with sentences and tables."""

from engine.messages import ENGLISH, Phrase, Tongue
from engine.trials.tiles.results import tables
from engine.trials.tiles.trial import TileTally, TileTrial
from engine.trials.tiles.verdicts import verdicts
from studio.reports.trial_frame import facts_list, table_section, trial_page, verdict_list


def tile_page(trial: TileTrial, tally: TileTally, where: str, tongue: Tongue = ENGLISH) -> str:
    """Return the report as the text of an HTML file in a tongue; the same bytes for the same games."""
    title = trial.tiles.title or tongue.says("Untitled")
    facts: tuple[tuple[Phrase, str], ...] = (
        ("Games", str(tally.games)),
        ("Players", ", ".join(tongue.says(bot) for bot in trial.bots)),
        ("Rules", trial.tiles.rules),
        ("Seed", str(trial.seed)),
        ("Tile set", where),
    )
    parts = [
        *verdict_list(verdicts(trial, tally), tongue),
        *(table_section(table, tongue) for table in tables(trial, tally)),
    ]
    return trial_page("Tile Set Trial", title, tally.games, facts_list(facts, tongue), parts, tongue)
