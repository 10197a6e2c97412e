import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { SETTINGS_LIMIT } from "@/lib/digests/constants";
import { saveDigestSettings } from "@/lib/digests/mutations";
import { getDigestSettings } from "@/lib/digests/queries";
import { digestSchema } from "@/lib/digests/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, ({ actor }) => getDigestSettings(actor)),
  /** When the weekly letter comes, and by which channels. */
  PUT: route({ body: digestSchema, limit: SETTINGS_LIMIT }, ({ actor, body }) =>
    saveDigestSettings(actor, body),
  ),
});
