import { describe, expect, it } from "vitest";
import { holidaysOf } from "./holidays";

const datesOf = async (zone: string, from: string, locale = "en") =>
  (await holidaysOf(zone, from, locale)).map(({ date }) => date);

describe("the public holidays of a fortnight", () => {
  it("are those of the time zone's country, in the language", async () => {
    expect(await holidaysOf("Europe/Budapest", "2026-12-21", "hu")).toEqual([
      { date: "2026-12-25", name: "Karácsony" },
      { date: "2026-12-26", name: "Karácsony másnapja" },
      { date: "2027-01-01", name: "Újév" },
    ]);
    expect(await datesOf("America/New_York", "2026-11-23")).toEqual(["2026-11-26"]);
  });

  it("move with Easter", async () => {
    expect(await datesOf("Europe/Paris", "2027-03-22")).toEqual(["2027-03-29"]);
    expect(await datesOf("Europe/London", "2027-03-22")).toEqual(["2027-03-26", "2027-03-29"]);
  });

  it.each([
    ["a zone of no country", "UTC"],
    ["a zone that nobody knows", "Mars/Olympus"],
  ])("are none in %s", async (_, zone) => expect(await datesOf(zone, "2026-12-21")).toEqual([]));
});
