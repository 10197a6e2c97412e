import { db } from "../../../lib/db";

/** The tables that grow with use, and that no recurring job may read through. */
export const LARGE = [
  "User",
  "Session",
  "SignUp",
  "EmailToken",
  "PasskeyChallenge",
  "OAuthAttempt",
  "Erasure",
  "Post",
  "PostClaim",
  "PostLink",
  "Media",
  "Delivery",
  "DeliveryAttempt",
  "SendRateLimit",
  "Notice",
  "PushDevice",
  "Letter",
  "LetterDoor",
  "OutboxMessage",
  "Generation",
  "StripeEvent",
  "StripeCustomer",
  "KeptBillingRecord",
  "IdempotencyKey",
  "RateLimit",
  "Feedback",
] as const;

/**
 * A product in steady use with `rows` rows in each table that grows, a tenth of the posts scheduled, one owner in
 * ten paused, and nothing due. Never analysed: autovacuum is kept away.
 */
export async function fill(rows: number): Promise<void> {
  for (const table of LARGE)
    await db.$executeRawUnsafe(`ALTER TABLE "${table}" SET (autovacuum_enabled = false)`);
  for (const sql of STATEMENTS) await db.$executeRawUnsafe(sql.replaceAll("$rows", String(rows)));
}

const series = "generate_series(1, $rows) n";
const user = `('00000000-0000-7000-8000-' || lpad((n / 10)::text, 12, '0'))::uuid`;
const uuid = `('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const ahead = `now() + interval '1 day' * (1 + n % 300)`;
const ago = `now() - interval '1 minute' * (n % 40000)`;

const STATEMENTS = [
  // Its rows follow, with times of their own.
  `ALTER TABLE "User" DISABLE TRIGGER "User_letter"`,
  `INSERT INTO "User" ("id", "email", "emailVerifiedAt", "pausedAt", "updatedAt")
   SELECT ${uuid}, n || '@example.com', now(), CASE WHEN n % 10 = 0 THEN now() END, now() FROM generate_series(0, $rows / 10) n`,
  `ALTER TABLE "User" ENABLE TRIGGER "User_letter"`,
  `INSERT INTO "Letter" ("userId", "dueAt") SELECT ${uuid}, ${ahead} FROM generate_series(0, $rows / 10) n`,
  `INSERT INTO "LetterDoor" ("tokenHash", "userId", "path", "expiresAt") SELECT n::text, ${user}, '/week', ${ahead} FROM ${series}`,
  `INSERT INTO "Session" ("id", "userId", "expiresAt") SELECT ${uuid}, ${user}, ${ahead} FROM ${series}`,
  `INSERT INTO "SignUp" ("id", "email", "locale", "choosesPassword", "tokenHash", "expiresAt")
   SELECT ${uuid}, n || '@example.com', 'en', true, n::text, ${ahead} FROM ${series}`,
  `INSERT INTO "EmailToken" ("id", "userId", "purpose", "tokenHash", "expiresAt")
   SELECT ${uuid}, ${user}, 'RESET_PASSWORD', n::text, ${ahead} FROM ${series}`,
  `INSERT INTO "PasskeyChallenge" ("challenge", "purpose", "initiatedBy", "expiresAt") SELECT n::text, 'sign-in', 'browser:1', ${ahead} FROM ${series}`,
  `INSERT INTO "OAuthAttempt" ("id", "userId", "sessionId", "platform", "stateHash", "expiresAt")
   SELECT ${uuid}, ${user}, ${uuid}, 'FACEBOOK', n::text, ${ahead} FROM ${series}`,
  `INSERT INTO "Erasure" ("code", "source", "requestedAt", "finishedAt") SELECT n::text, 'OWNER', ${ago}, ${ago} FROM ${series}`,
  `INSERT INTO "Media" ("id", "userId", "key", "mimeType", "bytes", "width", "height", "createdAt")
   SELECT ${uuid}, ${user}, n::text, 'image/jpeg', 1, 1, 1, ${ago} - interval '31 days' FROM ${series}`,
  `INSERT INTO "Post" ("id", "userId", "content", "status", "scheduledAt", "lateAt", "preflightAt", "deletedAt", "updatedAt")
   SELECT n, ${user}, 'A post', (CASE WHEN n % 10 = 0 THEN 'SCHEDULED' ELSE 'PUBLISHED' END)::"PostStatus",
     CASE WHEN n % 10 = 0 THEN ${ahead} END, CASE WHEN n % 10 = 0 THEN ${ahead} + interval '1 hour' END,
     CASE WHEN n % 10 = 0 THEN ${ahead} - interval '1 hour' END, CASE WHEN n % 50 = 1 THEN ${ago} END, now() FROM ${series}`,
  `INSERT INTO "PostLink" ("postId", "userId", "url", "state", "checkedAt")
   SELECT n, ${user}, 'https://kovacs.example/', 'OK', ${ago} FROM ${series}`,
  `INSERT INTO "PostClaim" ("postId", "revision", "from", "to", "kind", "text", "value", "verdict", "source", "factId", "createdAt")
   SELECT n, 0, 0, 4, 'TIME', '9 am', 'TIME 9:00', 'SAID', 'FACT', gen_random_uuid(), ${ago} FROM ${series}`,
  `INSERT INTO "PostMedia" ("postId", "position", "mediaId")
   SELECT p."id", 0, m."id" FROM (SELECT "id" FROM "Post") p JOIN (SELECT "id", "key"::int AS "n" FROM "Media") m ON m."n" = p."id"`,
  `INSERT INTO "Delivery" ("id", "postId", "platform", "pageId", "contentHash", "fence", "status", "dueAt", "updatedAt")
   SELECT n, n, 'FACEBOOK', (n / 10 % 5000)::text, n::text, 1,
     (CASE WHEN n % 10 = 0 THEN 'PENDING' ELSE 'SUCCESS' END)::"DeliveryStatus",
     CASE WHEN n % 10 = 0 THEN ${ahead} ELSE ${ago} END, now() FROM ${series}`,
  `INSERT INTO "DeliveryAttempt" ("deliveryId", "fence") SELECT n, 1 FROM ${series}`,
  `INSERT INTO "SendRateLimit" ("key", "nextAt") SELECT 'FACEBOOK:' || n, now() FROM ${series}`,
  `INSERT INTO "Notice" ("id", "userId", "kind", "subject", "code", "createdAt", "closedAt")
   SELECT n, ${user}, 'HELD', n::text, 'POST_LATE', ${ago}, CASE WHEN n % 3 > 0 THEN ${ago} END FROM ${series}`,
  `INSERT INTO "PushDevice" ("id", "userId", "sessionId", "endpoint", "endpointHash", "p256dh", "auth", "vapidKey", "createdAt")
   SELECT ${uuid}, ${user}, ${uuid}, n::text, n::text, '', '', '', now() FROM ${series}`,
  `INSERT INTO "OutboxMessage" ("kind", "key", "payload", "userId", "dueAt", "createdAt", "givenUpAt")
   SELECT ('{notice-mail,notice-push,stripe-event,feedback-mail,account-mail}'::text[])[1 + n % 5], n::text, '{}', ${user},
     CASE WHEN n % 3 > 0 THEN ${ahead} ELSE ${ago} END, ${ago}, CASE WHEN n % 3 = 0 THEN ${ago} END FROM ${series}`,
  `INSERT INTO "Generation" ("id", "userId", "state", "reserved", "cost", "leaseUntil")
   SELECT ${uuid}, ${user}, (CASE WHEN n % 1000 = 0 THEN 'RESERVED' ELSE 'SETTLED' END)::"GenerationState", 1,
     CASE WHEN n % 1000 > 0 THEN 1 END,
     CASE WHEN n % 1000 = 0 THEN ${ahead} ELSE ${ago} END FROM ${series}`,
  `INSERT INTO "StripeEvent" ("id", "type", "receivedAt") SELECT n::text, 'invoice.paid', ${ago} FROM ${series}`,
  `INSERT INTO "StripeCustomer" ("userId", "customerId", "reconciledAt") SELECT "id", "id"::text, now() FROM "User"`,
  `INSERT INTO "KeptBillingRecord" ("holder", "kind", "facts", "at") SELECT ${user}, 'entry', '{}', ${ago} FROM ${series}`,
  `INSERT INTO "IdempotencyKey" ("userId", "route", "key", "bodyHash", "status", "leaseUntil", "createdAt")
   SELECT ${user}, 'post/draft', n::text, '', 200, now(), now() FROM ${series}`,
  `INSERT INTO "RateLimit" ("key", "points", "expire") SELECT n::text, 1, (extract(epoch FROM ${ahead}) * 1000)::bigint FROM ${series}`,
  `INSERT INTO "Feedback" ("userId", "content") SELECT ${user}, 'Nice' FROM ${series}`,
];
