import { expect, it } from "vitest";
import { costOf } from "../../../tests/growth";
import { freeTimesOfRequest } from "./free-times";

const slots = Array.from({ length: 50 }, (_, n) => ({ weekday: 1 + (n % 7), minute: 360 + 15 * n }));
const schedule = {
  ...{ slots, now: new Date("2026-11-28T12:00:00Z"), timeZone: "Europe/Budapest" },
  taken: [] as string[],
};
const CALLS = 10;

it("the clock times of the slots are computed once a request, however many posts get one", () => {
  freeTimesOfRequest()(schedule);
  const ofOne = freeTimesOfRequest();
  const once = costOf(() => Array.from({ length: CALLS }, () => ofOne(schedule)));
  const anew = costOf(() => Array.from({ length: CALLS }, () => freeTimesOfRequest()(schedule)));
  expect(once).toBeLessThan(anew / 2);
});

it("what was taken or changed meanwhile is known at the next post", () => {
  const times = freeTimesOfRequest();
  const [first, second] = times(schedule);
  expect(times({ ...schedule, taken: [first?.at ?? ""] })[0]).toEqual(second);
  expect(times({ ...schedule, slots: slots.slice(0, 1) }).every(({ weekday }) => weekday === 1)).toBe(true);
  expect(times(schedule)[0]).toEqual(first);
});
