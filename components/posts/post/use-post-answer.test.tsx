import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadMessages } from "@/lib/i18n/load-messages";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import type { PostAnswer, PostCounts, PostPlatform } from "@/lib/posts/types";
import { usePostAnswer } from "./use-post-answer";

const delivery: PostPlatform = {
  ...{ id: 1, platform: "FACEBOOK", status: "SUCCESS", permalink: null, pageName: "Bakery" },
  ...{ errorCode: null, errorMessage: null, held: false, heldFor: null },
};

async function shown(
  counts: PostCounts | null,
  locale: Locale = "en",
  { errorCode = null, outcome = null }: { errorCode?: string | null; outcome?: PostAnswer | null } = {},
) {
  const Text = () => usePostAnswer()({ counts, outcome, postPlatforms: [{ ...delivery, errorCode }] });
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={await loadMessages(locale)}>
      <Text />
    </NextIntlClientProvider>,
  );
}

it("says what people did, and nothing of what nobody did or Facebook does not tell", async () => {
  expect(await shown({ reactions: 14, comments: 3, shares: 0 })).toBe("14 reactions, 3 comments.");
  expect(await shown({ reactions: 1, comments: 1, shares: 1 })).toBe("1 reaction, 1 comment, 1 share.");
  expect(await shown({ comments: 2 })).toBe("2 comments.");
  expect(await shown({ reactions: 0, comments: 0, shares: 0 })).toBe("No reactions yet.");
  expect(await shown(null)).toBe("");
  expect(await shown({ reactions: 14 }, "en", { errorCode: "POST_GONE" })).toBe("No longer on your page.");
});

it("says how many people saw it, and how many usually do where that is known", async () => {
  const counts = { reactions: 14, comments: 3, shares: 0, people: 412 };
  expect(await shown({ ...counts, usual: 260 })).toBe(
    "Seen by 412 people; your posts are usually seen by 260. 14 reactions, 3 comments.",
  );
  expect(await shown(counts)).toBe("Seen by 412 people. 14 reactions, 3 comments.");
  expect(await shown({ people: 1, usual: 260 })).toBe(
    "Seen by 1 person; your posts are usually seen by 260.",
  );
  expect(await shown({ ...counts, people: 0, usual: 260 })).toBe("14 reactions, 3 comments.");
});

it("puts her own word first", async () => {
  expect(await shown({ reactions: 14 }, "en", { outcome: "YES" })).toBe("People came for it. 14 reactions.");
  expect(await shown(null, "en", { outcome: "A_LITTLE" })).toBe("A few people came for it.");
  expect(await shown(null, "en", { outcome: "NO" })).toBe("People did not come for it.");
});

it.each(LOCALES)("counts one and many in %s", async (locale) => {
  for (const count of [1, 12]) {
    const all = { reactions: count, comments: count, shares: count, people: count, usual: count };
    const text = await shown(all, locale, { outcome: "YES" });
    expect(text.match(new RegExp(`\\b${count}\\b`, "g"))).toHaveLength(5);
    expect(text).toMatch(/^\S.*[^.]\.$/);
    expect(text).not.toMatch(/ {2}|\.\S/);
  }
});
