import { describe, expect, it } from "vitest";
import { affordable } from "./affordable";

describe("how many a balance covers", () => {
  const quote = { cost: 1_000, reserved: 1_500 };
  it.each([
    [0, 0],
    [1_499, 0],
    [1_500, 1],
    [2_499, 1],
    [2_500, 2],
    [3_500, 3],
    [5_500, 5],
    [100_000, 5],
  ])("of five that cost 1,000 and reserve 1,500, %i credits cover %i", (balance, count) => {
    expect(affordable(balance, Array(5).fill(quote))).toBe(count);
  });

  it("of none is none", () => expect(affordable(10_000, [])).toBe(0));
});
