import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast/toast";

/** How long a part may load before a slow line is taken for none, in milliseconds. */
const TOO_LONG_MS = 10_000;

/** In place of a part whose script is loading: nothing, and where there is no line, a message that says so. */
export function PartLoading() {
  const t = useTranslations("Errors");
  useEffect(() => {
    const told = setTimeout(
      () => toast.error(t("NETWORK"), { id: "part" }),
      navigator.onLine ? TOO_LONG_MS : 0,
    );
    return () => clearTimeout(told);
  }, [t]);
  return null;
}
