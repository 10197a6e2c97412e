import { afterEach, expect, it } from "vitest";
import { db } from "../../../lib/db";
import { LANGUAGES } from "../../../lib/posts/constants";
import { makeOwner } from "../../factories";
import { clearFaults, draft, rolls } from "./drafts";

// What the sandbox's model reads out of the product's prompt: its labels are a contract between the two.
afterEach(clearFaults);

const LINK = "https://kovacs.example/rolls";

async function written(parts: object): Promise<string> {
  const { user, token } = await makeOwner();
  expect(await draft(token, { body: { ...rolls, ...parts } })).toMatchObject({ status: 200 });
  return (await db.post.findFirstOrThrow({ where: { userId: user.id } })).content;
}
const wordsIn = (text: string) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
const upper = (language: (typeof LANGUAGES)[number]) => language.toUpperCase();

/** A word that only this one of the seven languages has, and that every text of some length holds. */
const TELLING = {
  english: /\bthe\b/i,
  spanish: /\b(los|el|y)\b/i,
  french: /\b(nous|les|vous)\b/i,
  german: /\b(und|wir)\b/i,
  hungarian: /[őű]|\b(és|hogy)\b/i,
  portuguese: /ã|ç/i,
  italian: /\b(il|che|di)\b/i,
} satisfies Record<(typeof LANGUAGES)[number], RegExp>;

it.each(LANGUAGES)(
  "a long post in %s names the business, the subject, the link, and has hashtags",
  async (language) => {
    const text = await written({
      postLength: "LONG",
      replyLanguage: upper(language),
      generateHashtags: true,
      links: [LINK],
      weight: 100,
    });
    expect(text).toMatch(TELLING[language]);
    expect(text).toContain("Kovács Bakery");
    expect(text).toMatch(/poppy seed/i);
    expect(text).toContain(LINK);
    expect(text).toMatch(/#\p{L}/u);
    expect(wordsIn(text)).toBeGreaterThanOrEqual(225);
    expect(wordsIn(text)).toBeLessThanOrEqual(375);
  },
);

it("a short post without them leaves out links, hashtags and, where it has no weight, the business", async () => {
  const text = await written({ weight: 0 });
  expect(text).not.toMatch(/#|https?:/);
  expect(text).not.toContain("Kovács Bakery");
  expect(wordsIn(text)).toBeLessThanOrEqual(63);
});

it("follows the tone and the format", async () => {
  expect(await written({ postTone: "ENTHUSIASTIC" })).toContain("!");
  expect(await written({ postTone: "PROFESSIONAL" })).not.toContain("!");
  expect(await written({ format: "EMAIL" })).toMatch(/^Subject: .+\n\n/);
});
