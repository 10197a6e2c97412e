import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { getMonth } from "@/lib/posts/week/get-month";
import { monthSchema } from "@/lib/posts/week/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ query: monthSchema, turn: inHeavyTurn }, ({ actor, query, request }) =>
    getMonth(actor, query, browserTimeZone(request.cookies)),
  ),
});
