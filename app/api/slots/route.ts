import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { setSlots } from "@/lib/posts/posting-times/mutations";
import { listSlots } from "@/lib/posts/posting-times/queries";
import { slotsSchema } from "@/lib/posts/posting-times/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, ({ actor, request }) => listSlots(actor, browserTimeZone(request.cookies))),
  /** Replaces all posting times; with `timeZone`, also the clock that they are meant by. */
  PUT: route({ body: slotsSchema }, ({ actor, body, request }) =>
    setSlots(actor, body, browserTimeZone(request.cookies)),
  ),
});
