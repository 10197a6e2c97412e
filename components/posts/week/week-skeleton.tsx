import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The week while it loads: its title, and its ruled days. */
export function WeekSkeleton() {
  const [t, common] = [useTranslations("Week"), useTranslations("Common")];
  return (
    <div role="status" aria-busy aria-label={common("loading")}>
      <h1 className="page-title">{t("title")}</h1>
      <Skeleton className="mt-3 mb-10 h-5 w-56" />
      <div className="@container">
        <div className="grid gap-6 @[52rem]:grid-cols-7 @[52rem]:gap-x-2.5">
          {DAYS.map((day) => (
            <div key={day}>
              <div className="mb-2.5 border-b border-edge pb-1.5">
                <Skeleton className="h-6 w-20" />
              </div>
              <Skeleton className="h-20 w-full @[52rem]:h-40" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
