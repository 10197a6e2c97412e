import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import { planningPath } from "@/lib/posts/planning/planning-path";

/** What a new plan is there for: a week, or one post. */
export function NextSteps() {
  const [t, planning, week] = [
    useTranslations("Billing.comingBack"),
    useTranslations("Planning"),
    useTranslations("Week"),
  ];
  return (
    <section aria-labelledby="next-steps" className="mb-8 grid gap-4 rounded-lg border bg-press-wash p-6">
      <h2 id="next-steps" className="text-section">
        {t("next")}
      </h2>
      <div className="flex flex-wrap gap-3">
        <Link href={planningPath()} className={buttonVariants()}>
          {planning("title")}
        </Link>
        <Link href={newPostPath()} className={buttonVariants({ variant: "outline" })}>
          {week("write")}
        </Link>
      </div>
    </section>
  );
}
