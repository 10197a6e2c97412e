type Wanted = {
  /** Of the longer side, in pixels. */
  side: number;
  maxBytes: number;
  /** From 0 to 1: the first with which it is small enough counts. */
  qualities: readonly number[];
};

/**
 * A photo as a small JPEG, upright, in sRGB and without its metadata, made in the browser.
 * @returns null for a file that this browser cannot show, or that stays too large
 */
export async function shrinkPhoto(file: File, { side, maxBytes, qualities }: Wanted): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // What is transparent would become black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of qualities) {
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (small && small.size <= maxBytes) return small;
  }
  return null;
}
