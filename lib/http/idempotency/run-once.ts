import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { sha256 } from "@/lib/crypto";
import { asUnavailable } from "@/lib/db/watch";
import { db } from "@/lib/db";
import { Reply, envelopeOfError } from "@/lib/http/envelope";
import { AppError, type ErrorCode, statusOf } from "@/lib/errors";
import type { Live } from "@/lib/http/stream";
import type { Attempt } from "./attempt";
import {
  type RequestLease,
  type Kept,
  type NewRequestLease,
  type RequestId,
  SURE_MS,
  leaseRequest,
  findKept,
  keepReply,
  forget,
  release,
  withLease,
} from "./request-leases";
import { SharedRun } from "./shared-run";

const POLL_MS = 250;

/** A request, and how a repeat of it meets one that is still running in another process. */
export type OnceRequest = RequestId & {
  /** Everything that the answer depends on. */
  body: unknown;
  /** Whether a client can ask with this key again; false: nothing is kept for it. */
  given?: boolean;
  live: Live;
  /** How long a repeat waits for it. */
  waitMs: number;
};
type Work = (attempt: Attempt<unknown>, live: Live) => Promise<Reply>;

/** The requests that this process is carrying out. */
const running = new Map<string, SharedRun<Reply>>();

/**
 * Runs `work` once per (user, route, key), and keeps its reply for 24 hours. A repeat with the same body gets that
 * reply, with another body IDEMPOTENCY_KEY_REUSED. A repeat while it runs joins it: in the same process it gets every
 * event from the first, from another one the reply. A 4xx refusal has no effect and is not stored, so that the key can
 * be reused; nor is a 503, after which it is not known what has happened, or a 507, which ends once there is room.
 *
 * One key has one effect, whenever a process dies, where `work` calls `keep` in the transaction of its effect: that
 * transaction sets the row's status, once and only under the attempt that the row names, so of several attempts one can
 * commit, and the answer is there as soon as the effect is. An attempt that died before leaves a row without a status,
 * which a repeat takes over after a minute. Other work must be safe to repeat.
 */
export async function runOnce(request: OnceRequest, work: Work): Promise<Reply> {
  const { userId, route, key, live } = request;
  const bodyHash = sha256(JSON.stringify(request.body ?? null));
  const name = `${userId} ${route} ${key}`;
  for (;;) {
    const other = running.get(name);
    if (!other) {
      const started = new SharedRun(bodyHash, (shared) =>
        leaseAndRun({ ...request, live: shared }, bodyHash, work),
      );
      running.set(name, started);
      return started.join(live).finally(() => running.delete(name));
    }
    if (other.bodyHash !== bodyHash) throw new AppError("IDEMPOTENCY_KEY_REUSED");
    try {
      return await other.join(live);
    } catch (error) {
      // A refusal without effect is not the answer to this request: its reason may be gone.
      if (other.begun || isKept(error)) throw error;
    }
  }
}

async function leaseAndRun(request: OnceRequest, bodyHash: string, work: Work): Promise<Reply> {
  const id = { userId: request.userId, route: request.route, key: request.key };
  for (const deadline = Date.now() + request.waitMs; ;) {
    const leased = await leaseRequest(id, bodyHash);
    if (leased) {
      const { given = true } = request;
      return withLease(leased, () => run(leased, given, (attempt) => work(attempt, request.live)));
    }
    const row = await findKept(id);
    if (row && row.bodyHash !== bodyHash) throw new AppError("IDEMPOTENCY_KEY_REUSED");
    if (row?.status) return replay(row);
    if (Date.now() > deadline) throw new AppError("REQUEST_IN_PROGRESS", { retryAfterSeconds: 10 });
    // It is running in another process: listeners are told so while they wait.
    request.live.start();
    await sleep(POLL_MS);
  }
}

async function run(
  { after, ...lease }: NewRequestLease,
  given: boolean,
  work: (attempt: Attempt<unknown>) => Promise<Reply>,
): Promise<Reply> {
  let kept = false;
  const keep: Attempt<unknown>["keep"] = async (tx, object) => {
    kept = await keepReply(tx, lease, 200, given ? { object } : {});
    if (!kept) throw new AppError("REQUEST_IN_PROGRESS", { retryAfterSeconds: 1 });
  };
  const reply = await work({ id: lease.attempt, after, keep }).catch(async (error: unknown) => {
    await conclude(refusal(lease, error)).catch(() => undefined);
    throw error;
  });
  if (!given) await conclude(() => forget(lease)).catch(() => undefined);
  if (kept || !given) return reply;
  const { status = 200, message } = reply.options;
  await conclude(() => keepReply(db, lease, status, { object: reply.object, message }));
  return reply;
}

/** Whether a repeat of what ended so gets the same answer. */
function isKept(error: unknown): boolean {
  const { status } = envelopeOfError(asUnavailable(error));
  return status >= 500 && status !== 503 && status !== 507;
}

/** What frees the key, or stores an error that a repeat meets again. */
function refusal(lease: RequestLease, error: unknown): () => Promise<unknown> {
  if (!isKept(error)) return () => release(lease);
  const { status, body } = envelopeOfError(asUnavailable(error));
  return () => keepReply(db, lease, status, { error: body.message, object: body.object });
}

/**
 * Ends a lease. While the database is away, it is ended as soon as that is back and as long as the lease is surely
 * ours, so that a repeat need not wait for the lease. @throws when it could not be ended at once
 */
async function conclude(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    void concludeLater(write, performance.now() + SURE_MS);
    throw error;
  }
}

async function concludeLater(write: () => Promise<unknown>, until: number): Promise<void> {
  while (performance.now() < until) {
    await sleep(1000, undefined, { ref: false });
    const done = await write().then(
      () => true,
      () => false,
    );
    if (done) return;
  }
}

function replay({ reply, status }: Kept): Reply {
  const stored = reply as { error?: ErrorCode; object: unknown; message?: string };
  if (stored.error && statusOf(stored.error)) {
    // It was logged when it happened.
    const details = { logged: true, ...(stored.object ? { object: stored.object } : {}) };
    throw new AppError(stored.error, details);
  }
  return new Reply(stored.object, { status: status ?? 200, message: stored.message });
}
