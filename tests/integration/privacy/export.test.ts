import { beforeEach, describe, expect, it } from "vitest";
import { GET as exportRoute } from "../../../app/api/settings/export/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { call, open } from "../../fixtures";
import { makeFullOwner } from "./full-owner";
import { rowsOf, tablesOfUsers } from "./tables";

/**
 * In which part of the file the rows of a table stand; null where they are no part of it. A new table that
 * leads to a user fails the test until it is named here, and then until the export has its rows.
 */
const PARTS: Record<string, string | null> = {
  AuditEntry: "activity",
  BusinessProfile: "brand",
  Connection: "connections",
  ConfirmedFact: "confirmedFacts",
  CreditAccount: "creditBalance",
  CreditEntry: "credits",
  Delivery: "deliveries",
  DeliveryAttempt: "deliveries.attempts",
  EmailToken: "mailedLinks",
  // Refers to a person only while their account is being erased.
  Erasure: null,
  Fact: "facts",
  Feedback: "feedback",
  Generation: "generations",
  // Replies kept for repeated requests: copies of what the posts hold.
  IdempotencyKey: null,
  Idea: "weekPlans.ideas",
  Identity: "signInProviders",
  Letter: "letter",
  LetterDoor: "letterLinks",
  Media: "media",
  Notice: "notices",
  OAuthAttempt: "connectionAttempts",
  PageLook: "deliveries.looks",
  PagePost: "pagePosts",
  PostInsight: "pagePosts.insights",
  Passkey: "passkeys",
  Post: "posts",
  PostClaim: "postClaims",
  // How many of the posts have each status.
  PostCount: null,
  PostEvent: "postEvents",
  PostLink: "postLinks",
  PostMedia: "posts.imageUrls",
  PostOutcome: "postOutcomes",
  PostAgain: "postAgain",
  PostSource: "postSources",
  PostVersion: "postVersions",
  PostingSlot: "postingTimes",
  TextReading: "textReadings",
  CalendarFeed: "calendarAddress",
  PushDevice: "pushDevices",
  // Messages on their way: names of rows that stand in other parts.
  OutboxMessage: null,
  RecoveryCode: "recoveryCodes",
  Session: "sessions",
  StripeCustomer: "stripeCustomer",
  Subscription: "subscription",
  TrackedPage: "trackedPages",
  TotpFactor: "authenticatorApps",
  User: "account",
  Voice: "voice",
  VoiceSample: "voiceSamples",
  WeekPlan: "weekPlans",
};

type File = Record<string, unknown>;

function countIn(file: File, path: string): number {
  const [part = "", inner] = path.split(".");
  const found = file[part];
  if (found === null || found === undefined) return 0;
  if (!Array.isArray(found)) return 1;
  if (!inner) return found.length;
  return found.reduce((sum: number, row: Record<string, unknown[]>) => sum + (row[inner]?.length ?? 0), 0);
}

// The Facebook account is one and the same for all: only the test at hand has it connected.
beforeEach(async () => {
  await db.connection.deleteMany();
});

describe("my data", () => {
  it("comes as one file with everything of mine, no key and nothing of others", async () => {
    const mine = await makeFullOwner("Ahoy");
    await makeFullOwner("Stranger");
    await db.post.createMany({
      data: Array.from({ length: 1_100 }, (_, n) => ({ userId: mine.user.id, content: `Roll ${n}` })),
    });
    const reply = await call(exportRoute, { cookie: mine.token });
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="postwright-data.json"');
    const file = JSON.parse(reply.text) as Record<string, unknown[]>;
    expect(file.posts).toHaveLength(1_102);
    const link = `${env().APP_URL}${mine.photo.url}`;
    const again = { againAt: expect.any(String) as string };
    expect(file.posts?.[0]).toMatchObject({ content: "Post Ahoy", imageUrls: [link], ...again });
    expect(file.media).toMatchObject([{ url: link }]);
    for (const part of [
      "Brand",
      "Campaign",
      "Fact",
      "Binned",
      "Said",
      "Right",
      "Blank",
      "Event",
      "Feedback",
      "Gen",
      "Key",
      "Agent",
    ])
      expect(reply.text).toContain(`${part} Ahoy`);
    expect(reply.text).not.toMatch(
      /Stranger|argon2|passwordHash|userToken|pageToken|totp-secret|code-hash|hash-|push-key|push-secret|v1\./,
    );
  });

  it("is written in pieces, one at a time for all, between which other work has its turn", async () => {
    const { token, user } = await makeFullOwner("Long");
    const content = "Fresh rolls at half past six. ".repeat(200);
    await db.post.createMany({ data: Array.from({ length: 100 }, () => ({ userId: user.id, content })) });
    const replies = await Promise.all(Array.from({ length: 4 }, () => open(exportRoute, { cookie: token })));
    let [turn, over] = [0, false];
    const count = () => {
      turn += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    const turns = await Promise.all(
      replies.map(async ({ body }) => {
        const seen: number[] = [];
        for await (const piece of body ?? []) if (piece.length > 0) seen.push(turn);
        return seen;
      }),
    );
    over = true;
    const all = turns.flat();
    expect(all.length).toBeGreaterThan(4 * 5);
    expect(new Set(all).size).toBe(all.length);
  });

  it("is given to nobody else", async () => {
    expect(await call(exportRoute)).toMatchObject({ status: 401 });
    const { token } = await makeFullOwner("Elsewhere");
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(await call(exportRoute, { cookie: token, headers })).toMatchObject({ status: 403 });
  });

  it("has every row of every table that leads to me", async () => {
    const { token, user } = await makeFullOwner("Whole");
    const file = JSON.parse((await call(exportRoute, { cookie: token })).text) as File;
    const rows = await rowsOf(user.id, await tablesOfUsers());
    expect(Object.keys(PARTS).sort()).toEqual(Object.keys(rows).sort());
    for (const [table, part] of Object.entries(PARTS)) {
      if (part === null) continue;
      expect.soft({ table, rows: countIn(file, part) }).toEqual({ table, rows: rows[table] });
      if (table !== "User") expect.soft(rows[table], table).toBeGreaterThan(0);
    }
  });
});
