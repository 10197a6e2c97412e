import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { networkOf } from "@/lib/http/addresses/client-address";
import { sha256 } from "@/lib/crypto";
import { AppError } from "@/lib/errors";
import { type Limit, clearUses, countUse, refundUse, noteUse } from "@/lib/http/rate-limit";
import { ATTACK, LIMITS, MAIL_INTERVAL } from "../constants";
import { knownDevice } from "./device-cookie";
import { attackDelayMs } from "../rules";
import type { Client } from "../types";

/** Counts one attempt per client. @throws AppError TOO_MANY_REQUESTS */
export async function countByClient(limit: Limit, { address }: Client): Promise<void> {
  if (address) await countUse(limit, networkOf(address));
}

/** Counts one attempt per client and e-mail address. @throws AppError TOO_MANY_REQUESTS */
export function countByClientAndEmail(limit: Limit, client: Client, email: string): Promise<void> {
  return countUse(limit, pairKey(client, email));
}

/** Clients without a known address share one counter. */
function pairKey({ address }: Client, email: string): string {
  return sha256(`${address ? networkOf(address) : "unknown"} ${email}`);
}

/**
 * Counts a password guess for an e-mail address per known browser, or else per client. Guesses of others only delay
 * this one and leave an unknown client fewer: the right password at the first attempt is never refused for them.
 * @returns a function that refunds the guess once it turned out to be right
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countGuess(email: string, client: Client): Promise<() => Promise<void>> {
  const device = knownDevice(client, email);
  if (device) {
    await countUse(LIMITS.signInByDevice, device);
    return () => clearUses(LIMITS.signInByDevice, device);
  }
  await countByClient(LIMITS.signInByClient, client);
  const [pair, all] = [pairKey(client, email), sha256(email)];
  const own = await noteUse(LIMITS.signInByClientAndEmail, pair);
  if (own.uses > LIMITS.signInByClientAndEmail.points) throw tooMany(own.secondsLeft);
  const everybody = await noteUse(ATTACK.limit, all);
  const underAttack = everybody.uses > ATTACK.limit.points;
  if (underAttack && own.uses > ATTACK.guessesPerClient) throw tooMany(own.secondsLeft);
  if (underAttack) await sleep(attackDelayMs(everybody.uses));
  return async () => {
    await clearUses(LIMITS.signInByClientAndEmail, pair);
    await refundUse(ATTACK.limit, all);
    if (client.address) await refundUse(LIMITS.signInByClient, networkOf(client.address));
  };
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds });
}

/**
 * Sends a mail that a stranger can trigger, unless the limit of its kind for `key` is reached. A mail that could not
 * be enqueued does not count. @throws what `send` throws
 */
export async function sendThrottled(
  kind: keyof typeof MAIL_INTERVAL,
  key: string,
  send: () => Promise<void>,
): Promise<void> {
  const [limit, who] = [MAIL_INTERVAL[kind], sha256(key)];
  const { uses } = await noteUse(limit, who);
  if (uses > limit.points) return;
  try {
    await send();
  } catch (error) {
    await refundUse(limit, who);
    throw error;
  }
}
