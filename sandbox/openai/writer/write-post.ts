import type { Brief } from "./brief";
import {
  firstClause,
  hashtagsFor,
  itemsIn,
  sentencesIn,
  shortened,
  toMention,
  wantsQuestion,
} from "./owner-words";

/** Words of a text, as a space-separated count that no other way of counting exceeds. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What is told besides the description may take this many words. */
const MORE = 10;
/** Fewer details than these are sentences. */
const FEWEST_LISTED = 3;

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** What is told besides the description, in words that were given: wishes, the page behind a link. */
const moreOf = ({ pages, instructions }: Brief): string[] => [
  ...toMention(instructions),
  ...pages.slice(0, 1).map((page) => shortened(page.split(" / ")[1] ?? page, MORE)),
];

/** French sets a space before colons and exclamation marks. */
const spaceBefore = ({ language }: Brief) => (language.code === "fr" ? "\u00a0" : "");

const exclaimed = (news: string, brief: Brief) =>
  `${brief.language.code === "es" ? "¡" : ""}${news}${spaceBefore(brief)}!`;

/** The owner's own words as paragraphs, without what their length does not allow; many details are a list. */
function told(brief: Brief): string[] {
  const { description, photo, about, business, words, tone } = brief;
  const more = moreOf(brief);
  let left = words - countWords(more.join(" "));
  const fits = (sentence: string) => (left -= countWords(sentence)) >= 0;
  const [first = "…", ...items] =
    [description, photo, about, business].map(itemsIn).find((found) => found.length > 0) ?? [];
  const [news = first, ...sentences] = sentencesIn(first, left).filter(fits);
  const details = [...items.flatMap((item) => sentencesIn(item, words)).filter(fits), ...more];
  const start = tone === "enthusiastic" && !/[?…]$/.test(news) ? exclaimed(news, brief) : ended(news);
  const listed = details.length >= FEWEST_LISTED;
  const list = details.map((detail) => `– ${detail.replace(/\.$/, "")}`);
  return [
    [start, ...(listed ? sentences : [...sentences, ...details]).map(ended)].join(" "),
    ...(listed ? [list.join("\n")] : []),
  ];
}

/** The first letter as it was typed: behind a colon only German begins again with a capital. */
const behindColon = (first: string, { description, language }: Brief) =>
  /^\p{Ll}/u.test(description.trim()) && language.code !== "de"
    ? first.charAt(0).toLowerCase() + first.slice(1)
    : first;

/** The same text in other dress: the business in front or at the end, with a mark or without. */
function dressed(paragraphs: readonly string[], name: string, brief: Brief): string[][] {
  const { tone, format } = brief;
  const [first = "", ...rest] = paragraphs;
  // One colon in a sentence is enough.
  const colon = /:\s/.test(first) ? " –" : `${spaceBefore(brief)}:`;
  const plain =
    name && format !== "email"
      ? [
          [...paragraphs, name],
          [`${name}${colon} ${behindColon(first, brief)}`, ...rest],
        ]
      : [[...paragraphs]];
  const marked =
    tone === "professional" ? [] : plain.map(([start = "", ...more]) => [`📌 ${start}`, ...more]);
  return [...plain, ...marked];
}

/**
 * Writes the post that a brief asks for: the owner's own words, the news first, and nothing that nobody has said. The
 * same brief and seed give the same text, the next seed another one, and none is the version that was not wanted.
 */
export function writePost(brief: Brief, seed: number): string {
  const { language, words, format, business, weight, about, version } = brief;
  const topic = firstClause(brief.description || brief.photo || about || business || "…");
  const paragraphs = told(brief);
  const said = paragraphs.join("\n");
  // What is particular about the business, where it is to stand in front.
  const particular =
    weight >= 75 && words !== 50 && !said.includes(about) ? sentencesIn(about, 20).slice(0, 1) : [];
  const name = weight > 20 && !said.includes(business) ? business : "";
  const { subject, greeting, signOff } = language.email;
  const isTitled = format === "blog" && words !== 50 && said !== ended(topic);
  const above = format === "email" ? [`${subject} ${topic}`, greeting] : isTitled ? [topic] : [];
  const below = [
    ...(wantsQuestion(brief.instructions) ? [language.question] : []),
    ...(format === "email" ? [[signOff, name].filter(Boolean).join("\n")] : []),
    ...(brief.links.length ? [brief.links.join("\n")] : []),
    ...(brief.hashtags ? [hashtagsFor(brief, topic).join(" ")] : []),
  ];
  const texts = dressed([...paragraphs, ...particular.map(ended)], name, brief)
    .map((text) => [...above, ...text, ...below].join("\n\n"))
    .filter((text, _, all) => all.length === 1 || text.replace(/\s+/g, " ") !== version);
  return texts[seed % texts.length] ?? said;
}
