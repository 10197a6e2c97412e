import "server-only";
import { hash, verify } from "@node-rs/argon2";

// argon2id with OWASP's first recommendation (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** The argon2id hash of a password. Unicode is normalised, so that every keyboard produces the same hash. */
export function makePasswordHash(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), PARAMETERS);
}

/** Whether the password matches. Without a hash (no such account) it does the same work and returns false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= makePasswordHash("no account has this password");
  const fits = await verify(passwordHash ?? (await decoy), password.normalize("NFKC"));
  return fits && passwordHash !== null;
}
