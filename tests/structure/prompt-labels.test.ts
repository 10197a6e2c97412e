import { expect, it } from "vitest";
import { BUSINESS_FIELDS } from "../../lib/brand/constants";
import { NOTHING_SAID } from "../../lib/brand/voice/rules";
import { composePrompt } from "../../lib/posts/drafting/prompt/compose-prompt";
import { composeRewrite } from "../../lib/posts/rewriting/compose-rewrite";
import { REWRITE_KINDS } from "../../lib/posts/rewriting/constants";
import { composePlan } from "../../lib/posts/planning/ideas/compose-plan";
import { draftSchema } from "../../lib/posts/drafting/schema";
import { LABELS } from "../../sandbox/openai/writer/brief";
import { readWeekOrder } from "../../sandbox/openai/writer/plan";
import { readChange } from "../../sandbox/openai/writer/rewrite";
import type { Business } from "../../lib/brand/types";

/** Something in every field, so that each has its line. */
const brand = { ...Object.fromEntries(BUSINESS_FIELDS.map((name) => [name, name])), industry: "retail" };

it("the sandbox's model knows every label of the prompt: LABELS of sandbox/openai/writer/brief.ts", () => {
  const request = draftSchema.parse({
    ...{ description: "Rolls", postType: "BLOG", postLength: "SHORT", postTone: "FRIENDLY" },
    replyLanguage: "PORTUGUESE",
    ...{ extraInstructions: "Two sentences", generateHashtags: true, links: ["https://rolls.example"] },
  });
  // With a time, and without.
  const labels = [new Date(), undefined].flatMap((sendsAt) => {
    const { prompt } = composePrompt(brand as Business, request, {
      ...{ now: new Date(), timeZone: "Europe/Lisbon", version: "Rolls", like: "Cake", sendsAt },
      voice: { ...NOTHING_SAID, note: "Short", avoid: ["super"], signature: "Yours" },
      plan: { name: "Advent", brief: "Rolls", others: ["Bread"] },
    });
    return prompt.split("\n").flatMap((line) => /^([^:]+):(?!\/)/.exec(line)?.[1] ?? []);
  });
  expect(labels.length).toBeGreaterThan(10);
  expect([...LABELS].sort()).toEqual([...new Set(labels)].sort());
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
    });
  }
});

it("the sandbox's model reads the prompt that plans a week: readWeekOrder of sandbox/openai/writer/plan.ts", () => {
  const now = new Date("2026-12-18T09:00:00Z");
  const lasting = {
    ...{ id: "1", revision: 0, createdAt: now.toISOString(), updatedAt: now.toISOString() },
    ...{ from: null, until: null, firstDay: null, lastDay: null, proposedDay: null },
  };
  const week: Parameters<typeof composePlan>[0] = {
    campaign: null,
    business: { ...brand, businessName: "Kovács Bakery" } as Business,
    voice: { ...NOTHING_SAID, address: "FAMILIAR" },
    facts: [{ ...lasting, kind: "OFFER", text: "Mulled cider, 3 euros" }],
    brief: "Walnut rolls, Advent wreaths",
    language: "german",
    now,
    timeZone: "Europe/Berlin",
    holidays: [
      { date: "2026-12-25", name: "1. Weihnachtstag" },
      { date: "2026-12-26", name: "2. Weihnachtstag" },
    ],
    times: ["2026-12-21T09:00:00Z", "2026-12-22T09:00:00Z"],
    photos: ["Rolls on a tray", null],
    attached: true,
    planned: ["Rye bread"],
    posted: ["Good morning"],
    good: ["2026-11-14, a Saturday, with the owner's own photo: Plum cake"],
  };
  const read = (plan: typeof week) => {
    const { instructions, prompt } = composePlan(plan);
    return readWeekOrder(`${instructions}\n\n${prompt}\n\nPhoto 1 is this:`);
  };
  const campaign = { name: "Christmas market", beginsOn: "2026-12-01", endsOn: "2026-12-24" };
  expect(read({ ...week, campaign })).toMatchObject({
    ...{ campaign: "Christmas market", news: ["Walnut rolls", "Advent wreaths"] },
  });
  const news = ["Gingerbread starts on Monday", "Mulled cider on Thursday from 4 pm"];
  expect(read({ ...week, brief: news.join("\n") }), "a line is a thing of its own").toMatchObject({ news });
  expect(read(week)).toEqual({
    ...{ count: 2, language: expect.objectContaining({ code: "de" }) },
    ...{ business: "Kovács Bakery", campaign: "" },
    news: ["Walnut rolls", "Advent wreaths"],
    lasting: ["Mulled cider, 3 euros", "Description"],
    parts: [],
    photos: ["Rolls on a tray", ""],
    known: ["Rye bread", "Good morning"],
  });
});
