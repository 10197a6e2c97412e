import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { actorOfToken } from "../../../lib/auth/actor";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { storePhoto } from "../../../lib/media/store-photo";
import { getObject, putObject, removeObject } from "../../../lib/providers/storage/objects";
import { openStore } from "../../../lib/providers/storage/open-store";
import { probeStore } from "../../../lib/providers/storage/probe";
import { makeOwner } from "../../factories";
import { type S3Server, startS3Server } from "../../stores/s3-server";

const { MEDIA_URL } = env();
const BYTES = Buffer.from("the bytes of a photo");
let server: S3Server;

beforeEach(async () => {
  server = await startS3Server();
  Object.assign(env(), { MEDIA_URL: server.url() });
});
afterEach(async () => {
  Object.assign(env(), { MEDIA_URL });
  await server.close();
});

describe("photos in a bucket", () => {
  it("are written, read and removed, with a secret that holds slashes, in a folder of the bucket, too", async () => {
    await putObject("a.jpg", BYTES);
    expect(Buffer.from((await getObject("a.jpg")) ?? [])).toEqual(BYTES);
    expect([...server.files.keys()]).toEqual(["a.jpg"]);
    await removeObject("a.jpg");
    await removeObject("a.jpg");
    expect(await getObject("a.jpg")).toBeNull();
    Object.assign(env(), { MEDIA_URL: server.url("photos/of-mine") });
    await putObject("b.jpg", BYTES);
    expect([...server.files.keys()]).toEqual(["of-mine/b.jpg"]);
  });

  it("are not taken for stored in a bucket that does not exist, nor for missing", async () => {
    Object.assign(env(), { MEDIA_URL: server.url("no-such-bucket") });
    const calls = [() => putObject("a.jpg", BYTES), () => getObject("a.jpg"), () => removeObject("a.jpg")];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({
        code: "STORE_UNAVAILABLE",
        outcome: "retry",
        message: expect.stringContaining("404 NoSuchBucket") as string,
      });
  });

  it("are not taken for stored by what is no store", async () => {
    server.trouble({ kind: "page", times: 1 });
    await expect(putObject("a.jpg", BYTES)).rejects.toThrow(/without an ETag/);
    server.trouble({ kind: "redirect", times: 1 });
    await expect(putObject("a.jpg", BYTES)).rejects.toThrow(/it answered 307/);
  });

  it("are refused with the store's own word where a key is wrong, and nothing of it is repeated", async () => {
    Object.assign(env(), { MEDIA_URL: server.url("photos", "another/secret") });
    const failure = putObject("a.jpg", BYTES);
    await expect(failure).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await expect(failure).rejects.not.toThrow(/another/);
    expect(server.requests, "one try: time does not help").toHaveLength(1);
  });

  it("are asked for again while the store is busy or hangs up, and read whole or not at all", async () => {
    await putObject("a.jpg", BYTES);
    for (const trouble of [
      { kind: "status", status: 503, times: 2 },
      { kind: "status", status: 429, times: 1 },
      { kind: "cut", times: 1 },
    ] as const) {
      server.trouble({ ...trouble });
      expect(Buffer.from((await getObject("a.jpg")) ?? [])).toEqual(BYTES);
    }
    server.trouble({ kind: "cut", times: 9 });
    await expect(getObject("a.jpg")).rejects.toThrow(/cannot be reached/);
    server.trouble({ kind: "status", status: 503, times: 9 });
    await expect(putObject("b.jpg", BYTES)).rejects.toThrow(/503 SlowDown/);
  });

  it("do not make anybody wait for a store that does not answer", async () => {
    server.trouble({ kind: "hang", times: 9 });
    const store = await openStore(server.url(), { timeoutMs: 1_000 });
    for (const call of [
      () => store.put("a.jpg", BYTES),
      () => store.get("a.jpg"),
      () => store.remove("a.jpg"),
    ]) {
      await expect(call()).rejects.toMatchObject({ message: "no answer within 1 s", refused: false });
    }
  });

  it("are a storage error where nobody listens", async () => {
    Object.assign(env(), { MEDIA_URL: "s3+http://key:secret@127.0.0.1:9/photos" });
    await expect(putObject("a.jpg", BYTES)).rejects.toMatchObject({
      provider: "storage",
      code: "STORE_UNAVAILABLE",
      outcome: "retry",
    });
  });

  it("have no row that counts while their file is not there", async () => {
    const actor = await actorOfToken((await makeOwner()).token);
    if (!actor) throw new Error("no actor");
    Object.assign(env(), { MEDIA_URL: server.url("no-such-bucket") });
    const photo = { bytes: BYTES, width: 1, height: 1, mimeType: "image/jpeg" } as const;
    await expect(storePhoto(actor, photo)).rejects.toMatchObject({ code: "STORE_UNAVAILABLE" });
    const rows = await db.media.findMany({ where: { userId: actor.userId } });
    expect(rows, "the sweep finds it").toMatchObject([{ discarded: true }]);
  });
});

describe("the probe of a store", () => {
  const probe = async (url: string) => probeStore(await openStore(url));

  it("leaves nothing behind", async () => {
    await probe(server.url());
    expect(server.requests.map((line) => line.split(" ")[0])).toEqual(["PUT", "GET", "DELETE", "GET"]);
    expect(server.files.size).toBe(0);
  });

  it("names the step that fails, and whether time may help", async () => {
    await expect(probe(server.url("no-such-bucket"))).rejects.toMatchObject({
      message: "a file cannot be written: it answered 404 NoSuchBucket",
      refused: true,
    });
    server.trouble({ kind: "status", status: 503, times: 9 });
    await expect(probe(server.url())).rejects.toMatchObject({ refused: false });
    await server.close();
    await expect(probe(server.url())).rejects.toMatchObject({
      message: expect.stringContaining("it cannot be reached: connect ECONNREFUSED") as string,
      refused: false,
    });
    server = await startS3Server();
  });
});
