import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { Texts } from "@/components/layout/texts";
import { PostFilters } from "@/components/posts/list/post-filters";
import { PostList, PostListSkeleton } from "@/components/posts/list/post-list";
import { PostSearch } from "@/components/posts/list/post-search";
import { type Actor, requireOwner } from "@/lib/auth/actor";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { listYourPosts } from "@/lib/posts/needs/list-your-posts";
import { yourPostsPath } from "@/lib/posts/rules";
import { type YourPosts, postListSchema, yourPostsSchema } from "@/lib/posts/schema";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Posts.list"))("title") };
}

export default async function YourPostsPage({ searchParams }: PageProps<"/your-posts">) {
  const actor = await requireOwner();
  const query = yourPostsSchema.parse(await searchParams);
  const t = await getTranslations("Posts.list");
  return (
    <Texts
      of={[
        "Connections",
        "Media",
        "Notices",
        "Posts",
        "Workspace.confirm",
        "Workspace.imageAlt",
        "Workspace.morePhotos",
        "Workspace.saveFailed",
        "Workspace.schedule",
      ]}
    >
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PostFilters {...query} />
        <PostSearch key={query.status} {...query} />
      </div>
      {/* A new search keeps the old list until results arrive; a new filter or page starts over. */}
      <Suspense key={`${query.status} ${query.page}`} fallback={<PostListSkeleton />}>
        <Posts actor={actor} query={query} />
      </Suspense>
    </Texts>
  );
}

async function Posts({ actor, query }: { actor: Actor; query: YourPosts }) {
  const { status, q, page } = query;
  // What is scheduled is listed as it goes out, everything else with the newest first.
  const order = status === "SCHEDULED" ? { sortField: "scheduledTime", sortDir: "ASC" } : {};
  const list = await listYourPosts(
    actor,
    { ...postListSchema.parse(order), status, q, pageNo: page },
    browserTimeZone(await cookies()),
  );
  // If the only post of the last page was deleted, show the page before it.
  if (list.postList.length === 0 && list.numberOfPages > 0)
    redirect(yourPostsPath({ ...query, page: list.numberOfPages - 1 }));
  return <PostList list={list} query={query} />;
}
