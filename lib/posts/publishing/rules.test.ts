import { describe, expect, it } from "vitest";
import { backoffSeconds, lateLimit, mayRetry, pageText, retryDelay } from "./rules";

describe("pageText", () => {
  it("is the same for what a page may change in a text", () => {
    const written = "Friss kenyér\r\n\r\nHatkor nyitunk.  \n#pékség \n";
    expect(pageText(written)).toBe("Friss kenyér\n\nHatkor nyitunk.\n#pékség");
    expect(pageText(written.normalize("NFD"))).toBe(pageText("Friss kenyér\n\nHatkor nyitunk.\n#pékség"));
  });

  it("differs for what a person would call another text", () => {
    expect(pageText("Fresh rolls today")).not.toBe(pageText("Fresh rolls today!"));
    expect(pageText("one\ntwo")).not.toBe(pageText("one two"));
  });
});

describe("retryDelay", () => {
  it("waits longer each time, at least as long as requested, and ends", () => {
    expect(retryDelay([])).toBe(15);
    expect(retryDelay(["RETRY", "RETRY"])).toBe(300);
    expect(retryDelay([], 120)).toBe(120);
    expect(retryDelay(["RETRY", "REFUSED", "RETRY"])).toBe(60);
    expect(retryDelay(["RETRY", "RETRY", "RETRY", "RETRY", "RETRY"])).toBeNull();
  });
});

describe("mayRetry", () => {
  it("allows one more try in each round, whatever short refusals lie between", () => {
    expect(mayRetry(["UNKNOWN"])).toBe(true);
    expect(mayRetry([null])).toBe(true);
    expect(mayRetry(["UNKNOWN", "RETRY"])).toBe(true);
    expect(mayRetry(["UNKNOWN", "UNKNOWN"])).toBe(false);
    expect(mayRetry(["UNKNOWN", "RETRY", "UNKNOWN"])).toBe(false);
    expect(mayRetry(["UNKNOWN", "REFUSED", "UNKNOWN"])).toBe(true);
  });
});

describe("backoffSeconds", () => {
  it.each([
    [0, 0, 0],
    [74, 0, 0],
    [75, 0, 10],
    [90, 0, 60],
    [100, 0, 300],
    [100, 1140, 1140],
    [100, 86_400, 3600],
    [40, 120, 120],
  ])("%i%% used, %i s named: %i s", (percent, regainSeconds, seconds) => {
    expect(backoffSeconds({ percent, regainSeconds })).toBe(seconds);
  });
});

describe("goesUntil", () => {
  const noon = new Date("2026-11-21T12:00:00Z");
  it.each([
    [60, "2026-11-21T13:00:00.000Z"],
    [2, "2026-11-21T12:02:00.000Z"],
    // What still counts as on time is not late.
    [1, "2026-11-21T12:01:30.000Z"],
    [0, "2026-11-21T12:01:30.000Z"],
    [525_600, "2027-11-21T12:00:00.000Z"],
  ])("%i minutes allowed: %s", (minutes, until) => {
    expect(lateLimit(noon, minutes).toISOString()).toBe(until);
  });
});
