import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { SETTINGS_LIMIT } from "@/lib/letters/constants";
import { saveLetterSettings } from "@/lib/letters/mutations";
import { getLetterSettings } from "@/lib/letters/queries";
import { letterSchema } from "@/lib/letters/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, ({ actor }) => getLetterSettings(actor)),
  /** When the weekly letter comes, and by which channels. */
  PUT: route({ body: letterSchema, limit: SETTINGS_LIMIT }, ({ actor, body }) =>
    saveLetterSettings(actor, body),
  ),
});
