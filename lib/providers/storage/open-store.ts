import { readMediaUrl } from "@/lib/settings/media-url";
import type { Store, StoreOptions } from "./store";

/** Opens the store that MEDIA_URL names. What speaks to it loads when it is first opened. */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const place = readMediaUrl(url);
  if (place.kind === "s3") return (await import("./s3")).s3Store(place, options);
  if (place.kind === "vercel-blob")
    return (await import("./vercel-blob")).vercelBlobStore(place.folder, options);
  return (await import("./folder")).folderStore(place.path, options);
}
