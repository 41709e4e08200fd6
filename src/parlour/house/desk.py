"""What people may ask of a table, a function each."""
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ..bots import BOTS, bot
from ..core.sight import GALLERY
from ..match import PERSON
from . import claim, entries, finish, names, shown, undo, wire
from .course import GATHERING, OVER, PLAYING
from .guard import Bucket
from .refusal import Refusal
from .window import reacted

if TYPE_CHECKING:
    from .around import Line
    from .live import Live

PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "oops", "one-moment-please", "your-turn",
           "good-game", "goodbye", "smile", "laugh", "wow", "sad", "clap", "heart")
ADVISER = "master"
HINTS = 5


def mine(live: "Live", line: "Line") -> int:
    """Where this person sits."""
    seat = live.course.seat_of(line.person)
    if seat < 0:
        raise Refusal("not-seated")
    return seat


def host(live: "Live", line: "Line") -> None:
    """The host, or whoever sits here if the host does not."""
    mine(live, line)
    if line.person != live.course.opened.host and live.course.seat_of(live.course.opened.host) >= 0:
        raise Refusal("only-the-host")


def in_state(live: "Live", *states: str) -> None:
    """Only while the table is in one of these states."""
    if live.course.state not in states:
        raise Refusal("not-now", state=live.course.state)


def welcome(live: "Live", line: "Line", invite: str) -> None:
    """Whether this person may come to the table."""
    course = live.course
    if course.seat_of(line.person) >= 0 or line in live.visits or course.opened.listed \
            or line.person == course.opened.host:
        return
    digest = hashlib.sha256(invite.encode()).hexdigest()
    if not any(hmac.compare_digest(digest, known) for known in course.invites):
        raise Refusal("invitation-needed")


async def join(live: "Live", line: "Line", message: wire.Join) -> None:
    """Come to the table; where one sits, one takes the seat back."""
    course = live.course
    welcome(live, line, message.invite)
    seat = course.seat_of(line.person)
    if seat < 0 and not course.opened.spectators and course.state != GATHERING:
        raise Refusal("no-spectators")
    if seat >= 0 and course.state == PLAYING and course.by_bot(seat):
        await live.commit(entries.Decides(seat, PERSON))
    await live.visit(line, GALLERY if seat < 0 else seat, message.line)
    live.seating()
    if course.match and not course.match.to_act and (course.commit or course.kept == course.match_id):
        finish.reveal(live, line)                # as the others were told before


async def leave(live: "Live", line: "Line", message: wire.Leave) -> None:
    """Be told no more."""
    if line not in live.visits:
        raise Refusal("not-here")
    live.leave(line)
    line.send(wire.encode(wire.Closed(live.course.table, "left")))


async def sit(live: "Live", line: "Line", message: wire.Sit) -> None:
    """Take a free seat."""
    course = live.course
    welcome(live, line, message.invite)
    if course.seat_of(line.person) >= 0:
        raise Refusal("seated-already")
    free = [seat for seat, chair in enumerate(course.chairs) if not chair.person]
    wanted = [seat for seat in free if message.seat in (-1, seat)]
    if not wanted:
        raise Refusal("seat-taken" if message.seat < len(course.chairs) else "no-such-seat")
    seat = course.sat_for.get(line.person, wanted[0]) if course.state == PLAYING else wanted[0]
    if seat not in wanted:
        raise Refusal("other-seat-this-round", seat=seat)
    took = [entries.Decides(seat, PERSON)] if course.state == PLAYING else []
    await live.commit(entries.Sat(seat, line.person), *took)
    live.names[line.person] = await live.around.names.name(line.person)
    positions = line in live.visits and live.visits[line].positions
    for other in [line, *(other for other in live.visits if other.person == line.person)]:
        await live.visit(other, seat, positions)
    live.seating()


async def stand(live: "Live", line: "Line", message: wire.Stand) -> None:
    """Give the seat up."""
    course, seat = live.course, mine(live, line)
    await live.vacate(seat)
    for other in [other for other in live.visits if other.person == line.person]:
        if course.opened.spectators or course.state == GATHERING:
            await live.visit(other, GALLERY, live.visits[other].positions)
        else:
            del live.visits[other]
            other.send(wire.encode(wire.Closed(course.table, "left")))
    live.seating()


async def level(live: "Live", line: "Line", message: wire.Level) -> None:
    """Another bot for a seat."""
    host(live, line)
    in_state(live, GATHERING, OVER)
    if not 0 <= message.seat < len(live.course.chairs):
        raise Refusal("no-such-seat")
    if message.level not in BOTS:
        raise Refusal("no-such-level")
    await live.commit(entries.Levelled(message.seat, message.level))
    live.seating()


async def name_table(live: "Live", line: "Line", message: wire.NameTable) -> None:
    """Call the table something."""
    host(live, line)
    name = names.normal(message.name, names.TABLE)
    if name != live.course.name:
        await live.commit(entries.Named(name))
        live.seating()


async def start(live: "Live", line: "Line", message: wire.Start) -> None:
    """Begin."""
    host(live, line)
    in_state(live, GATHERING)
    await begin(live)


async def rematch(live: "Live", line: "Line", message: wire.Rematch) -> None:
    """Begin again with the same people."""
    mine(live, line)
    in_state(live, OVER)
    if live.course.kept != live.course.match_id:
        raise Refusal("one-moment")              # the last match is still being kept
    await begin(live)


async def begin(live: "Live") -> None:
    """A match begins; bots take the empty seats, and nobody looks on who may not."""
    await live.commit(entries.Began(names.match_id(), live.around.clock.date()))
    live.nonces.clear()
    if not live.course.opened.spectators:
        for line in [line for line, visit in live.visits.items() if visit.seat == GALLERY]:
            del live.visits[line]
            line.send(wire.encode(wire.Closed(live.course.table, "no-spectators")))
    live.show_all()


async def add(live: "Live", line: "Line", message: wire.Add) -> None:
    """Something for the chance of the next deal."""
    seat, commit = mine(live, line), live.course.commit
    if commit is None or commit.deal != message.deal or len(message.nonce) % 2:
        raise Refusal("stale")
    live.nonces.setdefault(seat, message.nonce)


async def act(live: "Live", line: "Line", message: wire.Act) -> None:
    """Do an act, once."""
    course, seat = live.course, mine(live, line)
    if (line.person, message.id) in course.done:
        done = course.done[line.person, message.id]
    else:
        in_state(live, PLAYING)
        match = course.match
        assert match
        if course.paused:
            raise Refusal("paused")
        if course.by_bot(seat):
            raise Refusal("bot-plays")
        if seat in course.held or not course.since[seat] <= message.at <= course.at or not match.deals:
            raise Refusal("stale")
        try:
            number = match.rules.act(message.act, match.page)
        except ValueError:
            raise Refusal("no-such-act", act=message.act) from None
        if no := match.why_not(seat, number):
            about = {name: list(value) if isinstance(value, tuple) else value for name, value in no.about.items()}
            raise Refusal(no.rule, **{**about, "act": no.act})
        if course.window:
            after = reacted(live, message.elapsed, line.delay)
            await live.commit(entries.Sealed(seat, number, line.person, message.id, after))
            live.tell(seat)                      # to others it must not even show that somebody has decided
            line.send(wire.encode(wire.Done(course.table, message.id, message.at)))
            return
        else:
            spent = live.spent(seat)
            await live.commit(entries.Acted(seat, number, line.person, message.id, spent))
            live.asked = None
        done = course.told
    live.tell()                                  # so that who hears that it is done has seen what came of it
    line.send(wire.encode(wire.Done(course.table, message.id, done)))


async def hint(live: "Live", line: "Line", message: wire.Hint) -> None:
    """What a strong bot would do; not against people who play for time."""
    course, seat = live.course, mine(live, line)
    in_state(live, PLAYING)
    assert course.match
    if course.opened.quick and len(course.people()) > 1:
        raise Refusal("no-hints-here")
    if seat not in course.match.to_act:
        raise Refusal("not-your-turn")
    if seat in live.advised:
        raise Refusal("one-moment")              # a strong bot thinks long: one hint after the other
    view, at = course.match.view(seat), course.told

    async def advise() -> None:
        adviser = bot(ADVISER)
        try:
            thought = await live.around.thinkers.think(adviser, view)
            why = await live.around.thinkers.run(adviser.explain, view, thought)
        finally:
            live.advised.discard(seat)
        acts = view.rules.pages[view.page]
        ranked = sorted(thought.scores.items(), key=lambda pair: (-pair[1], pair[0]))[:HINTS]
        line.send(wire.encode(wire.Hinted(
            course.table, at, acts[thought.action], [wire.Score(acts[act], round(score, 3)) for act, score in ranked],
            [wire.Reason(one.card, one.zone, round(one.share, 3), one.other, round(one.there, 3),
                         round(one.elsewhere, 3)) for one in why])))
    live.advised.add(seat)
    live.start_task(advise())


async def last(live: "Live", line: "Line", message: wire.Last) -> None:
    """Tell the last trick again."""
    course = live.course
    if line not in live.visits or not course.match:
        raise Refusal("not-now", state=course.state)
    told = shown.recent(course.match, live.visits[line].seat, course.deal_at)
    line.send(wire.encode(wire.Recent(course.table, told)))


async def pause(live: "Live", line: "Line", message: wire.Pause) -> None:
    """Hold the match, or go on."""
    mine(live, line)
    in_state(live, PLAYING)
    if live.course.opened.quick and len(live.course.people()) > 1:
        raise Refusal("no-pause-here")
    if message.on != live.course.paused:
        await live.commit(entries.Paused(message.on))
        live.began.clear()
        live.seating()
        live.tell()


def may_talk(live: "Live", line: "Line") -> int:
    """The seat of somebody who may say something now: a few things at once, then one every two seconds."""
    seat, now = mine(live, line), live.around.clock.now()
    if not live.talk.setdefault(line.person, Bucket(0.5, 5, now)).take(now):
        raise Refusal("too-fast")
    return seat


async def phrase(live: "Live", line: "Line", message: wire.Phrase) -> None:
    """Say a set phrase."""
    if message.phrase not in PHRASES:
        raise Refusal("no-such-phrase")
    live.say(live.visits, wire.Said(live.course.table, may_talk(live, line), message.phrase))


async def chat(live: "Live", line: "Line", message: wire.Chat) -> None:
    """Say something in own words."""
    mine(live, line)
    if not live.course.chat:
        raise Refusal("chat-is-off")
    seat = may_talk(live, line)
    if text := names.normal(message.text, 200):
        live.say(live.visits, wire.Said(live.course.table, seat, text=text))


async def allow_chat(live: "Live", line: "Line", message: wire.AllowChat) -> None:
    """Allow own words, or not."""
    host(live, line)
    if message.on != live.course.chat:
        await live.commit(entries.Chats(message.on))
        live.seating()


DESK: dict[type[wire.AtTable], Callable[["Live", "Line", Any], Awaitable[None]]] = {
    wire.Join: join, wire.Leave: leave, wire.Sit: sit, wire.Stand: stand, wire.Level: level,
    wire.NameTable: name_table, wire.Start: start, wire.Rematch: rematch, wire.Add: add, wire.Act: act,
    wire.Undo: undo.ask, wire.Agree: undo.agree, wire.Hint: hint, wire.Claim: claim.ask, wire.Last: last,
    wire.Pause: pause, wire.Phrase: phrase, wire.Chat: chat, wire.AllowChat: allow_chat}
