"use client";

import { toast } from "@/components/ui/toast/toast";
import { ApiError } from "@/lib/http/api-client";
import type { ErrorCode } from "@/lib/errors";
import { useErrorMessage } from "./use-error-message";

/** Errors that have an answer of their own on the screen: a dialog, or another page. */
const ANSWERED: ReadonlySet<string> = new Set<ErrorCode>(["NO_ACTIVE_SUBSCRIPTION", "BUSINESS_NOT_FOUND"]);

/** The parts of a failure's message besides its cause. */
export type FailureText = {
  /** Its first line; by default the cause. */
  title?: string;
  /** Its second line, instead of the cause. */
  text?: string;
  /** A failure with the same id replaces the one shown. */
  id?: string;
};

/**
 * The one place where a failed write is put into words: its cause, and what happened to the request. Anything but an
 * error of the API is a defect: it is shown as such, and reported like an uncaught error.
 */
export function useReportFailure() {
  const errorText = useErrorMessage();
  return (error: unknown, { title, text, id }: FailureText = {}): void => {
    if (!(error instanceof ApiError)) reportError(error);
    const { status, code, fieldErrors } =
      error instanceof ApiError ? error : new ApiError(500, "INTERNAL_ERROR");
    if (status === 401 || ANSWERED.has(code)) return;
    const [field] = Object.values(fieldErrors);
    const cause = errorText.ofField(field) ?? errorText.ofCode(code);
    if (title) toast.error(title, { description: text ?? cause, id });
    else toast.error(cause, { id });
  };
}
