/** A photo among others: each in a frame of one size, and none of it cut off. */
export const PHOTO_FRAME = "aspect-square w-full rounded-lg border bg-sheet object-contain";
/** The frames beside each other. */
export const PHOTO_GRID = "grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-4";
