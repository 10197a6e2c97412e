import { z } from "zod";
import {
  CONTENT_LIMIT,
  LANGUAGES,
  LENGTHS,
  LINK_LENGTH_LIMIT,
  LINK_LIMIT,
  MAX_ID,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  PLATFORMS,
  POST_STATUSES,
  POST_TYPES,
  SORT_DIRECTIONS,
  SORT_FIELDS,
  TEXT_LIMIT,
  TONES,
  WEIGHT,
} from "./constants";

/** PostgreSQL's text cannot hold a NUL. */
const text = (limit: number, tooLong: string) =>
  z
    .string()
    .max(limit, tooLong)
    .refine((value) => !value.includes("\u0000"));
const upper = <const T extends readonly string[]>(values: T) =>
  values.map((value) => value.toUpperCase()) as { [K in keyof T]: Uppercase<T[K]> };

const description = text(TEXT_LIMIT, "Posts.errors.descriptionTooLong");
const instructions = text(TEXT_LIMIT, "Posts.errors.instructionsTooLong");
const imageDescription = text(TEXT_LIMIT, "Posts.errors.imageDescriptionTooLong");
const link = z
  .string()
  .trim()
  .max(LINK_LENGTH_LIMIT, "Posts.errors.linkInvalid")
  // URL parsers skip line breaks; a prompt and a post do not.
  .regex(/^\S*$/, { error: "Posts.errors.linkInvalid", abort: true })
  .pipe(z.url({ protocol: /^https?$/, error: "Posts.errors.linkInvalid" }));
const weight = z.number().min(WEIGHT.min).max(WEIGHT.max);
const postId = z.number().int().positive().max(MAX_ID);
const content = text(CONTENT_LIMIT, "Posts.errors.contentTooLong").refine(
  (value) => value.trim() !== "",
  "Posts.errors.contentBlank",
);

/** The body of POST /api/post/draft. `format` is ours: the form's choice, which `postType` does not carry. */
export const draftSchema = z.strictObject({
  description,
  extraInstructions: instructions.default(""),
  postType: z.enum(POST_TYPES, "Posts.errors.postTypeMissing"),
  postLength: z.enum(upper(LENGTHS), "Posts.errors.postLengthMissing"),
  postTone: z.enum(TONES, "Posts.errors.toneMissing"),
  replyLanguage: z.enum(upper(LANGUAGES), "Posts.errors.languageMissing"),
  generateHashtags: z.boolean().default(false),
  generateImage: z.boolean().default(false),
  imageDescription: imageDescription.default(""),
  links: z.array(link).max(LINK_LIMIT, "Posts.errors.tooManyLinks").default([]),
  weight: weight.default(WEIGHT.default),
  format: z.enum(POST_TYPES).optional(),
});
/** A draft request as it is sent. */
export type DraftRequest = z.input<typeof draftSchema>;
/** A draft request with its defaults filled in. */
export type DraftInput = z.output<typeof draftSchema>;

/** The Create Post form. A link is an object, as react-hook-form's field arrays want it. */
export const postFormSchema = z.object({
  description,
  instructions,
  replyLanguage: z.enum(LANGUAGES, "Posts.errors.languageMissing"),
  postType: z.enum(POST_TYPES, "Posts.errors.postTypeMissing"),
  toneOfVoice: z.enum(TONES, "Posts.errors.toneMissing"),
  postLength: z.enum(LENGTHS, "Posts.errors.postLengthMissing"),
  generateHashtags: z.boolean(),
  generateImage: z.boolean(),
  imageDescription: imageDescription.optional(),
  imageUrl: z.string().optional(),
  links: z.array(z.object({ url: link })).max(LINK_LIMIT, "Posts.errors.tooManyLinks"),
  businessProfileWeight: weight,
});
export type PostForm = z.infer<typeof postFormSchema>;

/** The body of POST /api/post/publish and /schedule. `scheduledAt` selects scheduling; ISO 8601 with its offset. */
export const publishSchema = z.strictObject({
  postID: postId,
  postContent: content,
  platforms: z
    .array(z.enum(PLATFORMS))
    .transform((names) => [...new Set(names)])
    .optional(),
  scheduledAt: z.iso.datetime({ offset: true }).optional(),
});
export type PublishRequest = z.input<typeof publishSchema>;
export type PublishInput = z.output<typeof publishSchema>;

/** The body of PUT /api/post/{id}. */
export const editPostSchema = z.strictObject({ content });

/** `{id}` of a path. */
export const postParamsSchema = z.object({ id: z.coerce.number().pipe(postId) });

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** The query of GET /api/post; an empty `status` or `q` asks for all. */
export const postListSchema = z.strictObject({
  pageNo: wholeNumber.default(0),
  pageSize: wholeNumber.pipe(z.number().min(1).max(MAX_PAGE_SIZE)).default(PAGE_SIZE),
  sortField: z.enum(SORT_FIELDS).default("createdAt"),
  sortDir: z
    .string()
    .transform((value) => value.toUpperCase())
    .pipe(z.enum(SORT_DIRECTIONS))
    .default("DESC"),
  status: z
    .enum([...POST_STATUSES, ""])
    .transform((value) => value || undefined)
    .optional(),
  q: text(200, "Posts.errors.searchTooLong").optional(),
});
export type PostListRequest = z.input<typeof postListSchema>;
export type PostListInput = z.output<typeof postListSchema>;

/** The address of Your Posts: a filter, a search, a page from one. What makes no sense asks for the first page of all. */
export const yourPostsSchema = z
  .object({
    status: z.enum(POST_STATUSES).optional().catch(undefined),
    q: text(200, "Posts.errors.searchTooLong").trim().catch(""),
    page: wholeNumber.pipe(z.number().min(1)).catch(1),
  })
  .transform(({ status, q, page }) => ({ status, q, page: page - 1 }));
/** What Your Posts shows. `page` is zero-based; `q` is empty without a search. */
export type YourPosts = z.output<typeof yourPostsSchema>;
