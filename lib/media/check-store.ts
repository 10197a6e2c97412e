import "server-only";
import { randomUUID } from "node:crypto";
import { putObject, removeObject } from "@/lib/providers/storage/objects";

/** How long an answer of the store's counts, so that a load balancer's questions are not paid for one by one. */
const KEPT_MS = 30_000;
const TIMEOUT_MS = 5_000;

/** This process's own, so that several do not write one file; what a killed one leaves is written once. */
const KEY = `health-${randomUUID()}`;

let answered = -Infinity;
let asked: Promise<void> | undefined;

/**
 * Writes a byte to the store of photos, and removes it. Who asks meanwhile gets the same answer: two writers of one
 * file would take it from each other.
 * @throws when it does not let us, or does not answer
 */
export function checkStore(): Promise<void> {
  if (performance.now() - answered < KEPT_MS) return Promise.resolve();
  asked ??= askStore().finally(() => (asked = undefined));
  return asked;
}

async function askStore(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), TIMEOUT_MS);
  });
  const written = putObject(KEY, new Uint8Array(1)).then(() => removeObject(KEY));
  await Promise.race([written, late]).finally(() => clearTimeout(timer));
  answered = performance.now();
}
