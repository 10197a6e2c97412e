import { useTranslations } from "next-intl";
import { Loading } from "@/components/layout/states/loading";
import { PageHeader } from "@/components/layout/page-header";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** The workspace's placeholder while it loads: the preview, and the form beside it. */
export function WorkspaceSkeleton() {
  const t = useTranslations("Workspace");
  return (
    <Loading>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(20rem,1fr)_minmax(0,500px)]">
        <Card>
          <Skeleton className="mb-6 h-6 w-36" />
          <Skeleton className="mb-3 h-4 w-full" />
          <Skeleton className="mb-6 h-4 w-2/3" />
          <Skeleton className="h-40 w-full" />
        </Card>
        <Card className="max-md:hidden">
          <Skeleton className="mb-6 h-6 w-28" />
          <Skeleton className="mb-5 h-28 w-full" />
          <Skeleton className="mb-5 h-20 w-full" />
          <Skeleton className="h-control w-full" />
        </Card>
      </div>
    </Loading>
  );
}
