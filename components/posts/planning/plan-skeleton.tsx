import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

/** A planning screen while it loads: its title, a question and what can be ticked. */
export function PlanSkeleton({ title }: { title: string }) {
  const t = useTranslations("Common");
  return (
    <div role="status" aria-busy aria-label={t("loading")} className="mx-auto max-w-[36rem]">
      <h1 className="font-display text-2xl leading-7">{title}</h1>
      <Skeleton className="mt-8 h-8 w-64" />
      <Skeleton className="mt-3 h-24 w-full" />
      <Skeleton className="mt-8 h-6 w-40" />
      <Skeleton className="mt-3 h-40 w-full" />
    </div>
  );
}
