import type { Context } from "../../context";
import { LANGUAGES } from "../languages/all";
import { readBrief } from "../writer/brief";
import { guessLanguage } from "../writer/language-of";
import { countWords } from "../writer/words";
import { writePost } from "../writer/write-post";
import { tokensOf } from "./ids";

/** What the model says, and a line about it for the log. */
export interface Answer {
  readonly text: string;
  readonly note: string;
}

/**
 * Answers a prompt: a post where one is asked for, a short word otherwise. Each call writes another text, unless
 * the caller names a `seed`.
 */
export function answerTo(ctx: Context, prompt: string, seed?: number | null): Answer {
  const brief = readBrief(prompt);
  if (!brief) {
    const library = guessLanguage(prompt) ?? LANGUAGES[0];
    return { text: library?.brief ?? "", note: "A short answer to a prompt that asks for no post" };
  }
  const text = writePost(brief, seed ?? ctx.store.next("openai-text"));
  const language = brief.language.names[0] ?? "";
  return {
    text,
    note: `Wrote ${countWords(text)} words, ${language.charAt(0).toUpperCase()}${language.slice(1)}, ${brief.tone}`,
  };
}

/** The text up to a stop sequence and a number of tokens; `cut` when the tokens ran out. */
export function limited(text: string, maxTokens: number | null | undefined, stop: readonly string[] = []) {
  const ends = stop.map((mark) => text.indexOf(mark)).filter((at) => at >= 0);
  const stopped = ends.length ? text.slice(0, Math.min(...ends)) : text;
  const cut = maxTokens != null && tokensOf(stopped) > maxTokens;
  return { text: cut ? [...stopped].slice(0, maxTokens * 4).join("") : stopped, cut };
}
