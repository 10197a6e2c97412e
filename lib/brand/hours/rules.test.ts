import { describe, expect, it } from "vitest";
import { closingMinute, formatHours, minuteOf, parseHours } from "./rules";
import { NEARLY_LINEAR, growthOf, repeated } from "../../../tests/growth";

const written = (text: string) => {
  const week = parseHours(text);
  return week && formatHours(week);
};

describe("opening hours", () => {
  it.each([
    ["Mo-Fr 09:00-17:00", "Mo-Fr 09:00-17:00; Sa-Su off"],
    ["Mo-Su 00:00-24:00", "Mo-Su 00:00-24:00"],
    ["Mo-Fr 9:00-12:00, 14:00-18:00; Sa 9:00-13:00", "Mo-Fr 09:00-12:00,14:00-18:00; Sa 09:00-13:00; Su off"],
    ["mo,we 10:00–16:00; su off", "Mo 10:00-16:00; Tu off; We 10:00-16:00; Th-Su off"],
    // schema.org's own example of two lists
    [
      "Mo-Sa 11:00-14:30\nMo-Th 17:00-21:30\nFr-Sa 17:00-22:00",
      "Mo-Th 11:00-14:30,17:00-21:30; Fr-Sa 11:00-14:30,17:00-22:00; Su off",
    ],
    ["Th-Sa 18:00-02:00", "Mo-We off; Th-Sa 18:00-02:00; Su off"],
    ["Sa-Mo 10:00-12:00;", "Mo 10:00-12:00; Tu-Fr off; Sa-Su 10:00-12:00"],
    ["Mo-Su off", "Mo-Su off"],
    ["Su closed; Mo 10:00-11:00", "Mo 10:00-11:00; Tu-Su off"],
  ])("%j is %j", (text, canonical) => {
    expect(written(text)).toBe(canonical);
    expect(written(canonical)).toBe(canonical);
  });

  it.each([
    "",
    ";",
    "Mo",
    "09:00-17:00",
    "Mo-Fr",
    "Mo-Fr 9-17",
    "Mo-Fr 09:00",
    "Mo-Fr 09:00-25:00",
    "Mo-Fr 09:60-17:00",
    "Mo-Fr 09:00-09:00",
    "Mo-Fr 24:00-25:00",
    "Mo-Xx 09:00-17:00",
    "Mo-We-Fr 09:00-17:00",
    "Mo 09:00-12:00-15:00",
    "Mo 09:00-17:00,12:00-18:00",
    "Mo 20:00-02:00,22:00-23:00",
    "Mo 08:00-09:00,10:00-11:00,12:00-13:00,14:00-15:00",
    "Mo 09:00-17:00; Mo off",
    "Mo off; Mo 09:00-17:00",
    "Monday 09:00-17:00",
    "Open from nine",
    "PH off",
    "toString 09:00-17:00",
  ])("%j is none", (text) => expect(parseHours(text)).toBeNull());

  it("of three times on each day are within a fact's length", () => {
    const week = Array.from({ length: 7 }, (_, day) => [
      { from: 400 + day, to: 500 },
      { from: 600, to: 700 },
      { from: 1000, to: 1500 },
    ]);
    expect(formatHours(week).length).toBeLessThanOrEqual(300);
    expect(parseHours(formatHours(week))).toEqual(week);
  });

  it("are read in a time that grows with their length", () => {
    for (const unit of ["Mo", "Mo,", "- ", "Mo 1", "1"])
      expect(growthOf(repeated(unit), parseHours, 75), unit).toBeLessThan(NEARLY_LINEAR);
  });
});

describe("the closing time", () => {
  const week = parseHours("Mo-Fr 09:00-12:00,14:00-18:00; Sa 18:00-02:00") ?? [];
  it("is the end of the day's last opening, which may be after midnight", () => {
    expect([0, 5, 6].map((day) => closingMinute(week, day))).toEqual([18 * 60, 26 * 60, null]);
  });
});

it("a time of day is from 00:00 to 24:00", () => {
  expect(["00:00", "9:05", "24:00", "24:01", "9", "09:5", "-1:00"].map(minuteOf)).toEqual([
    0,
    545,
    1440,
    null,
    null,
    null,
    null,
  ]);
});
