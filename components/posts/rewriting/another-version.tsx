"use client";

import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useTransition } from "react";
import { Button } from "@/components/ui/button";

/** What has another version of a post written. */
export type Another = {
  /** Credits that it costs, as estimated. */
  price: number;
  /** The text is such a version itself: there are several to choose from. */
  isAnother?: boolean;
  run: () => void | Promise<void>;
};

/** Has another version of the whole post written, with its price before it. */
export function AnotherVersion({ another }: { another: Another }) {
  const t = useTranslations("Rewriting");
  const [busy, start] = useTransition();
  const price = useId();
  return (
    <div className="priced">
      <p id={price} className="text-ink-soft">
        {t("versions.price", { cost: another.price })}
      </p>
      <Button
        size="sm"
        variant="ghost"
        aria-describedby={price}
        icon={<RefreshCw aria-hidden />}
        busy={busy}
        onClick={() => start(async () => another.run())}
      >
        {t("versions.another")}
      </Button>
    </div>
  );
}
