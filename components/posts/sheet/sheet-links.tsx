import { useQuery } from "@tanstack/react-query";
import { Link2Off } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWrite } from "@/components/layout/forms/use-write";
import { LinkFindings } from "@/components/posts/links/link-findings";
import { usePostActions } from "@/components/posts/use-post-actions";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/http/api-client";
import { checkedLinksQuery } from "@/lib/posts/links/query-options";
import type { CheckedLink, LinkFinding } from "@/lib/posts/links/types";
import type { Post } from "@/lib/posts/types";

const isFound = (link: CheckedLink): link is CheckedLink & { finding: LinkFinding } => link.finding !== null;

/** What was found behind the links of a scheduled post, and whether its owner leaves them so. Load it lazily. */
export function SheetLinks({ post }: { post: Post }) {
  const t = useTranslations("Posts.links");
  const { refresh } = usePostActions(post.id);
  const { data } = useQuery(checkedLinksQuery(post));
  const leaving = useWrite({
    send: () => api(`/api/post/${post.id}/links/leave`, { method: "POST" }),
    failed: { title: t("leaveFailed") },
    onSuccess: refresh,
  });
  const found = data?.links.filter(isFound) ?? [];
  if (found.length === 0) return null;
  const wrong = found.filter(({ state }) => state !== "UNREAD");
  return (
    <div
      data-to-check
      role="status"
      className="flex gap-2.5 rounded-md border border-warn/40 bg-paper p-3 text-sm"
    >
      <Link2Off aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="grid min-w-0 gap-2">
        <LinkFindings links={found} />
        {wrong.length > 0 &&
          (wrong.every(({ left }) => left) ? (
            <p className="text-ink-soft">{t("left")}</p>
          ) : (
            <Button
              size="sm"
              variant="outline"
              className="justify-self-start"
              busy={leaving.busy}
              onClick={() => void leaving.run()}
            >
              {t("leave")}
            </Button>
          ))}
      </div>
    </div>
  );
}
