import { describe, expect, it } from "vitest";
import { type Run, diffWords } from "./word-diff";

const written = (runs: Run[]) =>
  runs.map(({ kind, text }) => ({ same: text, old: `[-${text}-]`, new: `{+${text}+}` })[kind]).join("");

describe("what becomes of each word", () => {
  it.each([
    ["teh best rolls in town", "the best rolls in town", "[-teh-]{+the+} best rolls in town"],
    ["We bake rolls", "We bake rolls daily", "We bake rolls{+ daily+}"],
    ["We really bake rolls", "We bake rolls", "We [-really -]bake rolls"],
    ["Fresh rolls", "Frische Brötchen", "[-Fresh rolls-]{+Frische Brötchen+}"],
    ["Rolls", "Rolls", "Rolls"],
  ])("%j → %j", (before, after, runs) => expect(written(diffWords(before, after))).toBe(runs));

  it("is both texts, whatever they are", () => {
    const words = ["rolls", "bread", "and", "we", "bake", "\n\n", "7"];
    for (let n = 0; n < 200; n += 1) {
      const some = (step: number) =>
        Array.from({ length: (n * step) % 40 }, (_, i) => words[(i * step + n) % 7]).join(" ");
      const [before, after] = [some(3), some(5)];
      const runs = diffWords(before, after);
      const without = (kind: Run["kind"]) =>
        runs
          .filter((run) => run.kind !== kind)
          .map(({ text }) => text)
          .join("");
      expect(without("new")).toBe(before);
      expect(without("old")).toBe(after);
    }
  });
});
