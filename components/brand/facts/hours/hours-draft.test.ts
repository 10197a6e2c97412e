import { describe, expect, it } from "vitest";
import { parseHours } from "@/lib/brand/hours/rules";
import { draftOf, hasBreak, hoursTextOf, withBreaks, withDay, withMondayOnWeekdays } from "./hours-draft";

const HOURS = "Mo 08:00-12:00,14:00-18:00; Tu-Fr 09:00-17:00; Sa 18:00-02:00; Su off";
const draft = () => draftOf(parseHours(HOURS));

describe("opening hours being edited", () => {
  it("are stored as they were", () => expect(hoursTextOf(draft())).toBe(HOURS));

  it("begin with the usual week", () =>
    expect(hoursTextOf(draftOf(null))).toBe("Mo-Fr 09:00-17:00; Sa-Su off"));

  it("of Monday are copied to the other weekdays, and to no other day", () =>
    expect(hoursTextOf(withMondayOnWeekdays(draft()))).toBe(
      "Mo-Fr 08:00-12:00,14:00-18:00; Sa 18:00-02:00; Su off",
    ));

  it("keep a closed day's times until it is opened again", () => {
    const closed = withDay(draft(), 1, { open: false });
    expect(hoursTextOf(closed)).toBe(
      "Mo 08:00-12:00,14:00-18:00; Tu off; We-Fr 09:00-17:00; Sa 18:00-02:00; Su off",
    );
    expect(hoursTextOf(withDay(closed, 1, { open: true }))).toBe(HOURS);
  });

  it("have a break on every day, or none", () => {
    expect(hasBreak(draft())).toBe(true);
    const whole = withBreaks(draft(), false);
    expect(hasBreak(whole)).toBe(false);
    expect(hoursTextOf(whole)).toBe("Mo 08:00-18:00; Tu-Fr 09:00-17:00; Sa 18:00-02:00; Su off");
    const twice = withBreaks(draftOf(null), true);
    expect(hoursTextOf(twice)).toBe("Mo-Fr 09:00-12:00,14:00-18:00; Sa-Su off");
  });

  it("are not stored while a time is missing, or times overlap", () => {
    for (const times of [
      [{ from: "", to: "17:00" }],
      [{ from: "09:00", to: "09:00" }],
      [
        { from: "09:00", to: "15:00" },
        { from: "14:00", to: "18:00" },
      ],
    ])
      expect(hoursTextOf(withDay(draft(), 2, { times }))).toBeNull();
  });
});
