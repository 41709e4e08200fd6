"""Where acts end in numbers, such as bids, a number means the one that ends in it."""
import re

from .helpers import run

PLAY = ["play", "oh_hell", "--seed", "5", "--bots", "simple"]


def test_a_number_is_the_bid() -> None:
    """Not the place of the bid in the list, which begins with none."""
    done = run(*PLAY, typed="3\n")
    assert "0) bid 0  1) bid 1  2) bid 2" in done.output
    assert "You bid 3." in done.output
    assert "You bid 0." in run(*PLAY, typed="0\n").output
    assert "You bid 4." in run(*PLAY, typed="bid 4\n").output


def test_cards_are_counted_from_1_again() -> None:
    done = run(*PLAY, typed="3\n1\n")
    listed = re.search(r"^1\) (..)  2\)", done.output, re.MULTILINE)
    assert listed
    assert f"You play {listed[1]}." in done.output


def test_a_bid_that_is_forbidden_is_refused_by_its_rule() -> None:
    """The others are still where they were in the list."""
    for seed in range(40):
        done = run("play", "oh_hell", "--seed", str(seed), "--bots", "simple", "--option", "restrict=on", typed="99\n")
        found = re.search(r"Your bid, which may not be (\d+):", done.output)
        if found and 0 < int(found[1]) < 10:
            break
    assert found
    number = int(found[1])
    assert f"{number - 1}) bid {number - 1}  {number + 1}) bid {number + 1}" in done.output
    assert "oh_hell has no act called 'bid 99'." in done.output
    told = run("play", "oh_hell", "--seed", str(seed), "--bots", "simple", "--option", "restrict=on",
               typed=f"{number}\n11\n{number + 1}\n").output
    assert told.count("(bids-must-not-fit)") == 2
    assert f"You bid {number + 1}." in told


def test_what_is_told_of_a_round() -> None:
    """Who deals, trumps, bids, their total, and how it ended; and the questions about the table."""
    done = run(*PLAY, typed="s\nh\n3\ns\n" + "1\n" * 10)
    for told in (r"^(You deal|\w+ deals) 10 cards each\.$", r"^.. is turned up: its suit is trumps\.$",
                 r"^Trumps are \w+ \(..\)\. 10 tricks, \d+ bid so far\. Your bid:$", r"^Turned up for trumps: ..\.$",
                 r"^Round 1 of 19, 10 cards each\. The most points win\. Trumps are \w+ \(..\)\. \d+ bid in all, "
                 r"for 10 tricks\.$", r"^You have not bid yet\.$", r"^You bid 3 and have taken 0\.$",
                 r"^The bids add up to \d+\.$", r"^West bid \d+ and has taken 0\.$",
                 r"^You (bid 3 and made it|missed your bid with .*)\.$", r"^\w+ missed the bid with .*\.$"):
        assert re.search(told, done.output, re.MULTILINE), f"{told} in {done.output}"


def test_the_dealers_card_is_shown() -> None:
    done = run(*PLAY, "--option", "trump=dealer")
    assert re.search(r"^(You show|\w+ shows) ..: its suit is trumps\.$", done.output, re.MULTILINE)


def test_one_card_is_dealt_not_drawn() -> None:
    done = run(*PLAY, "--option", "sequence=up")
    assert re.search(r"deals? 1 card each\.\nYou are dealt ..\.\n.. is turned up", done.output)
    assert "draw" not in done.output


SPADES = ["play", "spades", "--seed", "4", "--bots", "simple"]


def test_nil_is_0_among_bids() -> None:
    """It is the one act without a number at its end."""
    done = run(*SPADES, typed="3\n")
    assert "0) nil  1) bid 1  2) bid 2" in done.output
    assert "You bid 3." in done.output
    for typed in ("0\n", "nil\n", " NIL \n"):
        assert "You bid nil." in run(*SPADES, typed=typed).output
    assert "spades has no act called 'bid 14'." in run(*SPADES, typed="14\n").output


def test_what_is_told_of_a_round_of_spades() -> None:
    """Bids, the bids of the teams, tricks, what the teams made of their bids; and the questions about the table."""
    done = run(*SPADES, typed="s\n4\ns\n" + "1\n" * 13 + "4\n")
    for told in (r"^North bids 1\.$", r"^Your bid, nil or a number of tricks:$", r"^You have not bid yet; bags of your "
                 r"team: 0\.$", r"^North bid 1 and has taken no trick; bags of that team: 0\.$", r"^You bid 4\.$",
                 r"^Your team bids 5 tricks in all\.$", r"^West's team bids 7 tricks in all\.$",
                 r"^500 points win\. Spades are not broken\. Your team needs 5 more tricks\.$",
                 r"^You bid 4 and have taken no trick; bags of your team: 0\.$",
                 r"^(You lead|Your turn, \w+ were led); your team needs 5 more tricks:$", r"^Spades are broken\.$",
                 r"^Your team (made|missed) its bid.*\.$", r"^West's team (made|missed) its bid.*\.$",
                 r"^North gets (-?\d+) points, \1 in all\.$", r"^--- Round 2 ---$"):
        assert re.search(told, done.output, re.MULTILINE), f"{told} in {done.output}"
