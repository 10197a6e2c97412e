import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { env } from "../../../../lib/settings/env";
import { makeOwner } from "../../../factories";
import { startS3Server } from "../../../stores/s3-server";
import { clearFaults, draft, eventsOf, openDraft, plant, rolls, settledBalance } from "./drafts";

process.env.AI_TEXT_TIMEOUT_MS = "3500";
process.env.AI_IMAGE_TIMEOUT_MS = "3500";

const rejections: unknown[] = [];
beforeAll(() => {
  process.on("unhandledRejection", (reason) => rejections.push(reason));
});
afterEach(async () => {
  await clearFaults();
  expect(rejections).toEqual([]);
});

const text = { path: "/responses" };
const image = { path: "/images/" };

/** A fault, and the error that the owner sees. */
const FAULTS = [
  ["the server is down", { ...text, kind: "reset-before-effect" }, "MODEL_UNAVAILABLE"],
  ["it accepts and hangs up", { ...text, kind: "accept-then-reset" }, "MODEL_UNAVAILABLE"],
  ["it accepts and says nothing", { ...text, kind: "accept-then-hang" }, "MODEL_UNAVAILABLE"],
  ["it answers 500", { ...text, kind: "error-before-effect", status: 500 }, "MODEL_UNAVAILABLE"],
  ["it is too slow", { ...text, kind: "slow", delayMs: 4_500 }, "MODEL_UNAVAILABLE"],
  ["the key is wrong", { ...text, kind: "expired-token" }, "MODEL_MISCONFIGURED"],
  ["it is busy", { ...text, kind: "rate-limit" }, "MODEL_BUSY"],
  ["it stops in mid-stream", { ...text, kind: "cut-stream" }, "MODEL_CUT_OFF"],
  ["it answers nonsense", { ...text, kind: "garbage" }, "MODEL_GARBAGE"],
] as const;

describe("a model that fails", () => {
  it.each(FAULTS)("%s: reported, and the credits are returned", async (_, fault, message) => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    await plant(fault);
    expect(await draft(token)).toMatchObject({
      status: 502,
      statusCode: "BAD_GATEWAY",
      message,
      object: { remainingCreditAmount: 10_000 },
    });
    expect(await settledBalance(user.id)).toBe(10_000);
    expect(await db.post.count({ where: { userId: user.id } })).toBe(0);
    const { state, errorCode } = await db.generation.findFirstOrThrow({ where: { userId: user.id } });
    expect({ state, errorCode }).toEqual({ state: "REFUNDED", errorCode: message });
  });

  it("is retried once if it failed before its first byte", async () => {
    const { token } = await makeOwner();
    await plant({ ...text, kind: "error-before-effect", status: 503, times: 1 });
    expect(await draft(token)).toMatchObject({ status: 200 });
  });

  it("in mid-stream ends the stream with an error event", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    await plant({ ...text, kind: "cut-stream" });
    const response = await openDraft(token);
    expect(response.status).toBe(200);
    const events = await eventsOf(response);
    expect(events.at(-1)).toMatchObject({
      name: "error",
      data: { status: 502, statusCode: "BAD_GATEWAY", message: "MODEL_CUT_OFF" },
    });
    expect(await settledBalance(user.id)).toBe(10_000);
  });

  it("can be retried under another key, and gets the same answer under the same key", async () => {
    const { token } = await makeOwner();
    await plant({ ...text, kind: "garbage", times: 1 });
    expect(await draft(token, { key: "click-0001" })).toMatchObject({ message: "MODEL_GARBAGE" });
    expect(await draft(token, { key: "click-0001" })).toMatchObject({ message: "MODEL_GARBAGE" });
    expect(await draft(token, { key: "click-0002" })).toMatchObject({ status: 200 });
  });
});

describe("a photo that fails", () => {
  const body = { ...rolls, generateImage: true, imageDescription: "A tray of rolls" };

  it.each(["error-before-effect", "garbage", "rate-limit"])(
    "%s: the text is kept, and it alone is charged",
    async (kind) => {
      const { user, token } = await makeOwner({ credits: 10_000 });
      await plant({ ...image, kind });
      const { status, object } = await draft(token, { body });
      expect(status).toBe(200);
      expect(object).toMatchObject({ imageError: "IMAGE_FAILED", generatedPost: { imageUrl: null } });
      expect(object.cost).toBeLessThan(1_500);
      expect(await settledBalance(user.id)).toBe(10_000 - Number(object.cost));
      expect(await db.media.count({ where: { userId: user.id } })).toBe(0);
    },
  );

  it("to be stored: the text is kept, and it alone is charged", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    const store = await startS3Server();
    const { MEDIA_URL } = env();
    Object.assign(env(), { MEDIA_URL: store.url("a-bucket-that-does-not-exist") });
    const { object } = await draft(token, { body });
    Object.assign(env(), { MEDIA_URL });
    await store.close();
    expect(object).toMatchObject({ imageError: "IMAGE_FAILED", generatedPost: { imageUrl: null } });
    expect(object.cost).toBeLessThan(1_500);
    expect(await settledBalance(user.id)).toBe(10_000 - Number(object.cost));
  });

  it("costs its fixed price when it succeeds", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    const { object } = await draft(token, { body });
    expect(object.imageError).toBeUndefined();
    expect(object.cost).toBeGreaterThan(2_000);
    expect(await settledBalance(user.id)).toBe(10_000 - Number(object.cost));
  });
});
