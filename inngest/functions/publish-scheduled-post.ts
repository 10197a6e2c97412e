import "server-only";
import type { Inngest } from "inngest";
import { systemActor } from "@/lib/auth";
import { publishDuePost } from "@/lib/publishing/publish-due-post";
import { postCancelled, postScheduled } from "../events";

/** More wake-ups than a post can have: its time, and a few moves of it. */
const MOST_WAKES = 20;

/**
 * Wakes at a post's time and lets lib/ send what is due then. A wake-up may come early, late, twice or never:
 * an early one is told when to come back, and the sweep finds what nobody woke for.
 */
export function publishScheduledPost(inngest: Inngest) {
  return inngest.createFunction(
    {
      id: "publish-scheduled-post",
      triggers: [postScheduled],
      cancelOn: [{ event: postCancelled.name, if: "event.data.postId == async.data.postId" }],
      idempotency: "string(event.data.postId) + ' ' + event.data.scheduledAt",
      // One at a time on a page; lib/ keeps the page's pace whatever wakes it.
      concurrency: { key: "event.data.page", limit: 1 },
      retries: 4,
    },
    async ({ event, step }) => {
      const { postId } = event.data;
      let at: string | null = event.data.scheduledAt;
      for (let wake = 1; at && wake <= MOST_WAKES; wake++) {
        await step.sleepUntil(`wait-${wake}`, at);
        at = await step.run(`publish-${wake}`, async () => {
          const next = await publishDuePost(systemActor("publish-scheduled-post"), postId);
          return next?.toISOString() ?? null;
        });
      }
    },
  );
}
