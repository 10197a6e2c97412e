import "server-only";
import type { Inngest } from "inngest";
import { systemActor } from "@/lib/auth/actor";
import { inJob } from "@/lib/observability/log-context";
import { publishDuePost } from "@/lib/posts/publishing/publish-due-post";
import { postCancelled, postScheduled } from "../events";
import { legsBefore } from "./legs";
import { reportFailure } from "./report-failure";

/** An upper bound: a post wakes at its time, and again while it waits for its page or its outcome is unknown. */
const MAX_WAKE_UPS = 30;

/**
 * Sleeps until a post's time, in legs, and then has lib/ send what is due, and whatever follows from that until it is settled. A
 * wake-up may come early, late, twice or never: an early one is rescheduled, and the sweep finds what was missed.
 */
export function publishScheduledPost(inngest: Inngest) {
  return inngest.createFunction(
    {
      id: "publish-scheduled-post",
      triggers: [postScheduled],
      cancelOn: [
        { event: postCancelled.name, if: "event.data.postId == async.data.postId" },
        // The post was rescheduled, and the new time has a run of its own.
        {
          event: postScheduled.name,
          if: "event.data.postId == async.data.postId && event.data.planId != async.data.planId",
        },
      ],
      // Of the scheduling, not of its time: a cancelled post may be scheduled for the same time again.
      idempotency: "event.data.planId",
      // One at a time per page; lib/ enforces the page's rate limit for every trigger.
      concurrency: { key: "event.data.page", limit: 1 },
      retries: 4,
      onFailure: reportFailure,
    },
    async ({ event, step }) => {
      const { postId } = event.data;
      let from = event.ts ?? Date.now();
      let at: string | null = event.data.scheduledAt;
      for (let wake = 1; at && wake <= MAX_WAKE_UPS; wake++) {
        for (const [leg, end] of legsBefore(from, at).entries())
          await step.sleepUntil(`wait-${wake}-leg-${leg + 1}`, end);
        await step.sleepUntil(`wait-${wake}`, at);
        from = Date.parse(at);
        at = await step.run(`publish-${wake}`, async () => {
          const actor = systemActor("publish-scheduled-post");
          const next = await inJob(actor.job, () => publishDuePost(actor, postId));
          return next?.toISOString() ?? null;
        });
      }
    },
  );
}
