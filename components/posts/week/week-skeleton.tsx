import { useTranslations } from "next-intl";
import { Loading } from "@/components/layout/states/loading";
import { Skeleton } from "@/components/ui/skeleton";

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The week while it loads: its title, and its ruled days. */
export function WeekSkeleton() {
  const t = useTranslations("Week");
  return (
    <Loading>
      <h1 className="page-title">{t("title")}</h1>
      <Skeleton className="mt-3 mb-10 h-5 w-56" />
      <div data-wide className="@container/week">
        <div className="grid gap-6 columns:grid-cols-7 columns:gap-x-2 beside:pr-[calc(clamp(13rem,15%,20rem)+1.5rem)]">
          {DAYS.map((day) => (
            <div key={day}>
              <div className="mb-2.5 border-b border-edge pb-1.5">
                <Skeleton className="h-6 w-20" />
              </div>
              <Skeleton className="h-20 w-full columns:h-40" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
