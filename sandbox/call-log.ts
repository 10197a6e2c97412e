import type { Entity } from "./collection";
import type { Store } from "./store";

/** One call that a stand-in received. Holds no header, token or body: only what a reader may see. */
export interface Call extends Entity {
  at: string;
  provider: string;
  method: string;
  path: string;
  /** Status that was sent, or null when the connection was cut or left hanging instead. */
  status: number | null;
  /** Whether the call changed (or, for a model, produced) something, whatever the response said. */
  effect: boolean;
  durationMs: number;
  /** Kind of the fault that was applied, if any. */
  fault?: string;
  note?: string;
}

const KEPT_CALLS = 5000;

/** The log of received calls, newest last, kept with the state. */
export class CallLog {
  constructor(private readonly store: Store) {}

  add(call: Omit<Call, "id" | "at">): Call {
    const calls = this.store.collection<Call>("calls");
    const id = String(this.store.next("call"));
    const row = calls.put({ id, at: new Date().toISOString(), ...call });
    calls.trim(KEPT_CALLS);
    return row;
  }

  /** Calls received, newest first, of one provider or of all. */
  list(provider?: string): Call[] {
    const rows = this.store.collection<Call>("calls").all().reverse();
    return provider ? rows.filter((row) => row.provider === provider) : rows;
  }
}
