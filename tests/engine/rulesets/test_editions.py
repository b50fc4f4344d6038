"""Editions by name, and a board's deviations from them."""

from dataclasses import fields

import pytest

from engine.board.document import new_board
from engine.board.rules import Note, Override, Plain
from engine.hexes.sheet import Sheet
from engine.rulesets.early import EARLY, TOURNAMENT
from engine.rulesets.editions import EDITIONS, rules_of, ruleset
from engine.rulesets.overrides import RuleSetError, overridden
from engine.rulesets.rulebook import RULEBOOK
from engine.rulesets.ruleset import AVERAGE_DIE
from engine.rulesets.sixth import SIXTH

SHEET = Sheet(4, 3)


def test_the_sixth_edition_has_the_figures_of_the_rulebook() -> None:
    assert ruleset("sixth") is SIXTH
    assert SIXTH.build_die == SIXTH.race_die == AVERAGE_DIE == (2, 3, 3, 4, 4, 5)  # 6.A1, 6.B5
    assert (SIXTH.start_money, SIXTH.bonus, SIXTH.small_bonus) == (20, 6, 3)  # 6.A4
    assert (SIXTH.junction, SIXTH.alongside_half, SIXTH.alongside_towns) == (1, 2, 3)  # 6.A5
    assert SIXTH.special_races == (4, 7, 11, 14, 18, 21)  # 6.B1a
    assert (SIXTH.prizes, SIXTH.sole_prize) == ((20, 10), 20)  # 6.B5


def test_the_early_edition_has_the_figures_of_its_rulebook() -> None:
    assert EARLY.build_die == EARLY.race_die == (1, 2, 3, 4, 5, 6)  # E.A1, E.B5
    assert (EARLY.start_money, EARLY.bonus, EARLY.save_from) == (20, 5, 0)  # E.A6, E.A7
    assert (EARLY.min_run, EARLY.most_to_one, EARLY.most_net) == (6, 10, 9)  # E.B1, E.B4
    assert (EARLY.targets[2:], EARLY.target_raise) == ((250, 225, 200), 0)  # E.B7
    assert (EARLY.key_uses, TOURNAMENT.key_uses) == (0, 2)  # E.B1, E.C2
    assert (TOURNAMENT.joint_hexes, TOURNAMENT.joint_hexes_with_one) == (20, 10)  # E.C4
    assert not TOURNAMENT.save_from


def test_an_edition_cites_rules_by_its_own_numbers() -> None:
    assert SIXTH.cited("6.A6") == "6.A6"
    assert EARLY.cited("6.A6") == TOURNAMENT.cited("6.A6") == "E.A7"
    assert (EARLY.cited("6.A1"), TOURNAMENT.cited("6.A1")) == ("E.A1", "E.C2")
    assert EARLY.cited("6.A5a") == "6.A5a"
    for edition in EDITIONS.values():
        assert {number for pair in edition.cites for number in pair} <= set(RULEBOOK)


def test_a_game_whose_keys_never_end_needs_another_end() -> None:  # E.B7
    endless = Override((("key_uses", 0),))
    with pytest.raises(RuleSetError, match=r"'key_uses: 0' a game needs an end") as caught:
        rules_of(new_board(SHEET, special_rules=(endless,)))
    assert caught.value.field == "key_uses"
    assert rules_of(new_board(SHEET, special_rules=(endless, Override((("races", 9),))))).races == 9
    for_some = Override((("targets", (0, 0, 250)), ("idle_races", 3)))
    with pytest.raises(RuleSetError, match="for each number of players"):
        rules_of(new_board(SHEET, special_rules=(endless, for_some)))
    assert rules_of(new_board(SHEET, special_rules=(endless,)), "early") == EARLY


def test_editions_are_known_by_their_own_names() -> None:
    assert {name: edition.name for name, edition in EDITIONS.items()} == {name: name for name in EDITIONS}


def test_an_unknown_edition_is_named_with_those_there_are() -> None:
    with pytest.raises(RuleSetError, match=r"Unknown rule set 'seventh'.*sixth") as caught:
        ruleset("seventh")
    assert caught.value.field == "rules"


def test_a_board_without_deviations_plays_its_edition() -> None:
    assert rules_of(new_board(SHEET)) == SIXTH


def test_a_board_sets_fields_of_its_edition_by_name() -> None:
    rules = rules_of(
        new_board(
            SHEET,
            special_rules=(
                Override((("min_run", 6), ("prizes", (30, 15, 5)))),
                Note("min_run: 9, says the sheet."),
                Override((("hill_delay", "from_open"), ("bonus_in_operating", True), ("min_run", 4))),
            ),
        )
    )
    assert (rules.min_run, rules.prizes, rules.hill_delay) == (4, (30, 15, 5), "from_open")
    assert rules.bonus_in_operating
    assert rules.junction == SIXTH.junction


def test_another_edition_may_be_asked_for() -> None:
    with pytest.raises(RuleSetError, match="Unknown rule set 'late'"):
        rules_of(new_board(SHEET), "late")
    assert rules_of(new_board(SHEET), "early") == EARLY
    assert rules_of(new_board(SHEET, rules="unheard of"), "sixth") == SIXTH


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("minimum_run", 6, r"no field 'minimum_run'.*min_run"),
        ("name", "mine", "no field 'name'"),
        ("min_run", "six", "'min_run' must be a whole number from 0 to 1000, not 'six'"),
        ("min_run", -1, "whole number from 0"),
        ("idle_rounds", 10**9, "whole number from 1 to 1000"),
        ("min_run", 2.5, "whole number"),
        ("min_run", True, "whole number from 0 to 1000, not true"),
        ("min_run", None, "not nothing"),
        ("link_cost", 0, "whole number from 1"),
        ("race_die", (0, 1), "list of whole numbers from 1"),
        ("prizes", 20, "list of whole numbers from 0 to 1000, not '20'"),
        ("prizes", (), "list of whole numbers"),
        ("prizes", (20, "ten"), r"list of whole numbers.* not \[20, ten\]"),
        ("debt", 1, "'debt' must be true or false, not '1'"),
        ("hill_delay", "never", "one of: each, from_open, not 'never'"),
    ],
)
def test_a_wrong_deviation_is_named_by_its_field(name: str, value: Plain, message: str) -> None:
    with pytest.raises(RuleSetError, match=message) as caught:
        overridden(SIXTH, [(name, value)])
    assert caught.value.field == name


def test_every_field_can_be_set_to_what_it_is() -> None:
    values = [
        (field.name, getattr(SIXTH, field.name))
        for field in fields(SIXTH)
        if field.name not in {"name", "cites"}
    ]
    assert overridden(SIXTH, values) == SIXTH
