import { type AnswerEvent, readAnswer, statusOf } from "./openai-answer";

/** More than any answer has, in characters; a server that sends more is not read to its end. */
const LONGEST = 8_000_000;

/**
 * Reads an answer line by line, whatever its headers call it: a stream of events, a whole object, objects line by line,
 * or a page or words where the server speaks of something else.
 */
export async function* eventsOf({ body, headers }: Response): AsyncGenerator<AnswerEvent> {
  if (!body) return;
  const lines = linesOf(body);
  const isPage = /^text\/html\b/i.test(headers.get("content-type") ?? "");
  for (;;) {
    const { done, value: line = "" } = await lines.next();
    if (done) return;
    if (line.trim() === "") continue;
    if (/^(?:data|event|id|retry)?:/.test(line)) return yield* ofStream(line, lines);
    const rest = [line];
    for await (const next of lines) rest.push(next);
    return yield* ofWhole(rest.join("\n"), isPage);
  }
}

async function* ofStream(first: string, lines: AsyncGenerator<string>): AsyncGenerator<AnswerEvent> {
  let held = "";
  for (
    let line: string | undefined = first;
    line !== undefined;
    line = (await lines.next()).value as string
  ) {
    const data = /^data:(.*)$/.exec(line)?.[1] ?? (line.startsWith("{") ? line : null);
    if (data === null && line !== "") continue;
    if (data !== null) held += data;
    const event = held.trim() === "" ? null : readAnswer(held);
    // An object may be spread over several lines of data, until a blank one.
    if (!event || (event.kind === "noise" && event.torn && data !== null)) continue;
    held = "";
    yield event;
  }
  if (held.trim() !== "") yield readAnswer(held);
}

function* ofWhole(text: string, isPage: boolean): Generator<AnswerEvent> {
  const saying = (status: number, message: string): AnswerEvent => ({
    kind: "error",
    status,
    error: { message: message.slice(0, 1_000), type: null, code: null },
  });
  // An address that leads to a website, as one does whose path is left out.
  if (isPage) return yield saying(404, "the address answers with a web page");
  const whole = readAnswer(text);
  if (whole.kind !== "noise") return yield* [whole, { kind: "end" } as const];
  if (whole.torn)
    return yield* text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map(readAnswer);
  const status = statusOf(text);
  yield status ? saying(status, text) : whole;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = "";
  let length = 0;
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    const text = decoder.decode(bytes, { stream: true });
    length += text.length;
    if (length > LONGEST) throw new TypeError("the answer is too long");
    if (!/[\r\n]/.test(text)) {
      held += text;
      continue;
    }
    const lines = (held + text).split(/\r\n|\n|\r(?!$)/);
    held = lines.pop() ?? "";
    yield* lines;
  }
  yield* (held + decoder.decode()).split(/\r\n|\n|\r/);
}
