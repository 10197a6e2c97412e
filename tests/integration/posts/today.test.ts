import { describe, expect, it } from "vitest";
import { GET } from "../../../app/api/facts/[id]/posts/route";
import { POST as createFactRoute } from "../../../app/api/facts/route";
import { POST as holdRoute } from "../../../app/api/post/[id]/hold/route";
import { GET as weekRoute } from "../../../app/api/week/route";
import { db } from "../../../lib/db";
import type { DeliveryStatus } from "../../../lib/generated/prisma/enums";
import type { Fact, FactList } from "../../../lib/brand/facts/types";
import type { AffectedPosts } from "../../../lib/posts/today/types";
import { BAKERY } from "../../facebook";
import { makeOwner, makePost } from "../../factories";
import { call } from "../../fixtures";

process.env.RATE_LIMITS = "off";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

type Parts = {
  hours?: number;
  delivery?: DeliveryStatus;
  held?: boolean;
  status?: "SCHEDULED" | "GENERATED";
};

/** A post that goes out in so many hours. */
async function planned(userId: string, content: string, parts: Parts = {}) {
  const { hours = 5, delivery = "PENDING", held = false, status = "SCHEDULED" } = parts;
  const scheduledAt = status === "SCHEDULED" ? inHours(hours) : undefined;
  const { id } = await makePost(userId, { content, status, scheduledAt });
  // As a claim does; the row is written here as it stands after one.
  if (delivery !== "PENDING") await db.post.update({ where: { id }, data: { attemptedAt: new Date() } });
  await db.delivery.create({
    data: {
      ...{ postId: id, platform: "FACEBOOK", pageId: BAKERY, contentHash: String(id), status: delivery },
      ...{ dueAt: inHours(hours), heldAt: held ? new Date() : null, fence: 1 },
      leaseUntil: delivery === "SENDING" ? inHours(1) : null,
    },
  });
  return id;
}

async function tell(bearer: string, body: object): Promise<Fact> {
  const reply = await call(createFactRoute, { bearer, body });
  expect(reply.status, reply.text).toBe(200);
  return reply.object as unknown as Fact;
}

async function touched(bearer: string, { id }: Fact) {
  const reply = await call(GET, { bearer, params: { id } });
  expect(reply.status, reply.text).toBe(200);
  const { posts } = reply.object as unknown as AffectedPosts;
  return posts.map(({ post, state }) => [post.id, state]);
}

const hold = (bearer: string, id: number) =>
  call(holdRoute, { method: "POST", bearer, params: { id: String(id) } });

describe("the posts that something sold out is about", () => {
  it("name it, go out within two days, and are the owner's; what is on its way comes first", async () => {
    const { user, token } = await makeOwner();
    const stranger = await makeOwner();
    const later = await planned(user.id, "A croissant for everybody", { hours: 40 });
    const soon = await planned(user.id, "Croissants from seven", { hours: 2 });
    const held = await planned(user.id, "Our croissant of the week", { hours: 3, held: true });
    const now = await planned(user.id, "Croissants, still warm", { hours: -0.01, delivery: "SENDING" });
    const doubtful = await planned(user.id, "Almond croissants", {
      status: "GENERATED",
      delivery: "UNKNOWN",
    });
    await planned(user.id, "Rye bread at noon");
    await planned(user.id, "Croissants next week", { hours: 50 });
    await planned(user.id, "Croissants that failed", { status: "GENERATED", delivery: "FAILED" });
    await planned(stranger.user.id, "Croissants of another bakery");

    const fact = await tell(token, { kind: "SOLD_OUT", text: "croissants" });
    const posts = await touched(token, fact);
    expect(posts.slice(0, 2).sort()).toEqual(
      [
        [now, "inFlight"],
        [doubtful, "inFlight"],
      ].sort(),
    );
    expect(posts.slice(2)).toEqual([
      [soon, "scheduled"],
      [held, "held"],
      [later, "scheduled"],
    ]);
    expect(await call(GET, { bearer: stranger.token, params: { id: fact.id } })).toMatchObject({
      status: 404,
      message: "FACT_NOT_FOUND",
    });
  });

  it("are those that were sent by hand and are tried again, too: they are on their way", async () => {
    const { user, token } = await makeOwner();
    const retried = await planned(user.id, "Croissants, fresh now", { status: "GENERATED", hours: 0.01 });
    await db.post.update({ where: { id: retried }, data: { attemptedAt: new Date() } });
    const fact = await tell(token, { kind: "SOLD_OUT", text: "croissants" });
    expect(await touched(token, fact)).toEqual([[retried, "inFlight"]]);
  });

  it("are those that go out while it is closed, where the whole business is", async () => {
    const { user, token } = await makeOwner();
    const soon = await planned(user.id, "Rye bread at noon", { hours: 1 });
    await planned(user.id, "Rolls tomorrow", { hours: 30 });
    const fact = await tell(token, { kind: "CLOSED", until: inHours(10).toISOString() });
    expect(await touched(token, fact)).toEqual([[soon, "scheduled"]]);
  });
});

describe("a post that is held", () => {
  it("does not go out, waits for its owner, and is told to nobody by mail", async () => {
    const { user, token } = await makeOwner();
    const id = await planned(user.id, "Croissants from seven");
    expect(await hold(token, id)).toMatchObject({
      status: 200,
      object: { deliveries: [{ status: "PENDING", held: true }] },
    });
    expect(await hold(token, id), "again").toMatchObject({ status: 200 });
    expect(await db.notice.findMany({ where: { userId: user.id } })).toMatchObject([
      { kind: "HELD", code: "POST_HELD", postId: id },
    ]);
    expect(await db.outboxMessage.count({ where: { userId: user.id } })).toBe(0);
  });

  it("is none that is on its way, has gone out, or has no time", async () => {
    const { user, token } = await makeOwner();
    const stranger = await makeOwner();
    const sending = await planned(user.id, "Now", { delivery: "SENDING" });
    const doubtful = await planned(user.id, "In doubt", { delivery: "UNKNOWN" });
    const out = (await makePost(user.id, { status: "PUBLISHED" })).id;
    const draft = (await makePost(user.id)).id;
    for (const [id, message] of [
      [sending, "DELIVERY_IN_FLIGHT"],
      [doubtful, "DELIVERY_IN_FLIGHT"],
      [out, "POST_ALREADY_PUBLISHED"],
      [draft, "POST_NOT_SCHEDULED"],
    ] as const)
      expect(await hold(token, id)).toMatchObject({ status: 409, message });
    expect(await hold(stranger.token, draft)).toMatchObject({ status: 404 });
    expect(await db.delivery.count({ where: { post: { userId: user.id }, heldAt: { not: null } } })).toBe(0);
  });
});

it("the week says what is true today, and nothing else", async () => {
  const { token } = await makeOwner();
  const out = await tell(token, { kind: "SOLD_OUT", text: "croissants" });
  const oven = await tell(token, {
    kind: "OTHER",
    text: "The oven is broken",
    until: inHours(3).toISOString(),
  });
  await tell(token, { kind: "OTHER", text: "We bake with rye" });
  await tell(token, { kind: "OFFER", text: "Twenty percent off", until: inHours(3).toISOString() });
  await tell(token, { kind: "CLOSED", from: inHours(24).toISOString(), until: inHours(48).toISOString() });
  const { today } = (await call(weekRoute, { bearer: token })).object as unknown as { today: FactList };
  expect(today).toEqual({ facts: [out, oven], timeZone: "UTC" });
});
