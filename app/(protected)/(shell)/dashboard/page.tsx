import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { IntegrationCard } from "@/components/connections/integration-card";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageHeader } from "@/components/layout/page-header";
import { PageSkeleton } from "@/components/layout/states/page-skeleton";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { NoticeList } from "@/components/notices/notice-list";
import { DemoOffer } from "@/components/posts/demo/demo-offer";
import { DashboardParts } from "@/components/posts/dashboard/dashboard-parts";
import { FirstSteps } from "@/components/posts/dashboard/first-steps";
import { NeedItems } from "@/components/posts/needs/need-items";
import { LastWeek, NextPosts, NextPostsSkeleton } from "@/components/posts/dashboard/next-posts";
import { TodayBar } from "@/components/posts/today/today-bar";
import { PostsOverview } from "@/components/posts/dashboard/posts-overview";
import { AskedRow } from "@/components/posts/outcomes/asked-row";
import { RecentPosts, RecentPostsSkeleton } from "@/components/posts/dashboard/recent-posts";
import { PauseSwitch } from "@/components/posts/scheduling/pause-switch";
import { Link } from "@/components/ui/link";
import { requireOwner } from "@/lib/auth/actor";
import { socialQuery } from "@/lib/connections/query-options";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { campaignPath } from "@/lib/posts/planning/planning-path";
import { needsOf } from "@/lib/posts/needs/rules";
import { noticesOfPosts } from "@/lib/posts/needs/stored-notices";
import { postsToCheck } from "@/lib/posts/dashboard/posts-to-check";
import { getPostStats, listDashboardPosts } from "@/lib/posts/queries";
import { getDashboard } from "@/lib/posts/dashboard/get-dashboard";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Dashboard"))("title") };
}

export default async function DashboardPage() {
  const actor = await requireOwner();
  const data = startLoading(
    Promise.all([
      getDashboard(actor, browserTimeZone(await cookies())),
      getPostStats(actor),
      listDashboardPosts(actor),
    ]),
  );
  const t = await getTranslations("Dashboard");
  const skeleton = (
    <PageSkeleton
      title={t("welcome")}
      subtitle={t("subtitle")}
      first={<NextPostsSkeleton />}
      cards={2}
      beside
    >
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
        "Facts.errors",
        "Facts.failed",
        "Facts.leaning",
        "Facts.from",
        "Facts.kinds",
        "Facts.named",
        "Facts.over",
        "Facts.removed",
        "Facts.undo",
        "Facts.until",
        "Facts.untilTime",
        "Media",
        "Notices",
        "Outcome",
        "Posts",
        "Today",
        "Workspace.confirm",
        "Workspace.imageAlt",
        "Workspace.morePhotos",
        "Workspace.saveFailed",
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
  const [dashboard, stats, { next, recent }] = await data;
  const { connections, notices, pause, creditAmount, hasPlan, lastWeek, unread } = dashboard;
  const t = await getTranslations("Dashboard");
  const [photos, campaigns] = [await getTranslations("Photos"), await getTranslations("Campaigns")];
  const isNew = stats.postCount === 0;
  const needs = isNew ? [] : dashboard.needs;
  // One primary button per view: the first notice's, else the first of what else there is to do.
  const calm = notices.length === 0;
  const { timeZone } = dashboard.today;
  // Of a card, whatever a notice says beside it.
  const lacking = isNew ? [] : needsOf(dashboard);
  const toCheck = postsToCheck(next, notices, timeZone);
  const connected = connections.FACEBOOK !== undefined;
  return (
    <>
      <PageHeader
        title={t("welcome")}
        subtitle={t("subtitle")}
        actions={
          <>
            <Link href="/photos" className="text-link text-sm">
              {photos("title")}
            </Link>
            <Link href={campaignPath()} className="text-link text-sm">
              {campaigns("title")}
            </Link>
            {stats.postsPublished > 0 && (
              <Link href="/what-worked" className="text-link text-sm">
                {t("worked")}
              </Link>
            )}
            <Link href="/subscription" className="text-link text-sm tabular-nums">
              {t("credits", { amount: creditAmount })}
            </Link>
          </>
        }
      />
      <DashboardParts calm={calm && toCheck.length === 0 && needs.length === 0 && !isNew} />
      {/* A new owner has nothing yet that a day could change. */}
      {!isNew && <TodayBar today={dashboard.today} />}
      <div className="grid gap-6 md:gap-8">
        {isNew && (
          <Texts of={["Demo.offer"]}>
            <DemoOffer />
          </Texts>
        )}
        {isNew && <FirstSteps connected={connected} hasPlan={hasPlan} primary={calm} />}
        <NoticeList
          notices={notices}
          toCheck={toCheck}
          timeZone={timeZone}
          needs={lacking}
          calm={!isNew && needs.length === 0}
        >
          {needs.length > 0 && <NeedItems needs={needs} unread={unread} primary={calm} />}
        </NoticeList>
        <div className="grid gap-6 md:gap-8 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr]">
          <NextPosts posts={next} needs={lacking} />
          <div className="grid content-start gap-4 md:grid-cols-2 md:gap-6 xl:row-span-2 xl:grid-cols-1">
            <HydrateQueries data={[[socialQuery.queryKey, connections]]}>
              <div id="integration" className="grid">
                <IntegrationCard />
              </div>
            </HydrateQueries>
            <div id="overview" className="grid">
              <PostsOverview stats={stats} />
            </div>
            <div className="grid gap-4 md:col-span-full">
              {dashboard.asked && <AskedRow key={dashboard.asked.id} post={dashboard.asked} />}
              <PauseSwitch pause={pause} />
              <LastWeek {...lastWeek} />
            </div>
          </div>
          <RecentPosts
            posts={recent}
            notices={noticesOfPosts(recent, { timeZone, needs: lacking })}
            timeZone={timeZone}
          />
        </div>
      </div>
    </>
  );
}
