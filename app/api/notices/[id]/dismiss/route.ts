import { methods } from "@/lib/http/methods";
import { dismissNotice } from "@/lib/notices/mutations";
import { noticeParamsSchema } from "@/lib/notices/schema";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ params: noticeParamsSchema }, ({ actor, params: { id } }) => dismissNotice(actor, id)),
});
