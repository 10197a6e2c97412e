import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { getWeek } from "@/lib/posts/week/queries";
import { weekSchema } from "@/lib/posts/week/schema";

const limit = { name: "week", points: 120, seconds: 60 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ query: weekSchema, limit, turn: inHeavyTurn }, ({ actor, query, request }) =>
    getWeek(actor, query, browserTimeZone(request.cookies)),
  ),
});
