import { describe, expect, it } from "vitest";
import { startOfDay } from "@/lib/i18n/calendar";
import { endOfDay, momentsOf, renewedUntil } from "./fact-days";
import type { Fact, FactKind, Facts } from "./types";

const BUDAPEST = "Europe/Budapest";
/** A Tuesday in Budapest, eleven in the morning. */
const now = new Date("2026-11-24T10:00:00Z");
const hours = (text: string): Fact => ({
  ...{
    id: "h",
    kind: "OPENING_HOURS",
    text,
    from: null,
    until: null,
    firstDay: null,
    lastDay: null,
    proposedDay: null,
  },
  ...{ revision: 0, createdAt: now.toISOString(), updatedAt: now.toISOString() },
});
const known = (text?: string, clock: Partial<Facts> = {}): Facts => ({
  ...{ facts: text === undefined ? [] : [hours(text)], timeZone: BUDAPEST, now },
  ...clock,
});
const iso = (at: Date | null) => at?.toISOString() ?? null;
const WEEK = "Mo-Fr 07:00-18:00; Sa 07:00-12:00";

describe("the end of a day", () => {
  it.each<[string, string, string | undefined, string]>([
    ["midnight without hours", "2026-11-28", undefined, "2026-11-28T23:00:00.000Z"],
    ["the closing time", "2026-11-28", WEEK, "2026-11-28T11:00:00.000Z"],
    ["midnight of a day that is closed", "2026-11-29", WEEK, "2026-11-29T23:00:00.000Z"],
    ["midnight where it closes after it", "2026-11-28", "Sa 18:00-02:00", "2026-11-28T23:00:00.000Z"],
    ["midnight where it closes with it", "2026-11-28", "Sa 08:00-24:00", "2026-11-28T23:00:00.000Z"],
    ["midnight once it has closed today", "2026-11-24", "Tu 06:00-10:00", "2026-11-24T23:00:00.000Z"],
    ["midnight of summer time", "2026-07-24", undefined, "2026-07-24T22:00:00.000Z"],
  ])("is %s", (_, date, text, end) => expect(iso(endOfDay(date, known(text)))).toBe(end));

  it("is after midnight for what ends with the day's business", () => {
    expect(iso(endOfDay("2026-11-28", known("Sa 18:00-02:00"), true))).toBe("2026-11-29T01:00:00.000Z");
  });

  it("where the clock is put forward at midnight, is the first moment of the next day", () => {
    const cairo = known(undefined, { timeZone: "Africa/Cairo" });
    expect(iso(startOfDay("2026-04-24", "Africa/Cairo"))).toBe("2026-04-23T22:00:00.000Z");
    expect(iso(endOfDay("2026-04-23", cairo))).toBe("2026-04-23T22:00:00.000Z");
  });
});

describe("when a fact begins and ends", () => {
  const of = (kind: FactKind, text: string, facts = known()) => {
    const { from, until } = momentsOf({ kind, text }, { from: undefined, until: undefined }, facts);
    return [iso(from), iso(until)];
  };

  it.each<[string, string | null, string | null]>([
    ["20 % off bread until Saturday", null, "2026-11-28T23:00:00.000Z"],
    ["Zwanzig Prozent auf Brot bis Samstag", null, "2026-11-28T23:00:00.000Z"],
    ["Szombatig húsz százalék kedvezmény a kenyérre", null, "2026-11-28T23:00:00.000Z"],
    ["20 % sur le pain jusqu’à samedi", null, "2026-11-28T23:00:00.000Z"],
    ["Hasta el sábado, 20 % en pan", null, "2026-11-28T23:00:00.000Z"],
    ["Fino a sabato il 20 % sul pane", null, "2026-11-28T23:00:00.000Z"],
    ["Até sábado, 20% no pão", null, "2026-11-28T23:00:00.000Z"],
    ["Open on Sundays from 1 December", "2026-11-30T23:00:00.000Z", null],
    ["Mulled wine from 27 to 29 November", "2026-11-26T23:00:00.000Z", "2026-11-29T23:00:00.000Z"],
    ["Open from Monday to Friday", null, null],
    ["We are closed on 24 December", null, "2026-12-24T23:00:00.000Z"],
    ["Rye bread costs 1,200 Ft", null, null],
    ["Every Saturday we are at the market", null, null],
  ])("follows from its text: %s", (text, from, until) => expect(of("OFFER", text)).toEqual([from, until]));

  it("is the closing time of the day that its text names", () => {
    expect(of("OFFER", "20 % off until Saturday", known(WEEK))).toEqual([null, "2026-11-28T11:00:00.000Z"]);
  });

  it("is that of today for what happens on a day, unless its text names another", () => {
    expect(of("SOLD_OUT", "croissants")).toEqual([null, "2026-11-24T23:00:00.000Z"]);
    expect(of("SOLD_OUT", "croissants", known(WEEK))).toEqual([null, "2026-11-24T17:00:00.000Z"]);
    expect(of("ILL", "Back on Thursday: closed until Wednesday")).toEqual([null, "2026-11-25T23:00:00.000Z"]);
  });

  it("is the opening of the day of return", () => {
    expect(of("ILL", "Back on Thursday", known(WEEK))).toEqual([null, "2026-11-26T06:00:00.000Z"]);
    expect(of("CLOSED", "Ab Donnerstag wieder da")).toEqual([null, "2026-11-25T23:00:00.000Z"]);
  });

  /** Midnights of Budapest; a beginning behind today's end is refused, so that its owner is asked. */
  const [TODAY, THURSDAY, FRIDAY, SATURDAY, MONDAY] = ["25", "26", "27", "28", "30"].map((day) =>
    iso(startOfDay(`2026-11-${day}`, BUDAPEST)),
  );

  it.each<[string, string | null | undefined, string | null | undefined]>([
    ["Ab Freitag geschlossen, ab Montag wieder da", FRIDAY, MONDAY],
    ["Ab Freitag geschlossen und ab Montag wieder da", FRIDAY, MONDAY],
    ["Péntektől zárva, hétfőn újra nyitva", FRIDAY, MONDAY],
    ["Closed from Friday. Back on Monday.", FRIDAY, MONDAY],
    ["Ab Freitag geschlossen. Ab Montag wieder da.", FRIDAY, MONDAY],
    ["Péntektől zárva. Hétfőn újra nyitva.", FRIDAY, MONDAY],
    ["Vom 27. bis 29. November geschlossen. Ab 30. November wieder da.", FRIDAY, MONDAY],
    ["Leider wieder krank, bis Freitag geschlossen", null, SATURDAY],
    ["Bis Freitag wieder zu", null, SATURDAY],
    ["My back hurts, closed until Thursday", null, FRIDAY],
    ["Megint beteg vagyok, péntekig zárva", null, SATURDAY],
    ["De nouveau malade, fermé jusqu'à vendredi", null, SATURDAY],
    ["Otra vez cerrado hasta el viernes", null, SATURDAY],
    ["Closed because of the tornado until Friday", null, SATURDAY],
    ["Closed until further notice. Money back until Friday", null, SATURDAY],
    ["Wieder krank, ab Freitag geschlossen", FRIDAY, TODAY],
    ["Ab Freitag wieder geschlossen", FRIDAY, TODAY],
    ["Ab Freitag wieder da, Angebot bis Samstag", FRIDAY, TODAY],
    ["Ab Donnerstag wieder da", null, THURSDAY],
  ])("keeps what is said beside a return: %s", (text, from, until) =>
    expect(of("CLOSED", text)).toEqual([from, until]),
  );

  it("does not follow from an address or from opening hours", () => {
    expect(of("ADDRESS", "Square of 15 March 3")).toEqual([null, null]);
  });

  it("is what was entered: a day, a moment, or none", () => {
    const text = { kind: "OFFER" as const, text: "20 % off until Saturday" };
    const entered = (until: string | null) => iso(momentsOf(text, { from: null, until }, known(WEEK)).until);
    expect(entered(null)).toBeNull();
    expect(entered("2026-11-27")).toBe("2026-11-27T17:00:00.000Z");
    expect(entered("2026-11-27T12:00:00+01:00")).toBe("2026-11-27T11:00:00.000Z");
    const from = momentsOf(text, { from: "2026-11-26", until: null }, known()).from;
    expect(iso(from)).toBe("2026-11-25T23:00:00.000Z");
  });
});

describe("a fact that is true again", () => {
  const again = (kind: FactKind, text: string, until: string | null, facts = known()) =>
    iso(renewedUntil({ kind, text, until }, facts));

  it("ends on the day that its text names now", () => {
    expect(again("OFFER", "20 % off until Saturday", "2026-11-21T23:00:00.000Z")).toBe(
      "2026-11-28T23:00:00.000Z",
    );
  });

  it("has no end where its text names a day that has passed", () => {
    expect(again("OFFER", "20 % off until 21 November", "2026-11-21T23:00:00.000Z")).toBeNull();
  });

  it("ends within a week, on the same weekday and at the same time", () => {
    expect(again("OFFER", "20 % off", "2026-11-07T11:00:00.000Z")).toBe("2026-11-28T11:00:00.000Z");
    expect(again("OFFER", "20 % off", "2026-11-17T11:00:00.000Z")).toBe("2026-11-24T11:00:00.000Z");
    expect(again("OFFER", "20 % off", "2026-11-17T09:00:00.000Z")).toBe("2026-12-01T09:00:00.000Z");
    // Summer time ended on 25 October.
    expect(again("OFFER", "20 % off", "2026-10-24T10:00:00.000Z")).toBe("2026-11-28T11:00:00.000Z");
  });

  it("ends today for what happens on a day", () => {
    expect(again("SOLD_OUT", "croissants", "2026-11-20T17:00:00.000Z", known(WEEK))).toBe(
      "2026-11-24T17:00:00.000Z",
    );
  });
});
