import "server-only";
import { after } from "next/server";
import { type Reply, envelopeOf, envelopeOfError } from "./envelope";
import { log } from "./log";

/** Sends one event to whoever still listens. */
export type Emit = (event: string, data: unknown) => void;
type Work = (emit: Emit, begin: () => void) => Promise<Reply>;

const HEARTBEAT_MS = 15_000;

/** Lets `work` end although its request is over; on a server without a platform it does so by itself. */
function keepAlive(work: Promise<unknown>): void {
  try {
    after(() => work);
  } catch (error) {
    log.debug({ err: error }, "no request to prolong");
  }
}

/**
 * Answers with `work`'s reply: whole as JSON, or as server-sent events where the request accepts them, with the
 * envelope as event `done`, or `error` with its `status`. What `work` throws before it calls `begin` is thrown
 * on, so that a refusal has its HTTP status. A caller that leaves does not stop `work`.
 */
export async function streamable(request: Request, work: Work): Promise<Reply | Response> {
  if (!request.headers.get("accept")?.includes("text/event-stream")) {
    const running = work(
      () => undefined,
      () => undefined,
    );
    keepAlive(running.catch(() => undefined));
    return running;
  }
  const { body, emit, close } = openChannel();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const running = work(emit, () => begin());
  const told = running.then((reply) => emit("done", envelopeOf(reply).body), failed(emit)).finally(close);
  keepAlive(told);
  await Promise.race([begun, running]);
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // no-transform keeps compression, and with it buffering, away.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

function failed(emit: Emit) {
  return (error: unknown) => {
    const { status, body, code } = envelopeOfError(error);
    if (status >= 500) log.error({ err: error, code }, "a stream ended with an error");
    emit("error", { status, ...body });
  };
}

function openChannel(): { body: ReadableStream<Uint8Array>; emit: Emit; close: () => void } {
  const encoder = new TextEncoder();
  let open = true;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const send = (text: string) => {
    if (open) controller.enqueue(encoder.encode(text));
  };
  const heartbeat = setInterval(() => send(":\n\n"), HEARTBEAT_MS);
  const shut = () => {
    open = false;
    clearInterval(heartbeat);
  };
  const body = new ReadableStream<Uint8Array>({
    start: (made) => {
      controller = made;
      send(":\n\n");
    },
    cancel: shut,
  });
  const close = () => {
    if (open) controller.close();
    shut();
  };
  return {
    body,
    emit: (event, data) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close,
  };
}
