import { describe, expect, it } from "vitest";
import { askedFrom, isAsked } from "./rules";

const ZONE = "Europe/Budapest";
const from = (at: string, zone = ZONE) => askedFrom(new Date(at), zone).toISOString();

describe("the evening after a post", () => {
  it("is that of its day, or the next where people had no time to come", () => {
    expect(from("2026-11-23T07:00:00Z")).toBe("2026-11-23T17:00:00.000Z");
    expect(from("2026-11-23T11:00:00Z")).toBe("2026-11-23T17:00:00.000Z");
    expect(from("2026-11-23T11:01:00Z")).toBe("2026-11-24T17:00:00.000Z");
    expect(from("2026-11-23T22:30:00Z")).toBe("2026-11-24T17:00:00.000Z");
  });

  it("is at six by its owner's clock also on the days that the clocks change, and far from Greenwich", () => {
    expect(from("2026-03-28T20:00:00Z")).toBe("2026-03-29T16:00:00.000Z");
    expect(from("2026-10-24T20:00:00Z")).toBe("2026-10-25T17:00:00.000Z");
    expect(from("2026-11-22T19:00:00Z", "Pacific/Auckland")).toBe("2026-11-23T05:00:00.000Z");
    expect(from("2026-11-23T18:00:00Z", "America/Los_Angeles")).toBe("2026-11-24T02:00:00.000Z");
  });

  it("begins seven days in which she may answer", () => {
    const published = new Date("2026-11-23T07:00:00Z");
    const asked = (now: string) => isAsked(published, { timeZone: ZONE, now: new Date(now) });
    expect(asked("2026-11-23T16:59:59Z")).toBe(false);
    expect(asked("2026-11-23T17:00:00Z")).toBe(true);
    expect(asked("2026-11-30T16:59:59Z")).toBe(true);
    expect(asked("2026-11-30T17:00:00Z")).toBe(false);
  });
});
