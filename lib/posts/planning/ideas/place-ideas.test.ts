import { describe, expect, it } from "vitest";
import { wallTime } from "@/lib/i18n/wall-time";
import { isContradicted } from "@/lib/text/days/contradictions";
import { daysIn } from "@/lib/text/days/mentions";
import { aboutOf, isOver, placeIdeas } from "./place-ideas";

/** A Friday; the week that is planned begins on Monday the 30th. */
const writing = {
  writtenAt: new Date("2026-11-27T10:00:00Z"),
  timeZone: "Europe/Budapest",
  weekBegins: new Date("2026-11-22T23:00:00Z"),
};
const times = ["2026-11-30T08:00:00.000Z", "2026-12-02T08:00:00.000Z", "2026-12-04T08:00:00.000Z"];
const idea = (line: string, aboutUntil: string | null = null) => ({
  ...{ line, aboutFrom: null },
  ...aboutOf(line, writing, { aboutUntil }),
});
const placed = (...ideas: ReturnType<typeof idea>[]) =>
  placeIdeas(ideas, times, writing).map(({ line, slotAt }) => [line, slotAt.slice(0, 10)]);

describe("the days of an idea", () => {
  it.each([
    ["Rolls", {}, { aboutFrom: null, aboutUntil: null }],
    ["Open day on 5 December", {}, { aboutFrom: "2026-12-05", aboutUntil: "2026-12-05" }],
    ["Wreaths until 3 December", { aboutUntil: "2026-12-24" }, { aboutUntil: "2026-12-03" }],
    ["Wreaths until 24 December", { aboutUntil: "2026-12-03" }, { aboutUntil: "2026-12-03" }],
    [
      "Rolls",
      { aboutFrom: "2026-12-01", aboutUntil: "2026-12-02" },
      { aboutFrom: "2026-12-01", aboutUntil: "2026-12-02" },
    ],
    [
      "Rolls",
      { aboutFrom: "2026-12-09", aboutUntil: "2026-12-02" },
      { aboutFrom: null, aboutUntil: "2026-12-02" },
    ],
    ["Rolls", { aboutUntil: "2026-11-26" }, { aboutFrom: null, aboutUntil: null }],
    ["Rolls", { aboutFrom: "2026-12-01" }, { aboutFrom: null, aboutUntil: null }],
  ])("%s, of which the model says %j", (line, said, expected) => {
    expect(aboutOf(line, writing, said)).toMatchObject(expected);
  });
});

describe("the time of an idea", () => {
  it("is in their order, where none speaks of a day", () => {
    expect(placed(idea("A"), idea("B"), idea("C"))).toEqual([
      ["A", "2026-11-30"],
      ["B", "2026-12-02"],
      ["C", "2026-12-04"],
    ]);
  });

  it("is their own wherever a day allows it: a campaign's last idea does not come third", () => {
    const days = Array.from(
      { length: 9 },
      (_, n) => `2026-12-${String(2 * n + 1).padStart(2, "0")}T08:00:00.000Z`,
    );
    const campaign = [
      idea("Advent begins"),
      idea("Open day on 5 December"),
      idea("Wreaths"),
      idea("Rolls", "2026-12-24"),
      idea("Orders until 10 December"),
      idea("Stollen"),
      idea("Gingerbread", "2026-12-24"),
      idea("Last orders"),
      idea("Last weekend, until the 20th", "2026-12-20"),
    ];
    expect(placeIdeas(campaign, days, writing).map(({ line }) => line)).toEqual(
      campaign.map(({ line }) => line),
    );
  });

  it("is not given to an earlier idea that has to leave its own", () => {
    const ideas = [idea("Today, 4 December: soup"), idea("Tomorrow, 5 December, the fair")];
    expect(placeIdeas(ideas, times.slice(1), writing)).toMatchObject([
      { line: "Tomorrow, 5 December, the fair", slotAt: times[2] },
    ]);
  });

  it("is the latest before its day for what would be late, and the others keep their order", () => {
    const four = [...times, "2026-12-06T08:00:00.000Z"];
    const ideas = [idea("A"), idea("B"), idea("C"), idea("Market on 4 December")];
    expect(placeIdeas(ideas, four, writing).map(({ line }) => line)).toEqual([
      ...["A", "B", "Market on 4 December", "C"],
    ]);
  });

  it("is none for a day that is over", () => {
    expect(isOver("Market on 20 November", writing, null)).toBe(true);
    expect(isOver("Rolls", writing, "2026-11-26")).toBe(true);
    expect(isOver("Market on 4 December", writing, "2026-12-04")).toBe(false);
  });

  it("is before its day, and the others keep their order", () => {
    expect(placed(idea("A"), idea("B"), idea("Open day on 1 December"))).toEqual([
      ["Open day on 1 December", "2026-11-30"],
      ["A", "2026-12-02"],
      ["B", "2026-12-04"],
    ]);
  });

  it("is none where no time is early enough", () => {
    const two = [idea("Open day on 30 November"), idea("Rolls until Monday", "2026-11-30"), idea("A")];
    expect(placed(...two)).toEqual([
      ["Open day on 30 November", "2026-11-30"],
      ["A", "2026-12-04"],
    ]);
    expect(placed(idea("Sale until 28 November"))).toEqual([]);
  });

  it("counts the last day by the owner's clock", () => {
    // By UTC it is Tuesday still; in Budapest it is Wednesday.
    const late = ["2026-12-01T23:30:00.000Z"];
    expect(placeIdeas([idea("Rolls", "2026-12-01")], late, writing)).toEqual([]);
    expect(placeIdeas([idea("Rolls", "2026-12-02")], late, writing)).toHaveLength(1);
  });

  it("is the first of those asked for, and of more ideas than times the last have none", () => {
    expect(placed(idea("A"), idea("B"), idea("C"), idea("D")).map(([line]) => line)).toEqual(["A", "B", "C"]);
  });
});

describe.each(Array.from({ length: 12 }, (_, n) => 2 * n))("posts that go out at %i o'clock", (hour) => {
  const { timeZone } = writing;
  const on = (day: number) => new Date(Date.UTC(2026, 10, 29 + day, hour - 1)).toISOString();
  const dayOf = (at: string) => wallTime(new Date(at), timeZone).date;

  /** Every idea that is placed, in the order of its time: none is late, and none names a day that is not its own. */
  function checked(ideas: ReturnType<typeof idea>[], slots: string[]): string[] {
    const found = placeIdeas(ideas, slots, writing);
    for (const { line, slotAt, aboutUntil } of found) {
      expect(dayOf(slotAt) <= (aboutUntil ?? "9999"), line).toBe(true);
      const at = { writtenAt: new Date(slotAt), sendsAt: new Date(slotAt), timeZone };
      for (const mention of daysIn(line, at))
        expect(isContradicted(mention, new Date(slotAt), timeZone), line).toBe(false);
    }
    return found.map(({ line }) => line);
  }

  it("keep the order of a campaign of nine ideas about three days", () => {
    const slots = Array.from({ length: 9 }, (_, n) => on(1 + n));
    const lines = [
      ...["Wreaths are ready", "Open day on 3 December", "Rolls with walnuts", "Our stollen"],
      ...["Tomorrow, 5 December, the market", "Market on 5 December from eight", "Gingerbread", "Gift boxes"],
      "Last orders until 9 December",
    ];
    // The reminder is the fifth, and the fifth day is the 4th; the sixth is the day itself.
    expect(
      checked(
        lines.map((line) => idea(line)),
        slots.slice(0, 9),
      ),
    ).toEqual(lines);
  });

  it("keep the order of a week of five but for what would be late", () => {
    const slots = [1, 2, 3, 4, 5].map(on);
    const lines = ["Rye bread", "Rolls", "Closed on 2 December", "Cake", "Coffee on 1 December"];
    const order = checked(
      lines.map((line) => idea(line)),
      slots,
    );
    expect(order.filter((line) => !/ on /.test(line))).toEqual(["Rye bread", "Rolls", "Cake"]);
    expect(new Set(order)).toEqual(new Set(lines));
  });
});
