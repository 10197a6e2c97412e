import { ApiError } from "@/lib/http/api-client";
import { apiStream } from "@/lib/http/client/api-stream";
import type { Envelope } from "@/lib/http/envelope";
import type { WriteEvents, WriteResult } from "@/lib/posts/planning/types";

/** How long to wait before a week that is being written is listened to again, and how often. */
const ASK_AGAIN_MS = 3_000;
const MOST_ASKS = 100;

/** The server continues: only the view of its progress was lost. */
const GOES_ON: ReadonlySet<string> = new Set(["REQUEST_IN_PROGRESS", "NETWORK", "TIMEOUT"]);

export type WeekEvents = {
  [Name in keyof WriteEvents]?: (data: WriteEvents[Name]) => void;
} & {
  /** Called when the first word arrives. */
  begun: () => void;
  /** The connection was lost; it is listened to again in a moment. */
  lost: () => void;
};

/**
 * Has the posts of ideas written and follows them as they come. Under the key of a request that runs or has ended it
 * follows that one: nothing is written or paid for twice.
 * @throws ApiError
 */
export async function streamWeek(
  ideas: readonly string[],
  idempotencyKey: string,
  on: WeekEvents,
): Promise<WriteResult> {
  for (let asks = 1; ; asks += 1) {
    try {
      on.begun();
      return await stream(ideas, idempotencyKey, on);
    } catch (error) {
      if (!(error instanceof ApiError && GOES_ON.has(error.code)) || asks === MOST_ASKS) throw error;
      on.lost();
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
}

async function stream(
  ideas: readonly string[],
  idempotencyKey: string,
  on: WeekEvents,
): Promise<WriteResult> {
  let result: WriteResult | undefined;
  const options = { method: "POST", body: { ideas }, idempotencyKey } as const;
  await apiStream("/api/week/write", options, (event, data) => {
    if (event === "done") result = (data as Envelope<WriteResult>).object;
    else if (event === "started") on.started?.(data as WriteEvents["started"]);
    else if (event === "text") on.text?.(data as WriteEvents["text"]);
    else if (event === "written") on.written?.(data as WriteEvents["written"]);
    else if (event === "failed") on.failed?.(data as WriteEvents["failed"]);
  });
  // apiStream resolves at `done` alone.
  return result as WriteResult;
}
