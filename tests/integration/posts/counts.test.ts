import { describe, expect, it } from "vitest";
import { type Prisma, db } from "../../../lib/db";
import { makeOwner, makePost } from "../../factories";

type Counts = { generated: number; unread: number; scheduled: number; published: number };

/** Of a draft that was read, both are the same number. */
const UNREAD = {
  OR: [{ readRevision: null }, { NOT: { readRevision: { equals: db.post.fields.revision } } }],
} satisfies Prisma.PostWhereInput;

const kept = (userId: string): Promise<Counts | null> =>
  db.postCount.findUnique({
    where: { userId },
    select: { generated: true, unread: true, scheduled: true, published: true },
  });

async function counted(userId: string): Promise<Counts> {
  const of = (status: Prisma.PostWhereInput["status"]) =>
    db.post.count({ where: { userId, status, deletedAt: null } });
  return {
    generated: await of("GENERATED"),
    unread: await db.post.count({ where: { userId, status: "GENERATED", deletedAt: null, ...UNREAD } }),
    scheduled: await of("SCHEDULED"),
    published: await of("PUBLISHED"),
  };
}

describe("the counts of an owner's posts", () => {
  it("follow every way in which a post changes", async () => {
    const { user } = await makeOwner();
    const post = await makePost(user.id);
    const where = { id: post.id };
    const set = (data: Prisma.PostUpdateInput) => () => db.post.update({ where, data });
    expect(await kept(user.id)).toEqual({ generated: 1, unread: 0, scheduled: 0, published: 0 });
    const read = () => db.$executeRaw`UPDATE "Post" SET "readRevision" = "revision" WHERE "id" = ${post.id}`;
    const steps: [() => Promise<unknown>, Counts][] = [
      [read, { generated: 1, unread: 0, scheduled: 0, published: 0 }],
      [set({ cost: 1 }), { generated: 1, unread: 0, scheduled: 0, published: 0 }],
      [set({ content: "New words" }), { generated: 1, unread: 1, scheduled: 0, published: 0 }],
      [
        set({ status: "SCHEDULED", scheduledAt: new Date() }),
        { generated: 0, unread: 0, scheduled: 1, published: 0 },
      ],
      [set({ content: "Other words" }), { generated: 0, unread: 0, scheduled: 1, published: 0 }],
      [set({ deletedAt: new Date() }), { generated: 0, unread: 0, scheduled: 0, published: 0 }],
      [
        set({ status: "GENERATED", scheduledAt: null }),
        { generated: 0, unread: 0, scheduled: 0, published: 0 },
      ],
      [set({ deletedAt: null }), { generated: 1, unread: 1, scheduled: 0, published: 0 }],
      [set({ status: "PUBLISHED" }), { generated: 0, unread: 0, scheduled: 0, published: 1 }],
      [
        () => makePost(user.id, { deletedAt: new Date() }),
        { generated: 0, unread: 0, scheduled: 0, published: 1 },
      ],
      [
        () => db.post.deleteMany({ where: { userId: user.id } }),
        { generated: 0, unread: 0, scheduled: 0, published: 0 },
      ],
    ];
    for (const [step, counts] of steps) {
      await step();
      expect(await kept(user.id)).toEqual(counts);
    }
  });

  it("begin with a post that comes back, for an owner who had none but deleted ones", async () => {
    const { user } = await makeOwner();
    const { id } = await makePost(user.id, { deletedAt: new Date() });
    expect(await kept(user.id)).toBeNull();
    await db.post.update({ where: { id }, data: { deletedAt: null } });
    expect(await kept(user.id)).toEqual({ generated: 1, unread: 0, scheduled: 0, published: 0 });
  });

  it("are what they were after a transaction that failed", async () => {
    const { user } = await makeOwner();
    await makePost(user.id);
    const failed = db.$transaction(async (tx) => {
      await tx.post.deleteMany({ where: { userId: user.id } });
      throw new Error("on purpose");
    });
    await expect(failed).rejects.toThrow("on purpose");
    expect(await kept(user.id)).toEqual({ generated: 1, unread: 0, scheduled: 0, published: 0 });
  });

  it("go with the account, also in one transaction with a new post", async () => {
    const { user } = await makeOwner();
    await makePost(user.id);
    await db.$transaction(async (tx) => {
      await tx.post.create({ data: { userId: user.id, content: "The last one" } });
      await tx.user.delete({ where: { id: user.id } });
    });
    expect(await kept(user.id)).toBeNull();
  });

  it("are right after many transactions at once, none of which waits in a circle", async () => {
    const { user } = await makeOwner();
    const posts = await Promise.all(Array.from({ length: 12 }, () => makePost(user.id)));
    const ids = posts.map(({ id }) => id);
    const changes = [
      { status: "GENERATED", scheduledAt: null },
      { status: "SCHEDULED", scheduledAt: new Date() },
      { status: "PUBLISHED" },
    ] as const;
    // Each changes one post, writes another, and changes a third: were the counts taken with the first, two would wait
    // for each other.
    const change = (n: number) =>
      db.$transaction(async (tx) => {
        const [first, second] = [n, n + 1 + (n % 5)]
          .map((at) => ids[at % ids.length] ?? 0)
          .toSorted((a, b) => a - b);
        await tx.post.updateMany({ where: { id: first }, data: changes[n % 3] ?? {} });
        await tx.post.create({ data: { userId: user.id, content: `Beside it, ${n}` } });
        await tx.post.updateMany({ where: { id: second }, data: changes[(n + 1) % 3] ?? {} });
        await tx.$executeRaw`UPDATE "Post" SET "readRevision" = "revision" WHERE "id" = ${second}`;
      });
    await Promise.all(Array.from({ length: 60 }, (_, n) => change(n)));
    expect(await kept(user.id)).toEqual(await counted(user.id));
  });
});
