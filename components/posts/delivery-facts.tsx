import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorWords } from "@/components/layout/use-error-words";
import { noticesQuery } from "@/lib/notices/query-options";
import type { PostPlatform } from "@/lib/posts/types";
import { DoubtActions } from "./doubt-actions";
import { HeldActions } from "./held-actions";
import { DeliveryBadge } from "./post-badges";

/** One delivery: its state, what the platform said, the way to see it, and what only its owner can answer. */
export function DeliveryFacts({ postId, delivery }: { postId: number; delivery: PostPlatform }) {
  const t = useTranslations("Posts");
  const words = useErrorWords();
  const { data } = useQuery({ ...noticesQuery, enabled: delivery.status === "UNKNOWN" });
  const doubt = data?.notices.find(
    ({ kind, deliveryId }) => kind === "IN_DOUBT" && deliveryId === delivery.id,
  );
  return (
    <div className="grid justify-items-start gap-2 rounded-md border bg-paper p-3 text-sm">
      <DeliveryBadge delivery={delivery} />
      {delivery.errorCode && <p>{words.ofCode(delivery.errorCode)}</p>}
      {delivery.errorMessage && (
        <p className="text-label font-normal break-words text-ink-soft">
          {t("facebookSays", { message: delivery.errorMessage })}
        </p>
      )}
      {delivery.permalink && (
        <a
          href={delivery.permalink}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex items-center gap-1"
        >
          {t("seePost")}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
      {delivery.held && (
        <>
          <p>{t("heldText")}</p>
          <HeldActions postId={postId} />
        </>
      )}
      {doubt && delivery.status === "UNKNOWN" && (
        <>
          <p>{t("doubtText")}</p>
          <DoubtActions postId={postId} deliveryId={delivery.id} link={doubt.link} />
        </>
      )}
    </div>
  );
}
