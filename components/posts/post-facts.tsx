import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Post } from "@/lib/posts/types";
import { StatusBadge } from "./post-badges";
import { useMoment } from "./use-moment";

/** Status, times and cost of a post. */
export function PostFacts({ post }: { post: Post }) {
  const t = useTranslations("Posts");
  const format = useFormatter();
  const moment = useMoment();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("statusLabel"), <StatusBadge key="status" status={post.status} />],
    [t("createdLabel"), format.dateTime(new Date(post.createdAt), { dateStyle: "long" })],
    ...(post.status === "SCHEDULED" && post.scheduledTime
      ? [
          [
            t(moment.isPast(post.scheduledTime) ? "wasDueLabel" : "scheduledLabel"),
            moment.exact(post.scheduledTime),
          ] as const,
        ]
      : []),
    ...(post.publishedAt ? [[t("publishedLabel"), moment.exact(post.publishedAt)] as const] : []),
    [t("costLabel"), t("cost", { cost: post.cost })],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 border-t pt-4 text-sm tabular-nums">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
