import { addDays, mondayOf, startOfDay } from "@/lib/i18n/calendar";
import { describe, expect, it } from "vitest";
import { INDUSTRIES } from "@/lib/brand/constants";
import type { Slot } from "./types";
import { proposedSlots } from "./proposed-slots";
import { nextFreeSlots, slotTime, slotTimesOf } from "./rules";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** What the platform's own calendar shows, minute by minute: nothing of ours reckons here. */
class Oracle {
  private readonly first = new Map<string, number>();
  private readonly order: string[] = [];

  constructor(zone: string, from: string, days: number) {
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    });
    const start = Date.parse(`${from}T00:00Z`) - DAY_MS;
    for (let at = start; at < start + (days + 3) * DAY_MS; at += MINUTE_MS) {
      const wall = format.format(at);
      if (!this.first.has(wall)) this.first.set(wall, at);
    }
    this.order = [...this.first.keys()].sort();
  }

  /** The first instant at which the clock shows this, or else the first that it shows after it. */
  at(wall: string): { at: string; shifted: boolean } {
    const shown = this.first.get(wall);
    const next = shown ?? this.first.get(this.order.find((one) => one > wall) ?? "") ?? NaN;
    return { at: new Date(next).toISOString(), shifted: shown === undefined };
  }
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

describe("a slot's time, at every minute of the weekends in which the clock changes", () => {
  it.each([
    ["Europe/Budapest", "2027-03-22", 60, "2026-10-19"],
    ["America/New_York", "2027-03-08", 60, "2026-10-26"],
    // The last changes that São Paulo made: at midnight.
    ["America/Sao_Paulo", "2018-10-29", 60, "2018-02-12"],
    // Half an hour.
    ["Australia/Lord_Howe", "2026-09-28", 30, "2027-03-29"],
    // Back before Ramadan, and on after it.
    ["Africa/Casablanca", "2027-03-08", 60, "2027-02-01"],
  ])(
    "%s",
    (zone, forward, gap, back) => {
      for (const [monday, skipped] of [
        [forward, gap],
        [back, 0],
      ] as const) {
        const oracle = new Oracle(zone, addDays(monday, 5), 2);
        let shifted = 0;
        for (const weekday of [6, 7])
          for (let minute = 0; minute < 1440; minute++) {
            const time = slotTime({ weekday, minute }, monday, zone);
            const wall = `${addDays(monday, weekday - 1)} ${clock(minute)}`;
            if (time.shifted) shifted++;
            const found = { at: time.at, shifted: time.shifted };
            // Compared by hand: thousands of expectations are slow.
            if (JSON.stringify(found) !== JSON.stringify(oracle.at(wall)))
              expect({ wall, ...found }).toEqual({ wall, ...oracle.at(wall) });
          }
        expect(shifted).toBe(skipped);
      }
    },
    60_000,
  );
});

const budapest = "Europe/Budapest";
const slot = (weekday: number, hour: number, minute = 0): Slot => ({ weekday, minute: hour * 60 + minute });

describe("a week's slots", () => {
  it("are one where the clock makes two of them the same time, and the one that is at its own time stays", () => {
    const night = [slot(7, 2), slot(7, 2, 30), slot(7, 3), slot(1, 9)];
    expect(slotTimesOf(night, "2027-03-22", budapest)).toEqual([
      { ...slot(1, 9), at: "2027-03-22T08:00:00.000Z", shifted: false },
      { ...slot(7, 3), at: "2027-03-28T01:00:00.000Z", shifted: false },
    ]);
    expect(slotTimesOf(night, "2027-03-29", budapest)).toHaveLength(4);
  });

  it("may lie in the next week, where a clock skips the end of its day", () => {
    // Samoa went without 30 December 2011, a Friday.
    expect(slotTime(slot(5, 10), "2011-12-26", "Pacific/Apia")).toMatchObject({
      at: "2011-12-30T10:00:00.000Z",
      shifted: true,
    });
  });

  it("begins at Monday's first minute, which is not always midnight", () => {
    expect(mondayOf("2027-03-28")).toBe("2027-03-22");
    expect(mondayOf("2027-03-22")).toBe("2027-03-22");
    expect(mondayOf("2027-01-01")).toBe("2026-12-28");
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
    expect(startOfDay("2027-03-29", budapest).toISOString()).toBe("2027-03-28T22:00:00.000Z");
    expect(startOfDay("2018-11-04", "America/Sao_Paulo").toISOString()).toBe("2018-11-04T03:00:00.000Z");
  });
});

describe("the next free slots", () => {
  const now = new Date("2027-03-23T11:00:00Z");
  const find = (slots: Slot[], taken: string[], count: number) =>
    nextFreeSlots(slots, taken, now, budapest, count).map(({ at }) => at);

  it("are after now, in order, and not those that posts have, however their time is written", () => {
    const slots = [slot(4, 16), slot(2, 12), slot(1, 9)];
    expect(find(slots, [], 3)).toEqual([
      "2027-03-25T15:00:00.000Z",
      "2027-03-29T07:00:00.000Z",
      "2027-03-30T10:00:00.000Z",
    ]);
    expect(find(slots, ["2027-03-25T16:00:00+01:00", "2027-03-30T10:00:00.000Z"], 2)).toEqual([
      "2027-03-29T07:00:00.000Z",
      "2027-04-01T14:00:00.000Z",
    ]);
  });

  it("end after eight weeks", () => {
    expect(find([slot(4, 16)], [], 100)).toHaveLength(8);
    expect(find([slot(2, 12)], [], 100)).toHaveLength(8);
    expect(find([], [], 100)).toEqual([]);
    expect(find([slot(4, 16)], [], 0)).toEqual([]);
  });

  it("are never the same instant twice", () => {
    const before = new Date("2027-03-27T12:00:00Z");
    const found = nextFreeSlots([slot(7, 2), slot(7, 2, 30), slot(7, 3)], [], before, budapest, 2);
    expect(found.map(({ at }) => at)).toEqual(["2027-03-28T01:00:00.000Z", "2027-04-04T00:00:00.000Z"]);
  });
});

it("every trade is proposed three times, on three days", () => {
  for (const trade of INDUSTRIES)
    expect(new Set(proposedSlots(trade).map(({ weekday }) => weekday)).size).toBe(3);
});
