import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { timeZoneSchema } from "@/lib/posts/posting-times/schema";
import { setTimeZone } from "@/lib/posts/scheduling/set-time-zone";

const limit = { name: "time-zone", points: 30, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route({ body: timeZoneSchema, limit }, ({ actor, body }) => setTimeZone(actor, body)),
});
