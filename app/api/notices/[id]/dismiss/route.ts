import { dismissNotice } from "@/lib/notices/mutations";
import { noticeParamsSchema } from "@/lib/notices/schema";
import { route } from "@/lib/route";

export const POST = route({ params: noticeParamsSchema }, ({ actor, params: { id } }) =>
  dismissNotice(actor, id),
);
