/** What a post shows: its owner's photo, a generated image, or nothing. */
export const MEDIA_KINDS = ["photo", "made", "none"] as const;

export type MediaKind = (typeof MEDIA_KINDS)[number];
