// A post of long ago that did well is proposed once more: one a week, none twice a year, and nothing is written by itself.
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { answerAgainAction } from "../../../../lib/posts/worked/actions";
import { proposeAgain } from "../../../../lib/posts/worked/propose-again";
import { getWhatWorked } from "../../../../lib/posts/worked/queries";
import { advance, setClockOffset } from "../../../clock";
import { actorOf } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { requestOf } from "../../../fixtures";
import { inRequest } from "../../../request-scope";
import { digestOf, makeReader, sendDigests, setClock } from "../../digests/digests";
import { draft, rolls } from "../drafting/drafts";
import { published } from "./published";

process.env.RATE_LIMITS = "off";
const DAY = 24 * 3600;

beforeEach(async () => {
  await setClockOffset(0);
  await db.user.deleteMany();
});

async function ownerWith(...days: number[]) {
  const { user, token } = await makeOwner({ credits: 10_000 });
  const ids = [];
  for (const day of days)
    ids.push(await published(user.id, { days: day, answer: "YES", content: `Plum cake, ${day} days ago` }));
  const actor = await actorOf(token);
  const again = async () => (await proposeAgain(actor))?.id ?? null;
  const decline = (postID: number) =>
    inRequest(requestOf({ method: "POST", cookie: token }), () => answerAgainAction({ postID }));
  return { userId: user.id, token, actor, ids, again, decline };
}

describe("a post that did well", () => {
  it("is proposed from sixty days on: the oldest of a little over a year, for a week, then the next", async () => {
    const { actor, ids, again } = await ownerWith(401, 300, 61, 59);
    const { again: shown } = await getWhatWorked(actor);
    expect(shown).toMatchObject({ id: ids[1], excerpt: "Plum cake, 300 days ago" });
    await advance(6 * DAY);
    expect(await again()).toBe(ids[1]);
    expect((await getWhatWorked(actor)).again?.id).toBe(ids[1]);
    await advance(DAY - 3_630);
    expect(await again(), "the next letter, after a week of 167 hours").toBe(ids[2]);
    await advance(7 * DAY + 60);
    expect(await again(), "the last is old enough by now").toBe(ids[3]);
    await advance(7 * DAY + 60);
    expect(await again(), "none comes twice a year").toBeNull();
  });

  it("is none that people did not come for, that is gone or deleted, or another owner's", async () => {
    const { userId, actor } = await ownerWith();
    await published(userId, { days: 90, answer: "NO" });
    await published(userId, { days: 91 });
    await published(userId, { days: 92, answer: "YES", gone: true });
    const id = await published(userId, { days: 93, answer: "YES" });
    await db.post.update({ where: { id }, data: { deletedAt: new Date() } });
    await ownerWith(94);
    expect(await proposeAgain(actor)).toBeNull();
    expect(await db.postAgain.count()).toBe(0);
  });

  it("is one a week, however many look at once, and also after it was declined or removed", async () => {
    const { ids, again, decline, userId } = await ownerWith(200, 100);
    const seen = await Promise.all(Array.from({ length: 12 }, again));
    expect(new Set(seen.filter((id) => id !== null))).toEqual(new Set([ids[0]]));
    const marked = () => db.post.count({ where: { userId, againAt: { not: null } } });
    expect(await marked()).toBe(1);
    const stranger = await ownerWith();
    await stranger.decline(ids[0] ?? 0);
    expect(await again()).toBe(ids[0]);
    await decline(ids[0] ?? 0);
    expect(await again()).toBeNull();
    await db.post.delete({ where: { id: ids[0] } });
    expect(await again()).toBeNull();
    expect(await marked()).toBe(0);
  });

  it("is never written by itself; a draft that is written like it ends the proposal", async () => {
    const { token, again, ids, userId } = await ownerWith(100);
    expect(await again()).toBe(ids[0]);
    expect(await db.post.count({ where: { userId } })).toBe(1);
    expect((await draft(token, { body: { ...rolls, like: ids[0] } })).status).toBe(200);
    expect(await again()).toBeNull();
  });

  it("is in the letter, with a link that begins a draft like it", async () => {
    const { user } = await makeReader();
    await setClock("2026-11-29T16:59:00Z");
    await sendDigests();
    const publishedAt = new Date("2026-09-12T08:00:00Z");
    const id = await published(user.id, { days: 1, answer: "YES", content: "The plum cake" });
    await db.post.update({ where: { id }, data: { publishedAt } });
    await setClock("2026-11-29T17:00:00Z");
    expect((await digestOf(user.email))?.text).toContain(
      "“The plum cake” did well in September 2026. Again,",
    );
    const paths = await db.digestLink.findMany({ where: { userId: user.id }, select: { path: true } });
    expect(paths).toContainEqual({ path: `/post-generator?new&like=${id}` });
  });
});
