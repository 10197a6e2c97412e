import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ConnectButton } from "@/components/connections/connect-button";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import { cn } from "@/lib/utils";
import { PlanLink } from "./plan-link";

type FirstStepsProps = {
  connected: boolean;
  hasPlan: boolean;
  /** Whether nothing on the page is more urgent: the first step's button is then the primary one. */
  primary: boolean;
};

/** The steps between a new owner and the first post. The brand profile exists: without it there is no dashboard. */
export function FirstSteps({ connected, hasPlan, primary }: FirstStepsProps) {
  const t = useTranslations("Dashboard.steps");
  const variant = (first: boolean) => (first && primary ? "default" : "outline");
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="mb-3 text-section">
        {t("title")}
      </h2>
      <ol className="divide-y border-y">
        <Step number={1} done title={t("profile")} text={t("profileDone")} />
        <Step number={2} done={connected} title={t("page")} text={t(connected ? "pageDone" : "pageText")}>
          {!connected && (
            <ConnectButton again={false} label={t("choosePage")} size="sm" variant={variant(true)} />
          )}
        </Step>
        <Step number={3} done={false} title={t("post")} text={t(hasPlan ? "postText" : "planText")}>
          {hasPlan ? (
            <Link
              href={newPostPath()}
              className={buttonVariants({ variant: variant(connected), size: "sm" })}
            >
              {t("write")}
            </Link>
          ) : (
            <PlanLink className={buttonVariants({ variant: variant(connected), size: "sm" })}>
              {t("plan")}
            </PlanLink>
          )}
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { number: number; done: boolean; title: string; text: string; children?: ReactNode };

function Step({ number, done, title, text, children }: StepProps) {
  const t = useTranslations("Dashboard.steps");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 sm:flex-nowrap">
      <span
        aria-hidden
        className={cn(
          "grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold tabular-nums",
          done ? "border-transparent bg-press-wash text-press" : "border-edge",
        )}
      >
        {done ? <Check className="size-4" strokeWidth={2.5} /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-medium">
          <span>{title}</span>
          {done && <span className="sr-only"> ({t("done")})</span>}
        </h3>
        <p className="max-w-text text-sm text-ink-soft">{text}</p>
      </div>
      {children && <div className="max-sm:basis-full max-sm:pl-12">{children}</div>}
    </li>
  );
}
