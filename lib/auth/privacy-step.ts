import type { Actor, SystemActor } from "./actor";

/** One part of an export: a stream of rows, or a single value. */
export type ExportPart = AsyncIterable<unknown> | Promise<unknown>;

/** How a domain exports and erases a person's data; lib/privacy calls every domain's step. */
export type PrivacyStep = {
  /** The tables it covers; every table that references a user belongs to one domain. */
  tables: readonly string[];
  /** The exported data, by its name in the file. Never a key, a hash or a token. */
  exportData: (actor: Actor) => Record<string, ExportPart>;
  /**
   * Cleanup before the database deletes the rows with their user. Safe to repeat. "later": not finished, retry in a
   * minute. @throws ProviderError when a vendor is unavailable; then it is retried too
   */
  eraseData?: (job: SystemActor, userId: string) => Promise<"done" | "later">;
};
