import "server-only";
import { createStorage, type Driver, type Storage } from "unstorage";
import { env } from "../env";
import { ProviderError } from "./provider-error";

const shared = globalThis as { postwrightStorage?: { url: string; storage: Promise<Storage> } };

/** Opens the store that MEDIA_URL names; lib/env.ts lists its forms. A driver loads when it is first used. */
async function openDriver(url: string): Promise<Driver> {
  if (url.startsWith("s3://") || url.startsWith("s3+http://")) {
    const { default: s3 } = await import("unstorage/drivers/s3");
    const { protocol, host, username, password, pathname, searchParams } = new URL(url);
    return s3({
      endpoint: `${protocol === "s3:" ? "https" : "http"}://${host}`,
      bucket: pathname.replace(/^\/|\/$/g, ""),
      region: searchParams.get("region") ?? "us-east-1",
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    });
  }
  if (url.startsWith("vercel-blob:")) {
    const { default: blob } = await import("unstorage/drivers/vercel-blob");
    const base = url.slice("vercel-blob:".length).replace(/^\/+/, "");
    return blob({ access: "public", base, token: env().BLOB_READ_WRITE_TOKEN });
  }
  const { default: folder } = await import("unstorage/drivers/fs-lite");
  return folder({ base: url.replace(/^file:(\/\/)?/, "") });
}

function storage(): Promise<Storage> {
  const url = env().MEDIA_URL;
  if (shared.postwrightStorage?.url !== url) {
    const opened = openDriver(url).then((driver) => createStorage({ driver }));
    shared.postwrightStorage = { url, storage: opened };
    // A driver that could not be opened is tried again at the next call.
    opened.catch(() => (shared.postwrightStorage = undefined));
  }
  return shared.postwrightStorage.storage;
}

async function speak<T>(what: string, call: (at: Storage) => Promise<T>): Promise<T> {
  try {
    return await call(await storage());
  } catch (cause) {
    throw new ProviderError({
      provider: "storage",
      code: "IMAGE_FAILED",
      outcome: "retry",
      message: `storage: could not ${what}`,
      cause,
    });
  }
}

/** Stores `bytes` under a new key. @throws ProviderError */
export async function putObject(key: string, bytes: Uint8Array): Promise<void> {
  await speak("write", (at) => at.setItemRaw(key, Buffer.from(bytes)));
}

/** The bytes stored under a key, or null. @throws ProviderError */
export async function getObject(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const raw = await speak("read", (at) => at.getItemRaw<Uint8Array<ArrayBuffer> | ArrayBuffer>(key));
  return raw ? new Uint8Array(raw) : null;
}

/** Removes what is stored under a key, if anything. @throws ProviderError */
export async function removeObject(key: string): Promise<void> {
  await speak("remove", (at) => at.removeItem(key));
}
