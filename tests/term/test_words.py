"""Every text that the client may say is there, and fits any game's arguments."""
import re
from pathlib import Path

import parlour
from parlour.term.screen import Screen
from parlour.term.story import Story, open_events
from parlour.term.texts import ROUND, Texts
from parlour.words import has

TERM = Path(parlour.__file__).parent / "term"
ASKED = re.compile(r'(?:_say|\.text|sentence|\.first)\((?:[\w.]+, )?"([a-z-]+)"')


def test_every_message_asked_for_exists() -> None:
    """Ids that stand in the client's source, and the seats' names."""
    asked = {found for path in TERM.glob("*.py") for found in ASKED.findall(path.read_text())}
    asked |= {f"seat-{name}" for names in ROUND.values() for name in names}
    asked |= {"move", "show", "exchange", "shuffle", "gather", "score", "zone", "zone-shared", "lies", "won"}
    assert len(asked) > 30
    assert [message for message in sorted(asked) if not has("", message)] == []


def test_every_rule_and_word_of_a_game_has_a_text(game: str) -> None:
    """What the rules forbid and say."""
    rules = parlour.GAMES[game]
    assert [message for message in ("about", *rules.rules, *rules.says) if not has(game, message)] == []


def test_every_event_and_view_can_be_told(game: str) -> None:
    """A whole match of first acts, as everyone was shown it."""
    match = parlour.new(game, seed=3)
    texts = [Texts(match.rules, Screen(), len(match.scores), seat) for seat in range(len(match.scores))]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))
        view = match.view(seat)
        assert all(texts[seat].lying(view) + texts[seat].lying(view, "won"))
        assert texts[seat].text("prompt", **texts[seat].state(view))
        texts[seat].text("standing", **texts[seat].state(view))
    for text in texts:
        story = Story(text, match)
        lines = [story.line(event) for event in match.events(text.me or 0)]
        assert story.scores == match.scores
        assert "??" not in " ".join(lines)
    story = Story(Texts(match.rules, Screen(), len(match.scores), None), match)
    assert "You" not in " ".join(story.line(event) for event in open_events(match))


def test_a_game_without_texts_is_told_in_plain_words() -> None:
    """The general texts do for any zone."""
    match = parlour.new("hearts", seed=3)
    texts = Texts(match.rules, Screen(), 4, 0)
    assert texts.text("move", named=0, count=2, cards="", source=texts.zone("hand1"), target=texts.zone("deck")) \
        == "2 cards go from West's hand to the deck."
    assert texts.text("show", named=1, cards="QS", source=texts.zone("hand0"), source_place=0) == "In your hand: QS."
    assert texts.text("lies", named=0, count=1, cards="", place=texts.zone("taken2")) == "In North's taken: one card."
    assert texts.text("grand-slam") == "Grand slam."


def test_a_fact_that_is_a_card_is_shown_like_one() -> None:
    """With its sign where there are signs; other facts stay words."""
    match = parlour.position("qute hand0:6D hand1:7D hand2:8D stack:TH blind:*")
    assert isinstance(match, parlour.Match)
    screen = Screen()
    texts = Texts(match.rules, screen, 3, 0)
    assert texts.state(match.view(0))["topmost"] == "TH"
    screen.signs = True
    assert texts.state(match.view(0))["topmost"] == "10♥"
    assert texts.state(match.view(0))["suit"] == "hearts"


def test_cards_stand_suit_by_suit_or_rank_by_rank_as_the_game_orders_them() -> None:
    for game, row in (("hearts", "3C 9C, 3D"), ("quatch", "3C 3D, 9C")):
        rules = parlour.GAMES[game]
        names = sorted(("9C", "3D", "3C"), key=rules.cards.index)
        assert Texts(rules, Screen(), 4, 0).hand(names) == row
