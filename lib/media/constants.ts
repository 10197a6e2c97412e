/** The shape of the preview and of Facebook's feed: 16:9, in pixels. */
export const PICTURE = { width: 1536, height: 864 } as const;
/** Bytes of a stored picture at most; Facebook takes no more than 4 MB. */
export const PICTURE_MAX_BYTES = 4_000_000;
