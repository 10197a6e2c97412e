import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { textsApart } from "@/components/layout/texts-apart";

type SandboxLineProps = {
  /** User-facing names of the providers the sandbox replaces; if empty, nothing is shown. */
  providers: readonly string[];
  /** The sandbox's own page. */
  href: string;
};

/** One quiet line that names the providers replaced by the sandbox. */
export function SandboxBanner({ providers, href }: SandboxLineProps) {
  const t = useTranslations("Shell");
  const format = useFormatter();
  if (providers.length === 0) return null;
  return (
    <div className="border-b">
      <p className="mx-auto flex max-w-(--column) items-start gap-2 px-4 py-2 text-sm text-ink-soft md:px-8">
        <FlaskConical aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
        <span>
          <span>
            {textsApart(
              t.rich("practice", {
                providers: format.list(providers),
                count: providers.length,
                // One line even on a phone: the details are behind the link.
                more: (words) => <span className="max-sm:sr-only">{words}</span>,
              }),
            )}
          </span>{" "}
          <a href={href} target="_blank" rel="noreferrer" className="text-link">
            {t("practiceLink")}
          </a>
        </span>
      </p>
    </div>
  );
}
