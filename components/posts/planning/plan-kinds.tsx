import { useTranslations } from "next-intl";
import { toggleClass } from "@/components/ui/toggle";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/utils";
import { campaignPath, planningPath } from "@/lib/posts/planning/planning-path";

/** What is planned: one week, or a campaign. @param week the Monday to return to, yyyy-MM-dd */
export function PlanKinds({ is, week }: { is: "week" | "campaign"; week?: string }) {
  const t = useTranslations("Planning.kinds");
  const kinds = [
    ["week", planningPath(week)],
    ["campaign", campaignPath()],
  ] as const;
  return (
    <nav aria-label={t("label")} className="grid grid-cols-2 gap-2 sm:flex">
      {kinds.map(([kind, href]) => (
        <Link
          key={kind}
          href={href}
          aria-current={kind === is ? "page" : undefined}
          data-state={kind === is ? "on" : "off"}
          className={cn(toggleClass, "justify-center")}
        >
          {t(kind)}
        </Link>
      ))}
    </nav>
  );
}
