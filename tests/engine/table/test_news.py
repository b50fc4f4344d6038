"""What one could miss is told until one moves."""

from engine.game.events import BANK, Paid
from engine.game.moves import Decline, Propose
from engine.table.cards import cards
from engine.table.files import opened
from engine.table.news import news
from engine.transcript.reading import parse_transcript
from tests.engine.table.test_deals import racing
from tests.engine.transcript.games import GOLDEN


def test_a_race_of_one_train_and_one_of_none_are_told() -> None:
    table = next(racing(seed) for seed in range(40) if cards(racing(seed)))
    first = cards(table)[0]
    for seat in range(3):
        table = table.seated(seat, "greedy")
    alone = table.made(first.move).made(Decline()).made(Decline())
    won = next(
        event.amount for event in alone.moves[-1].events if isinstance(event, Paid) and event.payer == BANK
    )
    assert [str(told) for told in news(alone)][:1] == [
        f"Only one train entered race 1, so no dice were rolled: Red +{won}."
    ]
    none = table.made(Decline()).made(Decline()).made(Decline())
    assert str(news(none)[0]) == "No one entered race 1."


def test_races_held_over_and_run_later_are_told() -> None:
    game = opened(parse_transcript((GOLDEN / "dice.jsonl").read_text("utf-8"))).sitting
    told = [[str(each) for each in news(game.taken_back(at))] for at in range(game.at)]
    assert any("Race 1 (Ceeley – Fenby) is held over: no one can run it yet." in each for each in told)
    assert any("Race 1 was held over. It is possible now, and is run." in each for each in told)


def test_the_answer_to_an_offer_is_told_until_one_moves_again() -> None:
    table = next(racing(seed) for seed in range(40) if cards(racing(seed), partner=1))
    card = cards(table, partner=1)[0]
    assert isinstance(card.move, Propose)
    answered = table.seated(1, "greedy").made(card.move).made(Decline())
    assert str(news(answered)[0]) == "Blue does not join Red: it always goes its own way."
    assert news(answered.made(Decline()))[:1] != news(answered)[:1]
