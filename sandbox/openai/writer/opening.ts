import type { Brief } from "./brief";
import { fill } from "./fill";
import { itemsIn, sentencesIn, shortened, toMention } from "./owner-words";

/** Words that the owner's own description may take up. */
const OWN_WORDS = { 50: 28, 150: 60, 300: 100 } as const;
/** What is left to it beside a photo and a page. */
const FEWEST_WORDS = 15;
/** Fewer details than these are sentences. */
const FEWEST_LISTED = 3;

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** What is told besides the description: wishes, the photo, the page behind a link. */
function moreOf({ description, photo, pages, instructions, language }: Brief): string[] {
  const seen = description && photo ? [fill(language.photo, { photo: shortened(photo, 12) })] : [];
  const quoted = pages.slice(0, 1).map((page) => shortened(page.split(" / ")[1] ?? page, 10));
  return [...toMention(instructions), ...seen, ...quoted];
}

const countOf = (texts: readonly string[]) => texts.join(" ").split(" ").length;

/** The owner's own words, the first of them in a tone's `hook`; a list where there are enough details for one. */
export function openingOf(brief: Brief, hook: string): string[] {
  const { description, photo, about, business, words, language } = brief;
  const more = moreOf(brief);
  const budget = Math.max(FEWEST_WORDS, OWN_WORDS[words] - countOf(more));
  const [first = "…", ...items] =
    [description, photo, about, business].map(itemsIn).find((found) => found.length > 0) ?? [];
  const [topic = first, ...sentences] = sentencesIn(first, budget);
  let left = budget - countOf([topic, ...sentences]);
  const fitting = items
    .flatMap((item) => sentencesIn(item, budget))
    .filter((item) => (left -= countOf([item])) >= 0);
  const details = [...fitting, ...more];
  // A question keeps its own mark.
  const start = /[?…]$/.test(topic) ? topic : fill(hook, { topic });
  const told = (rest: readonly string[]) => [start, ...rest.map(ended)].join(" ");
  if (details.length < FEWEST_LISTED) return [told([...sentences, ...details])];
  const list = details.map((detail) => `– ${detail.replace(/\.$/, "")}`);
  return [told(sentences), [language.details, ...list].join("\n")];
}
