import { expect, test } from "vitest";
import { read } from "./route.svelte";

test("an address names a page and an id", () => {
  expect(read("#/table/Pq3v")).toMatchObject({ page: "table", id: "Pq3v" });
  expect(read("")).toMatchObject({ page: "", id: "" });
});

test("an invitation is read in both ways it is written", () => {
  expect(read("#/table/Pq3v?invite=b1Qm").query.get("invite")).toBe("b1Qm");
  expect(read("#table=Pq3v&invite=b1Qm")).toMatchObject({ page: "table", id: "Pq3v" });
  expect(read("#table=Pq3v&invite=b1Qm").query.get("invite")).toBe("b1Qm");
});
