import "server-only";
import { log } from "@/lib/observability/log";

/** Renewals within one lease: two may fail. */
const RENEWALS = 3;

/** Milliseconds between two renewals of a lease of so many seconds. */
export const renewalMs = (leaseSeconds: number) => (leaseSeconds * 1000) / RENEWALS;

/** A kind of right to do work, each held under a lease in its row. */
export type LeaseKind<Lease> = {
  /** What is worked on, for the log. */
  name: string;
  seconds: () => number;
  /** Extends these leases in their rows where they are still ours; a row that is locked is being settled. */
  renew: (leases: readonly Lease[]) => Promise<unknown>;
};

/**
 * Makes the `withLease` of a kind, which runs work and renews its lease meanwhile. So a lease can be much shorter than
 * the work, and a process that died is noticed soon. All leases of a kind in this process are renewed together; a
 * renewal that failed is made up for by the next one, or the lease ends.
 */
export function leasesOf<Lease>({ name, seconds, renew }: LeaseKind<Lease>) {
  const held = new Set<Lease>();
  let renewal: NodeJS.Timeout | undefined;
  const renewAll = () =>
    renew([...held]).catch((error: unknown) => log.warn({ err: error, name }, "leases could not be renewed"));
  return async function withLease<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
    held.add(lease);
    renewal ??= setInterval(() => void renewAll(), renewalMs(seconds())).unref();
    try {
      return await work();
    } finally {
      held.delete(lease);
      if (held.size === 0) {
        clearInterval(renewal);
        renewal = undefined;
      }
    }
  };
}
