import "server-only";
import { after } from "next/server";
import { type Reply, envelopeOf, envelopeOfError } from "./envelope";
import { isLogged } from "../errors";
import { log } from "@/lib/observability/log";

/** The events that a streaming use case sends to its listeners. */
export type Live = {
  /** All checks have passed: from here on an error is an event. */
  start: () => void;
  /** Sends one event, if the client is still connected. */
  emit: (event: string, data: unknown) => void;
};
type Work = (live: Live) => Promise<Reply>;

/** Nobody listens. */
export const UNHEARD: Live = { start: () => undefined, emit: () => undefined };

const HEARTBEAT_MS = 15_000;

/** Keeps a serverless platform running until `work` ends, even after the request has ended. */
function keepAlive(work: Promise<unknown>): void {
  try {
    after(() => work);
  } catch (error) {
    log.debug({ err: error }, "no request to keep alive");
  }
}

/**
 * Responds with `work`'s reply as JSON, or as server-sent events if the request accepts them, with the envelope in the
 * event `done`, or in `error` with its `status`. Errors before `work` calls `begin` are rethrown, so that they keep
 * their HTTP status. A client that disconnects does not stop `work`.
 */
export async function streamable(request: Request, work: Work): Promise<Reply | Response> {
  if (!request.headers.get("accept")?.includes("text/event-stream")) {
    const running = work(UNHEARD);
    keepAlive(running.catch(() => undefined));
    return running;
  }
  const { body, emit, close } = openChannel();
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const running = work({ emit, start: () => start() });
  const finished = running.then((reply) => emit("done", envelopeOf(reply).body), failed(emit)).finally(close);
  keepAlive(finished);
  await Promise.race([started, running]);
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // no-transform prevents compression, and with it buffering.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

function failed(emit: Live["emit"]) {
  return (error: unknown) => {
    const { status, body, code } = envelopeOfError(error);
    if (status >= 500 && !isLogged(error)) log.error({ err: error, code }, "a stream ended with an error");
    emit("error", { status, ...body });
  };
}

function openChannel(): { body: ReadableStream<Uint8Array>; emit: Live["emit"]; close: () => void } {
  const encoder = new TextEncoder();
  let open = true;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const send = (text: string) => {
    if (open) controller.enqueue(encoder.encode(text));
  };
  const heartbeat = setInterval(() => send(":\n\n"), HEARTBEAT_MS);
  const stop = () => {
    open = false;
    clearInterval(heartbeat);
  };
  const body = new ReadableStream<Uint8Array>({
    start: (made) => {
      controller = made;
      send(":\n\n");
    },
    cancel: stop,
  });
  const close = () => {
    if (open) controller.close();
    stop();
  };
  return {
    body,
    emit: (event, data) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close,
  };
}
