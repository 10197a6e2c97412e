import type { LanguageCode } from "../languages/types";
import { hashOf, pick, randomFrom, shuffled } from "../random";
import type { Brief } from "./brief";
import { toMention, wantsQuestion } from "./extras";
import { hashtagsFor } from "./hashtags";
import { keyPhrases, type KeyPhrases } from "./key-phrases";
import { languageOfText, ownerParts } from "./parts";
import { fill, quotedIfForeign, typeset } from "./slots";
import { capitalised, countWords } from "./words";

/** Words that the owner's own phrases may take up; a third of that when they are in another language. */
const phraseBudget = { 50: 24, 150: 66, 300: 100 } as const;
const foreignBudget = { 50: 14, 150: 32, 300: 44 } as const;

/** The list of details: one line while it is short, a line each where there is room. */
function detailsBlock(
  brief: Brief,
  details: readonly string[],
  foreign: boolean,
  random: () => number,
): string {
  if (details.length === 0) return "";
  const intro = pick(brief.language.details, random);
  if (brief.words === 50 || details.length < 3) {
    const inline = details.map((detail) => quotedIfForeign(detail, brief.language, foreign));
    return `${intro} ${inline.join(", ")}.`;
  }
  return [intro, ...details.map((detail) => `– ${capitalised(detail)}`)].join("\n");
}

/** Sentences to fill up with: mostly in the asked tone, with neutral ones and the industry between. */
function fillers(brief: Brief, random: () => number): string[] {
  const tone = shuffled(brief.language.tones[brief.tone].body, random);
  const industry = shuffled(brief.language.industries[brief.industry], random);
  const shared = shuffled(brief.language.shared, random);
  const rest = [...industry.slice(0, 1), ...shared, ...industry.slice(1)];
  const mixed: string[] = [];
  while (tone.length || rest.length) mixed.push(...tone.splice(0, 2), ...rest.splice(0, 1));
  return mixed;
}

/** Takes sentences, in their order of preference, until `room` words are full. */
function filledTo(room: number, candidates: readonly string[]): string[] {
  const taken: string[] = [];
  let left = room;
  for (const sentence of candidates) {
    const size = countWords(sentence);
    if (left < 4) break;
    if (size > left + 1) continue;
    taken.push(sentence);
    left -= size;
  }
  return taken;
}

/** Joins paragraphs that are a short sentence each, so that none stands alone in the middle. */
function joined(parts: readonly string[]): string[] {
  const result: string[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const short = last !== undefined && countWords(last) < 15 && countWords(part) < 24;
    if (short) result[result.length - 1] = `${last} ${part}`;
    else result.push(part);
  }
  return result;
}

/** Two or three sentences a paragraph. */
function paragraphs(sentences: readonly string[]): string[] {
  const size = sentences.length > 4 ? 3 : 2;
  const groups: string[] = [];
  for (let i = 0; i < sentences.length; i += size) groups.push(sentences.slice(i, i + size).join(" "));
  return groups;
}

function frame(brief: Brief, topic: string): { head: string[]; foot: string[] } {
  const { email } = brief.language;
  if (brief.format === "email") {
    const greeting = brief.tone === "professional" ? email.formalGreeting : email.greeting;
    return {
      head: [`${email.subject} ${capitalised(topic)}`, greeting],
      foot: brief.words === 50 ? [] : [email.signOff],
    };
  }
  return { head: brief.format === "blog" && brief.words !== 50 ? [capitalised(topic)] : [], foot: [] };
}

function phrasesFor(
  brief: Brief,
  less: number,
): { phrases: KeyPhrases; code: LanguageCode; foreign: boolean } {
  const text = brief.description || brief.about || brief.business || "…";
  const { code } = languageOfText(text, brief);
  const foreign = code !== brief.language.code;
  const budget = (foreign ? foreignBudget : phraseBudget)[brief.words] - less;
  const phrases = keyPhrases(text, budget, code, !foreign);
  return {
    phrases: { ...phrases, details: [...phrases.details, ...toMention(brief.instructions)] },
    code,
    foreign,
  };
}

function draft(brief: Brief, seed: number, less: number): string {
  const random = randomFrom(
    hashOf(JSON.stringify({ ...brief, language: brief.language.code })) ^ (seed * 0x9e3779b1),
  );
  const voice = brief.language.tones[brief.tone];
  const { phrases, code, foreign } = phrasesFor(brief, Math.max(0, less - 4));
  const topic = quotedIfForeign(phrases.topic, brief.language, foreign);
  const { head, foot } = frame(brief, phrases.topic);
  const hook = fill(pick(voice.hooks, random), { topic });
  const details = detailsBlock(brief, phrases.details, foreign, random);
  const owner = ownerParts(brief, random);
  const invitation = pick(voice.invitations, random);
  const closing = wantsQuestion(brief.instructions) ? voice.question : pick(voice.closings, random);
  const links = brief.links.length ? [[pick(brief.language.links, random), ...brief.links].join("\n")] : [];
  const hashtags = brief.hashtags ? [hashtagsFor(brief, phrases, code).join(" ")] : [];
  const extra = countWords([...links, ...hashtags].join(" "));
  const sign = [...foot, ...(owner.signature ? [owner.signature] : [])];
  const bare = countWords([...head, hook, details, ...owner.business, ...sign, invitation].join(" ")) + extra;
  const end = [
    bare + countWords(closing) > brief.words * 1.15 ? invitation : `${invitation} ${closing}`,
    ...sign,
  ];

  const needed = [...head, hook, details, ...owner.business, ...end].join(" ");
  const audience = owner.audience.filter((_, i) => {
    const before = [needed, ...owner.audience.slice(0, i + 1)].join(" ");
    return countWords(before) + extra <= brief.words * 1.1;
  });
  const fixed = [needed, ...audience].join(" ");
  // What is quoted from another language is made up for by words of the post's own.
  const target = brief.words * (foreign ? 1.1 : 1.02);
  const room =
    Math.min(target - Math.min(extra, brief.words * 0.12), brief.words * 1.2 - extra) -
    countWords(fixed) -
    less * 3;
  const body = filledTo(room, fillers(brief, random));
  const early = body.slice(0, brief.words === 50 ? 1 : 2);
  const late = body.slice(early.length);
  const half = Math.ceil(late.length / 2);
  return typeset(
    [
      ...head,
      [hook, ...early].join(" "),
      ...(details ? [details] : []),
      ...joined([
        ...paragraphs(late.slice(0, half)),
        ...(audience.length ? [audience.join(" ")] : []),
        ...paragraphs(owner.business),
        ...paragraphs(late.slice(half)),
      ]),
      ...end,
      ...links,
      ...hashtags,
    ].join("\n\n"),
    brief.language,
  );
}

/**
 * Writes the post that a brief asks for. The same brief and seed give the same text, another seed another one.
 * Keeps within a quarter of the asked number of words, hashtags and links counted or not.
 */
export function writePost(brief: Brief, seed: number): string {
  const tooLong = (text: string) => text.split(/\s+/).length > brief.words * 1.24;
  let text = draft(brief, seed, 0);
  for (let less = 1; less <= 18 && tooLong(text); less++) text = draft(brief, seed, less);
  return text;
}
