/** Whose picture a post has: its owner's photo, one that was made, or none. */
export const PICTURE_KINDS = ["photo", "made", "none"] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];
