import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/auth/actor";
import { env } from "@/lib/settings/env";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { Attempt } from "@/lib/http/idempotency/attempt";
import { log } from "@/lib/observability/log";
import { ProviderError } from "@/lib/providers/provider-error";
import { inSpan, measure } from "@/lib/observability/telemetry";
import { type Reservation, refundReservation, reserveCredits } from "./mutations";
import { getBalance } from "./queries";
import type { Quote } from "./rules";
import type { GenerationKind } from "./types";

/** A call of the model that is to be paid for. */
export type GenerationOrder = {
  /** The attempt at an owner's request that it belongs to; null for a job's, which is safe to repeat. */
  attempt: Pick<Attempt<never>, "id" | "after"> | null;
  kind: GenerationKind;
  quote: Quote;
  /** Called when the credits are reserved, before the model is called. */
  onStart?: () => void;
};

/**
 * Reserves credits, runs `work`, which calls the model and settles the reservation in the transaction that saves its
 * result, and refunds the reservation if `work` throws. Afterwards `discard` removes what the failed work left.
 * An attempt and its generation have one id, so that an attempt reserves once; that one of several attempts settles
 * is for `work`, which keeps its answer in the same transaction (lib/http/idempotency).
 * @throws AppError INSUFFICIENT_CREDIT_AMOUNT (nothing reserved), or what `work` threw, as an
 *   AppError with `remainingCreditAmount`
 */
export async function runGeneration<T>(
  actor: Actor,
  { attempt, kind, quote, onStart }: GenerationOrder,
  work: (reservation: Reservation) => Promise<T>,
  discard?: () => Promise<unknown>,
): Promise<T> {
  const leaseSeconds = env().generationLeaseSeconds;
  const generationId = attempt?.id ?? randomUUID();
  // What a process that has died still holds is free for the attempt that takes its place.
  if (attempt?.after) await refundReservation(attempt.after, "MODEL_UNAVAILABLE");
  const reservation = await reserveCredits(actor, {
    generationId,
    kind,
    amount: quote.reserved,
    leaseSeconds,
  });
  onStart?.();
  const began = performance.now();
  const done = (outcome: string) => {
    measure.generation(1, { kind, outcome });
    measure.generationSeconds((performance.now() - began) / 1000, { kind, outcome });
  };
  try {
    const result = await inSpan(`generation ${kind}`, {}, () => work(reservation));
    done("OK");
    return result;
  } catch (error) {
    const failure = await cleanUp(actor, reservation.generationId, discard, error);
    done(failure instanceof AppError ? failure.code : "INTERNAL_ERROR");
    throw failure;
  }
}

/** Refunds the credits and discards the rest; what fails here is left to the timers. @returns the error to throw */
async function cleanUp(
  actor: Actor,
  generationId: string,
  discard: (() => Promise<unknown>) | undefined,
  error: unknown,
): Promise<Error> {
  const known = error instanceof ProviderError || error instanceof AppError ? error : null;
  const code = (known?.code ?? "INTERNAL_ERROR") as ErrorCode;
  const fault = error instanceof ProviderError ? error.fault : undefined;
  const line = { err: error, generationId, code };
  if (fault === "configuration")
    log.error(line, "the model server refuses our key, plan or model: its settings need the operator");
  else if (fault) log.error(line, "the model server refuses our request: a defect, please report it");
  else log.warn(line, "a generation failed; its credits are refunded");
  const results = await Promise.allSettled([refundReservation(generationId, code), discard?.()]);
  for (const { reason } of results.filter((result) => result.status === "rejected")) {
    log.error({ err: reason, generationId }, "the cleanup after a failed generation failed");
  }
  if (!known) return error instanceof Error ? error : new Error(String(error));
  const details = {
    object: {
      ...(known instanceof AppError ? known.details.object : {}),
      remainingCreditAmount: await getBalance(actor),
    },
    retryAfterSeconds: known instanceof ProviderError ? known.retryAfterSeconds : undefined,
    logged: true,
  };
  return new AppError(code, details, { cause: error });
}
