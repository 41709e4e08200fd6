import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES } from "../people/known.svelte";
import { Texts } from "../words/texts";
import { LANGUAGES } from "../words/words.svelte";
import { done, LESSONS } from "./lessons";

const words = (language: string) =>
  new Texts(language, [readFileSync(new URL(`../../../src/parlour/words/${language}/lessons.ftl`, import.meta.url), "utf-8")]);
const ALL = Object.entries(LESSONS).flatMap(([game, tasks]) => tasks.map((task, n) => ({ step: `${game}-${n + 1}`, task })));

describe("lessons", () => {
  it("are there for every game of the house", () => expect(Object.keys(LESSONS).sort()).toEqual([...GAMES].sort()));

  it.each(Object.keys(LANGUAGES))("have all their sentences in %s", (language) => {
    const texts = words(language);
    for (const { step, task } of ALL) {
      expect(texts.has(step), step).toBe(true);
      expect([texts.has(`${step}-yes`), texts.has(`${step}-no`)], step).toEqual([Boolean(task.right), Boolean(task.right)]);
      for (const act of task.acts ?? []) expect(/^\d+$/.test(act) || texts.has(`act-${act}`), act).toBe(true);
    }
  });

  it.each(Object.keys(LANGUAGES))("can be read in 90 seconds in %s, at 200 words a minute", (language) => {
    const texts = words(language);
    for (const [game, tasks] of Object.entries(LESSONS)) {
      const read = tasks.flatMap((task, n) => [texts.say(`${game}-${n + 1}`), task.right ? texts.say(`${game}-${n + 1}-yes`) : ""]);
      const count = read.join(" ").split(/\s+/).length;
      expect(count / (200 / 60), game).toBeLessThan(90);
    }
  });

  it("can be finished: enough is right, and it is there", () => {
    for (const { step, task } of ALL) {
      if (!task.right) continue;
      expect(done(task, task.right), step).toBe(true);
      for (const what of task.right) {
        expect(typeof what === "number" ? task.hand?.[what] : task.acts?.includes(what), step).toBeTruthy();
      }
    }
  });
});
