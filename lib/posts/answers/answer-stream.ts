import { isBlank } from "@/lib/text";
import { findBlanks, withoutBlankLines } from "@/lib/text/explicit/blanks";
import { saysAvoided } from "./avoided";
import { blankFiller } from "./fill-blanks";
import {
  isAfterword,
  isLabelled,
  isPreamble,
  standsApart,
  withoutAfterword,
  withoutLabel,
  withoutPreamble,
} from "./frame";
import { piecesOf } from "./handed-over";
import { hashtagsIn, withoutHashtags, withoutTagLabel } from "./hashtags";
import { type Problem, isChoice, offersChoice, problemAtStart } from "./judge";
import { isObject, outOfObject } from "./out-of-object";
import { plainParagraph } from "./plain-paragraph";
import { opensQuotation, unquoted } from "./quotes";
import { Speech } from "./speech";
import { asksBack } from "./talk/is-talk";
import type { IsForeign } from "./written-language";

/** What a text was asked for with: what the owner wrote herself is no leftover. */
export type Asked = {
  /** The owner's own words. */
  request: string;
  /** The labelled lines that the model was given: one that comes back is an echo. */
  prompt?: string;
  /** Whether hashtags were asked for. */
  hashtags: boolean;
  isForeign?: IsForeign;
  /** Words that the owner never uses. */
  avoided?: readonly string[];
  /** The part that is to be worded anew. */
  part?: string;
  /** Whether a first paragraph is only shown when the whole is there. */
  holds?: (paragraph: string) => boolean;
};

/** What may be shown of a stream: with `anew` in place of all that was shown. */
export type Shown = { text: string; anew: boolean };
export type Reading = Shown & { content: string; problem: Problem | null };

const PARAGRAPH_END = /\n[ \t\r]*\n/;

/**
 * Makes the text out of a model's answer, paragraph by paragraph while it arrives. The first paragraph and the last one
 * are held back until they are judged, so what is shown is always the beginning of what is saved.
 */
export class AnswerStream {
  private readonly speech = new Speech();
  private readonly echo: ReadonlySet<string>;
  private readonly labels: ReadonlySet<string>;
  private readonly wanted: readonly string[];
  /** An owner may write a template. */
  private readonly ownBlanks: boolean;
  private readonly fill: (text: string) => string;
  private rest = "";
  private kept: string[] = [];
  private shown = 0;
  private isHeld = false;
  /** Whether the text stands between marks, and whether it is over. */
  private frame: "none" | "inside" | "behind" = "none";
  /** What stands behind a rule begins at this paragraph. */
  private ruledAt = Infinity;
  private hasLabels = false;

  constructor(private readonly asked: Asked) {
    const lines = (asked.prompt ?? "").split("\n").filter((line) => /^[\p{L} ]{2,40}\d{0,3}: \S/u.test(line));
    this.echo = new Set(lines.map((line) => line.trim()));
    this.labels = new Set(lines.map((line) => line.slice(0, line.indexOf(":"))));
    this.ownBlanks = findBlanks(`${asked.request}\n${asked.part ?? ""}`).length > 0;
    this.fill = blankFiller(asked.prompt);
    this.wanted = hashtagsIn(`${asked.request}\n${asked.part ?? ""}`);
  }

  push(piece: string): Shown {
    const { text, anew } = this.speech.push(piece);
    return this.read(text, anew);
  }

  /** The whole text, or what is wrong with it; and what of it was not shown yet. */
  end(): Reading {
    const last = this.speech.end();
    const before = this.read(last.text, last.anew);
    const shown = this.kept.slice(0, this.shown);
    if (this.isObjectNext())
      return { ...readAnswer(outOfObject(this.rest) ?? "", this.asked), anew: before.anew };
    this.take(this.rest);
    const content = this.finished(shown);
    const told = shown.join("\n\n");
    return {
      content,
      problem: this.problemOf(content),
      text: before.text + content.slice(told.length),
      anew: before.anew,
    };
  }

  private read(text: string, anew: boolean): Shown {
    const replaces = anew && this.shown > 0;
    if (anew) {
      [this.rest, this.kept, this.shown, this.isHeld] = ["", [], 0, false];
      [this.frame, this.ruledAt, this.hasLabels] = ["none", Infinity, false];
    }
    this.rest += text;
    if (!text.includes("\n") || this.isObjectNext()) return { text: "", anew: replaces };
    for (let end = PARAGRAPH_END.exec(this.rest); end; end = PARAGRAPH_END.exec(this.rest)) {
      const paragraph = this.rest.slice(0, end.index);
      this.rest = this.rest.slice(end.index + end[0].length);
      this.take(paragraph);
      if (this.isObjectNext()) break;
    }
    return { text: this.release(), anew: replaces };
  }

  /** Whether JSON follows, at the beginning or behind what announces it. */
  private isObjectNext(): boolean {
    return this.shown === 0 && isObject(this.rest) && this.kept.every(isPreamble);
  }

  /** Keeps what belongs to the text of a paragraph that has arrived. */
  private take(paragraph: string): void {
    for (const { text, mark } of piecesOf(paragraph)) {
      if (this.frame === "behind") return;
      if (mark === "text") this.keep(text);
      else if (mark === "rule") this.divide();
      else if (this.frame === "none" && mark !== "closes") this.open();
      else if (this.frame === "inside" && mark !== "opens" && this.kept.length > 0) this.frame = "behind";
    }
  }

  /** A mark before which something is announced: what it holds is the text. */
  private open(): void {
    if (this.shown > 0 || !this.kept.every((said) => isPreamble(said) || said.endsWith(":"))) return;
    [this.kept, this.frame, this.hasLabels] = [[], "inside", false];
  }

  private divide(): void {
    if (this.shown === 0 && this.kept.every(standsApart)) [this.kept, this.hasLabels] = [[], false];
    else this.ruledAt = Math.min(this.ruledAt, this.kept.length);
  }

  private keep(piece: string): void {
    const { hashtags, part } = this.asked;
    const plain = plainParagraph(piece, { keepsDashes: /^[^\S\n]*- /m.test(part ?? "") });
    for (const one of this.withoutEcho(plain).split(/\n{2,}/)) {
      const whole = this.ownBlanks ? one : withoutBlankLines(this.fill(one));
      const tagged = hashtags ? withoutTagLabel(whole) : withoutHashtags(whole, this.wanted);
      const text = (this.hasLabels ? withoutLabel(tagged) : tagged).trim();
      if (isBlank(text)) continue;
      // A first part with a label is not the only one.
      if (this.kept.length === 0) this.hasLabels = isLabelled(text) && !isChoice(text);
      this.kept.push(text);
    }
    // What announces the text is taken off when something follows it.
    while (this.shown === 0 && this.kept.length > 1 && isPreamble(this.kept[0] ?? "")) this.kept.shift();
  }

  private withoutEcho(text: string): string {
    const lines = text.split("\n");
    const hasLabel = (line: string) => this.labels.has(line.slice(0, Math.max(0, line.indexOf(":"))));
    const echoed = lines.length > 1 && lines.every(hasLabel);
    return echoed ? "" : lines.filter((line) => !this.echo.has(line.trim())).join("\n");
  }

  /** The paragraphs that are certain: all before the last one that is no afterword. */
  private release(): string {
    const end = this.kept.findLastIndex((paragraph) => !isAfterword(paragraph));
    const last = Math.min(end, this.ruledAt);
    if (last < 1 || this.isHeld) return "";
    if (this.shown === 0) {
      this.kept[0] = withoutPreamble(this.kept[0] ?? "");
      const first = this.kept[0];
      this.isHeld =
        problemAtStart(first) !== null ||
        isChoice(first.split("\n")[0] ?? "") ||
        opensQuotation(first) ||
        findBlanks(first).length > 0 ||
        this.asked.holds?.(first) === true ||
        this.asked.isForeign?.(this.kept.slice(0, last).join("\n\n")) === true;
      if (this.isHeld) return "";
    }
    const certain = this.kept.slice(this.shown, last);
    const before = this.shown > 0 ? "\n\n" : "";
    this.shown = last;
    return certain.length > 0 ? before + certain.join("\n\n") : "";
  }

  private finished(shown: readonly string[]): string {
    const behind = this.kept.slice(this.ruledAt);
    const kept = behind.every(standsApart) ? this.kept.slice(0, this.ruledAt) : [...this.kept];
    if (shown.length === 0 && kept.length > 0) kept[0] = withoutPreamble(kept[0] ?? "");
    while (kept.length > Math.max(1, shown.length) && isAfterword(kept.at(-1) ?? "")) kept.pop();
    const last = kept.length - 1;
    if (last >= shown.length) kept[last] = withoutAfterword(kept[last] ?? "");
    const text = kept.join("\n\n");
    const { part = "" } = this.asked;
    const isQuotation = opensQuotation(part) || unquoted(part) !== part;
    return shown.length > 0 || isQuotation ? text : unquoted(text);
  }

  private problemOf(content: string): Problem | null {
    if (isBlank(content) || (content.endsWith(":") && isPreamble(content))) return "EMPTY";
    const start = this.asked.part && problemAtStart(this.asked.part) ? null : problemAtStart(content);
    if (start) return start;
    const whole = this.kept.join("\n\n");
    if (asksBack(whole)) return "QUESTION";
    if (offersChoice(whole) && !offersChoice(this.asked.part ?? this.asked.request)) return "CHOICE";
    if (this.asked.isForeign?.(content)) return "LANGUAGE";
    if (!this.ownBlanks && findBlanks(content).length > 0) return "BLANK";
    const { avoided = [], request, part = "" } = this.asked;
    return saysAvoided(content, avoided, `${request}\n${part}`) ? "AVOIDED" : null;
  }
}

/** The text out of a whole answer, or what is wrong with it. */
export function readAnswer(answer: string, asked: Asked): Reading {
  const stream = new AnswerStream(asked);
  const { text } = stream.push(answer);
  const read = stream.end();
  return { ...read, text: text + read.text };
}
