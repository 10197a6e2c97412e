import "server-only";
import { randomUUID } from "node:crypto";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { type Actor, requireActorForAction } from "./auth";
import { AppError, type ErrorCode, type FieldErrors, fieldErrorsOf } from "./errors";
import { log } from "./log";
import { isOwnOrigin } from "./origin";
import { type Limit, clientAddress, countUse } from "./rate-limit";
import { refuseWhileStopping } from "./stopping";

/** What a server action answers: data, or an error code with message keys a field. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; code: ErrorCode; fieldErrors?: FieldErrors; retryAfterSeconds?: number };

type Options = { auth?: "user" | "none"; limit?: Limit };
type ActorOf<O extends Options> = O["auth"] extends "none" ? null : Actor;

/** Called with its input, or by `useActionState` with the state before and a form. */
type Action<I, T> = {
  (input: I | FormData): Promise<ActionResult<T>>;
  (before: ActionResult<T> | null, form: FormData): Promise<ActionResult<T>>;
};

/**
 * The one way to make a server action: origin, actor, rate limit, strict validation, then the use case.
 * Takes an object, or the FormData of a form that was sent before JavaScript had loaded.
 */
export function action<S extends z.ZodType, T, const O extends Options = Options>(
  schema: S,
  options: O,
  handler: (actor: ActorOf<O>, input: z.output<S>) => Promise<T>,
): Action<z.input<S>, T> {
  return async (first: z.input<S> | FormData | ActionResult<T> | null, form?: FormData) => {
    const input = form instanceof FormData ? form : first;
    const requestId = randomUUID();
    try {
      refuseWhileStopping();
      const requestHeaders = await headers();
      if (!isOwnOrigin(requestHeaders)) throw new AppError("FOREIGN_ORIGIN");
      const actor = options.auth === "none" ? null : await requireActorForAction();
      if (options.limit) {
        const who = actor?.userId ?? clientAddress(requestHeaders);
        if (who) await countUse(options.limit, who);
      }
      const parsed = schema.safeParse(input instanceof FormData ? fieldsOf(input) : input);
      if (!parsed.success)
        throw new AppError("VALIDATION_FAILED", { fieldErrors: fieldErrorsOf(parsed.error) });
      return { ok: true, data: await handler(actor as ActorOf<O>, parsed.data) };
    } catch (error) {
      unstable_rethrow(error);
      if (!(error instanceof AppError)) log.error({ err: error, requestId });
      const known = error instanceof AppError ? error : new AppError("INTERNAL_ERROR");
      const { fieldErrors, retryAfterSeconds } = known.details;
      return { ok: false, code: known.code, fieldErrors, retryAfterSeconds };
    }
  };
}

/** The fields of a form, without those that React and Next add for themselves. */
function fieldsOf(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form.entries()].filter(([name]) => !name.startsWith("$ACTION")));
}
