import { describe, expect, it } from "vitest";
import { estimateTokens } from "@/lib/credits/rules";
import { VISION_TOKENS } from "@/lib/posts/constants";
import { composeDescription, tidyDescription } from "./compose-description";
import { quoteDescription } from "./rules";

describe("the request for an alternative text", () => {
  it("names the language and asks for what can be seen alone", () => {
    const { instructions, prompt } = composeDescription("hungarian");
    expect(prompt).toMatch(
      /^Language: Hungarian\n\nWrite the alternative text now, between <alt> and <\/alt>\. /,
    );
    expect(instructions).toContain("at most 200 characters");
    expect(instructions).toContain("only what can be seen");
  });

  it("is quoted by its size", () => {
    const { instructions, prompt } = composeDescription("portuguese");
    const tokens = estimateTokens(instructions + prompt) + VISION_TOKENS;
    const { cost, reserved } = quoteDescription();
    expect(Math.abs(cost - (tokens * 0.5 + 40 * 3))).toBeLessThan(50);
    expect(reserved).toBeGreaterThan(cost);
  });
});

describe("an answer as an alternative text", () => {
  it.each([
    ["A loaf on a wooden table.", "A loaf on a wooden table."],
    ["  A loaf\n on a\ttable.\n", "A loaf on a table."],
  ])("%j is one line", (answer, text) => expect(tidyDescription(answer)).toBe(text));

  it("is cut at a word's end, never within a character", () => {
    for (const word of ["sourdough ", "🥖 ", "kenyér, "]) {
      const text = tidyDescription(word.repeat(150));
      expect([...text].length).toBeLessThanOrEqual(200);
      expect([...text].length).toBeGreaterThan(185);
      expect(text.endsWith(`${word.trim().replace(",", "")}…`)).toBe(true);
    }
    expect([...tidyDescription("x".repeat(500))]).toHaveLength(200);
  });
});
