import { findBlanks } from "@/lib/text/explicit/blanks";
import type { Asked, ReadAnswer, Shown } from "./asked";
import { isPreamble } from "./cleaning/frame";
import { isChoice, problemAtStart } from "./judging/judge";
import { MarkedText } from "./marks";
import { isObject, outOfObject } from "./cleaning/out-of-object";
import { Paragraphs } from "./cleaning/paragraphs";
import { problemOf } from "./judging/problem-of";
import { opensQuotation, unquoted } from "./cleaning/quotes";
import { Speech } from "./speech";
import { problemOfUnmarked } from "./judging/unmarked";

const PARAGRAPH_END = /\n[ \t\r]*\n/;

/**
 * Extracts the text from the answer of a model, paragraph by paragraph while it arrives. The first and the last one are
 * held back until they are judged, so that what is shown is always the beginning of what is saved.
 */
export class AnswerStream {
  private readonly speech = new Speech();
  private readonly marked: MarkedText;
  private readonly paragraphs: Paragraphs;
  private rest = "";
  private isHeld = false;

  constructor(private readonly asked: Asked) {
    this.marked = new MarkedText(asked.mark);
    this.paragraphs = new Paragraphs(asked);
  }

  push(piece: string): Shown {
    return this.read(this.speech.push(piece), false);
  }

  /** The whole text, what is wrong with it, and the part of it that was not shown yet. */
  end(): ReadAnswer {
    const before = this.read(this.speech.end(), true);
    const { paragraphs, asked } = this;
    const told = paragraphs.kept.slice(0, paragraphs.shown).join("\n\n");
    if (this.isObjectNext()) return { ...readAnswer(outOfObject(this.rest) ?? "", asked), anew: before.anew };
    paragraphs.take(this.rest);
    const whole = paragraphs.kept.join("\n\n");
    if (paragraphs.shown === 0) paragraphs.begin();
    const text = paragraphs.finish();
    const { part = "" } = asked;
    const isQuotation = opensQuotation(part) || unquoted(part) !== part;
    const content = paragraphs.shown > 0 || isQuotation ? text : unquoted(text);
    const problem = this.marked.isRepeated ? "CHOICE" : problemOf(content, whole, asked);
    const isUnmarked = asked.mark !== undefined && !this.marked.isOpened && paragraphs.shown === 0;
    const other = isUnmarked && !problem ? problemOfUnmarked(content, asked) : null;
    return {
      content,
      problem: other === "doubtful" ? null : (problem ?? other),
      isDoubtful: other === "doubtful",
      text: before.text + content.slice(told.length),
      anew: before.anew,
    };
  }

  private read(said: Shown, isEnd: boolean): Shown {
    const { marked, paragraphs } = this;
    if (said.anew) marked.restart();
    const { text, anew } = marked.push(said.text, isEnd);
    const replaces = (said.anew || anew) && paragraphs.shown > 0;
    if (said.anew || anew) {
      paragraphs.restart();
      [this.rest, this.isHeld] = ["", false];
    }
    [paragraphs.isMarked, paragraphs.isClosed] = [marked.isOpened, marked.isClosed];
    this.rest += text;
    if (!text.includes("\n") || this.isObjectNext()) return { text: "", anew: replaces };
    for (let end = PARAGRAPH_END.exec(this.rest); end; end = PARAGRAPH_END.exec(this.rest)) {
      const paragraph = this.rest.slice(0, end.index);
      this.rest = this.rest.slice(end.index + end[0].length);
      paragraphs.take(paragraph);
      if (this.isObjectNext()) break;
    }
    return { text: this.release(), anew: replaces };
  }

  /** Whether JSON follows, at the beginning or after a preamble. */
  private isObjectNext(): boolean {
    return this.paragraphs.shown === 0 && isObject(this.rest) && this.paragraphs.kept.every(isPreamble);
  }

  /** The paragraphs that can be shown now. */
  private release(): string {
    const { paragraphs } = this;
    const last = paragraphs.certain();
    if (last < 1 || this.isHeld) return "";
    if (paragraphs.shown === 0) {
      const first = paragraphs.begin();
      this.isHeld = this.holds(first, last);
      if (this.isHeld) return "";
    }
    const certain = paragraphs.kept.slice(paragraphs.shown, last);
    const before = paragraphs.shown > 0 ? "\n\n" : "";
    paragraphs.shown = last;
    return certain.length > 0 ? before + certain.join("\n\n") : "";
  }

  /** Whether nothing may be shown before the whole text is judged. */
  private holds(first: string, last: number): boolean {
    const { holds, isForeign } = this.asked;
    return (
      problemAtStart(first) !== null ||
      isChoice(first.split("\n")[0] ?? "") ||
      opensQuotation(first) ||
      findBlanks(first).length > 0 ||
      holds?.(first) === true ||
      isForeign?.(this.paragraphs.kept.slice(0, last).join("\n\n")) === true
    );
  }
}

/** Extracts the text from a complete answer, or says what is wrong with it. */
export function readAnswer(answer: string, asked: Asked): ReadAnswer {
  const stream = new AnswerStream(asked);
  const { text } = stream.push(answer);
  const read = stream.end();
  return { ...read, text: text + read.text };
}
