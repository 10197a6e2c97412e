import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { pageWindow, yourPostsPath } from "@/lib/posts/rules";
import type { YourPosts } from "@/lib/posts/schema";
import { cn } from "@/lib/utils";

type PostPagesProps = { query: YourPosts; pages: number };

const look =
  "inline-flex h-control min-w-10 items-center justify-center rounded-md border border-rule bg-sheet px-3 text-[0.9375rem] font-medium tabular-nums";

/** Previous, the numbered pages and Next; each is a URL. */
export function PostPages({ query, pages }: PostPagesProps) {
  const { page } = query;
  const t = useTranslations("Posts.list");
  const step = (to: number, label: ReactNode) =>
    to < 0 || to >= pages ? (
      <span aria-disabled className={cn(look, "text-ink-soft opacity-55")}>
        {label}
      </span>
    ) : (
      <Link href={yourPostsPath({ ...query, page: to })} className={cn(look, "hover:border-ink-soft")}>
        {label}
      </Link>
    );
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-2">
      {step(page - 1, t("previous"))}
      {pageWindow(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden className="px-1 text-ink-soft">
            …
          </span>
        ) : (
          <Link
            key={number}
            href={yourPostsPath({ ...query, page: number })}
            aria-label={t("page", { page: number + 1 })}
            aria-current={number === page ? "page" : undefined}
            className={cn(look, number === page ? "border-press bg-press-wash" : "hover:border-ink-soft")}
          >
            {number + 1}
          </Link>
        ),
      )}
      {step(page + 1, t("next"))}
    </nav>
  );
}
