import type { Counts } from "../testing/reports";

/**
 * Something against which Postwright is run, mostly of others: a row of the table in docs/operations.md.
 */
export type Part = {
  /** How the command line names it: `npm run test:parts -- pgbouncer`. */
  id: string;
  name: string;
  /** What is run against it. */
  what: string;
  /** Where it comes from; said when it is missing. */
  from: string;
  /** The version that is here, or null: then the part is "not run". May install it from npm (npm-package.ts). */
  version: () => string | null;
  /** Starts it, runs everything, stops it. A throw counts as one failure. */
  run: () => Promise<Counts>;
};
