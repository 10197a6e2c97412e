import type { PICTURE_SHAPES } from "./constants";

export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** How a picture is cropped: to a shape, or not at all, and the point that stays in sight, as fractions of its sides. */
export type Crop = { shape: PictureShape | null; focusX: number; focusY: number };

/** A picture as a screen shows it. Width and height are those of the whole file, in pixels. */
export type ShownPicture = Crop & {
  id: string;
  /** A path of this app, which serves the whole picture to its owner only. */
  url: string;
  altText: string | null;
  width: number;
  height: number;
};

/** A picture in its owner's library. `createdAt` is ISO 8601 in UTC. */
export type LibraryPicture = ShownPicture & {
  /** As its file was called; null for a generated one. */
  name: string | null;
  source: "GENERATED" | "UPLOADED";
  /** It was added over three weeks ago, and no post has got it for three weeks, or ever. */
  rested: boolean;
  createdAt: string;
};

/** A picture that was uploaded; `added`: it was not among its owner's pictures before. */
export type AddedPicture = LibraryPicture & { added: boolean };

/** A page of the library; `more`: there is a next one. */
export type LibraryPage = { pictures: LibraryPicture[]; more: boolean };

/** What Facebook gets: the picture as it is cropped, and what it shows. */
export type SentPicture = PictureFile & { altText: string | null };

/** A file as it is stored. */
export type PictureFile = { bytes: Uint8Array<ArrayBuffer>; mimeType: string };
