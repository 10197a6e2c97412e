import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/layout/states/empty-state";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import { yourPostsPath } from "@/lib/posts/rules";
import type { YourPosts } from "@/lib/posts/schema";
import { ClearSearch } from "./clear-search";

/** Explains why the list is empty, quoting the search, and offers the one step that helps. */
export function NoPosts({ status, q }: Pick<YourPosts, "status" | "q">) {
  const t = useTranslations("Posts");
  const look = {
    className: "justify-center sm:h-[600px] rounded-lg border bg-sheet",
  } as const;
  if (q)
    return (
      <EmptyState
        {...look}
        text={t("list.emptySearch", { q, status: status ?? "ALL" })}
        action={<ClearSearch href={yourPostsPath({ status, q: "", page: 0 })} />}
      />
    );
  if (status)
    return (
      <EmptyState
        {...look}
        text={t("list.emptyFiltered", { status })}
        action={
          <Link href="/your-posts" className={buttonVariants({ variant: "outline" })}>
            {t("list.showAll")}
          </Link>
        }
      />
    );
  return (
    <EmptyState
      {...look}
      text={t("recent.empty")}
      action={
        <Link href={newPostPath()} className={buttonVariants()}>
          {t("recent.write")}
        </Link>
      }
    />
  );
}
