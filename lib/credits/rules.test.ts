import { describe, expect, it } from "vitest";
import { CREDIT_PRICES, cost, estimateCost, estimateTokens, upperBound } from "./rules";

describe("what a generation costs", () => {
  it("is about 1,000 credits for a typical text post", () => {
    expect(cost({ inputTokens: 700, outputTokens: 220 }, false)).toBe(1010);
    expect(estimateCost({ words: 150, image: false })).toBe(1000);
  });

  it("adds a fixed price for a picture", () => {
    const usage = { inputTokens: 700, outputTokens: 220 };
    expect(cost(usage, true) - cost(usage, false)).toBe(CREDIT_PRICES.image);
  });

  it("is a whole number, never below one", () => {
    expect(cost({ inputTokens: 1, outputTokens: 0 }, false)).toBe(1);
    expect(cost({ inputTokens: 0, outputTokens: 0 }, false)).toBe(1);
  });

  it("is quoted below what is held, whatever is asked", () => {
    for (const words of [50, 150, 300]) {
      for (const image of [false, true]) {
        const held = upperBound({ promptTokens: 700, words, image });
        expect(held).toBeGreaterThan(estimateCost({ words, image }));
        expect(cost({ inputTokens: 1_050, outputTokens: words * 3 }, image)).toBeLessThanOrEqual(held);
      }
    }
  });
});

describe("tokens where a server reports none", () => {
  it("are a quarter of the bytes", () => {
    expect(estimateTokens("")).toBe(0);
    expect(estimateTokens("abcd")).toBe(1);
    expect(estimateTokens("Kovács")).toBe(2);
  });
});
