import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

/** A plan's placeholder while it loads: a heading, and lines with their photos. */
export function PlanSkeleton() {
  const label = useTranslations("Common")("loading");
  return (
    <div
      role="status"
      aria-busy
      aria-label={label}
      className="mx-auto grid w-full max-w-[38rem] gap-6 px-4 py-6"
    >
      <Skeleton className="h-8 w-64 max-w-full" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="size-20 shrink-0" />
          <div className="grid grow content-start gap-2">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-5 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
