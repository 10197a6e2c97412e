import { agree, isFigure } from "@/lib/posts/checking/agree";
import { foreignTo } from "@/lib/posts/answers/judging/written-language";
import { CLIP } from "@/lib/posts/rules";
import { PHRASES_TO_AVOID } from "@/lib/posts/drafting/prompt/phrases-to-avoid";
import { findBlanks } from "@/lib/text/explicit/blanks";
import { readExplicit } from "@/lib/text/explicit/read";
import type { Ordered } from "./requests";

/** What can be counted of a text. */
export type Marks = {
  words: number;
  blanks: number;
  /** 1 where it is cut at 'See more'. */
  cut: number;
  emoji: number;
  exclamations: number;
  avoided: number;
  /** Prices, times, dates, phone numbers and links that nobody said. */
  unsaid: number;
  /** 1 where it is certainly in another language. */
  foreign: number;
};

const patternOf = (phrase: string) =>
  new RegExp(phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s?…\s?/g, ".{1,40}"), "i");

/** Counts a text. @param said everything that the owner has said to whoever wrote it */
export async function marksOf(text: string, said: string, { language }: Ordered): Promise<Marks> {
  const known = readExplicit(said, "UTC").claims.map(({ value }) => value);
  const figures = Array.from(said.matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)?/gu), ([one]) =>
    Number(one.replace(",", ".")),
  );
  const isSaid = (value: (typeof known)[number]) =>
    known.some((one) => agree(value, one)) || figures.some((figure) => isFigure(value, figure));
  const isForeign = await foreignTo(language, "");
  return {
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    blanks: findBlanks(text).length,
    cut: Number(text.length > CLIP.characters || text.split("\n").length > CLIP.lines),
    emoji: text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0,
    exclamations: text.match(/!/g)?.length ?? 0,
    avoided: PHRASES_TO_AVOID[language].filter((phrase) => patternOf(phrase).test(text)).length,
    unsaid: readExplicit(text, "UTC").claims.filter(({ value }) => !isSaid(value)).length,
    foreign: Number(isForeign(text)),
  };
}
