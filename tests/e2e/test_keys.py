"""By keyboard alone; where the focus is; what a screen reader is told."""
from collections.abc import Callable

from playwright.sync_api import Page

from e2e.conftest import Visitor

WHERE = """() => {
  const one = document.activeElement;
  const first = document.querySelector('.hand button[data-can], .mine button[data-can]');
  return {lost: one === document.body, over: !!document.querySelector('.end a[href^="#/review/"]'),
          legal: one.matches('button[data-can], [data-act], .end button.primary, .choices button.primary'),
          act: !!document.querySelector('.choices button:not([disabled]), .end button.primary'),
          inHand: !!one.closest('.hand'), cards: document.querySelectorAll('.hand button[data-can]').length,
          decides: !!document.querySelector('.choices button.primary:not([disabled]):not([data-act])'),
          turn: !!first, name: one.getAttribute('aria-label') || one.innerText};
}"""


def step(page: Page) -> str:
    """One decision, made with keys that everybody finds: Tab, arrows and Enter.  What was done, or nothing."""
    now = page.evaluate(WHERE)
    if now["over"]:
        return "over"
    if not now["act"] and not now["turn"]:
        page.wait_for_timeout(15)
        return ""
    if now["decides"] or not now["cards"]:
        for _ in range(80):
            now = page.evaluate(WHERE)
            if now["legal"] and not now["inHand"]:
                break
            page.keyboard.press("Tab")
    else:
        for _ in range(80):
            now = page.evaluate(WHERE)
            if now["inHand"]:
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Home")
        for _ in range(40):
            if page.evaluate(WHERE)["legal"]:
                break
            page.keyboard.press("ArrowRight")
    now = page.evaluate(WHERE)
    if now["legal"]:
        page.keyboard.press("Enter")
        return str(now["name"])
    return ""


def test_a_whole_match_by_keyboard_alone(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    one.table("oh_hell", sequence="thirteen", limit=25)
    one.page.keyboard.press("Tab")
    done = lost = 0
    for _ in range(4000):
        what = step(one.page)
        if what == "over":
            break
        done += bool(what)
        lost += bool(what) and one.page.evaluate(WHERE)["lost"]
    assert what == "over"
    assert done >= 14
    assert not lost, f"the focus fell to the page {lost} times in {done} decisions"


def test_digits_choose_and_the_list_of_keys_opens(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    one.table("hearts", passing="off", limit=25)
    page = one.page
    page.locator(".hand button[data-can]").first.wait_for()
    before = page.locator(".hand button.touch").count()
    page.keyboard.press("1")
    page.wait_for_function("n => document.querySelectorAll('.hand button.touch').length < n", arg=before)
    page.keyboard.press("?")
    assert page.get_by_role("dialog").or_(page.locator(".keys")).first.is_visible()


def test_turns_are_told_at_once_and_tricks_in_one_sentence(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    one.table("hearts", passing="off", limit=25)
    page = one.page
    page.locator("[data-live]").first.wait_for(state="attached")
    page.evaluate("""() => { window.told = [];
        for (const region of document.querySelectorAll('[data-live]')) new MutationObserver(() =>
            region.textContent && window.told.push([region.dataset.live, region.textContent])
        ).observe(region, {childList: true, characterData: true, subtree: true}); }""")
    for _ in range(4):
        page.locator(".hand button[data-can]").first.wait_for()
        page.keyboard.press("1")
        page.wait_for_timeout(300)
    told = page.evaluate("window.told")
    assert any(kind == "assertive" and "turn" in text.lower() for kind, text in told), told
    tricks = [text for kind, text in told if kind == "polite" and "trick" in text]
    assert tricks, told
    assert all(region in ("polite", "assertive") for region, _ in told)


def test_a_key_can_be_changed(visitor: Callable[..., Visitor]) -> None:
    """What is pressed in its field is the key from then on; whatever had that key before has none."""
    one = visitor()
    one.go("#/settings")
    one.page.get_by_label("Score", exact=True).press("l")
    one.table("hearts")
    one.page.locator(".hand button").first.wait_for()
    one.page.keyboard.press("?")
    one.page.locator("dialog").wait_for()
    keys, words = (one.page.locator(f"dialog {part}").all_inner_texts() for part in ("dt", "dd"))
    listed = dict(zip(words, keys, strict=True))
    assert (listed["Score"], listed["Last trick"], listed["Hint"]) == ("l", "–", "h")
