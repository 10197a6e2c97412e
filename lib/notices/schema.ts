import { z } from "zod";

/** `{id}` of a notice's path. */
export const noticeParamsSchema = z.object({
  id: z.coerce.number().pipe(z.number().int().positive().max(2_147_483_647)),
});
