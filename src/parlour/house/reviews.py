"""Matches looked back on: one after the other in a thread of its own, so that play is never kept waiting."""
import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from .. import review
from ..bots import Bot, Thought, bot
from ..match import Match
from ..record import read
from . import wire
from .opened import opened
from .refusal import Refusal
from .shapes import Account, Decision, Review, Step

log = logging.getLogger("parlour.house")
JUDGE = "master"
MOST_KEPT, MOST_WAITING = 100, 8
MOST_STEPS = 10                                  # matches whose steps are kept: each is some hundred kilobytes


class Reviews:
    """What was found out about finished matches; the longest unasked are forgotten."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._found: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._waiting: set[tuple[str, int]] = set()
        self._failed: set[tuple[str, int]] = set()
        self._opener = ThreadPoolExecutor(1, thread_name_prefix="steps")
        self._steps: OrderedDict[str, list[Step]] = OrderedDict()
        self._closed = False

    def of(self, match: str, record: str, seat: int) -> Review:
        """What is known so far of the decisions of this seat; the first question starts the work."""
        asked = match, seat
        if asked in self._failed:
            raise Refusal("no-review")
        if asked not in self._found:
            if not 0 <= seat < record.count("\nseat "):
                raise Refusal("no-such-seat")
            if len(self._waiting) >= MOST_WAITING:
                raise Refusal("one-moment")
            self._found[asked] = Review(seat, JUDGE, 0, 1, [])
            self._waiting.add(asked)
            self._thread.submit(self._work, asked, record)
            while len(self._found) > MOST_KEPT:
                old = next(iter(self._found))
                del self._found[old]
        self._found.move_to_end(asked)
        return self._found[asked]

    async def steps(self, match: str, record: str) -> list[Step]:
        """The match act by act, with all cards open."""
        if match not in self._steps:
            if len(self._waiting) >= MOST_WAITING:
                raise Refusal("one-moment")
            self._waiting.add((match, -1))
            try:
                self._steps[match] = await asyncio.get_running_loop().run_in_executor(self._opener, opened, record)
            finally:
                self._waiting.discard((match, -1))
            while len(self._steps) > MOST_STEPS:
                self._steps.popitem(last=False)
        self._steps.move_to_end(match)
        return self._steps[match]

    def _work(self, asked: tuple[str, int], record: str) -> None:
        found = self._found.get(asked)
        try:
            if found and not self._closed:
                self._judge(read(record), found)
        except Exception:                        # told to nobody else: it would stay a secret of the thread
            log.exception("review failed", extra={"match": asked[0]})
            self._failed.add(asked)              # it would fail again
            self._found.pop(asked, None)
        finally:
            self._waiting.discard(asked)

    def _judge(self, match: Match, found: Review) -> None:
        judged, judge = list[review.Judged](), bot(JUDGE)
        found.of = sum(seat == found.seat and len(before.view(seat).acts) > 1 for before, seat, _, _ in match.decided())
        for one in review.judged(match, judge, [found.seat]):
            if self._closed:
                return
            judged.append(one)
            scores = sorted(one.scores.items(), key=lambda pair: -pair[1])
            found.decisions.append(Decision(one.number, one.round, one.act, one.better, round(one.loss, 4),
                                            [wire.Score(act, round(score, 4)) for act, score in scores],
                                            _reasons(judge, one) if one.loss > review.DOUBT else []))
            found.done += 1
        for account in review.accounts(match, judged):
            found.account = Account(round(account.reward, 4), round(account.skill, 4), round(account.luck, 4),
                                    account.decisions, account.mistakes)

    def close(self) -> None:
        """Look back no more."""
        self._closed = True
        for pool in (self._thread, self._opener):
            pool.shutdown(wait=False, cancel_futures=True)


def _reasons(judge: Bot, one: review.Judged) -> list[wire.Reason]:
    """The hidden cards that speak most for the better act, against the one that was done."""
    acts = one.view.rules.pages[one.view.page]
    better, done = acts.index(one.better), acts.index(one.act)
    why = judge.explain(one.view, Thought(better, {better: one.scores[one.better], done: one.scores[one.act]}))
    return [wire.Reason(each.card, each.zone, round(each.share, 3), each.other, round(each.there, 3),
                        round(each.elsewhere, 3)) for each in why]
