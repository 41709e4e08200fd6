"""The pages around the table: from the lobby to a hand, lessons, options, settings, and without a line."""
from collections.abc import Callable

from playwright.sync_api import expect

from e2e.conftest import Visitor


def test_play_now_deals_and_the_lobby_knows_the_way_back(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    page = one.go()
    page.get_by_role("combobox").first.select_option("novice")
    page.get_by_role("button", name="Play now: Hearts, against bots of the level Novice").click()
    expect(page.locator("[data-can]")).to_have_count(13)
    page = one.go()
    expect(page.get_by_role("combobox").first).to_have_value("novice")         # the level used last
    page.get_by_role("link", name="Go on: Hearts").click()
    expect(page.locator("[data-can]")).to_have_count(13)
    page = one.go()
    page.get_by_role("button", name="Give up for good: Hearts").click()
    expect(page.get_by_role("link", name="Go on: Hearts")).to_have_count(0)


def test_a_lesson_by_keyboard_from_the_first_question_to_the_game(visitor: Callable[..., Visitor]) -> None:
    one = visitor(viewport={"width": 360, "height": 640})
    page = one.go("#/learn/hearts")
    page.get_by_role("button", name="Go on").press("Enter")
    page.get_by_role("button", name="two of clubs").press("Enter")
    expect(page.get_by_text("That one is harmless")).to_be_visible()
    for card in ("queen of spades", "ace of hearts", "king of hearts"):
        page.get_by_role("button", name=card).press("Space")
    expect(page.get_by_text("You get three cards in return")).to_be_visible()
    for right in ("three of clubs", "queen of spades", "five of diamonds"):
        page.get_by_role("button", name="Go on").press("Enter")
        page.get_by_role("button", name=right).press("Enter")
    page.get_by_role("button", name="Go on").press("Enter")
    page.get_by_role("button", name="Go on").press("Enter")
    page.get_by_role("button", name="Play Hearts now").press("Enter")
    expect(page.locator("[data-can]")).to_have_count(13)


def test_options_that_differ_are_told_and_those_that_do_not_fit_are_explained(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    page = one.go("#/new/kabul")
    page.get_by_text("Stacking", exact=True).click()
    page.get_by_label("What may be stacked").select_option("any")
    page.get_by_label("How many are stacked").select_option("all_matching")
    expect(page.get_by_role("list", name="Other than usual")).to_contain_text("What may be stacked: all cards")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("one is given for each")
    one.trouble = [text for text in one.trouble if "409" not in text]          # the browser tells of it too
    page.get_by_role("combobox", name="Rules").select_option("golf")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Start the match")).to_be_visible()
    expect(page.get_by_role("list", name="Other than usual")).to_contain_text("Rounds: 9")


def test_settings_go_along_to_a_second_device(visitor: Callable[..., Visitor]) -> None:
    one, two = visitor(), visitor()
    page = one.go("#/settings")
    with page.expect_response(lambda answer: "four-colour" in (answer.request.post_data or "")):     # a moment later
        page.get_by_label("Deck").select_option("four-colour")
    code = one.ask("POST", "api/me/code")["code"]
    two.go(f"#/people?code={code}")
    two.page.get_by_role("button", name="Be the same person here").click()
    expect(two.page.get_by_role("status")).to_contain_text("on this device too")
    two.page.reload()
    expect(two.page.locator("html")).to_have_attribute("data-deck", "four-colour")


def test_without_a_line_lessons_and_rules_are_still_there(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    page = one.go()
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("async () => (await caches.keys()).includes('parlour-read')")
    page.wait_for_function("async () => (await (await caches.open('parlour-read')).keys()).length >= 6")
    page.reload()
    one.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Parlour")).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text("Without the line")
    for where, words in (("#/learn/qute", "Get rid of your cards"), ("#/rules/kabul", "Two to six players")):
        one.go(where)
        expect(page.get_by_text(words).first).to_be_visible()
    one.trouble = [text for text in one.trouble if "ERR_" not in text]
