import type { ErrorCode } from "@/lib/errors";
import {
  type Options,
  lostAnswer,
  noAnswer,
  objectOf,
  parseJson,
  refusal,
  send,
} from "@/lib/http/api-client";
import type { Envelope } from "@/lib/http/envelope";
import { type Silence, startSilenceTimeout } from "./silence-timeout";

/** How long a stream may be silent, in milliseconds; the server's heartbeat comes every 15 seconds. */
const STREAM_SILENCE_MS = 45_000;

/**
 * Calls a streaming route and passes each event to `onEvent`. The event `error` carries the envelope of an error that
 * occurred after the stream started. Resolves at the end of the stream.
 * @throws ApiError, also NETWORK when the stream breaks off before its `done` event, and TIMEOUT when it falls silent
 */
export async function apiStream(
  path: string,
  options: Options,
  onEvent: (event: string, data: unknown) => void,
): Promise<void> {
  const silence = startSilenceTimeout(STREAM_SILENCE_MS, options.signal);
  try {
    const response = await send(path, options, "text/event-stream", silence);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!isStream || !response.body) throw noAnswer("BAD_RESPONSE");
    await readEvents(response.body, options, silence, onEvent);
  } finally {
    silence.end();
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  options: Options,
  silence: Silence,
  onEvent: (event: string, data: unknown) => void,
): Promise<void> {
  // Loaded on demand, so that pages without streams do not download it.
  const { EventSourceParserStream } = await import("eventsource-parser/stream").catch(() => {
    throw noAnswer("NETWORK");
  });
  const transform = (chunk: Uint8Array<ArrayBuffer>, passed: TransformStreamDefaultController) => {
    silence.restart();
    passed.enqueue(chunk);
  };
  const reader = body
    .pipeThrough(new TransformStream({ transform }))
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, BufferSource>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw lostAnswer(error, silence, options.signal);
    });
    if (done) throw noAnswer("NETWORK");
    const data = parseJson(value.data) as (Envelope & { status: number }) | undefined;
    if (data === undefined) throw noAnswer("BAD_RESPONSE");
    if (value.event === "error") throw refusal(data.status, data.message as ErrorCode, data.object, options);
    if (value.event === "done") objectOf(data);
    onEvent(value.event ?? "message", data);
    if (value.event === "done") return;
  }
}
