import type Stripe from "stripe";
import type { Context } from "../../context";
import { type Attempt, type Delivery, matchesType, modeOf, webhookStore } from "./entities";
import { send } from "./send";
import { wanting } from "./targets";

const KEPT = 10_000;
const AT_ONCE = 8;

/** Which held deliveries go out, and how. */
interface Release {
  /** Event ids or types, in the order in which they shall go; others stay held. */
  order?: string[] | undefined;
  /** Last first. */
  reverse?: boolean;
  /** All at once instead of one after the other. */
  parallel?: boolean;
}

interface Released {
  released: number;
  /** In the order of their answers. */
  attempts: (Attempt & { event: string; type: string })[];
}

function inOrder(rows: readonly Delivery[], order: readonly string[]): Delivery[] {
  const left = [...rows];
  return order.flatMap((name) => {
    const at = left.findIndex((row) => row.event === name || row.type === name);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** Carries events to endpoints: at once, later or when released, with further tries; all kept with the state. */
export class Courier {
  private timer: NodeJS.Timeout | null = null;
  /** Ids that wait for their time, so that the thousands that are done need not be looked through. */
  private waiting = new Set<string>();
  private sending = new Set<string>();
  private stopped = false;

  constructor(private readonly ctx: Context) {}

  /** Notes the deliveries of a new event; answers to how many endpoints it goes. */
  deliver(event: Stripe.Event): number {
    const mode = modeOf(this.ctx);
    const endpoints = wanting(this.ctx, event.type);
    for (const endpoint of endpoints) for (let i = 0; i <= mode.duplicates; i++) this.note(event, endpoint);
    if (endpoints.length > 0) this.wake();
    return endpoints.length;
  }

  private note(event: Stripe.Event, endpoint: string): Delivery {
    const mode = modeOf(this.ctx);
    const { deliveries } = webhookStore(this.ctx);
    const state = matchesType(event.type, mode.drop) ? "dropped" : mode.hold ? "held" : "pending";
    const row = deliveries.put({
      id: `dlv_${this.ctx.store.next("stripe-delivery")}`,
      event: event.id,
      type: event.type,
      endpoint,
      state,
      attempts: [],
      nextAt: state === "pending" ? Date.now() : null,
    });
    if (state === "pending") this.waiting.add(row.id);
    deliveries.trim(KEPT);
    return row;
  }

  /** Sends the event once more to each endpoint, now, whatever became of it; answers the attempts. */
  async redeliver(event: Stripe.Event, times: number): Promise<Attempt[]> {
    const { deliveries } = webhookStore(this.ctx);
    const copies = wanting(this.ctx, event.type).flatMap((target) =>
      Array.from({ length: times }, () =>
        deliveries.put({ ...this.note(event, target), state: "pending", nextAt: null }),
      ),
    );
    return Promise.all(copies.map((copy) => this.now(copy.id)));
  }

  /** Sends one delivery now and waits for the answer. */
  async now(id: string): Promise<Attempt> {
    this.waiting.delete(id);
    this.sending.add(id);
    try {
      return await send(this.ctx, id);
    } finally {
      this.sending.delete(id);
      if (webhookStore(this.ctx).deliveries.get(id)?.state === "pending") this.waiting.add(id);
      if (this.waiting.size > 0) this.wake();
    }
  }

  /** Sends what is held, in the given order or as it came, and waits for every answer. */
  async release({ order, reverse, parallel }: Release): Promise<Released> {
    const { deliveries } = webhookStore(this.ctx);
    const rows = deliveries.all().filter((row) => row.state === "held");
    const held = order ? inOrder(rows, order) : reverse ? rows.reverse() : rows;
    const attempts: Released["attempts"] = [];
    const attempt = async (row: Delivery) => {
      deliveries.put({ ...row, state: "pending", nextAt: null });
      attempts.push({ event: row.event, type: row.type, ...(await this.now(row.id)) });
    };
    if (parallel) await Promise.all(held.map(attempt));
    else for (const row of held) await attempt(row);
    return { released: held.length, attempts };
  }

  /** Looks for what is due, soon; cheap to call. */
  wake(inMs = 0): void {
    if (this.stopped) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.pump(), inMs).unref();
  }

  /** Takes up again what an earlier process had in hand. */
  resume(): void {
    const { deliveries } = webhookStore(this.ctx);
    for (const row of deliveries.all())
      if (row.state === "pending") {
        deliveries.put({ ...row, nextAt: row.nextAt ?? Date.now() });
        this.waiting.add(row.id);
      }
    this.wake();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private pump(): void {
    const { deliveries } = webhookStore(this.ctx);
    const waiting: Delivery[] = [];
    for (const id of this.waiting) {
      const row = deliveries.get(id);
      if (row?.state === "pending" && row.nextAt !== null) waiting.push(row);
      else this.waiting.delete(id);
    }
    waiting.sort((a, b) => (a.nextAt ?? 0) - (b.nextAt ?? 0));
    for (const row of waiting) {
      if ((row.nextAt ?? 0) > Date.now() || this.sending.size >= AT_ONCE) break;
      void this.now(row.id);
    }
    const next = waiting.find((row) => (row.nextAt ?? 0) > Date.now());
    if (next) this.wake(Math.max(10, (next.nextAt ?? 0) - Date.now()));
  }
}

const couriers = new WeakMap<Context, Courier>();

/** The courier of this sandbox. */
export function courierOf(ctx: Context): Courier {
  const known = couriers.get(ctx);
  if (known) return known;
  const made = new Courier(ctx);
  couriers.set(ctx, made);
  return made;
}
