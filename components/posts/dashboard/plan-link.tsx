"use client";

import type { ComponentProps } from "react";
import { saveReturnPage } from "@/components/layout/return-page";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";

/** Leads to the plans, and after the checkout to a new post. */
export function PlanLink(props: Omit<ComponentProps<typeof Link>, "href" | "onClick">) {
  return (
    <Link {...props} href="/subscription" onClick={() => saveReturnPage("checkout", "", newPostPath())} />
  );
}
