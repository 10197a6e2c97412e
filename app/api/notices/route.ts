import { methods } from "@/lib/http/methods";
import { getNotices } from "@/lib/notices/queries";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, async ({ actor }) => ({ notices: await getNotices(actor) })),
});
