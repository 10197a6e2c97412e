import { afterEach, describe, expect, it } from "vitest";
import { findBrand } from "../../../../lib/brand/facts/queries";
import { db } from "../../../../lib/db";
import { frameTokensOf } from "../../../../lib/posts/drafting/prompt/compose-prompt";
import { quoteDraft } from "../../../../lib/posts/drafting/rules";
import { actorOf } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { clearFaults, draft, eventsOf, openDraft, plant, rolls, settledBalance } from "./drafts";
import { useModel } from "./model-server";
import { BLIND_SERVERS, SEEING_SERVERS, bluePhoto } from "../photos";

let restore = () => {};
afterEach(async () => {
  restore();
  await clearFaults();
});

async function ownerWithPhoto(parts: { credits?: number } = {}) {
  const { user, token } = await makeOwner(parts);
  const mediaId = await bluePhoto(await actorOf(token));
  return { user, token, mediaId, body: { ...rolls, description: "", mediaId } };
}
const photosOf = async (postId: number) =>
  (await db.postMedia.findMany({ where: { postId } })).map(({ mediaId }) => mediaId);

describe("a post from a photo", () => {
  it.each(SEEING_SERVERS)("is written from what the model sees, by %s", async (_, server) => {
    restore = useModel(server);
    const { user, token, mediaId, body } = await ownerWithPhoto({ credits: 20_000 });
    const { status, object } = await draft(token, { body });
    expect(status).toBe(200);
    const { id, content } = object.generatedPost as { id: number; content: string };
    expect(content).toContain("A wide picture in which blue prevails");
    expect(object.generatedPost).toMatchObject({ media: [{ id: mediaId }] });
    expect(await photosOf(id)).toEqual([mediaId]);
    expect(await settledBalance(user.id)).toBe(20_000 - Number(object.cost));
  });

  it("costs about what is quoted, the look at the photo included", async () => {
    const { token, body } = await ownerWithPhoto();
    const brand = await findBrand(await actorOf(token));
    const { cost } = quoteDraft(body, frameTokensOf(brand));
    expect(cost).toBeGreaterThan(quoteDraft(rolls, frameTokensOf(brand)).cost);
    const charged = Number((await draft(token, { body })).object.cost);
    expect(charged).toBeLessThanOrEqual(cost);
  });

  it("has the photo as its only photo, whatever else was ticked", async () => {
    const { token, mediaId, body } = await ownerWithPhoto();
    const { object } = await draft(token, { body: { ...body, generateImage: true } });
    expect(await photosOf((object.generatedPost as { id: number }).id)).toEqual([mediaId]);
    expect(object.cost).toBeLessThan(2_000);
  });

  it("of somebody else's, or one that is gone, is not found and costs nothing", async () => {
    const { user, token } = await makeOwner({ credits: 20_000 });
    const theirs = await ownerWithPhoto();
    const mine = await bluePhoto(await actorOf(token));
    await db.media.update({ where: { id: mine }, data: { discarded: true } });
    for (const mediaId of [theirs.mediaId, mine, "01234567-89ab-4cde-8f01-23456789abcd"])
      expect(await draft(token, { body: { ...rolls, mediaId } })).toMatchObject({
        status: 404,
        message: "MEDIA_NOT_FOUND",
      });
    expect(await settledBalance(user.id)).toBe(20_000);
    expect(await db.generation.count({ where: { userId: user.id } })).toBe(0);
  });

  it("is lost with the call and refunded, and the photo stays", async () => {
    const { user, token, mediaId, body } = await ownerWithPhoto({ credits: 20_000 });
    await plant({ kind: "cut-stream" });
    expect((await draft(token, { body })).status).toBe(502);
    expect(await settledBalance(user.id)).toBe(20_000);
    expect(await db.media.count({ where: { id: mediaId, discarded: false } })).toBe(1);
  });
});

describe("a model that cannot see", () => {
  it.each(BLIND_SERVERS)("is named as the reason and costs nothing: %s", async (_, server) => {
    restore = useModel(server);
    const { user, token, body } = await ownerWithPhoto({ credits: 20_000 });
    expect(await draft(token, { body })).toMatchObject({
      status: 422,
      message: "VISION_UNAVAILABLE",
      object: { remainingCreditAmount: 20_000 },
    });
    const events = await eventsOf(await openDraft(token, { body }));
    expect(events.at(-1)).toMatchObject({
      name: "error",
      data: { status: 422, message: "VISION_UNAVAILABLE" },
    });
    expect(await settledBalance(user.id)).toBe(20_000);
    expect(await db.post.count({ where: { userId: user.id } })).toBe(0);
  });

  it.each(BLIND_SERVERS)("writes from one line instead, and the photo goes out: %s", async (_, server) => {
    restore = useModel(server);
    const { token, mediaId, body } = await ownerWithPhoto();
    const photoDescription = "Braided loaf on a blue cloth";
    const { status, object } = await draft(token, { body: { ...body, photoDescription } });
    expect(status).toBe(200);
    const { id, content } = object.generatedPost as { id: number; content: string };
    expect(content).toContain(photoDescription);
    expect(await photosOf(id)).toEqual([mediaId]);
  });

  it("that fails otherwise is not called blind", async () => {
    const { token, body } = await ownerWithPhoto();
    await plant({ kind: "error-before-effect" });
    expect(await draft(token, { body })).toMatchObject({ status: 502, message: "MODEL_UNAVAILABLE" });
  });
});
