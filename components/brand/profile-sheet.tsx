import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

type ProfileSheetProps = {
  /** Who the business is and for whom. */
  children: ReactNode;
  facts: ReactNode;
  sample: ReactNode;
  /** Whether the sample comes after the facts where there is no room beside them. */
  sampleLast: boolean;
};

/** One page of a notebook: the profile and its facts, and beside them, on a wide screen, a post. */
export function ProfileSheet({ children, facts, sample, sampleLast }: ProfileSheetProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <div className="grid content-start gap-8">{children}</div>
      <div
        className={cn(
          "max-w-md lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start",
          sampleLast && "max-lg:order-last",
        )}
      >
        {sample}
      </div>
      {facts}
    </div>
  );
}
