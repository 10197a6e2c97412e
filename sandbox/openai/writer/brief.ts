import { ENGLISH, LANGUAGES } from "../languages/all";
import type { Sight } from "../images/see";
import { sightIn } from "../languages/sights";
import type { LanguageTexts, Tone } from "../languages/types";

/** The requirements of a post, as read from a prompt. */
export interface Brief {
  readonly language: LanguageTexts;
  readonly tone: Tone;
  readonly words: 50 | 150 | 300;
  readonly business: string;
  readonly about: string;
  /** Emphasis on the business, 0 to 100. */
  readonly weight: number;
  readonly description: string;
  readonly instructions: string;
  readonly hashtags: boolean;
  readonly links: readonly string[];
  /** The text of the pages behind links, as they are quoted. */
  readonly pages: readonly string[];
  /** What the photo shows that the post is about; empty without one, and where its owner has said what that is. */
  readonly photo: string;
  readonly format: "post" | "blog" | "email";
  /** The text that is not wanted, on one line. */
  readonly version: string;
}

/** The labels of a prompt's lines. A line with another one would be read as part of the line before it. */
export const LABELS = [
  "Subject of the post",
  "Wishes of the owner",
  "Links",
  "Goes out",
  "Written on",
  "Business",
  "Background",
  "Customers",
  "Customers' worries",
  "About the business",
  "Campaign",
  "What is going on",
  "Other posts of the plan",
  "Post that worked",
  "The version so far",
  "Language",
  "How the owner sounds",
  "Never say",
  "Last line of the post",
  "Region",
  "Form of address",
  "Avoid",
  "Hashtags",
  "Format",
  "Tone",
  "Length",
] as const;
type Label = (typeof LABELS)[number];

const LABEL_LINE = new RegExp(
  `^[\\s>*#-]*(${LABELS.join("|")}|Page \\d+|Fact \\d+|Post of the owner \\d+|Photo)\\**\\s*:\\**[ \\t]*(.*)$`,
  "i",
);

/** The labelled sections of a prompt; the last of each name counts, since instructions may speak of a label first. */
function sectionsOf(prompt: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let open: string[] | null = null;
  for (const line of prompt.split(/\r?\n/)) {
    const found = LABEL_LINE.exec(line);
    const named = found?.[1]?.toLowerCase();
    const label = named?.match(/^(?:page |fact |post of the owner |photo$)/)
      ? named
      : LABELS.find((name) => name.toLowerCase() === named);
    if (label) {
      open = [found?.[2] ?? ""];
      sections.set(label, open);
    } else open?.push(line);
  }
  // What follows the last section after an empty line are words to the model, not part of the section.
  if (open) {
    const end = open.findIndex((line, i) => i > 0 && line.trim() === "");
    if (end > 0) open.length = end;
  }
  return sections;
}

const unwrapped = (text: string) =>
  text
    .trim()
    .replace(/^(?:"""|<<<|```)\s*|\s*(?:"""|>>>|```)$/g, "")
    .replace(/^"([^"]*)"$/, "$1")
    .replace(/^(?:none|not given|n\/a|-|–)\.?$/i, "")
    .trim();

/** The language that a text names; English where it names none. */
export function languageNamedIn(text: string): LanguageTexts {
  const mention = ({ names }: LanguageTexts) =>
    new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "iu");
  return LANGUAGES.find((language) => mention(language).test(text)) ?? ENGLISH;
}

const oneOf = <T extends string>(text: string, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => text.toLowerCase().includes(choice)) ?? otherwise;

function lengthOf(text: string): 50 | 150 | 300 {
  const number = Number(/\d+/.exec(text)?.[0] ?? Number.NaN);
  if (Number.isNaN(number)) return /short/i.test(text) ? 50 : /long/i.test(text) ? 300 : 150;
  return number <= 90 ? 50 : number <= 220 ? 150 : 300;
}

/**
 * Reads the requirements from the whole prompt (instructions and user text). Missing sections get the product's
 * defaults. Null when the prompt neither has a section nor asks for a post.
 */
export function readBrief(prompt: string, sight?: Sight): Brief | null {
  const sections = sectionsOf(prompt);
  if (sections.size < 2 && !/\b(?:post|advert|caption|newsletter)\b/i.test(prompt)) return null;
  const first = (label: Label) => unwrapped(sections.get(label)?.[0] ?? "");
  const whole = (label: Label) => unwrapped(sections.get(label)?.join("\n") ?? "");
  const weight = Number(/\d+/.exec(first("About the business"))?.[0] ?? 50);
  const format = first("Format");
  const description = whole("Subject of the post") || (sections.size < 2 ? prompt.trim() : "");
  const language = languageNamedIn(sections.has("Language") ? first("Language") : prompt);
  return {
    language,
    // A colour says nothing in a post that its owner has said something of.
    photo: sight
      ? description
        ? ""
        : sightIn(language.code, sight)
      : unwrapped(sections.get("photo")?.[0] ?? ""),
    tone: oneOf<Tone>(
      first("Tone") || prompt,
      ["casual", "professional", "enthusiastic", "friendly"],
      "friendly",
    ),
    words: lengthOf(first("Length")),
    business: first("Business").replace(/ \([^()]*\)$/, ""),
    about: whole("Background"),
    weight: Math.min(100, Math.max(0, weight)),
    description,
    instructions: whole("Wishes of the owner"),
    hashtags: /^(?:yes|true|add|include|with|\d)/i.test(first("Hashtags")),
    links: [...new Set(whole("Links").match(/https?:\/\/[^\s<>"']+/g) ?? [])],
    pages: [...sections].flatMap(([label, lines]) =>
      label.startsWith("page ") ? lines.join(" ").replace(/^\S+ says: /, "") : [],
    ),
    format: /mail|letter/i.test(format) ? "email" : /blog|article/i.test(format) ? "blog" : "post",
    version: first("The version so far"),
  };
}
