import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { keepDay } from "@/lib/posts/checking/keep-day";
import { keepDaySchema } from "@/lib/posts/checking/schema";
import { postParamsSchema } from "@/lib/posts/schema";

const limit = { name: "days", points: 300, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** The owner says that a day in a post's text is right, though the post goes out on another one. */
  POST: route(
    { params: postParamsSchema, body: keepDaySchema, limit },
    ({ actor, params: { id }, body, request }) => keepDay(actor, id, body, browserTimeZone(request.cookies)),
  ),
});
