import { describe, expect, it } from "vitest";
import { legsBefore } from "./legs";

const DAY = 86_400_000;

describe("the legs of a long wait", () => {
  it("are none where the wait is short", () => {
    expect(legsBefore(0, new Date(0).toISOString())).toEqual([]);
    expect(legsBefore(0, new Date(6 * DAY).toISOString())).toEqual([]);
  });

  it("are shorter than seven days each, up to a year ahead, and end before it", () => {
    const ends = [0, ...legsBefore(0, new Date(366 * DAY).toISOString()).map(Date.parse), 366 * DAY];
    const waits = ends.slice(1).map((end, n) => end - (ends[n] ?? 0));
    expect(Math.max(...waits)).toBeLessThan(7 * DAY);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
  });
});
