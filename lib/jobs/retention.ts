import "server-only";
import { removeInBatches } from "./batches";
import { Prisma, db } from "@/lib/db";

/** Rows that are removed by their age alone, found by an index on `since`: it is null while a row is to stay. */
export type OldRows = {
  /** A model's table; that of `DigestLink` has a name of its own. */
  table: Exclude<Prisma.ModelName, "Digest" | "DigestLink"> | "LetterDoor";
  key: string;
  since: string;
  kept: `${number} ${"day" | "days" | "years"}`;
};

/** How long rows stay, by the name of the timer that removes them. */
export const RETENTION = {
  "remove-expired-attempts": { table: "OAuthAttempt", key: "id", since: "expiresAt", kept: "0 days" },
  // A page without a row is not limited.
  "remove-expired-throttles": { table: "SendRateLimit", key: "key", since: "nextAt", kept: "1 day" },
  // Longer than Stripe sends an event again.
  "remove-old-events": { table: "StripeEvent", key: "id", since: "receivedAt", kept: "60 days" },
  // A closed notice is no longer shown; the post's own history says what happened.
  "remove-closed-notices": { table: "Notice", key: "id", since: "closedAt", kept: "90 days" },
  // As long as a claim about a deletion may be made, by the usual limitation. The row names nobody.
  "remove-finished-erasures": { table: "Erasure", key: "code", since: "finishedAt", kept: "3 years" },
  // Until then its owner sees that it has ended, and can make it true again.
  "remove-old-facts": { table: "Fact", key: "id", since: "until", kept: "30 days" },
  // Read again whenever it counts; longer than an owner's decision about a link is remembered anywhere else.
  "remove-old-link-checks": { table: "PostLink", key: "id", since: "checkedAt", kept: "90 days" },
  // No text is it any more, or nobody has looked at that one: it is read again where it counts.
  "remove-old-readings": { table: "TextReading", key: "id", since: "usedAt", kept: "30 days" },
  // Its owner has disconnected it; the figures of its posts go with it.
  "remove-left-pages": { table: "TrackedPage", key: "id", since: "leftAt", kept: "28 days" },
  // Its posts have gone out, and have their own words.
  "remove-old-plans": { table: "WeekPlan", key: "id", since: "weekStart", kept: "90 days" },
  "remove-old-campaigns": { table: "WeekPlan", key: "id", since: "endsOn", kept: "90 days" },
  // Only the current day is counted on; the others show an operator how many there were.
  "remove-old-demo-days": { table: "DemoDay", key: "day", since: "day", kept: "90 days" },
  "remove-letter-links": { table: "LetterDoor", key: "tokenHash", since: "expiresAt", kept: "0 days" },
  // An operator can look at messages that were given up.
  "remove-dead-letters": { table: "OutboxMessage", key: "id", since: "givenUpAt", kept: "30 days" },
} as const satisfies Record<string, OldRows>;

/** Removes rows that have been kept long enough. @returns how many */
export function removeOldRows({ table, key, since, kept }: OldRows, signal?: AbortSignal): Promise<number> {
  const [from, id, at] = [table, key, since].map((name) => Prisma.raw(`"${name}"`));
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM ${from} WHERE ${id} = ANY (ARRAY(
        SELECT ${id} FROM ${from} WHERE ${at} < app_now() - ${kept}::interval
        ORDER BY ${at} LIMIT ${size} FOR UPDATE SKIP LOCKED))`,
    signal,
  );
}
