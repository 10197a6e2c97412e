import { expect, it } from "vitest";
import { costOf } from "../../tests/growth";
import { daysOfText } from "./days-of-text";

const on = (day: string) => ({ writtenAt: new Date(`${day}T12:00:00Z`), timeZone: "Europe/Budapest" });

it("counts the days of a text from when it is written, however often it was read", () => {
  const text = "Open until Saturday, 5 December, and again on 8 December.";
  const days = (day: string) => daysOfText(text, on(day)).map(({ latest }) => latest);
  expect(days("2026-12-01")).toEqual(["2026-12-05", "2026-12-08"]);
  expect(days("2026-12-02")).toEqual(days("2026-12-01"));
  expect(days("2027-03-01")).not.toEqual(days("2026-12-01"));
});

it("reads a text once, and another one anew", () => {
  const text = (n: number) => `${n} ${"From Monday, 7 December, to 24 December. ".repeat(40)}`;
  daysOfText(text(0), on("2026-12-01"));
  const again = costOf(() => Array.from({ length: 40 }, () => daysOfText(text(0), on("2026-12-01"))));
  const anew = costOf(() => Array.from({ length: 40 }, (_, n) => daysOfText(text(n + 1), on("2026-12-01"))));
  expect(again).toBeLessThan(anew);
});
