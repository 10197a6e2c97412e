import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useFormatter } from "@/components/layout/use-formatter";
import { FirstPostHint } from "@/components/posts/publishing/first-post-hint";
import { DeliveryBadge } from "@/components/posts/post/post-badges";
import { useTimeText } from "@/components/posts/wording/use-time-text";
import { Link } from "@/components/ui/link";
import { campaignPath } from "@/lib/posts/planning/planning-path";
import { editStageOf } from "@/lib/posts/rules";
import type { Post, PostPlatform } from "@/lib/posts/types";

/** What a post cost, and each of its deliveries with its messages. */
export function PostDeliveries({ post }: { post: Post }) {
  const t = useTranslations("Posts");
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1.5 text-sm">
      {post.postPlatforms.map((delivery) => (
        <DeliveryFact key={delivery.id} post={post} delivery={delivery} />
      ))}
      <p className="text-ink-soft tabular-nums">
        <span>{t("costLabel")}</span> <span>{t("cost", { cost: post.cost })}</span>
      </p>
    </div>
  );
}

/** A post's campaign and its dates. */
export function PostFacts({ post }: { post: Post }) {
  const t = useTranslations("Posts");
  const format = useFormatter();
  const moment = useTimeText();
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(post.campaign ? [[t("campaign"), <CampaignLink key="campaign" {...post.campaign} />] as const] : []),
    ...(post.publishedAt ? [[t("publishedLabel"), moment.exact(post.publishedAt)] as const] : []),
    [t("createdLabel"), format.dateTime(new Date(post.createdAt), { dateStyle: "long" })],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 border-t pt-5 text-sm tabular-nums">
      {facts.map(([label, value], index) => (
        <div key={index} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CampaignLink({ id, name }: NonNullable<Post["campaign"]>) {
  return (
    <Link href={campaignPath(id)} className="text-link break-words">
      {name}
    </Link>
  );
}

/** A delivery's status, what it means, and the platform's own words; our reason unless the post's own line gives it. */
function DeliveryFact({ post, delivery }: { post: Post; delivery: PostPlatform }) {
  const t = useTranslations("Posts");
  const errorText = useErrorMessage();
  const given = delivery.status === "FAILED" && editStageOf(post) === "draft";
  return (
    <div className="grid justify-items-start gap-1.5">
      <DeliveryBadge delivery={delivery} />
      {delivery.status === "SUCCESS" && <p className="text-ink-soft">{t("deliveredText")}</p>}
      {delivery.status === "SUCCESS" && <FirstPostHint postId={post.id} />}
      {delivery.errorCode && !given && <p>{errorText.ofCode(delivery.errorCode)}</p>}
      {delivery.errorMessage && (
        <p className="text-label font-normal wrap-anywhere text-ink-soft">
          {t("facebookSays", { message: delivery.errorMessage })}
        </p>
      )}
    </div>
  );
}
