import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { UnseenWarning } from "@/components/posts/post/unseen-warning";
import { Button } from "@/components/ui/button";

type ReadingFooterProps = {
  /** There is none before it, and none behind. */
  first: boolean;
  last: boolean;
  onStep: (by: 1 | -1) => void;
  /** The actions on the displayed post. */
  children: ReactNode;
};

/** The bar within reach of the thumb: the actions, and on wide screens the ways forwards and back. */
export function ReadingFooter({ first, last, onStep, children }: ReadingFooterProps) {
  const t = useTranslations("Reading");
  const step = { variant: "ghost", size: "icon", className: "max-sm:hidden" } as const;
  return (
    <footer
      data-bottom-bar
      className="sticky bottom-0 border-t short:static bg-sheet px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <UnseenWarning className="-mt-1 mb-1.5 flex justify-center" />
      <div className="mx-auto flex max-w-[44rem] items-center gap-2">
        <Button
          {...step}
          aria-label={t("previous")}
          icon={<ChevronLeft aria-hidden />}
          disabled={first}
          onClick={() => onStep(-1)}
        />
        {children}
        <Button
          {...step}
          aria-label={t("next")}
          icon={<ChevronRight aria-hidden />}
          disabled={last}
          onClick={() => onStep(1)}
        />
      </div>
    </footer>
  );
}
