import { type Asked, ownWords } from "./asked";
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
import { isChoice } from "./judge";

const isCountOrNote = (paragraph: string) => isCount(paragraph) || isNote(paragraph);

/**
 * The paragraphs of an answer that belong to the text. Around a text without marks, what is said before and after it
 * has to be told from it; between them it stands by itself.
 */
export class Paragraphs {
  kept: string[] = [];
  /** How many of them have been shown: these stay as they are. */
  shown = 0;
  /** Whether the text stands between marks, and whether they are closed. */
  isMarked = false;
  isClosed = false;
  private readonly clean: (paragraph: string) => string[];
  private readonly own: string;
  private readonly ownLabel: boolean;
  /** The same of marks that nobody asked for. */
  private frame: "none" | "inside" | "behind" = "none";
  /** What stands behind a rule begins at this paragraph. */
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

  /** Keeps what belongs to the text of a paragraph that has arrived. */
  take(paragraph: string): void {
    for (const { text, mark } of piecesOf(paragraph, this.own)) {
      if (this.frame === "behind") return;
      if (mark === "text") this.keep(text);
      // Between marks a fence is around a part of the text, or around all of it.
      else if (mark === "fence" && this.isMarked) continue;
      else if (mark === "rule") this.divide();
      else if (this.frame === "none" && mark !== "closes") this.open();
      else if (this.frame === "inside" && mark !== "opens" && this.kept.length > 0) this.frame = "behind";
    }
  }

  /** How many are certain: all before the last one that is no afterword. */
  certain(): number {
    return Math.min(
      this.kept.findLastIndex((paragraph) => !isAfterword(paragraph)),
      this.ruledAt,
    );
  }

  /** The first one, without what announces it. */
  begin(): string {
    const [first = ""] = this.kept;
    const isAnnounced = !this.isMarked || /^[^\n]*:\s*\n/.test(first);
    const begins = isAnnounced ? withoutPreamble(first) : this.ownLabel ? first : withoutLabel(first);
    if (this.kept.length > 0) this.kept[0] = begins;
    return begins;
  }

  /** The whole text, when all of it has arrived. */
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

  /** A mark before which something is announced: what it holds is the text. */
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
      // A first part with a label is not the only one.
      if (this.kept.length === 0) this.hasLabels = !this.isMarked && isLabelled(text) && !isChoice(text);
      this.kept.push(text);
    }
    // What announces the text is taken off when something follows it.
    while (this.shown === 0 && this.kept.length > 1 && this.announces(this.kept[0] ?? "")) this.kept.shift();
  }

  private announces(first: string): boolean {
    return isPreamble(first) && (!this.isMarked || first.endsWith(":"));
  }
}
