import { expect, it } from "vitest";
import { BUSINESS_FIELDS } from "../../lib/brand/constants";
import { composePrompt } from "../../lib/posts/drafting/compose-prompt";
import { composeRewrite } from "../../lib/posts/rewriting/compose-rewrite";
import { REWRITE_KINDS } from "../../lib/posts/rewriting/constants";
import { draftSchema } from "../../lib/posts/drafting/schema";
import { LABELS } from "../../sandbox/openai/writer/brief";
import { readChange } from "../../sandbox/openai/writer/rewrite";
import type { Business } from "../../lib/brand/types";

/** Something in every field, so that each has its line. */
const brand = { ...Object.fromEntries(BUSINESS_FIELDS.map((name) => [name, name])), industry: "retail" };

it("the sandbox's model knows every label of the prompt: LABELS of sandbox/openai/writer/brief.ts", () => {
  const request = draftSchema.parse({
    ...{ description: "Rolls", postType: "BLOG", postLength: "SHORT", postTone: "FRIENDLY" },
    replyLanguage: "ENGLISH",
  });
  const { prompt } = composePrompt(brand as Business, request, { now: new Date(), timeZone: "UTC" });
  const labels = prompt.split("\n").flatMap((line) => /^([^:]+):/.exec(line)?.[1] ?? []);
  expect(labels.length).toBeGreaterThan(10);
  expect([...LABELS].sort()).toEqual(labels.sort());
});

it("the sandbox's model reads the prompt that changes words: readChange of sandbox/openai/writer/rewrite.ts", () => {
  const content = "Good morning.\n\nSourdough from 7 on Saturday, €3.50.\n\nCome early.";
  const part = { start: 15, end: 51 };
  for (const kind of REWRITE_KINDS) {
    const order = { kind, language: "german", instruction: "Say it in a rhyme" } as const;
    const { instructions, prompt } = composeRewrite(content, part, order);
    expect(readChange(`${instructions}\n\n${prompt}`)).toMatchObject({
      how: { LANGUAGE: "in", INSTRUCTION: "as" }[kind as string] ?? kind.toLowerCase(),
      before: "Good morning.\n\n",
      part: content.slice(part.start, part.end),
      after: "\n\nCome early.",
      wish: kind === "INSTRUCTION" ? "Say it in a rhyme" : "",
      kept: ["€3.50", "7", "Saturday"],
    });
  }
});
