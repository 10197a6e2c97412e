import { serveInngest } from "@/inngest/serve";
import { methods } from "@/lib/http/methods";

/** Seconds. The timers begin nothing after 50; a call to Facebook that has begun may take its time. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: serveInngest("GET"),
  POST: serveInngest("POST"),
  PUT: serveInngest("PUT"),
});
