import "server-only";
import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { refusalReply } from "@/lib/http/envelope";
import { AppError } from "@/lib/http/errors";
import { refuseDuringShutdown } from "@/lib/jobs/shutdown";
import { inngest } from "./client";
import { publishScheduledPost } from "@/inngest/functions/publish-scheduled-post";
import { reconcileDeliveries } from "@/inngest/functions/reconcile-deliveries";
import { processStripeEvent } from "@/inngest/functions/process-stripe-event";
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
    } catch (error) {
      return refusalReply(error);
    }
    handlers ??= serve({ client: inngest(), functions: allFunctions(), serveOrigin: env().APP_URL });
    return handlers[method](request, context);
  };
}

/** All functions that Inngest is to run. A server that runs its own timers needs no others'. */
export function allFunctions() {
  const client = inngest();
  const byEvent = [publishScheduledPost(client), reconcileDeliveries(client), processStripeEvent(client)];
  return env().runsTimers ? byEvent : [...byEvent, runTimersByCron(client)];
}
