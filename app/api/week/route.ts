import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { getWeek } from "@/lib/posts/week/queries";
import { weekSchema } from "@/lib/posts/week/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ query: weekSchema }, ({ actor, query, request }) =>
    getWeek(actor, query, browserTimeZone(request.cookies)),
  ),
});
