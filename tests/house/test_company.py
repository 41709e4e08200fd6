"""Who sits, hosts, looks on and talks at a table."""

from parlour.house import wire
from parlour.house.desk import PHRASES
from parlour.words import has

from .kit import Ear, room, run
from .test_tables import plays, table


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
