"""What people may ask of a table, and when it is refused."""
import asyncio

import pytest

from parlour.bots import Bot, Thought
from parlour.house import wire
from parlour.house.desk import PHRASES
from parlour.view import View
from parlour.words import has

from .kit import Ear, room, run
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


def test_seats_hosts_and_levels() -> None:
    async def play() -> None:
        async with room() as here:
            one, two, three = [await here.guest() for _ in range(3)]
            live = await here.lobby.open(one.person, "hearts", {}, [])
            await here.say(live, one, wire.Sit, 1)
            for who, kind, about, why in (
                    (one, wire.Sit, (2,), "seated-already"), (two, wire.Sit, (1,), "seat-taken"),
                    (two, wire.Sit, (7,), "no-such-seat"), (two, wire.Start, (), "not-seated"),
                    (one, wire.Level, (0, "genius"), "no-such-level"), (one, wire.Level, (5, "novice"), "no-such-seat"),
                    (one, wire.Rematch, (), "not-now"), (one, wire.Undo, (), "not-now"),
                    (two, wire.Chat, ("hello",), "not-seated"), (one, wire.Phrase, ("boo",), "no-such-phrase")):
                await here.say(live, who, kind, *about)
                assert who.why() == why, kind
                assert has("house", why)
            await here.say(live, two, wire.Sit)
            assert live.course.seat_of(two.person) == 0
            await here.say(live, two, wire.Start)
            assert two.why() == "only-the-host"
            await here.say(live, one, wire.Level, 2, "novice")
            assert one.last(wire.Seating).about.seats[2].level == "novice"
            await here.say(live, one, wire.Start)
            await here.say(live, two, wire.Stand)
            assert live.course.by_bot(0)
            await here.say(live, two, wire.Sit, 3)        # not in this round: two hands are too many
            assert two.why() == "other-seat-this-round"
            await here.say(live, two, wire.Sit, -1)
            assert live.course.seat_of(two.person) == 0
            await here.say(live, three, wire.Sit, 3)
            assert live.course.seat_of(three.person) == 3
    run(play())


def test_phrases_always_and_own_words_where_the_host_allows_them() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two) = await table(here, 2)
            for phrase in PHRASES:
                await here.say(live, two, wire.Phrase, phrase)
                assert one.last(wire.Said) == wire.Said(live.course.table, 1, phrase)
                assert has("house", phrase)
                await here.turn(2)
            await here.say(live, two, wire.Chat, "hi")
            assert two.why() == "chat-is-off"
            await here.say(live, two, wire.AllowChat, True)
            assert two.why() == "only-the-host"
            await here.say(live, one, wire.AllowChat, True)
            await here.say(live, two, wire.Chat, " <b>hi\u202e\n</b>  there ")
            assert one.last(wire.Said).text == "<b>hi </b> there"
    run(play())


def test_nobody_talks_without_end() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two) = await table(here, 2)
            for _ in range(20):
                await here.say(live, two, wire.Phrase, "hello")
            assert len([said for said in one.heard if isinstance(said, wire.Said)]) == 5
            assert two.why() == "too-fast"
            await here.say(live, one, wire.Phrase, "hello")        # which is no fault of the others
            assert one.last(wire.Said).seat == 0
            await here.turn(2)
            await here.say(live, two, wire.Phrase, "sorry")
            assert one.last(wire.Said).phrase == "sorry"
    run(play())


def test_who_looks_on_sees_what_all_see() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            watcher = await here.guest()
            await here.say(live, watcher, wire.Join)
            look = watcher.last(wire.Snapshot).look
            seen = [card for seat in range(4) for card in look.zones[f"hand{seat}"].cards]
            assert seen == ["2C"]                # which all were shown
            assert look.legal == []
            await here.say(live, watcher, wire.Act, live.course.at, "x", "2C")
            assert watcher.why() == "not-seated"
            assert one.last(wire.Seating).about.watching == 1
    run(play())


def test_when_the_hand_is_over_everybody_may_know_who_held_what() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            watcher, match = await here.guest(), live.course.match
            assert match
            await here.say(live, watcher, wire.Join)
            held = [set(match.view(seat).zones[f"hand{seat}"].cards) for seat in range(4)]
            while len(match.deals) == 1:
                assert not [message for message in watcher.heard if isinstance(message, wire.Revealed)]
                if match.to_act == [0]:
                    await plays(here, live, one)
                await here.turn(0.25, 0.25)
                if not match.to_act:
                    break
            await here.turn(0.5, 0.25)
            for who in (one, watcher):
                told = who.last(wire.Revealed)
                assert [set(told.dealt[f"hand{seat}"].cards) for seat in range(4)] == held
                assert sum(len(lying.cards) for lying in told.lying.values()) == 52
                assert not any(lying.hidden for lying in told.lying.values())
            late = await here.guest()            # who comes between two hands is told as well
            live.around.pace.between = 60
            while len(match.deals) == 2 and (match.to_act or not live.course.commit):
                if match.to_act == [0]:
                    await plays(here, live, one)
                await here.turn(0.25, 0.25)
            await here.say(live, late, wire.Join)
            assert late.last(wire.Revealed) == one.last(wire.Revealed)
            assert late.last(wire.Revealed).fair.deal == 2
    run(play())


def test_the_host_may_give_the_table_a_name() -> None:
    async def play() -> None:
        async with room() as here:
            one, two = await here.guest(), await here.guest()
            live = await here.lobby.open(one.person, "hearts", {}, name="Friday\n cards")
            assert here.lobby.listed()[0].name == "Friday cards"
            for guest in (one, two):
                await here.say(live, guest, wire.Sit)
            await here.say(live, two, wire.NameTable, "Mine")
            assert two.why() == "only-the-host"
            await here.say(live, one, wire.NameTable, " Cards\u202e at noon ")
            assert two.last(wire.Seating).about.name == "Cards at noon"
            await here.lobby.close()
            async with room(store=here.store) as again:
                await again.lobby.load()
                assert again.lobby.listed()[0].name == "Cards at noon"
    run(play())


def test_tables_without_spectators_and_by_invitation() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here, listed=False, spectators=False)
            two, three = await here.guest(), await here.guest()
            code = await here.lobby.invite(live.course.table, one.person)
            assert len(code) >= 16
            await here.say(live, two, wire.Join)
            assert two.why() == "invitation-needed"
            await here.say(live, two, wire.Join, invite=code)
            assert two.why() == "no-spectators"
            await here.say(live, two, wire.Sit, invite=code)
            assert live.course.seat_of(two.person) == 1
            await here.lobby.revoke(live.course.table, one.person, code)
            await here.say(live, three, wire.Sit, invite=code)
            assert three.why() == "invitation-needed"
            assert not here.lobby.listed()
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


def test_the_same_person_twice_is_one_player() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            other = Ear(one.person)
            await here.say(live, other, wire.Join)
            assert other.last(wire.Snapshot).seat == 0
            live.hang_up(one)
            await here.turn(40)
            assert not live.course.by_bot(0)     # the other device is still there
    run(play())
