import { describe, expect, it } from "vitest";
import { type Expected, type Shown, compare } from "./checker";

const asked: Expected[] = [
  { page: "1", text: "Rolls", expect: "once", at: 1_000_000 },
  { page: "2", text: "Rolls", expect: "once", at: 2_000_000 },
  { page: "1", text: "Refused", expect: "never" },
];
const shown: Shown[] = [
  { page: "1", text: "Rolls", at: 1_000_400 },
  { page: "2", text: "Rolls", at: 2_000_000 },
];
const [first, second] = shown as [Shown, Shown];

describe("the checker", () => {
  it("finds nothing when all is correct", () => expect(compare(asked, shown)).toEqual([]));

  it.each([
    ["a row taken out", [first], "lost: 2 Rolls"],
    ["a row put in", [...shown, { page: "2", text: "Buns", at: 0 }], "never asked for: 2 Buns"],
    ["a row doubled", [...shown, { ...first, at: 1_000_900 }], "2 times: 1 Rolls"],
    ["a row on the other page", [first, { ...second, page: "3" }], "lost: 2 Rolls"],
    ["one that was refused", [...shown, { page: "1", text: "Refused", at: 0 }], "must not be: 1 Refused"],
    ["one that is early", [first, { ...second, at: 1_999_999 }], "1 ms early: 2 Rolls"],
    ["one that is late", [first, { ...second, at: 2_060_001 }], "60001 ms late: 2 Rolls"],
  ])("reports %s", (_, rows, problem) => {
    expect(compare(asked, rows).join("\n")).toContain(problem);
  });

  it("gives 90 seconds after an outage, and only to what it hit", () => {
    const outage = { from: 1_990_000, until: 2_050_000 };
    const at = (ms: number) => compare(asked, [first, { ...second, at: ms }], [outage]);
    expect(at(2_140_000)).toEqual([]);
    expect(at(2_140_001)).toHaveLength(1);
    expect(compare(asked, [{ ...first, at: 1_060_001 }, second], [outage])).toHaveLength(1);
  });
});
