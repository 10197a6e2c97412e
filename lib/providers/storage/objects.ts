import "server-only";
import { env } from "@/lib/settings/env";
import { ProviderError } from "../provider-error";
import { openStore } from "./open-store";
import { type Store, StoreError } from "./store";

const shared = globalThis as { postwrightStore?: { url: string; store: Promise<Store> } };

function opened(): Promise<Store> {
  const { MEDIA_URL, BLOB_READ_WRITE_TOKEN } = env();
  if (shared.postwrightStore?.url !== MEDIA_URL) {
    const store = openStore(MEDIA_URL, { blobToken: BLOB_READ_WRITE_TOKEN });
    shared.postwrightStore = { url: MEDIA_URL, store };
    // What could not be loaded is tried again at the next call.
    store.catch(() => (shared.postwrightStore = undefined));
  }
  return shared.postwrightStore.store;
}

async function speak<T>(what: string, call: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await call(await opened());
  } catch (cause) {
    throw new ProviderError({
      provider: "storage",
      code: cause instanceof StoreError && cause.full ? "STORE_FULL" : "STORE_UNAVAILABLE",
      outcome: "retry",
      message: `storage: could not ${what}: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    });
  }
}

/** Stores `bytes` under a new key, and returns when the store has confirmed it. @throws ProviderError */
export async function putObject(key: string, bytes: Uint8Array): Promise<void> {
  await speak("write", (store) => store.put(key, bytes));
}

/** The bytes stored under a key, or null. @throws ProviderError */
export async function getObject(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return speak("read", (store) => store.get(key));
}

/** Removes what is stored under a key, if anything. @throws ProviderError */
export async function removeObject(key: string): Promise<void> {
  await speak("remove", (store) => store.remove(key));
}
