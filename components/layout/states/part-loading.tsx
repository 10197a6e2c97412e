import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast/toast";
import { removeToast, toastsOf } from "@/components/ui/toast/toast-store";

/** How long a part may load on a slow line, in milliseconds; one of an older version of the app never comes. */
const TOO_LONG_MS = 10_000;

/** In place of a part whose script is loading: nothing, and a message until it is there where that takes too long. */
export function PartLoading() {
  const [t, errors] = [useTranslations("Common"), useTranslations("Errors")];
  useEffect(() => {
    let told: number[] = [];
    const tell = () => {
      const action = { label: t("tryAgain"), onClick: () => location.reload() };
      told = toastsOf(() =>
        navigator.onLine
          ? toast.error(t("partFailed"), { id: "part", action })
          : toast.error(errors("NETWORK"), { id: "part" }),
      );
    };
    const timer = setTimeout(tell, navigator.onLine ? TOO_LONG_MS : 0);
    return () => {
      clearTimeout(timer);
      removeToast(...told);
    };
  }, [t, errors]);
  return null;
}
