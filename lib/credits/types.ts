/** What a call of the model was for: a draft, another version of one, or one way of changing its words. */
export type GenerationKind =
  | "DRAFT"
  | "VERSION"
  | "SHORTER"
  | "LONGER"
  | "PLAINER"
  | "WARMER"
  | "CORRECT"
  | "LANGUAGE"
  | "INSTRUCTION"
  | "ALT_TEXT";

/** The reason for a movement of credits, as an owner sees it. */
export type MovementKind =
  | "trial"
  | "period"
  | "upgrade"
  | "restored"
  | "granted"
  | "expired"
  | "withdrawn"
  | "post"
  | "failed"
  | "running";

/** A line of the credit history: everything reserved and returned for a post is one line. */
export type CreditMovement = {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: MovementKind;
  /** What the model was called for; null if it was not. */
  generation: GenerationKind | null;
  /** Credits; negative for usage. */
  delta: number;
  /** Credits that were reserved before the model was called. */
  reserved: number;
  /** The post that was paid for, with the beginning of its text. */
  post: { id: number; excerpt: string } | null;
};

/** The answer of GET /api/subscription/history. */
export type CreditHistory = {
  movementList: CreditMovement[];
  numberOfPages: number;
  numberOfRecords: number;
};
