import { isObject } from "./cleaning/out-of-object";

/** A tag that does not occur in a text however it is written, so that whoever wrote the text cannot have typed it. */
export function tagFor(name: string, text: string): string {
  for (let n = 0; ; n += 1) {
    const tag = n === 0 ? name : `${name}-${n}`;
    if (!markOf(tag).test(text) && !markOf(closes(tag)).test(text)) return tag;
  }
}

/** The end of a prompt that asks for a text between marks. The sandbox's model parses it. */
export const betweenMarks = (mark: string): string =>
  `between <${mark}> and </${mark}>. Nothing outside them is read.`;

/** How much of an answer is held back while no mark has arrived, in UTF-16 units. */
const HELD = 1_000;
const LONGEST_MARK = 40;
/** "Between <post> and </post>" only mentions the marks. */
const isNoText = (text: string) => wordsIn(text).length < 2;
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const saysAnother = (text: string, first: string) =>
  !isNoText(text) && wordsIn(text).join(" ") !== wordsIn(first).join(" ");
/** In JSON, the marks are inside a value. */
const IN_JSON = /[{[,]\s{0,9}"\w{1,30}"\s{0,9}:\s{0,9}"\s{0,9}$/;
/** What the next piece may complete to a mark. */
const MARK_BEGINS = /[*_`]{0,3}(?:[*_`\\]|\\?<[^<>\n]{0,39}|&(?:l|lt)?|&lt;[^&\n]{0,39}(?:&g?t?)?)$/;

const closes = (tag: string) => `/\\s?${tag}`;
/** A tag as models write it, escaped or in Markdown too. */
const markOf = (tag: string) =>
  new RegExp(`[*_\`]{0,3}(?:\\\\?<|&lt;)\\s?${tag}\\s?(?:\\\\?>|&gt;)[*_\`]{0,3}`, "i");

/**
 * Reads what is between the marks of an answer while it arrives. Everything before and after them is dropped; without
 * marks, the whole answer is the text.
 */
export class MarkedText {
  private readonly opening: RegExp | null;
  private readonly closing: RegExp;
  private state: "before" | "unmarked" | "inside" | "behind" | "again" | "repeated" = "before";
  private rest = "";
  private given = "";
  /** What follows another opening mark: a mention of the marks, a repetition, or a second text. */
  private second = "";
  private isJson = false;

  constructor(mark: string | undefined) {
    this.opening = mark === undefined ? null : markOf(mark);
    this.closing = markOf(closes(mark ?? ""));
  }

  /** Whether an opening mark has arrived. */
  get isOpened(): boolean {
    return this.state === "inside" || this.isClosed;
  }

  get isClosed(): boolean {
    return this.state === "behind" || this.state === "again" || this.isRepeated;
  }

  /** Whether there was a second, different text between marks. */
  get isRepeated(): boolean {
    return this.state === "repeated";
  }

  /** @returns the next piece of the text; `anew` if nothing returned before belonged to it */
  push(piece: string, isEnd = false): { text: string; anew: boolean } {
    if (!this.opening) return { text: piece, anew: false };
    this.rest += piece;
    let [text, anew] = ["", false];
    for (;;) {
      if (this.state === "inside") {
        const end = this.closing.exec(this.rest);
        text += this.give(end?.index ?? this.certain(isEnd), end?.[0].length);
        if (!end) return { text, anew };
        this.state = "behind";
      }
      if (this.state === "again" && !this.passSecond(isEnd)) return { text, anew };
      if (!this.open()) break;
      if (!this.isClosed && this.given !== "") [text, anew, this.given] = ["", true, ""];
    }
    const waits = this.state === "before" && !isEnd && !this.isJson && this.rest.trimStart().length <= HELD;
    if (waits) return { text, anew };
    if (this.state === "before") this.state = "unmarked";
    if (this.state === "unmarked") text += this.give(this.certain(isEnd));
    else this.rest = this.rest.slice(-LONGEST_MARK);
    return { text, anew };
  }

  /** Forgets what has arrived, because it was not part of the answer. */
  restart(): void {
    [this.state, this.rest, this.given, this.isJson] = ["before", "", "", false];
  }

  /** @returns whether the text between further marks is complete */
  private passSecond(isEnd: boolean): boolean {
    const end = this.closing.exec(this.rest);
    this.second += this.take(end?.index ?? this.certain(isEnd), end?.[0].length);
    if (!end) return false;
    this.state = saysAnother(this.second, this.given) ? "repeated" : "behind";
    return true;
  }

  /** Consumes an opening mark that begins the text. @returns whether there was one */
  private open(): boolean {
    this.isJson ||= this.state === "before" && isObject(this.rest);
    const found = this.isJson || this.isRepeated ? null : this.opening?.exec(this.rest);
    if (!found) return false;
    this.isJson = this.state === "before" && IN_JSON.test(this.rest.slice(0, found.index));
    if (this.isJson) return false;
    this.rest = this.rest.slice(found.index + found[0].length);
    this.state = this.isClosed && !isNoText(this.given) ? "again" : "inside";
    this.second = "";
    return true;
  }

  private give(until: number, mark = 0): string {
    const text = this.take(until, mark);
    this.given += text;
    return text;
  }

  private take(until: number, mark = 0): string {
    const text = this.rest.slice(0, until);
    this.rest = this.rest.slice(until + mark);
    return text;
  }

  /** How much of what has arrived cannot be the beginning of a mark. */
  private certain(isEnd: boolean): number {
    const held = isEnd ? undefined : MARK_BEGINS.exec(this.rest.slice(-LONGEST_MARK))?.[0].length;
    return this.rest.length - (held ?? 0);
  }
}
