/** The shape of a generated image: 16:9, in pixels. */
export const GENERATED_SIZE = { width: 1536, height: 864 } as const;
/** The shapes in which Facebook shows a photo whole, as width by height. */
export const MEDIA_SHAPES = ["LANDSCAPE", "SQUARE", "PORTRAIT"] as const;
export const SHAPE_RATIOS = { LANDSCAPE: 1.91, SQUARE: 1, PORTRAIT: 4 / 5 } as const;
/** Bytes of a stored photo at most; Facebook takes no more than 4 MB. */
export const PHOTO_MAX_BYTES = 4_000_000;
/** The longer side of an uploaded photo, in pixels: Facebook shows no more. */
export const PHOTO_MAX_SIDE = 2048;
/** A photo among many: pixels of its longer side, and bytes at most, so that 24 of them are less than 300 KB. */
export const THUMBNAIL = { side: 480, maxBytes: 12_000 } as const;
/** The photo in a mail: its longer side in pixels, and its bytes. */
export const MAIL_PHOTO = { side: 480, maxBytes: 36_000 } as const;
/** Bytes of an uploaded file. */
export const UPLOAD_MAX_BYTES = 20_000_000;
/** Files that are chosen or dropped at once; the server takes 100 in ten minutes. */
export const UPLOADS_AT_ONCE = 50;
/** Characters of an alternative text and of a name. */
export const ALT_TEXT_LIMIT = 200;
export const NAME_LIMIT = 120;
/** Photos of a post; Facebook takes ten, and PostMedia's positions allow no more. */
export const POST_PHOTOS_LIMIT = 10;
/** Photos that one account keeps. */
export const LIBRARY_LIMIT = 2_000;
/** Photos that an account without a plan keeps. */
export const LIBRARY_LIMIT_WITHOUT_PLAN = 100;
/** Photos of one page of the library. */
export const LIBRARY_PAGE = 24;
