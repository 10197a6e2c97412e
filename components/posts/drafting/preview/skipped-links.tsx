import { useTranslations } from "next-intl";
import type { UnreadLink } from "@/lib/posts/links/types";

/** Names the links that a text was written without, each with the reason. */
export function SkippedLinks({ links }: { links: readonly UnreadLink[] }) {
  const t = useTranslations("Workspace.unread");
  return (
    <div role="status" className="rounded-lg border bg-sheet p-4 text-sm">
      <p className="font-medium">{t("title", { count: links.length })}</p>
      <ul className="mt-2 grid gap-1">
        {links.map(({ url, problem }) => (
          <li key={url} className="text-ink-soft">
            <span className="break-all text-ink">{url}</span>: <span>{t(problem)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
