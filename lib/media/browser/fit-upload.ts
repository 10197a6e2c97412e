import { ApiError } from "@/lib/http/api-client";
import { PHOTO_MAX_SIDE, UPLOAD_MAX_BYTES } from "@/lib/media/constants";

/**
 * A file as it is sent: above the limit it is made smaller here, where the browser can read it.
 * @throws ApiError FILE_TOO_LARGE where it cannot
 */
export async function fitUpload(file: File): Promise<File> {
  if (file.size <= UPLOAD_MAX_BYTES) return file;
  const { shrinkPhoto } = await import("./shrink-photo");
  const wanted = { side: PHOTO_MAX_SIDE, maxBytes: UPLOAD_MAX_BYTES, qualities: [0.95, 0.85] };
  const small = await shrinkPhoto(file, wanted);
  if (!small) throw new ApiError(413, "FILE_TOO_LARGE");
  return new File([small], file.name, { type: small.type });
}
