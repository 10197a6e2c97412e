import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { PostNotice } from "@/lib/posts/needs/post-notices";

/** What one notice says, in a line of its card. In a row of choices it stands in a button. */
export function NoticeLine({ kind, children }: { kind: PostNotice["kind"]; children: ReactNode }) {
  return (
    <span data-notice={kind} className="flex gap-1.5 text-[0.8125rem] leading-[1.125rem]">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-warn" />
      <span className="min-w-0 break-words">{children}</span>
    </span>
  );
}
