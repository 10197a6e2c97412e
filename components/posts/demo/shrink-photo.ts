import { DEMO_PHOTO_MAX_BYTES, DEMO_PHOTO_SIDE } from "@/lib/posts/demo/constants";

const QUALITIES = [0.85, 0.7, 0.5];

/**
 * A photo as a small JPEG, upright and without its metadata.
 * @returns null for a file that this browser cannot show
 */
export async function shrinkPhoto(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, DEMO_PHOTO_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (small && small.size <= DEMO_PHOTO_MAX_BYTES) return small;
  }
  return null;
}
