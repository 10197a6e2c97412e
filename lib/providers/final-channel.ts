/** What gpt-oss puts before the text that it means for its reader (github.com/openai/harmony, docs/format.md). */
const FINAL = "<|channel|>final<|message|>";
const MARK = "<|";

/**
 * Passes on what a model says to its reader, of a stream whose server leaves gpt-oss's channels in: thoughts stand in
 * channels of their own before the final one. A stream that does not begin with such a mark is passed on as it is.
 */
export class FinalChannel {
  private state: "beginning" | "plain" | "before" | "final" | "over" = "beginning";
  private held = "";

  /** @returns what can be shown after this piece; the rest is held back until more is known */
  push(piece: string): string {
    if (this.state === "plain") return piece;
    if (this.state === "over") return "";
    this.held += piece;
    if (this.state === "beginning") {
      const begun = this.held.trimStart();
      if (MARK.startsWith(begun)) return "";
      this.state = begun.startsWith(MARK) ? "before" : "plain";
    }
    if (this.state === "plain") return this.take(this.held.length);
    if (this.state === "before" && !this.passMark()) return "";
    return this.finalText();
  }

  /** What is still held back when the stream has ended. */
  end(): string {
    const isText = this.state === "beginning" || this.state === "final";
    return isText ? this.take(this.held.length) : "";
  }

  /** Drops what stands before the final channel, and all but what may be the beginning of its mark. */
  private passMark(): boolean {
    const at = this.held.indexOf(FINAL);
    this.take(at === -1 ? Math.max(0, this.held.length - FINAL.length) : at + FINAL.length);
    if (at !== -1) this.state = "final";
    return at !== -1;
  }

  /** The text up to the next mark, which ends it. */
  private finalText(): string {
    const at = this.held.indexOf(MARK);
    if (at !== -1) {
      this.state = "over";
      return this.take(at);
    }
    return this.take(this.held.endsWith("<") ? this.held.length - 1 : this.held.length);
  }

  private take(length: number): string {
    const taken = this.held.slice(0, length);
    this.held = this.held.slice(length);
    return taken;
  }
}
