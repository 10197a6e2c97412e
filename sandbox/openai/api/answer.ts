import type { Context } from "../../context";
import type { Flaw } from "../../faults";
import type { Sight } from "../images/see";
import { sightIn } from "../languages/sights";
import { languageNamedIn, readBrief } from "../writer/brief";
import { type PlannedIdea, planLines, planWeek, readWeekOrder } from "../writer/plan";
import { type TextReading, readText } from "../writer/read-text";
import { flawed, readChange, rewrite } from "../writer/rewrite";
import { marked } from "../writer/marked";
import { countWords, writePost } from "../writer/write-post";
import { tokensOf } from "./ids";

/** What the model says, and a line about it for the log. */
export interface Answer {
  readonly text: string;
  readonly note: string;
  /** The same in the structure that the product asks for, where it has one of its own. */
  readonly value?: { readonly ideas: readonly PlannedIdea[] } | TextReading;
  /** Set by a fault: exactly this is the answer, whatever was asked for. */
  readonly verbatim?: true;
}

/** What a caller may want of an answer besides its prompt. */
export interface Wanted {
  readonly seed?: number | null;
  /** Set by a fault: the model answers, but not as it was asked. */
  readonly flaw?: Flaw;
  /** What it says under the flaw "says". */
  readonly form?: string;
  /** What it sees of the images that came with the prompt. */
  readonly sights?: readonly Sight[];
}

/**
 * Answers a prompt: new words for a part of a text, words for an image, a post where one is requested, a short reply otherwise. Each call
 * writes another text, unless the caller names a `seed`.
 */
export function answerTo(ctx: Context, prompt: string, wanted: Wanted = {}): Answer {
  const answer = plainAnswerTo(ctx, prompt, wanted);
  return answer.verbatim || answer.value ? answer : { ...answer, text: marked(answer.text, prompt) };
}

function plainAnswerTo(ctx: Context, prompt: string, { seed, flaw, form, sights = [] }: Wanted): Answer {
  if (flaw === "says") return { text: form ?? "", verbatim: true, note: "Answered as a fault has it" };
  const reading = readText(prompt);
  if (reading)
    return {
      ...{ text: JSON.stringify(reading), value: reading },
      note: `Read ${reading.days.length} days and ${reading.claims.length} claims`,
    };
  const change = readChange(prompt);
  if (change) {
    const text = rewrite(change);
    return {
      text: flawed(text, change, flaw),
      note: `Changed ${countWords(change.part)} words: ${change.how}`,
    };
  }
  const order = readWeekOrder(prompt);
  if (order) {
    const ideas = planWeek(order, flaw);
    const text = flaw === "no-structure" ? languageNamedIn(prompt).brief : planLines(ideas);
    return { text, value: { ideas }, note: `Gave ${ideas.length} ideas` };
  }
  const [sight] = sights;
  if (sight && /alternative text/i.test(prompt)) {
    const { code } = languageNamedIn(/^Language: (.*)$/m.exec(prompt)?.[1] ?? prompt);
    return { text: `${sightIn(code, sight)}.`, note: "Described an image" };
  }
  const brief = readBrief(prompt, sight);
  if (!brief)
    return { text: languageNamedIn(prompt).brief, note: "A short answer to a prompt that asks for no post" };
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
