import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorWords } from "@/components/layout/use-error-words";
import type { PostPlatform } from "@/lib/posts/types";
import { DeliveryBadge } from "./post-badges";

/** One delivery: its state, what the platform said, and the way to see it. */
export function DeliveryFacts({ delivery }: { delivery: PostPlatform }) {
  const t = useTranslations("Posts");
  const words = useErrorWords();
  return (
    <div className="grid justify-items-start gap-2 rounded-md border bg-paper p-3 text-sm">
      <DeliveryBadge delivery={delivery} />
      {delivery.errorCode && <p>{words.ofCode(delivery.errorCode)}</p>}
      {delivery.errorMessage && (
        <p className="break-words text-ink-soft">{t("facebookSays", { message: delivery.errorMessage })}</p>
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
    </div>
  );
}
