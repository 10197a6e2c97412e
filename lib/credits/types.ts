/** What moved credits, as an owner is told. */
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

/** One line of the credit history: a post with all that was held and given back for it is one line. */
export type CreditMovement = {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: MovementKind;
  /** Credits; below zero for what was used. */
  delta: number;
  /** Credits that were held before the model was called. */
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
