import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** The placeholder of what is loading: a screen reader hears that, and not the grey blocks in it. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations("Common");
  return (
    <div role="status" aria-busy aria-label={t("loading")} className={className}>
      {children}
    </div>
  );
}
