import sharp from "sharp";
import type { Context } from "../../context";
import { facebookStore, newId, type Photo } from "../entities";
import { GraphError } from "./errors";

const MAX_BYTES = 4 * 1024 * 1024;
const EXTENSIONS: Record<string, string> = {
  jpeg: "jpg",
  png: "png",
  gif: "gif",
  webp: "webp",
  tiff: "tiff",
  heif: "heif",
};

/**
 * Reads the picture's head, keeps the picture and answers its entity; refuses what Meta refuses.
 * Source: developers.facebook.com/docs/graph-api/reference/page/photos (types, 4 MB)
 */
export async function storePhoto(
  ctx: Context,
  pageId: string,
  { file, altText }: { file: File; altText?: string },
): Promise<Photo> {
  if (file.size > MAX_BYTES) throw unreadable();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = await sharp(bytes)
    .metadata()
    .catch(() => null);
  const extension = head && EXTENSIONS[head.format];
  if (!head || !extension) throw unreadable();
  return facebookStore(ctx).photos.put({
    id: newId(ctx),
    pageId,
    blob: ctx.store.putBlob(bytes, extension),
    width: head.width,
    height: head.height,
    altText,
    published: false,
  });
}

function unreadable(): GraphError {
  return new GraphError(100, "Invalid parameter", {
    subcode: 1366046,
    transient: false,
    title: "Can't Read Files",
    userMessage:
      "Your photos couldn't be uploaded. Photos should be smaller than 4 MB and saved as JPG, PNG, GIF, TIFF, HEIF or WebP files.",
  });
}
