import { describe, expect, it } from "vitest";
import { formatsFor } from "./formats";

describe("the clock format", () => {
  it.each([
    ["en-US,en;q=0.9", "h12"],
    ["en-GB,en;q=0.9", "h23"],
    ["hu", "h23"],
    ["de-DE;q=0.9, en-US;q=0.8", "h23"],
    [null, "h12"],
    ["", "h12"],
    ["*", "h12"],
    ["not a tag", "h12"],
  ])("of a browser that asks for %s is %s", (header, cycle) => {
    const { clock, moment, stamp } = formatsFor(header).dateTime;
    expect([clock.hourCycle, moment.hourCycle, stamp.hourCycle]).toEqual([cycle, cycle, cycle]);
  });
});
