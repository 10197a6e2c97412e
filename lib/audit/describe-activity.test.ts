import { readdirSync, readFileSync } from "node:fs";
import { createTranslator, type Locale } from "next-intl";
import { describe, expect, it } from "vitest";
import type english from "../../messages/en.json";
import { AUDIT_KINDS } from "./constants";
import { describeActivity } from "./describe-activity";

const FACTS = {
  email: "new@example.com",
  from: "old@example.com",
  to: "new@example.com",
  name: "Chrome, macOS",
  page: "Kovács Bakery",
  post: "#12",
  plan: "PROFESSIONAL",
  status: "PAST_DUE",
  userAgent: "curl/8",
  address: "203.0.113.9",
};

function wordsIn(locale: string) {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as typeof english;
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator({ locale: locale as Locale, messages, namespace: "Settings.activity", onError });
  return ({ key, values }: ReturnType<typeof describeActivity>) => (key ? t(key, values) : null);
}

describe("a line of activity", () => {
  const say = wordsIn("en");
  it.each([
    ["PLAN_CHANGED", "A payment for your Professional plan is overdue"],
    ["POST_DELETED", "Post #12 deleted"],
    ["PAGE_CONNECTED", "Facebook page Kovács Bakery connected"],
    ["EMAIL_CHANGED", "Email changed from old@example.com to new@example.com"],
    ["PASSKEY_REMOVED", "Passkey Chrome, macOS removed"],
    ["SIGNED_OUT", "Signed out"],
  ])("%s reads %j", (kind, words) => {
    expect(say(describeActivity({ kind, facts: FACTS }))).toBe(words);
  });

  it.each([
    ["TRIALING", "Your trial of the Standard plan began"],
    ["ACTIVE", "You are on the Standard plan"],
    ["CANCELED", "Your Standard plan ended"],
    ["SOMETHING_NEW", "Your Standard plan changed"],
  ])("reports the plan's state %s", (status, words) => {
    const line = { kind: "PLAN_CHANGED", facts: { plan: "STANDARD", status } };
    expect(say(describeActivity(line))).toBe(words);
  });

  it("keeps where it came from apart, and says less where less is known", () => {
    expect(describeActivity({ kind: "PASSWORD_CHANGED", facts: FACTS })).toMatchObject({
      userAgent: "curl/8",
      address: "203.0.113.9",
    });
    expect(say(describeActivity({ kind: "PAGE_DISCONNECTED", facts: {} }))).toBe("Facebook disconnected");
    expect(describeActivity({ kind: "OF_OLD", facts: {} }).key).toBeNull();
  });

  const locales = readdirSync("messages").flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? []);
  it.each(locales)("has words for every kind, with and without its facts, in %s", (locale) => {
    const words = wordsIn(locale);
    for (const kind of AUDIT_KINDS)
      for (const facts of [FACTS, {}]) {
        const sentence = words(describeActivity({ kind, facts })) ?? "";
        expect(sentence, kind).not.toBe("");
        expect(sentence, kind).not.toMatch(/[{}]|PROFESSIONAL|PAST_DUE/);
      }
  });
});
