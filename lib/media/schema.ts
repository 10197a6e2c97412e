import { z } from "zod";
import { text } from "@/lib/text/schema";
import { ALT_TEXT_LIMIT, NAME_LIMIT, MEDIA_SHAPES, POST_PHOTOS_LIMIT } from "./constants";

const altText = text({ max: ALT_TEXT_LIMIT, tooLong: "Media.errors.altTextTooLong", trim: true });
const name = text({ max: NAME_LIMIT, tooLong: "Media.errors.nameTooLong", trim: true });
const fraction = z.number().min(0).max(1);

/** `{id}` of a photo's path. */
export const mediaParamsSchema = z.object({ id: z.uuid() });

/** The query of a photo's file: whole, or small. */
export const mediaFileSchema = z.strictObject({ size: z.enum(["thumbnail"]).optional() });

/** The fields of POST /api/media beside its `file`. */
export const uploadFieldsSchema = z.strictObject({ altText: altText.optional(), name: name.optional() });
export type UploadFields = z.output<typeof uploadFieldsSchema>;

/** The body of PATCH /api/media/{id}. `shape: null` shows the whole photo. */
export const editMediaSchema = z.strictObject({
  altText: altText.optional(),
  name: name.optional(),
  shape: z.enum(MEDIA_SHAPES).nullable().optional(),
  focusX: fraction.optional(),
  focusY: fraction.optional(),
});
export type EditMediaInput = z.output<typeof editMediaSchema>;

/** The query of GET /api/media. */
export const mediaListSchema = z.strictObject({
  q: text({ max: 100, tooLong: "Posts.errors.searchTooLong" }).optional(),
  page: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .default(0),
  /** Only photos of the owner's that no post has had yet. */
  unused: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .default(false),
});
export type MediaListInput = z.output<typeof mediaListSchema>;

/** The photos of a post, in its owner's order, each once. */
export const mediaIds = z
  .array(z.uuid())
  .max(POST_PHOTOS_LIMIT, "Media.errors.tooMany")
  .transform((ids) => [...new Set(ids)]);

const count = z.coerce.number().int().min(0).max(1_000).catch(0).default(0);

/** The query of /photos after a share: how many photos were not kept, by the reason (public/share-target.js). */
export const shareResultSchema = z.object({
  nothing: count,
  same: count,
  empty: count,
  large: count,
  other: count,
  full: count,
  failed: count,
  missed: count,
});
