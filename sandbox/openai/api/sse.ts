import { setTimeout as sleep } from "node:timers/promises";

const DEFAULT_DELAY_MS = 20;

/** Milliseconds between two words, from SANDBOX_MODEL_DELAY_MS. */
function wordDelayMs(): number {
  const set = process.env.SANDBOX_MODEL_DELAY_MS;
  const delay = Number(set);
  return set === undefined || set === "" || !Number.isFinite(delay) || delay < 0 ? DEFAULT_DELAY_MS : delay;
}

/** The words of a text, each with the space after it. */
const wordsWithSpace = (text: string): string[] => text.match(/\s*\S+\s*/g) ?? [];

/** Each word after its pause, a little uneven as a model is. */
export async function* paced(text: string): AsyncGenerator<string> {
  const delay = wordDelayMs();
  for (const word of wordsWithSpace(text)) {
    if (delay > 0) await sleep(delay * (0.75 + Math.random() / 2), undefined, { ref: false });
    yield word;
  }
}

/** A reply of server-sent events, written as the generator gives them; stops when the caller hangs up. */
export function eventStream(events: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await events.return(undefined);
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" },
  });
}
