import { z } from "zod";

/** The query of GET /api/post/{id}/seal: when a post would go out, where that is not its time. */
export const sealQuerySchema = z.strictObject({
  at: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .optional(),
});
