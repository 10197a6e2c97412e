import { afterEach, describe, expect, it } from "vitest";
import { POST } from "../../../app/api/media/[id]/describe/route";
import { listMovements } from "../../../lib/credits/queries";
import { releaseExpiredReservations } from "../../../lib/credits/release-expired-reservations";
import { db } from "../../../lib/db";
import { quoteDescription } from "../../../lib/posts/describing/rules";
import { actorOf } from "../../facebook";
import { makeOwner } from "../../factories";
import { call } from "../../fixtures";
import { clearFaults, plant, settledBalance } from "../posts/drafting/drafts";
import { useModel } from "../posts/drafting/model-server";
import { BLIND_SERVERS, SEEING_SERVERS, bluePhoto } from "../posts/photos";

let restore = () => {};
afterEach(async () => {
  restore();
  await clearFaults();
});

type Parts = { content?: string; key?: string };
const suggest = (bearer: string, id: string, { content, key }: Parts = {}) =>
  call(POST, {
    bearer,
    params: { id },
    body: content === undefined ? {} : { content },
    headers: key ? { "idempotency-key": key } : undefined,
  });
async function ownerWithPhoto(credits = 10_000) {
  const { user, token } = await makeOwner({ credits });
  const actor = await actorOf(token);
  return { user, token, actor, id: await bluePhoto(actor) };
}
const altTextOf = async (id: string) => (await db.media.findUniqueOrThrow({ where: { id } })).altText;

describe("a suggested alternative text", () => {
  it.each(SEEING_SERVERS)("says what the model sees, by %s", async (_, server) => {
    restore = useModel(server);
    const { user, token, id } = await ownerWithPhoto();
    const { status, object } = await suggest(token, id);
    expect(status).toBe(200);
    const { cost, reserved } = quoteDescription();
    expect(object).toEqual({
      altText: "A wide picture in which blue prevails.",
      cost: expect.any(Number),
      remainingCreditAmount: 10_000 - Number(object.cost),
    });
    expect(Math.abs(Number(object.cost) - cost)).toBeLessThan(cost * 0.35);
    expect(object.cost).toBeLessThanOrEqual(reserved);
    expect(await settledBalance(user.id)).toBe(10_000 - Number(object.cost));
    expect(await altTextOf(id)).toBe(object.altText);
  });

  it("is in the language of the text beside it", async () => {
    const { token, id } = await ownerWithPhoto();
    const content = "Szombaton reggel frissen sült mákos kiflivel várjuk a vásárlóinkat a Bartók Béla úton.";
    expect((await suggest(token, id, { content })).object).toMatchObject({
      altText: "Fekvő kép, amelyen a(z) kék szín uralkodik.",
    });
  });

  it("does not replace what its owner has written", async () => {
    const { token, id } = await ownerWithPhoto();
    await db.media.update({ where: { id }, data: { altText: "Our blue door" } });
    expect((await suggest(token, id)).object).toMatchObject({
      altText: expect.stringContaining("blue prevails"),
    });
    expect(await altTextOf(id)).toBe("Our blue door");
  });

  it("is charged once for a key, and given again", async () => {
    const { user, token, id } = await ownerWithPhoto();
    const key = "describe-it-once";
    const first = await suggest(token, id, { key });
    expect((await suggest(token, id, { key })).object).toEqual(first.object);
    expect(await settledBalance(user.id)).toBe(10_000 - Number(first.object.cost));
  });

  it("stands in the credit history by its own name", async () => {
    const { token, actor, id } = await ownerWithPhoto();
    const { object } = await suggest(token, id);
    const { movementList } = await listMovements(actor, { pageNo: 0, pageSize: 5 });
    expect(movementList[0]).toMatchObject({
      kind: "post",
      generation: "ALT_TEXT",
      delta: -Number(object.cost),
    });
  });

  it.each([
    ["garbage", "MODEL_GARBAGE"],
    ["cut-stream", "MODEL_CUT_OFF"],
    ["error-before-effect", "MODEL_UNAVAILABLE"],
    ["refuse", "MODEL_REFUSED"],
  ])("costs nothing when the call fails (%s)", async (kind, message) => {
    const { user, token, id } = await ownerWithPhoto();
    await plant({ kind });
    expect(await suggest(token, id)).toMatchObject({ status: 502, message });
    expect(await settledBalance(user.id)).toBe(10_000);
    expect(await altTextOf(id)).toBeNull();
  });

  it("that comes after its credits went back is dropped", async () => {
    const { user, token, id } = await ownerWithPhoto();
    await plant({ kind: "slow", delayMs: 1_500 });
    const late = suggest(token, id);
    const where = { userId: user.id, state: "RESERVED" } as const;
    await expect.poll(() => db.generation.count({ where })).toBe(1);
    await db.generation.updateMany({ where, data: { leaseUntil: new Date(0) } });
    expect(await releaseExpiredReservations()).toBe(1);
    expect(await late).toMatchObject({ status: 502, message: "MODEL_UNAVAILABLE" });
    expect(await settledBalance(user.id)).toBe(10_000);
    expect(await altTextOf(id)).toBeNull();
  });

  it.each(BLIND_SERVERS)("is not to be had from a model that cannot see: %s", async (_, server) => {
    restore = useModel(server);
    const { user, token, id } = await ownerWithPhoto();
    expect(await suggest(token, id)).toMatchObject({ status: 422, message: "VISION_UNAVAILABLE" });
    expect(await settledBalance(user.id)).toBe(10_000);
  });

  it("is for the photo's owner, with a plan and enough credits", async () => {
    const { id } = await ownerWithPhoto();
    const other = await makeOwner();
    expect(await suggest(other.token, id)).toMatchObject({ status: 404, message: "MEDIA_NOT_FOUND" });
    const poor = await ownerWithPhoto(quoteDescription().reserved - 1);
    expect(await suggest(poor.token, poor.id)).toMatchObject({
      status: 402,
      object: { neededCreditAmount: quoteDescription().reserved },
    });
  });
});
