import { useFormatter as useIntlFormatter } from "next-intl";
import { useMemo } from "react";
import { withPlainSpaces } from "@/lib/i18n/plain-spaces";

/** next-intl's formatter, whose dates have the same spaces on the server and in the browser. */
export function useFormatter() {
  const format = useIntlFormatter();
  return useMemo(() => withPlainSpaces(format), [format]);
}
