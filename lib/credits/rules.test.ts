import { describe, expect, it } from "vitest";
import {
  type QuoteRequest,
  CREDIT_PRICES,
  TYPICAL_QUOTE,
  affordable,
  cost,
  estimateTokens,
  maxTextTokens,
  postsWith,
  quoteGeneration,
} from "./rules";

const request = (parts: Partial<QuoteRequest> = {}): QuoteRequest => ({
  words: 150,
  hashtags: false,
  image: false,
  promptTokens: 700,
  linkTokens: 0,
  ...parts,
});

describe("what a generation costs", () => {
  it("is about 1,000 credits for a typical text post", () => {
    expect(cost({ inputTokens: 700, outputTokens: 220 }, false)).toBe(1010);
    expect(TYPICAL_QUOTE.cost).toBe(1000);
  });

  it("adds a fixed price for an image", () => {
    const usage = { inputTokens: 700, outputTokens: 220 };
    expect(cost(usage, true) - cost(usage, false)).toBe(CREDIT_PRICES.image);
  });

  it("is a whole number, never below one", () => {
    expect(cost({ inputTokens: 1, outputTokens: 0 }, false)).toBe(1);
    expect(cost({ inputTokens: 0, outputTokens: 0 }, false)).toBe(1);
  });

  it("never exceeds the reservation, whatever is requested and whatever a server reports", () => {
    for (const words of [50, 150, 300])
      for (const image of [false, true])
        for (const linkTokens of [0, 5_000]) {
          const quote = quoteGeneration(request({ words, image, linkTokens }));
          expect(quote.reserved).toBeGreaterThan(quote.cost);
          const upperBound = { inputTokens: 1_050, outputTokens: maxTextTokens(words, linkTokens) };
          expect(cost(upperBound, image)).toBeLessThanOrEqual(quote.reserved);
        }
  });

  it("is quoted for what is switched on", () => {
    const { cost: plain } = quoteGeneration(request());
    expect(quoteGeneration(request({ image: true })).cost - plain).toBe(CREDIT_PRICES.image);
    for (const more of [{ words: 300 }, { hashtags: true }, { promptTokens: 1_200 }, { linkTokens: 200 }])
      expect(quoteGeneration(request(more)).cost).toBeGreaterThan(plain);
  });
});

describe("for how many posts credits are enough", () => {
  it("is none if not even one can be reserved, and counts up from the last that can", () => {
    const quote = { cost: 3_000, reserved: 4_200 };
    expect([0, 4_199, 4_200, 7_199, 7_200, 11_357].map((credits) => postsWith(credits, quote))).toEqual([
      0, 0, 1, 1, 2, 3,
    ]);
  });
});

describe("how many of several posts a balance covers", () => {
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

describe("tokens where a server reports none", () => {
  it("are a quarter of the bytes", () => {
    expect(estimateTokens("")).toBe(0);
    expect(estimateTokens("abcd")).toBe(1);
    expect(estimateTokens("Kovács")).toBe(2);
  });
});
