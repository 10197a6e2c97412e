import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GET as getFile } from "../../../app/api/media/[id]/file/route";
import { POST } from "../../../app/api/media/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { checkStore } from "../../../lib/media/check-store";
import { LIBRARY_LIMIT_WITHOUT_PLAN } from "../../../lib/media/constants";
import type { LibraryPhoto } from "../../../lib/media/types";
import { makeOwner, makeSession, makeUser } from "../../factories";
import { call } from "../../fixtures";
import { photo } from "../../hostile-files";
import { type S3Server, startS3Server } from "../../stores/s3-server";

const { MEDIA_URL } = env();
/** A folder below a file can be neither written nor read, not even by root. */
const NOWHERE = `${import.meta.filename}/photos`;
let server: S3Server;
let token: string;

beforeAll(async () => {
  server = await startS3Server();
  ({ token } = await makeOwner());
});
beforeEach(() => Object.assign(env(), { MEDIA_URL: server.url() }));
afterAll(async () => {
  Object.assign(env(), { MEDIA_URL });
  await server.close();
});

async function upload(bearer = token, headers?: Record<string, string>) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(await photo(64, 48).jpeg().toBuffer())]), "bread.jpg");
  return call(POST, { bearer, body: form, headers });
}

describe("a store of photos that is full, away, or refuses", () => {
  it("says so in words to whoever uploads, and to readiness", async () => {
    await expect(checkStore()).resolves.toBeUndefined();
    server.trouble({ kind: "status", status: 507, times: 3 });
    expect(await upload()).toMatchObject({ status: 507, message: "STORE_FULL" });
    server.trouble({ kind: "status", status: 403, times: 1 });
    const refused = await upload();
    expect(refused).toMatchObject({ status: 503, message: "STORE_UNAVAILABLE" });
    expect(refused.response.headers.get("retry-after")).toBe("60");
    Object.assign(env(), { MEDIA_URL: NOWHERE });
    expect(await upload()).toMatchObject({ status: 503, message: "STORE_UNAVAILABLE" });
    expect(await db.media.count({ where: { discarded: false } })).toBe(0);
  });

  it("takes the same upload under the same key once there is room", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    server.trouble({ kind: "status", status: 507, times: 3 });
    expect(await upload(token, headers)).toMatchObject({ status: 507, message: "STORE_FULL" });
    server.trouble({ kind: "status", status: 507, times: 0 });
    expect(await upload(token, headers)).toMatchObject({ status: 200 });
  });

  it("says so to whoever looks at a photo, who sees it again afterwards", async () => {
    const { object } = await upload();
    const look = () => call(getFile, { bearer: token, params: { id: (object as LibraryPhoto).id } });
    server.trouble({ kind: "status", status: 503, times: 3 });
    expect(await look()).toMatchObject({ status: 503, message: "STORE_UNAVAILABLE" });
    expect((await look()).status).toBe(200);
  });
});

it(`an account without a plan keeps ${LIBRARY_LIMIT_WITHOUT_PLAN} photos`, async () => {
  const user = await makeUser();
  const { token: bearer } = await makeSession(user.id);
  const kept = { userId: user.id, mimeType: "image/jpeg", bytes: 1, width: 1, height: 1 };
  const keys = Array.from({ length: LIBRARY_LIMIT_WITHOUT_PLAN }, (_, n) => `${user.id}-${n}.jpg`);
  await db.media.createMany({ data: keys.map((key) => ({ ...kept, key })) });
  expect(await upload(bearer)).toMatchObject({ status: 409, message: "LIBRARY_FULL_WITHOUT_PLAN" });
});
