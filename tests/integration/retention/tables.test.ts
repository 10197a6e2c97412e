import { expect, it } from "vitest";
import { db } from "../../../lib/db";
import { TIMERS } from "../../../lib/timers/timers";

/** Which timer ends the rows of a table. */
const CLEARED = {
  Session: "remove-expired-access",
  EmailToken: "remove-expired-access",
  SignUp: "remove-expired-access",
  PasskeyChallenge: "remove-expired-access",
  OAuthAttempt: "remove-expired-attempts",
  IdempotencyKey: "remove-expired-keys",
  RateLimit: "remove-expired-uses",
  SendRateLimit: "remove-expired-throttles",
  StripeEvent: "remove-old-events",
  Notice: "remove-closed-notices",
  Media: "remove-unused-photos",
  OutboxMessage: "remove-dead-letters",
  Post: "remove-deleted-posts",
  Erasure: "remove-finished-erasures",
  DemoDay: "remove-old-demo-days",
  KeptBillingRecord: "remove-kept-records",
  WeekPlan: "remove-old-plans",
  PostLink: "remove-old-link-checks",
  TextReading: "remove-old-readings",
  LetterDoor: "remove-letter-links",
  Fact: "remove-old-facts",
  PageLook: "look-at-pages",
  TrackedPage: "remove-left-pages",
} as const;

/** Why the rows of the others stay, or what they go with. */
const KEPT = {
  User: "is the account",
  AuditEntry: "is never rewritten; goes with its user",
  Identity: "opens the account",
  TotpFactor: "one a user",
  RecoveryCode: "ten a user",
  Passkey: "opens the account",
  BusinessProfile: "one a user",
  Voice: "one a user",
  VoiceSample: "at most five a user",
  Connection: "one a user and platform",
  Delivery: "what became of a post; goes with it",
  DeliveryAttempt: "what became of a post; goes with it",
  PostCount: "one a user",
  PostEvent: "what became of a post; goes with it",
  PostMedia: "which photos a post has; goes with it",
  PostVersion: "what a post has said, fifty a post; goes with it",
  PostSource: "what a post was written from, forty a post; goes with it",
  PostClaim: "what the text of a post claims now, two hundred a post; goes with it",
  ConfirmedFact: "what an owner has decided of a post, one a fact; goes with it",
  PagePost: "whose figures are read; goes with its page",
  PostInsight: "at most four a metric, one after 28 days; goes with its page",
  PostOutcome: "its owner's word on a post; goes with it",
  PostAgain: "one a user",
  PostingSlot: "what an owner has chosen, fifty a user",
  Idea: "what a post of a planned week is about; goes with its plan",
  Letter: "one a user",
  CalendarFeed: "one a user, until it is revoked",
  PushDevice: "goes with the session that it is bound to, twenty a user",
  CreditAccount: "one a user",
  CreditEntry: "the ledger",
  Generation: "what the ledger's entries were for; its key pays once for ever",
  Subscription: "one a user",
  StripeCustomer: "one a user",
  Lease: "one a name",
  Feedback: "is answered, and goes with its user",
} as const;

it("every table either has a timer that ends its rows, or a reason why they stay", async () => {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS "name" FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_prisma%'`;
  const known = [...Object.keys(CLEARED), ...Object.keys(KEPT)].sort();
  expect(tables.map(({ name }) => name).sort()).toEqual(known);
  const timers = TIMERS.map(({ name }) => name);
  for (const timer of Object.values(CLEARED)) expect(timers).toContain(timer);
});

/** What a timer finds the rows of a table by that grows. */
const INDEXES = {
  Session: "Session_expiresAt_idx",
  EmailToken: "EmailToken_expiresAt_idx",
  PasskeyChallenge: "PasskeyChallenge_expiresAt_idx",
  OAuthAttempt: "OAuthAttempt_expiresAt_idx",
  IdempotencyKey: "IdempotencyKey_createdAt_idx",
  RateLimit: "RateLimit_expire_idx",
  SendRateLimit: "SendRateLimit_nextAt_idx",
  StripeEvent: "StripeEvent_receivedAt_idx",
  Notice: "Notice_closed_idx",
  OutboxMessage: "OutboxMessage_given_up_idx",
  Media: "Media_createdAt_idx",
  SignUp: "SignUp_expiresAt_idx",
  Post: "Post_deleted_idx",
  Erasure: "Erasure_finished_idx",
  KeptBillingRecord: "KeptBillingRecord_at_idx",
  WeekPlan: "WeekPlan_weekStart_idx",
  LetterDoor: "LetterDoor_expiresAt_idx",
  Fact: "Fact_until_idx",
  TrackedPage: "TrackedPage_leftAt_idx",
} as const;

it("has an index for each table that grows", async () => {
  const made = await db.$queryRaw<{ table: string; name: string }[]>`
    SELECT tablename::text AS "table", indexname::text AS "name" FROM pg_indexes WHERE schemaname = current_schema()`;
  for (const [table, name] of Object.entries(INDEXES)) expect(made).toContainEqual({ table, name });
});
