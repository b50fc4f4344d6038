"""Free fields of rules: looked up, put in place and taken out by their steps."""

from engine.board.free_rule_fields import found, leaves, with_value, without_value
from engine.board.rules import Fields

RULE = Fields(
    (
        ("rounds", Fields((("building", 1), ("racing", 15)))),
        ("coasts", (Fields((("name", "East"), ("next_to", ("Atlantic",)))), Fields((("name", "West"),)))),
    )
)


def test_every_plain_value_is_a_leaf_and_found_where_it_stands() -> None:
    listed = list(leaves(RULE))
    assert [where for where, _ in listed] == [
        ("rounds", "building"),
        ("rounds", "racing"),
        ("coasts", 0, "name"),
        ("coasts", 0, "next_to"),
        ("coasts", 1, "name"),
    ]
    assert all(found(RULE, where) == value for where, value in listed)
    assert found(RULE, ("coasts", 2, "name")) is None


def test_a_value_put_in_place_changes_nothing_else() -> None:
    new = with_value(RULE, ("coasts", 1, "name"), "Pacific")
    assert dict(leaves(new)) == {**dict(leaves(RULE)), ("coasts", 1, "name"): "Pacific"}


def test_what_leads_to_a_new_value_is_made() -> None:
    new = with_value(RULE, ("races", "prizes"), (40, 20))
    assert found(new, ("races", "prizes")) == (40, 20)
    assert (
        found(with_value(RULE, ("coasts", 2), Fields((("name", "Gulf"),))), ("coasts", 2, "name")) == "Gulf"
    )


def test_a_value_taken_out_takes_along_what_is_left_empty() -> None:
    less = without_value(RULE, ("coasts", 0))
    assert found(less, ("coasts", 0, "name")) == "West"
    assert found(without_value(less, ("coasts", 0)), ("coasts",)) is None
    assert dict(leaves(without_value(RULE, ("rounds", "racing"))))[("rounds", "building")] == 1
