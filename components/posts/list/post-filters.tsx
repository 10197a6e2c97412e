import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { yourPostsPath } from "@/lib/posts/rules";
import type { YourPosts } from "@/lib/posts/schema";
import type { PostStatus } from "@/lib/posts/types";
import { cn } from "@/lib/utils";

const ORDER = [undefined, "PUBLISHED", "SCHEDULED", "GENERATED"] as const satisfies (
  PostStatus | undefined
)[];

/** The list's filters; each is a URL and starts at the first page. */
export function PostFilters({ status, q }: Pick<YourPosts, "status" | "q">) {
  const t = useTranslations("Posts.list");
  return (
    <nav
      aria-label={t("filters")}
      className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
    >
      {ORDER.map((value) => (
        <Link
          key={value ?? "ALL"}
          href={yourPostsPath({ status: value, q, page: 0 })}
          aria-current={value === status ? "true" : undefined}
          className={cn(
            "inline-flex h-control items-center justify-center rounded-md border border-rule bg-sheet px-3.5 text-[0.9375rem] font-medium text-ink-soft hover:text-ink",
            value === status && "border-press bg-press-wash text-ink",
          )}
        >
          {t(value ?? "ALL")}
        </Link>
      ))}
    </nav>
  );
}
