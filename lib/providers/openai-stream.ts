import type { AnswerEvent } from "./openai-answer";
import { eventsOf } from "./openai-lines";

/** How long a server may go on after the end of its text, in milliseconds: its usage comes within that. */
const AFTER_END_MS = 2_000;

const HEADERS = { "content-type": "text/event-stream" };
const bytesOf = (data: object | string) =>
  new TextEncoder().encode(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`);

/**
 * The answer of a server that is more or less compatible with OpenAI as OpenAI streams it. An error before any text
 * becomes a reply with its status; what comes after the end of the text is not waited for and takes nothing back.
 */
export async function asOpenAI(reply: Response): Promise<Response> {
  if (!reply.ok || !reply.body) return reply;
  const events = eventsOf(reply);
  const first = await nextOf(events);
  if (first?.kind === "error") {
    await events.return(undefined);
    const headers = { "content-type": "application/json", ...retryAfter(reply) };
    return Response.json({ error: first.error }, { status: first.status, headers });
  }
  return new Response(streamOf(first, events), { headers: HEADERS });
}

/** `fetch` whose answer is as OpenAI's. */
export const fetchAsOpenAI: typeof fetch = async (...request) => asOpenAI(await fetch(...request));

function retryAfter({ headers }: Response): Record<string, string> {
  const seconds = headers.get("retry-after");
  return seconds ? { "retry-after": seconds } : {};
}

/** The next event that is more than noise. */
async function nextOf(events: AsyncGenerator<AnswerEvent>): Promise<AnswerEvent | undefined> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) return undefined;
    if (value.kind !== "noise" || value.torn) return value;
  }
}

function streamOf(first: AnswerEvent | undefined, events: AsyncGenerator<AnswerEvent>) {
  let waiting = first;
  let begun = false;
  let finishedAt: number | null = null;
  const end = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(bytesOf("[DONE]"));
    controller.close();
    // Not awaited: a server that says nothing more would be waited for.
    void events.return(undefined).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (finishedAt !== null) {
        const usage = await usageAfter(events, finishedAt);
        if (usage) controller.enqueue(bytesOf({ choices: [], usage }));
        return end(controller);
      }
      const event = waiting ?? (await nextOf(events));
      waiting = undefined;
      if (event === undefined) return controller.close();
      if (event.kind === "end") {
        // Whoever says that all was sent without a reason has ended as usual.
        if (begun) controller.enqueue(bytesOf({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }));
        return end(controller);
      }
      if (event.kind === "chunk") {
        begun ||= event.text;
        if (event.finished) finishedAt = performance.now();
        return controller.enqueue(bytesOf(event.chunk));
      }
      controller.enqueue(bytesOf(event.kind === "error" ? { error: event.error } : "{"));
    },
    cancel: async () => void (await events.return(undefined)),
  });
}

/** The usage that a server reports behind the end of its text, if it does soon; whatever else it says is nothing. */
async function usageAfter(events: AsyncGenerator<AnswerEvent>, finishedAt: number): Promise<unknown> {
  for (;;) {
    const left = AFTER_END_MS - (performance.now() - finishedAt);
    const event = left > 0 ? await within(left, nextOf(events)) : undefined;
    if (event?.kind !== "chunk") return undefined;
    if (event.chunk.usage) return event.chunk.usage;
  }
}

/** What comes in this time; undefined for what does not, or fails. */
async function within<T>(ms: number, value: Promise<T | undefined>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([value, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
