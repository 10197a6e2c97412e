import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { DELETE, PATCH } from "../../../app/api/media/[id]/route";
import { GET as getFile } from "../../../app/api/media/[id]/file/route";
import { POST } from "../../../app/api/media/route";
import { actorOfToken } from "../../../lib/auth/actor";
import { db, isUniqueViolation } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { LIBRARY_LIMIT_WITHOUT_PLAN } from "../../../lib/media/constants";
import { storePhoto } from "../../../lib/media/store-photo";
import { makeOwner, makeSession, makeUser } from "../../factories";
import { call } from "../../fixtures";
import { photo } from "../../hostile-files";
import { uploadForm } from "./upload-form";

const storedFiles = () => readdir(env().MEDIA_URL.replace(/^file:(\/\/)?/, ""));

describe("the same file", () => {
  const idsOf = async (of: string) =>
    (await db.media.findMany({ where: { userId: of }, select: { id: true } })).map(({ id }) => id);

  it("uploaded twice is one photo, as it was cropped and named", async () => {
    const { token: bearer, user } = await makeOwner();
    const bytes = await photo(50, 40).jpeg().toBuffer();
    const first = await call(POST, { bearer, body: uploadForm(bytes, "rolls.jpg") });
    expect(first.object).toMatchObject({ added: true });
    const params = { id: String(first.object.id) };
    await call(PATCH, { method: "PATCH", bearer, params, body: { shape: "SQUARE" } });
    const second = await call(POST, { bearer, body: uploadForm(bytes, "copy.jpg", { altText: "Rolls" }) });
    expect(second).toMatchObject({
      status: 200,
      object: { ...params, name: "rolls", shape: "SQUARE", altText: "Rolls", added: false },
    });
    const third = await call(POST, { bearer, body: uploadForm(bytes, "copy.jpg", { altText: "Bread" }) });
    expect(third.object).toMatchObject({ ...params, altText: "Rolls" });
    expect(await idsOf(user.id)).toEqual([params.id]);
  });

  it("uploaded several times at once is one row and one file, and each answer names it", async () => {
    const { token: bearer, user } = await makeOwner();
    const bytes = await photo(50, 40).jpeg().toBuffer();
    const before = await storedFiles();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => call(POST, { bearer, body: uploadForm(bytes) })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = await idsOf(user.id);
    expect(ids).toHaveLength(1);
    expect(replies.map(({ object }) => object.id)).toEqual(Array(4).fill(ids[0]));
    expect(replies.filter(({ object }) => object.added)).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });

  it("by way of two servers, which both had found none, is one row and one file", async () => {
    const { user, token: bearer } = await makeOwner();
    const actor = await actorOfToken(bearer);
    if (!actor) throw new Error("no actor");
    const about = { source: "UPLOADED", sha256: "ab".repeat(32) } as const;
    const made = { bytes: await photo(50, 40).jpeg().toBuffer(), width: 50, height: 40 };
    const before = await storedFiles();
    const answers = await Promise.allSettled([1, 2, 3].map(() => storePhoto(actor, made, about)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected") expect(isUniqueViolation(answer.reason)).toBe(true);
    expect(await idsOf(user.id)).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });

  it("is a photo of its own for each owner, and again once it was deleted", async () => {
    const bytes = await photo(50, 40).jpeg().toBuffer();
    const [mine, other] = [await makeOwner(), await makeOwner()];
    const first = await call(POST, { bearer: mine.token, body: uploadForm(bytes) });
    const theirs = await call(POST, { bearer: other.token, body: uploadForm(bytes) });
    expect(theirs.object.id).not.toBe(first.object.id);
    const params = { id: String(first.object.id) };
    expect(await call(DELETE, { method: "DELETE", bearer: mine.token, params })).toMatchObject({
      status: 200,
    });
    const again = await call(POST, { bearer: mine.token, body: uploadForm(bytes) });
    expect(again.status).toBe(200);
    expect(again.object.id).not.toBe(first.object.id);
    const file = await call(getFile, { bearer: other.token, params: { id: String(theirs.object.id) } });
    expect((await file.response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it("takes no room in a library that is full", async () => {
    const user = await makeUser();
    const { token: bearer } = await makeSession(user.id);
    const bytes = await photo(50, 40).jpeg().toBuffer();
    const first = await call(POST, { bearer, body: uploadForm(bytes) });
    const kept = { userId: user.id, mimeType: "image/jpeg", bytes: 1, width: 1, height: 1 };
    const keys = Array.from({ length: LIBRARY_LIMIT_WITHOUT_PLAN }, (_, n) => `${user.id}-${n}.jpg`);
    await db.media.createMany({ data: keys.map((key) => ({ ...kept, key })) });
    const second = await call(POST, { bearer, body: uploadForm(bytes) });
    expect(second).toMatchObject({ status: 200, object: { id: first.object.id } });
    const other = await call(POST, { bearer, body: uploadForm(await photo(51, 40).jpeg().toBuffer()) });
    expect(other).toMatchObject({ message: "LIBRARY_FULL_WITHOUT_PLAN" });
  });
});
