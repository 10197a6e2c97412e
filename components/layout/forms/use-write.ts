"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { removeToast, toastsOf } from "@/components/ui/toast/toast-store";
import { ApiError } from "@/lib/http/api-client";
import { type FailureText, useReportFailure } from "./use-report-failure";
import { useRequestKey } from "./use-request-key";

type Write<Input, Result> = {
  /** Sends the request. `key` stays the same until it is answered, so that a repeat has no second effect. */
  send: (input: Input, key: string) => Promise<Result>;
  /** The target of the write: writes of one scope run one after the other. */
  scope?: string;
  /** Shows the result before it is confirmed. @returns a function that undoes it after a failure */
  show?: (input: Input) => (() => void) | Promise<() => void>;
  /** How a failure is reported. */
  failed?: FailureText | ((input: Input) => FailureText);
  onSuccess?: (result: Result, input: Input) => void;
  /** Handles an error specially. @returns whether it did; otherwise the error is reported */
  onFailure?: (error: ApiError, input: Input) => boolean | void;
  /** The request has ended, with any result: refetch here what it may have changed. */
  onSettled?: () => void;
};

/** Whether the owner cancelled it: nothing is reported. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/**
 * A write from the browser, and the only way to make one besides a form's server action: it goes one after the other
 * with what is written to the same thing, keeps its idempotency key until its answer came, and its failure is told.
 * @returns `run`, which resolves to the result, or to null after a failure; and whether it runs
 */
export function useWrite<Input = void, Result = unknown>(write: Write<Input, Result>) {
  const report = useReportFailure();
  const requestKey = useRequestKey();
  // Counted here, because TanStack Query tells of a mutation only a moment after the press.
  const [running, setRunning] = useState(0);
  // Messages of failures, which leave when a repeat succeeds.
  const failures = useRef<number[]>([]);
  const { mutateAsync } = useMutation<Result, unknown, Input, (() => void) | undefined>({
    mutationFn: (input) => write.send(input, requestKey.keyOf(input ?? null)),
    scope: write.scope === undefined ? undefined : { id: write.scope },
    // What runs keeps its own scope and callbacks when the hook turns to another thing: TanStack Query gives them to a
    // pending mutation otherwise, and those that wait for the first scope would wait for ever.
    mutationKey: [write.scope ?? null],
    // Report a lost connection immediately, even if the browser knows that it is offline.
    networkMode: "always",
    onMutate: (input) => write.show?.(input),
    onSuccess: (result, input) => {
      requestKey.forget();
      removeToast(...failures.current);
      failures.current = [];
      write.onSuccess?.(result, input);
    },
    onError: (error, input, takeBack) => {
      takeBack?.();
      if (isGivenUp(error)) return;
      if (error instanceof ApiError && error.answered) requestKey.forget();
      const shown = toastsOf(() => {
        if (error instanceof ApiError && write.onFailure?.(error, input)) return;
        report(error, write.failed instanceof Function ? write.failed(input) : write.failed);
      });
      failures.current.push(...shown);
    },
    onSettled: () => write.onSettled?.(),
  });
  return {
    run: (input: Input): Promise<Result | null> => {
      setRunning((count) => count + 1);
      return mutateAsync(input)
        .catch(() => null)
        .finally(() => setRunning((count) => count - 1));
    },
    busy: running > 0,
  };
}
