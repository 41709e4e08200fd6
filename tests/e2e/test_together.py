"""People at one table; a page that is loaded again; a house that goes and comes back."""
import re
from collections.abc import Callable

from e2e.conftest import House, Visitor
from e2e.player import OFFERS, Player


def hand(one: Visitor) -> list[str]:
    """The cards that somebody holds, by what a screen reader says of them."""
    one.page.locator(".hand button.touch").first.wait_for()
    return sorted(one.page.locator(".hand button.touch").evaluate_all("all => all.map((each) => each.dataset.k)"))


def test_two_people_and_bots_share_a_table(visitor: Callable[..., Visitor]) -> None:
    host, guest = visitor(), visitor()
    table = host.table("hearts", start=False, limit=25, passing="off")
    invitation = host.ask("POST", f"api/tables/{table}/invites")
    guest.page.goto(invitation["url"])
    guest.page.locator("main button.primary").click()
    host.page.get_by_text(guest_name(guest)).first.wait_for()
    host.page.locator("main button.primary", has_text=re.compile("^Start")).click()
    assert not set(hand(host)) & set(hand(guest))
    players = [Player(host.page, 1), Player(guest.page, 2)]
    for _ in range(6000):
        offers = [player.page.evaluate(OFFERS) for player in players]
        if all(offer["over"] for offer in offers):
            break
        for player, offer in zip(players, offers, strict=True):
            if offer["found"] and not offer["over"]:
                player.take(offer["found"])
            else:
                player.page.wait_for_timeout(10)
    assert all(offer["over"] for offer in offers)
    assert min(player.done for player in players) >= 13


def guest_name(guest: Visitor) -> str:
    """What the house calls them."""
    name: str = guest.ask("GET", "api/me")["name"]
    return name


def test_a_page_that_is_loaded_again_shows_the_same_hand(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    one.table("hearts", passing="off", limit=25)
    one.page.locator(".hand button[data-can]").first.click()
    one.page.locator(".hand button[data-can]").first.wait_for()
    before = hand(one)
    assert len(before) < 13
    one.page.reload()
    assert hand(one) == before
    one.page.locator(".hand button[data-can]").first.click()


def test_a_house_that_is_killed_and_comes_back_goes_on_with_the_same_hand(
        visitor: Callable[..., Visitor], house: House) -> None:
    one = visitor()
    one.table("spades", rounds=1)
    one.page.locator("[data-act]").first.click()
    one.page.locator(".hand button[data-can]").first.wait_for()
    before = hand(one)
    house.kill()
    one.page.locator(".banner").wait_for()
    house.start()
    one.page.locator(".banner").wait_for(state="detached", timeout=30_000)
    assert hand(one) == before
    Player(one.page).match()
