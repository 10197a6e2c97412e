import { describe, expect, it } from "vitest";
import { isInWindow, windowOf } from "@/lib/text/days/contradictions";
import { daysIn } from "@/lib/text/days/mentions";
import { nextFreeSlots } from "@/lib/posts/posting-times/rules";
import { placingOrder, proposeTimes } from "./propose-times";

const timeZone = "Europe/Budapest";
/** Sunday, noon. */
const now = new Date("2026-11-22T11:00:00Z");
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

let nextId = 1;
const draft = (content: string, createdAt = now.toISOString()) => ({
  id: nextId++,
  content,
  createdAt,
  writtenAt: now.toISOString(),
  rightDays: [] as string[],
  days: daysIn(content, { writtenAt: now, timeZone }),
});
const freeOf = (weekdays: number[]) =>
  nextFreeSlots(
    weekdays.map((weekday) => ({ weekday, minute: 960 })),
    [],
    now,
    timeZone,
    30,
  );
const dayOf = (at: string | undefined) => at?.slice(0, 10);

describe("the times that drafts get", () => {
  it("are the next free ones, for the oldest first", () => {
    const [b, a] = [draft("Rolls", "2026-11-21T10:00:00.000Z"), draft("Bread", "2026-11-20T10:00:00.000Z")];
    expect(
      [...proposeTimes([b, a], freeOf([2, 4]), timeZone)].map(([id, slot]) => [id, dayOf(slot?.at)]),
    ).toEqual([
      [a.id, "2026-11-24"],
      [b.id, "2026-11-26"],
    ]);
  });

  it("are also those on which their owner keeps a day that they name", () => {
    const wednesday = {
      ...draft("Rolls on Monday, 23 November 2026"),
      writtenAt: "2026-11-20T10:00:00.000Z",
    };
    const rightDays = [`${wednesday.writtenAt} 2026-11-25 Monday, 23 November 2026`];
    const slotOf = (kept: string[]) =>
      proposeTimes([{ ...wednesday, rightDays: kept }], freeOf([2, 3]), timeZone).get(wednesday.id);
    expect(slotOf([])).toBeNull();
    expect(dayOf(slotOf(rightDays)?.at)).toBe("2026-11-25");
  });

  it("are given first to those that speak of a day, the earliest day first", () => {
    const drafts = [draft("Bread"), draft("Until Saturday: workshop"), draft("Until Tuesday: fresh rolls")];
    expect(placingOrder(drafts).map(({ content }) => content)).toEqual([
      "Until Tuesday: fresh rolls",
      "Until Saturday: workshop",
      "Bread",
    ]);
    const times = proposeTimes(drafts, freeOf([2, 4]), timeZone);
    expect(drafts.map(({ id }) => dayOf(times.get(id)?.at))).toEqual([
      "2026-12-01",
      "2026-11-26",
      "2026-11-24",
    ]);
  });

  it("contradict no text, in seven drafts from Monday to Sunday and three posting times", () => {
    const drafts = DAYS.map((day) => draft(`Until ${day}: come and see us.`));
    const times = proposeTimes(drafts, freeOf([2, 4, 6]), timeZone);
    const placed = drafts.filter(({ id }) => times.get(id));
    for (const { id, content, days } of placed)
      expect(isInWindow(windowOf(days), times.get(id)?.at.slice(0, 10) ?? ""), content).toBe(true);
    // Each time goes to the post of its own day; for the days between there is none that is early enough.
    expect(placed.map(({ content }) => content.split(":")[0])).toEqual([
      "Until Tuesday",
      "Until Thursday",
      "Until Saturday",
    ]);
    expect(times.get(drafts[0]?.id ?? 0)).toBeNull();
  });

  it("are null where there are no more", () => {
    const [first, second] = [draft("Bread"), draft("Rolls")];
    const times = proposeTimes([first, second], freeOf([2]).slice(0, 1), timeZone);
    expect([times.get(first.id)?.weekday, times.get(second.id)]).toEqual([2, null]);
  });
});
