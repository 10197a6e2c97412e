import { useTranslations } from "next-intl";
import type { LinkFinding } from "@/lib/posts/links/types";

type LinkFindingsProps = { links: readonly { url: string; finding: LinkFinding; host: string | null }[] };

/** Links with what was found behind them, in a sentence each. They open, so that their owner can see for herself. */
export function LinkFindings({ links }: LinkFindingsProps) {
  const t = useTranslations("Posts.links");
  return (
    <ul className="grid gap-2 text-sm">
      {links.map(({ url, finding, host }) => (
        <li key={url} className="max-w-text">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t("open", { url })}
            className="text-link line-clamp-2 wrap-anywhere pointer-coarse:py-2"
          >
            {url}
          </a>
          <p className="text-ink-soft">{t(`findings.${finding}`, { host: host ?? "" })}</p>
        </li>
      ))}
    </ul>
  );
}
