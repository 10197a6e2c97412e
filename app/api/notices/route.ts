import { getNotices } from "@/lib/notices/queries";
import { route } from "@/lib/route";

export const GET = route({}, async ({ actor }) => ({ notices: await getNotices(actor) }));
