import { z } from "zod";
import { text } from "@/lib/text/schema";
import {
  LANGUAGES,
  LENGTHS,
  LINK_LENGTH_LIMIT,
  LINK_LIMIT,
  POST_TYPES,
  TEXT_LIMIT,
  TONES,
  WEIGHT,
} from "@/lib/posts/constants";
import { MEDIA_KINDS } from "./constants";
import { postId, revision } from "@/lib/posts/schema";

const upper = <const T extends readonly string[]>(values: T) =>
  values.map((value) => value.toUpperCase()) as { [K in keyof T]: Uppercase<T[K]> };

const description = text({ max: TEXT_LIMIT, tooLong: "Posts.errors.descriptionTooLong" });

const instructions = text({ max: TEXT_LIMIT, tooLong: "Posts.errors.instructionsTooLong" });

const imageDescription = text({ max: TEXT_LIMIT, tooLong: "Posts.errors.imageDescriptionTooLong" });

const link = text({ max: LINK_LENGTH_LIMIT, tooLong: "Posts.errors.linkInvalid", trim: true })
  // URL parsers ignore line breaks, but a prompt and a post do not.
  .regex(/^\S*$/, { error: "Posts.errors.linkInvalid", abort: true })
  .pipe(z.url({ protocol: /^https?$/, error: "Posts.errors.linkInvalid" }));

const weight = z.number().min(WEIGHT.min).max(WEIGHT.max);

/**
 * The body of POST /api/post/draft. `format` is our own: the form's post type, which `postType` does not carry.
 * `mediaId` is a photo that the post is written from and goes out with, in place of a generated image; with
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
  /** A published post of the owner's that worked: the model sees it as an example. */
  like: postId.optional(),
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
  /** The post that worked, of which this is to be one more. */
  like: z.object({ id: postId, excerpt: z.string(), media: z.enum(MEDIA_KINDS) }).optional(),
});
export type PostForm = z.infer<typeof postFormSchema>;
