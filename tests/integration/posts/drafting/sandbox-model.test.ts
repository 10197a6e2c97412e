import { afterEach, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { LANGUAGES } from "../../../../lib/posts/constants";
import { makeOwner } from "../../../factories";
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

const OWN_WORDS = {
  english: "Poppy seed rolls on Saturday from 7, and they are £1.20 each",
  spanish: "Panecillos de amapola el sábado desde las 7, a 1,20 € cada uno",
  french: "Petits pains au pavot samedi à partir de 7 h, à 1,20 € la pièce",
  german: "Mohnbrötchen gibt es am Samstag ab 7 Uhr, das Stück zu 1,20 €",
  hungarian: "Mákos zsemle szombaton reggel 7 órától, darabja 450 forint",
  portuguese: "Pãezinhos de papoila no sábado a partir das 7 h, a 1,20 € cada um",
  italian: "Panini ai semi di papavero sabato dalle 7, a 1,20 € l'uno",
} satisfies Record<(typeof LANGUAGES)[number], string>;

it.each(LANGUAGES)(
  "a long post in %s has the owner's words, the business, the link and hashtags, and is not filled up",
  async (language) => {
    const description = OWN_WORDS[language];
    const text = await written({
      ...{ description, postLength: "LONG", replyLanguage: upper(language) },
      ...{ generateHashtags: true, links: [LINK] },
    });
    expect(text).toContain("Kovács Bakery");
    expect(text).toContain(description);
    expect(text).toContain(LINK);
    expect(text).toMatch(/#\p{L}/u);
    expect(wordsIn(text)).toBeLessThan(60);
  },
);

it("a short post without them leaves out links, hashtags and, where it has no weight, the business", async () => {
  const text = await written({ weight: 0 });
  expect(text).toMatch(/^(📌 )?Poppy seed rolls on Saturday morning\.$/u);
});

it("follows the tone and the format", async () => {
  expect(await written({ postTone: "ENTHUSIASTIC" })).toContain("!");
  expect(await written({ postTone: "PROFESSIONAL" })).not.toContain("!");
  expect(await written({ format: "EMAIL" })).toMatch(/^Subject: .+\n\n/);
});
