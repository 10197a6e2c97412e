import { z } from "zod";
import { revision } from "@/lib/posts/schema";

/** The body of PUT /api/post/{id}/read: the revision that its owner has read. */
export const readSchema = z.strictObject({ revision });
export type ReadInput = z.output<typeof readSchema>;

/** In the body of a request that gives drafts their time: the caller's word that they have been read. */
export const read = z.literal(true).optional();
