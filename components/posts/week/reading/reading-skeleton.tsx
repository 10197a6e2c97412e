import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { ReadingBar } from "./reading-bar";

/** The reading while it loads: its bar, and a post. */
export function ReadingSkeleton({ account }: { account: ReactNode }) {
  const t = useTranslations("Common");
  return (
    <>
      <ReadingBar back="/week" account={account} index={null} />
      <main id="main" className="pt-14">
        <div
          role="status"
          aria-busy
          aria-label={t("loading")}
          className="mx-auto grid max-w-[38rem] gap-5 px-4 py-7"
        >
          <Skeleton className="h-6 w-56" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-64 w-full" />
        </div>
      </main>
    </>
  );
}
