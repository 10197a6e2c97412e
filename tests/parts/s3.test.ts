import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openStore } from "../../lib/providers/storage/open-store";
import { probeStore } from "../../lib/providers/storage/probe";
import { given } from "./given";

const url = given("PARTS_MEDIA_URL");
const BYTES = randomBytes(4_000_000);

describe("a store that speaks S3", () => {
  it("passes the probe", async () => {
    await probeStore(await openStore(url));
  });

  it("keeps a photo of 4 MB, in a folder of the bucket, too, until it is removed", async () => {
    for (const place of [url, `${url}/of-mine`]) {
      const store = await openStore(place);
      await store.put("a.jpg", BYTES);
      expect(Buffer.from((await store.get("a.jpg")) ?? []).equals(BYTES)).toBe(true);
      await store.remove("a.jpg");
      await store.remove("a.jpg");
      expect(await store.get("a.jpg")).toBeNull();
    }
  });

  it("keeps nothing in a bucket that does not exist, and is not believed to", async () => {
    const store = await openStore(url.replace(/[^/]+$/, "no-such-bucket"));
    const calls = [() => store.put("a.jpg", BYTES), () => store.get("a.jpg"), () => store.remove("a.jpg")];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ message: /404 NoSuchBucket/, refused: true });
  });

  it("refuses a wrong secret and an unknown key", async () => {
    const [, keyId = "", secret = ""] = /\/\/([^:]+):([^@]+)@/.exec(url) ?? [];
    const wrong = await openStore(url.replace(`:${secret}@`, ":wrong/secret@"));
    await expect(wrong.put("a.jpg", BYTES)).rejects.toMatchObject({ message: /403 SignatureDoesNotMatch/ });
    const unknown = await openStore(url.replace(`//${keyId}:`, "//nobody:"));
    await expect(unknown.put("a.jpg", BYTES)).rejects.toMatchObject({ message: /403 InvalidAccessKeyId/ });
  });
});
