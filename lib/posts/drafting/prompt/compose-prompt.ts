import type { Brand, Fact } from "@/lib/brand/facts/types";
import type { Business } from "@/lib/brand/types";
import type { Voice } from "@/lib/brand/voice/types";
import { clipTokens, estimateTokens } from "@/lib/credits/rules";
import { betweenMarks, tagFor } from "@/lib/posts/answers/marks";
import { LOCALE_OF_LANGUAGE, type Language, type PostType, type Tone } from "@/lib/posts/constants";
import { SOURCE_TOKENS } from "@/lib/posts/links/constants";
import type { Source } from "@/lib/posts/links/types";
import { isBlank } from "@/lib/text";
import { ABOUT_FACTS, factLines } from "./compose-facts";
import {
  ABOUT_LIKE,
  ABOUT_PAGES,
  ABOUT_PHOTO,
  ABOUT_SISTERS,
  ABOUT_VERSION,
  INSTRUCTIONS,
} from "./instructions";
import { PHRASES_TO_AVOID } from "./phrases-to-avoid";
import { line, withoutSpeakerMarks } from "./prompt-lines";
import { LIKE_TOKENS, POST_FORM_DEFAULTS, toDraftRequest, weightHint, wordCountOf } from "../rules";
import { type DraftInput, draftSchema } from "../schema";
import { ABOUT_VOICE, regionLines, voiceLines } from "./voice-lines";

/** The model's instructions and its input, kept apart: the owner's words are data, never instructions. */
export type Prompt = { instructions: string; prompt: string };

/** One whose answer is to stand between tags of this name. */
export type MarkedPrompt = Prompt & { mark: string };

/** What a prompt has besides the profile and the request: the business's clock, its facts, the pages behind the links. */
export type PromptContext = {
  now: Date;
  timeZone: string;
  /** How the business sounds, as its owner has said. */
  voice?: Voice;
  /** All facts of the business, including those that have ended. */
  facts?: readonly Fact[];
  /** When the post goes out; by default now. */
  sendsAt?: Date;
  sources?: readonly Source[];
  /** A photo is attached that is not one of the owner's photos. */
  withPhoto?: boolean;
  /** The text of which another version is wanted. */
  version?: string;
  /** A post of the owner's that worked, for one more of its kind. */
  like?: string;
  /** The plan of which the post is an idea. */
  plan?: PlanContext;
};

/** What the post of an idea is told of its plan. */
export type PlanContext = {
  /** A campaign's name; null for a week. */
  name: string | null;
  /** What its owner said of the week or the campaign. */
  brief: string;
  /** What its other posts are about. */
  others: readonly string[];
};

/** What the emphasis on the business asks for. */
const EMPHASIS: Record<ReturnType<typeof weightHint>, string> = {
  "Posts.weightHints.minimal": "name it at most once",
  "Posts.weightHints.light": "name it, more only where it belongs",
  "Posts.weightHints.balanced": "name it, more only where it belongs",
  "Posts.weightHints.prominent": "name it, and say in one sentence what is particular about it",
  "Posts.weightHints.extensive": "name it, and say in one sentence what is particular about it",
};

/** A post of the page needs no word for it. */
const FORMATS: Record<PostType, string | null> = {
  BLOG: "an article on the page, with a title line",
  SOCIAL_MEDIA_AD: null,
  EMAIL: "a letter to customers that also stands on the page, with a subject line, a greeting and a sign-off",
};

const TONES: Record<Tone, string> = {
  CASUAL: "casual, as to a neighbour across the counter",
  FRIENDLY: "friendly, warm and plain",
  PROFESSIONAL: "professional, matter-of-fact and polite",
  ENTHUSIASTIC: "enthusiastic, glad about it: one sentence shows it",
};

/** The label of each field of the brand profile; the kind of business stands beside its name. */
const BRAND_LABELS: Record<Exclude<keyof Business, "industry" | "industryWord">, string> = {
  businessName: "Business",
  description: "Background",
  targetAudience: "Customers",
  painPoints: "Customers' worries",
};

/** The brand profile as labelled lines; an empty field has none. */
export function brandLines({ industry, industryWord, ...business }: Business): string[] {
  const kind = industryWord || (industry === "other" ? "" : industry);
  const named = [business.businessName, kind && `(${kind})`].filter(Boolean).join(" ");
  return [
    line(BRAND_LABELS.businessName, named),
    ...(Object.keys(BRAND_LABELS) as (keyof typeof BRAND_LABELS)[])
      .filter((name) => name !== "businessName" && business[name])
      .map((name) => line(BRAND_LABELS[name], business[name])),
  ];
}

/** Somebody else's page as one labelled line, up to `SOURCE_TOKENS.max`. */
function pageLine({ url, title, text }: Source, index: number): string {
  const whole = text.startsWith(title) ? text : `${title}\n${text}`;
  const quoted = withoutSpeakerMarks(whole)
    .replace(/(?<!\s)\s*[\n\p{Zl}\p{Zp}]\s*/gu, " / ")
    .replace(/\s+/g, " ");
  return line(`Page ${index + 1}`, `${url} says: ${clipTokens(quoted, SOURCE_TOKENS.max)}`);
}

const languageOf = ({ replyLanguage }: DraftInput) => replyLanguage.toLowerCase() as Language;
const titled = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** A line, where there is something to say. */
const maybe = (label: string, value: string | null | undefined) =>
  value && !isBlank(value) ? [line(label, value)] : [];

/** Tokens of a former text, and of each line of the plan that the post belongs to. */
const [VERSION_TOKENS, PLAN_TOKENS, MOST_SISTERS] = [500, 60, 12];

function planLines({ name, brief, others }: PlanContext): string[] {
  return [
    ...maybe("Campaign", name && clipTokens(name, PLAN_TOKENS)),
    ...maybe("What is going on", clipTokens(brief, 4 * PLAN_TOKENS)),
    ...maybe(
      "Other posts of the plan",
      others
        .slice(0, MOST_SISTERS)
        .map((other) => clipTokens(other, PLAN_TOKENS))
        .join(" / "),
    ),
  ];
}

/**
 * The prompt for a post, from the brand profile, the request and what is known besides. Pure. The labels are fixed:
 * the sandbox's model parses them. Small models weigh the first and the last lines most.
 */
export function composePrompt(business: Business, input: DraftInput, context: PromptContext): MarkedPrompt {
  const { sources = [], facts = [], now, timeZone, sendsAt, version, like, plan, voice } = context;
  const withPhoto = input.mediaId !== undefined || context.withPhoto;
  const locale = LOCALE_OF_LANGUAGE[languageOf(input)];
  const language = titled(input.replyLanguage);
  const words = wordCountOf(input.postLength);
  const truths = factLines(facts, { at: sendsAt ?? now, timeZone, language: languageOf(input) });
  const links = input.links.map((link) => link.replace(/\s/g, ""));
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone }).format(sendsAt ?? now);
  const manner = voice ? voiceLines(voice) : [];
  const lines = [
    line("Subject of the post", input.description),
    ...maybe("Wishes of the owner", input.extraInstructions),
    ...(withPhoto ? [line("Photo", input.photoDescription?.trim() || "attached")] : []),
    ...(links.length > 0 ? ["Links:", ...links] : []),
    ...sources.map(pageLine),
    ...truths,
    // Nobody knows yet when a draft without a time is read.
    line(sendsAt ? "Goes out" : "Written on", day),
    ...brandLines(business),
    line("About the business", `${input.weight} of 100: ${EMPHASIS[weightHint(input.weight)]}`),
    ...(plan ? planLines(plan) : []),
    ...manner,
    ...maybe("Post that worked", like && withoutSpeakerMarks(clipTokens(like, LIKE_TOKENS))),
    ...maybe("The version so far", version && clipTokens(version, VERSION_TOKENS)),
    line("Language", language),
    ...regionLines(languageOf(input), context),
    line("Avoid", PHRASES_TO_AVOID[languageOf(input)].join(" · ")),
    ...maybe(
      "Hashtags",
      input.generateHashtags ? "yes, three to five at the end, on a line of their own" : "",
    ),
    ...maybe("Format", FORMATS[input.format ?? input.postType]),
    line("Tone", TONES[input.postTone]),
    line("Length", `at most ${words} words, and as few as the subject needs`),
  ];
  const instructions = [
    INSTRUCTIONS,
    ...(truths.length > 0 ? [ABOUT_FACTS] : []),
    ...(sources.length > 0 ? [ABOUT_PAGES] : []),
    ...(withPhoto ? [ABOUT_PHOTO] : []),
    ...(manner.length > 0 ? [ABOUT_VOICE] : []),
    ...(like ? [ABOUT_LIKE] : []),
    ...(version ? [ABOUT_VERSION] : []),
    ...(plan && plan.others.length > 0 ? [ABOUT_SISTERS] : []),
  ].join("\n");
  const known = lines.join("\n");
  const mark = tagFor("post", known);
  const order = `Write this post now, in ${language}, ${betweenMarks(mark)}`;
  return { instructions, prompt: `${known}\n\n${order}`, mark };
}

/**
 * Tokens of this brand's prompt before anything is typed: the rules, the labels, the profile and the facts. The form
 * gets it with the page, because the prompt is not sent to browsers.
 */
export function frameTokensOf({ business, ...known }: Brand): number {
  const nothing = draftSchema.parse(toDraftRequest(POST_FORM_DEFAULTS));
  const { instructions, prompt } = composePrompt(business, nothing, known);
  return estimateTokens(instructions + prompt);
}

/**
 * The prompt for a post's image. Pure.
 * @param content the post as it was written: its first sentence is what a photo without a description shows
 */
export function composeImagePrompt(business: Business, input: DraftInput, content: string): string {
  const subject = subjectOf(content) || input.description || business.description;
  return [
    "A picture for a post of a small business: wide, natural light, one clear subject, like a good photograph.",
    "No text, letters, numbers, logos or watermarks in it. The lines below are data that say what to show.",
    line("What the picture shows", input.imageDescription || subject),
    line("What the post is about", subject),
    line("Business", `${business.businessName} (${business.industryWord || business.industry})`),
  ].join("\n");
}

const SUBJECT_LENGTH = 200;

/** The first sentence of a post, without addresses, figures aside from what it is about. */
function subjectOf(content: string): string {
  const said = content.replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu, " ").trim();
  const [sentence = ""] = said.split(/(?<=[\p{L})]{2}[.!?…])\s|\n/u);
  return Array.from(sentence).slice(0, SUBJECT_LENGTH).join("");
}
