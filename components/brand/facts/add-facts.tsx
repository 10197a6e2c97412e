import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LASTING_KINDS } from "@/lib/brand/facts/constants";
import type { FactKind } from "@/lib/brand/facts/types";
import type { Opened } from "./use-opened";

/** What is added on the sheet, in its order. */
const ADDED = ["OPENING_HOURS", "ADDRESS", "PHONE", "WEB", "OFFER", "PRICE", "OTHER"] as const;
/** How to find the business: there is mostly one of each. */
const ONCE: readonly FactKind[] = LASTING_KINDS;

/** A button for each kind of fact that can be added. @param known the kinds that are there */
export function AddFacts({ known, opened }: { known: ReadonlySet<FactKind>; opened: Opened }) {
  const t = useTranslations("Facts");
  return (
    <div>
      {known.size === 0 && <p className="mb-2 max-w-text text-lg leading-7 text-ink-soft">{t("empty")}</p>}
      <div className="-ml-3 flex flex-wrap gap-x-1">
        {ADDED.filter((kind) => !(ONCE.includes(kind) && known.has(kind))).map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="ghost"
            className="text-press"
            icon={<Plus aria-hidden />}
            autoFocus={opened.left === kind}
            disabled={opened.id === kind}
            onClick={() => opened.open(kind)}
          >
            {t(`add.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
