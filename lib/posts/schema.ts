import { z } from "zod";
import { mediaIds } from "@/lib/media/schema";
import { isBlank } from "@/lib/text";
import { text, visibleText } from "@/lib/text/schema";
import {
  CONTENT_LIMIT,
  MAX_ID,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  POST_REPEATS,
  POST_STATUSES,
  SORT_DIRECTIONS,
  SORT_FIELDS,
} from "./constants";
/** A post's id. */
export const postId = z.number().int().positive().max(MAX_ID);
export const content = visibleText({
  max: CONTENT_LIMIT,
  tooLong: "Posts.errors.contentTooLong",
  missing: "Posts.errors.contentBlank",
});

/** `revision` of a post as it was shown: a change made on an older view is refused. */
export const revision = z.number().int().min(0).max(MAX_ID);
/** Who writes a text: a UUID for each opened editor. What one view types within ten minutes is one version. */
export const view = z.uuid();

/** In the body of a request that sends posts or gives them their time: its owner's word that the blanks in them are right. */
export const confirmBlank = z.literal(true).optional();

/** The body of POST /api/post: a post in the owner's own words, or with photos alone at first. */
export const createPostSchema = z
  .strictObject({
    content: text({ max: CONTENT_LIMIT, tooLong: "Posts.errors.contentTooLong" }).default(""),
    mediaIds: mediaIds.default([]),
    /** False for a text that a model wrote and its owner has still to read. */
    read: z.boolean().default(true),
  })
  .refine((post) => !isBlank(post.content) || post.mediaIds.length > 0, {
    path: ["content"],
    error: "Posts.errors.contentBlank",
  });
export type CreatePostRequest = z.input<typeof createPostSchema>;
export type CreatePostInput = z.output<typeof createPostSchema>;

/** The body of PATCH /api/post/{id}. */
export const patchPostSchema = z
  .strictObject({
    content: content.optional(),
    repeat: z.enum(POST_REPEATS).nullable().optional(),
    revision: revision.optional(),
    view: view.optional(),
    confirmBlank,
  })
  .refine((patch) => patch.content !== undefined || patch.repeat !== undefined);
export type PatchPostInput = z.output<typeof patchPostSchema>;

/** `{id}` of a path. */
export const postParamsSchema = z.object({ id: z.coerce.number().pipe(postId) });

const searchText = text({ max: 200, tooLong: "Posts.errors.searchTooLong" });

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
  q: searchText.optional(),
});
export type PostListInput = z.output<typeof postListSchema>;

/** The query of Your Posts: a filter, a search, a one-based page. Invalid values fall back to the first page of all. */
export const yourPostsSchema = z
  .object({
    status: z.enum(POST_STATUSES).optional().catch(undefined),
    q: searchText.trim().catch(""),
    page: wholeNumber.pipe(z.number().min(1)).catch(1),
  })
  .transform(({ status, q, page }) => ({ status, q, page: page - 1 }));
/** What Your Posts shows. `page` is zero-based; `q` is empty without a search. */
export type YourPosts = z.output<typeof yourPostsSchema>;
