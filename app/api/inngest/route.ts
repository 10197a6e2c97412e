import { serveInngest } from "@/inngest/serve";
import { methods } from "@/lib/http/methods";

/** A sweep run by Inngest can take most of a minute. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: serveInngest("GET"),
  POST: serveInngest("POST"),
  PUT: serveInngest("PUT"),
});
