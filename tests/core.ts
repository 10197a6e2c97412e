/**
 * What `npm test` runs of tests/integration and tests/faults: every part of the product once, in about two minutes on
 * two idle cores. The others are run by `npm run test:all`. Of the browser tests it runs those tagged `@core`.
 */
export const CORE_INTEGRATION: readonly string[] = [
  // Doors, and who may go through them
  "access/matrix",
  "access/origins",
  "doors",
  "openapi",
  "statements",
  "wire",
  // Accounts
  "accounts/sign-in",
  "accounts/sign-up",
  "accounts/outliving-access",
  // Money
  "billing/subscription",
  "billing/create-once",
  "credits/ledger",
  // Brand, connections, photos
  "brand/facts",
  "connections/connect",
  "media/library",
  // Posts
  "posts/drafting/draft",
  "posts/once",
  "posts/editing/revisions",
  "posts/rewrite",
  "posts/lists",
  "posts/planning/week",
  "posts/scheduling/fill",
  "posts/scheduling/unfill",
  "posts/scheduling/move",
  "posts/scheduling/week",
  "posts/insights/counts",
  "posts/outcomes/outcomes",
  "posts/worked/worked",
  "posts/publishing/publish",
  "posts/publishing/faults",
  "posts/publishing/schedule",
  "posts/publishing/unknown-deliveries",
  // What tells, what is kept, what goes
  "jobs/outbox",
  "digests/content",
  "digests/sending",
  "notices/notices",
  "privacy/erasure",
  "privacy/export",
  "scripts/schema-drift",
];

/** The kills and races of publishing and credits, in their short form. */
export const CORE_FAULTS: readonly string[] = [
  "publishing/publishes",
  "publishing/killed",
  "publishing/cancels",
  "billing/credits",
];
