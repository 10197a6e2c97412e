import { useTranslations } from "next-intl";
import { useNow } from "@/components/layout/browser/use-clock";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import { planningPath } from "@/lib/posts/planning/planning-path";
import { type NextStep, nextStep } from "@/lib/posts/week/next-step";
import type { Week } from "@/lib/posts/week/types";
import { readingPath } from "./week-path";

/** What is next in the week that is shown. */
export function useNextStep(week: Week): NextStep {
  return nextStep(week, useNow());
}

/** The week's one button, which changes its word by what is next. */
export function NextStepLink({ week }: { week: Week }) {
  const t = useTranslations("Week");
  const planning = useTranslations("Planning");
  const next = useNextStep(week);
  const [href, label] =
    next.step === "read"
      ? [readingPath(week.from), t("read", { count: next.count })]
      : next.step === "plan"
        ? [planningPath(next.from), next.isNext ? t("planNext") : planning("title")]
        : [newPostPath(), t("write")];
  return (
    <Link href={href} className={buttonVariants({ className: "max-sm:grow" })}>
      {label}
    </Link>
  );
}
