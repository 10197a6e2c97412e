import type { ReactNode } from "react";
import { Loading } from "@/components/layout/states/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { ReadingBar } from "./reading-bar";

/** The reading while it loads: its bar, and a post. */
export function ReadingSkeleton({ account }: { account: ReactNode }) {
  return (
    <>
      <ReadingBar back="/week" account={account} index={null} />
      <main id="main" className="pt-14">
        <Loading className="mx-auto grid max-w-[38rem] gap-5 px-4 py-7">
          <Skeleton className="h-6 w-56" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-64 w-full" />
        </Loading>
      </main>
    </>
  );
}
