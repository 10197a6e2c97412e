import "server-only";
import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { env } from "@/lib/settings/env";
import { refusalReply } from "@/lib/http/envelope";
import { AppError } from "@/lib/errors";
import { afterReply } from "@/lib/jobs/after-reply";
import { recordInngestCall } from "@/lib/jobs/inngest-calls";
import { refuseDuringShutdown } from "@/lib/queues/shutdown";
import { inngestOrigin } from "@/lib/settings/deployment";
import { inngest } from "./client";
import { publishScheduledPost } from "@/inngest/functions/publish-scheduled-post";
import { reconcileDeliveries } from "@/inngest/functions/reconcile-deliveries";
import { processStripeEvent } from "@/inngest/functions/process-stripe-event";
import { sweepWhenDue } from "@/inngest/functions/sweep-when-due";
import { runTimersByCron } from "@/inngest/functions/run-timers";

type Method = "GET" | "POST" | "PUT";

let handlers: ReturnType<typeof serve> | undefined;

/**
 * Handles Inngest's requests, whose signatures serve() verifies; 404 where Inngest is not configured. Inngest retries
 * what a process refuses during shutdown.
 */
export function serveInngest(method: Method) {
  return async (request: NextRequest, context: unknown): Promise<Response> => {
    if (!env().inngest) return refusalReply(new AppError("NOT_FOUND"));
    try {
      refuseDuringShutdown();
      return await handle(method, request, context);
    } catch (error) {
      if (error instanceof AppError) return refusalReply(error);
      // The SDK parses a body before it checks its signature.
      if (error instanceof SyntaxError) return refusalReply(new AppError("INVALID_JSON"));
      throw error;
    }
  };
}

async function handle(method: Method, request: NextRequest, context: unknown): Promise<Response> {
  handlers ??= serve({ client: inngest(), functions: allFunctions(), serveOrigin: inngestOrigin(env()) });
  const reply = (await handlers[method](request, context)) as Response;
  // That it registers functions does not tell that it reaches them.
  if (method === "POST" && reply.status !== 401) afterReply("inngest's call", recordInngestCall);
  return reply;
}

/** All functions that Inngest is to run. A server that runs its own timers needs no others'. */
export function allFunctions() {
  const client = inngest();
  const byEvent = [publishScheduledPost(client), reconcileDeliveries(client), processStripeEvent(client)];
  return env().runsTimers ? byEvent : [...byEvent, runTimersByCron(client), sweepWhenDue(client)];
}
