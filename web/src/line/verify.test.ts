import { expect, test } from "vitest";
import { commitment, seed, verify } from "./verify";

const secret = "873fc4cde0eff7ddca8a5eb6ae2c0c24e2b3191c335ef13b4e87c5b50d47e6f1";
const fair = {
  deal: 1, secret, nonces: ["00ff", "", "", ""],
  commitment: "c47b2f1f7e26ba61f4175379f6e5a72fd8b72a21f4f8580204f654f2c51228e1",
  seed: "11bfae9b14185040a9352855cf4716d306961cc216f1671c4eb0ddc0a52b3340",
};

test("the commitment and the seed follow from the secret, the nonces and the number of the deal", async () => {
  expect(await commitment(secret)).toBe(fair.commitment);
  expect(await seed(fair)).toBe(fair.seed);
});

test("a deal as promised is fair", async () => {
  expect(await verify(fair, fair.commitment, "00ff")).toBe("fair");
});

test("each way to deal otherwise is found", async () => {
  expect(await verify(fair, "00", "")).toBe("other-commitment");
  expect(await verify({ ...fair, secret: "00" }, "", "")).toBe("wrong-secret");
  expect(await verify(fair, fair.commitment, "abcd")).toBe("nonce-missing");
  expect(await verify({ ...fair, deal: 2 }, fair.commitment, "00ff")).toBe("wrong-seed");
});
