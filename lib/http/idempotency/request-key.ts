import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { AppError } from "@/lib/errors";

/** What an Idempotency-Key may be: 8 to 200 visible characters of ASCII. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,200}$/);

/** A request's Idempotency-Key. `given`: the client has sent it, and may ask with it again. */
export type RequestKey = { key: string; given: boolean };

/** The request's Idempotency-Key, or a new one. @throws AppError VALIDATION_FAILED for a malformed one. */
export function idempotencyKeyOf(headers: Headers): RequestKey {
  const given = headers.get("idempotency-key");
  if (given === null) return { key: randomUUID(), given: false };
  const parsed = idempotencyKey.safeParse(given);
  if (!parsed.success) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { "idempotency-key": ["invalid"] } });
  }
  return { key: parsed.data, given: true };
}
