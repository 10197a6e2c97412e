import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { queuesByKey } from "@/lib/queues/queues";

// argon2id with OWASP's first recommendation (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One line for everybody: a hash holds a core and one of libuv's four threads for tens of milliseconds, and every
 * request needs such a thread for its session cookie's key.
 */
const inQueue = queuesByKey({ atOnce: 2, waiting: 200, waitMs: 10_000 });
const inTurn = <T>(work: () => Promise<T>) => inQueue("passwords", work);

let decoy: Promise<string> | undefined;

/**
 * The argon2id hash of a password. Unicode is normalised, so that every keyboard produces the same hash.
 * @throws AppError SERVER_BUSY when too many wait
 */
export function makePasswordHash(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), PARAMETERS));
}

/**
 * Whether the password matches. Without a hash (no such account) it does the same work and returns false.
 * @throws AppError SERVER_BUSY when too many wait
 */
export function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    // Once, and not in the line, which might refuse it.
    decoy ??= hash("no account has this password", PARAMETERS);
    const fits = await verify(passwordHash ?? (await decoy), password.normalize("NFKC"));
    return fits && passwordHash !== null;
  });
}
