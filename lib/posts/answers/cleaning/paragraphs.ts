import { type Asked, ownWords } from "../asked";
import { paragraphCleaner } from "./clean-paragraph";
import {
  isAfterword,
  isCount,
  isLabelled,
  isNote,
  isPreamble,
  standsApart,
  withoutAfterword,
  withoutCount,
  withoutLabel,
  withoutPreamble,
} from "./frame";
import { piecesOf } from "./handed-over";
import { isChoice } from "../judging/judge";

const isCountOrNote = (paragraph: string) => isCount(paragraph) || isNote(paragraph);

/**
 * Collects the paragraphs of an answer that belong to the text. Without marks around the text, preambles and afterwords
 * have to be recognised; between marks, everything is the text.
 */
export class Paragraphs {
  kept: string[] = [];
  /** How many have been shown; these no longer change. */
  shown = 0;
  /** Whether the text is between marks, and whether the closing one has arrived. */
  isMarked = false;
  isClosed = false;
  private readonly clean: (paragraph: string) => string[];
  private readonly own: string;
  private readonly ownLabel: boolean;
  /** The same for marks that were not requested. */
  private frame: "none" | "inside" | "behind" = "none";
  /** The index of the first paragraph after a horizontal rule. */
  private ruledAt = Infinity;
  private hasLabels = false;

  constructor(asked: Asked) {
    this.clean = paragraphCleaner(asked);
    this.own = ownWords(asked);
    this.ownLabel = isLabelled(asked.part ?? "");
  }

  restart(): void {
    [this.kept, this.shown, this.frame, this.ruledAt, this.hasLabels] = [[], 0, "none", Infinity, false];
  }

  /** Takes a paragraph that has arrived, and keeps what belongs to the text. */
  take(paragraph: string): void {
    for (const { text, mark } of piecesOf(paragraph, this.own)) {
      if (this.frame === "behind") return;
      if (mark === "text") this.keep(text);
      // Between marks, a fence encloses all of the text or a part of it.
      else if (mark === "fence" && this.isMarked) continue;
      else if (mark === "rule") this.divide();
      else if (this.frame === "none" && mark !== "closes") this.open();
      else if (this.frame === "inside" && mark !== "opens" && this.kept.length > 0) this.frame = "behind";
    }
  }

  /** How many can no longer turn out to be an afterword: all before the last one that is none. */
  certain(): number {
    return Math.min(
      this.kept.findLastIndex((paragraph) => !isAfterword(paragraph)),
      this.ruledAt,
    );
  }

  /** The first paragraph, without a preamble. */
  begin(): string {
    const [first = ""] = this.kept;
    const isAnnounced = !this.isMarked || /^[^\n]*:\s*\n/.test(first);
    const begins = isAnnounced ? withoutPreamble(first) : this.ownLabel ? first : withoutLabel(first);
    if (this.kept.length > 0) this.kept[0] = begins;
    return begins;
  }

  /** The whole text, once everything has arrived. */
  finish(): string {
    const behind = this.kept.slice(this.ruledAt);
    const kept = behind.every(standsApart) ? this.kept.slice(0, this.ruledAt) : [...this.kept];
    const isOver = this.isClosed ? isCountOrNote : isAfterword;
    while (kept.length > Math.max(1, this.shown) && isOver(kept.at(-1) ?? "")) kept.pop();
    const last = kept.length - 1;
    const ended = this.isClosed ? withoutCount : withoutAfterword;
    if (last >= this.shown) kept[last] = ended(kept[last] ?? "");
    return kept.join("\n\n");
  }

  /** A mark after a preamble: the text is what it encloses. */
  private open(): void {
    if (this.shown > 0 || !this.kept.every((said) => isPreamble(said) || said.endsWith(":"))) return;
    [this.kept, this.frame, this.hasLabels] = [[], "inside", false];
  }

  private divide(): void {
    if (this.isMarked) return;
    if (this.shown === 0 && this.kept.every(standsApart)) [this.kept, this.hasLabels] = [[], false];
    else this.ruledAt = Math.min(this.ruledAt, this.kept.length);
  }

  private keep(piece: string): void {
    for (const one of this.clean(piece)) {
      const text = (this.hasLabels ? withoutLabel(one) : one).trim();
      if (text === "") continue;
      // If the first part has a label, others follow.
      if (this.kept.length === 0) this.hasLabels = !this.isMarked && isLabelled(text) && !isChoice(text);
      this.kept.push(text);
    }
    // A preamble is only removed if something follows it.
    while (this.shown === 0 && this.kept.length > 1 && this.announces(this.kept[0] ?? "")) this.kept.shift();
  }

  private announces(first: string): boolean {
    return isPreamble(first) && (!this.isMarked || first.endsWith(":"));
  }
}
