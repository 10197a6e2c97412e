import { ApiError } from "@/lib/http/api-client";
import { apiStream } from "@/lib/http/client/api-stream";
import type { Envelope } from "@/lib/http/envelope";
import { textAfter } from "@/lib/posts/answers/text-event";
import type { DraftRequest } from "@/lib/posts/drafting/schema";
import type { DraftEvents, DraftResult } from "@/lib/posts/drafting/types";

/** A post that is being written: its text so far, whether that began anew, and which part is in progress. */
export type StreamedText = { content: string; step: "text" | "image"; anew?: boolean };

/** How long to wait before a request that another connection began is asked for again, and how often. */
const ASK_AGAIN_MS = 2_000;
const MOST_ASKS = 150;

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));

/**
 * Has a post written and follows it as it comes. With the key of a request that is running or has ended, it waits for
 * that request's result: nothing is written or paid for twice.
 * @throws ApiError
 */
export async function streamDraft(
  request: DraftRequest,
  key: string,
  onWriting: (writing: StreamedText) => void,
): Promise<DraftResult> {
  for (let asks = 1; ; asks += 1) {
    try {
      return await stream(request, key, onWriting);
    } catch (error) {
      const running = error instanceof ApiError && error.code === "REQUEST_IN_PROGRESS";
      if (!running || asks === MOST_ASKS) throw error;
      await pause();
    }
  }
}

async function stream(
  request: DraftRequest,
  key: string,
  onWriting: (writing: StreamedText) => void,
): Promise<DraftResult> {
  let [content, step]: [string, StreamedText["step"]] = ["", "text"];
  let result: DraftResult | undefined;
  const options = { method: "POST", body: request, idempotencyKey: key } as const;
  await apiStream("/api/post/draft", options, (event, data) => {
    if (event === "done") result = (data as Envelope<DraftResult>).object;
    const anew = event === "text" && (data as DraftEvents["text"]).anew === true;
    if (event === "text") content = textAfter(content, data as DraftEvents["text"]);
    if (event === "image") step = "image";
    onWriting({ content, step, anew });
  });
  // apiStream resolves at `done` alone.
  return result as DraftResult;
}
