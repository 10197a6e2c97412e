import type { Context } from "../../context";
import type { Entity } from "../../collection";

/** Where events go: the endpoint of the settings has this id, the others are made by API. */
export const SETTINGS_ENDPOINT = "we_sandbox";

export interface Attempt {
  /** ISO 8601. */
  at: string;
  /** HTTP status; null when there was no answer. */
  status: number | null;
  ms: number;
  error?: string;
}

export interface Delivery extends Entity {
  event: string;
  type: string;
  endpoint: string;
  /** held: waits for a release; failed: given up after all tries; dropped: never sent, on request. */
  state: "pending" | "held" | "delivered" | "failed" | "dropped";
  attempts: Attempt[];
  /** When it is sent next, milliseconds since 1970; null when it is not. */
  nextAt: number | null;
}

/** The default delivery of events. */
export interface Mode extends Entity {
  /** Address of the settings' endpoint when changed at run time; null uses the setting. */
  url: string | null;
  /** True keeps every new delivery back until it is released. */
  hold: boolean;
  /** How many more times each event is sent. */
  duplicates: number;
  /** Types that are never sent; `invoice.*` and `*` count. */
  drop: string[];
  /** Milliseconds before each further try; their number is the number of tries. */
  backoffMs: number[];
}

export const NORMAL: Mode = {
  id: "mode",
  url: null,
  hold: false,
  duplicates: 0,
  drop: [],
  backoffMs: [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000],
};

export function webhookStore({ store }: Context) {
  return {
    deliveries: store.collection<Delivery>("stripe-deliveries"),
    modes: store.collection<Mode>("stripe-webhook-mode"),
  };
}

/** The mode in force. */
export function modeOf(ctx: Context): Mode {
  return webhookStore(ctx).modes.get(NORMAL.id) ?? NORMAL;
}

/** Whether an event type is among patterns such as `invoice.paid`, `invoice.*` and `*`. */
export function matchesType(type: string, patterns: readonly string[]): boolean {
  return patterns.some(
    (pattern) =>
      pattern === "*" ||
      pattern === type ||
      (pattern.endsWith(".*") && type.startsWith(pattern.slice(0, -1))),
  );
}
