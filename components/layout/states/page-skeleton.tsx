import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Loading } from "./loading";

type PageSkeletonProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** How many cards follow, and whether they are side by side. */
  cards: number;
  beside?: boolean;
  /** The content above the cards. */
  first?: ReactNode;
  /** The content below the cards. */
  children?: ReactNode;
};

/** A page of cards while it loads: its title, and placeholders for the cards. */
export function PageSkeleton({ title, subtitle, cards, beside, first, children }: PageSkeletonProps) {
  return (
    <Loading>
      <PageHeader title={title} subtitle={subtitle} />
      {first && <div className="mb-6 md:mb-8">{first}</div>}
      <div className={beside ? "grid gap-4 md:grid-cols-2 md:gap-6" : "grid gap-4 md:gap-6"}>
        {Array.from({ length: cards }, (_, card) => (
          <Card key={card}>
            <Skeleton className="mb-4 h-6 w-44" />
            <Skeleton className="mb-2 h-4 w-full max-w-text" />
            <Skeleton className="mb-5 h-4 w-2/3 max-w-text" />
            <Skeleton className="h-control w-32" />
          </Card>
        ))}
      </div>
      {children && <div className="mt-6 md:mt-8">{children}</div>}
    </Loading>
  );
}
