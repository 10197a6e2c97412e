import { runDueTimers } from "@/lib/timers/run-due-timers";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

/** Seconds, as for Inngest, which runs the same. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ auth: "none" }, ({ request }) => runDueTimers(request.headers.get("authorization"))),
});
