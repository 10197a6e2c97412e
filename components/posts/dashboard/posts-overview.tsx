import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { Card, CardTitle } from "@/components/ui/card";
import type { PostStats } from "@/lib/posts/types";

/** Created, published, the rate as a rounded percentage, and the latest post's date (today if there is none). */
export function PostsOverview({ stats }: { stats: PostStats }) {
  const t = useTranslations("Posts.overview");
  const format = useFormatter();
  const latest = stats.latestPostDate ? new Date(stats.latestPostDate) : new Date();
  const figures = [
    [t("created"), format.number(stats.postCount)],
    [t("published"), format.number(stats.postsPublished)],
    [
      t("rate"),
      format.number(stats.publishRate, { style: "percent", maximumFractionDigits: 0 }),
      t("rateText"),
    ],
    [t("latest"), format.dateTime(latest, { dateStyle: "long" })],
  ] as const;
  return (
    <Card>
      <CardTitle className="mb-4">{t("title")}</CardTitle>
      <dl className="grid grid-cols-[2fr_3fr] gap-x-4 gap-y-4 tabular-nums sm:grid-cols-2">
        {figures.map(([label, value, text], index) => (
          <div key={label} className="flex flex-col">
            <dt className="order-1 text-sm text-ink-soft">{label}</dt>
            <dd className={index < 3 ? "text-xl font-semibold" : "text-base/7 font-semibold"}>{value}</dd>
            {text && <dd className="order-2 text-label font-normal text-ink-soft">{text}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
