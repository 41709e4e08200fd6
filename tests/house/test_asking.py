"""What people may ask of a table, and when it is refused."""
import asyncio

import pytest

from parlour.bots import Bot, Thought
from parlour.house import wire
from parlour.view import View

from .kit import room, run
from .looks import look_of
from .test_tables import acts, plays, table, until_turn


def test_an_act_is_taken_back_at_once_against_bots() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await until_turn(here, live, 0)
            assert live.course.match
            before, done = look_of(live.course.match, 0), acts(live)
            await plays(here, live, one)
            await until_turn(here, live, 0)
            await here.say(live, one, wire.Undo)
            assert acts(live) == done
            assert one.last(wire.Snapshot).look == before
            await plays(here, live, one)         # and it can be decided again
            assert acts(live) == done + 1
    run(play())


@pytest.mark.parametrize("yes", [True, False])
def test_among_people_all_have_to_agree(yes: bool) -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two, three) = await table(here, 3)
            await until_turn(here, live, 0, two, three)
            done = acts(live)
            await plays(here, live, one)
            await here.say(live, one, wire.Undo)
            assert acts(live) == done + 1
            assert two.last(wire.Asked) == wire.Asked(live.course.table, 0, [0], True)
            await here.say(live, two, wire.Agree, True)
            assert acts(live) == done + 1
            await here.say(live, three, wire.Agree, yes)
            assert acts(live) == done + (0 if yes else 1)
            assert not three.last(wire.Asked).open
            await here.say(live, two, wire.Agree, True)
            assert two.why() == "nothing-asked"
    run(play())


def test_nothing_is_taken_back_from_an_earlier_deal_or_before_one_has_acted() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await here.say(live, one, wire.Undo)
            assert one.why() in ("nothing-to-undo", "not-now")
            await until_turn(here, live, 0)
            assert live.course.match
            while len(live.course.match.deals) == 1:
                if live.course.match.to_act == [0]:
                    await plays(here, live, one)
                await here.turn(0.5)
            done = acts(live)
            await here.say(live, one, wire.Undo)
            assert (one.why(), acts(live)) == ("nothing-to-undo", done)
    run(play())


def test_where_people_play_for_time_there_is_no_undo_hint_or_pause() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two) = await table(here, 2, quick=True)
            await until_turn(here, live, 0, two)
            await here.say(live, one, wire.Hint)
            assert one.why() == "no-hints-here"
            await here.say(live, one, wire.Pause, True)
            assert one.why() == "no-pause-here"
            await plays(here, live, one)
            await here.say(live, one, wire.Undo)
            assert one.why() == "no-undo-here"
    run(play())


def test_a_hint_is_for_who_asks_and_names_a_legal_act() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two) = await table(here, 2)
            await until_turn(here, live, 0, two)
            await here.say(live, one, wire.Hint)
            await here.rest()
            assert live.course.match
            assert one.last(wire.Hinted).act in live.course.match.legal(0)
            assert not [message for message in two.heard if isinstance(message, wire.Hinted)]
    run(play())


def test_a_seat_gets_one_hint_at_a_time() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await until_turn(here, live, 0)
            think, ready = here.thinkers.think, asyncio.Event()

            async def slowly(bot: Bot, view: View) -> Thought:
                await ready.wait()
                return await think(bot, view)
            here.thinkers.think = slowly         # type: ignore[method-assign]
            for _ in range(3):
                live.ask(one, wire.Hint(live.course.table))
            await live.do(live.know)
            assert [message.why for message in one.heard if isinstance(message, wire.Refused)] == ["one-moment"] * 2
            ready.set()
            for hints in (1, 2):
                while live.advised:
                    await here.rest()
                assert len([message for message in one.heard if isinstance(message, wire.Hinted)]) == hints
                live.ask(one, wire.Hint(live.course.table))
                await live.do(live.know)
    run(play())


def test_the_rest_is_claimed_only_when_it_is_certain() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await until_turn(here, live, 0)
            await here.say(live, one, wire.Claim)
            assert one.why() == "not-certain"
            assert live.course.match
            while len(live.course.match.acts) < 49:       # one card each is left in the last trick
                if live.course.match.to_act == [0]:
                    await plays(here, live, one)
                await here.turn(0.5)
            if live.course.match.to_act:
                await here.say(live, one, wire.Claim)
            assert len(live.course.match.acts) == 52
            assert sum(live.course.match.scores) in (26, 78)
    run(play())


def test_a_stale_act_is_refused_and_costs_nothing() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await until_turn(here, live, 0)
            assert live.course.match
            act, done = next(iter(live.course.match.legal(0))).name, acts(live)
            for at in (live.course.since[0] - 1, live.course.at + 1):
                await here.say(live, one, wire.Act, at, "late", act)
                assert one.why() == "stale"
            assert acts(live) == done
            await here.say(live, one, wire.Act, live.course.since[0], "late", act)
            assert acts(live) == done + 1
    run(play())


def test_others_may_decide_first_when_several_owe_a_decision() -> None:
    """All pass cards at once: that the others have passed makes nobody's act stale."""
    async def play() -> None:
        async with room() as here:
            one = await here.guest()
            live = await here.lobby.open(one.person, "hearts", {}, ["simple"] * 4)
            await here.say(live, one, wire.Sit, 0)
            await here.say(live, one, wire.Start)
            await here.turn(0.5, 0.25)
            at = live.course.at
            await here.turn(10)                  # all the bots pass
            assert live.course.match
            assert live.course.match.to_act == [0]
            await here.say(live, one, wire.Act, at, "a", next(iter(live.course.match.legal(0))).name)
            assert one.last(wire.Done).id == "a"
    run(play())


def test_illegal_acts_name_the_rule() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await until_turn(here, live, 0)
            assert live.course.match
            held = live.course.match.view(0).zones["hand0"].cards
            other = next(card for card in live.course.rules.cards if card not in held)
            for act, why in ((other, "not-in-hand"), ("fish", "no-such-act")):
                await here.say(live, one, wire.Act, live.course.at, act, act)
                assert one.why() == why
                assert one.last(wire.Refused).about["act"] == act
    run(play())


def test_the_last_trick_is_told_again() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await here.say(live, one, wire.Last)
            assert one.last(wire.Recent).events == []
            assert live.course.match
            while len(live.course.match.acts) < 6:
                if live.course.match.to_act == [0]:
                    await plays(here, live, one)
                await here.turn(0.5)
            await here.say(live, one, wire.Last)
            told = one.last(wire.Recent).events
            assert [event.what for event in told] == ["move"] * 4 + ["say"]
            assert [event.cards[0] for event in told[:4]] == [act.name for _, act in live.course.match.acts[:4]]
    run(play())
