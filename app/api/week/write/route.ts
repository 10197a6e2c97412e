import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { writeWeekSchema } from "@/lib/posts/planning/schema";
import { writeWeek } from "@/lib/posts/planning/write-week";
import { inModelTurn } from "@/lib/queues/heavy-turn";

const limit = { name: "write-week", points: 30, seconds: 600 };

/** Seconds. Anything not written by then is written by the next request. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Writes the posts of ideas, two at a time, and reports the result for each. */
  POST: route(
    { body: writeWeekSchema, limit, once: true, stream: true, turn: inModelTurn },
    ({ actor, body, live: { start, emit } }) => writeWeek(actor, body, { onStart: start, emit }),
  ),
});
