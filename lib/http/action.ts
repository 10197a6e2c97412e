import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { type Actor, requireActorForAction } from "@/lib/auth/actor";
import { AppError, type ErrorCode, type FieldErrors, fieldErrorsOf } from "../errors";
import { asUnavailable } from "@/lib/db/watch";
import { log } from "@/lib/observability/log";
import { markCalled, requestIdOf } from "@/lib/observability/log-context";
import { isOwnOrigin } from "./origin";
import { type Limit, WRITE_LIMIT, countUse, visitorKey } from "./rate-limit";
import { refuseDuringShutdown } from "@/lib/queues/shutdown";

/** The result of a server action: data, or an error code with message keys per field. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; code: ErrorCode; fieldErrors?: FieldErrors; retryAfterSeconds?: number };

type Options = { auth?: "user" | "none"; limit?: Limit };
type ActorOf<O extends Options> = O["auth"] extends "none" ? null : Actor;

/** Called with its input, or by `useActionState` with the previous state and a form. */
type Action<I, T> = {
  (input: I | FormData): Promise<ActionResult<T>>;
  (before: ActionResult<T> | null, form: FormData): Promise<ActionResult<T>>;
  /** Its input schema; a test uses it to distinguish a wrapped action from a bare function. */
  schema: z.ZodType;
};

/**
 * The only way to create a server action: checks origin, actor, rate limit and input, then calls the use case.
 * Accepts an object, or the FormData of a form that was submitted before JavaScript had loaded.
 */
export function action<S extends z.ZodType, T, const O extends Options = Options>(
  schema: S,
  options: O,
  handler: (actor: ActorOf<O>, input: z.output<S>) => Promise<T>,
): Action<z.input<S>, T> {
  const act = async (
    first: z.input<S> | FormData | ActionResult<T> | null,
    form?: FormData,
  ): Promise<ActionResult<T>> => {
    markCalled();
    const input = form instanceof FormData ? form : first;
    const requestId = requestIdOf();
    try {
      refuseDuringShutdown();
      const requestHeaders = await headers();
      if (!isOwnOrigin(requestHeaders)) throw new AppError("FOREIGN_ORIGIN");
      const actor = options.auth === "none" ? null : await requireActorForAction();
      const limit = options.limit ?? (actor ? WRITE_LIMIT : undefined);
      if (limit) await countUse(limit, actor?.userId ?? visitorKey(requestHeaders));
      const parsed = schema.safeParse(input instanceof FormData ? fieldsOf(input) : input);
      if (!parsed.success)
        throw new AppError("VALIDATION_FAILED", { fieldErrors: fieldErrorsOf(parsed.error) });
      return { ok: true, data: await handler(actor as ActorOf<O>, parsed.data) };
    } catch (thrown) {
      unstable_rethrow(thrown);
      const error = asUnavailable(thrown);
      if (error !== thrown || !(error instanceof AppError)) log.error({ err: error, requestId });
      const known = error instanceof AppError ? error : new AppError("INTERNAL_ERROR");
      const { fieldErrors, retryAfterSeconds } = known.details;
      return { ok: false, code: known.code, fieldErrors, retryAfterSeconds };
    }
  };
  return Object.assign(act, { schema });
}

/** The fields of a form, without those that React and Next add. */
function fieldsOf(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form.entries()].filter(([name]) => !name.startsWith("$ACTION")));
}
