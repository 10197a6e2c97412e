import type { Limit } from "@/lib/http/rate-limit";

/** What a fact is about, in the order in which facts are shown and given to the model. */
export const FACT_KINDS = [
  "SOLD_OUT",
  "CLOSED",
  "ILL",
  "WEATHER",
  "OPENING_HOURS",
  "ADDRESS",
  "PHONE",
  "WEB",
  "OFFER",
  "PRICE",
  "OTHER",
] as const;

/** Things that happen on a day: such a fact has an end, and needs no words. */
export const DAY_KINDS = ["SOLD_OUT", "CLOSED", "ILL", "WEATHER"] as const;
/** Nobody is there until the day of return that the text may name. */
export const AWAY_KINDS = ["CLOSED", "ILL"] as const;
export const WORDLESS_KINDS = ["CLOSED", "ILL", "WEATHER"] as const;

/** Facts about how to find the business: a day in them is not an end. */
export const LASTING_KINDS = ["OPENING_HOURS", "ADDRESS", "PHONE", "WEB"] as const;

/** Characters of a fact. */
export const FACT_LIMIT = 300;
/** Facts of an owner, including ended ones. */
export const MAX_FACTS = 100;
/** Characters of all facts in one prompt. */
export const PROMPT_LIMIT = 3_000;

/** How often an owner may change facts. */
export const FACTS_LIMIT: Limit = { name: "facts", points: 300, seconds: 600 };
