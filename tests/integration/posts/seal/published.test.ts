// What is said to have been checked of a post that has gone out, as it was kept then.
import { beforeEach, describe, expect, it } from "vitest";
import { GET as exportRoute } from "../../../../app/api/settings/export/route";
import { Prisma, db } from "../../../../lib/db";
import { LOOK_AGAIN_SECONDS } from "../../../../lib/posts/publishing/looking/constants";
import { readFigures, workLooks } from "../../../../lib/posts/publishing/looking/work-looks";
import { markPublished } from "../../../../lib/posts/publishing/mutations";
import type { Check } from "../../../../lib/posts/seal/types";
import { advance } from "../../../clock";
import { sandbox } from "../../../facebook";
import { makeOwner, makePost } from "../../../factories";
import { call } from "../../../fixtures";
import { clearFaults } from "../drafting/drafts";
import { connectedOwner, deliveryOf, publish, startAfresh } from "../publishing/publishing";
import { TEXT, published, readByModel, said, saidOf, sealOf } from "./seals";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(async () => {
  await startAfresh();
  await clearFaults();
});

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
