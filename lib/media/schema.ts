import { z } from "zod";

/** `{key}` of a picture's path. */
export const pictureParamsSchema = z.object({ key: z.string().regex(/^[\w-]{20,80}\.jpg$/) });
