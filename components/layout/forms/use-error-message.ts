"use client";

import { useTranslations } from "next-intl";

type Key = Parameters<ReturnType<typeof useTranslations<never>>>[0];

/**
 * Texts for the codes and message keys of the API, an action or a schema. The namespaces `Errors` and `Validation`, and
 * those of the form's own keys, must be among the page's texts.
 */
export function useErrorMessage() {
  const t = useTranslations();
  const errorText = (key: string, fallback: Key) => (t.has(key as Key) ? t(key as Key) : t(fallback));
  return {
    /** The text of an error code of lib/errors.ts. */
    ofCode: (code: string) => errorText(`Errors.${code}`, "Errors.INTERNAL_ERROR"),
    /** The text of a field's first message key, or nothing when the field is valid. */
    ofField: (keys: readonly string[] | undefined) =>
      keys?.[0] === undefined
        ? undefined
        : errorText(keys[0].includes(".") ? keys[0] : `Validation.${keys[0]}`, "Validation.invalid"),
  };
}
