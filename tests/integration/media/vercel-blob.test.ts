import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../../lib/providers/storage/open-store";
import { probeStore } from "../../../lib/providers/storage/probe";
import type { Store } from "../../../lib/providers/storage/store";
import { BLOB_TOKEN, type BlobServer, startBlobServer } from "../../stores/blob-server";

const BYTES = Buffer.from("the bytes of a photo");
let server: BlobServer;
let store: Store;

beforeEach(async () => {
  server = await startBlobServer();
  process.env.VERCEL_BLOB_API_URL = server.api;
  store = await openStore("vercel-blob:photos", { blobToken: BLOB_TOKEN, timeoutMs: 2_000 });
});
afterEach(async () => {
  delete process.env.VERCEL_BLOB_API_URL;
  await server.close();
});

describe("photos in Vercel Blob", () => {
  it("are written, read and removed, in their folder", async () => {
    await store.put("a.jpg", BYTES);
    expect([...server.files.keys()]).toEqual(["photos/a.jpg"]);
    expect(Buffer.from((await store.get("a.jpg")) ?? [])).toEqual(BYTES);
    await store.remove("a.jpg");
    expect(await store.get("a.jpg")).toBeNull();
    await probeStore(store);
    expect(server.files.size).toBe(0);
  });

  it("are read whole or not at all: neither an error's page nor a part is a photo", async () => {
    await store.put("a.jpg", BYTES);
    server.trouble("edge-error");
    await expect(store.get("a.jpg")).rejects.toMatchObject({ message: /answered 502/, refused: false });
    server.trouble("cut-short");
    await expect(store.get("a.jpg")).rejects.toMatchObject({ message: /a part of the file/ });
  });

  it("are not stored with a wrong token or in a suspended store, which time does not help", async () => {
    const wrong = await openStore("vercel-blob:", { blobToken: "vercel_blob_rw_teststore_other" });
    await expect(wrong.put("a.jpg", BYTES)).rejects.toMatchObject({
      message: /Access denied/,
      refused: true,
    });
    server.trouble("suspended");
    await expect(probeStore(store)).rejects.toMatchObject({
      message: /^a file cannot be written: .*suspended/,
      refused: true,
    });
    expect(server.calls()).toBe(2);
  });

  it.each(["hang", "unavailable"] as const)(
    "do not make anybody wait for a store that does not work (%s)",
    async (trouble) => {
      server.trouble(trouble);
      await expect(store.put("a.jpg", BYTES)).rejects.toMatchObject({
        message: "no answer within 2 s",
        refused: false,
      });
    },
  );
});
