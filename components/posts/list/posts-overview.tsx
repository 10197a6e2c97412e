import { useFormatter, useTranslations } from "next-intl";
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
    [t("rate"), format.number(stats.publishRate, { style: "percent", maximumFractionDigits: 0 })],
    [t("latest"), format.dateTime(latest, { dateStyle: "long" })],
  ] as const;
  return (
    <Card>
      <CardTitle className="mb-4">{t("title")}</CardTitle>
      <dl className="grid grid-cols-[2fr_3fr] gap-x-4 gap-y-5 tabular-nums sm:grid-cols-2">
        {figures.map(([label, value], index) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd
              className={
                index < 3 ? "text-3xl font-semibold" : "mt-auto pb-1 text-base font-semibold sm:text-lg"
              }
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
