import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { IntegrationCard } from "@/components/connections/integration-card";
import { Hydrate } from "@/components/layout/hydrate";
import { PageHeader } from "@/components/layout/page-header";
import { PostsOverview } from "@/components/posts/posts-overview";
import { RecentPosts, RecentPostsSkeleton } from "@/components/posts/recent-posts";
import { type Actor, requireOwner } from "@/lib/auth";
import { getConnections } from "@/lib/connections/queries";
import { socialQuery } from "@/lib/connections/query-options";
import { getPostStats, listRecentPosts } from "@/lib/posts/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Dashboard"))("title") };
}

export default async function DashboardPage() {
  const actor = await requireOwner();
  const [connections, stats, t] = await Promise.all([
    getConnections(actor),
    getPostStats(actor),
    getTranslations("Dashboard"),
  ]);
  return (
    <>
      <PageHeader title={t("welcome")} subtitle={t("subtitle")} />
      <div className="grid gap-8">
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          <Hydrate data={[[socialQuery.queryKey, connections]]}>
            <IntegrationCard />
          </Hydrate>
          <PostsOverview stats={stats} />
        </div>
        <Suspense fallback={<RecentPostsSkeleton />}>
          <Recent actor={actor} />
        </Suspense>
      </div>
    </>
  );
}

async function Recent({ actor }: { actor: Actor }) {
  const { postList } = await listRecentPosts(actor);
  return <RecentPosts posts={postList} />;
}
