import { describe, expect, it } from "vitest";
import { isContradicted, isInWindow, latestDayOf, rightTime, windowOf } from "./contradictions";
import { daysIn } from "./mentions";
import type { DayMention } from "./types";

const contradictedIn = (mentions: readonly DayMention[], sendsAt: string, timeZone: string) =>
  mentions.find((mention) => isContradicted(mention, new Date(sendsAt), timeZone));

/** Written on Sunday evening, 1 March 2026. */
const WRITING = { writtenAt: new Date("2026-03-01T18:00:00Z"), timeZone: "Europe/Budapest" };

describe("a day that a text speaks of", () => {
  it.each([
    ["until Saturday", "until", "2026-03-07", "2026-03-07", "2026-03-07"],
    ["szombatig", "until", "2026-03-07", "2026-03-07", "2026-03-07"],
    ["from Thursday we open early", "from", "2026-03-05", "2026-03-05", "2026-03-05"],
    ["this Sunday", "weekday", "2026-03-01", "2026-03-01", "2026-03-08"],
    ["next Wednesday", "weekday", "2026-03-04", "2026-03-04", "2026-03-04"],
    ["on Saturday at 10:00", "weekday", "2026-03-07", "2026-03-07", "2026-03-07"],
    ["14 March", "date", "2026-03-14", "2026-03-14", "2026-03-14"],
    ["14 March 2027", "date", "2027-03-14", "2027-03-14", "2027-03-14"],
    ["until 20 February", "until", "2026-02-20", "2026-02-20", "2026-02-20"],
    ["1 December, for once", "date", "2026-12-01", "2026-12-01", "2026-12-01"],
    ["29 February, for once", "date", "2028-02-29", "2028-02-29", "2028-02-29"],
    ["24 December to 2 January", "range", "2026-12-24", "2027-01-02", "2027-01-02"],
    ["vom 24.12. bis 2.1. geschlossen", "range", "2026-12-24", "2027-01-02", "2027-01-02"],
    ["2026-03-14 at the latest", "date", "2026-03-14", "2026-03-14", "2026-03-14"],
    ["Marché samedi 14/03", "date", "2026-03-14", "2026-03-14", "2026-03-14"],
    ["hasta el mar. 10 mar.", "until", "2026-03-10", "2026-03-10", "2026-03-10"],
  ])("%j is %s, %s to %s, and true until %s", (text, kind, first, last, latest) => {
    expect(daysIn(text, WRITING)).toEqual([expect.objectContaining({ kind, said: { first, last }, latest })]);
  });

  it.each([
    "Every Saturday: workshop",
    "Ouvert mar-sam 9h-19h",
    "lun-ven 9-18",
    "Keddtől vasárnapig 11:30-22:00",
    "Herr Freitag aus der Werkstatt",
    "A new poster and white rolls",
    "Thanks for 28 February!",
    "We opened on 12 March 1998.",
    "Menú del día 12,90 €",
  ])("is none in %j", (text) => expect(daysIn(text, WRITING)).toEqual([]));

  it("belongs to the day of sending where it is today or tomorrow", () => {
    const days = daysIn("See you tomorrow, Saturday!", WRITING);
    expect(days).toMatchObject([{ kind: "today", weekday: 5 }]);
    const isWrong = (day: string) =>
      contradictedIn(days, `${day}T09:00:00Z`, "Europe/Budapest") !== undefined;
    expect(["2026-03-05", "2026-03-06", "2026-03-07", "2026-03-13"].map(isWrong)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it("is counted from the day on which it goes out, where that is known", () => {
    const sendsAt = new Date("2026-03-11T09:00:00Z");
    expect(daysIn("until Saturday", { ...WRITING, sendsAt })).toMatchObject([
      { said: { last: "2026-03-14" } },
    ]);
    // And is wrong on none, however long before it was written.
    const days = daysIn("Closed from Monday, back next Saturday. Until Sunday.", WRITING);
    expect(days).toHaveLength(3);
    for (const day of ["2026-03-02", "2026-03-06", "2026-03-09", "2026-04-01"])
      expect(contradictedIn(days, `${day}T09:00:00Z`, "Europe/Budapest")).toBeUndefined();
  });

  it.each([
    "Saturday, 15 March",
    "Samstag, den 15. März",
    "sábado 15 de marzo",
    "samedi 15 mars",
    "sabato 15 marzo",
    "sábado, 15 de março",
    "március 15-én, szombaton",
  ])("with a weekday that is not its own is wrong on each day: %s", (text) => {
    const days = daysIn(text, WRITING);
    expect(days).toMatchObject([{ misnamed: 6, said: { first: "2026-03-15" } }]);
    expect(contradictedIn(days, "2026-03-03T09:00:00Z", "Europe/Budapest")).toBe(days[0]);
  });

  it("is read in the order of its language, and of the zone in English", () => {
    const first = (text: string, timeZone: string) => daysIn(text, { ...WRITING, timeZone })[0]?.said.first;
    expect(first("We are closed on 4/5.", "America/Chicago")).toBe("2026-04-05");
    expect(first("We are closed on 4/5.", "Europe/London")).toBe("2026-05-04");
    expect(first("Cerramos el 4/5.", "America/Bogota")).toBe("2026-05-04");
  });

  it("is pointed at in UTF-16 code units", () => {
    const text = "🥐🥐 Dès samedi… jusqu'à dimanche !";
    expect(daysIn(text, WRITING).map(({ from, to }) => text.slice(from, to))).toEqual([
      "Dès samedi",
      "jusqu'à dimanche",
    ]);
  });
});

describe("the window of a text", () => {
  it.each([
    ["Until Friday, by 5 March, for soup.", "2026-03-05"],
    ["Every Saturday: workshop", null],
    ["", null],
  ])("of %j ends on %s", (text, day) => {
    const days = daysIn(text, WRITING);
    expect(latestDayOf(days)).toBe(day);
    expect(isInWindow(windowOf(days), day ?? "2030-01-01")).toBe(true);
    if (day) expect(isInWindow(windowOf(days), "2026-03-06")).toBe(false);
  });
});

describe("the time that is offered instead", () => {
  const writing = { writtenAt: new Date("2026-11-22T11:00:00Z"), timeZone: "Europe/Budapest" };
  const now = new Date("2026-11-23T11:00:00Z");
  it.each([
    ["On Saturday, 28 November: workshop", "2026-12-01T08:00:00.000Z", "2026-11-28T08:00:00.000Z"],
    // In the week that it is planned for, and not before.
    ["Tomorrow, Saturday, we bake rye", "2026-12-02T16:30:00.000Z", "2026-12-04T16:30:00.000Z"],
    ["On Sunday, 22 November, we are open", "2026-12-01T08:00:00.000Z", null],
    ["Sunday, 28 November", "2026-12-01T08:00:00.000Z", null],
  ])("for %j is at the same time of day", (text, sendsAt, right) => {
    expect(rightTime(daysIn(text, writing), { sendsAt, timeZone: writing.timeZone, now })).toBe(right);
  });
});
