"use client";

import { useTranslations } from "next-intl";

type Key = Parameters<ReturnType<typeof useTranslations<never>>>[0];

/**
 * The words for what the API, an action or a schema says by code or message key.
 * The namespaces `Errors` and `Validation`, and those of the form's own keys, must be among the page's texts.
 */
export function useErrorWords() {
  const t = useTranslations();
  const words = (key: string, fallback: Key) => (t.has(key as Key) ? t(key as Key) : t(fallback));
  return {
    /** The words for an error code of lib/errors.ts. */
    ofCode: (code: string) => words(`Errors.${code}`, "Errors.INTERNAL_ERROR"),
    /** The words for the first message key of a field, or nothing where the field is right. */
    ofField: (keys: readonly string[] | undefined) =>
      keys?.[0] === undefined
        ? undefined
        : words(keys[0].includes(".") ? keys[0] : `Validation.${keys[0]}`, "Validation.invalid"),
  };
}
