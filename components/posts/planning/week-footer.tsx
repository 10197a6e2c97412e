import { useTranslations } from "next-intl";
import { ConnectButton } from "@/components/connections/connect-button";
import { readingPath } from "@/components/posts/week/week-path";
import { saveReturnPage } from "@/components/layout/return-page";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import type { Plan } from "@/lib/posts/planning/types";
import { PlanFooter } from "./plan-footer";
import type { PlanScope } from "./plan-scope";
import { isOpen } from "./planned-ideas";
import type { IdeaProgress } from "./writing/use-write-week";

type WeekFooterProps = {
  plan: Plan;
  scope: PlanScope;
  live: Readonly<Record<string, IdeaProgress>>;
  running: boolean;
  lost: boolean;
  onWrite: () => void;
};

/** The next step for the whole week: writing what the credits cover, its progress, and reading the drafts. */
export function WeekFooter({
  plan,
  scope: { drafts, day, needsPage },
  live,
  running,
  lost,
  onWrite,
}: WeekFooterProps) {
  const t = useTranslations("Planning");
  const plans = useTranslations("SubscriptionRequired")("plans");
  const needs = useTranslations("Needs.page");
  if (running) return <Running plan={plan} live={live} lost={lost} />;

  const open = plan.ideas.filter(isOpen);
  const covered = open.slice(0, plan.affordable);
  const toRead = plan.ideas.some(({ postId }) => postId !== null && drafts.get(postId)?.read === false);
  const short = covered.length < open.length;
  // Before anything is written and paid for: without a page nothing of it could go out.
  const noPage = needsPage && covered.length > 0;
  if (open.length === 0 && !toRead) return null;
  return (
    <PlanFooter
      note={
        noPage ? (
          <p className="max-w-text text-ink">{needs("text")}</p>
        ) : (
          short && (
            <p className="max-w-text text-ink">
              <span>
                {t(covered.length > 0 ? "short.some" : "short.none", {
                  covered: covered.length,
                  count: open.length,
                })}
              </span>{" "}
              <Link href="/subscription" className="text-link" onClick={() => saveReturnPage("checkout")}>
                {plans}
              </Link>
            </p>
          )
        )
      }
    >
      {noPage && <ConnectButton again={false} label={needs("button")} size="lg" />}
      {toRead && (
        <Link
          href={readingPath(day)}
          className={buttonVariants({ size: "lg", variant: noPage ? "outline" : "default" })}
        >
          {t("read")}
        </Link>
      )}
      {covered.length > 0 && (
        <Button
          size="lg"
          variant={toRead || noPage ? "outline" : "default"}
          // The longest of seven languages has two lines on the smallest phones.
          className="h-auto min-h-12 px-4 py-2 whitespace-normal sm:px-6"
          onClick={onWrite}
        >
          {t("write", {
            count: covered.length,
            cost: covered.reduce((sum, { cost }) => sum + cost, 0),
          })}
        </Button>
      )}
    </PlanFooter>
  );
}

function Running({ plan, live, lost }: Pick<WeekFooterProps, "plan" | "live" | "lost">) {
  const t = useTranslations("Planning");
  const at = plan.ideas.filter(({ id, state }) => live[id] ?? (state === "WRITING" || state === "WRITTEN"));
  const done = at.filter(({ id, state }) => (live[id]?.state ?? state).toLowerCase() === "written").length;
  return (
    <PlanFooter
      note={
        <div className="grid gap-2">
          <p className="text-ink">
            {`${t("progress", { done, count: at.length })} ${t(lost ? "lost" : "goesOn")}`}
          </p>
          <Progress aria-hidden value={at.length > 0 ? (done / at.length) * 100 : 0} />
        </div>
      }
    />
  );
}
