import type { Entity } from "./collection";
import type { Store } from "./store";

/** What can go wrong on request. The first seven answer in the vendor's own shape or cut the line; see fault-gate.ts. */
export const FAULT_KINDS = {
  refuse: "Refused in the vendor's words, nothing happens",
  "refuse-after-effect": "Refused in the vendor's words, and it happened all the same",
  "error-before-effect": "5xx, nothing happens",
  "error-after-effect": "5xx, and it happened all the same",
  "rate-limit": "Too many calls, with usage headers",
  "expired-token": "The token or key no longer counts",
  "accept-then-hang": "It happens, no answer ever comes",
  "accept-then-reset": "It happens, the connection is cut",
  "reset-before-effect": "The connection is cut, nothing happens",
  slow: "The right answer, late",
  garbage: "200 with nonsense, and it happened",
  "cut-stream": "It happens, the answer ends in the middle",
  kill: "It happens, then the given process is killed",
  "drop-number": "The model changes words and loses a number",
  "whole-post": "The model answers with the whole text instead of the part",
  "no-structure": "The model answers in prose where a structure was asked for",
  "too-few": "The model gives one idea fewer than was asked for",
  "too-many": "The model gives forty ideas",
  "no-ideas": "The model gives an empty list of ideas",
  says: "The model answers with the fault's message and nothing else",
  "odd-wire": "The compatible server answers in the form that its message names: openai/api/odd-wire.ts",
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

/** A fault of the model itself: it answers, but not as it was asked. */
export type Flaw = (typeof FLAWS)[number];
const FLAWS = [
  "drop-number",
  "whole-post",
  "no-structure",
  "too-few",
  "too-many",
  "no-ideas",
  "says",
  "odd-wire",
] as const;

export const flawOf = (fault: Fault | undefined): Flaw | undefined =>
  FLAWS.find((flaw) => flaw === fault?.kind);

const WITHOUT_EFFECT: readonly FaultKind[] = [
  "refuse",
  "error-before-effect",
  "rate-limit",
  "expired-token",
  "reset-before-effect",
];

/** Whether a call under this fault does what it asks for. */
export const hasEffect = (kind: FaultKind): boolean => !WITHOUT_EFFECT.includes(kind);

export interface Fault extends Entity {
  provider: string;
  kind: FaultKind;
  /** HTTP method; any when absent. */
  method?: string;
  /** Substring of the path, or a regular expression; any path when absent. */
  path?: string;
  /** Part of the request's address, token or body; any request when absent. */
  contains?: string;
  /** How many calls it still hits; null until it is cleared. */
  times: number | null;
  /** How many calls it has hit. */
  hits: number;
  status?: number;
  code?: number;
  subcode?: number;
  message?: string;
  /** Facebook calls it transient (`is_transient`). */
  transient?: boolean;
  /** What happened is not shown yet: until `POST /api/facebook/posts/reveal`. */
  hidden?: boolean;
  delayMs?: number;
  pid?: number;
}

export type FaultInput = Omit<Fault, "id" | "hits" | "times"> & { times?: number | null };

/** The two model servers, and a call to them that nobody waits for: it meets only a fault that names it. */
const MODELS = ["openai", "compatible"];
const IN_BACKGROUND = "text_reading";

/** What a fault is matched with; `text` is all that the request says, and empty where no fault asks for it. */
export type Call = { method: string; path: string; text: string };

/** The active faults; the oldest that matches a call is used first. */
export class Faults {
  constructor(private readonly store: Store) {}

  private get rows() {
    return this.store.collection<Fault>("faults");
  }

  list(): Fault[] {
    return this.rows.all().filter((fault) => fault.times !== 0);
  }

  /** Whether a fault of this provider asks what a request says. */
  readText(provider: string): boolean {
    const asks = (row: Fault) => row.contains !== undefined || MODELS.includes(provider);
    return this.rows.find((row) => row.provider === provider && asks(row)) !== undefined;
  }

  /** Sets a fault for the next `times` matching calls (default 1). */
  add(input: FaultInput): Fault {
    const times = input.times === undefined ? 1 : input.times;
    return this.rows.put({ ...input, id: String(this.store.next("fault")), times, hits: 0 });
  }

  remove(id: string): boolean {
    return this.rows.delete(id);
  }

  clear(): void {
    this.rows.clear();
  }

  /**
   * Takes the first fault that matches and counts it as used. Close it with `settle`, or give it back with `restore`
   * if it did not apply; until then a used-up one keeps its place, unseen.
   * @param applies a condition of the stand-in's own
   */
  take(provider: string, call: Call, applies: (fault: Fault) => boolean = () => true): Fault | undefined {
    const fault = this.rows.find((row) => row.times !== 0 && matches(row, provider, call) && applies(row));
    if (!fault) return undefined;
    const times = fault.times === null ? null : fault.times - 1;
    return this.rows.put({ ...fault, times, hits: fault.hits + 1 });
  }

  settle({ id }: Fault): void {
    if (this.rows.get(id)?.times === 0) this.rows.delete(id);
  }

  /** A fault that was cleared in the meantime stays cleared. */
  restore({ id }: Fault): void {
    const now = this.rows.get(id);
    if (now) this.rows.put({ ...now, times: now.times === null ? null : now.times + 1, hits: now.hits - 1 });
  }
}

function matches(fault: Fault, provider: string, { method, path, text }: Call): boolean {
  if (fault.provider !== provider) return false;
  if (fault.method && fault.method.toUpperCase() !== method) return false;
  if (text.includes(IN_BACKGROUND) && !fault.contains?.includes(IN_BACKGROUND)) return false;
  if (fault.contains && !text.includes(fault.contains)) return false;
  return !fault.path || path.includes(fault.path) || patternOf(fault.path)?.test(path) === true;
}

function patternOf(text: string): RegExp | null {
  try {
    return new RegExp(text);
  } catch {
    return null;
  }
}
