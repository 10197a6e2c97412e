// What is said to have been checked of a post: as it is now, and after it has gone out as it was kept.
import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "../../../app/api/post/[id]/seal/route";
import { POST } from "../../../app/api/post/[id]/days/route";
import { GET as exportRoute } from "../../../app/api/settings/export/route";
import { Prisma, db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { inReadingTurn } from "../../../lib/queues/heavy-turn";
import { workOutbox } from "../../../lib/jobs/work-outbox";
import { textReadingHandler } from "../../../lib/posts/checking/read-post";
import { enqueueReadings } from "../../../lib/posts/editing/enqueue-readings";
import { LOOK_AGAIN_SECONDS } from "../../../lib/posts/publishing/looking/constants";
import { readFigures, workLooks } from "../../../lib/posts/publishing/looking/work-looks";
import { markPublished } from "../../../lib/posts/publishing/mutations";
import { sweepDeliveries } from "../../../lib/posts/publishing/sweep-deliveries";
import type { Check, PostSeal } from "../../../lib/posts/seal/types";
import { advance } from "../../clock";
import { sandbox } from "../../facebook";
import { makeOwner, makePost } from "../../factories";
import { call } from "../../fixtures";
import { clearFaults, plant } from "./drafts";
import { connectedOwner, deliveryOf, publish, startAfresh } from "./publishing/publishing";
import { schedule } from "./publishing/scheduling";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(async () => {
  await startAfresh();
  await clearFaults();
});

async function sealOf(token: string, id: number, at?: string): Promise<PostSeal> {
  const path = `/api/post/${id}/seal${at ? `?at=${at}` : ""}`;
  const reply = await call(GET, { bearer: token, params: { id: String(id) }, path });
  expect(reply.status, reply.text).toBe(200);
  return reply.object as PostSeal;
}
const said = ({ kind, outcome, by, reason, words }: Check) =>
  [kind, outcome, by ?? reason, words?.join("|")].filter(Boolean).join(" ");
const saidOf = async (...[token, id, at]: Parameters<typeof sealOf>) =>
  (await sealOf(token, id, at)).checks.map(said);
const readByModel = async (id: number) => {
  await enqueueReadings(db, [id]);
  await workOutbox(textReadingHandler);
};

const TEXT = "Rolls for 3 € at the shop";

/** A post that has gone out at its time. */
async function published(content = TEXT) {
  const owner = await connectedOwner();
  const post = await owner.write(content);
  await schedule(owner.token, post, { seconds: 60 });
  await advance(61);
  await sweepDeliveries();
  expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
  return { ...owner, post };
}

describe("a post that went out", () => {
  it("keeps what was checked before, by what, and tells when the page was seen to show it", async () => {
    const { token, post } = await published();
    const kept = ["DAYS RIGHT RULES", "CLAIMS RIGHT RULES", "BLANKS RIGHT RULES", "PAGE RIGHT FACEBOOK"];
    const seal = await sealOf(token, post.id);
    expect(seal.kept).toBe(true);
    expect(seal.checks.map(said)).toEqual([...kept, "SENT RIGHT FACEBOOK", "SEEN OPEN SOON"]);
    expect(seal.checks.every(({ at }) => at !== null)).toBe(true);

    await advance(LOOK_AGAIN_SECONDS + 1);
    await workLooks();
    // What it rests on goes, and what was kept stays to the letter.
    await db.postClaim.deleteMany();
    await db.delivery.updateMany({ data: { pageAskedAt: null } });
    await db.post.updateMany({ data: { claimsRevision: null } });
    const later = await sealOf(token, post.id);
    expect(later.checks.map(said)).toEqual([...kept, "SENT RIGHT FACEBOOK", "SEEN RIGHT FACEBOOK"]);
    expect(later.checks.slice(0, 5)).toEqual(seal.checks.slice(0, 5));

    const { externalId } = await deliveryOf(post.id);
    await sandbox("POST", `/facebook/posts/${externalId}/delete`);
    await advance(86_400);
    await readFigures();
    expect(await saidOf(token, post.id)).toContain("SEEN WRONG FACEBOOK");
  });

  it("names what was not right, and what could not be checked, and has it in the export", async () => {
    const content =
      "Only [your price] on Saturday, 5 December 2020. Menu: kovacs.example/menu, kovacs.example/pies and kovacs.example";
    const { token, write, user } = await connectedOwner();
    const post = await write(content);
    await db.post.update({ where: { id: post.id }, data: { rightBlanks: ["[your price]"] } });
    const dead = { state: "DEAD", finding: "GONE", checkedAt: new Date() } as const;
    const of = { postId: post.id, userId: user.id };
    await db.postLink.createMany({
      data: [
        { ...dead, ...of, url: "https://kovacs.example/menu" },
        { ...dead, ...of, url: "https://kovacs.example/pies", leftAt: new Date() },
      ],
    });
    await publish(token, post);
    const checks = await saidOf(token, post.id);
    expect(checks).toEqual([
      // A day that is over when the text is written is told as that.
      "DAYS RIGHT RULES",
      "CLAIMS OPEN AT_ONCE",
      "BLANKS RIGHT OWNER [your price]",
      "LINKS WRONG LOOK https://kovacs.example/menu",
      "LINKS RIGHT OWNER https://kovacs.example/pies",
      "LINKS OPEN AT_ONCE https://kovacs.example",
      "PAGE OPEN AT_ONCE",
      "SENT RIGHT FACEBOOK",
      "SEEN OPEN SOON",
    ]);
    const file = await call(exportRoute, { bearer: token });
    const { posts } = JSON.parse(file.text) as { posts: { seal: Check[] }[] };
    expect(posts[0]?.seal.map(said)).toEqual(checks.slice(0, -2));
  });

  it("goes out although what is known of it is nonsense, and says then that nothing was kept", async () => {
    const { token, write, user } = await connectedOwner();
    const post = await write(TEXT);
    await readByModel(post.id);
    await db.textReading.updateMany({ where: { userId: user.id }, data: { reading: { days: 7 } } });
    await publish(token, post);
    expect(await saidOf(token, post.id)).toEqual([
      ...["DAYS", "CLAIMS", "BLANKS", "LINKS", "PAGE"].map((kind) => `${kind} OPEN NOT_KEPT`),
      "SENT RIGHT FACEBOOK",
      "SEEN OPEN SOON",
    ]);
  });

  it("goes out although a day that was read of it ends with half a character", async () => {
    const { token, write, user } = await connectedOwner();
    const content = "Rolls on the fifth of December 🎄";
    const post = await write(content);
    await readByModel(post.id);
    const day = {
      from: 9,
      to: content.length - 1,
      role: "on",
      date: { day: 5, month: 12, year: 2026 },
      weekday: 1,
    };
    const reading = { days: [day], idle: [], claims: [] };
    await db.textReading.updateMany({ where: { userId: user.id }, data: { reading } });
    await publish(token, post);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
    expect(await saidOf(token, post.id)).toContain("DAYS WRONG MODEL the fifth of December");
  });

  it("is marked as published although the database fails to say what is known of it", async () => {
    const { user } = await makeOwner();
    const { id } = await makePost(user.id, { content: TEXT });
    const rename = (from: string, to: string) =>
      Prisma.sql`ALTER TABLE "PostLink" RENAME COLUMN ${Prisma.raw(from)} TO ${Prisma.raw(to)}`;
    await db.$transaction(async (tx) => {
      await tx.$executeRaw(rename('"url"', '"away"'));
      await markPublished(tx, id);
      await tx.$executeRaw(rename('"away"', '"url"'));
    });
    expect(await db.post.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ status: "PUBLISHED", seal: null },
    });
  });

  it("says when its claims were compared, and that they were not where nothing tells which a model alone saw", async () => {
    const { token, write } = await connectedOwner();
    const [known, unknown] = [await write("Good morning"), await write(TEXT)];
    for (const { id } of [known, unknown]) await sealOf(token, id);
    await db.post.update({ where: { id: unknown.id }, data: { claimsAt: null } });
    await advance(100);
    for (const post of [known, unknown]) await publish(token, post);
    const { checks } = await sealOf(token, known.id);
    const atOf = (kind: string) => checks.find((check) => check.kind === kind)?.at ?? "";
    expect(Date.parse(atOf("CLAIMS"))).toBeLessThan(Date.parse(atOf("BLANKS")));
    expect(await saidOf(token, unknown.id)).toContain("CLAIMS OPEN AT_ONCE");
  });

  it("without a page is said to be so by its owner", async () => {
    const { user, token } = await makeOwner();
    const { id } = await db.post.create({ data: { userId: user.id, content: TEXT } });
    await publish(token, { id, content: TEXT }, { platforms: [] });
    expect((await saidOf(token, id)).slice(-2)).toEqual(["BLANKS RIGHT RULES", "SENT RIGHT OWNER"]);
  });
});

describe("a post that is still to go out", () => {
  it("is said to be checked as it is now, against the time that it has or would have", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("On Saturday, 5 December 2026, rolls for 3 €");
    const saturday = "2026-12-05T09:00:00Z";
    expect(await saidOf(token, post.id)).toEqual([
      ...["DAYS OPEN NO_TIME", "CLAIMS RIGHT RULES", "BLANKS RIGHT RULES", "PAGE OPEN NOT_SCHEDULED"],
    ]);
    expect((await saidOf(token, post.id, saturday))[0]).toBe("DAYS RIGHT RULES");
    expect((await saidOf(token, post.id, "2026-12-07T09:00:00Z"))[0]).toMatch(/^DAYS WRONG RULES/);
    await schedule(token, post);
    expect((await sealOf(token, post.id)).kept).toBe(false);
    expect((await saidOf(token, post.id)).at(-1)).toBe("PAGE RIGHT FACEBOOK");
    await sandbox("PUT", "/facebook/accounts", {
      people: [
        {
          id: "100500000000001",
          name: "Anna",
          pages: [
            {
              id: (await deliveryOf(post.id)).pageId,
              name: "A page",
              tasks: ["CREATE_CONTENT"],
              unpublished: true,
            },
          ],
        },
      ],
    });
    await schedule(token, post);
    expect((await saidOf(token, post.id)).at(-1)).toBe("PAGE WRONG FACEBOOK");
  });

  it("agrees with a day that its owner keeps, for these words and that day, and so does what is kept of it", async () => {
    const { token, write } = await connectedOwner();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const inWords = (parts: Intl.DateTimeFormatOptions, date: Date) =>
      new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" }).format(date);
    // The weekday after it, so that no day of sending is right for both.
    const day = `${inWords({ weekday: "long" }, inDays(8))}, ${inWords({ dateStyle: "long" }, inDays(7))}`;
    const post = await write(`Come to our party on ${day}`);
    const [soon, later] = [inDays(1).toISOString(), inDays(2).toISOString()];
    const keep = (words: string, at: string, bearer = token) =>
      call(POST, { bearer, params: { id: String(post.id) }, body: { words, at } });
    const [wrong] = (await sealOf(token, post.id, soon)).checks;
    expect(wrong).toMatchObject({ kind: "DAYS", outcome: "WRONG" });
    const named = wrong?.words?.[0] ?? "";
    expect(await keep("our party", soon)).toMatchObject({ status: 404, message: "CLAIM_NOT_FOUND" });
    const { token: stranger } = await makeOwner();
    expect(await keep(named, soon, stranger)).toMatchObject({ message: "POST_NOT_FOUND" });
    expect((await keep(named, soon)).status).toBe(200);
    expect((await keep(named, soon)).status, "safe to repeat").toBe(200);
    expect((await db.post.findUniqueOrThrow({ where: { id: post.id } })).rightDays).toHaveLength(1);
    expect((await saidOf(token, post.id, soon))[0]).toBe(`DAYS RIGHT OWNER ${named}`);
    expect((await saidOf(token, post.id, later))[0]).toBe(`DAYS WRONG RULES ${named}`);

    await keep(named, new Date().toISOString());
    await publish(token, post);
    expect((await saidOf(token, post.id))[0]).toBe(`DAYS RIGHT OWNER ${named}`);
    expect(await keep(named, later), "it has gone out").toMatchObject({ status: 404 });
  });

  it("is told while its owner's texts wait for their turn", async () => {
    const { token, user, write } = await connectedOwner();
    const post = await write(TEXT);
    const before = await saidOf(token, post.id);
    let release = () => {};
    const free = new Promise<void>((resolve) => (release = resolve));
    const crowd = Promise.allSettled(Array.from({ length: 101 }, () => inReadingTurn(user.id, () => free)));
    await expect(inReadingTurn(user.id, () => free)).rejects.toMatchObject({ code: "SERVER_BUSY" });
    expect(await saidOf(token, post.id)).toEqual(before);
    release();
    await crowd;
  });

  it("is nobody else's to look at, before and after it has gone out", async () => {
    const { post, write } = await published();
    const { id } = await write(TEXT);
    const { token } = await makeOwner();
    for (const foreign of [id, post.id])
      expect(await call(GET, { bearer: token, params: { id: String(foreign) } })).toMatchObject({
        status: 404,
        message: "POST_NOT_FOUND",
      });
  });

  /** A text by a model, from a request that a model may be unable to read. */
  async function written(request: string) {
    const { token, write } = await connectedOwner();
    const content = "Rolls are five euros each";
    const { id } = await write(content);
    const at = { createdAt: new Date() };
    await db.postVersion.create({ data: { postId: id, content, source: "DRAFT", ...at } });
    await db.postSource.create({ data: { postId: id, source: "REQUEST", text: request, ...at } });
    return { token, id };
  }

  it("calls a price that only the model sees unsaid only where it has read every source", async () => {
    const short = await written("Rolls");
    await readByModel(short.id);
    expect(await saidOf(short.token, short.id)).toContain("CLAIMS WRONG MODEL five euros");
    expect((await sealOf(short.token, short.id)).checks[0]?.model).toBe(env().readingModel);
    await startAfresh();
    const long = await written("Rolls ".repeat(1_200));
    await readByModel(long.id);
    expect(await saidOf(long.token, long.id)).toContain("CLAIMS OPEN UNREAD five euros");
  });

  it("is checked by our rules alone while the model is down", async () => {
    const { token, id } = await written("Rolls");
    await plant({ contains: "text_reading", times: 5, kind: "error-before-effect" });
    await readByModel(id);
    expect(await saidOf(token, id)).toEqual(
      expect.arrayContaining(["DAYS RIGHT RULES", "CLAIMS RIGHT RULES"]),
    );
  });
});
