import { describe, expect, it } from "vitest";
import { FinalChannel } from "./final-channel";
import { NEARLY_LINEAR, growthOf, repeated } from "../../tests/growth";

const HARMONY =
  "<|channel|>analysis<|message|>They want rolls.<|end|><|start|>assistant<|channel|>final<|message|>Fresh rolls, < 2 €.<|return|>";

/** What is shown of a text that arrives in pieces of so many characters. */
function shown(text: string, size: number): string {
  const channel = new FinalChannel();
  let all = "";
  for (let at = 0; at < text.length; at += size) all += channel.push(text.slice(at, at + size));
  return all + channel.end();
}

describe("what a model says to its reader", () => {
  it.each([1, 2, 5, 1000])("is the final channel, in pieces of %i", (size) => {
    expect(shown(HARMONY, size)).toBe("Fresh rolls, < 2 €.");
    expect(shown(` \n${HARMONY}`, size)).toBe("Fresh rolls, < 2 €.");
  });

  it.each([1, 3, 1000])("is all of it where there are no channels, in pieces of %i", (size) => {
    for (const text of ["Fresh rolls <|> for all", "< 2 € a roll", "<", ""])
      expect(shown(text, size)).toBe(text);
  });

  it("is nothing where the model only thought", () => {
    expect(shown("<|channel|>analysis<|message|>They want rolls.", 4)).toBe("");
  });

  it("does not take longer than the text is long", () => {
    const growth = growthOf(repeated("<|channel|>final"), (text) => shown(text, 7), 16_000);
    expect(growth).toBeLessThan(NEARLY_LINEAR);
  });
});
