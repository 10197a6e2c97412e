import { describe, expect, it } from "vitest";
import { contradictionsOf, daysIn } from "./days-in-text";
import { latestDayOf, rightTime } from "./contradictions";
import { SETS } from "@/tests/labelled/days/all-sets";
import { type Labelled, readSentences } from "@/tests/labelled/days/labelled";
import { NEARLY_LINEAR, growthOf, repeated } from "../../tests/growth";

type Count = { right: number; wrong: number; missed: number; faults: string[] };

function judge({ text, expected, ...moments }: Labelled): Count {
  const found = contradictionsOf(text, moments);
  const meets = (a: { from: number; to: number }, b: { from: number; to: number }) =>
    a.from < b.to && b.from < a.to;
  const missed = expected.filter((place) => !found.some((other) => meets(place, other)));
  const wrong = found.filter((place) => !expected.some((other) => meets(place, other)));
  const says = (word: string, { from, to }: { from: number; to: number }) =>
    `${word} "${text.slice(from, to)}" in: ${text}`;
  const faults = [
    ...missed.map((place) => says("missed", place)),
    ...wrong.map((place) => says("wrong", place)),
  ];
  return { right: expected.length - missed.length, wrong: wrong.length, missed: missed.length, faults };
}

const sum = (counts: Count[]): Count =>
  counts.reduce((a, b) => ({
    right: a.right + b.right,
    wrong: a.wrong + b.wrong,
    missed: a.missed + b.missed,
    faults: [...a.faults, ...b.faults],
  }));
const precision = ({ right, wrong }: Count) => right / (right + wrong);
const recall = ({ right, missed }: Count) => right / (right + missed);

describe("contradictions in labelled sentences", () => {
  it.each(Object.entries(SETS))("are found: %s", (set, texts) => {
    const counts = Object.entries(texts).map(([language, lines]) => {
      const sentences = readSentences(lines);
      return { language, sentences: sentences.length, ...sum(sentences.map(judge)) };
    });
    const whole = sum(counts);
    const number = counts.reduce((n, { sentences }) => n + sentences, 0);
    const table = [...counts, { language: "all", sentences: number, ...whole }].map(
      (row) =>
        `${row.language.padEnd(4)} ${row.sentences} sentences, precision ${precision(row).toFixed(3)}, recall ${recall(row).toFixed(3)}`,
    );
    process.stdout.write(`${[`${set}:`, ...table, ...whole.faults].join("\n")}\n`);
    expect(precision(whole)).toBeGreaterThanOrEqual(0.97);
    expect(recall(whole)).toBeGreaterThanOrEqual(0.92);
  });
});

/** Written on Sunday evening, 1 March 2026. */
const WRITING = { writtenAt: new Date("2026-03-01T18:00:00Z"), timeZone: "Europe/Budapest" };

describe("a day that a text speaks of", () => {
  it.each([
    ["Saturday: workshop", "weekday", "2026-03-07", "2026-03-07", "2026-03-07"],
    ["Friday and Saturday", "weekday", "2026-03-06", "2026-03-07", "2026-03-07"],
    ["on Sunday", "weekday", "2026-03-01", "2026-03-01", "2026-03-08"],
    ["Friday to Sunday", "range", "2026-03-06", "2026-03-08", "2026-03-08"],
    ["until Saturday", "until", "2026-03-07", "2026-03-07", "2026-03-07"],
    ["szombatig", "until", "2026-03-07", "2026-03-07", "2026-03-07"],
    ["from Thursday we open early", "from", "2026-03-05", "2026-03-05", "2026-03-05"],
    ["next Wednesday", "weekday", "2026-03-04", "2026-03-04", "2026-03-04"],
    ["14 March", "date", "2026-03-14", "2026-03-14", "2026-03-14"],
    ["28 February, for once", "date", "2027-02-28", "2027-02-28", "2027-02-28"],
    ["29 February, for once", "date", "2028-02-29", "2028-02-29", "2028-02-29"],
    ["14 March 2027", "date", "2027-03-14", "2027-03-14", "2027-03-14"],
    ["24 December to 2 January", "range", "2026-12-24", "2027-01-02", "2027-01-02"],
    ["vom 24.12. bis 2.1. geschlossen", "range", "2026-12-24", "2027-01-02", "2027-01-02"],
    ["2026-03-14 at the latest", "date", "2026-03-14", "2026-03-14", "2026-03-14"],
  ])("%j is %s, %s to %s, and true until %s", (text, kind, first, last, latest) => {
    expect(daysIn(text, WRITING)).toEqual([expect.objectContaining({ kind, said: { first, last }, latest })]);
  });

  it("belongs to the day of sending where it is today or tomorrow", () => {
    const [mention] = daysIn("See you tomorrow, Saturday!", WRITING);
    expect(mention).toMatchObject({
      kind: "today",
      earliest: "2026-03-06",
      latest: "2026-03-06",
      weekday: 5,
    });
    const on = (day: string) =>
      contradictionsOf("See you tomorrow, Saturday!", { ...WRITING, sendsAt: new Date(`${day}T09:00:00Z`) })
        .length;
    expect(["2026-03-05", "2026-03-06", "2026-03-07", "2026-03-13"].map(on)).toEqual([1, 0, 1, 0]);
  });

  it("is read in the order of its language, and of the zone in English", () => {
    const first = (text: string, timeZone: string) => daysIn(text, { ...WRITING, timeZone })[0]?.said.first;
    expect(first("We are closed on 4/5.", "America/Chicago")).toBe("2026-04-05");
    expect(first("We are closed on 4/5.", "Europe/London")).toBe("2026-05-04");
    expect(first("Cerramos el 4/5.", "America/Bogota")).toBe("2026-05-04");
    expect(first("Zárva leszünk 04.05-én.", "Europe/Budapest")).toBe("2026-04-05");
  });

  it("is one of the business's zone", () => {
    // In Auckland it is Monday already.
    const [mention] = daysIn("Open on Monday", { ...WRITING, timeZone: "Pacific/Auckland" });
    expect(mention).toMatchObject({ said: { first: "2026-03-02" }, latest: "2026-03-09" });
  });

  it("is pointed at in UTF-16 code units", () => {
    const text = "🥐🥐 Dès samedi… jusqu'à dimanche !";
    expect(daysIn(text, WRITING).map(({ from, to }) => text.slice(from, to))).toEqual([
      "Dès samedi",
      "jusqu'à dimanche",
    ]);
  });
});

describe("the latest day of a text", () => {
  it.each([
    ["Come on Friday or Saturday, and until Thursday for soup.", "2026-03-05"],
    ["Every Saturday: workshop", null],
    ["Today only: soup", null],
    ["We opened on 12 March 1998.", null],
    ["", null],
  ])("of %j is %s", (text, day) => expect(latestDayOf(daysIn(text, WRITING))).toBe(day));

  it("is never one on which the text contradicts itself", () => {
    for (const lines of Object.values(SETS["sixty a language"]))
      for (const { text, ...moments } of readSentences(lines)) {
        const latest = latestDayOf(daysIn(text, moments));
        const said = daysIn(text, moments).filter(({ kind }) => kind !== "today");
        expect(said.every((mention) => latest !== null && latest <= mention.latest)).toBe(true);
      }
  });
});

describe("the time that is offered instead", () => {
  // Written on Sunday, 22 November 2026, and looked at on the day after.
  const writing = { writtenAt: new Date("2026-11-22T11:00:00Z"), timeZone: "Europe/Budapest" };
  const now = new Date("2026-11-23T11:00:00Z");
  it.each([
    ["Saturday: workshop", "2026-12-01T08:00:00.000Z", "2026-11-28T08:00:00.000Z"],
    ["Until Friday: two for one", "2026-12-01T08:00:00.000Z", "2026-11-27T08:00:00.000Z"],
    ["Tomorrow, Saturday, we bake rye", "2026-11-25T16:30:00.000Z", "2026-11-27T16:30:00.000Z"],
    // Over: no other time of day makes it right again.
    ["On Sunday, 22 November, we are open", "2026-12-01T08:00:00.000Z", null],
  ])("for %j is at the same time of day", (text, sendsAt, right) => {
    const times = { sendsAt, timeZone: writing.timeZone, now };
    expect(rightTime(daysIn(text, writing), times)).toBe(right);
  });
});

describe("the time for a text of the greatest length", () => {
  it.each([
    "Saturday ",
    "Saturday, ",
    "pan de domingo ",
    "szombati ",
    "The Saturday Bakery ",
    "Saturday x? ",
    "am Samstag, wie immer, ",
    "sexta às 16h ",
    "H-P ",
    "1.2.",
    "may 1 ",
    '"',
    ",",
  ])("of nothing but %j does not grow beyond its length", (part) => {
    const read = (text: string) => daysIn(text, WRITING);
    expect(growthOf(repeated(part), read, 15_000)).toBeLessThan(NEARLY_LINEAR);
  });
});
