import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { IntegrationCard } from "@/components/connections/integration-card";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageHeader } from "@/components/layout/page-header";
import { PageSkeleton } from "@/components/layout/states/page-skeleton";
import { PageWithSkeleton, startReading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { NoticeList } from "@/components/notices/notice-list";
import { NextPosts } from "@/components/posts/list/next-posts";
import { PostsOverview } from "@/components/posts/list/posts-overview";
import { RecentPosts, RecentPostsSkeleton } from "@/components/posts/list/recent-posts";
import { Link } from "@/components/ui/link";
import { requireOwner } from "@/lib/auth/actor";
import { socialQuery } from "@/lib/connections/query-options";
import { getPostStats, listDashboardPosts } from "@/lib/posts/queries";
import { getDashboard } from "@/lib/posts/dashboard/get-dashboard";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Dashboard"))("title") };
}

export default async function DashboardPage() {
  const actor = await requireOwner();
  const data = startReading(
    Promise.all([getDashboard(actor), getPostStats(actor), listDashboardPosts(actor)]),
  );
  const t = await getTranslations("Dashboard");
  const skeleton = (
    <PageSkeleton title={t("welcome")} subtitle={t("subtitle")} cards={2} beside>
      <RecentPostsSkeleton />
    </PageSkeleton>
  );
  return (
    <Texts
      of={[
        "Billing.button",
        "Connections",
        "Dashboard.pause",
        "Dashboard.resume",
        "Notices",
        "Posts",
        "Workspace.confirm",
        "Workspace.schedule",
      ]}
    >
      <PageWithSkeleton ready={data} skeleton={skeleton}>
        <Overview data={data} />
      </PageWithSkeleton>
    </Texts>
  );
}

type Data = [
  Awaited<ReturnType<typeof getDashboard>>,
  Awaited<ReturnType<typeof getPostStats>>,
  Awaited<ReturnType<typeof listDashboardPosts>>,
];

async function Overview({ data }: { data: Promise<Data> }) {
  const [{ connections, notices, pause, creditAmount, lastWeek }, stats, { next, recent }] = await data;
  const t = await getTranslations("Dashboard");
  // One primary button per view: problems first, then connecting a page, then the first post.
  const calm = notices.length === 0;
  const connected = connections.FACEBOOK !== undefined;
  return (
    <>
      <PageHeader
        title={t("welcome")}
        subtitle={t("subtitle")}
        actions={
          <Link href="/subscription" className="text-link text-sm tabular-nums">
            {t("credits", { amount: creditAmount })}
          </Link>
        }
      />
      <div className="grid gap-6 md:gap-8">
        <NoticeList notices={notices} />
        <NextPosts posts={next} pause={pause} lastWeek={lastWeek} />
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          <HydrateQueries data={[[socialQuery.queryKey, connections]]}>
            <IntegrationCard primary={calm} />
          </HydrateQueries>
          <PostsOverview stats={stats} />
        </div>
        <RecentPosts posts={recent} primary={calm && connected} />
      </div>
    </>
  );
}
