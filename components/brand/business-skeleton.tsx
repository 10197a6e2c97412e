import { Skeleton } from "@/components/ui/skeleton";

/** The placeholder of the Brand Profile screen while it loads. */
export function BusinessSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy aria-label={label}>
      <Skeleton className="mb-2 h-9 w-56" />
      <Skeleton className="mb-8 h-5 w-72" />
      <div className="grid max-w-2xl gap-8">
        {[0, 1, 2].map((part) => (
          <div key={part} className="grid gap-x-8 gap-y-4 border-t pt-6 md:grid-cols-[8.5rem_minmax(0,1fr)]">
            <Skeleton className="h-6 w-24" />
            <div>
              <Skeleton className="mb-3 h-4 w-28" />
              <Skeleton className="mb-2 h-5 w-full" />
              <Skeleton className="h-5 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
