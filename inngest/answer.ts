import "server-only";
import { randomUUID } from "node:crypto";
import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { envelopeOfError } from "@/lib/envelope";
import { AppError } from "@/lib/errors";
import { refuseWhileStopping } from "@/lib/stopping";
import { inngest } from "./client";
import { publishScheduledPost } from "./functions/publish-scheduled-post";
import { reconcileDeliveries } from "./functions/reconcile-deliveries";
import { timerFunctions } from "./functions/timers";

type Method = "GET" | "POST" | "PUT";

let handlers: ReturnType<typeof serve> | undefined;

/**
 * Answers Inngest, which signs what it asks for; serve() verifies that. Where Inngest is not set up there is
 * nothing at this address. Inngest comes again with what a process that is ending refuses.
 */
export function answerInngest(method: Method) {
  return async (request: NextRequest, context: unknown): Promise<Response> => {
    if (!env().inngest) return refusal(new AppError("NOT_FOUND"));
    try {
      refuseWhileStopping();
    } catch (error) {
      return refusal(error);
    }
    handlers ??= serve({ client: inngest(), functions: allFunctions(), serveOrigin: env().APP_URL });
    return handlers[method](request, context);
  };
}

/** Everything that Inngest may wake. */
export function allFunctions() {
  const client = inngest();
  return [publishScheduledPost(client), reconcileDeliveries(client), ...timerFunctions(client)];
}

function refusal(error: unknown): Response {
  const { status, body } = envelopeOfError(error);
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store", "x-request-id": randomUUID() },
  });
}
