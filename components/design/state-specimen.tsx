import { CalendarClock, CircleAlert, CircleCheck, RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Line, Specimen } from "@/components/design/specimen";
import { EmptyState } from "@/components/layout/states/empty-state";
import { ErrorState } from "@/components/layout/states/error-state";
import { SandboxBanner } from "@/components/layout/shell/sandbox-banner";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

/** Badges and loading states. */
export function StateSpecimen() {
  const t = useTranslations("Design");
  return (
    <>
      <Specimen title={t("states")}>
        <Line>
          <Badge variant="secondary">{t("published")}</Badge>
          <Badge variant="outline">
            <CalendarClock aria-hidden />
            {t("scheduledFilter")}
          </Badge>
          <Badge variant="outline">{t("generated")}</Badge>
          <Badge variant="good">
            <CircleCheck aria-hidden />
            {t("delivered")}
          </Badge>
          <Badge variant="bad">
            <CircleAlert aria-hidden />
            {t("failed")}
          </Badge>
          <Badge variant="warn">
            <RefreshCw aria-hidden />
            {t("checking")}
          </Badge>
          <Badge variant="marigold">{t("offer")}</Badge>
          <Badge>{t("active")}</Badge>
        </Line>
        <Line>
          <Avatar name={t("nameValue")} />
          <Avatar name={t("email")} className="size-8" />
          <Spinner />
        </Line>
        <div className="grid gap-2">
          <p className="text-label">{t("step")}</p>
          <Progress value={50} aria-label={t("step")} />
        </div>
      </Specimen>
      <Specimen title={t("waiting")}>
        <Card aria-busy className="flex gap-4">
          <p className="sr-only">{t("loadingPosts")}</p>
          <Skeleton className="size-20 rounded-md" />
          <div className="grid flex-1 content-start gap-2.5 py-1">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-1 h-3 w-32" />
          </div>
        </Card>
      </Specimen>
      <NothingSpecimen />
    </>
  );
}

function NothingSpecimen() {
  const t = useTranslations("Design");
  return (
    <Specimen title={t("nothing")}>
      <Card className="grid p-0 sm:grid-cols-2 md:p-0">
        <EmptyState text={t("emptyPosts")} action={<Button>{t("emptyPostsAction")}</Button>} />
        <EmptyState
          title={t("emptyBrandTitle")}
          text={t("emptyBrand")}
          action={<Button>{t("emptyBrandAction")}</Button>}
        />
      </Card>
      <ErrorState
        title={t("errorTitle")}
        text={t("errorText")}
        action={<Button variant="outline">{t("emptyPostsAction")}</Button>}
      />
      <SandboxBanner providers={["Facebook", "OpenAI"]} href="#main" />
    </Specimen>
  );
}
