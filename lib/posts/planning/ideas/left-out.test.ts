import { describe, expect, it } from "vitest";
import { leftOutOf } from "./left-out";

/** A Friday; the week that is planned begins on Monday, 30 November. */
const writing = {
  writtenAt: new Date("2026-11-27T09:00:00Z"),
  timeZone: "Europe/Budapest",
  weekBegins: new Date("2026-11-29T23:00:00Z"),
};
const idea = (line: string, aboutUntil: string | null = null) => ({ line, aboutFrom: null, aboutUntil });
const linesOf = (brief: string, ...ideas: ReturnType<typeof idea>[]) =>
  leftOutOf(brief, ideas, writing).map(({ line }) => line);

describe("the lines of a brief that became no idea", () => {
  it("are those with a day that no idea speaks of", () =>
    expect(
      leftOutOf(
        "Gingerbread until Tuesday. Rye twice a week.",
        [idea("Rye bread on the shelf"), idea("A tip from the bakery")],
        writing,
      ),
    ).toEqual([{ line: "Gingerbread until Tuesday.", until: "2026-12-01" }]));

  it("are none where an idea has their words, in another form too", () =>
    expect(linesOf("Closed on 4 December.", idea("We close for a day: order before"))).toEqual([]));

  it("are none where the day has an idea, whatever it is called", () =>
    expect(linesOf("Geschlossen am 4. Dezember", idea("Freitag ist zu", "2026-12-04"))).toEqual([]));

  it("are two of four for a day that has two ideas", () =>
    expect(
      linesOf(
        "Stollen until 1 December\nWreaths until 1 December\nCandles until 1 December\nPunch until 1 December",
        idea("Stollen, fresh from the oven", "2026-12-01"),
        idea("Wreaths from our own workshop", "2026-12-01"),
      ),
    ).toEqual(["Candles until 1 December", "Punch until 1 December"]));

  it("leave a line without a day alone", () => expect(linesOf("Plum cake, 4.50 a slice.")).toEqual([]));
});
