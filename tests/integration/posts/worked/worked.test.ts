import { beforeEach, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { getWhatWorked } from "../../../../lib/posts/worked/queries";
import { actorOf } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { DAY_MS, published } from "./published";

beforeEach(async () => {
  await db.user.deleteMany();
});

it("compares the latest figures of the actor's own settled posts, and what they have", async () => {
  const { user, token } = await makeOwner();
  for (let days = 8; days < 20; days++)
    await published(user.id, { days, reactions: days % 2 ? 30 + days : days, photo: days % 2 === 1 });
  // What is gone, too fresh, not read, or somebody else's, is not compared.
  await published(user.id, { days: 9, reactions: 500, gone: true });
  await published(user.id, { days: 2, reactions: 500, read: 24 });
  // Reading ended with its first day: the page was disconnected.
  await published(user.id, { days: 9, reactions: 500, read: 24 });
  await published(user.id, { days: 9 });
  await published((await makeOwner()).user.id, { days: 9, reactions: 500 });
  const { measure, counted, findings, posts } = await getWhatWorked(await actorOf(token));
  expect({ measure, counted }).toEqual({ measure: "figures", counted: 12 });
  expect(findings).toMatchObject([
    { question: "photo", having: { posts: 6, middle: 45 }, without: { posts: 6, middle: 14 } },
  ]);
  expect(posts.map(({ answered }) => answered)).not.toContain(501);
});

it("knows a price, a day, a question, a long text, and the weekend by the owner's clock", async () => {
  const { user, token } = await makeOwner();
  await db.user.update({ where: { id: user.id }, data: { timeZone: "Pacific/Auckland" } });
  // Friday evening in Europe is Saturday there.
  const friday = new Date("2026-11-20T20:00:00Z");
  const days = (Date.now() - friday.getTime()) / DAY_MS;
  const content = `Poppy seed rolls for 5 € on Saturday. Who comes? ${"rolls ".repeat(60)}`;
  const postId = await published(user.id, { days, content, reactions: 1 });
  await db.postOutcome.create({ data: { postId, answer: "YES", answeredAt: new Date() } });
  const { posts, missing, measure } = await getWhatWorked(await actorOf(token));
  expect(posts).toMatchObject([{ has: ["weekend", "long", "price", "day", "question"], outcome: "YES" }]);
  expect({ missing, measure }).toEqual({ missing: 9, measure: "figures" });
});
