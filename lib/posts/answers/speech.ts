/**
 * Extracts the answer from the stream of a server that leaves the model's thoughts and template tokens in it.
 * Sources: the chat templates of Qwen, DeepSeek, Mistral, Llama, Gemma, Seed-OSS, Kimi; gpt-oss's channels
 * (github.com/openai/harmony, docs/format.md).
 */

/** How thoughts begin and end. */
const THOUGHTS: readonly [begin: RegExp, end: RegExp][] = [
  [
    /<((?:seed:)?think(?:ing)?|thoughts?|reason(?:ing)?|reflection|scratchpad|analysis)>/i,
    /<\/(?:(?:seed:)?think(?:ing)?|thoughts?|reason(?:ing)?|reflection|scratchpad|analysis)>/i,
  ],
  [/\[THINK\]/, /\[\/THINK\]/],
  [/◁think▷/, /◁\/think▷/],
  [/<\|begin_of_thought\|>/, /<\|end_of_thought\|>/],
  [/<unused94>/, /<unused95>/],
  [
    /<\|channel\|>(?:analysis|commentary)\b/,
    /<\|channel\|>final\s?(?:<\|constrain\|>\w{0,20})?<\|message\|>/,
  ],
];
/** Thoughts without special tokens; of gpt-oss, if the server has dropped its channel tokens. */
const BARE: typeof THOUGHTS = [
  [/^\s*analysis(?=[A-Z])/, /assistantfinal/],
  [
    /^\W{0,9}(?:thinking|thought|reasoning)(?: process)?\W{0,4}:\W{0,4}\n/i,
    /\n\W{0,9}(?:final )?(?:answer|response|output|post|text)\W{0,4}:\W{0,9}/i,
  ],
];
/** The prompt, if the model repeats it. */
const ASKED: (typeof THOUGHTS)[number] = [/\[INST\]/, /\[\/INST\]/];
const LONGEST_MARK = 60;

/** What ends or begins a turn. After the text, the model would only continue the conversation by itself. */
const TURN =
  /<\|(?:im_end|eot_id|eom_id|end|end_of_text|endoftext|return|call|user|end_of_turn|END_OF_TURN_TOKEN|END_RESPONSE)\|>|<\/s>|<end_of_turn>|<eos>|<｜end▁of▁sentence｜>|\[\/INST\]|(?:<\|(?:im_start|start)\|>|<start_of_turn>)\s?(?:assistant|model|user|system)?\n?|<\|start_header_id\|>\w{1,20}<\|end_header_id\|>\s{0,2}/;
const OTHER_MARKS = /<s>|<bos>|<[|｜][^<>|｜\n]{1,40}[|｜]>/g;

/** `orphan`: the end of a thought without its beginning. */
type Kind = "none" | "thought" | "orphan" | "turn";

export class Speech {
  private rest = "";
  private state: "silent" | "speaking" | "over" = "silent";
  private thought: RegExp | null = null;

  /**
   * @returns the text in this piece; `anew` if everything before was a thought: some templates open the thoughts
   *   themselves, so that only their end arrives
   */
  push(piece: string): { text: string; anew: boolean } {
    this.rest += piece;
    return this.read(false);
  }

  /** What was still held back at the end of the stream. */
  end(): { text: string; anew: boolean } {
    return this.read(true);
  }

  private read(isEnd: boolean): { text: string; anew: boolean } {
    let [text, anew] = ["", false];
    while (this.state !== "over") {
      if (this.thought) {
        const end = this.thought.exec(this.rest);
        if (!end) {
          this.rest = this.rest.slice(-LONGEST_MARK);
          break;
        }
        this.rest = this.rest.slice(end.index + end[0].length);
        this.thought = null;
        continue;
      }
      if (this.state === "silent" && !isEnd && this.rest.trimStart().length < LONGEST_MARK) break;
      const [at, mark, kind] = this.nextMark();
      if (kind === "orphan") {
        [text, anew, this.state] = ["", true, "silent"];
        this.rest = this.rest.slice(at + mark.length);
        continue;
      }
      text += this.said(at);
      this.rest = this.rest.slice(at + mark.length);
      if (kind === "none") {
        const held = isEnd ? 0 : heldAtEnd(this.rest);
        text += this.said(this.rest.length - held);
        this.rest = held ? this.rest.slice(-held) : "";
        break;
      }
      if (kind === "turn" && (this.state === "speaking" || text.trim() !== "")) this.state = "over";
    }
    return { text, anew };
  }

  private said(length: number): string {
    const text = this.rest.slice(0, length).replace(OTHER_MARKS, "");
    if (text.trim() !== "") this.state = "speaking";
    return text;
  }

  /** The first token that changes the state; the beginning of a thought sets `thought`. */
  private nextMark(): [at: number, mark: string, kind: Kind] {
    let first: [number, string, Kind] = [0, "", "none"];
    let until: RegExp | null = null;
    const take = (found: RegExpExecArray | null, kind: Exclude<Kind, "none">, end?: RegExp) => {
      if (!found || (first[2] !== "none" && found.index >= first[0])) return;
      first = [found.index, found[0], kind];
      until = end ?? null;
    };
    for (const [begin, end] of THOUGHTS) {
      take(begin.exec(this.rest), "thought", end);
      take(end.exec(this.rest), "orphan");
    }
    for (const [begin, end] of this.state === "silent" ? [...BARE, ASKED] : [ASKED])
      take(begin.exec(this.rest), "thought", end);
    take(TURN.exec(this.rest), "turn");
    this.thought = until;
    return first;
  }
}

/** How many characters at the end of a piece may be the beginning of a token. */
function heldAtEnd(text: string): number {
  const tail = text.slice(-LONGEST_MARK);
  const open = Math.max(tail.lastIndexOf("<"), tail.lastIndexOf("["), tail.lastIndexOf("◁"));
  return open < 0 || /[>\]▷\n]/.test(tail.slice(open)) ? 0 : tail.length - open;
}

/** The text of a complete answer. */
export function spokenIn(answer: string): string {
  const speech = new Speech();
  const first = speech.push(answer).text;
  const { text, anew } = speech.end();
  return anew ? text : first + text;
}
