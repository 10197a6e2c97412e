import { addDays } from "../../../../lib/i18n/calendar";
import { describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { inHeavyTurn } from "../../../../lib/queues/heavy-turn";
import { type Placement } from "../../../../lib/posts/week/types";
import { write } from "../planning/weeks";
import { at, campaignFor, days, first, makeCampaigner, move, read, scheduled, send, stop } from "./campaigns";

const five = [0, 2, 8, 10, 16].map(at);
const post = (id: number) =>
  db.post.findUniqueOrThrow({
    where: { id },
    include: { deliveries: { select: { status: true, dueAt: true } } },
  });

/** A campaign of five ideas, three of them scheduled. */
async function running() {
  const owner = await makeCampaigner();
  const campaign = await campaignFor(owner.token, { slots: five });
  const posts = (await scheduled(owner.token, campaign, 3)) as [number, number, number];
  return { ...owner, campaign, posts };
}

describe("stopping a campaign", () => {
  it("takes all times back and drops the open ideas, but not what is on its way or out", async () => {
    const { token, campaign, posts } = await running();
    const [out, sending, waiting] = posts;
    await db.post.update({
      where: { id: out },
      data: { status: "PUBLISHED", publishedAt: new Date(), scheduledAt: null },
    });
    await db.delivery.updateMany({ where: { postId: out }, data: { status: "SUCCESS", fence: 1 } });
    await send(sending);
    const { status, stopped } = await stop(token, campaign.id);
    expect(status).toBe(200);
    expect(stopped.posts).toEqual([
      { postID: out, code: "POST_ALREADY_PUBLISHED" },
      { postID: sending, code: "DELIVERY_IN_FLIGHT" },
      { postID: waiting, scheduledAt: null },
    ]);
    expect(stopped.dropped).toHaveLength(2);
    expect(await post(sending)).toMatchObject({ status: "SCHEDULED", deliveries: [{ status: "SENDING" }] });
    expect(await post(waiting)).toMatchObject({
      ...{ status: "GENERATED", scheduledAt: null },
      deliveries: [{ status: "CANCELLED" }],
    });
    const { campaign: now } = await read(token, campaign.id);
    expect(now.ideas.map(({ state }) => state)).toEqual([
      "WRITTEN",
      "WRITTEN",
      "WRITTEN",
      "DROPPED",
      "DROPPED",
    ]);
    expect((await stop(token, campaign.id)).stopped).toMatchObject({ dropped: [], posts: stopped.posts });
    // What was dropped is not written any more.
    const dropped = campaign.ideas[4]?.id ?? "";
    expect((await write(token, [dropped])).written.results).toEqual([
      { id: dropped, code: "IDEA_NOT_FOUND" },
    ]);
  });

  it("lets an idea that is just being written become its draft", async () => {
    const { token, campaign } = await running();
    const idea = campaign.ideas[3]?.id ?? "";
    const leaseUntil = new Date(Date.now() + 60_000);
    await db.idea.update({ where: { id: idea }, data: { state: "WRITING", attempt: idea, leaseUntil } });
    const { stopped } = await stop(token, campaign.id);
    expect(stopped).toMatchObject({ writing: [idea], dropped: [campaign.ideas[4]?.id] });
  });
});

describe("moving a campaign", () => {
  it("moves scheduled posts with their deliveries, drafts' times and ideas by the same days", async () => {
    const { token, campaign, posts } = await running();
    await write(token, [campaign.ideas[3]?.id ?? ""]);
    const { status, moved } = await move(token, campaign.id, 3);
    expect(status).toBe(200);
    expect(moved).toMatchObject({
      ...{ beginsOn: addDays(first, 3), endsOn: addDays(days.endsOn, 3), revision: 1 },
      posts: posts.map((postID, index): Placement => ({ postID, scheduledAt: at([3, 5, 11][index] ?? 0) })),
    });
    for (const [index, id] of posts.entries()) {
      const time = new Date(at([3, 5, 11][index] ?? 0));
      expect(await post(id)).toMatchObject({
        scheduledAt: time,
        deliveries: [{ status: "PENDING", dueAt: time }],
      });
    }
    const { campaign: now } = await read(token, campaign.id);
    expect(now.ideas.map(({ slotAt }) => slotAt)).toEqual([3, 5, 11, 13, 19].map(at));
  });

  it("leaves what is out or on its way, names it, and still begins with it", async () => {
    const { token, campaign, posts } = await running();
    const [out, sending, waiting] = posts;
    await db.post.update({
      where: { id: out },
      data: { status: "PUBLISHED", publishedAt: new Date(), scheduledAt: null },
    });
    await send(sending);
    const { moved } = await move(token, campaign.id, 7);
    expect(moved.posts).toEqual([
      { postID: out, code: "POST_NOT_MOVABLE" },
      { postID: sending, code: "DELIVERY_IN_FLIGHT" },
      { postID: waiting, scheduledAt: at(15) },
    ]);
    expect(moved).toMatchObject({ beginsOn: first, endsOn: addDays(days.endsOn, 7) });
    expect(await post(sending)).toMatchObject({
      scheduledAt: new Date(at(2)),
      deliveries: [{ status: "SENDING" }],
    });
  });

  it("is refused for what was moved elsewhere meanwhile, and nothing moves twice", async () => {
    const { token, campaign, posts } = await running();
    const replies = await Promise.all([move(token, campaign.id, 7), move(token, campaign.id, 7)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.message).toBe("CAMPAIGN_CHANGED");
    expect(await post(posts[0])).toMatchObject({ scheduledAt: new Date(at(7)) });
  });

  it("not into the past, and not too far ahead", async () => {
    const { token, campaign, posts } = await running();
    const { moved } = await move(token, campaign.id, -40);
    expect(moved.posts).toEqual(posts.map((postID) => ({ postID, code: "TIME_HAS_PASSED" })));
    expect(moved.ideas.every((idea) => "code" in idea && idea.code === "TIME_HAS_PASSED")).toBe(true);
    expect(await move(token, campaign.id, 180)).toMatchObject({ status: 400 });
  });

  it("leaves an idea that would stand after its last day, and says of a moved post that its day is wrong", async () => {
    const { token } = await makeCampaigner();
    const until = addDays(first, 4);
    const campaign = await campaignFor(token, { brief: `Workshop on ${until}`, slots: [at(1), at(3)] });
    const about = campaign.ideas.find(({ aboutUntil }) => aboutUntil === until);
    const { moved } = await move(token, campaign.id, 7);
    expect(moved.ideas).toContainEqual({ id: about?.id, code: "NO_EARLY_SLOT" });
    expect(moved.ideas.filter((idea) => "slotAt" in idea)).toHaveLength(1);
  });

  it("keeps its days where nothing is left to be moved", async () => {
    const { token, campaign } = await running();
    await db.idea.deleteMany({ where: { planId: campaign.id } });
    const { moved } = await move(token, campaign.id, 1);
    expect(moved).toMatchObject({ posts: [], ideas: [], revision: 0, beginsOn: first });
  });
});

describe("moving and stopping", () => {
  it("wait for their owner's turn, and do not for another's", async () => {
    const [{ user, token, campaign }, other] = await Promise.all([running(), running()]);
    let release = () => {};
    const before = inHeavyTurn(user.id, () => new Promise<void>((resolve) => (release = resolve)));
    const answered: string[] = [];
    const own = [
      move(token, campaign.id, 1).then(({ status }) => answered.push(`moved ${status}`)),
      stop(token, campaign.id).then(({ status }) => answered.push(`stopped ${status}`)),
    ];
    expect((await move(other.token, other.campaign.id, 1)).status).toBe(200);
    expect((await stop(other.token, other.campaign.id)).status).toBe(200);
    expect(answered, "before their turn").toEqual([]);
    release();
    await Promise.all([before, ...own]);
    expect(answered.sort()).toEqual(["moved 200", "stopped 200"]);
  });
});
