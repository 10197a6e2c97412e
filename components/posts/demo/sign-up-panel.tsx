import { useTranslations } from "next-intl";
import { Button, buttonVariants } from "@/components/ui/button";

/** Why there is no form: the post is there, this browser has had its one, or today's are used up. */
export type DemoEnd = "written" | "used" | "spent";

type SignUpPanelProps = {
  end: DemoEnd;
  /** Whether the post waits in this browser. */
  kept: boolean;
  onDiscard: () => void;
};

/** What comes after the demo: an account. */
export function SignUpPanel({ end, kept, onDiscard }: SignUpPanelProps) {
  const t = useTranslations("Demo");
  return (
    <section
      aria-labelledby="demo-end"
      className="grid justify-items-start gap-4 border-t border-ink pt-5 dark:border-edge"
    >
      <div className="grid gap-1.5">
        <h2 id="demo-end" className="text-section">
          {t(`ends.${end}`)}
        </h2>
        <p className="max-w-text text-ink-soft">{t(kept ? "waits" : "trial")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href="/login?mode=sign-up" className={buttonVariants({ size: "lg" })}>
          {t(kept ? "keep" : "signUp")}
        </a>
        {kept && (
          <Button size="lg" variant="ghost" onClick={onDiscard}>
            {t("offer.discard")}
          </Button>
        )}
      </div>
    </section>
  );
}
