"use client";

import { ExternalLink } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useErrorWords } from "@/components/layout/use-error-words";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { handOver } from "@/lib/posts/hand-over";
import type { Post, PostPlatform } from "@/lib/posts/types";
import { DeliveryBadge, StatusBadge } from "./post-badges";
import { PostText } from "./post-text";

/** Everything that is known of a post: text, cost, where it went and what the platform said. */
export function PostDetails({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useTranslations("Posts");
  const format = useFormatter();
  const router = useRouter();
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: "long", timeStyle: "short" });

  const openInWorkspace = () => {
    handOver(post);
    router.push("/post-generator");
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={t("close")} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t("details")}</DialogTitle>
        </DialogHeader>
        {post.imageUrl && (
          // eslint-disable-next-line @next/next/no-img-element -- private, sized and encoded by us already
          <img src={post.imageUrl} alt="" className="aspect-video w-full rounded-md object-cover" />
        )}
        <p className="max-h-60 overflow-y-auto break-words whitespace-pre-wrap">
          <PostText text={post.content} />
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-t pt-4 text-sm tabular-nums">
          <dt className="text-ink-soft">{t("statusLabel")}</dt>
          <dd>
            <StatusBadge status={post.status} />
          </dd>
          <dt className="text-ink-soft">{t("createdLabel")}</dt>
          <dd>{time(post.createdAt)}</dd>
          {post.publishedAt && (
            <>
              <dt className="text-ink-soft">{t("publishedLabel")}</dt>
              <dd>{time(post.publishedAt)}</dd>
            </>
          )}
          <dt className="text-ink-soft">{t("costLabel")}</dt>
          <dd>{t("cost", { cost: post.cost })}</dd>
        </dl>
        {post.postPlatforms.map((delivery) => (
          <DeliveryFacts key={delivery.id} delivery={delivery} />
        ))}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t("close")}
          </Button>
          <Button onClick={openInWorkspace}>{t("openInWorkspace")}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** One delivery: its state, what the platform said, and the way to see it. */
function DeliveryFacts({ delivery }: { delivery: PostPlatform }) {
  const t = useTranslations("Posts");
  const words = useErrorWords();
  return (
    <div className="grid justify-items-start gap-2 rounded-md border bg-paper p-3 text-sm">
      <DeliveryBadge delivery={delivery} />
      {delivery.errorCode && <p>{words.ofCode(delivery.errorCode)}</p>}
      {delivery.errorMessage && (
        <p className="text-ink-soft">{t("facebookSays", { message: delivery.errorMessage })}</p>
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
