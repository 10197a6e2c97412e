import { Loading } from "@/components/layout/states/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { PlanHeader, type PlanHeaderProps } from "./plan-header";
import { PlanningFrame } from "./planning-frame";

/** A planning screen while it loads: its head, a question and what can be ticked. */
export function PlanSkeleton(head: PlanHeaderProps) {
  return (
    <PlanningFrame>
      <PlanHeader {...head} />
      <Loading className="mx-auto w-full max-w-[38rem] px-4 py-6">
        <Skeleton className="h-control w-full" />
        <Skeleton className="mt-8 h-8 w-64" />
        <Skeleton className="mt-3 h-24 w-full" />
        <Skeleton className="mt-8 h-6 w-40" />
        <Skeleton className="mt-3 h-40 w-full" />
      </Loading>
    </PlanningFrame>
  );
}
