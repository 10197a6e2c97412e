import { addDays } from "@/lib/i18n/calendar";
import { describe, expect, it } from "vitest";
import { daysProblem, movedIdeas, spreadTimes } from "./rules";

const at = (date: string, hour = 9) => ({ at: `${date}T${String(hour).padStart(2, "0")}:00:00.000Z` });
/** Nine o'clock on so many days from a Monday on. */
const days = (count: number, from = "2026-11-30") =>
  Array.from({ length: count }, (_, day) => at(addDays(from, day)));
const datesOf = (times: readonly { at: string }[]) => times.map((time) => time.at.slice(5, 10));

describe("times are spread over the weeks", () => {
  it("all of them where there are few", () => {
    expect(spreadTimes(days(3), 12, "UTC")).toEqual(days(3));
    expect(spreadTimes([], 12, "UTC")).toEqual([]);
  });

  it.each([
    [28, 12, [3, 3, 3, 3]],
    [28, 4, [1, 1, 1, 1]],
    [42, 12, [2, 2, 2, 2, 2, 2]],
    [14, 12, [6, 6]],
  ])("%i days, %i ideas: %j a week", (count, most, shares) => {
    const spread = spreadTimes(days(count), most, "UTC");
    const inWeek = shares.map(
      (_, week) =>
        spread.filter(({ at: time }) =>
          days(7, addDays("2026-11-30", week * 7)).some((day) => day.at === time),
        ).length,
    );
    expect(inWeek).toEqual(shares);
    expect([...spread].sort((a, b) => a.at.localeCompare(b.at))).toEqual(spread);
  });

  it("two ideas in six weeks: not both in the first two", () => {
    expect(datesOf(spreadTimes(days(42), 2, "UTC"))).toEqual(["12-10", "12-31"]);
  });

  it("what a short week cannot take goes to the others", () => {
    expect(datesOf(spreadTimes([at("2026-12-06"), ...days(7, "2026-12-07")], 5, "UTC"))).toHaveLength(5);
  });

  it("by the owner's weeks", () => {
    // Sunday night by UTC is Monday in Auckland.
    const times = [at("2026-11-29", 20), ...days(6)];
    expect(spreadTimes(times, 1, "Pacific/Auckland")).toHaveLength(1);
    expect(spreadTimes(times, 2, "UTC")).toContainEqual(times[0]);
  });
});

describe("the days of a campaign", () => {
  const today = "2026-11-25";
  it.each([
    ["2026-11-20", "2026-12-24", {}],
    ["2026-11-25", "2026-11-25", {}],
    ["2026-12-01", "2027-01-11", {}],
    ["2026-12-01", "2027-01-12", { endsOn: "Campaigns.errors.tooLong" }],
    ["2026-12-02", "2026-12-01", { endsOn: "Campaigns.errors.endsBeforeItBegins" }],
    ["2026-11-01", "2026-11-24", { endsOn: "Campaigns.errors.over" }],
    ["2027-05-20", "2027-05-25", { endsOn: "Campaigns.errors.tooFar" }],
  ])("%s to %s", (beginsOn, endsOn, problem) => {
    expect(daysProblem({ beginsOn, endsOn }, today)).toEqual(problem);
  });
});

describe("ideas are moved", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  const idea = (id: string, time: { at: string }, aboutUntil: string | null = null) => ({
    id,
    slotAt: new Date(time.at),
    aboutUntil,
  });
  const move = (by: number, timeZone = "UTC") => ({ days: by, now, timeZone });
  const result = (moved: ReturnType<typeof movedIdeas>) =>
    Object.fromEntries(moved.map(({ id, to }) => [id, to instanceof Date ? to.toISOString() : to]));

  it("one into the time of the next, in either direction", () => {
    const [a, b] = [idea("a", at("2026-12-01")), idea("b", at("2026-12-08"))];
    expect(result(movedIdeas([a, b], [], move(7)))).toEqual({
      a: at("2026-12-08").at,
      b: at("2026-12-15").at,
    });
    expect(movedIdeas([a, b], [], move(7)).map(({ id }) => id)).toEqual(["b", "a"]);
    expect(movedIdeas([a, b], [], move(-1)).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("not past now, not after its last day, not onto one that stays", () => {
    const ideas = [
      idea("a", at("2026-12-01"), "2026-12-05"),
      idea("b", at("2026-11-26")),
      idea("c", at("2026-11-24")),
    ];
    expect(result(movedIdeas(ideas, [], move(7)))).toMatchObject({
      a: "NO_EARLY_SLOT",
      b: at("2026-12-03").at,
    });
    expect(result(movedIdeas(ideas, [], move(-2)))).toMatchObject({ b: "TIME_HAS_PASSED" });
    expect(result(movedIdeas([idea("b", at("2026-11-26"))], [idea("x", at("2026-11-27"))], move(1)))).toEqual(
      {
        b: "TIME_TAKEN",
      },
    );
  });

  it("at the same time of day, also where the clock changes", () => {
    const moved = movedIdeas([idea("a", at("2027-03-26", 8))], [], move(7, "Europe/Budapest"));
    expect(result(moved)).toEqual({ a: at("2027-04-02", 7).at });
  });
});
