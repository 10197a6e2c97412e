import type { Env } from "../../lib/settings/env";
import { openStore } from "../../lib/providers/storage/open-store";
import { PROBE_MS, probeStore } from "../../lib/providers/storage/probe";
import { StoreError } from "../../lib/providers/storage/store";
import { StartError } from "./preflight";

/**
 * Writes, reads and removes a file in the store of photos. One that is away may come back, and texts go out without
 * it: that is only said.
 * @throws StartError when the store answers that it will not
 */
export async function requireStore({ MEDIA_URL, BLOB_READ_WRITE_TOKEN }: Env): Promise<void> {
  try {
    await probeStore(await openStore(MEDIA_URL, { blobToken: BLOB_READ_WRITE_TOKEN, timeoutMs: PROBE_MS }));
  } catch (error) {
    const text = `The store of photos (MEDIA_URL) does not work: ${(error as Error).message}.`;
    if (error instanceof StoreError && error.refused) throw new StartError(text);
    console.warn(`${text} Photos fail until it does.`);
  }
}
