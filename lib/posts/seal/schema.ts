import { z } from "zod";

/** The query of GET /api/post/{id}/seal: when a post that has no time yet would go out. */
export const sealQuerySchema = z.strictObject({
  at: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .optional(),
});
