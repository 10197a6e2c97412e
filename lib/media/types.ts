/** A stored picture. `url` is a path of our own that serves it to its owner. */
export type Picture = { id: string; key: string; url: string };

/** What the publisher sends: the picture itself. */
export type PictureFile = { bytes: Uint8Array<ArrayBuffer>; mimeType: string };
