import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { IntegrationCard } from "@/components/connections/integration-card";
import { Hydrate } from "@/components/layout/hydrate";
import { PageHeader } from "@/components/layout/page-header";
import { Texts } from "@/components/layout/texts";
import { NoticeList } from "@/components/notices/notice-list";
import { PostsOverview } from "@/components/posts/posts-overview";
import { RecentPosts, RecentPostsSkeleton } from "@/components/posts/recent-posts";
import { PauseSwitch } from "@/components/publishing/pause-switch";
import { Link } from "@/components/ui/link";
import { type Actor, requireOwner } from "@/lib/auth";
import { socialQuery } from "@/lib/connections/query-options";
import { getPostStats, listRecentPosts } from "@/lib/posts/queries";
import { getDashboard } from "@/lib/publishing/get-dashboard";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Dashboard"))("title") };
}

export default async function DashboardPage() {
  const actor = await requireOwner();
  const [{ connections, notices, pause, creditAmount }, stats, t] = await Promise.all([
    getDashboard(actor),
    getPostStats(actor),
    getTranslations("Dashboard"),
  ]);
  // One primary button to a view: what is wrong first, then the page, then the first post.
  const calm = notices.length === 0;
  const connected = connections.FACEBOOK !== undefined;
  return (
    <Texts
      of={[
        "Connections",
        "Dashboard.pause",
        "Dashboard.resume",
        "Notices",
        "Posts",
        "Workspace.confirm",
        "Workspace.schedule",
      ]}
    >
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
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          <Hydrate data={[[socialQuery.queryKey, connections]]}>
            <IntegrationCard lead={calm} />
          </Hydrate>
          <PostsOverview stats={stats} />
        </div>
        <PauseSwitch pause={pause} />
        <Suspense fallback={<RecentPostsSkeleton />}>
          <Recent actor={actor} lead={calm && connected} />
        </Suspense>
      </div>
    </Texts>
  );
}

async function Recent({ actor, lead }: { actor: Actor; lead: boolean }) {
  const { postList } = await listRecentPosts(actor);
  return <RecentPosts posts={postList} lead={lead} />;
}
