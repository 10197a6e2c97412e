import { expect, it } from "vitest";
import { freeTimesOfRequest } from "@/lib/posts/posting-times/free-times";
import { findMatchingSlot } from "./find-matching-slot";

const timeZone = "Europe/Budapest";
const FIFTY = Array.from({ length: 50 }, (_, n) => ({ weekday: 1 + (n % 4), minute: 480 + n }));

/** A hundred days in a text, and how often they were looked at. */
function days(count: number) {
  const looks = { count: 0 };
  const mention = {
    ...{ from: 0, to: 1, kind: "until" as const, said: { first: "2026-11-28", last: "2026-11-28" } },
    get latest() {
      looks.count += 1;
      return "2026-11-28";
    },
  };
  return { looks, mentions: Array.from({ length: count }, () => mention) };
}

it("looks at each day of a text a few times, however many times there are", () => {
  const free = freeTimesOfRequest()({
    slots: FIFTY,
    taken: [],
    now: new Date("2026-11-29T12:00:00Z"),
    timeZone,
  });
  expect(free).toHaveLength(400);
  const { looks, mentions } = days(100);
  expect(findMatchingSlot(mentions, free, timeZone)).toBeUndefined();
  expect(looks.count).toBeLessThanOrEqual(300);
});

it("computes the clock times of a request once, and once more where its posting times change", () => {
  const freeTimes = freeTimesOfRequest();
  const schedule = { slots: FIFTY, taken: [] as string[], now: new Date("2026-11-29T12:00:00Z"), timeZone };
  const [first, ...others] = freeTimes(schedule);
  expect(freeTimes({ ...schedule, taken: [first?.at ?? ""] })).toEqual(others);
  expect(freeTimes({ ...schedule, taken: [first?.at ?? ""] })[0]).toBe(others[0]);
  expect(freeTimes({ ...schedule, now: new Date(others[1]?.at ?? "") })[0]).toBe(others[2]);
  expect(freeTimes({ ...schedule, slots: FIFTY.slice(0, 1) })).toHaveLength(8);
});

it("computes the date of a time once, however many drafts it is compared with", () => {
  let looks = 0;
  const time = {
    get at() {
      looks += 1;
      return "2026-12-01T08:00:00Z";
    },
  };
  const { mentions } = days(1);
  for (let n = 0; n < 100; n += 1) findMatchingSlot(mentions, [time], timeZone);
  expect(looks).toBe(1);
});
