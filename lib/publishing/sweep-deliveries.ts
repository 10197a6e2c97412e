import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { type SystemActor, systemActor } from "@/lib/auth";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { deliverPost } from "./deliver-post";
import { SWEEP_AT_ONCE, SWEEP_LIMIT } from "./constants";
import { type Due, type Except, findDue, msToNextDue } from "./find-due";
import { reconcileDelivery } from "./reconcile-delivery";
import { secondsToNextLook } from "./rules";
import { lookDelays } from "./settle-delivery";

export type SweepOptions = {
  /** Milliseconds for which the sweep stays if something becomes due in them, and takes it up at its exact time. */
  stay?: number;
  /** Milliseconds after which nothing more is begun, however much is due; no end by default. */
  most?: number;
  /** Ends the taking up; what is under way is finished. */
  signal?: AbortSignal;
};

/** How long a sweep that stays waits before it looks again: at least, at most. */
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2000;
/** A delivery that is due again and again within one sweep is left to the next one. */
const MOST_TIMES = 3;

/**
 * Takes up what nobody holds: leases that are over become doubts, posts that are due are sent, doubts that
 * are due are looked into. Any number of processes may sweep at once; each delivery is had by one. A page
 * that hangs keeps one of a few places and holds up no other page.
 * @returns how many were taken up
 */
export async function sweepDeliveries({ stay = 0, most, signal }: SweepOptions = {}): Promise<number> {
  const begun = performance.now();
  const round = new Round(systemActor("sweep-deliveries"));
  while (!signal?.aborted && performance.now() - begun < (most ?? Infinity)) {
    round.taken += await expireLeases();
    await round.begin();
    const left = stay - (performance.now() - begun);
    if (left <= 0 && round.atWork.size === 0) break;
    const next = await msToNextDue(round.except(), Math.max(left, LONGEST_WAIT_MS));
    if ((next === null || next > left) && round.atWork.size === 0) break;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, next ?? LONGEST_WAIT_MS));
    await firstOf(round.atWork.values(), wait, signal);
  }
  await Promise.all(round.atWork.values());
  return round.taken;
}

/** What one sweep has under way: a delivery a page. */
class Round {
  taken = 0;
  readonly atWork = new Map<string, Promise<void>>();
  private readonly times = new Map<number, number>();

  constructor(private readonly actor: SystemActor) {}

  except(): Except {
    const ids = [...this.times].filter(([, times]) => times >= MOST_TIMES).map(([id]) => id);
    return { pages: [...this.atWork.keys()], ids };
  }

  /** Begins what is due, as far as there are places. */
  async begin(): Promise<void> {
    const free = SWEEP_AT_ONCE - this.atWork.size;
    if (free <= 0) return;
    for (const due of await findDue(this.except(), free)) {
      if (this.atWork.has(due.page)) continue;
      this.taken += 1;
      this.times.set(due.id, (this.times.get(due.id) ?? 0) + 1);
      this.atWork.set(
        due.page,
        this.takeUp(due).finally(() => this.atWork.delete(due.page)),
      );
    }
  }

  /** One that fails is logged and does not hold up the others. */
  private async takeUp({ id, status }: Due): Promise<void> {
    try {
      await (status === "PENDING" ? deliverPost(this.actor, id) : reconcileDelivery(this.actor, id));
    } catch (error) {
      this.times.set(id, MOST_TIMES);
      log.error({ err: error, delivery: id }, "a delivery could not be taken up; the next sweep tries again");
    }
  }
}

/** Resolves when one of the works ends, after `ms`, or when the signal comes. */
async function firstOf(works: Iterable<Promise<void>>, ms: number, signal?: AbortSignal): Promise<void> {
  const over = new AbortController();
  const stop = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  await Promise.race([...works, sleep(ms, undefined, { signal: stop }).catch(() => undefined)]);
  over.abort();
}

/** Whoever held these has died, or will come too late: the post may be on the page. */
async function expireLeases(): Promise<number> {
  return db.$executeRaw`
    WITH over AS (
      SELECT "id" FROM "Delivery" WHERE "status" = 'SENDING' AND "leaseUntil" < app_now()
      ORDER BY "leaseUntil" LIMIT ${SWEEP_LIMIT} FOR UPDATE SKIP LOCKED
    ), doubted AS (
      UPDATE "Delivery" d
      SET "status" = 'UNKNOWN', "leaseUntil" = NULL, "looks" = 0, "errorCode" = 'FACEBOOK_UNAVAILABLE',
          "dueAt" = app_now() + ${secondsToNextLook(lookDelays(), 0) ?? 0} * interval '1 second',
          "updatedAt" = now()
      FROM over WHERE d."id" = over."id"
      RETURNING d."id", d."fence"
    )
    UPDATE "DeliveryAttempt" a
    SET "outcome" = 'UNKNOWN', "finishedAt" = now(), "errorCode" = 'FACEBOOK_UNAVAILABLE'
    FROM doubted WHERE a."deliveryId" = doubted."id" AND a."fence" = doubted."fence"`;
}
