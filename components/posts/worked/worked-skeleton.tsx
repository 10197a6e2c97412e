import { Loading } from "@/components/layout/states/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { WorkedFrame } from "./worked-frame";

/** What worked, while it is read and compared: its title, and the lines of what may stand there. */
export function WorkedSkeleton() {
  return (
    <Loading>
      <WorkedFrame>
        <Skeleton className="mb-2 h-4 w-full max-w-text" />
        <Skeleton className="mb-5 h-4 w-2/3 max-w-text" />
        <Skeleton className="h-16 w-full max-w-lg" />
      </WorkedFrame>
    </Loading>
  );
}
