import { z } from "zod";
import { mediaIds } from "@/lib/media/schema";
import { isBlank } from "@/lib/text";
import { text, visibleText } from "@/lib/text-schema";
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
  POST_REPEATS,
  POST_STATUSES,
  POST_TYPES,
  SORT_DIRECTIONS,
  SORT_FIELDS,
  TEXT_LIMIT,
  TONES,
  WEIGHT,
} from "./constants";

const upper = <const T extends readonly string[]>(values: T) =>
  values.map((value) => value.toUpperCase()) as { [K in keyof T]: Uppercase<T[K]> };

const description = text({ max: TEXT_LIMIT, tooLong: "Posts.errors.descriptionTooLong" });
const instructions = text({ max: TEXT_LIMIT, tooLong: "Posts.errors.instructionsTooLong" });
const imageDescription = text({ max: TEXT_LIMIT, tooLong: "Posts.errors.imageDescriptionTooLong" });
const link = text({ max: LINK_LENGTH_LIMIT, tooLong: "Posts.errors.linkInvalid", trim: true })
  // URL parsers skip line breaks; a prompt and a post do not.
  .regex(/^\S*$/, { error: "Posts.errors.linkInvalid", abort: true })
  .pipe(z.url({ protocol: /^https?$/, error: "Posts.errors.linkInvalid" }));
const weight = z.number().min(WEIGHT.min).max(WEIGHT.max);
/** A post's id. */
export const postId = z.number().int().positive().max(MAX_ID);
const content = visibleText({
  max: CONTENT_LIMIT,
  tooLong: "Posts.errors.contentTooLong",
  missing: "Posts.errors.contentBlank",
});

/** `revision` of a post as it was shown: a change made on an older view is refused. */
export const revision = z.number().int().min(0).max(MAX_ID);
/** Who writes a text: a UUID for each opened editor. What one view types within ten minutes is one version. */
const view = z.uuid();

/**
 * The body of POST /api/post/draft. `format` is our own: the form's post type, which `postType` does not carry.
 * `mediaId` is a photo that the post is written from and goes out with, in place of a generated picture; with
 * `photoDescription` the model gets these words instead of the photo.
 */
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
  mediaId: z.uuid().optional(),
  photoDescription: text({ max: TEXT_LIMIT, tooLong: "Posts.errors.imageDescriptionTooLong" }).optional(),
  /** The draft that this is to be another version of; without it a new post is written. */
  postId: postId.optional(),
  /** Of that draft, as it was shown. */
  revision: revision.optional(),
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
  imageUrl: text({ max: LINK_LENGTH_LIMIT }).optional(),
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
  revision: revision.optional(),
  view: view.optional(),
});
export type PublishRequest = z.input<typeof publishSchema>;
export type PublishInput = z.output<typeof publishSchema>;

/**
 * The body of POST /api/post: a post in the owner's own words, or with a photo alone at first. One picture may be given
 * as `mediaId`.
 */
export const createPostSchema = z
  .strictObject({
    content: text({ max: CONTENT_LIMIT, tooLong: "Posts.errors.contentTooLong" }).default(""),
    mediaIds: mediaIds.optional(),
    mediaId: z.uuid().optional(),
  })
  .transform(({ mediaId, ...post }) => ({
    content: post.content,
    mediaIds: post.mediaIds ?? (mediaId ? [mediaId] : []),
  }))
  .refine((post) => !isBlank(post.content) || post.mediaIds.length > 0, {
    path: ["content"],
    error: "Posts.errors.contentBlank",
  });
export type CreatePostRequest = z.input<typeof createPostSchema>;
export type CreatePostInput = z.output<typeof createPostSchema>;

/** The body of PUT /api/post/{id}/media: the post's pictures, in this order. */
export const postMediaSchema = z.strictObject({ mediaIds, revision: revision.optional() });
export type PostMediaInput = z.output<typeof postMediaSchema>;

/** The body of PUT /api/post/{id}. */
export const editPostSchema = z.strictObject({
  content,
  revision: revision.optional(),
  view: view.optional(),
});

/** The body of PATCH /api/post/{id}. */
export const patchPostSchema = z
  .strictObject({
    content: content.optional(),
    repeat: z.enum(POST_REPEATS).nullable().optional(),
    revision: revision.optional(),
    view: view.optional(),
  })
  .refine((patch) => patch.content !== undefined || patch.repeat !== undefined);
export type PatchPostInput = z.output<typeof patchPostSchema>;

/** `{id}` of a path. */
export const postParamsSchema = z.object({ id: z.coerce.number().pipe(postId) });

const searchWords = text({ max: 200, tooLong: "Posts.errors.searchTooLong" });

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
  q: searchWords.optional(),
});
export type PostListInput = z.output<typeof postListSchema>;

/** The query of Your Posts: a filter, a search, a one-based page. Invalid values fall back to the first page of all. */
export const yourPostsSchema = z
  .object({
    status: z.enum(POST_STATUSES).optional().catch(undefined),
    q: searchWords.trim().catch(""),
    page: wholeNumber.pipe(z.number().min(1)).catch(1),
  })
  .transform(({ status, q, page }) => ({ status, q, page: page - 1 }));
/** What Your Posts shows. `page` is zero-based; `q` is empty without a search. */
export type YourPosts = z.output<typeof yourPostsSchema>;
