import type { MEDIA_SHAPES } from "./constants";

export type MediaShape = (typeof MEDIA_SHAPES)[number];

/** How a photo is cropped: to a shape, or not at all, and the point that stays in sight, as fractions of its sides. */
export type Crop = { shape: MediaShape | null; focusX: number; focusY: number };

/** A photo as a screen shows it. Width and height are those of the whole file, in pixels. */
export type ShownPhoto = Crop & {
  id: string;
  /** A path of this app, which serves the whole photo to its owner only. */
  url: string;
  altText: string | null;
  width: number;
  height: number;
};

/** A photo in its owner's library. `createdAt` is ISO 8601 in UTC. */
export type LibraryPhoto = ShownPhoto & {
  /** As its file was called; null for a generated one. */
  name: string | null;
  source: "GENERATED" | "UPLOADED";
  /** It was added over three weeks ago, and no post has got it for three weeks, or ever. */
  rested: boolean;
  createdAt: string;
};

/** A photo that was uploaded; `added`: it was not among its owner's photos before. */
export type AddedPhoto = LibraryPhoto & { added: boolean };

/** A page of the library; `more`: there is a next one. */
export type LibraryPage = { media: LibraryPhoto[]; more: boolean };

/** What Facebook gets: the photo as it is cropped, and what it shows. */
export type SentPhoto = PhotoFile & { altText: string | null };

/** A file as it is stored. */
export type PhotoFile = { bytes: Uint8Array<ArrayBuffer>; mimeType: string };
