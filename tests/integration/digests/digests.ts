import { randomUUID } from "node:crypto";
import { db } from "../../../lib/db";
import { digestMailHandler } from "../../../lib/digests/mail-digests";
import { workOutbox } from "../../../lib/jobs/work-outbox";
import { setClockOffset } from "../../clock";
import { makePost, makeSession, makeUser } from "../../factories";
import { type KeptMail, mailsTo } from "../../mailbox";
import { runTimer } from "../../timers";

/** Removes all owners and what waits to be sent: a digest is looked for among everybody's. */
export async function clear(): Promise<void> {
  await db.user.deleteMany();
  await db.outboxMessage.deleteMany();
}

/** Sets the clock of the database to a moment. */
export const setClock = (moment: string) => setClockOffset(Date.parse(moment) - Date.now());

type Reader = {
  timeZone?: string | null;
  locale?: string;
  /** 1 (Monday) to 7 (Sunday) at nine by the owner's clock. */
  slots?: number[];
  page?: "CONNECTED" | "RECONNECT" | null;
  hasPlan?: boolean;
  verified?: boolean;
};

/** An owner who gets a letter, with posting times on Tuesday and Thursday at nine. */
export async function makeReader(parts: Reader = {}) {
  const { timeZone = "Europe/Budapest", locale = "en", slots = [2, 4], page = "CONNECTED" } = parts;
  const user = await makeUser({ verified: parts.verified });
  const userId = user.id;
  await db.user.update({ where: { id: userId }, data: { timeZone, locale } });
  await db.postingSlot.createMany({ data: slots.map((weekday) => ({ userId, weekday, minute: 540 })) });
  if (page)
    await db.connection.create({
      data: {
        ...{ userId, platform: "FACEBOOK", status: page, accountId: randomUUID(), userToken: "t" },
        ...{ pageId: randomUUID(), pageName: "Kovács Bakery" },
      },
    });
  if (parts.hasPlan !== false)
    await db.subscription.create({
      data: { userId, status: "ACTIVE", plan: "STANDARD", currentPeriodEnd: new Date("2036-01-01") },
    });
  const { token } = await makeSession(userId, { expiresAt: new Date("2036-01-01") });
  return { user, token };
}

/** A post that went out, or was tried in vain. */
export async function makeOutcome(userId: string, outcome: "SUCCESS" | "FAILED", at: string) {
  const post = await makePost(userId, { status: outcome === "SUCCESS" ? "PUBLISHED" : "GENERATED" });
  const delivery = { postId: post.id, platform: "FACEBOOK", pageId: "1", contentHash: randomUUID() } as const;
  await db.delivery.create({ data: { ...delivery, status: outcome, fence: 1 } });
  const moment = new Date(at);
  await db.post.update({
    where: { id: post.id },
    data: outcome === "SUCCESS" ? { publishedAt: moment } : { attemptedAt: moment },
  });
}

export const sendDigests = () => runTimer("send-letters");
export const mailDigests = () => workOutbox(digestMailHandler);

/** The letters that wait to be mailed, by their keys. */
export async function waitingDigests(userId?: string): Promise<string[]> {
  const rows = await db.outboxMessage.findMany({
    where: { kind: "letter-mail", userId },
    select: { key: true },
  });
  return rows.map(({ key }) => key);
}

export type DigestMail = KeptMail & { headers: Record<string, string> };

/** The letters that have come to an owner. */
export const digestsTo = (email: string, count = 1) => mailsTo(email, count) as Promise<DigestMail[]>;

/** Lets the letter of an owner become due, and mails it. @returns what came */
export async function digestOf(email: string): Promise<DigestMail | undefined> {
  await sendDigests();
  await mailDigests();
  return (await digestsTo(email, 0))[0];
}

/** The links of a letter's text, by what they say. */
export function linksOf({ text = "" }: Partial<DigestMail> = {}): Record<string, string> {
  const found = [...text.matchAll(/^\s*(?<label>[^\n]+): (?<href>https?:\/\/\S+)$/gm)];
  return Object.fromEntries(found.map(({ groups }) => [groups?.label ?? "", groups?.href ?? ""]));
}

/** An owner whose letter is due now: Sunday, 29 November 2026, 18:00 in Budapest. */
export async function makeDue(parts: Parameters<typeof makeReader>[0] = {}) {
  const reader = await makeReader(parts);
  await setClock("2026-11-29T16:59:00Z");
  await sendDigests();
  await setClock("2026-11-29T17:00:00Z");
  return reader;
}
