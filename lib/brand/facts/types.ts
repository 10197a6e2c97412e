import type { Business } from "@/lib/brand/types";
import type { Voice } from "@/lib/brand/voice/types";
import type { FACT_KINDS } from "./constants";

export type FactKind = (typeof FACT_KINDS)[number];

/** Something that is true of a business from one moment until another. Times are ISO 8601 in UTC. */
export type Fact = {
  id: string;
  kind: FactKind;
  /** In its owner's words, on one line; opening hours as lib/brand/hours writes them. */
  text: string;
  /** When it begins; null: it has begun. */
  from: string | null;
  /** When it ends: the first moment at which it is no longer true; null: it has no end. */
  until: string | null;
  /** The first and the last day on which it is true, yyyy-MM-dd by the business's clock; null like the moments. */
  firstDay: string | null;
  lastDay: string | null;
  /** The last day that a model reads in its text, yyyy-MM-dd, for its owner to take or to leave; null for none. */
  proposedDay: string | null;
  /** Changes with each change; a change names the one that it was made on. */
  revision: number;
  createdAt: string;
  updatedAt: string;
};

/** The response to GET /api/facts: the oldest first, including facts that ended within the last thirty days. */
export type FactList = {
  facts: Fact[];
  /** The business's, an IANA name. */
  timeZone: string;
};

/** Facts with the clock that they are meant by. */
export type Facts = FactList & { now: Date };

/** What posts are written from: the profile, what is true of the business, and how it sounds. */
export type Brand = Facts & { business: Business; voice: Voice };
