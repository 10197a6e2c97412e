import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Route } from "next";
import type { ReactNode } from "react";
import { TopBar } from "@/components/layout/shell/top-bar";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { HeaderToastRegion } from "@/components/ui/toast/toast-region";

type ReadingBarProps = {
  /** The week. */
  back: Route;
  account: ReactNode;
  /** Which draft is shown; null at the end and while they load. */
  index: number | null;
  count?: number;
};

/** The shell's bar, alone: the way back, which of the drafts is shown, messages, and the account menu. */
export function ReadingBar({ back, account, index, count = 0 }: ReadingBarProps) {
  const t = useTranslations("Reading");
  return (
    <>
      <TopBar
        account={account}
        menu={
          <Link
            href={back}
            aria-label={t("back")}
            className={buttonVariants({ variant: "ghost", size: "icon", className: "-ml-2" })}
          >
            <ArrowLeft aria-hidden />
          </Link>
        }
        messages={
          <div className="relative flex min-w-0 grow items-center gap-3 self-stretch">
            <h1 className="truncate font-display text-lg">{t("title")}</h1>
            {index !== null && (
              <p className="shrink-0 text-ink-soft tabular-nums" aria-live="polite">
                {t("place", { place: index + 1, count })}
              </p>
            )}
            <HeaderToastRegion />
          </div>
        }
      />
      <progress
        aria-hidden
        max={Math.max(count, 1)}
        value={index ?? count}
        className="fixed inset-x-0 top-14 z-40 block h-0.5 w-full appearance-none bg-transparent short:absolute print:hidden [&::-moz-progress-bar]:bg-press [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-press"
      />
    </>
  );
}
