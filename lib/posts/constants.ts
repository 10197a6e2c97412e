import type { Locale } from "@/lib/i18n/locales";

/** Characters of the description, the instructions and the photo's description, as `lengthOf` counts. */
export const TEXT_LIMIT = 500;
/** Maximum characters of a post, which is Facebook's own limit. */
export const CONTENT_LIMIT = 63_206;
export const LINK_LIMIT = 10;
export const LINK_LENGTH_LIMIT = 2_000;
/** The largest id that the database can hold. */
export const MAX_ID = 2_147_483_647;

export const WEIGHT = { min: 0, max: 100, step: 5, default: 50 } as const;

export const POST_TYPES = ["BLOG", "SOCIAL_MEDIA_AD", "EMAIL"] as const;
export const TONES = ["CASUAL", "FRIENDLY", "PROFESSIONAL", "ENTHUSIASTIC"] as const;
export const LANGUAGES = [
  "english",
  "spanish",
  "french",
  "german",
  "hungarian",
  "portuguese",
  "italian",
] as const;
/** The language of a post as the interface and Intl name it. */
export const LOCALE_OF_LANGUAGE = {
  english: "en",
  spanish: "es",
  french: "fr",
  german: "de",
  hungarian: "hu",
  portuguese: "pt",
  italian: "it",
} as const satisfies Record<Language, Locale>;
/** The language of the posts of an owner who reads the interface in this one: each has its own. */
export const LANGUAGE_OF_LOCALE: Readonly<Record<Locale, Language>> = {
  en: "english",
  es: "spanish",
  fr: "french",
  de: "german",
  hu: "hungarian",
  pt: "portuguese",
  it: "italian",
};
export const LENGTHS = ["short", "medium", "long"] as const;
export const PLATFORMS = ["FACEBOOK"] as const;
/** Why a post is held: codes of lib/errors.ts. */
export const HELD_FOR = ["POST_LATE", "FACT_ENDED", "POST_BLANK", "POST_HELD", "RESTORED"] as const;
/** Those that another text ends. */
export const HELD_FOR_TEXT = [
  "FACT_ENDED",
  "POST_BLANK",
] as const satisfies readonly (typeof HELD_FOR)[number][];
export const POST_STATUSES = ["GENERATED", "SCHEDULED", "PUBLISHED"] as const;

/** "Again next week": what the draft that follows a published post is made of. */
export const POST_REPEATS = ["SAME_TEXT", "NEW_TEXT"] as const;

export type PostRepeat = (typeof POST_REPEATS)[number];
export type PostType = (typeof POST_TYPES)[number];
export type Tone = (typeof TONES)[number];
export type Language = (typeof LANGUAGES)[number];
export type Length = (typeof LENGTHS)[number];

/** Tokens of a photo that a model looks at, at the size of lib/media/transcoding/photo-for-model.ts. */
export const VISION_TOKENS = 700;

/** Approximate number of words for each length. */
export const WORDS = { short: 50, medium: 150, long: 300 } as const satisfies Record<Length, number>;

/** The form's options: the stored value and the message key of its label. */
export const POST_TYPE_OPTIONS = POST_TYPES.map((value) => ({
  value,
  label: `Posts.types.${value}` as const,
}));
export const TONE_OPTIONS = TONES.map((value) => ({ value, label: `Posts.tones.${value}` as const }));
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: `Posts.languages.${value}` as const,
}));
export const LENGTH_OPTIONS = LENGTHS.map((value) => ({ value, label: `Posts.lengths.${value}` as const }));

/** Posts page: zero-based pages of ten, newest first. */
export const PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const RECENT_POSTS = 6;
/** How many scheduled posts the dashboard shows. */
export const NEXT_POSTS = 20;
export const SORT_FIELDS = ["createdAt", "scheduledTime", "status", "cost", "id"] as const;
export const SORT_DIRECTIONS = ["ASC", "DESC"] as const;

/** The search field of Your Posts, for components outside its form that return the focus to it. */
export const SEARCH_FIELD_ID = "search-posts";

/** Characters of a text in which the week, and what gives a draft its time, look for days. */
export const DAYS_TEXT = 2_000;

/** How many posts an account keeps. */
export const POST_LIMIT = 10_000;
export const POST_LIMIT_WITHOUT_PLAN = 500;

/** From how many posts on it is said what is usual on a page. */
export const USUAL_FROM = 5;
