import { describe, expect, it } from "vitest";
import { withIntendedTime } from "./with-intended-time";

const NOW = Date.parse("2026-11-25T12:00:00Z");
const [past, soon, later] = ["2026-11-24T09:00:00Z", "2026-12-01T09:00:00Z", "2026-12-08T09:00:00Z"];

describe("the time that a post is meant for", () => {
  it("is proposed, and follows where the campaign is moved, whatever was decided of the post", () => {
    const first = withIntendedTime({}, 7, soon, NOW);
    expect(first).toEqual({ 7: { at: soon, meant: soon } });
    expect(withIntendedTime({ 7: { ...first[7], verdict: "kept" } }, 7, later, NOW)).toEqual({
      7: { at: later, meant: later, verdict: "kept" },
    });
  });

  it("does not take the place of one that was chosen, nor of any where it is over", () => {
    for (const marks of [{ 7: { at: later } }, { 7: { at: later, meant: soon } }])
      expect(withIntendedTime(marks, 7, soon, NOW)).toBe(marks);
    const marks = { 7: { at: soon, meant: soon } };
    expect(withIntendedTime(marks, 7, past, NOW)).toBe(marks);
    expect(withIntendedTime(marks, 7, soon, NOW)).toBe(marks);
    expect(withIntendedTime({}, 7, past, NOW)).toEqual({});
  });
});
