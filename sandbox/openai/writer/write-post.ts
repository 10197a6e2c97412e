import type { Brief } from "./brief";
import { fill } from "./fill";
import { openingOf } from "./opening";
import { firstClause, hashtagsFor, shortened, wantsQuestion } from "./owner-words";

/** Words of a text, as a space-separated count that no other way of counting exceeds. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** One of a list that is not empty: the next one at each seed. */
function pick<T>(items: readonly T[], seed: number): T {
  const found = items[seed % items.length];
  if (found === undefined) throw new Error("pick from an empty list");
  return found;
}

/** The list, begun at another place for each seed. */
const turned = <T>(items: readonly T[], seed: number): T[] => {
  const start = seed % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/** How many sentences name the business, by emphasis (0 to 100) and length; the signature is one of them. */
function mentionsFor(weight: number, words: Brief["words"]): number {
  if (weight <= 20) return 0;
  const max = words === 50 ? 1 : words === 150 ? 2 : 4;
  return Math.max(1, Math.round((max * weight) / 100));
}

/** Sentences from the brand profile, the most wanted first, as many as emphasis and length allow. */
function profileSentences(brief: Brief, seed: number): string[] {
  const { language, business, weight, words } = brief;
  const count = business ? Math.max(0, mentionsFor(weight, words) - 1) : 0;
  const named = turned(language.business, seed).slice(0, count);
  const about = [
    { slot: "audience", template: language.audience, text: brief.audience, from: 20 },
    { slot: "pain", template: language.pains, text: brief.pains, from: 60 },
    { slot: "about", template: language.about, text: brief.about, from: 80 },
  ].filter(({ text, from }) => text && words !== 50 && weight > from);
  return [
    ...named.map((sentence) => fill(sentence, { business })),
    ...about.map(({ slot, template, text }) => fill(template, { [slot]: shortened(text, 15) })),
  ];
}

/** Paragraphs of two or three sentences. */
function paragraphs(sentences: readonly string[]): string[] {
  const count = Math.ceil(sentences.length / 3);
  const start = (n: number) => Math.round((n * sentences.length) / count);
  return Array.from({ length: count }, (_, n) => sentences.slice(start(n), start(n + 1)).join(" "));
}

/** How many words are aimed at, links and hashtags aside: what an owner asked for is said, more would be filling. */
const ENOUGH = { 50: 45, 150: 138, 300: 270 } as const;

/**
 * Writes the post that a brief asks for: the owner's own words, then ready-made sentences in the requested language
 * and tone. The same brief and seed give the same text, another seed another one. Keeps within a quarter of the
 * requested number of words, hashtags and links counted or not.
 */
export function writePost(brief: Brief, seed: number): string {
  const { language, words, format, business } = brief;
  const tone = language.tones[brief.tone];
  const topic = firstClause(brief.description || brief.photo || brief.about || business || "…");
  const signed = business !== "" && mentionsFor(brief.weight, words) > 0;
  const isTitled = format === "blog" && words !== 50;
  const opening = openingOf(brief, pick(tone.hooks, seed));
  const start = [
    ...(format === "email" ? [`${language.email.subject} ${topic}`, language.email.greeting] : []),
    // A title that says all is not said again.
    ...(isTitled
      ? [topic, ...opening.filter((text) => !text.replace(/\s?[.!]$/, "").endsWith(topic))]
      : opening),
  ];
  const farewell = [
    ...(words === 50 ? [] : [tone.closing]),
    ...(format === "email" ? [language.email.signOff, ...(signed ? [business] : [])] : []),
    ...(signed && format !== "email" ? [fill(language.signature, { business })] : []),
  ];
  const end = [
    wantsQuestion(brief.instructions) ? `${tone.invitation} ${language.question}` : tone.invitation,
    ...(farewell.length ? [farewell.join("\n")] : []),
  ];
  const below = [
    ...(brief.links.length ? [[language.links, ...brief.links].join("\n")] : []),
    ...(brief.hashtags ? [hashtagsFor(brief, topic).join(" ")] : []),
  ];
  const body: string[] = [];
  let left = ENOUGH[words] - countWords([...start, ...end].join(" "));
  const ready = [...turned(tone.body, seed), ...turned(language.shared, seed)];
  for (const sentence of [...profileSentences(brief, seed), ...ready]) {
    const size = countWords(sentence);
    if (size > left + words * 0.04) continue;
    body.push(sentence);
    left -= size;
  }
  const text = [...start, ...paragraphs(body), ...end, ...below].join("\n\n");
  // French sets an unbreakable space before its double signs.
  return language.code === "fr" ? text.replace(/ (?=[:;!?])/g, "\u00a0") : text;
}
