"use client";

import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { SEARCH_FIELD_ID } from "@/lib/posts/constants";

/** Links to `href`, the list without a search; the focus moves to the search field, since this button disappears. */
export function ClearSearch({ href }: { href: "/your-posts" | `/your-posts?${string}` }) {
  const t = useTranslations("Posts.list");
  return (
    <Link
      href={href}
      scroll={false}
      className={buttonVariants({ variant: "outline" })}
      onClick={() => document.getElementById(SEARCH_FIELD_ID)?.focus()}
    >
      {t("clearSearch")}
    </Link>
  );
}
