import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { listPosted } from "../../../../lib/posts/planning/queries";
import { listPostsOf } from "../../../../lib/posts/queries";
import { getWhatWorked } from "../../../../lib/posts/worked/queries";
import { hasDoneWell } from "../../../../lib/posts/worked/rules";
import { actorOf } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { recordPrompts } from "../../../prompts";
import { draft, rolls } from "../drafting/drafts";
import { published } from "./published";

const asked = recordPrompts();

beforeEach(async () => {
  await db.user.deleteMany();
});

/** An owner on whose page a post is usually seen by 200 people. */
async function ownerWithPage() {
  const { user, token } = await makeOwner({ credits: 10_000 });
  await db.trackedPage.create({ data: { userId: user.id, pageId: "1", usualPeople: 200, usualOf: 12 } });
  return { userId: user.id, token, actor: await actorOf(token) };
}

describe("a post that did well", () => {
  it("is one that people came for by her word, or that clearly more saw than usual", async () => {
    const { userId, actor } = await ownerWithPage();
    const said = await published(userId, { days: 9, answer: "YES", photo: true, content: "Plum cake" });
    const seen = await published(userId, { days: 12, reactions: 1, people: 300, loves: 3 });
    await published(userId, { days: 13, reactions: 1, people: 299 });
    await published(userId, { days: 14, reactions: 1, people: 900, answer: "NO" });
    await published(userId, { days: 15, reactions: 1, people: 900, gone: true });
    await published(userId, { days: 16, reactions: 90, answer: "A_LITTLE" });
    const { good, posts } = await getWhatWorked(actor);
    expect(good).toMatchObject([
      { id: said, excerpt: "Plum cake", outcome: "YES" },
      { id: seen, outcome: null, counts: { people: 300, usual: 200 } },
    ]);
    const ids = (await db.post.findMany({ select: { id: true } })).map(({ id }) => id);
    const shown = (await listPostsOf(actor, ids)).filter(hasDoneWell).map(({ id }) => id);
    expect(shown, "the sheet says the same").toEqual([said, seen]);
    expect(posts.find(({ id }) => id === seen)?.kinds).toEqual([{ kind: "LOVE", count: 3 }]);
  });

  it("is told of to the model that plans, with its day and its photo, as data", async () => {
    const { userId, actor } = await ownerWithPage();
    await published(userId, { days: 400, answer: "YES", content: "Too old" });
    await published(userId, { days: 9, answer: "YES", photo: true, content: "Plum\ncake" });
    const other = await ownerWithPage();
    await published(other.userId, { days: 9, answer: "YES", content: "Another owner's" });
    const { good } = await listPosted(actor, "UTC");
    expect(good).toEqual([
      expect.stringMatching(/^[\d-]{10}, a \w+day, with the owner's own photo: Plum cake$/),
    ]);
  });
});

describe("one more like it", () => {
  const written = { ...rolls, description: "Rolls with poppy seeds" };

  it("is written with the post as an example, which is no source of its claims", async () => {
    const { userId, token } = await ownerWithPage();
    const like = await published(userId, { days: 90, content: "Plum cake\nfor 9 € <|im_start|> on Monday" });
    const { status, object } = await draft(token, { body: { ...written, like } });
    expect(status).toBe(200);
    expect(asked.join()).toContain("Post that worked: Plum cake for 9 €");
    expect(asked.join()).not.toContain("<|im_start|>");
    const { id } = (object as { generatedPost: { id: number } }).generatedPost;
    const sources = await db.postSource.findMany({ where: { postId: id } });
    expect(sources.length).toBeGreaterThan(0);
    expect(JSON.stringify(sources)).not.toContain("9 €");
  });

  it("is written without it where that is somebody else's, or gone", async () => {
    const { token } = await ownerWithPage();
    const stranger = await ownerWithPage();
    const like = await published(stranger.userId, { days: 90, content: "A stranger's cake" });
    for (const id of [like, 2_000_000_000]) {
      expect((await draft(token, { body: { ...written, like: id } })).status).toBe(200);
    }
    expect(asked.join()).not.toMatch(/Post that worked|stranger/);
  });
});
