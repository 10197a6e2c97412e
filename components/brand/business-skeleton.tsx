import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** The placeholder of the Brand Profile screen while it loads. */
export function BusinessSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy aria-label={label}>
      <Skeleton className="mb-2 h-9 w-56" />
      <Skeleton className="mb-8 h-5 w-72" />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {[0, 1, 2, 3].map((card) => (
          <Card key={card}>
            <Skeleton className="mb-4 h-6 w-36" />
            <Skeleton className="mb-2 h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </Card>
        ))}
      </div>
    </div>
  );
}
