"""Deals can be checked: by the client, from the record, and with the twenty lines on the page."""
import asyncio
import hashlib
import json
import re
import subprocess
from pathlib import Path

import pytest

import parlour
from parlour.core.dice import deal_seed
from parlour.fair import Proof, proof
from parlour.house import wire
from term.helpers import run as command

from .kit import run, served

PAGE = (Path(__file__).parents[2] / "docs/fairness.md").read_text(encoding="utf-8")
VECTORS = re.findall(r"deal +(\d+)\nsecret +(\w+)\nnonces +(.*)\ncommitment +(\w+)\nseed +(\w+)", PAGE)


def nonces(text: str) -> list[str]:
    return [] if text == "(none)" else ["" if nonce == "-" else nonce for nonce in text.split()]


def test_the_vectors_and_the_python_of_the_page() -> None:
    page: dict[str, object] = {}
    exec(re.findall(r"```python\n(.*?)```", PAGE, re.S)[0], page)
    assert len(VECTORS) == 3
    for number, secret, added, commitment, seed in VECTORS:
        parts = bytes.fromhex(secret), [bytes.fromhex(nonce) for nonce in nonces(added)], int(number)
        assert page["commitment"](parts[0]) == commitment                    # type: ignore[operator]
        assert page["seed"](*parts) == seed == deal_seed(*parts).hex()       # type: ignore[operator]


def test_the_javascript_of_the_page() -> None:
    script = re.findall(r"```js\n(.*?)```", PAGE, re.S)[0]
    calls = [[secret, nonces(added), int(number)] for number, secret, added, _, _ in VECTORS]
    script += f"""
for (const [secret, nonces, number] of {json.dumps(calls)})
  console.log(await commitment(secret), await seed(secret, nonces, number));
"""
    done = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
    assert [line.split() for line in done.stdout.splitlines()] == [list(vector[3:]) for vector in VECTORS]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[wire.Fair], dict[int, str]]:
    """The record of a match of two people, what was told of its deals after, and what before."""
    async def play() -> tuple[str, list[wire.Fair], dict[int, str]]:
        from .kit import Pace
        slow = Pace(bot=0, between=0, nonces=5, again=0.01)
        async with served(tmp_path_factory.mktemp("house"), slow, database="memory:") as house:
            one, two = await house.client(), await house.client()
            one.nonce, two.nonce = "0a" * 16, "0b"
            table = await house.open(one, game="hearts", levels=["simple"] * 4, listed=True, options={"limit": 25})
            await one.sit(table, 0)
            await two.sit(table, 3)
            await one.say(wire.Start(table))
            await asyncio.gather(one.play(), two.play())
            assert one.about
            _, record, _ = await house.call("GET", f"/api/matches/{one.about.record}/record")
            return record, one.fair, one.commitments
    return run(play())


def test_every_deal_is_as_committed_and_has_what_everybody_added(
        played: tuple[str, list[wire.Fair], dict[int, str]]) -> None:
    record, told, before = played
    match = parlour.replay(record)
    assert len(told) == len(match.deals) == len(match.proofs) == len(before)
    for number, fair in enumerate(told, 1):
        assert fair.deal == number
        assert fair.commitment == before[number] == hashlib.sha256(bytes.fromhex(fair.secret)).hexdigest()
        assert fair.nonces == ["0a" * 16, "", "", "0b"]
        assert bytes.fromhex(fair.seed) == match.deals[number - 1]
        assert not match.proofs[number - 1].wrong(match.deals[number - 1], number)
    assert len({fair.secret for fair in told}) == len(told)
    assert parlour.replay(match.record()).record() == match.record()


def test_verify_checks_deals_and_bots(tmp_path: Path, played: tuple[str, list[wire.Fair], dict[int, str]]) -> None:
    record, told, _ = played
    file = tmp_path / "match.txt"
    file.write_text(record)
    done = command("verify", file)
    assert done.exit_code == 0, done.output
    assert f"Deal 1: commitment {told[0].commitment}, 2 of 4 seats added." in done.output
    assert f"{len(told)} of {len(told)} deals are as committed" in done.output
    for old, new, why in ((told[0].commitment, "00" * 32, "had bound itself to"), (" 0b\n", " 0c\n", "players added")):
        file.write_text(record.replace(old, new))
        done = command("verify", file)
        assert done.exit_code == 1
        assert why in done.output


@pytest.mark.parametrize("line", ["fair", "fair 12", "fair " + "0" * 64, "fair " + "0" * 64 + " " + "g" * 64,
                                  "fair " + "0" * 64 + " " + "0" * 64 + " 123",
                                  "fair " + "0" * 64 + " " + "0" * 64 + " -" * 9])
def test_what_is_no_proof_is_refused(line: str) -> None:
    record = parlour.new("hearts", seed=1).record().splitlines()
    with pytest.raises(ValueError, match="does not replay at line 4"):
        parlour.replay("\n".join([*record[:3], line, *record[3:]]))


def test_a_proof_belongs_after_its_deal_once() -> None:
    seed, told = deal_seed(bytes(32), (b"x",), 1), f"fair {proof(bytes(32), (b'x',))}"
    head = "parlour-record 1\ngame hearts 1"
    match = parlour.replay(f"{head}\ndeal {seed.hex()}\n{told}")
    assert match.proofs == {0: Proof(hashlib.sha256(bytes(32)).digest(), bytes(32), (b"x",))}
    for wrong in (f"{head}\n{told}\ndeal {seed.hex()}", f"{head}\ndeal {seed.hex()}\n{told}\n{told}"):
        with pytest.raises(ValueError, match="stands once"):
            parlour.replay(wrong)
