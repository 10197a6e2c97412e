import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { clearFaults, plant } from "../drafting/drafts";
import { bluePhoto } from "../photos";
import { connectedOwner, startAfresh } from "../publishing/publishing";
import { inSeconds } from "../publishing/scheduling";
import { type Write, send } from "./view-writes";

process.env.RATE_LIMITS = "off";
beforeEach(async () => {
  await startAfresh();
  await clearFaults();
});

type Kind = Write["kind"];
type Stage = "draft" | "scheduled" | "held";

/** A post of a stage, that another view has changed since it was shown. */
async function changedElsewhere(stage: Stage) {
  const owner = await connectedOwner();
  const { token, user, actor } = owner;
  const { id } = await owner.write("As it was shown");
  await db.postingSlot.create({ data: { userId: user.id, weekday: 4, minute: 960 } });
  const about = { token, id, text: "As it was shown", at: await inSeconds(3600) };
  if (stage !== "draft") await send({ ...about, kind: "schedule" });
  if (stage === "held") await db.delivery.updateMany({ where: { postId: id }, data: { heldAt: new Date() } });
  const { revision } = await db.post.findUniqueOrThrow({ where: { id } });
  await send({ ...about, kind: "patch", text: "Changed elsewhere", revision });
  const now = await db.post.findUniqueOrThrow({ where: { id } });
  const mediaIds = [await bluePhoto(actor)];
  const write: Omit<Write, "kind"> = { token, id, text: "Typed here", at: await inSeconds(7200), mediaIds };
  return { ...owner, id, shown: revision, now, write };
}

/** What a write may change, or lead to. */
const traces = (id: number) =>
  db.post.findUniqueOrThrow({
    where: { id },
    include: { deliveries: true, media: true, versions: true, events: true, generations: true },
  });

const WRITES: [Kind, Stage][] = [
  ["patch", "draft"],
  ["photos", "draft"],
  ["move", "scheduled"],
  ["schedule", "draft"],
  ["schedule", "scheduled"],
  ["publish", "draft"],
  ["publish", "scheduled"],
  ["cancel", "scheduled"],
  ["release", "held"],
  ["sendHeld", "held"],
  ["version", "draft"],
];

describe("a write on a view of a post that is older than the post", () => {
  it.each(WRITES)(
    "by %s to a %s one is refused, with the post as it stands, and does nothing",
    async (kind, stage) => {
      const { id, shown, now, write } = await changedElsewhere(stage);
      const before = await traces(id);
      expect(await send({ ...write, kind, revision: shown })).toMatchObject({
        status: 409,
        message: "POST_CHANGED",
        object: { post: { id, content: "Changed elsewhere", revision: now.revision } },
      });
      expect(await traces(id)).toEqual(before);
      expect(await send({ ...write, kind, revision: now.revision })).toMatchObject({ status: 200 });
    },
  );

  it.each(WRITES.filter(([kind]) => kind !== "move"))(
    "by %s to a %s one is carried out for a client that names no revision",
    async (kind, stage) => {
      const { write } = await changedElsewhere(stage);
      expect(await send({ ...write, kind })).toMatchObject({ status: 200 });
    },
  );
});

describe("a write whose answer was lost", () => {
  it.each<[Kind, Stage]>([
    ["schedule", "draft"],
    ["publish", "draft"],
    ["version", "draft"],
  ])("by %s gets the same answer for the same key", async (kind, stage) => {
    const { now, write } = await changedElsewhere(stage);
    const again = { ...write, kind, revision: now.revision, key: randomUUID(), view: randomUUID() };
    const first = await send(again);
    expect(first.status).toBe(200);
    expect((await send(again)).object).toEqual(first.object);
  });

  it.each<[Kind, Stage]>([
    ["patch", "draft"],
    ["photos", "draft"],
    ["move", "scheduled"],
    ["schedule", "draft"],
  ])("by %s has succeeded, when it repeats exactly what is there", async (kind, stage) => {
    const { id, now, write } = await changedElsewhere(stage);
    const again = { ...write, kind, revision: now.revision };
    expect((await send(again)).status).toBe(200);
    const { content, scheduledAt, media } = await traces(id);
    expect((await send(again)).status).toBe(200);
    expect(await traces(id)).toMatchObject({ content, scheduledAt, media });
  });
});

describe("another version of a draft", () => {
  it("replaces no text that came while it was written, and costs nothing then", async () => {
    const { token, user, write: make } = await connectedOwner();
    const { id } = await make("As it was shown");
    await plant({ kind: "slow", delayMs: 800 });
    const late = send({ token, id, kind: "version", revision: 0 });
    await expect.poll(() => db.generation.count({ where: { userId: user.id, state: "RESERVED" } })).toBe(1);
    await send({ token, id, kind: "patch", text: "Typed meanwhile" });
    expect(await late).toMatchObject({
      status: 409,
      message: "POST_CHANGED",
      object: { post: { content: "Typed meanwhile" }, remainingCreditAmount: expect.any(Number) },
    });
    expect(await db.generation.count({ where: { userId: user.id, state: "SETTLED" } })).toBe(0);
  });

  it("is written also where a photo came meanwhile", async () => {
    const { token, user, actor, write: make } = await connectedOwner();
    const { id } = await make("As it was shown");
    const photo = await bluePhoto(actor);
    await plant({ kind: "slow", delayMs: 800 });
    const late = send({ token, id, kind: "version", revision: 0 });
    await expect.poll(() => db.generation.count({ where: { userId: user.id, state: "RESERVED" } })).toBe(1);
    await send({ token, id, kind: "photos", mediaIds: [photo] });
    expect(await late).toMatchObject({ status: 200, object: { generatedPost: { media: [{}] } } });
  });
});
