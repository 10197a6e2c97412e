import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { UnknownDeliveryActions } from "@/components/posts/publishing/unknown-delivery-actions";
import { HeldActions } from "@/components/posts/scheduling/held-actions";
import { Button } from "@/components/ui/button";
import { noticesQuery } from "@/lib/notices/query-options";
import type { Post } from "@/lib/posts/types";

/** Leads to the text of the sheet. */
function ChangeText() {
  const t = useTranslations("Posts.notices");
  const edit = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const field = currentTarget.closest("[role=dialog]")?.querySelector("textarea");
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  };
  return (
    <Button size="sm" variant="outline" onClick={edit}>
      {t("change")}
    </Button>
  );
}

/**
 * The questions that only the owner can answer: what to do with a held post, and whether a post in doubt is on the
 * page.
 */
export function DeliveryQuestion({ post }: { post: Post }) {
  const t = useTranslations("Posts");
  const unknown = post.postPlatforms.find(({ status }) => status === "UNKNOWN");
  const { data } = useQuery({ ...noticesQuery, enabled: unknown !== undefined });
  const doubt = data?.notices.find(
    ({ kind, deliveryId }) => kind === "IN_DOUBT" && deliveryId === unknown?.id,
  );
  const now = useNow().toISOString();
  const { scheduledTime } = post;
  const held = post.postPlatforms.find((delivery) => delivery.held);
  if (held) {
    const at = scheduledTime !== null && now < scheduledTime ? scheduledTime : null;
    return (
      <HeldActions
        postId={post.id}
        revision={post.revision}
        heldFor={held.heldFor}
        at={at}
        change={<ChangeText />}
      />
    );
  }
  if (!unknown || !doubt) return null;
  return (
    <>
      <p className="text-sm">{t("doubtText")}</p>
      <UnknownDeliveryActions postId={post.id} deliveryId={unknown.id} link={doubt.link} />
    </>
  );
}
