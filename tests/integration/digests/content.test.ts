// What a letter says: to the owner in her language, with links that work once, and only where
// there is something to say.
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { MAIL_PHOTO } from "../../../lib/media/constants";
import { actorOf } from "../../facebook";
import { makePost, putPhoto } from "../../factories";
import { makePhoto } from "../../photos";
import {
  clear,
  digestOf,
  linksOf,
  makeDue,
  makeOutcome,
  makeReader,
  sendDigests,
  setClock,
  waitingDigests,
} from "./digests";

process.env.RATE_LIMITS = "off";
const doorPaths = async (userId: string) =>
  (await db.digestLink.findMany({ where: { userId }, select: { path: true } }))
    .map(({ path }) => path)
    .sort();

/** The photo that compresses worst. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

/** Fourteen posts of this November, of which those with a question brought people. */
async function makeAnswered(userId: string): Promise<void> {
  for (let day = 1; day <= 14; day++) {
    const asks = day % 2 === 0;
    const content = asks ? `Which roll is yours, number ${day}?` : `Rolls, number ${day}`;
    const publishedAt = new Date(Date.UTC(2026, 10, day, 7));
    const { id } = await makePost(userId, { content, status: "PUBLISHED", publishedAt });
    await db.postOutcome.create({
      data: { postId: id, answer: asks ? "YES" : "NO", answeredAt: publishedAt },
    });
  }
}

async function addPhoto(userId: string, altText: string | null, usedAt: Date | null = null) {
  const about = { mimeType: "image/jpeg", bytes: 1, width: 1, height: 1, source: "UPLOADED" } as const;
  const createdAt = new Date("2026-11-20T12:00:00Z");
  const data = { userId, key: crypto.randomUUID(), altText, usedAt, createdAt, ...about };
  return (await db.media.create({ data })).id;
}

beforeEach(clear);

describe("what worked", () => {
  it("is in its first lines, with a link to it, where posts went out and a difference is there", async () => {
    const { user } = await makeDue();
    await makeAnswered(user.id);
    await makeOutcome(user.id, "SUCCESS", "2026-11-27T08:00:00Z");
    const letter = await digestOf(user.email);
    expect(letter?.text).toContain(
      "What worked\n\n– People came for 7 of 7 posts that ask a question, and for 0 of 7 others.\n  See what worked: ",
    );
    expect(await doorPaths(user.id)).toContain("/what-worked");
  });

  it("is not there without a difference", async () => {
    const { user } = await makeDue();
    await makeOutcome(user.id, "SUCCESS", "2026-11-27T08:00:00Z");
    expect((await digestOf(user.email))?.text).not.toContain("What worked");
  });
});

describe("a letter", () => {
  it("says what went out and what did not, the free times, and up to three proposals with a link each", async () => {
    const { user } = await makeDue();
    await makeOutcome(user.id, "SUCCESS", "2026-11-26T08:00:00Z");
    await makeOutcome(user.id, "SUCCESS", "2026-11-24T08:00:00Z");
    await makeOutcome(user.id, "SUCCESS", "2026-11-20T08:00:00Z");
    await makeOutcome(user.id, "FAILED", "2026-11-27T08:00:00Z");
    const scheduledAt = new Date("2026-12-03T08:00:00Z");
    const coming = await makePost(user.id, { status: "SCHEDULED", scheduledAt });
    // Held back: it goes out only once she has decided.
    const held = await makePost(user.id, { status: "SCHEDULED", scheduledAt, content: "Held back" });
    const delivery = {
      postId: held.id,
      platform: "FACEBOOK",
      pageId: "1",
      contentHash: "-",
      fence: 0,
    } as const;
    await db.delivery.create({ data: { ...delivery, status: "PENDING", heldAt: new Date() } });
    const unnamed = await addPhoto(user.id, null);
    const named = await addPhoto(user.id, "Poppy seed rolls on a tray.");
    await addPhoto(user.id, "In a post already", new Date("2026-11-01"));
    const letter = await digestOf(user.email);
    expect(letter?.subject).toBe("Your week from November 30: one time is free");
    expect(letter?.text).toContain("Last week 2 posts went out. 2 did not go out and wait for you.");
    expect(letter?.text).toContain("Still free in the coming week: Tuesday 9:00 AM.");
    expect(letter?.text).toContain("Poppy seed rolls on a tray. For Tuesday 9:00 AM?");
    expect(letter?.text).toContain("Your photo of November 20: no post has had it yet.");
    expect(letter?.text).not.toContain("In a post already");
    expect(letter?.text).not.toContain("Held back");
    const plan = "/week/plan?from=2026-11-30";
    expect(await doorPaths(user.id)).toEqual([
      plan,
      ...[named, unnamed].map((photo) => `${plan}&photo=${photo}`).sort(),
      `/week?from=2026-11-30&post=${coming.id}`,
    ]);
    for (const href of Object.values(linksOf(letter)).slice(0, -1)) {
      expect(href).toMatch(new RegExp(`^${env().APP_URL}/letter/([\\w-]{43}|came/[\\w.-]+\\?answer=\\w+)$`));
      expect(letter?.html).toContain(href);
    }
    expect(await db.generation.count()).toBe(0);
  });

  it("leads to reading while drafts wait unread, and names one that follows a post", async () => {
    const { user } = await makeDue();
    const first = await makePost(user.id, { status: "PUBLISHED", content: "Saturday is rolls day" });
    const follower = await makePost(user.id, { content: "Rolls day is back\nat six", readRevision: null });
    await db.post.update({ where: { id: follower.id }, data: { repeatOf: first.id } });
    const letter = await digestOf(user.email);
    expect(letter?.text).toContain("One draft waits for you to read it.");
    expect(letter?.text).toContain("“Rolls day is back” comes again");
    expect(letter?.text.match(/Rolls day is back/g)).toHaveLength(1);
    const read = "/week/read?from=2026-11-30";
    expect(await doorPaths(user.id)).toEqual([read, `${read}&post=${follower.id}`]);
  });

  it("names the public holiday of the owner's country, in her language", async () => {
    const { user } = await makeReader({ timeZone: "Europe/Berlin", locale: "de" });
    await setClock("2026-12-20T16:59:00Z");
    await sendDigests();
    await setClock("2026-12-20T17:00:00Z");
    const letter = await digestOf(user.email);
    expect(letter?.subject).toBe("Ihre Woche ab 21. Dezember: 2 Termine sind frei");
    expect(letter?.text).toContain("In der kommenden Woche noch frei: Dienstag 9:00 und Donnerstag 9:00.");
    expect(letter?.text).toContain("Feiertag: 1. Weihnachtstag, Freitag, 25. Dezember.");
    expect(letter?.text).toContain("nach der Uhr von Berlin");
  });

  it("shows the photos and posts themselves, small, in the mail, and nobody else's", async () => {
    const { user, token } = await makeDue();
    const other = await makeReader();
    const { id: photo } = await makePhoto(await actorOf(token), await noise(2000, 1500));
    const { id: used } = await makePhoto(await actorOf(token), await noise(1500, 2000));
    await db.media.updateMany({ data: { source: "UPLOADED" } });
    const foreign = await makePhoto(await actorOf(other.token), await noise(300, 300));
    const scheduledAt = new Date("2026-12-03T08:00:00Z");
    const post = await makePost(user.id, { status: "SCHEDULED", scheduledAt, content: "Rye on Thursday" });
    await putPhoto(post.id, used);
    await db.media.update({ where: { id: used }, data: { usedAt: new Date() } });
    const letter = await digestOf(user.email);
    expect(letter?.text).toContain("Thursday 9:00 AM: “Rye on Thursday”");
    const photos = [...(letter?.html ?? "").matchAll(/src="data:image\/jpeg;base64,(?<jpeg>[^"]+)"/g)];
    expect(photos).toHaveLength(2);
    for (const { groups } of photos) {
      const jpeg = Buffer.from(groups?.jpeg ?? "", "base64");
      expect(jpeg.length).toBeLessThanOrEqual(MAIL_PHOTO.maxBytes);
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg" });
    }
    for (const id of [photo, used, foreign.id]) expect(letter?.html).not.toContain(`/api/media/${id}`);
  });

  it("comes without a photo that is gone by then, and says nothing of a week in which nothing went out", async () => {
    const { user } = await makeDue();
    await addPhoto(user.id, "Rolls on a tray");
    const letter = await digestOf(user.email);
    expect(letter?.text).toContain("Rolls on a tray. For Tuesday 9:00 AM?");
    expect(letter?.html).not.toContain("<img");
    expect(letter?.text).not.toContain("Last week");
  });

  it("says only that the page is gone", async () => {
    for (const page of ["RECONNECT", null] as const) {
      const { user } = await makeDue({ page });
      await makeOutcome(user.id, "SUCCESS", "2026-11-26T08:00:00Z");
      await addPhoto(user.id, "Rolls");
      const letter = await digestOf(user.email);
      expect(letter?.subject).toBe(page ? "Connect your page again" : "Connect your page");
      expect(letter?.text).not.toMatch(/Last week|Still free|photo/);
      expect(await doorPaths(user.id)).toEqual(["/dashboard"]);
    }
  });

  it("does not come where there is nothing to say, publishing is paused, or no plan lets her write", async () => {
    const silent = await makeDue({ slots: [] });
    await makePost(silent.user.id);
    const paused = await makeDue();
    await db.user.update({ where: { id: paused.user.id }, data: { pausedAt: new Date() } });
    const planless = await makeDue({ hasPlan: false });
    for (const { user } of [silent, paused, planless]) expect(await digestOf(user.email)).toBeUndefined();
    expect(await waitingDigests()).toEqual([]);
    expect(await db.digestLink.count()).toBe(0);
  });

  it("carries the headers of RFC 8058", async () => {
    const { user } = await makeDue();
    const letter = await digestOf(user.email);
    const { mailSecret } = await db.digest.findUniqueOrThrow({ where: { userId: user.id } });
    expect(letter?.headers).toMatchObject({
      "list-unsubscribe": `<${env().APP_URL}/api/letter/off/${mailSecret}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
  });
});
