import type { Db } from "@/lib/db";

/**
 * An attempt at a request whose effects may happen only once, as its use case sees it. A use case whose effect must not
 * happen twice, whenever its process dies, calls `keep` in the transaction of that effect.
 */
export type Attempt<T> = {
  /** A UUID. The generation of an attempt has the same. */
  id: string;
  /** The attempt whose place this one takes, because its process has died; null: it is the first. */
  after: string | null;
  /**
   * Stores the answer in the transaction of its effect: both are there, or neither.
   * @throws AppError REQUEST_IN_PROGRESS when another attempt has taken this one's place
   */
  keep: (tx: Db, answer: T) => Promise<void>;
};
