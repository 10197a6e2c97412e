/** What is said of a post's checks: composed here of what was found, and of nothing else. */
import { isClaimedDay } from "@/lib/posts/rules";
import type { Check, CheckKind, OpenReason } from "./types";

/** Words of a text that are named in one check. */
const MOST_WORDS = 5;

/** What was found of a text, its links and its page. */
export type Found = {
  /** When that is: of sending, of what is kept; ISO 8601. */
  now: string;
  /** How the post goes out: at a time, at once, or not yet. */
  goes: "AT_TIME" | "AT_ONCE" | "NOT_YET";
  /** It goes out now: what is open will not be checked any more. */
  last: boolean;
  /** The text cannot be spoken of: the page shows another. */
  otherWords: boolean;
  /** The calendar day on which it goes out, yyyy-MM-dd in the business's zone; null while it has no time. */
  day: string | null;
  /** The model that read the text; null: our rules alone did. */
  model: string | null;
  /** How many days it names, the words of the first that does not agree with when it goes out, and of those that its owner keeps. */
  days: { count: number; wrong: string | null; kept: string[] };
  /** Null: nobody has looked for them in this text. */
  claims: FoundClaims | null;
  /** Words that are no longer true when it goes out. */
  ended: string | null;
  blanks: { open: string[]; kept: string[] };
  links: { urls: FoundLink[]; more: string[] };
  /** What Facebook said of the page; undefined without a page. */
  page: { at: string | null; problem: string | null } | null;
};
export type SealedClaim = { kind: string; text: string; value: string; verdict: string; gone: boolean };
type FoundClaims = {
  /** When they were compared. */ at: string | null;
  all: SealedClaim[];
  /** Only a model sees them. */ unread: string[];
};
export type FoundLink = {
  url: string;
  state: "OK" | "DEAD" | "MOVED" | "UNREAD" | null;
  /** When it was opened. */
  at: string | null;
  /** When its owner decided to keep it as it is. */
  leftAt: string | null;
};

/** Half a character, as a cut text may end with, cannot be stored. */
const named = (words: readonly string[]) =>
  [...new Set(words.map((word) => word.replace(/\p{Surrogate}/gu, "").trim()))].slice(0, MOST_WORDS);
const open = (kind: CheckKind, reason: OpenReason, more: Partial<Check> = {}): Check => ({
  ...{ kind, outcome: "OPEN", at: null, by: null, reason, ...more },
});

/** What of a post's text, links and page was checked, in one order. Pure. */
export function textChecks(found: Found): Check[] {
  if (found.otherWords)
    return [
      ...(["DAYS", "CLAIMS", "BLANKS", "LINKS"] as const).map((kind) => open(kind, "OTHER_WORDS")),
      ...pageChecks(found),
    ];
  return [
    daysCheck(found),
    ...claimChecks(found),
    blanksCheck(found),
    ...linkChecks(found),
    ...pageChecks(found),
  ];
}

const readBy = ({ model }: Found): Pick<Check, "by" | "model"> =>
  model === null ? { by: "RULES" } : { by: "MODEL", model };

function daysCheck(found: Found): Check {
  const { days, now, day } = found;
  const checked = { kind: "DAYS", at: now, ...readBy(found), count: days.count } as const;
  if (days.wrong !== null) return { ...checked, outcome: "WRONG", words: named([days.wrong]) };
  if (days.count > 0 && day === null) return open("DAYS", "NO_TIME");
  if (days.kept.length > 0)
    return { kind: "DAYS", outcome: "RIGHT", at: now, by: "OWNER", words: named(days.kept) };
  return { ...checked, outcome: "RIGHT" };
}

/** Nobody is told that a claim is hers which only a model sees and nobody has looked for in all that she said. */
function claimChecks(found: Found): Check[] {
  const { claims, ended, day, last } = found;
  if (!claims) return [open("CLAIMS", last ? "AT_ONCE" : "SOON")];
  const isUnsaid = ({ verdict, gone, kind, value }: SealedClaim) =>
    gone || (verdict === "UNSAID" && !(kind === "DATE" && day !== null && isClaimedDay(value, day)));
  const checked = { kind: "CLAIMS", at: claims.at, ...readBy(found) } as const;
  const unsaid = claims.all.filter(isUnsaid).map(({ text }) => text);
  const checks: Check[] = [];
  if (ended !== null) checks.push({ ...checked, outcome: "WRONG", code: "FACT_ENDS", words: named([ended]) });
  const others = unsaid.filter((text) => text !== ended);
  if (others.length > 0) checks.push({ ...checked, outcome: "WRONG", words: named(others) });
  if (claims.unread.length > 0) checks.push(open("CLAIMS", "UNREAD", { words: named(claims.unread) }));
  return checks.length > 0 ? checks : [{ ...checked, outcome: "RIGHT", count: claims.all.length }];
}

function blanksCheck({ blanks, now }: Found): Check {
  const checked = { kind: "BLANKS", at: now, by: "RULES" } as const;
  if (blanks.open.length > 0) return { ...checked, outcome: "WRONG", words: named(blanks.open) };
  if (blanks.kept.length === 0) return { ...checked, outcome: "RIGHT" };
  return { ...checked, by: "OWNER", outcome: "RIGHT", words: named(blanks.kept) };
}

function linkChecks({ links, goes, last }: Found): Check[] {
  const { urls, more } = links;
  const read = urls.filter(({ state }) => state !== null);
  const of = (...states: FoundLink["state"][]) => read.filter(({ state }) => states.includes(state));
  /** The oldest look is the one that is said. */
  const checked = (some: readonly FoundLink[]) =>
    ({
      kind: "LINKS",
      by: "LOOK",
      at: some.map(({ at }) => at).sort()[0] ?? null,
      count: some.length,
    }) as const;
  const [good, notRight, unclear] = [of("OK"), of("DEAD", "MOVED"), of("UNREAD")];
  const wrong = notRight.filter(({ leftAt }) => leftAt === null);
  const left = notRight.filter(({ leftAt }) => leftAt !== null);
  const waiting = urls.filter(({ state }) => state === null);
  const urlsOf = (some: readonly FoundLink[]) => named(some.map(({ url }) => url));
  const reason = last ? "AT_ONCE" : goes === "NOT_YET" ? "NOT_SCHEDULED" : "SOON";
  return [
    ...(good.length > 0 ? [{ ...checked(good), outcome: "RIGHT" } as const] : []),
    ...(wrong.length > 0 ? [{ ...checked(wrong), outcome: "WRONG", words: urlsOf(wrong) } as const] : []),
    ...left.map(({ url, leftAt }): Check => ({
      ...{ kind: "LINKS", outcome: "RIGHT", by: "OWNER", at: leftAt, words: named([url]) },
    })),
    ...(unclear.length > 0
      ? [open("LINKS", "NO_ANSWER", { at: checked(unclear).at, by: "LOOK", words: urlsOf(unclear) })]
      : []),
    ...(waiting.length > 0 ? [open("LINKS", reason, { words: urlsOf(waiting) })] : []),
    ...(more.length > 0 ? [open("LINKS", "MANY", { words: named(more) })] : []),
  ];
}

function pageChecks({ page, goes, last }: Found): Check[] {
  if (goes === "NOT_YET") return [open("PAGE", "NOT_SCHEDULED")];
  if (!page) return [];
  if (page.at === null) return [open("PAGE", goes === "AT_ONCE" ? "AT_ONCE" : last ? "NO_ANSWER" : "SOON")];
  const checked = { kind: "PAGE", at: page.at, by: "FACEBOOK" } as const;
  if (page.problem === null) return [{ ...checked, outcome: "RIGHT" }];
  return [{ ...checked, outcome: "WRONG", code: page.problem as Check["code"] }];
}

/** What is known of a published post's sending. */
export type Sent = {
  publishedAt: string | null;
  /** Null: its owner marked it as published. `byOwner`: she told us that it is on the page. */
  delivery: {
    sentAt: string | null;
    seenAt: string | null;
    goneAt: string | null;
    byOwner: boolean;
    /** When the page is looked at next; null: not any more. */
    nextLook: string | null;
  } | null;
};

/** That it went out, and that the page shows it: read anew whenever somebody asks. Pure. */
export function sentChecks({ publishedAt, delivery }: Sent): Check[] {
  const sent = { kind: "SENT", outcome: "RIGHT" } as const;
  if (!delivery) return [{ ...sent, at: publishedAt, by: "OWNER" }];
  const { sentAt, seenAt, goneAt, byOwner, nextLook } = delivery;
  if (byOwner) return [{ ...sent, at: sentAt, by: "OWNER" }];
  const seen = { kind: "SEEN", by: "FACEBOOK" } as const;
  const isGone = goneAt !== null && (seenAt === null || goneAt > seenAt);
  return [
    { ...sent, at: sentAt, by: "FACEBOOK" },
    isGone
      ? { ...seen, outcome: "WRONG", at: goneAt, code: "POST_GONE" }
      : seenAt !== null
        ? { ...seen, outcome: "RIGHT", at: seenAt }
        : open("SEEN", nextLook === null ? "NO_ANSWER" : "SOON", { at: nextLook }),
  ];
}

/** What is said of a post that was published without any of this being kept. */
export const notKept = (): Check[] =>
  (["DAYS", "CLAIMS", "BLANKS", "LINKS", "PAGE"] as const).map((kind) => open(kind, "NOT_KEPT"));
